"""The recorded matches replay to their recorded result and show what their names say."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.record import UNDO, read, replay
from ludotheque.games.bretagne.telling import EVENTS, VERBS
from tests.games.bretagne.box import BRETAGNE
from tests.games.bretagne.record_matches import HERE, NAMES, SEATS, shows
from tests.rule import rule

FILES = sorted(HERE.glob("*.match"))
SELDOM = {"short"}  # these have tests of their own


def test_there_is_a_match_for_every_number_of_players_and_every_ending() -> None:
    assert sorted(file.stem for file in FILES) == sorted(NAMES)
    assert {SEATS[name.split("-")[0]] for name in NAMES} == set(range(BRETAGNE.least, BRETAGNE.most + 1))
    for ending in ("five-rounds", "everything-built", "in-four-rounds", "tie"):
        assert any(ending in name for name in NAMES)


def test_together_the_matches_show_what_can_happen() -> None:
    matches = [replay(read(file.read_text("utf-8"), file.name), BRETAGNE) for file in FILES]
    verbs = {line.notation.split()[0] for match in matches for line in match.lines}
    assert verbs == {*VERBS, UNDO}
    assert set(EVENTS) - {report.event for match in matches for report in match.news} <= SELDOM


@rule("B-5.4", "B-6.3")
@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_recorded_match_replays_to_its_result(file: Path) -> None:
    text = file.read_text("utf-8")
    record = read(text, file.name)
    assert record.result is not None and record.seed is not None
    match = replay(record, BRETAGNE, name=file.name)
    assert (match.points, match.winners) == (record.result.points, record.result.winners)
    assert shows(match, file.stem), f"{file.name}: {record.result}"
    assert match.record.text() == text
