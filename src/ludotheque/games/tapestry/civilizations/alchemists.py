"""T-14.5, T-8.9: Alchemists try their luck with the science die."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Question
from ludotheque.games.tapestry.benefits.resources import receive_any
from ludotheque.games.tapestry.civilizations.civilization import Civilization, cell
from ludotheque.games.tapestry.components import ALCHEMISTS, FROM_CIVILIZATION, MATS_PART, TRACKS
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.research import RollScience, can_move_or_score, move_or_score


class Alchemists(Civilization):
    """T-14.5: at least one roll; cells 0 to 3 are the tracks marked."""

    def income(self, state: Tapestry, seat: i64) -> None:
        state.then(RollScience(seat), MarkTrack(seat))


class MarkTrack(Effect[Tapestry]):
    """T-14.5: the track rolled is marked; a second time it busts: all marks go, and one resource comes."""

    def run(self, state: Tapestry) -> None:
        at = cell(ALCHEMISTS, state.science_die)
        if state.mat[at] == 1:
            receive_any(state, self.seat, 1)
            state.then(ClearMarks(self.seat))
        else:
            state.changed |= MATS_PART
            state.mat[at] = 1
            state.then(RollOn(self.seat))


class RollOn(Question[Tapestry]):
    """T-14.5: roll again, or stop and use the marks; after four marks a roll must bust, but may be made."""

    CLAUSE: ClassVar[str] = "T-14.5"

    def choices(self, state: Tapestry) -> list[Action]:
        return [state.edition.verbs.accept, state.edition.verbs.stop]

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is state.edition.verbs.accept:
            state.then(RollScience(self.seat), MarkTrack(self.seat))
        else:
            state.then(UseMark(self.seat), ClearMarks(self.seat))


class ClearMarks(Effect[Tapestry]):
    """T-14.5: the tokens go back."""

    def run(self, state: Tapestry) -> None:
        state.changed |= MATS_PART
        for track in range(TRACKS):
            state.mat[cell(ALCHEMISTS, track)] = 0


class UseMark(Question[Tapestry]):
    """T-8.9, T-14.5: each marked track once, in any order: one space without benefit, points where it is complete."""

    CLAUSE: ClassVar[str] = "T-14.5"

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        for track in range(TRACKS):
            if state.mat[cell(ALCHEMISTS, track)] == 1 and can_move_or_score(state, self.seat, track):
                options.append(state.edition.verbs.pick[track])
        return state.edition.verbs.or_decline(options)

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.verb != "pick":
            return
        track = action.value
        state.changed |= MATS_PART
        state.mat[cell(ALCHEMISTS, track)] = 0
        state.then(UseMark(self.seat))
        move_or_score(state, self.seat, track, FROM_CIVILIZATION)
