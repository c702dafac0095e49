"""Sheets: what a seat may know of positions as rows of numbers, for programs that learn.

A sheet is written over and over in the same place, so whoever looks at `numbers` through the buffer protocol sees every
new row without a copy. Arrays of a position are laid into it whole, which is why its numbers are as wide as theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from ludotheque.core.action import Action
from ludotheque.core.step import NOBODY, Step

if TYPE_CHECKING:
    from ludotheque.core.state import State

EVERYTHING: Final = -1  # all parts of a position have changed
EMPTY: Final = -1  # stands where a list of changing length has ended, and where a question has no more facts


class Asked:
    """A kind of question: its number in a layout, and its facts that everybody may know."""

    number: i64
    facts: tuple[str, ...]

    def __init__(self, number: i64, facts: tuple[str, ...]) -> None:
        self.number = number
        self.facts = facts


class Sheet:
    """Room for some rows of numbers, each of them one position as one seat sees it.

    A row has first the arrays that everybody sees, copied whole, and then all single numbers. A position adds its
    arrays itself (`row = extend(row, array)`) and hands over the rest: a call for each would cost as much as copying.
    What stands in the row already, as that part of the position has not changed, it goes past (`row = past(PART)`).
    """

    numbers: vec[i64]
    width: i64
    rows: i64
    seat: i64  # who sees the row that is being written
    seats: i64
    changed: i64  # the parts of the position that do not stand in the row yet: a bit for each
    most: dict[str, int]  # how long arrays get whose length changes, by field
    _asked: dict[type[Any], Asked]
    _matter: i64  # room for so many facts of a question
    _whole: i64  # how many numbers of a row are in arrays
    _starts: list[vec[i64]]  # the memory of `numbers` as far as each row, and each part in it: extending it writes on
    _parts: i64
    _first: i64  # where those of the row that is being written begin
    _again: bool  # the same seat saw this row before
    _at: i64  # where the next single number goes

    def __init__(
        self,
        width: i64,
        singles: i64,
        rows: i64,
        asked: dict[type[Any], Asked],
        matter: i64,
        most: dict[str, int],
        ends: list[int],
    ) -> None:
        start = vec[i64](capacity=width * rows)
        self._starts = []
        for row in range(rows):
            self._starts.append(start)
            for end in ends:
                start = extend(start, vec[i64]([0] * (row * width + end - len(start))))
                self._starts.append(start)
            start = extend(start, vec[i64]([0] * ((row + 1) * width - len(start))))
        self.numbers = start
        self._parts = len(ends)
        self._first = 0
        self._again = False
        self.changed = EVERYTHING
        self.width = width
        self.rows = rows
        self.seat = 0
        self.seats = 0
        self.most = most
        self._asked = asked
        self._matter = matter
        self._whole = width - singles
        self._at = 0

    def __repr__(self) -> str:
        return f"<sheet: room for {self.rows} rows of {self.width} numbers>"

    def row(self, at: i64, state: State, seat: i64, step: Step[Any] | None, changed: i64) -> None:
        """Write over a row: the position by its table of sight, who sees it, and what is asked of whom. Parts that have
        not changed since this very position was written there are left as they stand."""
        if at < 0 or at >= self.rows:
            raise ValueError(f"this sheet has room for {self.rows} rows only")
        self._first = at * (self._parts + 1)
        start = self._starts[self._first]
        self.seat = seat
        self.seats = state.seats
        self.changed = changed
        self._at = len(start) + self._whole
        self._again = self.numbers[self._at] == seat
        self._head(step)
        row = state.show(self, start)
        if len(row) != len(start) + self._whole or self._at != len(start) + self.width:
            raise ValueError("show() must write every field of SEEN_BY, and nothing else")

    def _head(self, step: Step[Any] | None) -> None:
        numbers = self.numbers
        at = self._at
        end = at + 3 + self._matter
        numbers[at] = self.seat
        numbers[at + 1] = NOBODY
        numbers[at + 2] = EMPTY
        self._at = at + 3
        if step is not None:
            asked = self._asked.get(type(step))
            if asked is None:
                raise ValueError(f"{type(step).__name__} is no step of the game this sheet was made for")
            numbers[at + 1] = step.seat
            numbers[at + 2] = asked.number
            if asked.facts:
                step.matter(self, asked.facts)
        for place in range(self._at, end):
            numbers[place] = EMPTY
        self._at = end

    def past(self, part: i64) -> vec[i64]:
        """The row as far as the end of a part that stands there."""
        place = self._first + 1
        while part > 1:
            part >>= 1
            place += 1
        return self._starts[place]

    # what a position says of itself beside its arrays, field by field

    def number(self, value: i64) -> None:
        self.numbers[self._at] = value
        self._at += 1

    def three(self, first: i64, second: i64, third: i64) -> None:
        """Three numbers at once: the calls cost more than the writing."""
        numbers = self.numbers
        at = self._at
        numbers[at] = first
        numbers[at + 1] = second
        numbers[at + 2] = third
        self._at = at + 3

    def ragged(self, values: vec[i64], most: i64, changed: bool = True) -> None:
        """An array of changing length that everybody sees, filled up with EMPTY."""
        at = self._at
        self._at = at + most
        if not changed:
            return
        numbers = self.numbers
        for value in values:
            numbers[at] = value
            at += 1
        while at < self._at:
            numbers[at] = EMPTY
            at += 1

    def owner(self, values: vec[i64], changed: bool = True) -> None:
        """One equal part per seat: one's own part, then how much there is in each."""
        part = len(values) // self.seats
        at = self._at
        self._at = at + part + self.seats
        if not changed and self._again:
            return
        self._own(values, part, at)
        if changed:
            self._totals(values, part, at + part)

    def _own(self, values: vec[i64], part: i64, at: i64) -> None:
        numbers = self.numbers
        last = at + part
        if self.seat >= 0:
            place = part * self.seat
            while at < last:
                numbers[at] = values[place]
                at += 1
                place += 1
        else:
            while at < last:
                numbers[at] = EMPTY
                at += 1

    def _totals(self, values: vec[i64], part: i64, at: i64) -> None:
        numbers = self.numbers
        total: i64 = 0
        left = part
        for value in values:  # over the array itself: looking up every place would cost more than the adding
            total += value
            left -= 1
            if left == 0:
                numbers[at] = total
                at += 1
                total = 0
                left = part

    def count(self, values: vec[i64], changed: bool = True) -> None:
        """An array that nobody sees, though everybody knows how much is in it."""
        if changed:
            total: i64 = 0
            for value in values:
                total += value
            self.numbers[self._at] = total
        self._at += 1


class Mask:
    """A 1 for every action of the vocabulary that may be answered, and 0 for the others."""

    bytes: vec[u8]
    width: i64
    _set: list[Action]  # what was marked last, to be wiped before anything else is

    def __init__(self, width: i64) -> None:
        self.bytes = vec[u8]([0] * width)
        self.width = width
        self._set = []

    def __repr__(self) -> str:
        return f"<mask: room for {self.width} actions>"

    def mark(self, legal: list[Action]) -> None:
        """These, and no others."""
        marks = self.bytes
        for action in self._set:
            marks[action.index] = 0
        for action in legal:
            marks[action.index] = 1
        self._set = legal
