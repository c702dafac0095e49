"""What computers believe of Dudo."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.outlook import Advice, Outlook

from .bidding import Bid, most_dice
from .components import FACES, NO_BID
from .lifting import matching
from .state import Dudo

DOUBTED: Final = 0.6  # how much of a die a bid costs that is not there
PRESSED: Final = 0.25  # and how much it costs to answer one that is
NEAR: Final = 1  # bids so far above what one expects are worth a thought


class DudoOutlook(Outlook[Dudo]):
    """Dice are what counts; a standing bid is a danger to the bidder where it is not there, else to who must answer."""

    def worth(self, state: Dudo, seat: i64) -> float:
        worth = float(state.held[seat])
        if state.count != NO_BID and state.stack and isinstance(state.stack[-1], Bid):
            there = matching(state) >= state.count
            if seat == state.bidder and not there:
                worth -= DOUBTED
            elif seat == state.stack[-1].seat and there:
                worth -= PRESSED
        return worth

    def spread(self, state: Dudo) -> float:
        return 2.0


class BidAdvice(Advice[Dudo, Bid]):
    """Nobody bids far more than a third of all dice without need: the lowest raise of each face, and what is likely."""

    def advised(self, state: Dudo, step: Bid) -> list[Action]:
        likely = most_dice(state) // (6 if state.palifico else 3)
        found: list[Action] = []
        lowest = [0] * FACES
        for action in state.legal:
            if action.verb != "bid":
                found.append(action)
                continue
            count, face = action.value // FACES + 1, action.value % FACES
            if lowest[face] == 0:
                lowest[face] = count
            opening = state.count == NO_BID and count >= likely - NEAR and count <= likely + NEAR
            if opening or (state.count != NO_BID and (count == lowest[face] or count <= likely)):
                found.append(action)
        return found if found else state.legal


OUTLOOK: Final = DudoOutlook({Bid: BidAdvice()})
