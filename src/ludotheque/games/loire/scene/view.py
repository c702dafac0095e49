"""What the drawing and the text read of a view of Loire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ludotheque.drawing.seats import Seen
from ludotheque.games.loire.components import HOLD, Face
from ludotheque.games.loire.edition import LoireEdition


class LoireView(Seen, Protocol):
    """A seat's view: a hand that the viewer may not see is a number of cards."""

    round: int
    phase: int
    leader: int
    town: list[int]
    heading: list[int]
    berth: list[int]
    moved: list[int]
    hand: list[list[int] | int]
    known: list[list[int]]
    laid: list[list[int]]
    draft: list[int]
    draw: int
    discard: list[int]
    waiting: list[int]
    aboard: list[list[int]]
    hold: list[int]
    louis: list[list[int]]
    edition: LoireEdition


def seat_id(seat: int) -> str:
    """What actions call a seat."""
    return f"seat-{seat}"


def passengers(edition: LoireEdition, aboard: Sequence[int]) -> list[Face]:
    """Those that are counted by their faces."""
    faces, first = edition.faces, edition.first_passenger
    return [faces[first + index] for index, count in enumerate(aboard) if count for _ in range(count)]


def wine_aboard(view: LoireView, seat: int) -> int:
    return sum(1 for cask in view.hold if cask // HOLD == seat)
