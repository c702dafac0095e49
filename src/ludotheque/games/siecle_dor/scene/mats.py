"""What each player has: florins, reserves, hand, paintings, mills and governors, as far as the viewer may see."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ludotheque.core.words import halves
from ludotheque.drawing import Lit, Words, seats
from ludotheque.games.siecle_dor.components import BLUE, CASHABLE, COLOUR_IDS, GREY, HIDDEN_IDS, ORANGE, YELLOW
from ludotheque.games.siecle_dor.scene.shapes import ICONS, TALL, Point, Shape, panel_size
from ludotheque.games.siecle_dor.scene.view import SiecleDorView

KIND_ICONS: Final = ("bulb", "bulb", "bulb", "cool-spices", "cool-spices", "cool-spices", "galleon", "pilgrim-hat",
                     "cannon", "card-joker", "dice")  # fmt: skip
KIND_TONES: Final = ("yellow",) * 3 + ("orange",) * 3 + ("blue",) * 4 + ("grey",)
HAND_BACKS: Final = (YELLOW, ORANGE, BLUE, GREY)


@dataclass(frozen=True)
class Card:
    """All cards of one kind in a hand, or of one back in a hand that is hidden."""

    id: str
    name: str
    icon: str
    tone: str
    count: int
    caption: str
    full: bool
    at: Point
    lit: bool
    verbs: str
    label: str


@dataclass(frozen=True)
class Painting:
    id: str
    name: str
    points: int
    made: int
    payments: int
    count: int
    at: Point
    lit: bool
    label: str


@dataclass(frozen=True)
class Mat(seats.Mat):
    """One player's florins, reserves, hand, paintings, mills and governors."""

    waiting: bool
    target: int
    florins: str
    spare_pawns: int
    spare_markers: int
    hand_title: str
    hand: list[Card]
    backs: list[Card]
    paintings: list[Painting]
    begun: int
    done: int
    mills: int
    governors: list[str]


def compare(view: SiecleDorView, words: Words) -> list[tuple[str, list[int | str]]]:
    """What the players are compared by besides points."""
    everybody = range(view.seats)
    return [
        (words("board-florins"), [halves(view.purse[seat]) for seat in everybody]),
        (words("compare-pawns"), [sum(view.pawns[seat]) for seat in everybody]),
        (words("compare-markers"), [_markers(view, seat) for seat in everybody]),
        (words("compare-cards"), [sum(view.backs[seat]) for seat in everybody]),
        (words("board-paintings"), [sum(view.finished[seat]) for seat in everybody]),
        (words("compare-mills"), [view.mills[seat] for seat in everybody]),
        (words("compare-governors"), [sum(view.governors[seat]) for seat in everybody]),
    ]


def _markers(view: SiecleDorView, seat: int) -> int:
    return list(view.holder).count(seat) + sum(view.antilles[seat])


def mat(view: SiecleDorView, shape: Shape, words: Words, lit: Lit, name: str, seat: int) -> Mat:
    across = panel_size(shape, view.seats)[0]
    held = view.hand[seat]
    backs = _backs(view, words, seat, shape)
    hand = [] if isinstance(held, int) else _hand(view, shape, words, lit, held)
    money = halves(view.purse[seat])
    paintings = _paintings(view, shape, words, lit, seat)
    label = words("board-panel", name=name, points=view.points[seat], money=money)
    status = _status(view, words, seat)
    base = seats.place(view, seat, name, label, status, across, beside=(120, 122), half=(54, 68))
    return Mat(
        **base,
        waiting=bool(view.waiting[seat]),
        target=view.edition.target,
        florins=money,
        spare_pawns=view.spare_pawns[seat],
        spare_markers=view.spare_markers[seat],
        hand_title=words("board-hand") if base["mine"] else words("board-hand-of", name=name),
        hand=hand,
        backs=backs,
        paintings=paintings,
        begun=sum(view.easel[seat]),
        done=sum(view.finished[seat]),
        mills=view.mills[seat],
        governors=[
            words(f"thing-{id}")
            for id, count in zip(view.edition.provinces, view.governors[seat])
            for _ in range(count)
        ],
    )


def _status(view: SiecleDorView, words: Words, seat: int) -> str:
    if view.waiting[seat]:
        return words("board-waiting")
    if view.asked == seat:
        return words("board-asked")
    return words("board-active") if view.active == seat and view.turn else ""


def _slot(shape: Shape, number: int) -> Point:
    """Where a card of the hand lies."""
    if shape is TALL:
        return (63 * (number % 6), 30 + 78 * (number // 6))
    return (62 * number, 30)


def _hand(view: SiecleDorView, shape: Shape, words: Words, lit: Lit, held: list[int]) -> list[Card]:
    """One card for each kind, from whichever deck, with how many there are and what a set is worth."""
    found: list[Card] = []
    for kind, id in enumerate(HIDDEN_IDS):
        own, grey = view.edition.own_face[kind], view.edition.grey_face[kind]
        count = (held[own] if own >= 0 else 0) + (held[grey] if grey >= 0 else 0)
        if not count:
            continue
        cash = kind < CASHABLE
        size = view.edition.set_size[kind] if cash else 0
        caption = f"{size} = {halves(view.edition.set_pays[kind])}" if cash else words(f"board-{id}")
        verbs = "cash" if cash else "call" if id == "die" else "sail wait"
        light = lit("cash", id) if cash else id == "die" and lit("call")
        found.append(
            Card(
                id=f"hand-{id}",
                name=id if cash else "",
                icon=KIND_ICONS[kind],
                tone=KIND_TONES[kind],
                count=count,
                caption=caption,
                full=cash and count >= size,
                at=_slot(shape, len(found)),
                lit=light,
                verbs=verbs,
                label=words("board-hand-card", card=words(f"thing-{id}" if id != "die" else "board-die"), count=count),
            )
        )
    return found


def _backs(view: SiecleDorView, words: Words, seat: int, shape: Shape) -> list[Card]:
    """A hand from behind."""
    found: list[Card] = []
    for colour in HAND_BACKS:
        count = view.backs[seat][colour]
        if count:
            tone = COLOUR_IDS[colour]
            label = words("board-backs", name=words(f"board-deck-{tone}"), count=count)
            at = _slot(shape, len(found))
            found.append(Card(f"backs-{seat}-{tone}", "", ICONS[colour], tone, count, "", False, at, False, "", label))
    return found


def _paintings(view: SiecleDorView, shape: Shape, words: Words, lit: Lit, seat: int) -> list[Painting]:
    """Unfinished paintings by value and payments, then the finished ones."""
    edition = view.edition
    found: list[Painting] = []
    for art, id in enumerate(edition.arts):
        payments, points = edition.art_payments[art], edition.art_points[art]
        nearest = True
        for made in range(payments, -1, -1):
            if made == payments:
                count = view.finished[seat][art]
            else:
                count = view.easel[seat][edition.art_slot[art] + made]
            if not count:
                continue
            named = made < payments and nearest and seat == view.seat
            nearest = nearest and made == payments
            label = words("board-painting", points=points, made=made, payments=payments, count=count)
            name = id if named else ""
            lights = named and lit("pay", id)
            found.append(
                Painting(f"art-{seat}-{art}-{made}", name, points, made, payments, count, (0, 0), lights, label)
            )
    return [replace(one, at=_easel(shape, number)) for number, one in enumerate(found)]


def _easel(shape: Shape, number: int) -> Point:
    if shape is TALL:
        return (54 * (number % 7), 30 + 44 * (number // 7))
    return (56 * (number // 2), 30 + 48 * (number % 2))
