"""Where everything lies on the two shapes of the board: `wide` (1000 x 612), `tall` (two panes of 390 x 470)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ludotheque.drawing.sheet import Box, Point, Sheet, both
from ludotheque.games.siecle_dor.components import BLUE, BROWN, GREEN, GREY, YELLOW

# The provinces on a sheet of 480 x 480; two are neighbours exactly where they share at least two corners in a row.
OUTLINES: Final = {
    "holland": "200,85 222,110 230,150 208,178 226,200 222,225 205,250 212,280 215,305 195,322 165,318 140,322 108,312 "
    "120,285 142,250 160,205 175,150 186,105",
    "limburg": "350,345 372,350 400,322 412,358 398,400 416,440 386,472 358,442 352,400",
    "brabant": "350,345 325,322 288,308 250,318 215,305 195,322 165,318 168,345 160,372 175,405 180,440 215,466 "
    "270,456 322,446 352,400",
    "groningen": "345,50 372,26 420,30 455,45 470,110 430,135 390,120 352,95",
    "utrecht": "222,225 250,212 275,215 262,245 266,285 240,292 212,280 205,250",
    "overijssel": "352,95 390,120 430,135 455,190 470,235 425,262 372,240 335,218 300,192 285,150 340,130",
    "zeeland": "165,318 140,322 108,312 82,332 62,362 95,378 130,375 160,372 168,345",
    "friesland": "232,95 240,70 290,40 345,50 352,95 340,130 285,150 245,132",
    "flanders": "160,372 130,375 95,378 62,376 20,412 38,452 100,470 150,468 180,440 175,405",
    "gelderland": "300,192 335,218 372,240 425,262 432,300 400,322 372,350 350,345 325,322 288,308 266,285 "
    "262,245 275,215",
}
# The coast, from the north-east to the south-west, and on round the land that is no province.
COAST: Final = (
    "470,-40 455,45 420,30 372,26 345,50 290,40 240,70 232,95 245,132 285,150 300,192 275,215 250,212 222,225 226,200 "
    "208,178 230,150 222,110 200,85 186,105 175,150 160,205 142,250 120,285 108,312 82,332 62,362 62,376 20,412 "
    "-60,440 -60,560 620,560 620,-40"
)
RIVERS: Final = "212,280 240,292 266,285 288,308 250,318 215,305"
# Where the name of a province stands, its pieces above it.
NAMES: Final = {
    "holland": (170, 299), "limburg": (383, 421), "brabant": (256, 414), "groningen": (408, 99), "utrecht": (240, 282),
    "overijssel": (390, 205), "zeeland": (117, 371), "friesland": (294, 114), "flanders": (103, 442),
    "gelderland": (345, 292),
}  # fmt: skip
TALL_NAMES: Final = {
    **NAMES, "holland": (163, 303), "zeeland": (112, 372), "limburg": (384, 430), "utrecht": (240, 287),
}  # fmt: skip
ICONS: Final = ("three-friends", "bulb", "palette", "caravel", "windmill", "cool-spices")  # by colour
COLOUR_OF: Final = {
    "holland": GREEN, "limburg": GREEN, "brabant": YELLOW, "groningen": YELLOW, "utrecht": BROWN, "overijssel": BROWN,
    "zeeland": BLUE, "friesland": BLUE, "flanders": GREY, "gelderland": GREY,
}  # fmt: skip


@dataclass(frozen=True, eq=False)
class Shape(Sheet):
    """One drawing of the board."""

    map: Box
    names: dict[str, tuple[int, int]]
    piece: float  # scale of pawns and markers
    gap: float  # between pieces
    fan: float  # between pieces that stand as one
    above: float  # how far over the name of its province a piece stands
    sign: Point  # how far over it the icon of its colour lies, and how large
    space: float  # side of a space of the track
    house: Point  # how far guilds, colonies and decks are moved from where they lie on the wide board
    die: float
    dice: Point
    bell: Box  # what ends a turn
    auction: Box
    cartouche: Box

    @property
    def guild(self) -> Point:
        """The lowest cell of the first guild."""
        return self.moved(640, 308)

    @cached_property
    def colonies(self) -> list[Box]:
        indies: list[Box] = [(*self.moved(874, 90 + 36 * row), 60, 32) for row in range(5)]
        return [*indies, (*self.moved(874, 292), 60, 52)]

    @property
    def decks(self) -> list[Point]:
        return [self.moved(602 + 67.6 * column, 380) for column in range(5)]

    def card(self, low: bool) -> Point:
        """How large a card of a hand is."""
        return (56, 70) if not self.wide else (54, 54) if low else (54, 88)

    def cell(self, guild: int, step: int) -> Box:
        """A space of the guild table: the so-and-so-many-th of its column, from below."""
        x, y = self.guild
        return (x + 44 * guild, y - 28 * step, 40.0, 25.0)

    def standing(self, province: str) -> Point:
        """The middle of the row of pieces in a province."""
        x, y = self.at(self.names[province])
        return (x, y - self.above)

    def stadtholder(self, space: int, spaces: int) -> Point:
        """Where he stands: on the space itself, or on the line of ticks that stands for the ring."""
        if not self.wide:
            return (12 + 366 / spaces * space, 335)
        x, y = ring(space)
        return (x + self.space / 2, y + self.space / 2)

    def moved(self, x: float, y: float) -> Point:
        return (x + self.house[0], y + self.house[1])

    def path(self, corners: str) -> str:
        points = [self.at((int(x), int(y))) for x, y in (corner.split(",") for corner in corners.split())]
        return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


SHAPES: Final = both(
    Shape,
    world=((1000, 612), (390, 950)),
    mat=((1296, 150), (390, 330)),
    panel=((286, 92), (188, 84)),
    half=(104, 0),
    scale=((1.03, 1.03), (0.8, 0.7)),
    shift=((66, 60), (8, -8)),
    map=((62, 62, 522, 489), (0, 0, 390, 326)),
    names=(NAMES, TALL_NAMES),
    piece=(1.5, 1.2),
    gap=(33, 25),
    fan=(9, 7),
    above=(31, 24),
    sign=((64, 16), (50, 13)),
    space=(55.6, 62),
    house=((0, 0), (-576, 418)),
    die=(34, 30),
    dice=((606, 499), (12, 14)),
    bell=((690, 497, 244, 38), (12, 56, 108, 30)),
    auction=((596, 358, 344, 196), (4, 328, 382, 140)),
    cartouche=((76, 66, 172, 86), (0, 0, 0, 0)),
)
PANE: Final = (390, 470)


def ring(index: int) -> Point:
    """The corner of a space on the wide board: 18 by 11 squares, the first at the lower left, clockwise."""
    column, row = 0, 10 - index
    if index > 37:
        column, row = 54 - index, 10
    elif index > 27:
        column, row = 17, index - 27
    elif index > 10:
        column, row = index - 10, 0
    return (column * 1000 / 18, row * 612 / 11)
