"""D-3: bidding, and the two ways to end it."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question

from .components import ACES, FACES, NO_BID
from .lifting import Lift
from .state import Dudo


class Bid(Question[Dudo]):
    """D-2.3, D-3.1: raise the bid, doubt it, or call it exact."""

    CLAUSE: ClassVar[str] = "D-2.3"

    def choices(self, state: Dudo) -> list[Action]:
        speech = state.edition.speech
        options: list[Action] = []
        if state.count != NO_BID:
            options.append(speech.dudo)
            if may_call(state):
                options.append(speech.calza)
        for count in range(1, most_dice(state) + 1):
            for face in range(FACES):
                if may_open(state, face) if state.count == NO_BID else is_raise(state, count, face):
                    options.append(speech.bids[FACES * (count - 1) + face])
        return options

    def answer(self, state: Dudo, action: Action) -> None:
        if action.verb == "bid":
            state.count, state.face, state.bidder = action.value // FACES + 1, action.value % FACES, self.seat
            state.tell("bid", "D-3.1", self.seat, state.count, state.face)
            state.then(Bid(state.next_with_dice(self.seat)))
        else:
            state.then(Lift(self.seat, int(action.verb == "calza")))

    def why_not(self, state: Dudo, action: Action) -> str:
        """The clause that forbids a bid or a call."""
        if action.verb == "calza":
            return "D-5.1"
        if action.verb != "bid" or state.count == NO_BID:
            return "D-3.4" if action.verb == "bid" else "D-2.2"
        if action.value // FACES + 1 > most_dice(state):
            return "D-3.5"
        if state.palifico:
            return "D-5.4"
        return "D-3.3" if ACES in (action.value % FACES, state.face) else "D-3.2"


def may_call(state: Dudo) -> bool:
    """D-5.1: the players may agree to do without calza, and two alone do not call it."""
    return state.calza and state.with_dice() >= state.edition.palifico_needs


def most_dice(state: Dudo) -> int:
    """D-3.5: nobody bids more dice than there are."""
    return sum(state.held)


def may_open(state: Dudo, face: i64) -> bool:
    """D-3.4: no round opens with aces, but a palifico may."""
    return state.palifico or face != ACES


def is_raise(state: Dudo, count: i64, face: i64) -> bool:
    """D-3.2, D-3.3, D-5.4: more dice, or as many of a higher face; aces weigh double; in a palifico only more dice."""
    if state.palifico:
        return face == state.face and count > state.count
    if (face == ACES) == (state.face == ACES):
        return count > state.count or (count == state.count and face > state.face)
    weigh = state.edition.aces_weigh
    if face == ACES:
        return weigh * count >= state.count
    return count > weigh * state.count
