"""The recorded matches replay to their recorded result and show what their names say."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.record import UNDO, read, replay
from ludotheque.games.loire.state import Loire
from tests.games.loire.position import LOIRE
from tests.games.loire.record_matches import HERE, NAMES, SEATS, shows
from tests.rule import rule

FILES = sorted(HERE.glob("*.match"))


def test_there_is_a_match_for_every_number_of_players_and_every_ending() -> None:
    assert sorted(file.stem for file in FILES) == sorted(NAMES)
    assert {SEATS[name.split("-")[0]] for name in NAMES} == set(range(LOIRE.least, LOIRE.most + 1))
    for ending in ("one-winner", "several-past-20", "shared-victory"):
        assert any(ending in name for name in NAMES)


def test_together_the_matches_show_everything_that_can_happen_but_the_safety_limit() -> None:
    matches = [replay(read(file.read_text("utf-8"), file.name), LOIRE) for file in FILES]
    assert {line.notation.split()[0] for match in matches for line in match.lines} == {*Loire.VERBS, UNDO}
    assert {report.event for match in matches for report in match.news} == set(Loire.EVENTS) - {"limit"}


@rule("L-11.1", "L-11.2", "L-11.3")
@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_recorded_match_replays_to_its_result(file: Path) -> None:
    text = file.read_text("utf-8")
    record = read(text, file.name)
    assert record.result is not None
    assert record.seed is not None, "so that chance can be checked"
    match = replay(record, LOIRE, name=file.name)
    assert (match.points, match.winners) == (record.result.points, record.result.winners)
    assert shows(match, file.stem), f"{file.name}: {record.result}"
    assert match.record.text() == text
