"""L-6, L-7: a player who stops moves the boat by all coal laid, and arrives."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.state import Effect
from ludotheque.games.loire.components import DOWNSTREAM, KINDS, MARINER, NANTES, UPSTREAM
from ludotheque.games.loire.docking import Arrive
from ludotheque.games.loire.state import Loire


class Move(Effect[Loire]):
    """L-7.1, L-7.2, L-5.3: exactly as many spaces as coal laid; the coal is discarded, the mariners stay."""

    def run(self, state: Loire) -> None:
        seat = self.seat
        spaces = coal_laid(state, seat)
        for coal in range(MARINER):
            state.discard[coal] += state.laid[KINDS * seat + coal]
            state.laid[KINDS * seat + coal] = 0
        state.moved[seat] = 1
        sail(state, seat, spaces)
        if spaces > 0:
            state.tell("moved", "L-7.1", seat, state.town[seat], spaces)
        else:
            state.tell("stayed", "L-7.2", seat, state.town[seat])
        state.then(Arrive(seat))


def coal_laid(state: Loire, seat: i64) -> i64:
    """L-7.1: the points of all coal in front of a player."""
    points: i64 = 0
    for coal in range(MARINER):
        points += state.edition.coal_value[coal] * state.laid[KINDS * seat + coal]
    return points


def sail(state: Loire, seat: i64, spaces: i64) -> None:
    """L-7.3, L-7.4: forward space by space, turning round at either end; nothing happens on the way."""
    town = state.town[seat]
    heading = state.heading[seat]
    for _ in range(spaces):
        town += heading
        if town == NANTES:
            heading = UPSTREAM
        elif town == state.edition.last_town:
            heading = DOWNSTREAM
    state.town[seat] = town
    state.heading[seat] = heading
