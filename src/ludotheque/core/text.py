"""A position as grids of words: for the terminal, and for whoever cannot see the drawing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.core.view import View


@dataclass(frozen=True)
class Grid:
    """A title, the heads of the columns, and rows of texts."""

    title: str
    head: list[str]
    rows: list[list[str]]


def grids(view: View, language: str = "en") -> list[Grid]:
    """The position as its viewer sees it: by the game's own `text.py`, or field by field."""
    own = view.game.part("text")
    if own is None:
        return plain_grids(view, language)
    found: list[Grid] = own.grids(view, view.game.words(language, view.edition))
    return found


def plain_grids(view: View, language: str) -> list[Grid]:
    """One row a seat for what each seat has, then one row for each other field."""
    by_seat = {name: value for name, value in view.fields.items() if is_by_seat(value, view.seats)}
    others = {name: value for name, value in view.fields.items() if name not in by_seat}
    words = view.game.words(language, view.edition)

    def head(name: str) -> str:
        return words(f"field-{name}")

    rows = [
        [view.names[seat], str(view.points[seat]), *(short(value[seat]) for value in by_seat.values())]
        for seat in range(view.seats)
    ]
    return [
        Grid(view.game.title(language), [words("column-seat"), words("column-points"), *map(head, by_seat)], rows),
        Grid("", [], [[head(name), short(value)] for name, value in others.items()]),
    ]


def is_by_seat(value: Any, seats: int) -> bool:
    return isinstance(value, list) and len(value) == seats


def short(value: Any) -> str:
    """A field in a few characters."""
    if isinstance(value, bool):
        return "✓" if value else "–"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def times(thing: str, count: int) -> str:
    """A thing, and how many of it where there are several."""
    return f"{count}\u00a0×\u00a0{thing}" if count > 1 else thing
