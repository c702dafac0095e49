"""T-14.3, T-14.5: Entertainers travel along the lines of their mat."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.civilizations.civilization import Civilization, cell
from ludotheque.games.tapestry.components import ENTERTAINERS, FROM_CIVILIZATION, MATS_PART
from ludotheque.games.tapestry.state import Tapestry

STAGE: Final = 0  # cell: where the token is


class Entertainers(Civilization):
    """T-14.3: the token starts left of the network; gained later, it goes onto any space at once."""

    def join(self, state: Tapestry, seat: i64) -> None:
        state.then(Perform(seat, 1))

    def income(self, state: Tapestry, seat: i64) -> None:
        state.then(Perform(seat, 0))


class Perform(Question[Tapestry]):
    """T-14.5: one column to the right along a line; what is there is gained. The last column leads nowhere."""

    CLAUSE: ClassVar[str] = "T-14.5"

    def __init__(self, seat: i64, anywhere: i64) -> None:
        super().__init__(seat)
        self.anywhere = anywhere

    def choices(self, state: Tapestry) -> list[Action]:
        step = state.edition.verbs.step
        if self.anywhere == 1:
            return step[1:]
        return [step[to] for to in state.edition.mats.lines[state.mat[cell(ENTERTAINERS, STAGE)]]]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= MATS_PART
        state.mat[cell(ENTERTAINERS, STAGE)] = action.value
        state.tell("activated", "T-14.5", self.seat, ENTERTAINERS)
        state.then(Gain(self.seat, state.edition.mats.entertainers[action.value], FROM_CIVILIZATION))
