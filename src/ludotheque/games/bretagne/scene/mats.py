"""What each player has in the warehouse: workers, resources, francs, engineers, a barge, and equipment in hand."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.drawing import Words, seats
from ludotheque.drawing.memory import staying
from ludotheque.games.bretagne.edition import BretagneEdition
from ludotheque.games.bretagne.scene.goods import CATEGORIES, RESOURCES
from ludotheque.games.bretagne.scene.shapes import Shape
from ludotheque.games.bretagne.scene.view import BretagneView


@dataclass(frozen=True)
class Mat(seats.Mat):
    """One player's things: in full on the mat, in short in the panel."""

    edition: BretagneEdition
    passed: bool
    workers: int
    aside: int
    francs: int
    engineers: int
    barge: int
    goods: tuple[int, ...]  # by resource
    cards: int
    hand: tuple[int, ...]  # by kind of equipment; nothing on the mats of others


def card_worth(edition: BretagneEdition, kind: int) -> list[tuple[str, int]]:
    """What equipment of a kind is worth, category by category, where it can be played."""
    points = [int(edition.card_points[3 * kind + at]) for at in range(len(CATEGORIES))]
    return [(category, value) for category, value in zip(CATEGORIES, points) if value >= 0]


@staying
def mat(view: BretagneView, shape: Shape, words: Words, name: str, seat: int) -> Mat:
    across = shape.panel_size(view.seats)[0]
    held = view.hand[seat]
    label = words("board-panel", name=name, points=view.points[seat], francs=view.purse[seat])
    status, turn = _status(view, words, seat), words("board-asked")
    return Mat(
        **seats.place(view, seat, name, label, status, across, (110, 100), (54, 79), turn, instead=True),
        edition=view.edition,
        passed=seat in view.passed,
        workers=view.workers[seat],
        aside=view.aside[seat],
        francs=view.purse[seat],
        engineers=view.engineers[seat],
        barge=view.barge[seat] + 1,
        goods=tuple(view.goods[seat]),
        cards=seats.counted(held),
        hand=() if isinstance(held, int) else tuple(held),
    )


def _status(view: BretagneView, words: Words, seat: int) -> str:
    if seat in view.passed:
        return words("board-passed")
    return words("board-with-barge", number=view.barge[seat] + 1) if view.barge[seat] >= 0 else ""


def holdings(view: BretagneView) -> dict[str, int]:
    """What is paid and gained."""
    seat = view.seat
    return {
        **dict(zip(RESOURCES, view.goods[seat])),
        "engineer": view.engineers[seat],
        "worker": view.workers[seat],
        "card": seats.counted(view.hand[seat]),
        "franc": view.purse[seat],
        "point": view.points[seat],
    }
