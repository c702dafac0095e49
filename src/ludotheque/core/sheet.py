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
    """

    numbers: vec[i64]
    width: i64
    rows: i64
    seat: i64  # who sees the row that is being written
    seats: i64
    most: dict[str, int]  # how long arrays get whose length changes, by field
    _asked: dict[type[Any], Asked]
    _matter: i64  # room for so many facts of a question
    _whole: i64  # how many numbers of a row are in arrays
    _starts: list[vec[i64]]  # the memory of `numbers` as far as each row, which is written by extending it
    _at: i64  # where the next single number goes

    def __init__(
        self, width: i64, singles: i64, rows: i64, asked: dict[type[Any], Asked], matter: i64, most: dict[str, int]
    ) -> None:
        start = vec[i64](capacity=width * rows)
        self._starts = []
        for _each in range(rows):
            self._starts.append(start)
            start = extend(start, vec[i64]([0] * width))
        self.numbers = start
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

    def row(self, at: i64, state: State, seat: i64, step: Step[Any] | None) -> None:
        """Write over a row: the position by its table of sight, who sees it, and what is asked of whom."""
        if at < 0 or at >= self.rows:
            raise ValueError(f"this sheet has room for {self.rows} rows only")
        start = self._starts[at]
        self.seat = seat
        self.seats = state.seats
        self._at = len(start) + self._whole
        self._head(step)
        row = state.show(self, start)
        if len(row) != len(start) + self._whole or self._at != len(start) + self.width:
            raise ValueError("show() must write every field of SEEN_BY, and nothing else")

    def _head(self, step: Step[Any] | None) -> None:
        numbers = self.numbers
        at = self._at
        numbers[at] = self.seat
        numbers[at + 1] = NOBODY
        numbers[at + 2] = EMPTY
        self._at = at + 3 + self._matter
        if step is not None:
            asked = self._asked.get(type(step))
            if asked is None:
                raise ValueError(f"{type(step).__name__} is no step of the game this sheet was made for")
            numbers[at + 1] = step.seat
            numbers[at + 2] = asked.number
            at += 3
            for name in asked.facts:
                fact: i64 = getattr(step, name)
                numbers[at] = fact
                at += 1
        else:
            at += 3
        while at < self._at:
            numbers[at] = EMPTY
            at += 1

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

    def ragged(self, values: vec[i64], most: i64) -> None:
        """An array of changing length that everybody sees, filled up with EMPTY."""
        numbers = self.numbers
        at = self._at
        self._at = at + most
        for value in values:
            numbers[at] = value
            at += 1
        while at < self._at:
            numbers[at] = EMPTY
            at += 1

    def owner(self, values: vec[i64]) -> None:
        """One equal part per seat: one's own part, then how much there is in each."""
        numbers = self.numbers
        part = self._own(values)
        at = self._at - self.seats
        place: i64 = 0
        while at < self._at:
            last = place + part
            total: i64 = 0
            while place + 4 <= last:  # four at once: the counting costs more than the adding
                total += values[place] + values[place + 1] + values[place + 2] + values[place + 3]
                place += 4
            while place < last:
                total += values[place]
                place += 1
            numbers[at] = total
            at += 1

    def unheld(self, values: vec[i64]) -> None:
        """The same where it is known, as by the phase of the match, that nobody has anything: nothing is added up."""
        numbers = self.numbers
        self._own(values)
        for at in range(self._at - self.seats, self._at):
            numbers[at] = 0

    def _own(self, values: vec[i64]) -> i64:
        """One's own part, and behind it room for a number for each seat; how long a part is."""
        numbers = self.numbers
        at = self._at
        part = len(values) // self.seats
        place = part * self.seat
        self._at = at + part + self.seats
        if place >= 0:
            last = place + part
            while place < last:
                numbers[at] = values[place]
                at += 1
                place += 1
        else:
            for _each in range(part):
                numbers[at] = EMPTY
                at += 1
        return part

    def count(self, values: vec[i64]) -> None:
        """An array that nobody sees, though everybody knows how much is in it."""
        size = len(values)
        place: i64 = 0
        total: i64 = 0
        while place + 4 <= size:
            total += values[place] + values[place + 1] + values[place + 2] + values[place + 3]
            place += 4
        while place < size:
            total += values[place]
            place += 1
        self.numbers[self._at] = total
        self._at += 1


class Mask:
    """Rows with a 1 for every action of the vocabulary that may be answered, and 0 for the others."""

    bytes: vec[u8]
    width: i64
    _set: list[list[Action]]  # by row: what was marked last, to be wiped before anything else is

    def __init__(self, width: i64, rows: i64) -> None:
        self.bytes = vec[u8]([0] * (width * rows))
        self.width = width
        self._set = [[] for _ in range(rows)]

    def __repr__(self) -> str:
        return f"<mask: room for {len(self._set)} rows of {self.width} actions>"

    def row(self, at: i64, legal: list[Action]) -> None:
        marks = self.bytes
        start = at * self.width
        for action in self._set[at]:
            marks[start + action.index] = 0
        for action in legal:
            marks[start + action.index] = 1
        self._set[at] = legal

    def allows(self, at: i64, index: i64) -> bool:
        return 0 <= index < self.width and self.bytes[at * self.width + index] == 1
