"""What is printed on civilization mats: columns, rows, and the network of the Entertainers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.saying import said
from ludotheque.drawing import Box, Point, Words
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.components import BUILDING_ICONS
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.scene.effects import Drawn, draw

LENGTH: Final = 4  # of a row of the Militants
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
    label: str = ""
    note: str = ""


@dataclass(frozen=True)
class Group:
    """Cells that are chosen together: a column or a row."""

    name: str
    verb: str
    box: Box
    label: str
    note: str


def told(edition: TapestryEdition, phrase: int, words: Words) -> str:
    """What a space shows, in words."""
    return words("board-benefit", benefit=said(edition.phrases[phrase], words)) if phrase != c.NONE else ""


def listed(edition: TapestryEdition, phrases: list[int], words: Words) -> str:
    """What a column or a row shows, from the first to the last that is reached."""
    return " › ".join(said(edition.phrases[phrase], words) for phrase in phrases)


def drawn(edition: TapestryEdition, phrase: int, room: float) -> Drawn | None:
    return draw(edition.phrases[phrase], room, 16, 1) if phrase != c.NONE else None


def columns(
    edition: TapestryEdition, words: Words, columns: list[list[int]], verb: str, on: list[list[int]]
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
            cells.append(Cell(box, drawn(edition, phrase, wide), covered=covered))
        box = (left - 2, (high + 3) * (most - len(column)) - 2, wide + 4, (high + 3) * len(column) + 1)
        label = words("thing-column-number", number=str(at + 1))
        groups.append(Group(f"column-{at + 1}", verb, box, label, listed(edition, column, words)))
    return cells, groups, []


def rows(
    edition: TapestryEdition, words: Words, rows: list[list[int]], mat: list[int], fresh: bool
) -> tuple[list[Cell], list[Group], list[tuple[Point, Point]]]:
    """Rows that open from the left as outposts leave them."""
    cells, groups = [], []
    for at, row in enumerate(rows):
        left = LENGTH if fresh else mat[at]
        for place, phrase in enumerate(row):
            covered = "tower" if place >= LENGTH - left else ""
            cells.append(Cell((54.0 * place, 42.0 * at, 48, 38), drawn(edition, phrase, 46), covered=covered))
        box, label = (-3, 42.0 * at - 2, 54.0 * LENGTH, 42), words("thing-row-number", number=str(at + 1))
        groups.append(Group(f"row-{at + 1}", "row", box, label, listed(edition, row, words)))
    return cells, groups, []


def stages(
    edition: TapestryEdition, words: Words, here: int
) -> tuple[list[Cell], list[Group], list[tuple[Point, Point]]]:
    """The network of the Entertainers: a start and four columns of four."""
    mats = edition.mats
    places = [(0.0, 46.0), *((62.0 + 68.0 * ((at - 1) // 4), 30.0 * ((at - 1) % 4)) for at in range(1, 17))]
    cells = [
        Cell((x, y, CELL[0], CELL[1]), drawn(edition, mats.entertainers[at], CELL[0]), token=at == here,
             name=f"stage-{at}", verb="step",
             label=words("thing-stage-number", number=str(at)), note=told(edition, mats.entertainers[at], words))
        for at, (x, y) in enumerate(places)
    ]  # fmt: skip
    paths = [
        ((places[at][0] + CELL[0], places[at][1] + 13), (places[to][0], places[to][1] + 13))
        for at, row in enumerate(mats.lines)
        for to in row
    ]
    return cells, [], paths
