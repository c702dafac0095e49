"""D-2: a round begins with shaking."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.action import Action
from ludotheque.core.state import ChanceTo, Stage

from .bidding import Bid
from .components import FACES, NO_BID, NOBODY_YET
from .state import Dudo


class Shake(Stage[Dudo]):
    """D-2.1, D-2.2: all shake, each looks under their own cup, and the starter bids first; until one is left."""

    def run(self, state: Dudo) -> None:
        if state.with_dice() == 1:
            return
        state.round += 1
        state.count, state.face, state.bidder = NO_BID, 0, NOBODY_YET
        state.tell("shaken", "D-2.1", state.round, state.leader)
        if state.palifico:
            state.tell("palifico", "D-5.4", state.leader)
        state.then(Bid(state.leader), Shake())
        for seat in range(state.seats - 1, -1, -1):
            if state.held[seat] > 0:
                state.then(Fall(seat))


class Fall(ChanceTo[Dudo]):
    """D-2.1: the dice of one cup fall, each face as likely."""

    CLAUSE: ClassVar[str] = "D-2.1"

    def choices(self, state: Dudo) -> list[Action]:
        return state.edition.speech.falls[state.held[self.to]]

    def weights(self, state: Dudo) -> list[int]:
        return [throw.ways for throw in state.edition.speech.throws[state.held[self.to]]]

    def answer(self, state: Dudo, action: Action) -> None:
        throw = state.edition.speech.throws[state.held[self.to]][action.value]
        for face in range(FACES):
            state.dice[FACES * self.to + face] = throw.faces[face]
        state.whisper(self.to, "fallen", "D-2.1", int(action.args[0]))
