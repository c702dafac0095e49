"""What the drawing reads of a view of Dudo."""

from __future__ import annotations

from typing import Protocol

from ludotheque.drawing.seats import Seen


class DudoView(Seen, Protocol):
    """A seat's view: the dice under a cup that the viewer may not lift are a number."""

    round: int
    palifico: bool
    held: list[int]
    dice: list[list[int] | int]
    count: int
    face: int
    bidder: int
    shown: list[list[int]]
    called: list[int]
    found: int
