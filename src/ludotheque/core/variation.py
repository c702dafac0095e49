"""Variations: other lines that were tried from positions of a match, kept in its record as comments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.line import Line, read_line, whole
from ludotheque.core.refusal import Refusal

VARIATION: Final = "#variation"  # to earlier releases a comment, as is each of its lines
ANSWERED: Final = "#~"
MOST: Final = 200
MOST_ANSWERS: Final = 5_000  # in all variations of a record together
NAME_LETTERS: Final = 60


@dataclass(frozen=True)
class Variation:
    """Another line that was tried from a position of the match: after so many lines, what it is called, its answers."""

    at: int
    name: str
    lines: tuple[Line, ...]

    def text(self) -> list[str]:
        return [f"{VARIATION} {self.at} {self.name}", *(f"{ANSWERED} {line}" for line in self.lines)]


def read_variations(body: str, first: int, last: int, name: str = "record") -> tuple[Variation, ...]:
    """Those that the body of a record holds, whose lines begin at `first` and of which `last` are answers."""
    found: list[Variation] = []
    answers = 0
    for number, line in enumerate(body.splitlines(), first):
        mark, _, what = line.strip().partition(" ")
        if mark not in (VARIATION, ANSWERED):
            continue
        try:
            if mark == VARIATION:
                at, _, called = what.partition(" ")
                if not 0 <= whole(at) <= last:
                    raise ValueError(at)
                found.append(Variation(whole(at), called.strip()[:NAME_LETTERS], ()))
            else:
                tried = found.pop()
                found.append(Variation(tried.at, tried.name, (*tried.lines, read_line(what))))
                answers += 1
        except (ValueError, IndexError):
            raise Refusal("record-line", file=name, number=number, line=line.strip()[:80]) from None
        if len(found) > MOST or answers > MOST_ANSWERS:
            raise Refusal("record-long", file=name, most=MOST_ANSWERS)
    return tuple(found)
