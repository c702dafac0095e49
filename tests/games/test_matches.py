"""The recorded matches of every game replay to their recorded result and show what their names say."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ludotheque import games
from ludotheque.core.match import Match
from ludotheque.core.record import UNDO, read, replay
from tests.games.every import each_game
from tests.games.recording import HERE, seats_of

FILES = sorted(HERE.glob("*/matches/*.match"))


def recorded(id: str) -> Any:
    """NAMES of matches, what a match `shows`, which ENDINGS there must be, which verbs and events are SELDOM seen."""
    return import_module(f"tests.games.{id}.record_matches")


@cache
def replayed(file: Path) -> Match:
    return replay(read(file.read_text("utf-8"), file.name), games[file.parts[-3]], name=file.name)


@each_game
def test_there_is_a_match_for_every_number_of_players_and_every_ending(id: str) -> None:
    names = recorded(id).NAMES
    assert sorted(file.stem for file in FILES if file.parts[-3] == id) == sorted(names)
    assert {seats_of(name) for name in names} == set(range(games[id].least, games[id].most + 1))
    for ending in recorded(id).ENDINGS:
        assert any(ending in name for name in names)


@each_game
def test_together_the_matches_show_what_can_happen(id: str) -> None:
    matches = [replayed(file) for file in FILES if file.parts[-3] == id]
    verbs = {line.notation.split()[0] for match in matches for line in match.lines}
    events = {report.event for match in matches for report in match.news}
    unseen = ({*games[id].state_class.VERBS, UNDO} - verbs) | (set(games[id].state_class.EVENTS) - events)
    assert unseen <= set(recorded(id).SELDOM.split())


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parts[-3]}-{file.stem}" for file in FILES])
def test_a_recorded_match_replays_to_its_result(file: Path) -> None:
    text = file.read_text("utf-8")
    record, match = read(text, file.name), replayed(file)
    assert record.result is not None
    assert record.seed is not None, "so that chance can be checked"
    assert (match.points, match.winners) == (record.result.points, record.result.winners)
    assert recorded(match.game.id).shows(match, file.stem), f"{file.name}: {record.result}"
    assert match.record.text() == text
