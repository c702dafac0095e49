"""The track of the Stadtholder, and the decks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.words import halves
from ludotheque.drawing import Lit, Words
from ludotheque.games.siecle_dor.components import BROWN, COLOUR_IDS, COLOURS, MERCHANT, TWO_PROVINCES, YELLOW
from ludotheque.games.siecle_dor.scene.shapes import ICONS, TALL, Point, Shape, ring
from ludotheque.games.siecle_dor.scene.view import SiecleDorView

REACH: Final = range(2, 13)


@dataclass(frozen=True)
class Space:
    """A space of the track, to be seen from where the Stadtholder stands."""

    id: str
    index: int
    at: Point
    first: str
    second: str
    kind: int
    money: str
    reach: int
    here: bool
    name: str
    lit: bool
    label: str


@dataclass(frozen=True)
class Deck:
    id: str
    tone: str
    icon: str
    at: Point
    count: int
    name: str
    lit: bool
    verbs: str
    label: str


def track(view: SiecleDorView, shape: Shape, words: Words, lit: Lit) -> list[Space]:
    """Wide: the whole ring; tall: the twelve spaces before the Stadtholder, or the merchants he may start from."""
    total = view.edition.spaces
    merchants = list(view.edition.merchants)
    if shape is not TALL:
        shown = list(range(total))
    elif view.space < 0:
        shown = merchants
    else:
        shown = [(view.space + step) % total for step in range(1, 13)]
    found = []
    for number, index in enumerate(shown):
        at = ring(index) if shape is not TALL else (9 + 62 * (number % 6), 344 + 62 * (number // 6))
        kind = view.edition.space_kind[index]
        name = f"merchant-{merchants.index(index) + 1}" if kind == MERCHANT else ""
        step = (index - view.space) % total if view.space >= 0 else 0
        first, second = view.edition.space_first[index], view.edition.space_second[index]
        ids = view.edition.provinces
        pay = view.edition.pay_merchant if kind == MERCHANT else view.edition.pay_stadtholder
        if kind == TWO_PROVINCES:
            label = f"{words(f'thing-{ids[first]}')} + {words(f'thing-{ids[second]}')}"
        else:
            label = words("board-merchant" if kind == MERCHANT else "board-william", money=pay)
        found.append(
            Space(
                id=f"space-{index}",
                index=index,
                at=at,
                first=ids[first] if kind == TWO_PROVINCES else "",
                second=ids[second] if kind == TWO_PROVINCES else "",
                kind=kind,
                money=halves(pay),
                reach=step if step in REACH else 0,
                here=index == view.space,
                name=name,
                lit=bool(name) and lit("start", name),
                label=label,
            )
        )
    return found


def decks(view: SiecleDorView, shape: Shape, words: Words, lit: Lit) -> list[Deck]:
    found = []
    for number, colour in enumerate(range(YELLOW, COLOURS)):
        art = colour == BROWN
        name = words(f"board-deck-{COLOUR_IDS[colour]}")
        found.append(
            Deck(
                id=f"deck-{COLOUR_IDS[colour]}",
                tone=COLOUR_IDS[colour],
                icon=ICONS[colour],
                at=shape.decks[number],
                count=view.deck[colour],
                name=name,
                lit=art and lit("commission"),
                verbs="commission" if art else "",
                label=words("board-deck", name=name, count=view.deck[colour], discards=view.heap[colour]),
            )
        )
    return found
