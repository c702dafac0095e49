"""T-14.5: Merrymakers climb three columns."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.civilizations.civilization import Civilization, cell
from ludotheque.games.tapestry.components import FROM_CIVILIZATION, MATS_PART, MERRYMAKERS
from ludotheque.games.tapestry.state import Tapestry


class Merrymakers(Civilization):
    """T-14.5: cells 0 to 2 are how far the token of each column has climbed."""

    def income(self, state: Tapestry, seat: i64) -> None:
        state.then(Climb(seat))


class Climb(Question[Tapestry]):
    """T-14.5: one token that is not at the top moves up, and everything on the space reached is gained."""

    CLAUSE: ClassVar[str] = "T-14.5"

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        for column, benefits in enumerate(state.edition.mats.merrymakers):
            if state.mat[cell(MERRYMAKERS, column)] < len(benefits):
                options.append(state.edition.verbs.column[column])
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        at = cell(MERRYMAKERS, action.value)
        state.changed |= MATS_PART
        state.mat[at] += 1
        state.tell("activated", "T-14.5", self.seat, MERRYMAKERS)
        state.then(Gain(self.seat, state.edition.mats.merrymakers[action.value][state.mat[at] - 1], FROM_CIVILIZATION))
