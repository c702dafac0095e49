"""What the drawing reads of a view of Le Siècle d'Or."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ludotheque.core.game import Game


class Edition(Protocol):
    provinces: list[str]
    places: list[str]
    arts: list[str]
    data: dict[str, Any]

    @property
    def target(self) -> Any: ...
    @property
    def colour(self) -> Sequence[Any]: ...
    @property
    def price(self) -> Sequence[Any]: ...
    @property
    def guild_prices(self) -> Sequence[Any]: ...
    @property
    def spaces(self) -> Any: ...
    @property
    def space_kind(self) -> Sequence[Any]: ...
    @property
    def space_first(self) -> Sequence[Any]: ...
    @property
    def space_second(self) -> Sequence[Any]: ...
    @property
    def merchants(self) -> Sequence[Any]: ...
    @property
    def pay_merchant(self) -> Any: ...
    @property
    def pay_stadtholder(self) -> Any: ...
    @property
    def raises(self) -> Sequence[Any]: ...
    @property
    def set_size(self) -> Sequence[Any]: ...
    @property
    def set_pays(self) -> Sequence[Any]: ...
    @property
    def art_points(self) -> Sequence[Any]: ...
    @property
    def art_payments(self) -> Sequence[Any]: ...
    @property
    def art_slot(self) -> Sequence[Any]: ...
    @property
    def own_face(self) -> Sequence[Any]: ...
    @property
    def grey_face(self) -> Sequence[Any]: ...


class SiecleDorView(Protocol):
    """A seat's view: a hand that the viewer may not see is a number of cards."""

    game: Game
    seat: int
    seats: int
    asked: int
    winners: list[int]
    points: list[int]
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

    @property
    def edition(self) -> Edition: ...


def florins(half: int) -> str:
    """Half florins as people write them."""
    return f"{half // 2 or ''}½" if half % 2 else str(half // 2)
