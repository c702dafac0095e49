"""What a learner is told of Le Siècle d'Or does not depend on the number of a seat."""

from __future__ import annotations

from ludotheque import games
from tests.games import rotating

BY_SEAT = ("purse", "spare_pawns", "spare_markers", "mills", "waiting", "bids")
CODED = {"leader": (0, 1), "active": (0, 1), "holder": (0, 1), "bidder": (0, 1)}


def test_the_features_of_a_seat_move_with_it() -> None:
    rotating.check(games["siecle_dor"], BY_SEAT, CODED)
