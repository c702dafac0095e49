"""T-4.4: words of the effect notation that do something: explore, research, move, invent, upgrade, conquer."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.tapestry.benefits.measures import members
from ludotheque.games.tapestry.benefits.word import Word
from ludotheque.games.tapestry.components import FIRST_ROW, FIRST_SPACE, NONE, REVISED, ROWS, TRACKS
from ludotheque.games.tapestry.map.conquest import Conquer, can_conquer
from ludotheque.games.tapestry.map.exploration import Explore, Visit, can_explore
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.technology.invention import Invent, can_invent, refresh
from ludotheque.games.tapestry.technology.upgrades import Upgrade, UseAgain, can_upgrade
from ludotheque.games.tapestry.tracks.movement import Advance, Regress, can_advance
from ludotheque.games.tapestry.tracks.repeats import RepeatSpace, Restart, can_repeat
from ludotheque.games.tapestry.tracks.research import research, research_together


class ExploreWord(Word):
    """T-7.1: next to one's own territory, or anywhere."""

    def __init__(self, anywhere: i64) -> None:
        self.anywhere = anywhere

    def possible(self, state: Tapestry, seat: i64) -> bool:
        return can_explore(state, seat, self.anywhere)

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        state.then(Explore(seat, self.anywhere, NONE))


class VisitWord(Word):
    """T-7.9: explore space."""

    def possible(self, state: Tapestry, seat: i64) -> bool:
        return members(state.space_place, FIRST_SPACE + seat) > 0

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        state.then(Visit(seat))


class ResearchWord(Word):
    """T-8.5, R-35: with benefit and bonus, without, or with points for leaving the track."""

    def __init__(self, flags: i64, alien: bool) -> None:
        self.flags = flags
        self.alien = alien

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        if self.alien and state.rules >= REVISED:
            research_together(state, seat, count)
            return
        for _each in range(count):
            research(state, seat, self.flags, state.edition.alien_points if self.alien else 0)


class AdvanceWord(Word):
    """T-8.6, R-3: one space forward on a track."""

    def __init__(self, track: i64, flags: i64) -> None:
        self.track = track
        self.flags = flags

    def possible(self, state: Tapestry, seat: i64) -> bool:
        return can_advance(state, seat, self.track)

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        state.then(Advance(seat, self.track, self.flags))


class RegressWord(Word):
    """T-5.4: one space back on a track."""

    def __init__(self, track: i64, flags: i64) -> None:
        self.track = track
        self.flags = flags

    def possible(self, state: Tapestry, seat: i64) -> bool:
        for at in range(TRACKS * seat, TRACKS * seat + TRACKS):
            if state.token_track[at] == self.track and state.token_space[at] > 0:
                return True
        return False

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        state.then(Regress(seat, self.track, self.flags))


class RepeatWord(Word):
    """R-4: a space on which one stands; the battery only once a turn."""

    def __init__(self, once: bool) -> None:
        self.once = once

    def possible(self, state: Tapestry, seat: i64) -> bool:
        return can_repeat(state, seat) and not (self.once and state.repeated[seat] == 1)

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        if self.possible(state, seat):
            if self.once:
                state.repeated[seat] = 1
            state.then(RepeatSpace(seat))


class RestartWord(Word):
    """T-16.1: the AI Singularity."""

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        state.then(Restart(seat))


class InventWord(Word):
    """T-9.1: one after the other."""

    def possible(self, state: Tapestry, seat: i64) -> bool:
        return can_invent(state)

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        for _each in range(count):
            state.then(Invent(seat))


class UpgradeWord(Word):
    """T-9.7: mandatory where it is a benefit."""

    def possible(self, state: Tapestry, seat: i64) -> bool:
        return can_upgrade(state, seat)

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        state.then(Upgrade(seat))


class UseWord(Word):
    """R-57: a circle of the middle row, a square of the top row."""

    def __init__(self, row: i64) -> None:
        self.row = row

    def possible(self, state: Tapestry, seat: i64) -> bool:
        return members(state.tech_place, FIRST_ROW + ROWS * seat + self.row) > 0

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        state.then(UseAgain(seat, self.row))


class RefreshWord(Word):
    """R-43: new cards on display."""

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        refresh(state, seat)


class ConquerWord(Word):
    """T-10.1: next to one's own territory, or anywhere; one die, both, or both against an opponent."""

    def __init__(self, anywhere: i64, dice: i64) -> None:
        self.anywhere = anywhere
        self.dice = dice

    def possible(self, state: Tapestry, seat: i64) -> bool:
        return can_conquer(state, seat, self.anywhere)

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        state.then(Conquer(seat, self.anywhere, self.dice))
