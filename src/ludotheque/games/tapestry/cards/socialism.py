"""T-13.7, R-21: Socialism: to where the nearest opponent stands."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Plain, Question
from ludotheque.games.tapestry.components import LAST, NONE, TECHNOLOGY, TRACKS
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.movement import is_forbidden, move_up, token_on
from ludotheque.games.tapestry.tracks.spaces import space_at


def nearest(state: Tapestry, seat: i64, track: i64, space: i64, step: i64) -> i64:
    """R-21, R-47: the closest space in a direction that an opponent stands on, or has completed; NONE without."""
    at = space + step
    while 0 <= at <= LAST:
        for other in range(state.seats):
            if other != seat:
                if token_on(state, other, track, at) != NONE:
                    return at
                if at == LAST and track == TECHNOLOGY and state.singular[other] == 1:
                    return at
        at += step
    return NONE


def add_goals(state: Tapestry, seat: i64, track: i64, space: i64, options: list[Action]) -> None:
    """R-21: where a token could go: back, and forward unless that is forbidden."""
    back = nearest(state, seat, track, space, -1)
    if back != NONE:
        options.append(state.edition.verbs.move[space_at(track, back)])
    ahead = nearest(state, seat, track, space, 1)
    if ahead != NONE and not is_forbidden(state, seat, track):
        options.append(state.edition.verbs.move[space_at(track, ahead)])


class PickComrade(Question[Tapestry]):
    """R-21: which token, by the space it stands on, of those that have somewhere to go, forward or back; no
    benefit, no bonus."""

    CLAUSE: ClassVar[str] = "R-21"

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        for at in range(TRACKS * self.seat, TRACKS * self.seat + TRACKS):
            goals: list[Action] = []
            add_goals(state, self.seat, state.token_track[at], state.token_space[at], goals)
            action = state.edition.verbs.move[space_at(state.token_track[at], state.token_space[at])]
            if goals and action not in options:
                options.append(action)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        state.then(PickGoal(self.seat, action.value))


class PickGoal(Plain[Tapestry]):
    """R-21, R-89, T-5.4: to which opponent's space; moving forward gains the landmarks on the way."""

    CLAUSE: ClassVar[str] = "R-21"

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space = space

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        add_goals(state, self.seat, self.space // (LAST + 1), self.space % (LAST + 1), options)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        track = self.space // (LAST + 1)
        token = token_on(state, self.seat, track, self.space % (LAST + 1))
        steps = action.value - self.space
        if steps > 0:
            move_up(state, self.seat, token, steps, 0, one_by_one=False)
        else:
            state.token_space[token] += steps
            state.tell("regressed", "R-21", self.seat, action.value)
