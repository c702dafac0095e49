"""What the drawing and the text read of a view of Bretagne."""

from __future__ import annotations

from typing import Protocol

from ludotheque.drawing.seats import Seen
from ludotheque.games.bretagne.edition import BretagneEdition

FLOORS = 5


class BretagneView(Seen, Protocol):
    """A seat's view: a hand that the viewer may not see is a number of cards."""

    round: int
    phase: int
    by_pontivy: int
    hurt_at_home: int
    weather: int
    forecast: int
    skies: list[int]
    order: list[int]
    passed: list[int]
    slot: list[int]
    built: list[int]
    height: list[int]
    engineers_on: list[int]
    francs_on: list[int]
    floor_owner: list[int]
    floor_crew: list[int]
    rent: list[int]
    improved: list[int]
    in_port: list[list[int]]
    workers: list[int]
    aside: list[int]
    purse: list[int]
    engineers: list[int]
    barge: list[int]
    goods: list[list[int]]
    hand: list[list[int] | int]
    in_town: list[list[int]]
    quimper: list[int]
    market: list[int]
    singles: int
    pairs: int
    pile: list[int]
    shown: list[int]
    bought: int
    draw: int
    discard: list[int]
    exchanged: list[int]
    tower: int
    stage: int
    played: list[int]

    @property
    def edition(self) -> BretagneEdition: ...
