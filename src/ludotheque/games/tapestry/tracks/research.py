"""T-8: the science die, and the free moves it offers."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.rng import Rng
from ludotheque.core.state import Chance, Question
from ludotheque.games.tapestry.components import EMPIRICISM, FROM_TRACK, LAST, NONE, TRACKS
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.movement import Advance, can_advance
from ludotheque.games.tapestry.victory import score


class RollScience(Chance[Tapestry]):
    """T-1.6, T-8.1: the science die names a track; what follows reads `state.science_die`."""

    CLAUSE: ClassVar[str] = "T-8.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("to", "first")
    to: i64
    first: i64  # with Empiricism: what the first of two rolls showed

    def __init__(self, to: i64, first: i64 = NONE) -> None:
        super().__init__()
        self.to = to
        self.first = first

    def choices(self, state: Tapestry) -> list[Action]:
        return state.edition.verbs.face

    def weights(self, state: Tapestry) -> list[int]:
        return [int(count) for count in state.edition.science_faces]

    def sample(self, state: Tapestry, rng: Rng) -> Action:
        faces = state.edition.science_faces
        total: i64 = 0
        for track in range(TRACKS):
            total += faces[track]
        point = rng.below(total)
        at: i64 = 0
        while point >= faces[at]:
            point -= faces[at]
            at += 1
        return state.edition.verbs.face[at]

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
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first", "second")
    first: i64
    second: i64

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


class AcceptResearch(Question[Tapestry]):
    """T-8.2 to T-8.5, T-8.8, T-8.9, R-35: one space on the track rolled, or points where it is complete, or neither."""

    CLAUSE: ClassVar[str] = "T-8.2"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "flags", "off_track")
    flags: i64
    off_track: i64

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
        if options:
            options.append(verbs.decline)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is state.edition.verbs.accept:
            state.then(Advance(self.seat, state.science_die, self.flags))
        elif action is state.edition.verbs.points:
            score(state, self.seat, self.off_track, FROM_TRACK, "T-8.9")
        else:
            state.tell("declined", "T-8.2", self.seat)
