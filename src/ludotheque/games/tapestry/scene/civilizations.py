"""Civilization mats: their text, and the cells, columns and tokens that some of them have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from ludotheque.drawing import Point, Words
from ludotheque.drawing.lettering import wrapped
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.components import TRACK_ICONS
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.scene.cells import CELL, Cell, Group, columns, drawn, rows, stages, told
from ludotheque.games.tapestry.scene.view import TapestryView
from ludotheque.games.tapestry.vocabulary import PREDICTION_IDS

WITH_TOKENS: Final = (c.HERALDS, c.INVENTORS, c.ISOLATIONISTS, c.TRADERS)
SIZES: Final = (16.0, 14.5, 13.2)  # of letters, the largest for which there is room
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
class Printed:
    """What is printed on a mat below its text, and what lies there."""

    cells: list[Cell]
    groups: list[Group]
    paths: list[tuple[Point, Point]]


class Civilization(NamedTuple):
    """A civilization mat: whose it is, what it keeps in mind, and while setting up whether it was chosen."""

    edition: TapestryEdition
    number: int
    seat: int
    mine: bool
    dealt: bool  # to choose from
    chosen: bool
    adjusted: int
    mind: tuple[int, ...]

    @property
    def id(self) -> str:
        return c.CIVILIZATION_IDS[self.number]

    @property
    def tokens(self) -> int:
        return self.mind[0] if self.number in WITH_TOKENS and not self.dealt else 0

    @property
    def verb(self) -> str:
        return "adopt" if self.dealt else "activate"

    def note(self, words: Words) -> str:
        adjustment = f"adjustment-{self.id}"
        texts = [f"text-{self.id}", *([adjustment] if self.adjusted and adjustment in words else [])]
        return " ".join(map(words, texts))

    def text(self, words: Words, width: float, room: float) -> Text:
        """The text as large as it goes; where it does not, small, and as much of it as the room holds."""
        note = self.note(words)
        for size in SIZES:
            lines = wrapped(note, int((width - MARGIN) / (EM * size)), 99)
            if LEADING * size * len(lines) <= room:
                return Text(size, LEADING * size, lines)
        size = SIZES[-1]
        most = max(1, int(room / (LEADING * size)))
        return Text(size, LEADING * size, wrapped(note, int((width - MARGIN) / (EM * size)), most))

    def printed(self, words: Words) -> Printed:
        return Printed(*_cells(self.edition, words, self.number, list(self.mind), self.dealt))


def civilizations(view: TapestryView, seat: int) -> tuple[Civilization, ...]:
    """Those a seat has, or while setting up those it was dealt."""
    owned = [number for number, owner in enumerate(view.civilization_owner) if owner == seat]
    if owned:
        return tuple(_civilization(view, seat, number, False) for number in owned)
    dealt = view.dealt[seat]
    if isinstance(dealt, int) or seat != view.seat:
        return ()
    return tuple(_civilization(view, seat, number, True) for number, count in enumerate(dealt) if count)


def _civilization(view: TapestryView, seat: int, number: int, dealt: bool) -> Civilization:
    picked = view.chosen[seat]
    return Civilization(
        edition=view.edition,
        number=number,
        seat=seat,
        mine=seat == view.seat,
        dealt=dealt,
        chosen=dealt and isinstance(picked, list) and bool(picked[number]),
        adjusted=view.adjusted,
        mind=tuple(view.mat[c.CELLS * number : c.CELLS * (number + 1)]),
    )


def _cells(
    edition: TapestryEdition, words: Words, number: int, mat: list[int], fresh: bool
) -> tuple[list[Cell], list[Group], list[tuple[Point, Point]]]:
    mats, id = edition.mats, c.CIVILIZATION_IDS[number]
    if number in (c.ALCHEMISTS, c.LEADERS):
        cells = [
            Cell((54.0 * at, 0, 46, 40), None, TRACK_ICONS[at], token=bool(mat[at]) and not fresh,
                 label=words(f"board-{c.TRACK_IDS[at]}"), note=words(f"board-{id}-square"))
            for at in range(c.TRACKS)
        ]  # fmt: skip
        return cells, [], []
    if number == c.CRAFTSMEN:
        return columns(
            edition, words, mats.craftsmen, "craft", [mat[HEIGHT * at : HEIGHT * (at + 1)] for at in range(3)]
        )
    if number == c.MERRYMAKERS:
        cells, groups, _ = columns(edition, words, mats.merrymakers, "climb", [[0] * 3] * 3)
        feet = [(cell.box[0], cell.box[1]) for cell in cells[::3]]
        for at, (x, y) in enumerate(feet):
            up = y + CELL[1] + 3 - (CELL[1] + 3) * mat[at]
            cells.append(Cell((x + 40, up, 24, 24), None, token=True, text="bare"))
        return cells, groups, []
    if number == c.MILITANTS:
        return rows(edition, words, mats.militants, mat, fresh)
    if number == c.HISTORIANS:
        cells = [
            Cell((54.0 * at, 0, 46, 40), drawn(edition, phrase, 44), token=not mat[at], name=f"square-{at + 1}",
                 verb="expose",
                 label=words("thing-square-number", number=str(at + 1)), note=told(edition, phrase, words))
            for at, phrase in enumerate(mats.historians)
        ]  # fmt: skip
        return cells, [], []
    if number == c.MYSTICS:
        cells = [
            Cell((80.0 * at, 0, 74, 36), None, PREDICTED[at], str(mat[at] or "?"), token=bool(mat[4 + at]), name=kind,
                 verb="predict", label=words(f"thing-{kind}"), note=words("text-mystics"))
            for at, kind in enumerate(PREDICTION_IDS)
        ]  # fmt: skip
        return cells, [], []
    if number == c.ENTERTAINERS:
        return stages(edition, words, mat[0])
    return [], [], []
