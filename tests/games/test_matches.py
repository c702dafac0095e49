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
from tests import chosen
from tests.games.recording import seats_of

FILES = [(id, file) for id in chosen.ids() for file in sorted(chosen.folders()[id].glob("matches/*.match"))]
each_file = pytest.mark.parametrize(("id", "file"), FILES, ids=[f"{id}-{file.stem}" for id, file in FILES])
each_recorded = pytest.mark.parametrize("id", [id for id in chosen.ids() if chosen.module(id, "record_matches")])


def recorded(id: str) -> Any:
    """NAMES of matches, what a match `shows`, which ENDINGS there must be, which verbs and events are SELDOM seen."""
    return import_module(chosen.module(id, "record_matches"))


def files_of(id: str) -> list[Path]:
    return [file for other, file in FILES if other == id]


@cache
def replayed(id: str, file: Path) -> Match:
    return replay(read(file.read_text("utf-8"), file.name), games[id], name=file.name)


@pytest.mark.parametrize("id", chosen.ids())
def test_every_game_has_a_recorded_match(id: str) -> None:
    assert files_of(id)


@each_recorded
def test_there_is_a_match_for_every_number_of_players_and_every_ending(id: str) -> None:
    names = recorded(id).NAMES
    assert sorted(file.stem for file in files_of(id)) == sorted(names)
    assert {seats_of(name) for name in names} == set(range(games[id].least, games[id].most + 1))
    for ending in recorded(id).ENDINGS:
        assert any(ending in name for name in names)


@each_recorded
def test_together_the_matches_show_what_can_happen(id: str) -> None:
    matches = [replayed(id, file) for file in files_of(id)]
    verbs = {line.notation.split()[0] for match in matches for line in match.lines}
    events = {report.event for match in matches for report in match.news}
    unseen = ({*games[id].state_class.VERBS, UNDO} - verbs) | (set(games[id].state_class.EVENTS) - events)
    assert unseen <= set(recorded(id).SELDOM.split())


@each_file
def test_a_recorded_match_replays_to_its_result(id: str, file: Path) -> None:
    text = file.read_text("utf-8")
    record, match = read(text, file.name), replayed(id, file)
    assert record.result is not None
    assert record.seed is not None, "so that chance can be checked"
    assert (match.points, match.winners) == (record.result.points, record.result.winners)
    if chosen.module(id, "record_matches"):
        assert recorded(id).shows(match, file.stem), f"{file.name}: {record.result}"
    assert match.record.text() == text
