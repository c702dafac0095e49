"""The track of the Stadtholder, and the decks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from ludotheque.core.words import halves
from ludotheque.drawing import Point, Words
from ludotheque.games.siecle_dor.components import BROWN, COLOUR_IDS, MERCHANT, TWO_PROVINCES, YELLOW
from ludotheque.games.siecle_dor.edition import SiecleDorEdition
from ludotheque.games.siecle_dor.scene.shapes import ICONS, Shape, ring

REACH: Final = range(2, 13)


@dataclass(frozen=True)
class Space:
    """A space of the track."""

    id: str
    index: int
    at: Point
    first: str
    second: str
    kind: int
    money: str
    name: str
    label: str


@dataclass(frozen=True)
class Deck:
    id: str
    tone: str
    icon: str
    at: Point
    name: str
    verbs: str
    label: str


def shown(shape: Shape, edition: SiecleDorEdition, here: int) -> list[int]:
    """Wide: the whole ring; tall: the twelve spaces before the Stadtholder, or the merchants he may start from."""
    if shape.wide:
        return list(range(edition.spaces))
    if here < 0:
        return list(edition.merchants)
    return [(here + step) % edition.spaces for step in range(1, 13)]


def corner(shape: Shape, number: int, index: int) -> Point:
    """Where a space lies that is the so-and-so-many-th of those shown."""
    return ring(index) if shape.wide else (9 + 62 * (number % 6), 344 + 62 * (number // 6))


@cache
def reach(shape: Shape, edition: SiecleDorEdition, here: int) -> list[tuple[int, int, Point]]:
    """The spaces that the dice can reach: how many steps away, which, and where they lie."""
    if here < 0:
        return []
    spaces = [(step, (here + step) % edition.spaces) for step in REACH]
    return [(step, index, corner(shape, step - 1, index)) for step, index in spaces]


def spaces(shape: Shape, words: Words, edition: SiecleDorEdition, here: int) -> list[Space]:
    """The spaces that are shown while the Stadtholder stands there."""
    ids, merchants = edition.provinces, list(edition.merchants)
    found = []
    for number, index in enumerate(shown(shape, edition, here)):
        kind = edition.space_kind[index]
        first, second = edition.space_first[index], edition.space_second[index]
        pay = edition.pay_merchant if kind == MERCHANT else edition.pay_stadtholder
        if kind == TWO_PROVINCES:
            label = f"{words(f'thing-{ids[first]}')} + {words(f'thing-{ids[second]}')}"
        else:
            label = words("board-merchant" if kind == MERCHANT else "board-william", money=pay)
        found.append(
            Space(
                id=f"space-{index}",
                index=index,
                at=corner(shape, number, index),
                first=ids[first] if kind == TWO_PROVINCES else "",
                second=ids[second] if kind == TWO_PROVINCES else "",
                kind=kind,
                money=halves(pay),
                name=f"merchant-{merchants.index(index) + 1}" if kind == MERCHANT else "",
                label=label,
            )
        )
    return found


def deck(shape: Shape, words: Words, colour: int, count: int, discards: int) -> Deck:
    tone = COLOUR_IDS[colour]
    name = words(f"board-deck-{tone}")
    return Deck(
        id=f"deck-{tone}",
        tone=tone,
        icon=ICONS[colour],
        at=shape.decks[colour - YELLOW],
        name=name,
        verbs="commission" if colour == BROWN else "",
        label=words("board-deck", name=name, count=count, discards=discards),
    )
