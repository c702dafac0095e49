"""Where everything lies on the two shapes of the Loire board: `wide` (960 x 540) and `tall` (390 x 456)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.drawing.sheet import Board, Box, Point, both


@dataclass(frozen=True)
class Quay:
    """A landing stage: its middle, the bank it stands on, and where its coin hangs (Nantes only)."""

    at: Point
    bank: str
    coin: Point


@dataclass(frozen=True, eq=False)
class Place:
    """One town: its art and name, the stream before it, its quays by dock, its cargo away from the river."""

    art: Point
    name: Point
    box: Box
    stream: Point
    slope: float
    quays: tuple[Quay, ...]
    cargo: tuple[Point, ...]
    rest: Point
    pennant: Point


@dataclass(frozen=True, eq=False)
class Shape(Board):
    """One drawing of the board."""

    places: tuple[Place, ...]
    art_scale: float
    ticket: float
    draw: Point
    discard: Point
    pile: Point
    draft: tuple[Point, ...]
    slot: Point
    hand: tuple[float, float, float]
    laid: tuple[float, float, float]
    sections: tuple[Point, Point, Point]
    hold_columns: int


# Wide: from the sea at the left to Orléans at the upper right, towns at equal steps on their true banks.
# x, height of the quay, bank, baseline of the name, middle of the stream, slope of the stream
WIDE_TOWNS: Final = (
    (116, 315, "north", 265, 366, -0.2),
    (223, 282, "north", 232, 322, -0.27),
    (330, 269, "north", 211, 309, 0.15),
    (437, 391, "south", 464, 353, 0.02),
    (544, 352, "south", 425, 314, -0.26),
    (651, 335, "south", 408, 298, -0.29),
    (758, 217, "north", 167, 253, -0.47),
    (865, 163, "north", 105, 199, -0.5),
)
SOUTH_QUAY_OF_NANTES: Final = Quay((116, 412), "south", (68, 413))
SAUMUR: Final = 3
TOURS: Final = 4
BLOIS: Final = 6
ORLEANS: Final = 7
PENNANT: Final = 36


def _wide(town: int) -> Place:
    x, quay_y, bank, name, stream, slope = WIDE_TOWNS[town]
    quay = Quay((x, quay_y), bank, (x - 48, quay_y + 1))
    art = quay_y - 8 if bank == "north" else name - 17
    top = name - 18 if bank == "north" else art - 49
    half = 45 if town in (0, ORLEANS) else 34 if town != TOURS else 26
    right = town not in (0, SAUMUR, BLOIS)
    rows = [name - 38 - 24 * row if bank == "north" else name + 8 + 24 * row for row in range(3)]
    cargo: list[Point] = [(x - 43, row) for row in rows]
    if town == SAUMUR:  # the river runs low here: the third ticket lies beside the second
        cargo[2] = (x - 136, rows[1])
    return Place(
        art=(x, art),
        name=(x, name),
        box=(x - 48, top, 96, max(art, name + 5) - top + 3),
        stream=(x, stream),
        slope=slope,
        quays=(SOUTH_QUAY_OF_NANTES, quay) if town == 0 else (quay,),
        cargo=tuple(cargo),
        rest=(cargo[2][0] + 42, cargo[2][1]),
        pennant=(x + half, name - 12) if right else (x - half - PENNANT, name - 12),
    )


# Tall: a strip map, Orléans on top; names to the left, cargo to the right, the cards in a column at the edge.
ROW: Final = 53.2
LEFT_BANK: Final = (117, 124, 122, 115, 113, 120, 126, 122)
RIGHT_BANK: Final = (194, 202, 200, 193, 191, 198, 204, 200)


def row_of(town: int) -> float:
    """The middle of a town's row on the tall board."""
    return 38 + ROW * (7 - town)


def _tall(town: int) -> Place:
    y = row_of(town)
    left, right = LEFT_BANK[town], RIGHT_BANK[town]
    quay = Quay((left - 2, y), "west", (left - 1, y - 21))
    across = Quay((right + 2, y), "east", (right + 3, y - 21))
    return Place(
        art=(66, y + 4),
        name=(69, y + 19.5),
        box=(22, y - 24, 88, 47),
        stream=((left + right) / 2, y),
        slope=0,
        quays=(across, quay) if town == 0 else (quay,),
        cargo=((209, y - 21), (209, y + 1)),
        rest=(301, y + 1),
        pennant=(9, y - 23),
    )


SHAPES: Final = both(
    Shape,
    world=((960, 540), (390, 456)),
    mat=((1256, 148), (390, 312)),
    panel=((286, 96), (188, 84)),
    half=(90, 0),
    places=(tuple(_wide(town) for town in range(8)), tuple(_tall(town) for town in range(8))),
    art_scale=(1.18, 0.8),
    ticket=(88, 88),
    draw=((428, 26), (343, row_of(7) - 22)),
    discard=((494, 26), (343, row_of(6) - 23)),
    pile=((46, 60), (33, 44)),
    draft=(
        tuple((394 + 47 * kind, 120) for kind in range(6)),
        tuple((344, row_of(5 - kind) - 23) for kind in range(6)),
    ),
    slot=((42, 54), (34, 46)),
    hand=((60, 88, 65), (56, 80, 63)),
    laid=((46, 64, 51), (42, 58, 50)),
    sections=(((2, 28), (480, 28), (884, 28)), ((8, 28), (8, 142), (8, 234))),
    hold_columns=(2, 3),
)
