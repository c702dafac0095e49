"""T-14.5, R-26, R-39: The Chosen are ahead of the others."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.tapestry.benefits.measures import is_leading
from ludotheque.games.tapestry.benefits.resources import receive_any
from ludotheque.games.tapestry.civilizations.civilization import Civilization
from ludotheque.games.tapestry.components import FROM_CIVILIZATION, LAST, TRACKS
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import objectives, score


class Chosen(Civilization):
    """R-26, R-39: one point per opponent for each track completed or led; a resource, at last points, per objective."""

    def income(self, state: Tapestry, seat: i64) -> None:
        led: i64 = 0
        for track in range(TRACKS):
            if state.position(seat, track) == LAST or is_leading(state, seat, track):
                led += 1
        score(state, seat, led * (state.seats - 1), FROM_CIVILIZATION, "R-26")
        reached = objectives(state, seat)
        if state.era[seat] == state.edition.eras:
            score(state, seat, reached * state.edition.mats.chosen_points, FROM_CIVILIZATION, "T-14.5")
        else:
            receive_any(state, seat, reached)
