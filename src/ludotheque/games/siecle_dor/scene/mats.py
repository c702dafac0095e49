"""What each player has: florins, reserves, hand, paintings, mills and governors, as far as the viewer may see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.words import halves
from ludotheque.drawing import Point, Words, seats
from ludotheque.drawing.memory import staying
from ludotheque.games.siecle_dor.components import BLUE, CASHABLE, COLOUR_IDS, GREY, HIDDEN_IDS, ORANGE, YELLOW
from ludotheque.games.siecle_dor.edition import SiecleDorEdition
from ludotheque.games.siecle_dor.scene.shapes import ICONS, Shape
from ludotheque.games.siecle_dor.scene.view import SiecleDorView

KIND_ICONS: Final = ("bulb", "bulb", "bulb", "cool-spices", "cool-spices", "cool-spices", "galleon", "pilgrim-hat",
                     "cannon", "card-joker", "dice")  # fmt: skip
KIND_TONES: Final = ("yellow",) * 3 + ("orange",) * 3 + ("blue",) * 4 + ("grey",)
HAND_BACKS: Final = (YELLOW, ORANGE, BLUE, GREY)


@dataclass(frozen=True)
class Mat(seats.Mat):
    """One player's florins, reserves, hand, paintings, mills and governors, as they are counted."""

    edition: SiecleDorEdition
    target: int
    florins: str
    unit: str
    spare_pawns: int
    spare_markers: int
    hand_title: str
    held: tuple[int, ...]  # by face; empty where the hand is hidden
    backs: tuple[int, ...]  # by colour
    easel: tuple[int, ...]
    finished: tuple[int, ...]
    mills: int
    governors: tuple[int, ...]  # by province


@dataclass(frozen=True)
class Card:
    """All cards of one kind in a hand, or of one back in a hand that is hidden."""

    id: str
    icon: str
    tone: str
    count: int
    label: str
    at: Point
    caption: str = ""
    full: bool = False
    name: str = ""
    verbs: str = ""
    low: bool = False


@dataclass(frozen=True)
class Painting:
    id: str
    name: str
    points: int
    made: int
    payments: int
    count: int
    at: Point
    label: str


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


@staying
def mat(view: SiecleDorView, shape: Shape, words: Words, name: str, seat: int) -> Mat:
    across = shape.panel_size(view.seats)[0]
    held = view.hand[seat]
    money = halves(view.purse[seat])
    label = words("board-panel", name=name, points=view.points[seat], money=money)
    status = _status(view, words, seat)
    base = seats.place(
        view, seat, name, label, status, across, (120, 122), (54, 68), _turn(view, words, seat), instead=True
    )
    return Mat(
        **base,
        edition=view.edition,
        target=view.edition.target,
        florins=money,
        unit=words("board-florin", money=view.purse[seat]),
        spare_pawns=view.spare_pawns[seat],
        spare_markers=view.spare_markers[seat],
        hand_title=words("board-hand") if base["mine"] else words("board-hand-of", name=name),
        held=() if isinstance(held, int) else tuple(held),
        backs=tuple(view.backs[seat]),
        easel=tuple(view.easel[seat]),
        finished=tuple(view.finished[seat]),
        mills=view.mills[seat],
        governors=tuple(view.governors[seat]),
    )


def _status(view: SiecleDorView, words: Words, seat: int) -> str:
    if view.waiting[seat]:
        return words("board-waiting")
    return words("board-active") if view.active == seat and view.turn else ""


def _turn(view: SiecleDorView, words: Words, seat: int) -> str:
    return "" if view.waiting[seat] else words("board-asked")


ROW: Final = 6  # cards of a hand side by side


def _slot(shape: Shape, number: int, low: bool = False) -> Point:
    """Where a card of the hand lies; a hand of many kinds lies in two rows of low cards."""
    if not shape.wide:
        return (63 * (number % ROW), 30 + 78 * (number // ROW))
    return (60 * (number % ROW), 30 + 58 * (number // ROW)) if low else (60 * number, 30)


def hand(shape: Shape, words: Words, mat: Mat) -> list[Card]:
    """One card for each kind, from whichever deck, with how many there are and what a set is worth; else the backs."""
    edition = mat.edition
    found: list[Card] = []
    counts = [_held(mat, kind) for kind in range(len(HIDDEN_IDS))] if any(mat.held) else []
    low = shape.wide and sum(map(bool, counts)) > ROW
    for kind, (id, count) in enumerate(zip(HIDDEN_IDS, counts)):
        if not count:
            continue
        cash = kind < CASHABLE
        size = edition.set_size[kind] if cash else 0
        found.append(
            Card(
                id=f"hand-{id}",
                icon=KIND_ICONS[kind],
                tone=KIND_TONES[kind],
                count=count,
                label=words("board-hand-card", card=words(f"thing-{id}" if id != "die" else "board-die"), count=count),
                at=_slot(shape, len(found), low),
                low=low,
                caption=f"{size} = {halves(edition.set_pays[kind])}" if cash else words(f"board-{id}"),
                full=cash and count >= size,
                name=id if cash else "",
                verbs="cash" if cash else "call" if id == "die" else "sail wait",
            )
        )
    return found or backs(shape, words, mat)


def _held(mat: Mat, kind: int) -> int:
    """How many cards of a kind are in a hand, from whichever deck."""
    faces = (mat.edition.own_face[kind], mat.edition.grey_face[kind])
    return sum(mat.held[face] for face in faces if face >= 0)


def backs(shape: Shape, words: Words, mat: Mat) -> list[Card]:
    """A hand from behind."""
    found: list[Card] = []
    for colour in HAND_BACKS:
        count = mat.backs[colour]
        if count:
            tone = COLOUR_IDS[colour]
            label = words("board-backs", name=words(f"board-deck-{tone}"), count=count)
            at = _slot(shape, len(found))
            found.append(Card(f"backs-{mat.seat}-{tone}", ICONS[colour], tone, count, label, at))
    return found


def paintings(shape: Shape, words: Words, mat: Mat) -> list[Painting]:
    """Unfinished paintings by value and payments, then the finished ones; the one nearest completion may be paid."""
    edition = mat.edition
    found: list[Painting] = []
    for art, id in enumerate(edition.arts):
        payments, points = edition.art_payments[art], edition.art_points[art]
        nearest = mat.mine
        for made in range(payments, -1, -1):
            count = mat.finished[art] if made == payments else mat.easel[edition.art_slot[art] + made]
            if not count:
                continue
            name = id if nearest and made < payments else ""
            nearest = nearest and made == payments
            label = words("board-painting", points=points, made=made, payments=payments, count=count)
            at = _easel(shape, len(found))
            found.append(Painting(f"art-{mat.seat}-{art}-{made}", name, points, made, payments, count, at, label))
    return found


def _easel(shape: Shape, number: int) -> Point:
    if not shape.wide:
        return (54 * (number % 7), 30 + 44 * (number // 7))
    return (56 * (number // 2), 30 + 48 * (number % 2))


def governors(words: Words, mat: Mat) -> list[str]:
    """The provinces that a player governs."""
    counted = zip(mat.edition.provinces, mat.governors, strict=True)
    return [words(f"thing-{id}") for id, count in counted for _ in range(count)]


def holdings(view: SiecleDorView) -> dict[str, int]:
    """What is paid and gained."""
    return {"money": view.purse[view.seat], "point": view.points[view.seat]}
