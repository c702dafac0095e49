"""L-3: the round and its three phases."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.state import Stage
from ludotheque.games.loire.cargo import Quays
from ludotheque.games.loire.components import BOAT_PART, CARD_PART, KINDS, MARINER, MIDRIVER
from ludotheque.games.loire.new_cards import NewCards
from ludotheque.games.loire.preparation import Preparation
from ludotheque.games.loire.state import Loire
from ludotheque.games.loire.victory import announce, is_over


class Round(Stage[Loire]):
    """L-3.1: new cards; preparation and movement; loading and unloading. Each ends before the next begins."""

    def run(self, state: Loire) -> None:
        state.round += 1
        state.tell("round", "L-3.1", state.round, state.leader)
        state.then(EndRound())
        state.then(NewCards(), Preparation(), Quays())


class EndRound(Stage[Loire]):
    """L-10.7, L-3.3: crews leave, boats cast off, the end is checked, the leader pawn passes to the left."""

    def run(self, state: Loire) -> None:
        crews: i64 = 0
        state.changed |= BOAT_PART | CARD_PART
        for seat in range(state.seats):
            crew = state.strength(seat)
            crews += crew
            state.laid[KINDS * seat + MARINER] = 0
            state.berth[seat] = MIDRIVER
        state.discard[MARINER] += crews
        if crews > 0:
            state.tell("crew-left", "L-10.7", crews)
        if is_over(state):
            announce(state)
        else:
            state.leader = state.left_of(state.leader)
            state.then(Round())
