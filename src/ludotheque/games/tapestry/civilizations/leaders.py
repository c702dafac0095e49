"""T-14.5: Leaders advance on each track once, for nothing."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.tapestry.civilizations.civilization import Civilization, cell
from ludotheque.games.tapestry.components import GAINS_BENEFIT, LEADERS, MATS_PART, TRACKS
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.movement import Advance, can_advance


class Leaders(Civilization):
    """T-14.5: cells 0 to 3 are the tracks already covered."""

    def income(self, state: Tapestry, seat: i64) -> None:
        state.then(Lead(seat))


class Lead(Question[Tapestry]):
    """T-14.5: a free square may be covered: one space with its benefit, without its bonus."""

    CLAUSE: ClassVar[str] = "T-14.5"

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        for track in range(TRACKS):
            if state.mat[cell(LEADERS, track)] == 0 and can_advance(state, self.seat, track):
                options.append(state.edition.verbs.pick[track])
        return state.edition.verbs.or_decline(options)

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.verb == "pick":
            state.changed |= MATS_PART
            state.mat[cell(LEADERS, action.value)] = 1
            state.tell("picked", "T-14.5", self.seat, action.value)
            state.then(Advance(self.seat, action.value, GAINS_BENEFIT))
