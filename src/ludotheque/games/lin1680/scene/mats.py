"""What a player has: hand, privilege cards, ship, houses and prices on the mat, the same in short in the panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.drawing import Lit, Words, seats
from ludotheque.games.lin1680.components import BALES, CARD_IDS, ITEM_IDS, KIND_IDS, OFFICE
from ludotheque.games.lin1680.scene.engraving import KIND_ICONS
from ludotheque.games.lin1680.scene.shapes import Shape, panel_size
from ludotheque.games.lin1680.scene.view import LinView, counted, faces

ON_SEAT: Final = "offer rob seize"
ON_HAND: Final = "give swap exchange"
CARD_ICONS: Final = {
    "fire": "burning-embers", "theft": "robber-hand", "control": "stamper", "storm": "lightning-storm",
    "loom-only": "loom", "two-bales": "stack", "reroll": "rolling-dices", "joker": "card-joker",
}  # fmt: skip
ITEM_ICONS: Final = {"house": "family-house", "bale": "rolled-cloth", "privilege": "wax-seal"}


@dataclass(frozen=True)
class Pile:
    """The cards of one kind in a hand; a hand that is hidden is one pile of backs."""

    id: str
    name: str
    kind: str
    icon: str
    caption: str
    count: int
    jokers: int  # laid in its place
    lit: bool
    label: str


@dataclass(frozen=True)
class Privilege:
    """Privilege cards of one face, or of any where they are hidden; those bought in this turn wait."""

    id: str
    name: str
    icon: str
    title: str
    count: int
    waiting: bool
    lit: bool
    verbs: str
    label: str
    note: str


@dataclass(frozen=True)
class Price:
    """A row of the price card."""

    id: str
    title: str
    icon: str
    pays: list[tuple[str, str]]
    lit: bool
    label: str


@dataclass(frozen=True)
class Mat(seats.Mat):
    """One player's things: in full on the mat, in short in the panel."""

    lit: bool
    hand_title: str
    hand: list[Pile]
    cards: int
    open: bool
    privileges: list[Privilege]
    secrets: int
    prices: list[Price]
    ship: str
    bales: int
    holds: int
    target: int
    built: int
    stock: int
    houses: int
    needed: int
    stand: str
    seal: str


def mat(view: LinView, shape: Shape, words: Words, lit: Lit, name: str, seat: int) -> Mat:
    across = panel_size(shape, view.seats)[0]
    mine = seat == view.seat
    target, needed = view.agreed[BALES], int(view.edition.houses_to_win)
    built, houses = view.built[seat], int(view.edition.houses)
    hand = _hand(view, words, lit, seat)
    label = words("board-panel", name=name, bales=view.bales[seat], target=target, houses=built)
    return Mat(
        **seats.place(view, seat, name, label, _status(view, words, seat), across, (92, 92), (54, 92)),
        lit=lit(ON_SEAT, f"seat-{seat}"),
        hand_title=words("board-hand") if mine else words("board-hand-of", name=name),
        hand=hand,
        cards=counted(view.hand[seat]),
        open=len(hand) > 1,
        privileges=_privileges(view, words, lit, seat),
        secrets=counted(view.privileges[seat]) + counted(view.bought[seat]),
        prices=_prices(view, words, lit) if mine else [],
        ship=words("board-loaded", bales=view.bales[seat], target=target),
        bales=view.bales[seat],
        holds=int(view.edition.bales),
        target=target,
        built=built,
        stock=houses - built,
        houses=houses,
        needed=needed,
        stand=words("board-stock", stock=houses - built, built=built, needed=needed),
        seal=words("board-sealed") if view.agreed[OFFICE] and view.sealed[seat] else "",
    )


def _status(view: LinView, words: Words, seat: int) -> str:
    place = view.pawn[seat]
    here = words(f"thing-{view.edition.places[place]}") if place >= 0 else ""
    if view.asked == seat:
        said = words("board-asked")
        return f"{said} · {here}" if here else said
    return here


def _hand(view: LinView, words: Words, lit: Lit, seat: int) -> list[Pile]:
    """All five kinds, also those one has none of; from behind where they are hidden."""
    held = faces(view, seat)
    if held is None:
        count = counted(view.hand[seat])
        label = words("board-backs", count=count)
        return [Pile(f"backs-{seat}", "", "", "", words("board-hidden"), count, 0, False, label)]
    found = []
    for kind, id in enumerate(KIND_IDS):
        name = words(f"thing-{id}")
        label = words("board-hand-pile", card=name, count=held[kind])
        mine = seat == view.seat
        key = f"hand-{id}" if mine else ""
        light = mine and lit(ON_HAND, key)
        jokers = view.jokers[kind] if seat == view.active else 0
        short, icon = words(f"board-{id}"), KIND_ICONS[id]
        found.append(Pile(f"pile-{seat}-{id}", key, id, icon, short, held[kind], jokers, light, label))
    return found


def _privileges(view: LinView, words: Words, lit: Lit, seat: int) -> list[Privilege]:
    found: list[Privilege] = []
    for held, waiting in ((view.privileges[seat], False), (view.bought[seat], True)):
        if isinstance(held, int):
            if held:
                title = words("board-hidden")
                label = words("board-privileges", count=held)
                id = f"secret-{seat}-{int(waiting)}"
                found.append(Privilege(id, "", "wax-seal", title, held, waiting, False, "", label, ""))
            continue
        for card, count in zip(CARD_IDS, held):
            if not count:
                continue
            title, face = words(f"thing-{card}"), words(f"board-{card}")
            verbs = "" if waiting else "joker" if card == "joker" else "play"
            name = "" if waiting or card == "joker" else card
            light = bool(verbs) and (lit("joker") if card == "joker" else lit("play", card))
            label = words("board-waiting-card", card=title) if waiting else title
            id = f"privilege-{seat}-{card}-{int(waiting)}"
            note = words(f"card-{card}")
            found.append(Privilege(id, name, CARD_ICONS[card], face, count, waiting, light, verbs, label, note))
    return found


def _prices(view: LinView, words: Words, lit: Lit) -> list[Price]:
    """F-6.2 to F-6.4: what is to be paid, as the price card shows it."""
    found = []
    for id, row in zip(ITEM_IDS, view.edition.data["price"]):
        pays = [(kind, KIND_ICONS[kind]) for kind in KIND_IDS for _ in range(row["pays"].get(kind, 0))]
        title = words(f"thing-{id}")
        cost = ", ".join(words(f"thing-{kind}") for kind, _ in pays)
        label = words("board-price", item=title, cost=cost)
        found.append(Price(id, words(f"board-{id}"), ITEM_ICONS[id], pays, lit("build", id), label))
    return found
