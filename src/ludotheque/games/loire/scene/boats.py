"""Where the boats lie: moored at a quay or in the stream, alone or crowded together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludotheque.drawing import Point
from ludotheque.games.loire.scene.shapes import Place, Shape

# How boats share the stream: places across and down, in steps, counted from the middle.
CROWD: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-0.5, 0), (0.5, 0)),
    3: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5)),
    4: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
    5: ((-1, -0.5), (0, -0.5), (1, -0.5), (-1, 0.5), (0, 0.5)),
    6: ((-1, -0.5), (0, -0.5), (1, -0.5), (-1, 0.5), (0, 0.5), (1, 0.5)),
}
COLUMN: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((0, -0.5), (0, 0.5)),
    3: ((-0.5, -0.5), (0.5, -0.5), (0, 0.5)),
    4: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
    5: ((-0.5, -1), (0.5, -1), (-0.5, 0), (0.5, 0), (0, 1)),
    6: ((-0.5, -1), (0.5, -1), (-0.5, 0), (0.5, 0), (-0.5, 1), (0.5, 1)),
}
# How large boats are in the stream, and the steps between them: with the river to themselves, ...
FREE: Final = {
    1: (1.14, 0, 0),
    2: (0.84, 54, 0),
    3: (0.78, 52, 32),
    4: (0.78, 52, 32),
    5: (0.66, 41, 31),
    6: (0.66, 41, 31),
}
# ... beside moored boats, ...
SHARED: Final = {1: (0.9, 0, 0), 2: (0.76, 50, 0), 3: (0.58, 38, 19), 4: (0.58, 38, 19), 5: (0.58, 38, 19)}
# ... and on a tall board.
STACKED: Final = {
    1: (0.85, 0.0),
    2: (0.74, 25.0),
    3: (0.62, 25.0),
    4: (0.62, 25.0),
    5: (0.58, 17.5),
    6: (0.58, 17.5),
}
# Beside moored boats on a tall board: the far bank first, then above and below.
BESIDE: Final[tuple[Point, ...]] = ((0.5, 0), (0.5, -1), (0.5, 1), (-0.5, -1), (-0.5, 1))


@dataclass(frozen=True)
class Lying:
    """One boat's place: where, how large, and at which bank it is moored, if it is; compact: without
    deckhouse and funnel, for want of room."""

    seat: int
    at: Point
    scale: float
    bank: str
    compact: bool = False


def lying(shape: Shape, place: Place, moored: Sequence[tuple[int, int]], afloat: Sequence[int]) -> list[Lying]:
    """The boats of one town: (seat, dock) of those at a quay, and the seats in the stream."""
    if shape.name == "wide":
        return _wide(place, moored, afloat)
    return _tall(place, moored, afloat)


def _wide(place: Place, moored: Sequence[tuple[int, int]], afloat: Sequence[int]) -> list[Lying]:
    count = len(afloat)
    size = 1.14 if len(moored) + count == 1 else 0.9 if count < 3 else 0.66
    boats = []
    for seat, dock in moored:
        quay = place.quays[dock]
        off = 10 + 11 * size if quay.bank == "north" else -4 - 14 * size
        boats.append(Lying(seat, (quay.at[0], quay.at[1] + off), size, quay.bank))
    if not afloat:
        return boats
    x, y = place.stream
    if len(moored) == 1:
        y += 17 if boats[0].bank == "north" else -17
    scale, across, down = (SHARED if moored else FREE)[count]
    for seat, (dx, dy) in zip(afloat, CROWD[count], strict=True):
        spot = (x + dx * across, y + dy * down + place.slope * dx * across)
        boats.append(Lying(seat, spot, scale, "", scale < 0.6))
    return boats


def _tall(place: Place, moored: Sequence[tuple[int, int]], afloat: Sequence[int]) -> list[Lying]:
    x, y = place.stream
    count = len(afloat)
    crowded = len(moored) + count > 2
    size = 0.85 if len(moored) + count == 1 else 0.62
    boats = []
    for seat, dock in moored:
        quay = place.quays[dock]
        off = 31 * size + 4 if quay.bank == "west" else -31 * size - 4
        boats.append(Lying(seat, (quay.at[0] + off, y + 1), size, quay.bank, crowded))
    if not afloat:
        return boats
    if moored:
        scale = 0.6 if count < 3 else 0.56
        mirror = -1 if boats[0].bank == "east" and len(moored) == 1 else 1
        free = BESIDE[1:] if len(moored) == 2 else BESIDE
        spots = [(x + mirror * dx * 40, y + 2 + dy * 17.5) for dx, dy in free]
    else:
        scale, down = STACKED[count]
        spots = [(x + dx * 38, y + 2 + dy * down) for dx, dy in COLUMN[count]]
    boats += [Lying(seat, spot, scale, "", crowded) for seat, spot in zip(afloat, spots, strict=False)]
    return boats
