"""What the drawing and the text read of a view of Le Siècle d'Or."""

from __future__ import annotations

from typing import Protocol

from ludotheque.drawing.seats import Seen
from ludotheque.games.siecle_dor.edition import SiecleDorEdition


class SiecleDorView(Seen, Protocol):
    """A seat's view: a hand that the viewer may not see is a number of cards."""

    turn: int
    phase: int
    active: int
    space: int
    first_die: int
    second_die: int
    purse: list[int]
    pawns: list[list[int]]
    spare_pawns: list[int]
    spare_markers: list[int]
    holder: list[int]
    face: list[int]
    antilles: list[list[int]]
    rung: list[int]
    easel: list[list[int]]
    finished: list[list[int]]
    mills: list[int]
    governors: list[list[int]]
    hand: list[list[int] | int]
    backs: list[list[int]]
    deck: list[int]
    heap: list[int]
    waiting: list[int]
    lot: int
    bid: int
    bidder: int
    bids: list[int]
    edition: SiecleDorEdition
