"""The hand cards as things drawn: in the draft row, in a hand, before a player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from ludotheque.drawing import Point, Words
from ludotheque.drawing.memory import remembered
from ludotheque.games.loire.components import KIND_IDS
from ludotheque.games.loire.scene.view import LoireView

ICONS: Final = {
    "coal": "coal-pile",
    "mariner": "captain-hat-profile",
    "explosion": "bright-explosion",
    "fishing": "fishing-pole",
}


@dataclass(frozen=True, eq=False)
class Card:
    """One kind of card in one place, and how many of it lie there. It is made once: the same is the very same."""

    id: str
    name: str
    verbs: str
    family: str
    icon: str
    value: str
    title: str
    label: str
    count: int
    at: Point


@dataclass(frozen=True, eq=False)
class Mini:
    """A card in short, in a seat's panel: its icon, and what must be read beside it. It is made once, too."""

    card: Card
    x: float
    width: float
    text: str


KEPT: Final = 2000


@cache
def family(kind: int) -> str:
    return KIND_IDS[kind].split("-")[0]


@lru_cache(KEPT)
def card(
    words: Words, kind: int, count: int, at: Point, owner: str, verbs: str, named: bool, says: str,
    **facts: str,
) -> Card:  # fmt: skip
    """`owner` is where it lies; `named`: actions call this thing by the name of its kind; `says` tells of it."""
    title = words(f"board-{family(kind)}")
    return Card(
        id=f"{owner}-{KIND_IDS[kind]}",
        name=KIND_IDS[kind] if named else "",
        verbs=verbs,
        family=family(kind),
        icon=ICONS[family(kind)],
        value=str(kind + 1) if family(kind) == "coal" else "",
        title=title,
        label=words(says, card=f"{title} {kind + 1}" if family(kind) == "coal" else title, count=count, **facts),
        count=count,
        at=at,
    )


def present(counts: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Place in the row, kind and number of each kind that is there."""
    kinds = [kind for kind, count in enumerate(counts) if count]
    for place, kind in enumerate(kinds):
        yield place, kind, counts[kind]


@remembered
def draft_row(view: LoireView, words: Words, slots: tuple[Point, ...]) -> tuple[Card, ...]:
    """Each kind keeps its slot, so that a card does not move when another is taken."""
    return tuple(
        card(words, kind, count, slots[kind], "draft", "take", True, "board-draft-card")
        for _, kind, count in present(view.draft)
    )


mini: Final = lru_cache(KEPT)(Mini)


@lru_cache(1000)
def minis(cards: tuple[Card, ...], gap: float = 4) -> tuple[Mini, ...]:
    """Cards in short, side by side."""
    row, x = [], 0.0
    for one in cards:
        text = f"{one.value}×{one.count}" if one.value and one.count > 1 else one.value
        if not one.value and one.count > 1:
            text = f"×{one.count}"
        width = 22.0 + 7 * len(text) + (3 if text else 0)
        row.append(mini(one, x, width, text))
        x += width + gap
    return tuple(row)
