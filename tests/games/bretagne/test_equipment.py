"""B-4.1: equipment cards, played on a finished lighthouse."""

from __future__ import annotations

import pytest

from tests.games.bretagne.position import A, B, Table
from tests.rule import rule


@rule("B-4.1.2")
def test_the_highest_worker_comes_off_first_and_there_are_no_more_cards_than_workers() -> None:
    table = Table(2)
    table.put(A, hand="dock dock dock")
    table.raise_tower("eckmuhl", "A1 B1 A1")
    table.evaluate()
    table.play(A, "play dock")
    assert table.floors("eckmuhl") == "A1 B1 A0"
    table.play(A, "play dock")
    assert table.floors("eckmuhl") == "A0 B1 A0" and table[A].hand == "dock"
    assert table.asked == B, "without workers A has no more say"


@rule("B-4.1.4")
@pytest.mark.parametrize(
    ("tower", "floors", "playable"),
    [
        ("eckmuhl", "A1 A1 A1", ["supply", "dock"]),
        ("pen-men", "A1 A1 A1", ["supply", "dock", "siren"]),
        ("ar-men", "A1 A1 A1 A1", ["supply", "dock", "siren", "cable"]),
    ],
)
def test_sirens_and_cables_do_not_fit_everywhere(tower: str, floors: str, playable: list[str]) -> None:
    table = Table(2)
    table.put(A, hand="supply dock siren cable")
    table.raise_tower(tower, floors)
    table.evaluate()
    assert table.offered("play") == playable and "done" in table.options
    if "cable" not in playable:
        assert table.refusal(A, "play cable").clause == "B-4.1.4"


@rule("B-4.1.3")
@pytest.mark.parametrize(
    ("tower", "floors", "points"),
    [("eckmuhl", "A1 A1 A1", [4, 5]), ("pen-men", "A1 A1 A1", [5, 6]), ("ar-men", "A1 A1 A1 A1", [6, 7])],
)
def test_supplies_and_docks_score_by_category(tower: str, floors: str, points: list[int]) -> None:
    table = Table(2)
    table.put(A, hand="supply dock")
    table.raise_tower(tower, floors)
    table.evaluate()
    table.play(A, "play supply", "play dock")
    assert [report.facts["points"] for report in table.told("played")] == points


@rule("B-4.1.3", "R-15")
def test_values_fall_for_everybody_and_never_below_zero() -> None:
    table = Table(2)
    table.put(A, hand="supply supply supply supply supply")
    table.put(B, hand="supply")
    table.raise_tower("eckmuhl", "A3 A3 B1")
    table.evaluate()
    table.play(A, *["play supply"] * 5)
    table.play(B, "play supply")
    assert [report.facts["points"] for report in table.told("played")] == [4, 3, 2, 1, 0, 0]


@rule("B-4.1.1")
def test_cards_may_be_kept_and_a_player_has_one_go_only() -> None:
    table = Table(2)
    table.put(A, hand="dock dock")
    table.put(B, hand="dock")
    table.raise_tower("eckmuhl", "A2 B1 A1")
    table.evaluate()
    table.play(A, "play dock", "done")
    assert table.asked == B
    table.play(B, "done")
    assert table.question == "SendWorker" and table[A].hand == "dock"
