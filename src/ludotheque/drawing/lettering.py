"""Small matters of lettering that a template cannot decide."""

from __future__ import annotations

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


def number(value: float) -> str:
    """A coordinate without needless digits."""
    return f"{value:.1f}".removesuffix(".0")


def curve(points: list[tuple[float, float]]) -> str:
    """A smooth line through the points, as path data."""
    last = len(points) - 1
    parts = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for here in range(last):
        before, start = points[max(here - 1, 0)], points[here]
        end, after = points[here + 1], points[min(here + 2, last)]
        pulls = (
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            *end,
        )
        parts.append("C" + " ".join(number(pull) for pull in pulls))
    return "".join(parts)
