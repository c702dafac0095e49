"""What a learner is told of Loire does not depend on the number of a seat."""

from __future__ import annotations

from ludotheque import games
from ludotheque.games.loire.components import HOLD
from tests.games import rotating

BY_SEAT = ("town", "heading", "berth", "moved")
CODED = {"leader": (0, 1), "hold": (0, HOLD)}


def test_the_features_of_a_seat_move_with_it() -> None:
    rotating.check(games["loire"], BY_SEAT, CODED)
