"""A hex with a flat top, as the plate draws it: corners, sides, and the wavy lines between terrains."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from ludotheque.drawing import Point
from ludotheque.games.tapestry.components import SIDES

SIDE: Final = 30.0  # scaled on the map


def corner(number: int, radius: float = SIDE) -> Point:
    """A corner of a hex with a flat top, clockwise from the top left one."""
    angle = pi / 3 * (number - 2)
    return (radius * cos(angle), radius * sin(angle))


def middle_of(side: int) -> Point:
    """The middle of a side, clockwise from the top one."""
    angle = pi / 3 * side - pi / 2
    return (SIDE * sqrt(3) / 2 * cos(angle), SIDE * sqrt(3) / 2 * sin(angle))


def border(side: int) -> tuple[Point, Point]:
    """The wavy line from the middle of a hex to the middle of a side: its bend and its end."""
    x, y = middle_of(side)
    bend = 5.0 if side % 2 else -5.0
    return (x / 2 - bend * y / SIDE, y / 2 + bend * x / SIDE), (x, y)


def kite(number: int) -> str:
    """The part of a hex that belongs to a corner."""
    (ax, ay), (bx, by) = border((number + 5) % SIDES)
    (cx, cy), (dx, dy) = border(number)
    x, y = corner(number)
    return f"M0 0Q{ax:.1f} {ay:.1f} {bx:.1f} {by:.1f}L{x:.1f} {y:.1f}L{dx:.1f} {dy:.1f}Q{cx:.1f} {cy:.1f} 0 0z"


def outline(radius: float = SIDE) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (corner(number, radius) for number in range(SIDES))) + "z"
