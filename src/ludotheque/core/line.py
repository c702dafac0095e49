"""One line of a record: who answered, and what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.state import CHANCE

MOST_LINES: Final = 20_000  # ten times the longest match we know of
MOST_DIGITS: Final = 9


@dataclass(frozen=True)
class Line:
    """One answer: who gave it (a seat, or chance), in notation."""

    seat: int
    notation: str

    def __str__(self) -> str:
        return f"{'*' if self.seat == CHANCE else self.seat} {self.notation}"


def whole(text: str) -> int:
    """A number as records write it."""
    if len(text) > MOST_DIGITS or not text.removeprefix("-").isdecimal():
        raise ValueError(text[:MOST_DIGITS])
    return int(text)


def read_line(text: str) -> Line:
    """An answer as a record writes it: `0 lay coal-2`, with `*` where chance has spoken."""
    who, _, what = text.strip().partition(" ")
    if not what:
        raise ValueError(text)
    return Line(CHANCE if who == "*" else whole(who), what)
