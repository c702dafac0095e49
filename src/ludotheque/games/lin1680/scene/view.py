"""What the drawing and the text read of a view of 1680."""

from __future__ import annotations

from typing import Protocol

from ludotheque.drawing.seats import Seen
from ludotheque.games.lin1680.components import OPEN_HANDS
from ludotheque.games.lin1680.edition import LinEdition


class LinView(Seen, Protocol):
    """A seat's view: a hand or privilege cards that the viewer may not see are a number of cards."""

    agreed: list[int]
    round: int
    phase: int
    active: int
    pips: int
    dice: list[int]
    pawn: list[int]
    house: list[int]
    built: list[int]
    bales: list[int]
    sealed: list[int]
    hand: list[list[int] | int]
    known: list[list[int]]
    reserve: list[int]
    market: list[int]
    privileges: list[list[int] | int]
    bought: list[list[int] | int]
    pile: int
    used: list[int]
    jokers: list[int]
    offered: int
    goods: int
    price: int
    partner: int
    giving: int
    asking: int

    @property
    def edition(self) -> LinEdition: ...


def faces(view: LinView, seat: int) -> list[int] | None:
    """R-14: the resources of a hand by kind, where the viewer may see them."""
    held = view.hand[seat]
    if not isinstance(held, int):
        return held
    return view.known[seat] if view.agreed[OPEN_HANDS] else None
