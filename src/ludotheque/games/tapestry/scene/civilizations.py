"""Civilization mats: their text, and the cells, columns and tokens that some of them have."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ludotheque.drawing import Lit, Words
from ludotheque.drawing.lettering import wrapped
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.components import TRACK_ICONS
from ludotheque.games.tapestry.scene.cells import CELL, Cell, Group, columns, drawn, rows, stages, told
from ludotheque.games.tapestry.scene.shapes import Point
from ludotheque.games.tapestry.scene.view import TapestryView
from ludotheque.games.tapestry.vocabulary import PREDICTION_IDS

WITH_TOKENS: Final = (c.HERALDS, c.INVENTORS, c.ISOLATIONISTS, c.TRADERS)
SIZES: Final = (16.0, 14.5, 13.0, 12.0, 11.0)  # of letters, the largest for which there is room
LEADING: Final = 1.2
EM: Final = 0.43  # how wide a letter of running text is
MARGIN: Final = 18.0
HEIGHT: Final = 5  # cells kept for a column of the Craftsmen
PREDICTED: Final = ("tech", "lines", "watchtower", "upgrade")


@dataclass(frozen=True)
class Text:
    """A text as it is set."""

    size: float
    leading: float
    lines: list[str]


@dataclass(frozen=True)
class Civilization:
    id: str
    name: str
    seat: int
    note: str
    tokens: int
    lit: bool
    verbs: str
    chosen: bool = False
    cells: list[Cell] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)
    paths: list[tuple[Point, Point]] = field(default_factory=list)

    def text(self, width: float, room: float, least: float) -> Text:
        """The text as large as it goes; where it does not, small, and as much of it as the least room holds."""
        for size in SIZES:
            lines = wrapped(self.note, int((width - MARGIN) / (EM * size)), 99)
            if LEADING * size * len(lines) <= room:
                return Text(size, LEADING * size, lines)
        size = SIZES[-1]
        most = max(1, int(least / (LEADING * size)))
        return Text(size, LEADING * size, wrapped(self.note, int((width - MARGIN) / (EM * size)), most))


def civilizations(view: TapestryView, words: Words, lit: Lit, seat: int) -> list[Civilization]:
    """Those a seat has, or while setting up those it was dealt."""
    owned = [number for number, owner in enumerate(view.civilization_owner) if owner == seat]
    if owned:
        return [_civilization(view, words, lit, seat, number, "activate") for number in owned]
    dealt = view.dealt[seat]
    if isinstance(dealt, int) or seat != view.seat:
        return []
    offered = [number for number, count in enumerate(dealt) if count]
    return [_civilization(view, words, lit, seat, number, "adopt") for number in offered]


def _civilization(view: TapestryView, words: Words, lit: Lit, seat: int, number: int, verbs: str) -> Civilization:
    id = c.CIVILIZATION_IDS[number]
    mat = view.mat[c.CELLS * number : c.CELLS * (number + 1)]
    mine = seat == view.seat
    asked = lit if mine else Lit(())
    cells, groups, paths = _cells(view, words, asked, number, mat, verbs == "adopt")
    picked = view.chosen[seat]
    adjusted = [f"adjustment-{id}"] if view.adjusted and f"adjustment-{id}" in words else []
    return Civilization(
        id=id,
        name=words(f"thing-{id}"),
        seat=seat,
        note=" ".join(map(words, [f"text-{id}", *adjusted])),
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
    mats, id = view.edition.mats, c.CIVILIZATION_IDS[number]
    if number in (c.ALCHEMISTS, c.LEADERS):
        cells = [
            Cell((54.0 * at, 0, 46, 40), None, TRACK_ICONS[at], token=bool(mat[at]) and not fresh,
                 label=words(f"board-{c.TRACK_IDS[at]}"), note=words(f"board-{id}-square"))
            for at in range(c.TRACKS)
        ]  # fmt: skip
        return cells, [], []
    if number == c.CRAFTSMEN:
        return columns(
            view, words, lit, mats.craftsmen, "craft", [mat[HEIGHT * at : HEIGHT * (at + 1)] for at in range(3)]
        )
    if number == c.MERRYMAKERS:
        cells, groups, _ = columns(view, words, lit, mats.merrymakers, "climb", [[0] * 3] * 3)
        feet = [(cell.box[0], cell.box[1]) for cell in cells[::3]]
        for at, (x, y) in enumerate(feet):
            up = y + CELL[1] + 3 - (CELL[1] + 3) * mat[at]
            cells.append(Cell((x + 40, up, 24, 24), None, token=True, text="bare"))
        return cells, groups, []
    if number == c.MILITANTS:
        return rows(view, words, lit, mats.militants, mat, fresh)
    if number == c.HISTORIANS:
        cells = [
            Cell((54.0 * at, 0, 46, 40), drawn(view, phrase, 44), token=not mat[at], name=f"square-{at + 1}",
                 verb="expose", lit=lit("expose", f"square-{at + 1}"),
                 label=words("thing-square-number", number=str(at + 1)), note=told(view, phrase, words))
            for at, phrase in enumerate(mats.historians)
        ]  # fmt: skip
        return cells, [], []
    if number == c.MYSTICS:
        cells = [
            Cell((80.0 * at, 0, 74, 36), None, PREDICTED[at], str(mat[at] or "?"), token=bool(mat[4 + at]), name=kind,
                 verb="predict", lit=lit("predict", kind), label=words(f"thing-{kind}"), note=words("text-mystics"))
            for at, kind in enumerate(PREDICTION_IDS)
        ]  # fmt: skip
        return cells, [], []
    if number == c.ENTERTAINERS:
        return stages(view, words, lit, mat[0])
    return [], [], []
