"""How pieces go about on the board: over the borders of provinces, to the guilds and the colonies, and round it.

Pawns keep to the roads. A marker that is lifted goes by post to a guild or a province, and by sea to a colony.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist
from typing import Final

from ludotheque.drawing import Point
from ludotheque.drawing.lettering import curve, number
from ludotheque.games.siecle_dor.components import GUILDS
from ludotheque.games.siecle_dor.scene.shapes import OUTLINES, Shape

Way = tuple[str, str]  # for which pieces, and its path

LANE: Final = 343.5  # below the guild table
QUAY: Final = 865  # beside the colonies
# The sea lane, from the mouth of the Scheldt northwards; ships put in at the ends of its legs.
LEGS: Final = (
    ("zeeland", ((70, 322), (100, 262))),
    ("holland", ((128, 205),)),
    ("", ((100, 262), (128, 205))),
    ("", ((128, 205), (158, 120), (182, 62), (258, 34))),
    ("friesland", ((258, 34),)),
    ("", ((258, 34), (330, 18), (425, 10))),
    ("groningen", ((425, 10),)),
)


def ways(shape: Shape) -> dict[str, str]:
    """All ways, those for the same pieces in one path."""
    found: dict[str, str] = {}
    for kinds, path in (*roads(shape), *sea(shape), *post(shape), *track(shape)):
        found[kinds] = found.get(kinds, "") + path
    return found


def roads(shape: Shape) -> list[Way]:
    """Between the places of the pieces in two neighbouring provinces, over the middle of their border."""
    found = []
    for one, other in combinations(OUTLINES, 2):
        border = common(OUTLINES[one].split(), OUTLINES[other].split())
        if border:
            course = [shape.standing(one), shape.at(half_way(border)), shape.standing(other)]
            found.append(("road post voyage", curve(course, 0)))
    return found


def common(one: list[str], other: list[str]) -> list[Point]:
    """The corners of the border between two provinces, along it."""
    turns = [one[start:] + one[:start] for start in range(len(one)) if one[start - 1] not in other]
    shared = max(([corner for corner in turn if corner in other] for turn in turns), key=len)
    return [tuple(map(float, corner.split(","))) for corner in shared] if len(shared) > 1 else []  # type: ignore[misc]


def half_way(border: list[Point]) -> Point:
    left = sum(dist(a, b) for a, b in pairwise(border)) / 2
    for (x, y), (to_x, to_y) in pairwise(border):
        long = dist((x, y), (to_x, to_y))
        if left <= long:
            return (x + (to_x - x) * left / long, y + (to_y - y) * left / long)
        left -= long
    return border[-1]


def sea(shape: Shape) -> list[Way]:
    """Along the coast, out of the map in the north, and down to the colonies."""
    found = []
    for harbour, leg in LEGS:
        course = [shape.standing(harbour)] if harbour else []
        found.append(("voyage", curve([*course, *map(shape.at, leg)], 0)))
    out = [(590.0, 62.0)] if shape.wide else [(386.0, 12.0), (386.0, 462.0)]
    return [*found, ("voyage", curve([shape.at(LEGS[-1][1][-1]), *out, shape.moved(QUAY, 66)], 0))]


def post(shape: Shape) -> list[Way]:
    """From Gelderland out of the map in the east, below the guild table, up its columns, and up beside the colonies."""
    wide = shape.wide
    out = (
        [(590.0, 340.0), shape.moved(606, LANE)] if wide else [(386.0, 226.0), (386.0, 700.0), shape.moved(QUAY, LANE)]
    )
    stops = [606, *(660 + 44 * guild for guild in range(GUILDS)), QUAY]
    lane = [straight(shape.moved(x, LANE), shape.moved(to, LANE)) for x, to in pairwise(stops)]
    columns = [straight(shape.moved(x, LANE), shape.moved(x, 124)) for x in stops[1:-1]]
    quay = straight(shape.moved(QUAY, LANE), shape.moved(QUAY, 66))
    east = curve([shape.standing("gelderland"), shape.at((448, 282)), *out], 0)
    return [("post", east), *(("post voyage", path) for path in (*lane, *columns, quay))]


def track(shape: Shape) -> list[Way]:
    """Round the board side by side, so that the shorter way round is found."""
    corners = (0, 10, 27, 37, 54) if shape.wide else (0, 53)
    places = [shape.stadtholder(corner % 54, 54) for corner in corners]
    return [("track", straight(here, there)) for here, there in pairwise(places)]


def straight(here: Point, there: Point) -> str:
    return f"M{number(here[0])} {number(here[1])}L{number(there[0])} {number(there[1])}"
