"""T-7.4, T-10.3: the two maps as graphs of hexes, and the terrains at the corners of hexes and tiles."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.tapestry.components import NONE, PRINTED, SIDES, TERRAINS, UNEXPLORED

RADIUS: Final = 4
COLUMNS: Final = "abcdefghi"
OFF_MAP: Final = -3
STEPS: Final = [(-1, -1), (-1, 0), (0, 1), (1, 1), (1, 0), (0, -1)]  # to the neighbour on each side, from north on


def top_of(column: int) -> int:
    """The first coordinate of the topmost hex in a column."""
    return max(-RADIUS, -RADIUS - column)


def all_hexes() -> list[tuple[int, int]]:
    """Coordinates of all hexes, column by column, each from top to bottom; a smaller map leaves some out."""
    found: list[tuple[int, int]] = []
    for column in range(-RADIUS, RADIUS + 1):
        for u in range(top_of(column), min(RADIUS, RADIUS - column) + 1):
            found.append((u, u + column))
    return found


def hex_ids() -> list[str]:
    """The ids of all hexes: `hex-e5` is the fifth from the top in column e, the middle of the map."""
    return [f"hex-{COLUMNS[v - u + RADIUS]}{u - top_of(v - u) + 1}" for u, v in all_hexes()]


HEXES: Final = 61


class Atlas:
    """T-1.1, T-1.9, T-10.3: one side of the board."""

    def __init__(self, data: dict[str, Any], mats: int) -> None:
        ids = hex_ids()
        self.ground = vec[i64]([OFF_MAP] * HEXES)  # by hex: PRINTED, UNEXPLORED or OFF_MAP
        self.corners = vec[i64]([0] * (SIDES * HEXES))  # SIDES * hex + corner: the terrain printed there
        self.inner = vec[i64]([0] * HEXES)  # by hex: land drawn inside, as bits
        self.start = vec[i64]([NONE] * (mats + 1))  # by capital number
        self.middle: i64 = NONE
        for id in str(data["unexplored"]).split():
            self.ground[ids.index(f"hex-{id}")] = UNEXPLORED
        for row in data["printed"]:
            here = ids.index(f"hex-{row['at']}")
            self.ground[here] = PRINTED
            for corner, terrain in enumerate(terrains(row["corners"])):
                self.corners[SIDES * here + corner] = terrain
            self.inner[here] = bits(row.get("inner", ""))
            for number in row.get("start", []):
                self.start[number] = here
            if row.get("middle"):
                self.middle = here
        self.neighbours = vec[i64](self._neighbours())  # SIDES * hex + side, NONE where the map ends
        self.around = vec[i64](self._around())  # by hex: its neighbours, as bits

    def _neighbours(self) -> list[int]:
        places = all_hexes()
        found: list[int] = []
        for here, (u, v) in enumerate(places):
            for du, dv in STEPS:
                there = (u + du, v + dv)
                known = there in places and self.ground[here] != OFF_MAP and self.ground[places.index(there)] != OFF_MAP
                found.append(places.index(there) if known else NONE)
        return found

    def _around(self) -> list[int]:
        found: list[int] = []
        for here in range(HEXES):
            others = self.neighbours[SIDES * here : SIDES * here + SIDES]
            found.append(sum(1 << int(other) for other in others if other != NONE))
        return found


def terrains(corners: str) -> list[int]:
    """Six letters, clockwise from the top left corner, as numbers."""
    if len(corners) != SIDES:
        raise ValueError(f"{corners!r} should name the terrains of {SIDES} corners")
    return [TERRAINS.index(letter) for letter in corners]


def bits(letters: str) -> int:
    """Kinds of land as a set."""
    return sum(1 << TERRAINS.index(letter) for letter in letters)
