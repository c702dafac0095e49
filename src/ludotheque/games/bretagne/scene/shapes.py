"""Where everything lies on the two shapes of the board: `wide` (1180 x 642), and `tall`, four panes of 390 x 452."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.drawing.lettering import curve
from ludotheque.drawing.sheet import Box, Point, Sheet, both

PORT: Final = (70.0, 25.0)
PANE: Final = 452.0  # of which the table covers the lowest 56 with its tabs


@dataclass(frozen=True, eq=False)
class Shape(Sheet):
    """One drawing of the board."""

    seas: tuple[Box, ...]  # where water and land are engraved
    floor: float  # height of a floor
    towers: tuple[Point, ...]  # by slot: the water's edge below a light
    north: float  # lanes of the sea, off the northern, western and southern coast
    west: float
    south: float
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
    values: Point  # of equipment and majority

    @property
    def pane(self) -> float:
        return PANE

    def line(self, corners: str) -> str:
        """A smooth line through points of the sheet."""
        return curve([self.at((float(x), float(y))) for x, y in (corner.split(",") for corner in corners.split())], 0)


SHAPES: Final = both(
    Shape,
    world=((1180, 642), (390, 4 * PANE)),
    mat=((700, 138), (390, 262)),
    panel=((286, 96), (188, 84)),
    half=(90, 0),
    scale=((1, 0.815), (0.6, 0.575)),
    shift=((26, 42), (-60, -6)),
    seas=(((11, 36, 724, 595),), ((0, 44, 390, 288), (0, PANE + 42, 390, 356))),
    floor=(17, 16),
    towers=((
        (656, 602), (565, 602), (474, 602), (383, 602), (292, 602),
        (196, 602), (62, 524), (62, 393), (62, 280), (62, 166),
        (178, 138), (296, 138), (414, 138), (532, 138), (650, 138),
    ), (
        *((351 - 78.0 * n, PANE + 370) for n in range(5)),
        *((39 + 78.0 * n, PANE + 253) for n in range(5)),
        *((39 + 78.0 * n, PANE + 136) for n in range(5)),
    )),
    north=(172, 86),
    west=(103, 3),
    south=(522, 330),
    ports=({
        "vannes": (522, 404), "quiberon": (338, 460), "concarneau": (256, 418), "douarnenez": (114, 391),
        "camaret": (108, 320), "le-conquet": (108, 264), "roscoff": (280, 222), "paimpol": (432, 216),
        "saint-malo": (594, 246),
    }, {
        "vannes": (248, 244), "quiberon": (112, 290), "concarneau": (44, 256), "douarnenez": (100, 162),
        "camaret": (13, 214), "le-conquet": (13, 108), "roscoff": (74, 52), "paimpol": (168, 50),
        "saint-malo": (262, 60),
    }),
    labels=({
        "brest": (13, -5, "start"), "lorient": (13, 6, "start"),
    }, {
        "brest": (12, -4, "start"), "quimper": (9, 4, "start"), "lorient": (12, 5, "start"),
        "pontivy": (0, -9, "middle"),
    }),
    quimper=((304, 290, 156, 64), (6, 336, 184, 60)),
    pontivy=((484, 298, 172, 72), (200, 336, 184, 60)),
    track=((26, 13, 1128, 21), None),
    cartouche=((600, 402, 130, 72), None),
    weather=((756, 44, 392, 64), (0, 0, 390, 42)),
    yard=((756, 116), (8, 2 * PANE + 46)),
    tile=((76, 38), (72, 42)),
    towns=(((756, 277), (958, 277)), ((8, 3 * PANE + 8), (200, 3 * PANE + 8))),
    town=((190, 24), (182, 41)),
    barges=((756, 494), (8, 2 * PANE + 240)),
    barge=((93, 128), (90, 146)),
    sheet=((756, 478, 392, 148), (4, 2 * PANE + 222, 382, 168)),
    values=((664, 285), (8, 3 * PANE + 298)),
)  # fmt: skip
