"""What a learner is told of 1680 does not depend on the number of a seat."""

from __future__ import annotations

from ludotheque import games
from tests.games import rotating

BY_SEAT = ("pawn", "built", "bales", "sealed")
CODED = {"leader": (0, 1), "active": (0, 1), "house": (0, 1), "won": (0, 1), "partner": (0, 1)}


def test_the_features_of_a_seat_move_with_it() -> None:
    rotating.check(games["lin1680"], BY_SEAT, CODED)
