"""T-7.9: exploring space."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.components import FIRST_SPACE, FIRST_VISITED, FROM_SPACE
from ludotheque.games.tapestry.outlook.worth import worth
from ludotheque.games.tapestry.state import Tapestry


class Visit(Question[Tapestry]):
    """T-7.9: one of one's space tiles is laid beside the income mat, and everything on it gained."""

    CLAUSE: ClassVar[str] = "T-7.9"

    def plain(self) -> bool:
        return True

    def choices(self, state: Tapestry) -> list[Action]:
        visit = state.edition.verbs.visit
        places = state.space_place
        return [visit[at] for at in range(len(places)) if places[at] == FIRST_SPACE + self.seat]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.space_place[action.value] = FIRST_VISITED + self.seat
        state.tell("visited", "T-7.9", self.seat, action.value)
        state.then(Gain(self.seat, state.edition.space_benefit[action.value], FROM_SPACE))

    def promise(self, state: Tapestry) -> float:
        best = 0.0
        for tile in range(len(state.space_place)):
            if state.space_place[tile] == FIRST_SPACE + self.seat:
                value = worth(state, self.seat, state.edition.space_benefit[tile])
                if value > best:
                    best = value
        return best
