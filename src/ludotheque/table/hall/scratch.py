"""Tables that are kept nowhere: lessons, guided first matches, positions of the rules to try something with, and other
lines from a match that is over.

They are private, live in memory only, and go when nobody has looked at them for a while. The page that opened one knows
what was answered there and opens another, should it find its table gone.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

from ludotheque.core.match import Match
from ludotheque.core.refusal import Refusal
from ludotheque.lessons.examples import Example
from ludotheque.lessons.guiding import Guide
from ludotheque.lessons.lesson import Lesson
from ludotheque.lessons.sitting import Sitting
from ludotheque.table.clock import Timing
from ludotheque.table.hall.exchange import Exchange
from ludotheque.table.hall.keyring import Keyring
from ludotheque.table.hall.live_table import LiveTable
from ludotheque.table.refusals import TableRefusal, sentences
from ludotheque.table.seating import COMPUTER, HERE, Key, Seat, fresh_id, fresh_key, hashed
from ludotheque.table.shown.lessons import Branch, Learning
from ludotheque.table.visitor import visitor

if TYPE_CHECKING:
    from ludotheque.table.hall.hall import Hall

MOST: Final = 300  # in memory at once; of more, those that were looked at longest ago go
REST: Final = 3600.0  # seconds without anybody, after which one goes
LEVEL: Final = "easy"
OPPONENTS: Final = "medium"  # of whoever tries another line


class ScratchTable(LiveTable):
    """Nothing that happens here is stored, and nobody else comes."""

    is_kept = False

    def __init__(self, hall: Hall, learning: Learning, mine: tuple[int, ...], level: str = LEVEL) -> None:
        match = learning.match
        seats = tuple(Seat(HERE) if at in mine else Seat(COMPUTER, level) for at in range(match.seats))
        self.key = fresh_key()
        ring = Keyring((Key(hashed(self.key), mine, host=True),), private=True)
        nobody, never = Exchange(), Timing()
        super().__init__(fresh_id(), match, seats, ring, [], [], hall.store, hall.computers, nobody, never, learning)
        self.used = monotonic()

    async def _store(self, twin: Match) -> Timing:
        self.used = monotonic()
        return self.timing

    async def rename(self, seat: int, name: str) -> None:
        raise TableRefusal("scratch")

    async def say(self, key: Key, text: str) -> None:
        raise TableRefusal("scratch")


class LessonTable(ScratchTable):
    """A lesson: the others answer at once, and taking back is free, luck and all."""

    async def play(self, number: int, seat: int, action: str) -> int:
        async with self.lock:
            self._check_number(number)
            self._sit(self._sitting.answered(action))
        return self.number

    async def undo(self, number: int, seat: int) -> int:
        visitor.get().spend("answers")
        async with self.lock:
            self._check_number(number)
            self._sit(self._sitting.back(), whole=True)
        return self.number

    @property
    def _sitting(self) -> Sitting:
        sitting = self.showing.moment.learning.sitting if self.showing.moment.learning else None
        assert sitting is not None
        return sitting

    def _sit(self, sitting: Sitting, whole: bool = False) -> None:
        self.used = monotonic()
        sitting.match.names = self.match.names
        self.show(sitting.match, whole, learning=Learning(sitting.match, sitting=sitting))


class GuidedTable(ScratchTable):
    """A first match against computers, with a task for each thing that is new."""

    def show(
        self, match: Match, whole: bool = False, timing: Timing | None = None, learning: Learning | None = None
    ) -> None:
        known = self.showing.moment.learning
        guide = known.guide if known else None
        assert guide is not None
        super().show(match, whole, timing, Learning(match, guide=guide.watching(match)))


def by_colours(match: Match, language: str) -> Match:
    """Nobody in particular plays there."""
    match.names = tuple(sentences(language)(f"seat-{at}") for at in range(match.seats))
    return match


def for_lesson(hall: Hall, lesson: Lesson, answers: list[str], language: str) -> ScratchTable:
    """Sit down at a lesson; what was answered before, as far as it is still allowed, is answered already."""
    visitor.get().spend("tables")
    if lesson.guided:
        kept = lesson.kept
        match = by_colours(Match(lesson.game, kept.seats, settings=kept.settings), language)
        learning = Learning(match, guide=Guide.begin(lesson, match))
        return hall.keep_scratch(GuidedTable(hall, learning, (lesson.seat,)))
    sitting = Sitting.begin(lesson)
    try:
        for action in answers:
            sitting = sitting.answered(action)
    except Refusal:  # of another release of the lesson: he goes on from there
        pass
    learning = Learning(by_colours(sitting.match, language), sitting=sitting)
    return hall.keep_scratch(LessonTable(hall, learning, (lesson.seat,)))


def for_example(hall: Hall, example: Example, match: Match, language: str) -> ScratchTable:
    """The very position that a clause speaks of, to try something with, against computers."""
    visitor.get().spend("tables")
    learning = Learning(by_colours(match, language), example=example)
    return hall.keep_scratch(ScratchTable(hall, learning, (match.seat,)))


def for_branch(hall: Hall, match: Match, branch: Branch) -> ScratchTable:
    """Another line from a position of a match that is over: for whoever was asked there, or for all seats by hand."""
    visitor.get().spend("tables")
    match.ask_chance = False
    match.go_on_from(match.lines, match.state)
    mine = tuple(range(match.players)) if branch.by_hand else (branch.asked,)
    return hall.keep_scratch(ScratchTable(hall, Learning(match, branch=branch), mine, OPPONENTS))
