"""Replays: a record is played once, and marks on the way are kept, so that every line is a few lines away."""

from __future__ import annotations

from bisect import bisect
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from threading import Lock
from time import thread_time
from typing import Any, Final

from anyio import CapacityLimiter

from ludotheque import drawing
from ludotheque.core import record
from ludotheque.core.edition import Edition
from ludotheque.core.match import Match
from ludotheque.core.record import Line, Record
from ludotheque.core.state import CHANCE
from ludotheque.games import games
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.seating import Seat

STRIDE: Final = 50  # lines from one mark to the next
POSITION_BYTES: Final = 24_000  # the largest position we know; marks share all else but the list of their news
KEPT_BYTES: Final = 64 * 1024 * 1024
SECONDS: Final = 20.0  # of work; the longest match we know needs one, interpreted


@dataclass(frozen=True)
class Standing:
    """How everybody stood after so many answers, at a line of the record."""

    answers: int
    line: int
    values: list[int]
    round: int


def round_of(match: Match) -> int:
    return int(getattr(match.state, "round", 0))


class Replay:
    """A record, who sat there, the edition it was played with, and the marks that were passed."""

    def __init__(self, found: Record, seats: tuple[Seat, ...], edition: Edition) -> None:
        self.record = found
        self.seats = seats
        self.edition = edition
        self.given = replace(found, given_chance=True)  # it was checked against fate when it came
        self._marks: dict[int, Match] = {}
        self.told: dict[str, Any] = {}  # by language: what was said of it when it was looked back at

    @property
    def own(self) -> dict[str, Any] | None:
        """The facts of the edition, where it is not the game's own: for other processes."""
        return None if self.edition is games[self.record.game].edition else self.edition.data

    def along(self, at: int, then: tuple[Line, ...]) -> Replay:
        """The same match as it would have been, had it gone on otherwise after so many lines."""
        if not 0 <= at <= len(self.record.lines):
            raise TableRefusal("line-unknown", last=len(self.record.lines), at=at)
        lines = [*self.record.lines[:at], *then]
        other = Replay(replace(self.record, lines=lines, result=None, variations=()), self.seats, self.edition)
        other._marks = {line: mark for line, mark in self._marks.items() if line <= at}
        return other

    def tried(self, at: int) -> tuple[Line, ...]:
        """The lines after so many."""
        return tuple(self.record.lines[at:])

    @property
    def bytes(self) -> int:
        """About how much it holds."""
        return sum(POSITION_BYTES * mark.positions + 8 * len(mark.news) for mark in list(self._marks.values()))

    def play(self) -> None:
        """Play all of it, and see that fate kept its word and the result is the same."""
        record.replay(self.record, games[self.record.game], self.edition, watch=self._watch())

    def at(self, line: int) -> Match:
        """Just so many lines: where chance is asked next, fate does not go on by itself."""
        passed = sorted(self._marks)
        before = bisect(passed, line)
        if before:
            mark = passed[before - 1]
            match = self._marks[mark].reopened(self.record.lines[:mark])
        else:
            match = record.begin(self.given, games[self.record.game], self.edition)
        record.play_on(match, self.given, line, watch=self._watch())
        return match

    @cached_property
    def course(self) -> list[Standing]:
        """How everybody stood, wherever an answer that was not taken back had changed that; last, how it ended."""
        found: list[Standing] = []
        marks = self._watch()

        def look(match: Match, line: Line | None) -> None:
            marks(match, line)
            answers = len(match.standing)
            while found and found[-1].answers >= answers:
                found.pop()
            if match.seat != CHANCE:
                found.append(Standing(answers, len(match.lines), drawing.standing(match), round_of(match)))

        match = record.begin(self.given, games[self.record.game], self.edition)
        look(match, None)
        record.play_on(match, self.given, len(self.record.lines), watch=look)
        changed = [now for before, now in pairwise(found) if now.values != before.values or now.round != before.round]
        return [*found[:1], *changed, *(found[-1:] if found[-1] not in changed else [])]

    def _watch(self) -> _Watch:
        return _Watch(self._marks)


class _Watch:
    """Looks on while a record is played: sets marks, and ends what takes too long."""

    def __init__(self, marks: dict[int, Match]) -> None:
        self.marks = marks
        self.until = thread_time() + SECONDS

    def __call__(self, match: Match, _: Line | None) -> None:
        if thread_time() > self.until:
            raise TableRefusal("record-slow", lines=len(match.lines), seconds=int(SECONDS))
        if len(match.lines) % STRIDE == 0 and len(match.lines) not in self.marks:
            self.marks[len(match.lines)] = match.marked()


class Replays:
    """The replays that were looked at last, as many as fit."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._turn = Lock()  # records are played in threads

    @cached_property
    def players(self) -> CapacityLimiter:
        """At most two records are played at once, so that nothing else waits for them."""
        return CapacityLimiter(2)

    def get(self, id: str) -> Replay | None:
        with self._turn:
            if id in self._kept:
                self._kept.move_to_end(id)
            return self._kept.get(id)

    def keep(self, id: str, replay: Replay) -> Replay:
        with self._turn:
            self._kept[id] = replay
            self._kept.move_to_end(id)
            held = sum(each.bytes for each in self._kept.values())
            while held > KEPT_BYTES and len(self._kept) > 1:
                _, oldest = self._kept.popitem(last=False)
                held -= oldest.bytes
        return replay

    def forget(self) -> None:
        with self._turn:
            self._kept.clear()
