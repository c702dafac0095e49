"""L-6, L-7: a player who stops moves the boat by all coal laid, and arrives."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.state import Effect
from ludotheque.games.loire.components import BOAT_PART, CARD_PART, DOWNSTREAM, KINDS, MARINER, NANTES, UPSTREAM
from ludotheque.games.loire.docking import Arrive
from ludotheque.games.loire.edition import LoireEdition
from ludotheque.games.loire.state import Loire


class Move(Effect[Loire]):
    """L-7.1, L-7.2, L-5.3: exactly as many spaces as coal laid; the coal is discarded, the mariners stay."""

    def run(self, state: Loire) -> None:
        seat = self.seat
        spaces = coal_in(state.edition, state.laid, KINDS * seat)
        state.changed |= BOAT_PART | CARD_PART
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


def coal_in(edition: LoireEdition, cards: vec[i64], first: i64) -> i64:
    """L-7.1: the points of all coal among the cards of a player, laid or in hand."""
    points: i64 = 0
    for coal in range(MARINER):
        points += edition.coal_value[coal] * cards[first + coal]
    return points


def sail(state: Loire, seat: i64, spaces: i64) -> None:
    """L-7.3, L-7.4: forward space by space; nothing happens on the way."""
    town = state.town[seat]
    heading = state.heading[seat]
    for _each in range(spaces):
        town += heading
        heading = onward(state.edition, town, heading)
    state.changed |= BOAT_PART
    state.town[seat] = town
    state.heading[seat] = heading


def onward(edition: LoireEdition, town: i64, heading: i64) -> i64:
    """L-7.3: how a boat leaves a town it has come to: the same way, but turned round at either end of the river."""
    if town == NANTES:
        return UPSTREAM
    if town == edition.last_town:
        return DOWNSTREAM
    return heading
