"""Where games are found, and what becomes of one that is broken."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from ludotheque.games import games
from tests.playing import refusal
from tests.table.house import Server
from tests.test_adding_a_game import PIG, ROOT, ludotheque

HOUSE = ["bretagne", "lin1680", "loire", "siecle_dor", "tapestry"]


def python(code: str, **environment: str) -> str:
    """What a fresh interpreter says."""
    return subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, check=True
    ).stdout.strip()


def bare(folder: Path, id: str = "bare") -> Path:
    """A game with rules only: Pig without words, pages, drawing and tests."""
    made = folder / id
    made.mkdir(parents=True)
    for name in ("__init__.py", "rules.py", "outlook.py", "edition.toml"):
        (made / name).write_text((PIG / name).read_text("utf-8").replace('"pig"', f'"{id}"'), "utf-8")
    return made


def test_one_game_is_imported_without_the_others() -> None:
    code = "import sys; from ludotheque import games; games['loire'].new(2, 1); print(*sys.modules)"
    imported = [name.split(".")[2] for name in python(code).split() if name.startswith("ludotheque.games.")]
    assert {name.removesuffix("__mypyc") for name in imported} == {"loire"}


def test_examples_stand_on_no_shelf_unless_they_are_asked_for() -> None:
    assert python("import ludotheque; print(*ludotheque.games)", LUDOTHEQUE_GAMES="").split() == HOUSE
    assert {"pig", "dudo"} <= set(games)


def test_a_folder_that_holds_no_games_is_answered_with_what_is_wrong(tmp_path: Path) -> None:
    assert "There is no folder" in str(refusal(lambda: games.look_in(tmp_path / "nowhere")))
    assert "holds no game" in str(refusal(lambda: games.look_in(tmp_path)))
    assert str(PIG.parent) in str(refusal(lambda: games.look_in(PIG)))


def test_a_second_game_of_the_same_name_is_not_used(tmp_path: Path) -> None:
    bare(tmp_path, "loire")
    said = python("import ludotheque; print(ludotheque.games['loire'].folder)", LUDOTHEQUE_GAMES=str(tmp_path))
    assert Path(said) == ROOT / "src" / "ludotheque" / "games" / "loire"


def test_a_package_may_bring_a_game(tmp_path: Path) -> None:
    bare(tmp_path / "somebodys_games", "bare")
    (tmp_path / "somebodys_games" / "__init__.py").touch()
    about = tmp_path / "somebodys_games-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-games\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[ludotheque.games]\nbare = somebodys_games.bare\n")
    path = os.pathsep.join([str(tmp_path), str(ROOT / "src")])
    code = "import ludotheque; game = ludotheque.games['bare']; print(game.home, len(game.steps), game.new(2, 1).seat)"
    assert python(code, PYTHONPATH=path, LUDOTHEQUE_GAMES="") == "somebodys_games.bare 4 0"


def test_a_game_with_rules_only_keeps_the_contract_but_for_what_it_does_not_bring(tmp_path: Path) -> None:
    bare(tmp_path)
    checked = ludotheque("check bare --matches 6", tmp_path)
    assert checked.returncode == 1 and "Traceback" not in checked.stdout + checked.stderr
    assert checked.stdout.count("holds") == 8
    assert "there is no recorded match" in checked.stdout
    assert "rules.en.md is missing" in checked.stdout and "verb-roll has no words in en" in checked.stdout


def test_a_game_with_rules_only_is_played_in_the_terminal(tmp_path: Path) -> None:
    bare(tmp_path)
    played = ludotheque("play bare --agents human,easy --seed 1", tmp_path, typed="roll\n" * 200)
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("Pig") and "Azure wins." in played.stdout
    assert re.search(r"Azure: held, \d+\. P-1\.2", played.stdout)


def test_a_game_for_two_says_so_once(tmp_path: Path) -> None:
    made = bare(tmp_path / "games")
    for name, many, two in (("__init__.py", "most=4", "most=2"), ("edition.toml", "[2, 4]", "[2, 2]")):
        (made / name).write_text((made / name).read_text("utf-8").replace(many, two), "utf-8")
    server = Server(tmp_path, games=tmp_path / "games")
    try:
        home, new, components = (server.http.get(page).text for page in ("/", "/new/bare", "/components/bare"))
    finally:
        server.stop()
    assert "</span>2</li>" in home and 'summary">2 · 5 min' in new and "<td>2</td>" in components


def mistaken(folder: Path, *mistakes: tuple[str, str, str]) -> str:
    """What the contract says of Pig after these changes: a file, what is written there, and what instead."""
    shutil.copytree(PIG, folder / "pig")
    for name, right, wrong in mistakes:
        file = folder / "pig" / name
        text = file.read_text("utf-8")
        assert right in text
        file.write_text(text.replace(right, wrong), "utf-8")
    checked = ludotheque("check pig --matches 3", folder)
    assert checked.returncode == 1 and "Traceback" not in checked.stdout + checked.stderr
    return checked.stdout


def test_a_text_that_is_dropped_or_names_what_nothing_gives_is_told(tmp_path: Path) -> None:
    said = mistaken(
        tmp_path,
        ("words/game.en.ftl", "points-all = Held", "points-all ="),
        ("words/game.en.ftl", "holds { $count }", "holds { $pot }"),
        ("words/game.fr.ftl", "lancez ou gardez", "lancez ou gardez, { $seat }"),
    )
    assert "game.en.ftl, line 17: “points-all =” is not valid Fluent" in said
    assert "news-held in game.en.ftl names $pot, which nothing gives" in said
    assert "question-Turn in game.fr.ftl names $seat, which nothing gives" in said
    assert said.count("9: ") == 3


def test_news_that_are_told_otherwise_than_they_are_named_are_told_in_a_sentence(tmp_path: Path) -> None:
    said = mistaken(tmp_path, ("rules.py", '"held": ("seat", "count")', '"held": ("seat",)'),
                    ("words/game.en.ftl", "holds { $count }", "holds"),
                    ("words/game.fr.ftl", "garde { $count }", "garde"))  # fmt: skip
    assert "held is told with 2 numbers, EVENTS names 1" in said
    said = mistaken(tmp_path / "other", ("rules.py", '"lost": ("seat",), ', ""))
    assert "lost is told, but EVENTS does not name it" in said


def test_a_drawing_that_fails_is_told_by_the_table_once(tmp_path: Path) -> None:
    said = mistaken(tmp_path, ("scene.py", "view.pot", "view.purse"))
    told = [line for line in said.splitlines() if line.startswith("10: ")]
    assert len(told) == 2 and "does not stand on the shelf" in told[0] and "'purse'" in told[1]


def test_a_failure_in_the_rules_is_told_with_its_place(tmp_path: Path) -> None:
    rules = bare(tmp_path) / "rules.py"
    rules.write_text(rules.read_text("utf-8").replace("state.pot += state.face", "state.pot += state.purse"), "utf-8")
    checked = ludotheque("check bare --matches 3", tmp_path)
    assert checked.returncode == 1
    assert "AttributeError" in checked.stdout and "rules.py:" in checked.stdout


def broken_house(folder: Path) -> Path:
    """One game with rules only, and four that are broken, each in another way."""
    bare(folder)
    (bare(folder, "torn") / "__init__.py").write_text("import no_such_module\n")
    (bare(folder, "nameless") / "__init__.py").write_text("PIG = None\n")
    edition = bare(folder, "numberless") / "edition.toml"
    edition.write_text(edition.read_text("utf-8").replace("[numbers.target]", "[numbers.aim]"), "utf-8")
    undrawn = bare(folder, "undrawn")
    shutil.copy(PIG / "board.svg.jinja", undrawn)
    (undrawn / "scene.py").write_text("from ludotheque.drawing import no_such_thing\n")
    return folder


def test_broken_games_take_no_other_with_them(tmp_path: Path) -> None:
    server = Server(tmp_path, games=broken_house(tmp_path / "my-games"))
    try:
        home = server.http.get("/")
        assert home.status_code == 200 and home.text.count('class="plate-card"') == len(HOUSE) + 1
        assert {game["id"] for game in server.http.get("/api/games").json()} == {*HOUSE, "bare"}
        for broken in ("torn", "nameless", "numberless", "undrawn"):
            answer = server.http.get(f"/new/{broken}")
            assert answer.status_code in (422, 503) and "Internal" not in answer.text, broken
        for page in ("/new/bare", "/rules/bare", "/components/bare", "/pictures/bare/tall.svg"):
            assert server.http.get(page).status_code == 200
        frame = server.host({"kind": "here", "name": "Ada"}, {"kind": "computer", "level": "easy"}, game="bare").look()
        assert (frame["question"], [option["label"] for option in frame["options"]]) == ("turn.", ["Roll"])
        assert 'data-verb="roll"' in "".join(frame["picture"]["things"])
    finally:
        server.stop()


def test_the_command_that_lists_games_says_which_are_broken_and_why(tmp_path: Path) -> None:
    listed = ludotheque("games", broken_house(tmp_path))
    assert listed.returncode == 1
    assert all(id in listed.stdout for id in [*HOUSE, "bare"])
    assert "“torn” cannot be played: ModuleNotFoundError" in listed.stderr
    assert "does not say GAME = Game(...)" in listed.stderr


def test_what_is_broken_is_told_once_in_the_log(tmp_path: Path) -> None:
    code = (
        "from ludotheque.table.shelf.descriptions import standing; print(*(g.id for g in [standing(), standing()][1]))"
    )
    folder = broken_house(tmp_path)
    said = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "LUDOTHEQUE_GAMES": str(folder)},
        capture_output=True,
        text=True,
    )
    assert said.stdout.split() == sorted([*HOUSE, "bare"])
    told = said.stderr.strip().splitlines()
    assert len(told) == 4 and all("is left off the shelf" in line for line in told)


def test_a_server_may_be_told_of_a_folder_of_games_when_it_is_made(tmp_path: Path) -> None:
    bare(tmp_path / "my-games")
    code = (
        "from pathlib import Path; from ludotheque.table.app import create_app;"
        "from ludotheque.table.settings import Settings;"
        f"create_app(Settings('sqlite:///{tmp_path}/t.sqlite3', games=(Path('{tmp_path}/my-games'),)));"
        "from ludotheque import games; print(*games)"
    )
    assert "bare" in python(code, LUDOTHEQUE_GAMES="").split()
