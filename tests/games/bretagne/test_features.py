"""What a learner is told of Bretagne does not depend on the number of a seat."""

from __future__ import annotations

from ludotheque import games
from tests.games import rotating

BY_SEAT = ("workers", "aside", "purse", "engineers", "barge")
CODED = {"active": (0, 1), "order": (0, 1), "passed": (0, 1), "floor_owner": (0, 1)}


def test_the_features_of_a_seat_move_with_it() -> None:
    rotating.check(games["bretagne"], BY_SEAT, CODED)
