"""The page docs/adding-a-game.md builds a game; here it is built from the page, held to the contract, and served."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque import drawing, games
from ludotheque.agents import make
from ludotheque.core.playout import settle
from ludotheque.core.rng import Rng
from tests.table.house import Server, asked_among

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
PIG = ROOT / "examples" / "pig"
BLOCKS = dict(re.findall(r"### `([^`]+)`\n\n```\w+\n(.*?)```", PAGE, re.DOTALL))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of somebody's own, with the game of the page in it, and a match that was played and kept."""
    made = tmp_path_factory.mktemp("my-games")
    for name, text in BLOCKS.items():
        file = made / "pig" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    line = re.search(r"ludotheque --games my-games (simulate pig .*)", PAGE)
    assert line, "the page tells how to keep a match"
    kept = ludotheque(line[1].replace("my-games", str(made)), made)
    assert kept.returncode == 0, kept.stderr
    shutil.copy(PIG / "lessons" / "evening.match", made / "pig" / "lessons")
    return made


def ludotheque(line: str, folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command, as somebody would write it who has this folder of games and no other."""
    environment = {**os.environ, "LUDOTHEQUE_GAMES": "", "COLUMNS": "200", "LC_ALL": "C"}
    command = [sys.executable, "-m", "ludotheque", "--games", str(folder), *line.split()]
    return subprocess.run(command, env=environment, capture_output=True, text=True, input=typed)


def test_the_page_and_the_example_are_the_same() -> None:
    files = {
        str(file.relative_to(PIG)): file for file in PIG.rglob("*") if file.is_file() and "__pycache__" not in str(file)
    }
    told = {name: file for name, file in files.items() if not name.endswith((".match", "tests/__init__.py"))}
    assert set(BLOCKS) == set(told)
    assert [name for name, file in told.items() if file.read_text("utf-8") != BLOCKS[name]] == []


def test_the_game_of_the_page_keeps_all_eleven_points_of_the_contract(folder: Path) -> None:
    checked = ludotheque("check pig --matches 12", folder)
    assert checked.returncode == 0, checked.stdout
    assert checked.stdout.count("holds") == 12, "each point, and the contract"


def test_every_clause_of_the_page_has_code_and_a_test(folder: Path) -> None:
    listed = ludotheque("rules pig", folder)
    assert listed.returncode == 0 and "test_rules.py" in listed.stdout


def test_the_game_of_the_page_is_served(folder: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, games=folder)
    try:
        home = server.http.get("/", headers={"Accept-Language": "fr"}).text
        assert "Le cochon" in home and "Dudo" not in home
        new = server.set_up({"kind": "link", "name": "Ada"}, {"kind": "link", "name": "Yann"}, game="pig")
        ada, yann = server.seated(new)
        for _ in range(6):
            assert asked_among(ada, yann).answer("roll").status_code == 200
        assert "rolls" in str(ada.look()["news"])
    finally:
        server.stop()


def test_computer_players_play_the_game_of_the_page_to_its_end() -> None:
    agents = [make("search:50", 1), make("greedy", 2), make("easy", 3)]
    rng = Rng(4)
    pig = games["pig"]
    state = pig.position(pig.edition, 3, {})
    while not state.over:
        state.apply(agents[state.seat].choose(pig.eyes(state)))
        settle(state, rng)
    assert state.winners()


def test_the_page_names_every_macro_of_the_kit_and_all_that_a_scene_may_have() -> None:
    shared = Path(drawing.__file__).parent
    macros = re.findall(r"\{% macro (\w+)", (shared / "macros.svg.jinja").read_text("utf-8"))
    parts = re.findall(r'getattr\(module\(\w+(?:\.game)?\), "(\w+)"', (shared / "__init__.py").read_text("utf-8"))
    assert len(macros) > 20 and {"icon", "panes", "compare"} <= set(parts)
    assert [name for name in [*macros, *parts] if not re.search(rf"`{name}[`(]", PAGE)] == []


def test_the_page_gives_every_macro_the_arguments_that_it_has() -> None:
    kit = (Path(drawing.__file__).parent / "macros.svg.jinja").read_text("utf-8")
    told = set(re.findall(r"`(\w+)\(([^`]*)\)`", PAGE))
    macros = re.findall(r"\{% macro (\w+)\((.*?)\) %\}", kit)
    unlike = [name for name, args in macros if not any(name == one and args.startswith(its) for one, its in told)]
    assert len(macros) > 20 and unlike == []


def test_every_piece_of_python_on_the_page_can_be_read() -> None:
    pieces = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(pieces) > len([name for name in BLOCKS if name.endswith(".py")])
    for piece in pieces:
        compile(piece, "adding-a-game.md", "exec")
