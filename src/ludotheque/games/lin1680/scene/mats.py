"""What a player has: hand, privilege cards, ship, houses and prices on the mat, the same in short in the panel."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ludotheque.drawing import Words, seats
from ludotheque.drawing.memory import staying
from ludotheque.games.lin1680.components import BALES, CARD_IDS, ITEM_IDS, KIND_IDS, OFFICE
from ludotheque.games.lin1680.edition import LinEdition
from ludotheque.games.lin1680.scene.shapes import Shape
from ludotheque.games.lin1680.scene.view import LinView, faces

CARD_ICONS: Final = {
    "fire": "burning-embers", "theft": "robber-hand", "control": "stamper", "storm": "lightning-storm",
    "loom-only": "loom", "two-bales": "stack", "reroll": "rolling-dices", "joker": "card-joker",
}  # fmt: skip
ITEM_ICONS: Final = {"house": "family-house", "bale": "rolled-cloth", "privilege": "wax-seal"}


@dataclass(frozen=True)
class Pile:
    """The cards of one kind in a hand, and the jokers laid in its place."""

    kind: str
    count: int
    jokers: int


@dataclass(frozen=True)
class Privilege:
    """Privilege cards of one face, or of none where they are hidden; those bought in this turn wait."""

    face: str
    count: int
    waiting: bool


@dataclass(frozen=True)
class Price:
    """A row of the price card."""

    id: str
    pays: tuple[str, ...]
    cost: str


@dataclass(frozen=True)
class Goal:
    """What one is after: bales on the ship, and houses."""

    seat: int
    bales: int
    holds: int
    target: int
    built: int
    houses: int
    needed: int
    sealed: bool


@dataclass(frozen=True)
class Mat(seats.Mat):
    """One player's things: in full on the mat, in short in the panel."""

    hand: tuple[Pile, ...]  # nothing where it is hidden
    cards: int
    privileges: tuple[Privilege, ...]
    secrets: int
    prices: tuple[Price, ...]
    goal: Goal


@staying
def mat(view: LinView, shape: Shape, words: Words, name: str, seat: int) -> Mat:
    across = shape.panel_size(view.seats)[0]
    target = view.agreed[BALES]
    label = words("board-panel", name=name, bales=view.bales[seat], target=target, houses=view.built[seat])
    return Mat(
        **seats.place(
            view, seat, name, label, _status(view, words, seat), across, (92, 92), (54, 92), words("board-asked")
        ),
        hand=_hand(view, seat),
        cards=seats.counted(view.hand[seat]),
        privileges=(*_privileges(view.privileges[seat], False), *_privileges(view.bought[seat], True)),
        secrets=seats.counted(view.privileges[seat]) + seats.counted(view.bought[seat]),
        prices=_prices(view.edition, words) if seat == view.seat else (),
        goal=Goal(
            seat=seat,
            bales=view.bales[seat],
            holds=int(view.edition.bales),
            target=target,
            built=view.built[seat],
            houses=int(view.edition.houses),
            needed=int(view.edition.houses_to_win),
            sealed=bool(view.agreed[OFFICE] and view.sealed[seat]),
        ),
    )


def _status(view: LinView, words: Words, seat: int) -> str:
    place = view.pawn[seat]
    return words(f"thing-{view.edition.places[place]}") if place >= 0 else ""


def _hand(view: LinView, seat: int) -> tuple[Pile, ...]:
    """All five kinds, also those one has none of."""
    held = faces(view, seat)
    if held is None:
        return ()
    jokers = view.jokers if seat == view.active else [0] * len(KIND_IDS)
    return tuple(map(Pile, KIND_IDS, held, jokers))


def _privileges(held: list[int] | int, waiting: bool) -> tuple[Privilege, ...]:
    shown = [("", held)] if isinstance(held, int) else zip(CARD_IDS, held, strict=True)
    return tuple(Privilege(face, count, waiting) for face, count in shown if count)


@lru_cache(16)
def _prices(edition: LinEdition, words: Words) -> tuple[Price, ...]:
    """F-6.2 to F-6.4: what is to be paid, as the price card shows it."""
    found = []
    for id, row in zip(ITEM_IDS, edition.data["price"]):
        pays = tuple(kind for kind in KIND_IDS for _ in range(row["pays"].get(kind, 0)))
        found.append(Price(id, pays, ", ".join(words(f"thing-{kind}") for kind in pays)))
    return tuple(found)


def holdings(view: LinView) -> dict[str, int]:
    """What is paid and gained."""
    hand = view.hand[view.seat]
    return {} if isinstance(hand, int) else dict(zip(KIND_IDS, hand))
