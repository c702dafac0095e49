"""The course of a match: what was answered and told, and what there was before the last answers. It can be copied, and
gone back in."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Final, Self

from ludotheque.core import record
from ludotheque.core.news import Report
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import CHANCE, State

BEATS: Final = 40  # so many of the last things that happened are kept with their positions ...
ANSWERS: Final = 30  # ... and so many of the last answers with what was before them


@dataclass(frozen=True)
class Before:
    """What there was before an answer of a seat, to take it back: the position, and how much had been answered, stood
    and been told."""

    seat: int
    position: State
    lines: int
    standing: int
    news: int


@dataclass(frozen=True)
class Beat:
    """One thing that happened, the position in which it was told, and who had answered."""

    report: Report
    position: State
    answered: int


class Course:
    """The position, and how it came about."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.lines: list[record.Line] = []
        self._standing: list[int] = []  # who gave each answer that was not taken back
        self._uncovered = 0  # how long the record was when something hidden last showed itself
        self.news: list[Report] = []
        self.beats: list[Beat] = []  # what happened last, with the positions in which it was told
        self._before: list[Before] = []
        self._fair = 0  # how long the record was when somebody else, or chance, last answered
        self.retaken = 0  # how often an answer was taken back although others, or chance, had answered since

    @property
    def over(self) -> bool:
        """Whether it has come to its end."""
        return bool(self.state.over)

    @property
    def standing(self) -> list[int]:
        """Who gave each answer that was not taken back."""
        return self._standing[:]

    def last(self, seats: Container[int]) -> int | None:
        """Which of these seats gave the last of their answers that were not taken back."""
        return next((seat for seat in reversed(self._standing) if seat in seats), None)

    # copies

    def clone(self) -> Self:
        """A twin to try an answer on: this match stays as it is until the answer is safe."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone()
        twin.state.news = []
        twin.lines = self.lines[:]
        twin._standing = self._standing[:]
        twin.news = self.news[:]
        twin.beats = self.beats[:]
        twin._before = self._before[:]
        return twin

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()

    def marked(self) -> Self:
        """A twin without its lines, light enough to keep many; `reopened` gives them back."""
        twin = self.clone()
        twin.lines, twin._standing, twin.beats = [], [], []
        return twin

    @property
    def positions(self) -> int:
        """How many positions it holds: its own, those before its last answers, those of what happened last."""
        return 1 + len(self._before) + len(self.beats)

    def reopened(self, lines: list[record.Line]) -> Self:
        """A twin in the same position, to which these answers have led."""
        twin = self.clone()
        twin.lines, twin._standing = lines[:], standing(lines)
        return twin

    # taking back

    def undoable(self, seat: int | None = None) -> str:
        """Empty when the last answer of this seat may be taken back, else the key of the reason why not."""
        if not self._standing:
            return "undo-nothing"
        last = self._standing[-1]
        if last == CHANCE:
            return "undo-chance"
        if not self._before or self._before[-1].lines < self._fair or seat not in (None, last):
            return "undo-others"
        return "undo-uncovered" if self._uncovered > self._before[-1].lines else ""

    def undo(self, seat: int | None = None, recorded: bool = False) -> None:
        """Take back one's last answer; only as far as nobody has learnt anything new.

        A record may have it `recorded` after something hidden showed itself: earlier rules did not see that.
        """
        reason = self.undoable(seat)
        if reason and not (recorded and reason == "undo-uncovered"):
            raise Refusal(reason)
        self._return_to(self._before[-1], record.UNDO)

    def retakable(self, seat: int) -> bool:
        """Whether the last answer of this seat could be taken back, whatever was answered since."""
        return not self.over and any(before.seat == seat for before in self._before)

    def take_back(self, seat: int) -> None:
        """Take back one's last answer and all that was answered since: among friends, or alone with computers.

        It all stays in the record. Chance has spoken for good: asked again, it answers anew, so that nobody can fish.
        """
        if self.over:
            raise Refusal("over")
        if not self.retakable(seat):
            raise Refusal("back-far" if seat in self._standing else "undo-nothing")
        self._return_to(next(before for before in reversed(self._before) if before.seat == seat), record.BACK)
        self._fair = len(self.lines)
        self.retaken += 1

    def _return_to(self, before: Before, how: str) -> None:
        self.lines.append(record.Line(before.seat, how))
        del self._standing[before.standing :]
        self._before = self._before[: self._before.index(before)]
        self.state = before.position.clone()  # a twin of this match may go back to the same position
        self.state.news = []
        told = len(self.news) - before.news
        self.beats = self.beats[: max(0, len(self.beats) - told)]
        del self.news[before.news :]


def standing(lines: list[record.Line]) -> list[int]:
    """Who gave each answer that was not taken back."""
    seats: list[int] = []
    for line in lines:
        if line.notation == record.UNDO:
            del seats[-1:]  # of a record that was damaged, what it takes back may be lost
        elif line.notation == record.BACK:
            while seats and seats.pop() != line.seat:
                pass
        else:
            seats.append(line.seat)
    return seats
