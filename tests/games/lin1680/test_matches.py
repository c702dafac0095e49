"""The recorded matches replay to their recorded result and show what their names say."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.record import UNDO, read, replay
from ludotheque.games.lin1680.state import Lin1680
from tests.games.lin1680.position import LIN
from tests.games.lin1680.record_matches import HERE, NAMES, SEATS, shows
from tests.rule import rule

FILES = sorted(HERE.glob("*.match"))
SELDOM = {"reshuffled", "lacked", "fetched"}  # these have tests of their own
SELDOM_VERBS = {"stay"}


def test_there_is_a_match_for_every_number_of_players_and_every_ending() -> None:
    assert sorted(file.stem for file in FILES) == sorted(NAMES)
    assert {SEATS[name.split("-")[0]] for name in NAMES} == set(range(LIN.least, LIN.most + 1))
    for ending in ("by-sailing", "by-building-a-bale", "by-building-a-house", "last-round"):
        assert any(ending in name for name in NAMES)


def test_together_the_matches_show_what_can_happen() -> None:
    matches = [replay(read(file.read_text("utf-8"), file.name), LIN) for file in FILES]
    verbs = {line.notation.split()[0] for match in matches for line in match.lines}
    assert {*Lin1680.VERBS, UNDO} - verbs <= SELDOM_VERBS
    assert set(Lin1680.EVENTS) - {report.event for match in matches for report in match.news} <= SELDOM


@rule("F-8.3", "F-8.4", "F-8.6")
@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_recorded_match_replays_to_its_result(file: Path) -> None:
    text = file.read_text("utf-8")
    record = read(text, file.name)
    assert record.result is not None and record.seed is not None
    match = replay(record, LIN, name=file.name)
    assert (match.points, match.winners) == (record.result.points, record.result.winners)
    assert shows(match, file.stem), f"{file.name}: {record.result}"
    assert match.record.text() == text
