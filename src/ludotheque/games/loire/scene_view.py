"""What the drawing reads of a view of Loire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ludotheque.core.game import Game


class Town(Protocol):
    id: str
    name: str
    docks: Sequence[int]


class Face(Protocol):
    id: str
    kind: str
    origin: int
    destination: int
    fare: int


class Edition(Protocol):
    towns: Sequence[Town]
    faces: Sequence[Face]
    first_wine: int
    first_passenger: int
    target: int


class LoireView(Protocol):
    """A seat's view: a hand that the viewer may not see is a number of cards."""

    game: Game
    seat: int
    seats: int
    asked: int
    winners: Sequence[int]
    edition: Edition
    round: int
    phase: int
    leader: int
    town: Sequence[int]
    heading: Sequence[int]
    berth: Sequence[int]
    moved: Sequence[int]
    hand: Sequence[Sequence[int] | int]
    known: Sequence[Sequence[int]]
    laid: Sequence[Sequence[int]]
    draft: Sequence[int]
    draw: int
    discard: Sequence[int]
    waiting: Sequence[int]
    aboard: Sequence[Sequence[int]]
    hold: Sequence[int]
    louis: Sequence[Sequence[int]]


def seat_id(seat: int) -> str:
    """What actions call a seat."""
    return f"seat-{seat}"


def passengers_aboard(view: LoireView, seat: int) -> list[Face]:
    faces, first = view.edition.faces, view.edition.first_passenger
    return [faces[first + index] for index, count in enumerate(view.aboard[seat]) for _ in range(count)]


def wine_aboard(view: LoireView, seat: int) -> int:
    return sum(1 for cask in view.hold if cask // 16 == seat)
