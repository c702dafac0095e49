"""T-8: the science die, and the free moves it offers."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.rng import Rng, drawn
from ludotheque.core.state import ChanceTo, Effect, Question
from ludotheque.games.tapestry.components import EMPIRICISM, FROM_CIVILIZATION, FROM_TRACK, LAST, NONE, TRACKS
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.movement import Advance, OnTrack, can_advance
from ludotheque.games.tapestry.victory import score

MOST_RESULTS: Final = 1000  # more than any edition rolls together


class RollScience(ChanceTo[Tapestry]):
    """T-1.6, T-8.1: the science die names a track; what follows reads `state.science_die`."""

    CLAUSE: ClassVar[str] = "T-8.1"

    def __init__(self, to: i64, first: i64 = NONE) -> None:
        super().__init__(to)
        self.first = first  # with Empiricism: what the first of two rolls showed

    def choices(self, state: Tapestry) -> list[Action]:
        return state.edition.verbs.face

    def weights(self, state: Tapestry) -> list[int]:
        return [int(count) for count in state.edition.science_faces]

    def sample(self, state: Tapestry, rng: Rng) -> Action:
        return state.edition.verbs.face[drawn(state.edition.science_faces, rng)]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.science_die = action.value
        state.tell("science", "T-8.1", self.to, action.value)
        if state.enjoys(self.to, EMPIRICISM):
            if self.first == NONE:
                state.then(RollScience(self.to, action.value))
            elif self.first != action.value:
                state.then(KeepRoll(self.to, self.first, action.value))


class KeepRoll(Question[Tapestry]):
    """T-8.1: Empiricism: of two rolls one is kept."""

    CLAUSE: ClassVar[str] = "T-8.1"

    def __init__(self, seat: i64, first: i64, second: i64) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second

    def choices(self, state: Tapestry) -> list[Action]:
        pick = state.edition.verbs.pick
        return [pick[self.first], pick[self.second]]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.science_die = action.value
        state.tell("picked", "T-8.1", self.seat, action.value)


def research(state: Tapestry, seat: i64, flags: i64, points: i64) -> None:
    """T-8.1, T-8.2: roll, then move or not; `points` for a result that would leave the track."""
    state.then(RollScience(seat), AcceptResearch(seat, flags, points))


class NoteResult(Effect[Tapestry]):
    """R-35: one of several results that are all rolled before any is used."""

    def __init__(self, seat: i64, left: i64, results: i64) -> None:
        super().__init__(seat)
        self.left = left
        self.results = results  # how often each track was rolled, as digits to the base MOST_RESULTS

    def run(self, state: Tapestry) -> None:
        rolled = self.results + digit(state.science_die)
        if self.left > 1:
            state.then(RollScience(self.seat), NoteResult(self.seat, self.left - 1, rolled))
        else:
            state.then(UseResult(self.seat, rolled))


def research_together(state: Tapestry, seat: i64, count: i64) -> None:
    """R-35: the die is rolled so many times, then the results are used."""
    state.then(RollScience(seat), NoteResult(seat, count, 0))


def results(written: i64, track: i64) -> i64:
    """R-35: how many of several results are on a track."""
    return written // digit(track) % MOST_RESULTS


def digit(track: i64) -> i64:
    """A single result on a track among several."""
    unit: i64 = 1
    for _each in range(track):
        unit *= MOST_RESULTS
    return unit


class UseResult(Question[Tapestry]):
    """T-8.2, T-8.9, R-35: results in the order one likes: each a space without benefit, points where the track is
    complete, or declined with all that are left."""

    CLAUSE: ClassVar[str] = "R-35"

    def __init__(self, seat: i64, results: i64) -> None:
        super().__init__(seat)
        self.results = results

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        for track in range(TRACKS):
            if results(self.results, track) > 0 and can_move_or_score(state, self.seat, track):
                options.append(state.edition.verbs.pick[track])
        return state.edition.verbs.or_decline(options)

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.verb != "pick":
            state.tell("declined", "R-35", self.seat)
            return
        left = self.results - digit(action.value)
        if left > 0:
            state.then(UseResult(self.seat, left))
        move_or_score(state, self.seat, action.value, FROM_TRACK)


def can_move_or_score(state: Tapestry, seat: i64, track: i64) -> bool:
    """T-8.9: a token that can move there, or one that has completed the track."""
    return can_advance(state, seat, track) or state.position(seat, track) == LAST


def move_or_score(state: Tapestry, seat: i64, track: i64, source: i64) -> None:
    """T-8.9: one space without benefit; points where the track is complete; with a token for either, as one likes."""
    if state.position(seat, track) != LAST:
        state.then(Advance(seat, track, 0))
    elif can_advance(state, seat, track):
        state.then(MoveOrPoints(seat, track, source))
    else:
        score(state, seat, state.edition.alien_points, source, "T-8.9")


class MoveOrPoints(OnTrack):
    """T-8.9: with one token at the end and another on the way: move that one, or take the points."""

    CLAUSE: ClassVar[str] = "T-8.9"

    def __init__(self, seat: i64, track: i64, source: i64 = FROM_CIVILIZATION) -> None:
        super().__init__(seat, track)
        self.source = source

    def choices(self, state: Tapestry) -> list[Action]:
        return [state.edition.verbs.accept, state.edition.verbs.points]

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is state.edition.verbs.accept:
            state.then(Advance(self.seat, self.track, 0))
        else:
            score(state, self.seat, state.edition.alien_points, self.source, "T-8.9")


class AcceptResearch(Question[Tapestry]):
    """T-8.2 to T-8.5, T-8.8, T-8.9, R-35: one space on the track rolled, or points where it is complete, or neither."""

    CLAUSE: ClassVar[str] = "T-8.2"

    def __init__(self, seat: i64, flags: i64, off_track: i64) -> None:
        super().__init__(seat)
        self.flags = flags
        self.off_track = off_track

    def choices(self, state: Tapestry) -> list[Action]:
        verbs = state.edition.verbs
        options: list[Action] = []
        if can_advance(state, self.seat, state.science_die):
            options.append(verbs.accept)
        if self.off_track > 0 and state.position(self.seat, state.science_die) == LAST:
            options.append(verbs.points)
        return verbs.or_decline(options)

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is state.edition.verbs.accept:
            state.then(Advance(self.seat, state.science_die, self.flags))
        elif action is state.edition.verbs.points:
            score(state, self.seat, self.off_track, FROM_TRACK, "T-8.9")
        else:
            state.tell("declined", "T-8.2", self.seat)
