"""Where everything lies on the two shapes of the board: `wide` (1240 x 700) and `tall` (1000 x 1160).

A tall board is looked at through a window of 390 x 420, so one unit is one pixel there too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Point = tuple[float, float]
Box = tuple[float, float, float, float]

WINDOW: Final[Point] = (390, 420)


@dataclass(frozen=True)
class Shape:
    """One drawing of the board."""

    name: str
    world: Point
    mat: Point
    scale: Point
    shift: Point
    tail: tuple[Point, ...]  # where the coast goes on, south of Brittany, on the map's own sheet
    cartouche: Box
    rose: Point
    seas: tuple[tuple[str, Point, int], ...]  # a word, where it stands, how large
    lands: tuple[tuple[str, Point, int], ...]  # beyond the border: a word, where it stands, how it is turned
    card: Point  # a card of market and reserve
    pitch: float  # from one card to the next
    market: Point
    reserve: Point
    dice: Point
    pile: Point  # privilege cards
    bell: Box
    offer: Box

    def at(self, point: Point) -> Point:
        """A point of the map's sheet (1000 x 700) on this board."""
        return (self.shift[0] + self.scale[0] * point[0], self.shift[1] + self.scale[1] * point[1])


WIDE: Final = Shape(
    name="wide",
    world=(1240, 700),
    mat=(1296, 150),
    scale=(1.08, 1),
    shift=(160, 0),
    tail=((759, 691), (756, 715), (750, 780)),
    cartouche=(26, 24, 200, 78),
    rose=(560, 610),
    seas=(("board-channel", (880, 50), 18), ("board-iroise", (118, 366), 19), ("board-ocean", (668, 650), 21)),
    lands=(("board-normandy", (1160, 84), 0), ("board-maine", (1208, 240), 90), ("board-poitou", (1166, 679), 0)),
    card=(48, 60),
    pitch=54,
    market=(34, 474),
    reserve=(34, 586),
    dice=(330, 480),
    pile=(332, 586),
    bell=(396, 604, 118, 36),
    offer=(24, 452, 500, 222),
)
TALL: Final = Shape(
    name="tall",
    world=(1000, 1160),
    mat=(390, 470),
    scale=(1, 1),
    shift=(0, 30),
    tail=((759, 691), (768, 740), (802, 800), (862, 868), (930, 930), (1010, 984), (1100, 1030)),
    cartouche=(520, 836, 232, 88),
    rose=(636, 1040),
    seas=(("board-channel", (640, 72), 19), ("board-iroise", (130, 500), 21), ("board-ocean", (600, 720), 23)),
    lands=(("board-normandy", (924, 110), 0), ("board-maine", (966, 250), 90), ("board-poitou", (900, 830), 0)),
    card=(64, 72),
    pitch=74,
    market=(36, 776),
    reserve=(36, 896),
    dice=(36, 1016),
    pile=(332, 1024),
    bell=(36, 1098, 252, 40),
    offer=(18, 744, 394, 222),
)
SHAPES: Final = {"wide": WIDE, "tall": TALL}
MARKET_PANE: Final[Box] = (10, 734, WINDOW[0] + 20, WINDOW[1])


def panel_size(shape: Shape, seats: int) -> Point:
    """A seat's panel: as high as the rail allows, two in a row above a tall board."""
    if shape is TALL:
        return (188, 92)
    return (286, min(124.0, (shape.world[1] - 8.0 * (seats - 1)) / seats))
