"""What each player has: a hand, laid cards, cargo aboard and louis, as far as the viewer may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ludotheque.drawing import HALF, Point, Words, seats
from ludotheque.drawing.memory import staying
from ludotheque.games.loire.components import EXPLOSION, FISHING, MARINER
from ludotheque.games.loire.edition import LoireEdition
from ludotheque.games.loire.scene.cards import Card, Mini, card, minis, present
from ludotheque.games.loire.scene.shapes import Shape
from ludotheque.games.loire.scene.view import LoireView, passengers, wine_aboard

KEPT: Final = 2000


@dataclass(frozen=True, eq=False)
class Fare:
    """The passengers aboard for one town, and what they will pay there. They are made once, and so the very same."""

    town: str
    louis: int
    count: int
    up: bool
    at: Point
    label: str


@dataclass(frozen=True)
class Mat(seats.Mat):
    """One player's hand, laid cards, cargo and louis."""

    leader: bool
    target: int
    hand_title: str
    hand: tuple[Card, ...]
    backs: int
    backs_at: Point
    laid: tuple[Card, ...]
    fares: tuple[Fare, ...]
    passengers: int
    wine: int
    wine_at: Point
    cards: int
    minis: tuple[Mini, ...]
    minis_rest: int
    laid_all: str
    minis_scale: float
    known: tuple[Mini, ...]
    known_rest: int
    known_all: str


@staying
def mat(view: LoireView, shape: Shape, words: Words, name: str, seat: int) -> Mat:
    """The things of one seat."""
    hand, backs = _hand(view, shape, words, seat)
    fares = _fares(view.edition, shape, words, tuple(view.aboard[seat]), view.town[seat])
    cards, mine = tuple(view.laid[seat]), seat == view.seat
    laid = _laid(shape, words, name, cards, f"mat-{seat}-laid", mine)
    wine = wine_aboard(view, seat)
    across = shape.panel_size(view.seats)[0]
    half = across == HALF
    margin = 0 if half else 50  # letters are reckoned wider than most are
    room = across - 20
    short = minis(_laid(shape, words, name, cards, f"panel-{seat}-laid", mine))
    shown = [one for one in short if not half or one.x + one.width <= room * 1.1]
    known = [] if mine else minis(hand, gap=2)
    seen = _beside_cargo(known, room - 104)
    (hand_x, hand_y), _, hold = shape.sections
    held = seats.counted(view.hand[seat])
    label = words("board-panel", name=name, louis=view.points[seat], cards=held)
    status = _status(view, words, seat)
    base = seats.place(view, seat, name, label, status, across, (119, margin), (54, margin), words("board-asked"))
    return Mat(
        **base,
        leader=view.leader == seat,
        target=view.edition.target,
        hand_title=words("board-hand") if base["mine"] else words("board-hand-of", name=name),
        hand=hand,
        backs=backs,
        backs_at=(hand_x + len(hand) * shape.hand[2], hand_y),
        laid=laid,
        fares=fares,
        passengers=sum(view.aboard[seat]),
        wine=wine,
        wine_at=_hold_slot(shape, hold, len(fares)),
        cards=held,
        minis=tuple(shown),
        minis_rest=_cards_of(short[len(shown) :]),
        laid_all=", ".join(one.card.label for one in short),
        minis_scale=round(min(1.0, room / (shown[-1].x + shown[-1].width)), 3) if shown else 1.0,
        known=tuple(seen),
        known_rest=_cards_of(known[len(seen) :]),
        known_all=", ".join(one.card.label for one in known),
    )


def _beside_cargo(known: Sequence[Mini], room: float) -> Sequence[Mini]:
    """As many as there is room for, with how many more there are written after them."""
    for count in range(len(known), 0, -1):
        rest = _cards_of(known[count:])
        if known[count - 1].x + known[count - 1].width + (7 + 7 * len(str(rest)) if rest else 0) <= room:
            return known[:count]
    return []


def _cards_of(short: Sequence[Mini]) -> int:
    return sum(one.card.count for one in short)


def compare(view: LoireView, words: Words) -> list[tuple[str, list[int | str]]]:
    """What one compares besides louis: cards in hand, crew, cargo, and where the boats lie."""
    everybody = range(view.seats)
    return [
        (words("compare-hand"), [seats.counted(view.hand[seat]) for seat in everybody]),
        (words("compare-mariners"), [view.laid[seat][MARINER] for seat in everybody]),
        (words("compare-passengers"), [sum(view.aboard[seat]) for seat in everybody]),
        (words("compare-wine"), [wine_aboard(view, seat) for seat in everybody]),
        (words("compare-town"), [_town(view, seat) for seat in everybody]),
    ]


def _town(view: LoireView, seat: int) -> str:
    return view.edition.towns[view.town[seat]].name if view.town[seat] >= 0 else "–"


def _hand(view: LoireView, shape: Shape, words: Words, seat: int) -> tuple[tuple[Card, ...], int]:
    """The cards that can be seen, and how many backs lie beside them."""
    hand = view.hand[seat]
    if not isinstance(hand, int):
        return _held(shape, words, tuple(hand), seat, seat == view.seat), 0
    known = tuple(view.known[seat])
    return _held(shape, words, known, seat, seat == view.seat), max(0, hand - sum(known))


@lru_cache(KEPT)
def _held(shape: Shape, words: Words, counts: tuple[int, ...], seat: int, mine: bool) -> tuple[Card, ...]:
    (x, y), _, _ = shape.sections
    cards = []
    owner = "hand" if mine else f"known-{seat}"
    for place, kind, count in present(counts):
        at = (x + place * shape.hand[2], y)
        named = mine and kind != EXPLOSION
        verbs = ("lay" if named else "explode") if mine else ""
        cards.append(card(words, kind, count, at, owner, verbs, named, "board-hand-card"))
    return tuple(cards)


@lru_cache(KEPT)
def _laid(shape: Shape, words: Words, name: str, counts: tuple[int, ...], owner: str, mine: bool) -> tuple[Card, ...]:
    """Laid cards: coal can be blown up, a mariner bribed, fishing is how one passes."""
    _, (x, y), _ = shape.sections
    cards = []
    for place, kind, count in present(counts):
        at = (x + place * shape.laid[2], y)
        coal = kind < MARINER
        verbs = _laid_verbs(kind, mine)
        cards.append(card(words, kind, count, at, owner, verbs, coal, "board-laid-card", name=name))
    return tuple(cards)


def _laid_verbs(kind: int, mine: bool) -> str:
    if kind < MARINER:
        return "explode"
    if kind == MARINER:
        return "" if mine else "bribe"
    return "pass" if kind == FISHING and mine else ""


@lru_cache(KEPT)
def _fares(edition: LoireEdition, shape: Shape, words: Words, aboard: tuple[int, ...], here: int) -> tuple[Fare, ...]:
    """Passengers aboard by destination, the way the boat will meet them does not matter: Nantes first."""
    paid: dict[int, list[int]] = {}
    for face in passengers(edition, aboard):
        paid.setdefault(face.destination, []).append(face.fare)
    return tuple(
        Fare(
            town=edition.towns[town].name,
            louis=sum(fares),
            count=len(fares),
            up=town > here,
            at=_hold_slot(shape, shape.sections[2], place),
            label=words("board-fare", town=edition.towns[town].name, louis=sum(fares), count=len(fares)),
        )
        for place, (town, fares) in enumerate(sorted(paid.items()))
    )


def _hold_slot(shape: Shape, start: Point, place: int) -> Point:
    return (start[0] + 112 * (place % shape.hold_columns), start[1] + 26 * (place // shape.hold_columns))


def _status(view: LoireView, words: Words, seat: int) -> str:
    """Where the boat lies."""
    if view.town[seat] < 0:
        return words("board-unplaced")
    town = view.edition.towns[view.town[seat]]
    dock = view.berth[seat]
    if dock < 0:
        return words("board-midriver", town=town.name)
    if len(town.docks) > 1:
        return words("board-docked-at", town=town.name, number=dock + 1)
    return words("board-docked", town=town.name)
