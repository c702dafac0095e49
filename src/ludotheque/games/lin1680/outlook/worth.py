"""How well a player stands, in log-odds of winning, also in the middle of a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.outlook import Outlook
from ludotheque.games.lin1680.components import NONE
from ludotheque.games.lin1680.outlook.hopes import offer_hope, site_worth
from ludotheque.games.lin1680.outlook.standing import standing
from ludotheque.games.lin1680.outlook.traits import has_moved
from ludotheque.games.lin1680.state import Lin1680
from ludotheque.games.lin1680.victory import winners

WON: Final = 60.0
BEFORE_DICE: Final = 0.4  # how likely a card that is lacking for a house will be there in time
BEFORE_TRADE: Final = 0.15


class LinOutlook(Outlook[Lin1680]):
    """What computers believe of 1680."""

    LEVELS: ClassVar[dict[str, tuple[float, int]]] = {
        "easy": (0.75, 0),
        "casual": (0.42, 0),
        "medium": (0.22, 0),
        "hard": (0.1, 0),
        "master": (0.0, 64),
    }

    def worth(self, state: Lin1680, seat: i64) -> float:
        """What the position promises, and what is about to happen in a turn that has begun."""
        if not state.stack:
            return WON if seat in winners(state) else -WON
        return self.in_turn(state, seat, standing(state, seat))

    def in_turn(self, state: Lin1680, seat: i64, worth: float) -> float:
        """What a player stands for, and what the rest of a turn that has begun adds to it."""
        if state.active != seat or not has_moved(state):
            return worth
        worth = self.with_promises(state, seat, worth)
        if state.dice[0] == NONE:
            worth += site_worth(state, seat, BEFORE_DICE)
        else:
            worth += site_worth(state, seat, BEFORE_TRADE if state.phase < 3 else 0.0)
        if state.goods > 0:
            worth += offer_hope(state, seat)
        return worth

    def horizon(self, state: Lin1680) -> i64:
        return 1

    def clock(self, state: Lin1680) -> i64:
        """F-3.1: turns begun; an offer takes four questions, a throw one."""
        before = state.active - state.leader
        return state.seats * state.round + (before if before >= 0 else before + state.seats)

    def paid_with(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """F-5: cards are swapped with the market and the reserve, and may be swapped back."""
        return ("hand", "known"), ("reserve", "market", "swaps")

    def spread(self, state: Lin1680) -> float:
        return 6.0

    def trust(self, state: Lin1680) -> i64:
        return 8
