"""The page docs/adding-a-game.md builds a game; here it is built from the page and held to the contract."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque import games
from ludotheque.agents import make
from ludotheque.core.contract import check
from ludotheque.core.contract.records import play
from ludotheque.core.game import Game
from ludotheque.core.playout import settle
from ludotheque.core.rng import Rng

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"


@pytest.fixture
def pig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game of the page, in a checkout of its own."""
    folder = tmp_path / "src" / "ludotheque" / "games" / "pig"
    tests = tmp_path / "tests" / "games" / "pig"
    for name, text in re.findall(r"### `([^`]+)`\n\n```\w+\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        file = tests / Path(name).name if name.startswith("tests/") else folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    package = sys.modules["ludotheque.games"]
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(folder.parent)])
    game = games["pig"]
    (tests / "matches").mkdir()
    play(game, 2, {}, 1).save(tests / "matches" / "two-players.match")
    yield game
    for name in [name for name in sys.modules if name.startswith("ludotheque.games.pig")]:
        del sys.modules[name]


def test_the_game_of_the_page_keeps_the_contract(pig: Game) -> None:
    findings = check(pig, matches=12)
    assert [(finding.point, finding.problems) for finding in findings if finding.problems] == []
    assert all(finding.count > 0 for finding in findings)


def test_the_tests_of_the_page_pass(pig: Game, tmp_path: Path) -> None:
    assert pytest.main(["-q", "-p", "no:cacheprovider", str(tmp_path / "tests" / "games" / "pig")]) == 0


def test_computer_players_play_the_game_of_the_page_to_its_end(pig: Game) -> None:
    agents = [make("search:50", 1), make("greedy", 2), make("easy", 3)]
    rng = Rng(4)
    state = pig.position(pig.edition, 3, {})
    while not state.over:
        state.apply(agents[state.seat].choose(pig.eyes(state)))
        settle(state, rng)
    assert state.winners()


def test_the_rules_of_the_page_take_about_sixty_lines(pig: Game) -> None:
    source = (pig.folder / "rules.py").read_text("utf-8")
    assert len([line for line in source.splitlines() if line.strip()]) <= 90
