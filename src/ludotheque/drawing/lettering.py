"""Small matters of lettering that a template cannot decide."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

NUMERALS: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(number: int) -> str:
    """A round as a mason would cut it; a long match falls back to figures."""
    if not 0 < number < 40:
        return str(number)
    text = ""
    for value, numeral in NUMERALS:
        while number >= value:
            text += numeral
            number -= value
    return text


EM: Final = 0.45


def width(text: str, size: float) -> float:
    """About how wide a line of text is, since nobody can measure it here."""
    return EM * size * len(text)


def shorten(text: str, room: float, size: float) -> str:
    """The text, or as much of it as fits the room."""
    if width(text, size) <= room:
        return text
    return text[: max(1, int(room / (EM * size)) - 1)].rstrip() + "…"


def wrapped(text: str, letters: int, lines: int) -> list[str]:
    """A text in lines of about so many letters; it never breaks at a no-break space."""
    found = [""]
    for word in text.split(" "):
        if found[-1] and len(found[-1]) + 1 + len(word) > letters:
            found.append("")
        found[-1] = f"{found[-1]} {word}".strip(" ")
    if len(found) > lines:
        found = [*found[: lines - 1], found[lines - 1].rstrip(".,;") + "…"]
    return found


@lru_cache(8192)
def number(value: float, digits: int = 1) -> str:
    """A coordinate without needless digits."""
    return f"{round(value, digits) + 0.0:.{digits}f}".removesuffix(".0")


def curve(points: list[tuple[float, float]], digits: int = 1) -> str:
    """A smooth line through the points, as path data: each bend begins as the one before it ended."""
    x, y = (round(value, digits) for value in points[0])
    parts = [f"M{number(x)} {number(y)}"]
    for here, (start, end) in enumerate(zip(points, points[1:])):
        before, after = points[max(here - 1, 0)], points[min(here + 2, len(points) - 1)]
        leaving = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        coming = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        steps = [(px - x, py - y) for px, py in (leaving, coming, end)]
        told = [number(value, digits) for step in (steps[1:] if here else steps) for value in step]
        parts.append(("s" if here else "c") + " ".join(told).replace(" -", "-"))
        x, y = round(x + round(steps[2][0], digits), 1), round(y + round(steps[2][1], digits), 1)
    return "".join(parts)
