"""Small things that people stumbled over at the command line."""

from __future__ import annotations

import copy
import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from ludotheque import games
from ludotheque.cli.terminal import Terminal, folded
from ludotheque.core.edition import MOST, Edition
from ludotheque.core.game import Game
from ludotheque.core.line import MOST_LINES
from ludotheque.core.playout import play_on
from ludotheque.core.refusal import Refusal
from ludotheque.core.rng import Rng
from ludotheque.core.text import Grid, grids
from ludotheque.core.trial import PLENTY, TIMES, strange, trial, wrong
from tests.cli.conftest import Run


def altered(file: Path, old: str, new: str) -> Path:
    text = (games["loire"].folder / "edition.toml").read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    return file


def numbers(id: str, **values: int) -> dict[str, object]:
    data = copy.deepcopy(games[id].edition.data)
    for name, value in values.items():
        data["numbers"][name]["value"] = value
    return data


def test_numbers_below_nothing_are_no_edition() -> None:
    with pytest.raises(Refusal, match=r"numbers.opening_hand.value\] is -3: less than nothing"):
        games["loire"].make_edition(numbers("loire", opening_hand=-3), "mine")
    own, other = {"row": [{"a": 1}, {"a": -1}]}, {"row": [{"a": -7, "b": -2}]}
    assert strange(own, other) == ["[row.b] is -2: less than nothing."]


@pytest.mark.parametrize("id", list(games))
def test_what_a_game_cannot_do_without_is_not_nothing(id: str, run: Run, tmp_path: Path) -> None:
    game = games[id]
    text = (game.folder / "edition.toml").read_text("utf-8")
    for name in game.needed:
        with pytest.raises(Refusal, match=rf"\[numbers.{name}\] is at least 1"):
            game.make_edition(numbers(id, **{name: 0}), "mine")
    if game.needed:
        file = tmp_path / "mine.toml"
        file.write_text(re.sub(rf"(\[numbers\.{game.needed[0]}\]\nvalue = )\d+", r"\g<1>0", text), "utf-8")
        code, _, complaint = run(f"edition check {file}")
        assert code == 1 and f"[numbers.{game.needed[0]}] is at least 1" in complaint


def places(data: object) -> Iterator[tuple[Any, Any]]:
    """Where a number stands: the table or list, and the key in it."""
    for key, value in list(
        data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else []
    ):
        if type(value) is int:
            yield data, key
        yield from places(value)


@pytest.mark.parametrize("id", list(games))
def test_no_single_number_of_an_edition_is_below_nothing_or_beyond_measure(id: str) -> None:
    game, data = games[id], copy.deepcopy(games[id].edition.data)
    tried = 0
    for table, key in list(places(data))[::5]:  # all of them take long
        was = table[key]
        for value, why in ((-1, "less than nothing|at least 1|from"), (MOST, "more than|from")):
            table[key] = value
            if not (value < 0 and has_below(game.edition.data, key)):
                with pytest.raises(Refusal, match=why):
                    game.make_edition(data, "mine")
                tried += 1
        table[key] = was
    assert tried > 1 and game.make_edition(data, "mine").digest == game.edition.digest


@pytest.mark.parametrize("id", list(games))
def test_what_is_accepted_with_nothing_or_plenty_of_something_is_played_to_its_end(id: str) -> None:
    game, data = games[id], copy.deepcopy(games[id].edition.data)
    found = list(places(data))
    accepted = 0
    for table, key in found[len(found) // 6 :: len(found) // 3]:  # all of them take long
        was = table[key]
        for value in (0, max(PLENTY, TIMES * was)):
            table[key] = value
            with suppress(Refusal):
                edition = game.make_edition(copy.deepcopy(data), "mine")
                if is_accepted(game, edition):
                    accepted += 1
                    for seats in (game.least, game.most):
                        state = game.position(edition, seats, game.agreed(seats, {}))
                        play_on(state, Rng(77), MOST_LINES)
                        assert state.over and state.winners()
        table[key] = was
    assert accepted


def is_accepted(game: Game, edition: Edition) -> bool:
    """By a match of the trial, which takes whatever the rules stumble over for a refusal."""
    try:
        return wrong(game, edition, game.least, 0) == ""
    except Exception:
        return False


def has_below(data: object, key: object) -> bool:
    """Whether -1 is something that the own edition says in such a place."""
    return any(table[name] < 0 for table, name in places(data) if name == key or type(name) is type(key) is int)


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("setup_houses", 9, "more than the 8 houses"),
        ("houses_to_win", 9, "more than the 8 houses"),
        ("pips", 500, "more than 120"),  # to lay out all walks of 500 steps would take for ever,
        ("pips", 120, "more than 12"),  # or of 120
    ],
)
def test_what_1680_cannot_be_played_with_is_said_at_once(name: str, value: int, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        games["lin1680"].make_edition(numbers("lin1680", **{name: value}), "mine")


def test_nobody_can_pay_with_more_cards_than_there_are() -> None:
    data: Any = numbers("lin1680")
    data["price"][0]["pays"]["loom"] = 90
    with pytest.raises(Refusal, match="too little loom to pay a price"):
        games["lin1680"].make_edition(data, "mine")


@pytest.mark.parametrize("players", [[0, 4], [2, 7], [4, 2]])
def test_an_edition_is_for_people_the_rules_know(players: list[int]) -> None:
    data: Any = numbers("loire")
    data["edition"]["players"] = players
    with pytest.raises(Refusal, match="from 2 to 6"):
        games["loire"].make_edition(data, "mine")


def test_what_cannot_be_written_is_said_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    for option in ("--csv", "--jsonl", "--svg"):
        code, out, complaint = run(f"stats loire --matches 1 --agents random {option} {tmp_path}/file/below")
        assert code == 2 and out == "" and "could not be written" in complaint
    code, out, complaint = run(f"stats loire --matches 1 --agents random --csv {tmp_path}")
    assert code == 2 and out == "" and "could not be written" in complaint


def test_an_edition_that_cannot_be_played_is_found_out_by_playing() -> None:
    game = games["lin1680"]
    assert trial(games["loire"], games["loire"].edition) == ""
    assert "not over after 20000 answers" in trial(game, game.make_edition(numbers("lin1680", bales=0), "mine"))


def test_the_bench_measures_for_some_time_or_says_why_not(run: Run) -> None:
    for seconds in ("-1", "0", "soon", "inf"):
        code, _, complaint = run(f"bench --seconds {seconds}")
        assert code == 2 and "is not a number of seconds above 0" in complaint


@pytest.mark.parametrize(("encoding", "reader"), [("ascii", "cat"), ("utf-8", "head -n 1")])
def test_any_terminal_and_any_reader_gets_what_it_can_take(encoding: str, reader: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "LANG": "fr_FR"}
    line = f"set -o pipefail; {sys.executable} -m ludotheque rules loire --lang fr | {reader} > /dev/null"
    assert subprocess.run(["bash", "-c", line], env=environment, check=False).returncode == 0


def test_a_replay_says_whom_a_whisper_was_for(run: Run, evening: Path) -> None:
    _, everything, _ = run(f"replay {evening}")
    _, own, _ = run(f"replay {evening} --seat 0")
    assert "(easy 1) You" in everything and "\n  You" not in everything
    assert "\n  You" in own and "(easy 1)" not in own


def test_a_record_of_another_game_is_blamed_for_that(evening: Path) -> None:
    with pytest.raises(Refusal, match="is the record of a match of loire, not of lin1680"):
        games["lin1680"].load(evening)


def test_arrows_bring_back_what_was_written_at_the_prompt() -> None:
    """In a terminal of its own: what is typed there goes through the line editor."""
    process, terminal = pty.fork()
    if process == 0:
        os.environ |= {"LC_ALL": "C.UTF-8", "TERM": "xterm"}
        os.execv(sys.executable, [sys.executable, "-m", "ludotheque", "play", "loire", "--seed", "7"])
    try:
        shown_until(terminal, "> ")
        os.write(terminal, b"hocus pocus\n")
        assert "is not an action" in shown_until(terminal, "> ")
        os.write(terminal, b"\x1b[A\n")
        assert "“hocus pocus” is not an action" in shown_until(terminal, "> ")
    finally:
        os.close(terminal)
        os.waitpid(process, 0)


def shown_until(terminal: int, end: str) -> str:
    """What a terminal shows, up to some sign."""
    shown = ""
    while end not in shown.replace("\x1b[1m", "").partition("\n")[2]:
        shown += os.read(terminal, 1 << 16).decode(errors="replace")
    return shown


def test_the_catalogue_can_be_asked_for_a_game_that_is_not_there() -> None:
    assert games.get("chess") is None and games.get("chess", 1) == 1 and games.get("loire") is games["loire"]
    assert "loire" in repr(games) and "loire" in games._ipython_key_completions_()


def test_the_points_of_the_contract_are_told_in_the_language_of_the_terminal() -> None:
    for language in ("en", "fr"):
        words = Terminal(language).words
        assert all(f"check-point-{point}" in words for point in range(1, 12))
    assert Terminal("fr").words("check-point-7") == "Rien n’est créé ni perdu"


def test_a_table_that_is_too_wide_is_folded_and_loses_nothing() -> None:
    grid = Grid("Seats", ["who", *"abcdef"], [["Ada", *(["x" * 20] * 6)], ["Yann", *(["y" * 20] * 6)]])
    parts = folded(grid, 80)
    assert [part.head for part, _ in parts] == [["who", "a", "b", "c"], ["who", "d", "e", "f"]]
    assert all(row[0] in ("Ada", "Yann") for part, _ in parts for row in part.rows)
    assert [part.title for part, _ in parts] == ["Seats", ""] and parts[1][1] == [0, 4, 5, 6]
    assert folded(grid, 200) == [(grid, list(range(7)))]


@pytest.mark.parametrize("id", list(games))
def test_the_tables_of_every_game_fit_into_eighty_columns(id: str) -> None:
    """Columns stand one below another; only a column that is too wide by itself is left to be wrapped."""
    match = games[id].new(seats=games[id].most, seed=5)
    rng = Rng(5)
    while not match.over and len(match.lines) < 150:
        match.play(match.options[rng.below(len(match.options))])
    for language in ("en", "fr"):
        for grid in grids(match.view(0), language):
            for part, _ in folded(grid, 80):
                cells = [part.head, *part.rows]
                count = max(map(len, cells))
                wide = [max(cell_len(line[at]) if at < len(line) else 0 for line in cells) + 2 for at in range(count)]
                assert sum(wide) <= 80 or count <= 2, f"{language}: {part.title}"
