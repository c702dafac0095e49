"""The two shapes of a board, and the sheet a map was measured on, laid on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from ludotheque.drawing.seats import CROWD, HALF

Point = tuple[float, float]
Box = tuple[float, float, float, float]


@dataclass(frozen=True, eq=False)
class Board:
    """One shape of a board: how large it, a mat and a seat's panel are; a game adds the rest."""

    name: str
    world: Point
    mat: Point
    panel: Point  # two in a row above a tall board
    half: float  # how high it is where many stand beside a wide board, half as wide for the log's sake

    @property
    def wide(self) -> bool:
        return self.name == "wide"

    def panel_size(self, seats: int) -> Point:
        return (HALF, self.half) if self.wide and seats >= CROWD else self.panel

    def sizes(self, seats: int) -> dict[str, Point]:
        """How large each part is."""
        return {"world": self.world, "mat": self.mat, "panel": self.panel_size(seats)}


B = TypeVar("B", bound=Board)


def both(kind: type[B], **measures: tuple[Any, Any]) -> dict[str, B]:
    """The wide and the tall board, of measures that stand side by side."""
    wide, tall = ({what: pair[at] for what, pair in measures.items()} for at in range(2))
    return {"wide": kind(name="wide", **wide), "tall": kind(name="tall", **tall)}


@dataclass(frozen=True, eq=False)
class Sheet(Board):
    """A board that is drawn from a map, and how the sheet the map was measured on lies on it."""

    scale: Point
    shift: Point

    def at(self, point: Point) -> Point:
        """A point of the sheet on this board."""
        return (self.shift[0] + self.scale[0] * point[0], self.shift[1] + self.scale[1] * point[1])
