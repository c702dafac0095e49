"""Where everything lies on the two shapes of the board: `wide` (1240 x 646) and `tall` (four panes of 390 x 470)."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from ludotheque.drawing.sheet import Board, Box, Point, both

TIERS: Final = ("I", "II", "III", "IV")
MARGIN: Final = 3  # plots of a capital's margin


@dataclass(frozen=True, eq=False)
class Shape(Board):
    """One drawing of the board."""

    map: Box
    middle: Point  # of the map
    sides: Point  # of a hex on the small map and on the large one
    tracks: Box  # the first track; the others follow below it
    pitch: float  # from one track to the next
    label: float  # width of a track's name
    cell: Point
    tier_gap: float
    head: float  # height of the line with costs and landmarks
    token: float
    deck: Box  # of technology cards
    display: Box  # the first card
    step: float  # from one card of the display to the next
    objectives: Box  # the first of them
    objective_step: Point
    decks: Box  # the first of the other decks
    deck_step: float
    tray: Box  # where what has no place of its own is chosen
    foot: Box  # ... and where it is chosen if it is about a hex: under the map, so that nothing of it is covered
    dice: Box  # where the first of the conquer dice falls; the second beside it
    pair: tuple[Box, Box]  # the track card and the tiebreaker card of a solo game, in corners of the small map

    def side(self, large: bool) -> float:
        return self.sides[int(large)]

    def hex_at(self, u: int, v: int, large: bool) -> Point:
        """The middle of a hex: flat tops, y downwards."""
        side = self.side(large)
        return (self.middle[0] + 1.5 * side * (v - u), self.middle[1] + sqrt(3) / 2 * side * (u + v))

    def track_at(self, track: int) -> Point:
        return (self.tracks[0], self.tracks[1] + self.pitch * track)

    def cell_at(self, track: int, space: int) -> Point:
        """The corner of a space's cell."""
        x, y = self.track_at(track)
        step = space - 1 if self.wide else space  # a phone shows the start as well
        return (x + self.label + self.tier_gap * ((space + 2) // 3) + self.cell[0] * step, y + self.head)

    def start_at(self, track: int) -> Box:
        """Where a track begins."""
        x, y = self.track_at(track)
        return (x, y + self.tracks[3] - 26, self.label, 24) if self.wide else (*self.cell_at(track, 0), *self.cell)


SHAPES: Final = both(
    Shape,
    world=((1240, 646), (390, 1880)),
    mat=((1100, 444), (390, 1520)),
    panel=((286, 88), (188, 88)),
    half=(80, 0),
    map=((14, 14, 420, 618), (0, 470, 390, 470)),
    middle=((224, 292), (195, 668)),
    sides=((36, 29.5), (32, 24)),
    tracks=((442, 14, 784, 126), (4, 6, 382, 112)),
    pitch=(130, 116),
    label=(70, 0),
    cell=((57, 98), (27.8, 34)),
    tier_gap=(6, 4),
    head=(25, 22),
    token=(9.6, 7),
    deck=((442, 534, 62, 98), (10, 976, 52, 96)),
    display=((510, 534, 144, 98), (68, 976, 102, 96)),
    step=(149, 107),
    objectives=((958, 534, 268, 30), (10, 1184, 370, 30)),
    objective_step=((0, 34), (0, 35)),
    decks=((32, 528, 80, 96), (10, 1084, 70, 86)),
    deck_step=(98, 74),
    tray=((20, 522, 408, 106), (6, 1296, 378, 110)),
    foot=((20, 522, 408, 106), (6, 857, 378, 80)),
    dice=((334, 26, 44, 44), (286, 476, 46, 46)),
    pair=(((364, 424, 66, 98), (18, 424, 66, 98)), ((325, 782, 62, 88), (3, 782, 62, 88))),
)
PANE: Final = (390, 470)
