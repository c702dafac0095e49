"""T-9.5: what must be reached before a technology card goes up into the top row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.tapestry.components import BUILDINGS, TRACKS

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry


def meets_need(state: Tapestry, seat: i64, tech: i64) -> bool:
    """T-9.5, T-15.1, T-15.2, R-38: the player or a neighbour stands far enough, or has taken enough buildings."""
    return (
        stands_up_to(state, seat, tech)
        or stands_up_to(state, state.left_of(seat), tech)
        or stands_up_to(state, state.right_of(seat), tech)
    )


def stands_up_to(state: Tapestry, seat: i64, tech: i64) -> bool:
    """T-9.5, T-16.3: a tier reached by the best token, or an income slot exposed."""
    need = state.edition.needs[tech]
    if need < TRACKS:
        return state.position(seat, need) >= state.edition.needs_least[tech]
    return state.buildings[BUILDINGS * seat + need - TRACKS] >= state.edition.needs_least[tech]
