"""Where everything lies on the two shapes of the board: `wide` (1240 x 700) and `tall` (1000 x 1340).

A tall board is looked at through a window of 390 x 420, so one unit is one pixel there too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.drawing.sheet import Box, Point, Sheet, both

WINDOW: Final[Point] = (390, 420)


@dataclass(frozen=True, eq=False)
class Shape(Sheet):
    """One drawing of the board."""

    tail: tuple[Point, ...]  # where the coast goes on, south of Brittany, on the map's own sheet
    cartouche: Box
    goal: Point  # what wins: the middle of its line
    rose: Point
    seas: tuple[tuple[str, Point, int], ...]  # a word, where it stands, how large
    lands: tuple[tuple[str, Point, int], ...]  # beyond the border: a word, where it stands, how it is turned
    card: Point  # a card of market and reserve
    pitch: float  # from one card to the next
    market: Point
    reserve: Point
    dice: Point
    pile: Point  # privilege cards
    used: Point  # those that were played
    bell: Box
    offer: Box

    def at(self, point: Point) -> Point:
        """On a whole unit: the picture is lighter, and no eye sees it."""
        x, y = super().at(point)
        return (round(x), round(y))


SHAPES: Final = both(
    Shape,
    world=((1240, 700), (1000, 1340)),
    mat=((1296, 172), (390, 470)),
    panel=((286, 94), (188, 92)),
    half=(70, 0),
    scale=((1.08, 1), (1, 1)),
    shift=((160, 0), (0, 200)),
    tail=(
        ((759, 691), (756, 715), (750, 780)),
        ((759, 691), (768, 740), (802, 800), (862, 868), (930, 930), (1010, 984), (1100, 1030)),
    ),
    cartouche=((540, 590, 220, 92), (120, 76, 232, 88)),
    goal=((650, 651), (118, 1280)),
    rose=((92, 178), (640, 1180)),
    seas=(
        (("board-channel", (880, 50), 18), ("board-iroise", (118, 366), 19), ("board-ocean", (420, 662), 21)),
        (("board-channel", (600, 150), 23), ("board-iroise", (130, 660), 21), ("board-ocean", (600, 960), 25)),
    ),
    lands=(
        (("board-normandy", (1160, 84), 0), ("board-maine", (1208, 240), 90), ("board-poitou", (1166, 679), 0)),
        (("board-normandy", (926, 200), 0), ("board-maine", (966, 420), 90), ("board-poitou", (900, 1000), 0)),
    ),
    card=((57, 62), (64, 72)),
    pitch=(63, 74),
    market=((34, 442), (36, 974)),
    reserve=((34, 536), (36, 1084)),
    dice=((372, 446), (36, 1196)),
    pile=((372, 536), (332, 1194)),
    used=((440, 502), (218, 1242)),
    bell=((444, 549, 106, 36), (196, 1196, 122, 40)),
    offer=((24, 416, 529, 188), (24, 948, 382, 218)),
)
MAP_PANE: Final[Box] = (0, 190, 1000, 740)
MARKET_PANE: Final[Box] = (20, 936, WINDOW[0], WINDOW[1] - 40)
