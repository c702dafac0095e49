"""The plain board of a game without a drawing, from its view: what each seat has, and what may be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ludotheque.core.action import Action
from ludotheque.core.news import in_words
from ludotheque.core.text import is_by_seat, short
from ludotheque.core.view import View
from ludotheque.core.words import Words
from ludotheque.drawing.lettering import shorten
from ludotheque.drawing.seats import CROWD, HALF, LINE, Mat, place, seating

Pair = tuple[str, str]  # a label and a value
Fact = tuple[float, float, str, str]  # where they stand, and the two


@dataclass(frozen=True)
class Sheet:
    """The measures of one shape: how many columns of fields, of facts, of things, and how low things may lie."""

    world: tuple[float, float]
    mat: tuple[float, float]
    panel: tuple[float, float]
    name: float
    fields: int
    facts: int
    chips: tuple[int, ...]
    edge: float = 24


WIDE: Final = Sheet((960, 540), (640, 96), (300, 62), 200, 6, 4, (5, 7, 9, 12, 16))
TALL: Final = Sheet((390, 470), (390, 132), (188, 62), 122, 3, 2, (2, 3, 4, 5), 14)
SHEETS: Final = {"wide": WIDE, "tall": TALL}
ROW: Final = 32.0
CHIP: Final = 44.0  # from one row of chips to the next ...
LEAST: Final = 24.0  # ... and where there are very many


def plate(shape: str) -> dict[str, object]:
    return {"world": SHEETS[shape].world, "symbols": ("laurels",)}


def sizes(shape: str, seats: int) -> dict[str, tuple[float, float]]:
    sheet = SHEETS[shape]
    panel = (HALF, sheet.panel[1]) if sheet is WIDE and seats >= CROWD else sheet.panel
    return {"world": sheet.world, "mat": sheet.mat, "panel": panel}


def fixed(shape: str, words: Words, seats: int) -> dict[str, object]:
    sheet = SHEETS[shape]
    return {"measures": sheet, "row": ROW, "columns": columns(sheet), "points": words("column-points")}


def scene(view: View, shape: str, words: Words, options: Sequence[Action], names: Sequence[str]) -> dict[str, Any]:
    sheet = SHEETS[shape]
    by_seat = {name: value for name, value in view.fields.items() if is_by_seat(value, view.seats)}
    facts = [(words(f"field-{name}"), short(value)) for name, value in view.fields.items() if name not in by_seat]
    moment = view.ask(words.language)
    title = view.game.title(words.language)
    low = 74 + ROW * view.seats
    return {
        "seating": seating(view),
        "asked": view.asked,
        "mats": [mat(view, sheet, words, names, seat, by_seat) for seat in range(view.seats)],
        "heads": heads(sheet, words, list(by_seat)),
        "facts": spread(sheet.world[0], sheet.facts, sheet.edge, facts, low + 16),
        "chips": chips(view, sheet, words, options, names, low + 34 + 22 * -(-len(facts) // sheet.facts)),
        "title": shorten(title, sheet.world[0] - 60, 23),
        "subtitle": moment,
        "description": ". ".join(filter(None, (title, words("summary"), moment))),
    }


@dataclass(frozen=True)
class PlainMat(Mat):
    cells: tuple[str, ...]
    facts: tuple[Fact, ...]
    line: str


def mat(view: View, sheet: Sheet, words: Words, names: Sequence[str], seat: int, by_seat: dict[str, Any]) -> PlainMat:
    across = sizes("wide" if sheet is WIDE else "tall", view.seats)["panel"][0]
    pairs = [(words(f"field-{name}"), short(value[seat])) for name, value in by_seat.items()]
    width = column(sheet)
    return PlainMat(
        **place(view, seat, names[seat], names[seat], "", across, (100, 60), (70, 20)),
        cells=tuple(shorten(value, width - 8, LINE) for _, value in pairs[: sheet.fields]),
        facts=spread(sheet.mat[0], 3 if sheet is WIDE else 2, 4, pairs, 40),
        line=shorten(" · ".join(f"{label} {value}" for label, value in pairs), across - 24, LINE),
    )


def column(sheet: Sheet) -> float:
    """How wide a column of fields is."""
    return (sheet.world[0] - 2 * sheet.edge - sheet.name - 66) / sheet.fields


def columns(sheet: Sheet) -> tuple[float, ...]:
    """Where each column of fields begins."""
    return tuple(sheet.edge + sheet.name + 66 + column(sheet) * at for at in range(sheet.fields))


def heads(sheet: Sheet, words: Words, fields: list[str]) -> tuple[str, ...]:
    """The head of each column of fields."""
    return tuple(shorten(words(f"field-{name}"), column(sheet) - 8, LINE) for name in fields[: sheet.fields])


def spread(across: float, columns: int, edge: float, pairs: list[Pair], top: float) -> tuple[Fact, ...]:
    """Labels with their values in columns, each with its place."""
    width = (across - 2 * edge - 16) / columns
    found = []
    for at, (label, value) in enumerate(pairs):
        x, y = edge + 12 + width * (at % columns), top + 22 * (at // columns)
        room = width - 16
        said = shorten(label, room * 0.6, LINE)
        found.append((x, y, said, shorten(value, room - 5.8 * len(said) - 10, LINE)))
    return tuple(found)


@dataclass(frozen=True)
class Chip:
    """Something an option names, or a verb that needs nothing, to be pointed at."""

    id: str
    name: str
    verbs: str
    label: str
    text: str
    at: tuple[float, float]
    size: tuple[float, float]


def chips(
    view: View, sheet: Sheet, words: Words, options: Sequence[Action], names: Sequence[str], top: float
) -> list[Chip]:
    """Every thing the options name but the seats, which are there already; then the verbs that stand alone."""
    things: dict[str, list[str]] = {}
    for option in options:
        for name in [arg for arg in option.args if not arg.isdigit()] or [""]:
            if name not in {f"seat-{seat}" for seat in range(view.seats)}:
                things.setdefault(name or f"!{option.verb}", []).append(option.verb)
    room = sheet.world[1] - sheet.edge - top
    count = len(things)
    columns = next((n for n in sheet.chips if -(-count // n) * CHIP <= room), sheet.chips[-1])
    height = max(LEAST, min(CHIP, room / max(1, -(-count // columns))))
    width = (sheet.world[0] - 2 * sheet.edge - 16) / columns
    found = []
    for at, (name, verbs) in enumerate(things.items()):
        alone = name.startswith("!")
        label = words(f"verb-{verbs[0]}") if alone else str(in_words(name, words, tuple(names)))
        place = (sheet.edge + 8 + width * (at % columns), top + height * (at // columns))
        text = shorten(label, width - 16, LINE)
        told = " ".join(dict.fromkeys(verbs))
        found.append(
            Chip(f"choice-{name.removeprefix('!')}" if not alone else f"say-{verbs[0]}", "" if alone else name, told,
                 label, text, place, (width - 10, height - 11))
        )  # fmt: skip
    return found
