"""Boards that are drawn from a map: the sheet the map was measured on, laid on the board."""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[float, float]
Box = tuple[float, float, float, float]


@dataclass(frozen=True, eq=False)
class Sheet:
    """One shape of a board: how large it and a mat are, and how its sheet lies on it; a game adds the rest."""

    name: str
    world: Point
    mat: Point
    scale: Point
    shift: Point

    def at(self, point: Point) -> Point:
        """A point of the sheet on this board."""
        return (self.shift[0] + self.scale[0] * point[0], self.shift[1] + self.scale[1] * point[1])
