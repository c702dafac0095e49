"""R-4, R-5, T-16: gaining a space again where one stands, and the AI Singularity."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Plain, Question
from ludotheque.games.tapestry.components import GAINS_BENEFIT, LAST, NONE, PAYS_BONUS, TECHNOLOGY, TRACKS
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.movement import add_once
from ludotheque.games.tapestry.tracks.spaces import SpaceGain, is_spent, space_at


def can_repeat(state: Tapestry, seat: i64) -> bool:
    """R-4: a token of one's own on a space not gained this turn."""
    for at in range(TRACKS * seat, TRACKS * seat + TRACKS):
        if not is_spent(state, seat, space_at(state.token_track[at], state.token_space[at])):
            return True
    return False


class RepeatSpace(Plain[Tapestry]):
    """T-16.4, R-4, R-5: the benefit, and for its price the bonus, of a space on which one's token stands."""

    CLAUSE: ClassVar[str] = "R-4"

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        for at in range(TRACKS * self.seat, TRACKS * self.seat + TRACKS):
            space = space_at(state.token_track[at], state.token_space[at])
            if not is_spent(state, self.seat, space):
                add_once(options, state.edition.verbs.repeat[space])
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        state.tell("repeated", "R-4", self.seat, action.value)
        state.then(SpaceGain(self.seat, action.value, GAINS_BENEFIT | PAYS_BONUS))


def foremost(state: Tapestry, seat: i64, track: i64) -> i64:
    """T-16.3: the most advanced token of a player on a track, NONE without one."""
    best: i64 = NONE
    for at in range(TRACKS * seat, TRACKS * seat + TRACKS):
        if state.token_track[at] == track and (best == NONE or state.token_space[at] > state.token_space[best]):
            best = at
    return best


class Restart(Question[Tapestry]):
    """T-16.1, T-16.2, T-16.4, R-48: the technology token goes to the start of any track; completed, it stays so."""

    CLAUSE: ClassVar[str] = "T-16.1"

    def choices(self, state: Tapestry) -> list[Action]:
        return state.edition.verbs.pick if foremost(state, self.seat, TECHNOLOGY) != NONE else []

    def answer(self, state: Tapestry, action: Action) -> None:
        token = foremost(state, self.seat, TECHNOLOGY)
        if state.token_space[token] == LAST:
            state.singular[self.seat] = 1
        state.token_track[token] = action.value
        state.token_space[token] = 0
        state.tell("restarted", "T-16.1", self.seat, action.value)
