"""What lies in the sea: market, reserve and dice."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.drawing import Point
from ludotheque.drawing.memory import remembered
from ludotheque.games.lin1680.components import KIND_IDS, WILD
from ludotheque.games.lin1680.scene.shapes import Shape
from ludotheque.games.lin1680.scene.view import LinView


@dataclass(frozen=True)
class Card:
    """A card on the market: of those of its kind the first, the second, ..."""

    kind: str
    copy: int
    at: Point


@dataclass(frozen=True)
class Die:
    """A resource die: the face that lies up, nothing before it is thrown, and what a multicolour one was named."""

    kind: str
    named: str


@remembered
def market(view: LinView, shape: Shape) -> list[Card]:
    """F-1.4: the cards side by side, alike beside alike."""
    x, y = shape.market
    cards = [(kind, copy) for kind, count in zip(KIND_IDS, view.market, strict=True) for copy in range(count)]
    return [Card(kind, copy, (x + shape.pitch * slot, y)) for slot, (kind, copy) in enumerate(cards)]


@remembered
def reserve(view: LinView, shape: Shape) -> list[tuple[str, int, Point]]:
    """A pile of each kind, how many cards it has, and where it lies."""
    x, y = shape.reserve
    return [(id, view.reserve[kind], (x + shape.pitch * kind, y)) for kind, id in enumerate(KIND_IDS)]


@remembered
def dice(view: LinView) -> tuple[Die, ...]:
    """F-4.1, F-4.4: as they lie."""
    shown = []
    for face, named in zip(view.dice[:2], view.dice[2:], strict=True):
        kind = "" if face < 0 else "wild" if face == WILD else KIND_IDS[face]
        shown.append(Die(kind, KIND_IDS[named] if face == WILD and named >= 0 else ""))
    return tuple(shown)
