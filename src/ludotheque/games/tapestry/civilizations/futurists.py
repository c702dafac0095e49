"""T-5.4, T-14.3, R-24, R-42: Futurists begin far ahead."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.games.tapestry.benefits.resources import receive
from ludotheque.games.tapestry.civilizations.civilization import Civilization
from ludotheque.games.tapestry.components import LAST, RESOURCES, TRACKS
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.movement import OnTrack, complete, movable, token_on
from ludotheque.games.tapestry.tracks.spaces import space_at


class Futurists(Civilization):
    """T-1.14, R-24: a token on each track jumps, at the start or later; then one of each resource."""

    def set_up(self, state: Tapestry, seat: i64) -> None:
        for track in range(TRACKS - 1, -1, -1):
            state.then(Jump(seat, track))
        for kind in range(RESOURCES):
            receive(state, seat, kind, 1, "R-24")


class Jump(OnTrack):
    """T-5.4, R-24, R-42: forward without benefit, bonus or landmark, at most to the end; not an advance."""

    CLAUSE: ClassVar[str] = "R-24"

    def plain(self) -> bool:
        return True

    def choices(self, state: Tapestry) -> list[Action]:
        return movable(state, self.seat, self.track, state.edition.mats.jump)

    def answer(self, state: Tapestry, action: Action) -> None:
        space = action.value - space_at(self.track, 0)
        token = token_on(state, self.seat, self.track, space)
        goal = min(LAST, space + state.edition.mats.jump)
        state.token_space[token] = goal
        state.tell("jumped", "R-24", self.seat, space_at(self.track, goal))
        if goal == LAST:
            complete(state, self.seat)
