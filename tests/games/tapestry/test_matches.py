"""The recorded matches replay to their recorded result and show what their names say."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.record import UNDO, read, replay
from ludotheque.games.tapestry.components import CIVILIZATION_IDS
from ludotheque.games.tapestry.state import Tapestry
from tests.games.tapestry.position import GAME
from tests.games.tapestry.record_matches import HERE, NAMES, SEATS, played, shows
from tests.rule import rule

FILES = sorted(HERE.glob("*.match"))


def test_there_is_a_match_for_every_number_of_players() -> None:
    assert sorted(file.stem for file in FILES) == sorted(NAMES)
    assert {SEATS[name.split("-")[0]] for name in NAMES} == set(range(GAME.least, GAME.most + 1))


@rule("T-14.1")
def test_together_the_matches_play_every_civilization_and_most_of_what_can_happen() -> None:
    matches = [replay(read(file.read_text("utf-8"), file.name), GAME) for file in FILES]
    assert set().union(*(played(match) for match in matches)) == set(CIVILIZATION_IDS)
    verbs = {line.notation.split()[0] for match in matches for line in match.lines}
    seldom = {*Tapestry.VERBS, UNDO} - verbs
    unheard = set(Tapestry.EVENTS) - {report.event for match in matches for report in match.news}
    assert (len(seldom), len(unheard)) <= (14, 14), f"verbs {sorted(seldom)}, events {sorted(unheard)}"


@rule("T-18.3")
@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_recorded_match_replays_to_its_result(file: Path) -> None:
    text = file.read_text("utf-8")
    record = read(text, file.name)
    assert record.result is not None and record.seed is not None
    match = replay(record, GAME, name=file.name)
    assert (match.points, match.winners) == (record.result.points, record.result.winners)
    assert shows(match, file.stem), f"{file.name}: {record.result}"
    assert match.record.text() == text
