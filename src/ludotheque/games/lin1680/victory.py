"""F-8: who has won, and how a match ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.lin1680.components import BALES, IN_PLACE, NONE, OFFICE
from ludotheque.games.lin1680.holdings import cards_in_hand, in_port

if TYPE_CHECKING:
    from ludotheque.games.lin1680.state import Lin1680


def is_ready(state: Lin1680, seat: i64) -> bool:
    """F-8.1, F-8.5, R-13, R-16: the bales and the houses, counted now; and their seal, where that is agreed."""
    if state.bales[seat] < state.agreed[BALES] or state.built[seat] < state.edition.houses_to_win:
        return False
    return state.agreed[OFFICE] == 0 or state.sealed[seat] > 0


def wins_by_move(state: Lin1680, seat: i64) -> bool:
    """F-8.3, F-8.4: in a port with all that is needed, at once; if so the match is over."""
    if not in_port(state, seat) or not is_ready(state, seat):
        return False
    state.won = seat
    state.stack.clear()
    state.tell("won", "F-8.3", seat, state.pawn[seat])
    return True


def wins_by_building(state: Lin1680, seat: i64) -> bool:
    """F-8.4, R-12: the last thing needed may be built in a port, unless a voyage is agreed to be needed."""
    return state.agreed[IN_PLACE] > 0 and wins_by_move(state, seat)


def winners(state: Lin1680) -> list[int]:
    """F-8.3, F-8.6: who sailed; after the last round whoever has most bales, houses, cards, or all who are level."""
    if state.won != NONE:
        return [state.won]
    best: i64 = 0
    for seat in range(state.seats):
        best = max(best, standing(state, seat))
    return [seat for seat in range(state.seats) if standing(state, seat) == best]


def standing(state: Lin1680, seat: i64) -> i64:
    """F-8.6: bales, then houses on the board, then resource cards."""
    return (100 * state.bales[seat] + state.built[seat]) * 1000 + cards_in_hand(state, seat)
