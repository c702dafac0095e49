"""Civilization mats: their text, and the cells, columns and tokens that some of them have."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ludotheque.drawing import Lit, Words
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.scene.effects import Drawn, draw
from ludotheque.games.tapestry.scene.income import wrapped
from ludotheque.games.tapestry.scene.shapes import BUILDING_ICONS, TRACK_ICONS, Box, Point
from ludotheque.games.tapestry.scene.view import TapestryView
from ludotheque.games.tapestry.vocabulary import PREDICTION_IDS

WITH_TOKENS: Final = (c.HERALDS, c.INVENTORS, c.ISOLATIONISTS, c.TRADERS)
HEIGHT: Final = 5  # cells kept for a column of the Craftsmen
LENGTH: Final = 4  # of a row of the Militants
PREDICTED: Final = ("tech", "lines", "watchtower", "upgrade")
CELL: Final = (44.0, 26.0)


@dataclass(frozen=True)
class Cell:
    """A space of a mat: what it shows, and what lies on it."""

    box: Box
    effect: Drawn | None
    icon: str = ""
    text: str = ""
    covered: str = ""  # an icon on it
    token: bool = False
    name: str = ""
    verb: str = ""
    lit: bool = False
    label: str = ""


@dataclass(frozen=True)
class Group:
    """Cells that are chosen together: a column or a row."""

    name: str
    verb: str
    box: Box
    lit: bool
    label: str


@dataclass(frozen=True)
class Civilization:
    id: str
    name: str
    seat: int
    lines: list[str]
    note: str
    tokens: int
    lit: bool
    verbs: str
    chosen: bool = False
    cells: list[Cell] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)
    paths: list[tuple[Point, Point]] = field(default_factory=list)


def civilizations(view: TapestryView, words: Words, lit: Lit, seat: int, letters: int) -> list[Civilization]:
    """Those a seat has, or while setting up those it was dealt."""
    owned = [number for number, owner in enumerate(view.civilization_owner) if owner == seat]
    if owned:
        return [_civilization(view, words, lit, seat, number, letters, "activate") for number in owned]
    dealt = view.dealt[seat]
    if isinstance(dealt, int) or seat != view.seat:
        return []
    offered = [number for number, count in enumerate(dealt) if count]
    return [_civilization(view, words, lit, seat, number, letters, "adopt") for number in offered]


def _civilization(
    view: TapestryView, words: Words, lit: Lit, seat: int, number: int, letters: int, verbs: str
) -> Civilization:
    id = c.CIVILIZATION_IDS[number]
    mat = view.mat[c.CELLS * number : c.CELLS * (number + 1)]
    mine = seat == view.seat
    asked = lit if mine else Lit(())
    cells, groups, paths = _cells(view, words, asked, number, mat, verbs == "adopt")
    picked = view.chosen[seat]
    return Civilization(
        id=id,
        name=words(f"thing-{id}"),
        seat=seat,
        lines=wrapped(words(f"text-{id}"), letters, 12),
        note=words(f"text-{id}"),
        tokens=mat[0] if number in WITH_TOKENS and verbs == "activate" else 0,
        lit=asked(verbs, id),
        verbs=verbs,
        chosen=verbs == "adopt" and isinstance(picked, list) and bool(picked[number]),
        cells=cells,
        groups=groups,
        paths=paths,
    )


def _cells(
    view: TapestryView, words: Words, lit: Lit, number: int, mat: list[int], fresh: bool
) -> tuple[list[Cell], list[Group], list[tuple[Point, Point]]]:
    mats = view.edition.mats
    if number in (c.ALCHEMISTS, c.LEADERS):
        cells = [
            Cell((54.0 * at, 0, 46, 40), None, TRACK_ICONS[at], token=bool(mat[at]) and not fresh)
            for at in range(c.TRACKS)
        ]
        return cells, [], []
    if number == c.CRAFTSMEN:
        return _columns(
            view, words, lit, mats.craftsmen, "craft", [mat[HEIGHT * at : HEIGHT * (at + 1)] for at in range(3)]
        )
    if number == c.MERRYMAKERS:
        cells, groups, _ = _columns(view, words, lit, mats.merrymakers, "climb", [[0] * 3] * 3)
        feet = [(cell.box[0], cell.box[1]) for cell in cells[::3]]
        for at, (x, y) in enumerate(feet):
            up = y + CELL[1] + 3 - (CELL[1] + 3) * mat[at]
            cells.append(Cell((x + 40, up, 24, 24), None, token=True, text="bare"))
        return cells, groups, []
    if number == c.MILITANTS:
        return _rows(view, words, lit, mats.militants, mat, fresh)
    if number == c.HISTORIANS:
        cells = [
            Cell((54.0 * at, 0, 46, 40), _drawn(view, phrase, 44), token=not mat[at], name=f"square-{at + 1}", verb="expose",
                 lit=lit("expose", f"square-{at + 1}"), label=words("thing-square-number", number=str(at + 1)))
            for at, phrase in enumerate(mats.historians)
        ]  # fmt: skip
        return cells, [], []
    if number == c.MYSTICS:
        cells = [
            Cell((80.0 * at, 0, 74, 36), None, PREDICTED[at], str(mat[at] or "?"), token=bool(mat[4 + at]), name=id,
                 verb="predict", lit=lit("predict", id), label=words(f"thing-{id}"))
            for at, id in enumerate(PREDICTION_IDS)
        ]  # fmt: skip
        return cells, [], []
    if number == c.ENTERTAINERS:
        return _stages(view, words, lit, mat[0])
    return [], [], []


def _drawn(view: TapestryView, phrase: int, room: float) -> Drawn | None:
    return draw(view.edition.phrases[phrase], room, 16, 1) if phrase != c.NONE else None


def _columns(
    view: TapestryView, words: Words, lit: Lit, columns: list[list[int]], verb: str, on: list[list[int]]
) -> tuple[list[Cell], list[Group], list[tuple[Point, Point]]]:
    """Columns that fill from the bottom."""
    cells, groups = [], []
    most = max(map(len, columns))
    wide, high = CELL[0] + (20 if verb == "climb" else 0), CELL[1]
    for at, column in enumerate(columns):
        left = (wide + 12) * at
        for row, phrase in enumerate(column):
            box = (left, (high + 3) * (most - 1 - row), wide, high)
            covered = BUILDING_ICONS[on[at][row] - 1] if on[at][row] else ""
            cells.append(Cell(box, _drawn(view, phrase, wide), covered=covered))
        name = f"column-{at + 1}"
        top = (high + 3) * (most - len(column))
        label = words("thing-column-number", number=str(at + 1))
        groups.append(
            Group(name, verb, (left - 2, top - 2, wide + 4, (high + 3) * len(column) + 1), lit(verb, name), label)
        )
    return cells, groups, []


def _rows(
    view: TapestryView, words: Words, lit: Lit, rows: list[list[int]], mat: list[int], fresh: bool
) -> tuple[list[Cell], list[Group], list[tuple[Point, Point]]]:
    """Rows that open from the left as outposts leave them."""
    cells, groups = [], []
    for at, row in enumerate(rows):
        left = LENGTH if fresh else mat[at]
        for place, phrase in enumerate(row):
            covered = "tower" if place >= LENGTH - left else ""
            cells.append(Cell((54.0 * place, 42.0 * at, 48, 38), _drawn(view, phrase, 46), covered=covered))
        name = f"row-{at + 1}"
        label = words("thing-row-number", number=str(at + 1))
        groups.append(Group(name, "row", (-3, 42.0 * at - 2, 54.0 * LENGTH, 42), lit("row", name), label))
    return cells, groups, []


def _stages(
    view: TapestryView, words: Words, lit: Lit, here: int
) -> tuple[list[Cell], list[Group], list[tuple[Point, Point]]]:
    """The network of the Entertainers: a start and four columns of four."""
    mats = view.edition.mats
    places = [(0.0, 46.0), *((62.0 + 68.0 * ((at - 1) // 4), 30.0 * ((at - 1) % 4)) for at in range(1, 17))]
    cells = [
        Cell((x, y, CELL[0], CELL[1]), _drawn(view, mats.entertainers[at], CELL[0]), token=at == here, name=f"stage-{at}",
             verb="step", lit=lit("step", f"stage-{at}"), label=words("thing-stage-number", number=str(at)))
        for at, (x, y) in enumerate(places)
    ]  # fmt: skip
    paths = [
        ((places[at][0] + CELL[0], places[at][1] + 13), (places[to][0], places[to][1] + 13))
        for at, row in enumerate(mats.lines)
        for to in row
    ]
    return cells, [], paths
