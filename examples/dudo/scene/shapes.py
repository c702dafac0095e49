"""Where everything lies, in both shapes."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from ludotheque.drawing import HALF
from ludotheque.drawing.seats import CROWD

Point = tuple[float, float]


@dataclass(frozen=True)
class Shape:
    """The measures of one shape; boxes are x, y, width, height."""

    name: str
    world: Point
    mat: Point
    panel: Point
    table: tuple[float, float, float, float]  # centre and radii
    ring: Point  # radii of the ring on which the cups stand
    cup: float  # their scale
    slip: tuple[float, float, float, float]  # the standing bid
    calls: tuple[Point, Point]  # dudo, calza
    call: Point
    faces: tuple[float, float, float, float]  # first die, side, step
    counts: tuple[float, float, float, float, int]  # first number, width, height, numbers in a row
    die: float = 15  # a die beside a cup


WIDE: Final = Shape(
    "wide", (960, 540), (640, 92), (300, 64), (304, 276, 268, 216), (200, 146), 1.25, (612, 56, 316, 118),
    ((612, 190), (776, 190)), (152, 46), (616, 278, 42, 53), (612, 368, 36, 31, 8), 16,
)  # fmt: skip
TALL: Final = Shape(
    "tall", (390, 486), (390, 92), (188, 64), (195, 134, 186, 122), (146, 82), 0.74, (14, 262, 176, 80),
    ((202, 262), (202, 306)), (174, 36), (22, 358, 34, 62.4), (14, 404, 32.6, 22, 10), 12.5,
)  # fmt: skip
SHAPES: Final = {"wide": WIDE, "tall": TALL}


def panel_size(shape: Shape, seats: int) -> Point:
    return (HALF, shape.panel[1]) if shape is WIDE and seats >= CROWD else shape.panel


def stand(shape: Shape, seats: int, place: int) -> Point:
    """Where a cup stands: the first at the near edge of the table, the others to the left of it and round."""
    x, y, _, _ = shape.table
    turn = radians(90 + 360 * place / seats)
    return x + shape.ring[0] * cos(turn), y + shape.ring[1] * sin(turn)
