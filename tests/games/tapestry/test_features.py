"""What a learner is told of Tapestry does not depend on the number of a seat."""

from __future__ import annotations

from ludotheque import games
from ludotheque.games.tapestry.components import FIRST_ROW, FIRST_SPACE, FIRST_SUPPLY, ROWS
from tests.games import rotating

BY_SEAT = (
    *("capital", "first_civilization", "era", "finished", "singular", "repeated", "toppled", "territories", "outposts"),
    "face_down",
)
CODED = {
    "leader": (0, 1),
    "turn": (0, 1),
    "civilization_owner": (0, 1),
    "landmark_owner": (0, 1),
    "controller": (0, 1),
    "ally": (0, 1),
    "tile_place": (FIRST_SUPPLY, 1),
    "space_place": (FIRST_SPACE, 1),
    "tech_place": (FIRST_ROW, ROWS),
}


def test_the_features_of_a_seat_move_with_it() -> None:
    rotating.check(games["tapestry"], BY_SEAT, CODED)
