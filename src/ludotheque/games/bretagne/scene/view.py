"""What the drawing reads of a view of Bretagne."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ludotheque.core.notation import Phrase
from ludotheque.drawing.seats import Seen

FLOORS = 5


class Edition(Protocol):
    towers: list[str]
    ports: list[str]
    tiles: list[str]
    barges: list[str]
    equipment: list[str]
    weathers: list[str]
    exchanges: list[str]
    bonus: list[Phrase]
    rewards: list[Phrase]
    rent_normal: list[Phrase]
    rent_improved: list[Phrase]
    exchange: list[Phrase]

    @property
    def rounds(self) -> Any: ...
    @property
    def open_tiles(self) -> Any: ...
    @property
    def upper_wood(self) -> Any: ...
    @property
    def least_engineers(self) -> Any: ...
    @property
    def injured(self) -> Any: ...
    @property
    def port_fee(self) -> Any: ...
    @property
    def brest_singles(self) -> Any: ...
    @property
    def brest_pairs(self) -> Any: ...
    @property
    def falling(self) -> Any: ...
    @property
    def least_card(self) -> Any: ...
    @property
    def francs_per_point(self) -> Any: ...
    @property
    def track(self) -> Sequence[Any]: ...
    @property
    def majority(self) -> Sequence[Any]: ...
    @property
    def risky(self) -> Sequence[Any]: ...
    @property
    def storm(self) -> Sequence[Any]: ...
    @property
    def needed(self) -> Sequence[Any]: ...
    @property
    def slot_coast(self) -> Sequence[Any]: ...
    @property
    def slot_category(self) -> Sequence[Any]: ...
    @property
    def category(self) -> Sequence[Any]: ...
    @property
    def floors(self) -> Sequence[Any]: ...
    @property
    def extra(self) -> Sequence[Any]: ...
    @property
    def port_coast(self) -> Sequence[Any]: ...
    @property
    def hold(self) -> Sequence[Any]: ...
    @property
    def saves(self) -> Sequence[Any]: ...
    @property
    def tile_size(self) -> Sequence[Any]: ...
    @property
    def tile_cost(self) -> Sequence[Any]: ...
    @property
    def card_points(self) -> Sequence[Any]: ...
    @property
    def exchange_town(self) -> Sequence[Any]: ...


class BretagneView(Seen, Protocol):
    """A seat's view: a hand that the viewer may not see is a number of cards."""

    round: int
    phase: int
    active: int
    by_pontivy: int
    hurt_at_home: int
    weather: int
    forecast: int
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
    played: list[int]

    @property
    def edition(self) -> Edition: ...
