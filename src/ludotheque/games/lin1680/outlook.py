"""How well a player stands, in log-odds of winning: what agents that look ahead believe. No rule depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.lin1680.components import NONE
from ludotheque.games.lin1680.hopes import offer_hope, site_worth
from ludotheque.games.lin1680.traits import has_moved, standing
from ludotheque.games.lin1680.victory import winners

if TYPE_CHECKING:
    from ludotheque.games.lin1680.state import Lin1680

WON: Final = 60.0
BEFORE_DICE: Final = 0.4  # how likely a card that is lacking for a house will be there in time
BEFORE_TRADE: Final = 0.15


def outlook(state: Lin1680, seat: i64) -> float:
    """What the position promises, and what is about to happen in a turn that has begun."""
    if not state.stack:
        return WON if seat in winners(state) else -WON
    worth = standing(state, seat)
    if state.active != seat or not has_moved(state):
        return worth
    for step in state.stack:
        if step.seat == seat:
            worth += step.promise(state)
    if state.dice[0] == NONE:
        worth += site_worth(state, seat, BEFORE_DICE)
    else:
        worth += site_worth(state, seat, BEFORE_TRADE if state.phase < 3 else 0.0)
    if state.rate != NONE:
        worth += offer_hope(state, seat)
    return worth
