"""Where everything lies on the two shapes of the board: `wide` (1180 x 692), and `tall`, four panes of 390 x 468."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.drawing.lettering import curve

Point = tuple[float, float]
Box = tuple[float, float, float, float]
Pairs = tuple[tuple[int, int], ...]

FLOOR: Final = 18.5  # height of a floor
PORT: Final = (70.0, 25.0)
PANE: Final = 468.0


@dataclass(frozen=True)
class Shape:
    """One drawing of the board."""

    name: str
    world: Point
    mat: Point
    scale: Point  # of the sheet that the coast is drawn on
    shift: Point
    seas: tuple[Box, ...]  # where water and land are engraved
    towers: tuple[Point, ...]  # by slot: the water's edge below a light
    ports: dict[str, Point]  # the corner of a port's tile
    labels: dict[str, tuple[float, float, str]]  # a town's name beside its dot, and how it is anchored
    quimper: Box
    pontivy: Box
    track: Box | None  # of points
    cartouche: Box | None
    weather: Box
    yard: Point
    tile: Point
    towns: tuple[Point, Point]  # Brest and Lorient
    town: Point  # width, and height of an exchange
    barges: Point
    barge: Point
    sheet: Box  # of the lighthouse being evaluated

    def at(self, point: tuple[float, float]) -> Point:
        """A point of the sheet on this board."""
        return (self.shift[0] + self.scale[0] * point[0], self.shift[1] + self.scale[1] * point[1])

    def line(self, corners: str) -> str:
        """A smooth line through points of the sheet."""
        return curve([self.at((float(x), float(y))) for x, y in (corner.split(",") for corner in corners.split())])


WIDE: Final = Shape(
    name="wide",
    world=(1180, 692),
    mat=(700, 138),
    scale=(1, 0.88),
    shift=(26, 42),
    seas=((11, 36, 724, 645),),
    towers=(
        (650, 648), (532, 648), (414, 648), (296, 648), (178, 648),
        (62, 648), (62, 515), (62, 381), (62, 265), (62, 149),
        (178, 149), (296, 149), (414, 149), (532, 149), (650, 149),
    ),
    ports={
        "vannes": (522, 438), "quiberon": (346, 492), "concarneau": (256, 446), "douarnenez": (112, 416),
        "camaret": (108, 340), "le-conquet": (108, 280), "roscoff": (280, 238), "paimpol": (432, 232),
        "saint-malo": (594, 262),
    },
    labels={"brest": (13, -5, "start"), "lorient": (13, 6, "start")},
    quimper=(306, 318, 150, 62),
    pontivy=(490, 326, 168, 74),
    track=(26, 13, 1128, 21),
    cartouche=(600, 410, 130, 74),
    weather=(756, 46, 392, 76),
    yard=(756, 132),
    tile=(76, 42),
    towns=((756, 310), (958, 310)),
    town=(190, 26),
    barges=(756, 530),
    barge=(93, 140),
    sheet=(756, 522, 392, 150),
)  # fmt: skip
TALL: Final = Shape(
    name="tall",
    world=(390, 4 * PANE),
    mat=(390, 262),
    scale=(0.6, 0.62),
    shift=(-60, -16),
    seas=((0, 46, 390, 308), (0, PANE + 40, 390, 388)),
    towers=(
        *((351 - 78.0 * n, PANE + 402) for n in range(5)),
        *((39 + 78.0 * n, PANE + 274) for n in range(5)),
        *((39 + 78.0 * n, PANE + 146) for n in range(5)),
    ),
    ports={
        "vannes": (248, 254), "quiberon": (112, 306), "concarneau": (46, 266), "douarnenez": (100, 168),
        "camaret": (2, 226), "le-conquet": (2, 112), "roscoff": (74, 52), "paimpol": (170, 50),
        "saint-malo": (262, 62),
    },
    labels={"brest": (12, -4, "start"), "quimper": (9, 4, "start"), "lorient": (12, 5, "start"),
            "pontivy": (0, -9, "middle")},
    quimper=(6, 360, 184, 60),
    pontivy=(200, 360, 184, 60),
    track=None,
    cartouche=None,
    weather=(0, 0, 390, 44),
    yard=(8, 2 * PANE + 52),
    tile=(72, 44),
    towns=((8, 3 * PANE + 10), (200, 3 * PANE + 10)),
    town=(182, 42),
    barges=(8, 2 * PANE + 258),
    barge=(90, 146),
    sheet=(4, 2 * PANE + 240, 382, 170),
)  # fmt: skip
SHAPES: Final = {"wide": WIDE, "tall": TALL}


def panel_size(shape: Shape, seats: int) -> Point:
    """A seat's panel: as high as the rail allows, two in a row above a tall board."""
    if shape is TALL:
        return (188, 84)
    return (286, min(96.0, (shape.world[1] - 8.0 * (seats - 1)) / seats))
