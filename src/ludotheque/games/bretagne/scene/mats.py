"""What each player has in the warehouse: workers, resources, francs, engineers, a barge, and equipment in hand."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.drawing import Lit, Words, seats
from ludotheque.games.bretagne.scene.goods import CATEGORIES, ICONS, RESOURCES
from ludotheque.games.bretagne.scene.shapes import Shape, panel_size
from ludotheque.games.bretagne.scene.view import BretagneView


@dataclass(frozen=True)
class Stock:
    """Discs of one resource."""

    id: str
    name: str  # what actions call it; nothing on the mats of others
    good: str
    count: int
    lit: bool
    label: str


@dataclass(frozen=True)
class Card:
    """All equipment cards of one kind in a hand, with what one is worth in each category."""

    id: str
    icon: str
    title: str
    count: int
    worth: list[tuple[str, int]]
    lit: bool
    label: str


@dataclass(frozen=True)
class Mat(seats.Mat):
    """One player's things: in full on the mat, in short in the panel."""

    passed: bool
    workers: int
    aside: int
    francs: int
    engineers: int
    barge: int
    out: int  # workers on lights and in towns
    ports: int
    goods: list[Stock]
    cards: int
    hand: list[Card]
    hand_title: str
    staying: bool
    change: int  # francs that make a point


def mat(view: BretagneView, shape: Shape, words: Words, lit: Lit, name: str, seat: int) -> Mat:
    across = panel_size(shape, view.seats)[0]
    held, mine = view.hand[seat], seat == view.seat
    hand = [] if isinstance(held, int) else _hand(view, words, lit, held)
    label = words("board-panel", name=name, points=view.points[seat], francs=view.purse[seat])
    return Mat(
        **seats.place(view, seat, name, label, _status(view, words, seat), across, (110, 100), (54, 79)),
        passed=seat in view.passed,
        workers=view.workers[seat],
        aside=view.aside[seat],
        francs=view.purse[seat],
        engineers=view.engineers[seat],
        barge=view.barge[seat] + 1,
        out=sum(crew for crew, owner in zip(view.floor_crew, view.floor_owner) if owner == seat)
        + sum(view.in_town[seat]),
        ports=sum(view.in_port[seat]),
        goods=[_stock(view, words, lit, seat, good) for good in range(len(RESOURCES))],
        cards=held if isinstance(held, int) else sum(held),
        hand=hand,
        hand_title=words("board-hand") if mine else words("board-hand-of", name=name),
        staying=mine and lit("stay"),
        change=int(view.edition.francs_per_point),
    )


def _status(view: BretagneView, words: Words, seat: int) -> str:
    if view.asked == seat:
        return words("board-asked")
    if seat in view.passed:
        return words("board-passed")
    return words("board-with-barge", number=view.barge[seat] + 1) if view.barge[seat] >= 0 else ""


def _stock(view: BretagneView, words: Words, lit: Lit, seat: int, good: int) -> Stock:
    id, count, mine = RESOURCES[good], view.goods[seat][good], seat == view.seat
    label = words("board-stock", resource=words(f"thing-{id}"), count=count)
    return Stock(f"stock-{seat}-{id}", id if mine else "", id, count, mine and lit("gain give keep", id), label)


def _hand(view: BretagneView, words: Words, lit: Lit, held: list[int]) -> list[Card]:
    """One card for each kind, also of those not held, so that the hand stays in its place."""
    found = []
    for kind, (id, count) in enumerate(zip(view.edition.equipment, held)):
        points = [int(view.edition.card_points[3 * kind + at]) for at in range(len(CATEGORIES))]
        worth = [(category, value) for category, value in zip(CATEGORIES, points) if value >= 0]
        label = words("board-hand-card", card=words(f"thing-{id}"), count=count)
        lights = lit("play discard", id)
        found.append(Card(id, ICONS[id], words(f"board-{id}"), count, worth, lights, label))
    return found
