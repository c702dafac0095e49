"""L-3, L-11: the round and its three phases, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.state import Stage
from ludotheque.games.loire.cargo import Quays
from ludotheque.games.loire.edition import KINDS, MARINER, MIDRIVER
from ludotheque.games.loire.new_cards import NewCards
from ludotheque.games.loire.preparation import Preparation
from ludotheque.games.loire.state import Loire


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


def is_over(state: Loire) -> bool:
    """L-11.1, R-17, R-23: somebody has the target after the whole of phase 3, or the safety limit is reached."""
    if arrived(state) > 0:
        return True
    if state.round >= state.edition.round_limit:
        state.tell("limit", "R-23")
        return True
    return False


def arrived(state: Loire) -> i64:
    """L-11.1: how many players have the target."""
    count: i64 = 0
    for seat in range(state.seats):
        if state.points(seat) >= state.edition.target:
            count += 1
    return count


def announce(state: Loire) -> None:
    """L-11.1 to L-11.3, R-18: the richest wins; the level richest share the victory."""
    winners = state.winners()
    for seat in winners:
        if len(winners) == 1:
            state.tell("won", "L-11.2" if arrived(state) > 1 else "L-11.1", seat, state.points(seat))
        else:
            state.tell("shared", "L-11.3", seat, state.points(seat))
