"""Sheets: what a seat may know of positions as rows of numbers, for programs that learn.

A sheet is written over and over in the same place, so whoever looks at `numbers` through the buffer protocol sees every
new row without a copy. Arrays of a position are laid into it whole, which is why its numbers are as wide as theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from ludotheque.core.action import Action

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

    A row has first the arrays that everybody sees, copied whole, and then all single numbers, which are collected on
    the way: adding them to the row one by one would take longer than all the arrays.
    """

    numbers: vec[i64]
    width: i64
    rows: i64
    seat: i64  # who sees the row that is being written
    seats: i64
    most: dict[str, int]  # how long arrays get whose length changes, by field
    _asked: dict[type[Any], Asked]
    _matter: i64  # room for so many facts of a question
    _blank: vec[i64]  # of length 0, at the beginning of the same memory as `numbers`
    _written: vec[i64]  # what has been written into that memory
    _singles: vec[i64]  # the single numbers of a row ...
    _at: i64  # ... and how many of them are there already

    def __init__(
        self, width: i64, singles: i64, rows: i64, asked: dict[type[Any], Asked], matter: i64, most: dict[str, int]
    ) -> None:
        self._blank = vec[i64](capacity=width * rows)
        self.numbers = extend(self._blank, vec[i64]([0] * (width * rows)))
        self._written = self._blank
        self._singles = vec[i64]([0] * singles)
        self._at = 0
        self.width = width
        self.rows = rows
        self.seat = 0
        self.seats = 0
        self.most = most
        self._asked = asked
        self._matter = matter

    def __repr__(self) -> str:
        return f"<sheet: room for {self.rows} rows of {self.width} numbers>"

    def begin(self) -> None:
        """Write over the first row again."""
        self._written = self._blank

    def row(self, state: State, seat: i64) -> None:
        """Write one more row: the position by its table of sight, who sees it, and what is asked of whom."""
        before = len(self._written)
        if before + self.width > len(self.numbers):
            raise ValueError(f"this sheet has room for {self.rows} rows only")
        self.seat = seat
        self.seats = state.seats
        self._at = 0
        self._head(state)
        state.show(self)
        self._written = extend(self._written, self._singles)
        if self._at != len(self._singles) or len(self._written) - before != self.width:
            raise ValueError("show() must write every field of SEEN_BY, and nothing else")

    def _head(self, state: State) -> None:
        lacking = self._matter
        self.number(self.seat)
        if state.stack:
            step = state.stack[-1]
            self.number(step.seat)
            asked = self._asked.get(type(step))
            if asked is None:
                raise ValueError(f"{type(step).__name__} is no step of the game this sheet was made for")
            self.number(asked.number)
            for name in asked.facts:
                fact: i64 = getattr(step, name)
                self.number(fact)
                lacking -= 1
        else:
            self.number(state.seat)
            self.number(EMPTY)
        while lacking > 0:
            self.number(EMPTY)
            lacking -= 1

    # what a position says of itself, field by field

    def number(self, value: i64) -> None:
        self._singles[self._at] = value
        self._at += 1

    def all(self, values: vec[i64]) -> None:
        """An array that everybody sees."""
        self._written = extend(self._written, values)

    def ragged(self, values: vec[i64], most: i64) -> None:
        """An array of changing length that everybody sees, filled up with EMPTY."""
        singles = self._singles
        at = self._at
        self._at = at + most
        for value in values:
            singles[at] = value
            at += 1
        while at < self._at:
            singles[at] = EMPTY
            at += 1

    def owner(self, values: vec[i64]) -> None:
        """One equal part per seat: one's own part, then how much there is in each."""
        singles = self._singles
        at = self._at
        part = len(values) // self.seats
        own = part * self.seat
        for step in range(part):
            singles[at] = values[own + step] if own >= 0 else EMPTY
            at += 1
        own = 0
        for _ in range(self.seats):
            total: i64 = 0
            for _ in range(part):
                total += values[own]
                own += 1
            singles[at] = total
            at += 1
        self._at = at

    def count(self, values: vec[i64]) -> None:
        """An array that nobody sees, though everybody knows how much is in it."""
        total: i64 = 0
        for value in values:
            total += value
        self.number(total)


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
