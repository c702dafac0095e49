"""T-4, T-5, T-8.6, T-16: tokens on the four tracks: moving them, and what the spaces bring."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Question
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.capital.landmarks import claim
from ludotheque.games.tapestry.civilizations.mystics import watch_predictions
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.spaces import SpaceGain, space_at
from ludotheque.games.tapestry.victory import reach, score


def is_forbidden(state: Tapestry, seat: i64, track: i64) -> bool:
    """T-8.8, R-17: Broker of Peace, Theocracy and somebody else's Dictatorship stop every advance, paid or not."""
    if track == c.MILITARY and state.enjoys(seat, c.BROKER_OF_PEACE):
        return True
    if track == c.SCIENCE and state.enjoys(seat, c.THEOCRACY):
        return True
    for other in range(state.seats):
        if other != seat and state.locked[c.TRACKS * other + track] > 0:
            return True
    return False


def can_advance(state: Tapestry, seat: i64, track: i64) -> bool:
    """T-4.7, T-8.4, T-8.8, T-16.4, T-18.5: a token there that is not at the end, and nothing that forbids it."""
    if state.finished[seat] == 1 or is_forbidden(state, seat, track):
        return False
    for at in range(c.TRACKS * seat, c.TRACKS * seat + c.TRACKS):
        if state.token_track[at] == track and state.token_space[at] < c.LAST:
            return True
    return False


def is_on(state: Tapestry, seat: i64, track: i64) -> bool:
    """T-16.4: a token of this player stands on the track."""
    return any(state.token_track[at] == track for at in range(c.TRACKS * seat, c.TRACKS * seat + c.TRACKS))


class Advance(Effect[Tapestry]):
    """T-8.3 to T-8.8: one space forward without paying, if possible; what it brings the flags say."""

    def __init__(self, seat: i64, track: i64, flags: i64) -> None:
        super().__init__(seat)
        self.track = track
        self.flags = flags

    def run(self, state: Tapestry) -> None:
        if can_advance(state, self.seat, self.track):
            state.then(ChooseToken(self.seat, self.track, 1, self.flags))


class Regress(Advance):
    """T-5.4, T-16.4: one space back, if possible; no landmark; the benefit is that of the space reached."""

    def run(self, state: Tapestry) -> None:
        state.then(ChooseToken(self.seat, self.track, -1, self.flags))


class OnTrack(Question[Tapestry]):
    """T-16.2: a question about the tokens that one has on a track."""

    def __init__(self, seat: i64, track: i64) -> None:
        super().__init__(seat)
        self.track = track


class ChooseToken(OnTrack):
    """T-8.7, T-16.2: of several tokens on a track one moves; it is named by the space it stands on."""

    CLAUSE: ClassVar[str] = "T-8.7"

    def __init__(self, seat: i64, track: i64, steps: i64, flags: i64) -> None:
        super().__init__(seat, track)
        self.steps = steps
        self.flags = flags

    def plain(self) -> bool:
        return True

    def choices(self, state: Tapestry) -> list[Action]:
        return movable(state, self.seat, self.track, self.steps)

    def answer(self, state: Tapestry, action: Action) -> None:
        at = token_on(state, self.seat, self.track, action.value - space_at(self.track, 0))
        if self.steps > 0:
            move_up(state, self.seat, at, self.steps, self.flags, state.rules >= c.REVISED)
        else:
            move_back(state, self.seat, at, self.flags)


def movable(state: Tapestry, seat: i64, track: i64, steps: i64) -> list[Action]:
    """T-8.7: the tokens on a track that can move forward, or back, by the spaces they stand on."""
    options: list[Action] = []
    for at in range(c.TRACKS * seat, c.TRACKS * seat + c.TRACKS):
        space = state.token_space[at]
        if state.token_track[at] == track and (space < c.LAST if steps > 0 else space > 0):
            add_once(options, state.edition.verbs.move[space_at(track, space)])
    return options


def add_once(options: list[Action], action: Action) -> None:
    """T-8.7: tokens on one space are alike."""
    if action not in options:
        options.append(action)


def token_on(state: Tapestry, seat: i64, track: i64, space: i64) -> i64:
    """The token of a player on a space, NONE where there is none."""
    for at in range(c.TRACKS * seat, c.TRACKS * seat + c.TRACKS):
        if state.token_track[at] == track and state.token_space[at] == space:
            return at
    return c.NONE


def move_up(state: Tapestry, seat: i64, token: i64, steps: i64, flags: i64, one_by_one: bool = True) -> None:
    """T-4.2, T-4.3, T-4.9, T-5.2, T-5.4: a token moves; objective, landmarks on the way, what watches, the benefit.

    R-89: several spaces are as many advances, or all of them one.
    """
    track = state.token_track[token]
    start = state.token_space[token]
    goal = start + steps
    if goal > c.LAST:
        goal = c.LAST
    state.token_space[token] = goal
    state.tell("advanced", "T-4.2", seat, space_at(track, goal))
    if flags != 0:
        state.then(SpaceGain(seat, space_at(track, goal), flags))
    after_advance(state, seat, track, start, goal, goal - start if one_by_one else 1)
    if goal == c.LAST:
        complete(state, seat)
    for space in range(goal, start, -1):
        landmark = state.edition.space_landmark[space_at(track, space)]
        if landmark != c.NONE and state.landmark_owner[landmark] == c.NONE:
            claim(state, seat, landmark)


def complete(state: Tapestry, seat: i64) -> None:
    """T-17.1, R-42: a token reached the end of a track, by whatever movement."""
    reach(state, seat, c.TRACK_OBJECTIVE)
    watch_predictions(state, seat)


def after_advance(state: Tapestry, seat: i64, track: i64, start: i64, goal: i64, advances: i64) -> None:
    """T-4.9, R-89: what watches advances: Empiricism, Broker of Peace, Theocracy, Revisionism; a jump is none."""
    edition = state.edition
    if track == c.SCIENCE and state.enjoys(seat, c.EMPIRICISM):
        score(state, seat, advances * edition.card_points[c.EMPIRICISM], c.FROM_TAPESTRY, "T-4.9")
    if track == c.MILITARY:
        for other in range(state.seats):
            if other != seat and state.enjoys(other, c.BROKER_OF_PEACE):
                score(state, other, advances * edition.card_points[c.BROKER_OF_PEACE], c.FROM_TAPESTRY, "T-4.9")
    if state.enjoys(seat, c.THEOCRACY):
        for space in range(start + 1, goal + 1):
            if space % c.TIER == 1:
                score(state, seat, edition.card_points[c.THEOCRACY], c.FROM_TAPESTRY, "T-4.9")
    if state.enjoys(seat, c.REVISIONISM):
        for space in range(goal, start, -1):
            landmark = edition.space_landmark[space_at(track, space)]
            if landmark != c.NONE:
                taken = 1 if state.landmark_owner[landmark] != c.NONE else 0
                state.then(Gain(seat, edition.card_effects[c.REVISIONISM][taken], c.FROM_TAPESTRY))


def move_back(state: Tapestry, seat: i64, token: i64, flags: i64) -> None:
    """T-5.4: a token goes back one space."""
    state.token_space[token] -= 1
    here = space_at(state.token_track[token], state.token_space[token])
    state.tell("regressed", "T-5.4", seat, here)
    if flags != 0:
        state.then(SpaceGain(seat, here, flags))
