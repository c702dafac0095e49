"""What each player has, gathered: in full on the mat, in short in the panel and the dock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ludotheque.drawing import Action, Words, seats
from ludotheque.drawing.lettering import roman
from ludotheque.drawing.memory import staying
from ludotheque.games.tapestry.automa.parties import SHADOW
from ludotheque.games.tapestry.components import NONE, RESOURCE_IDS
from ludotheque.games.tapestry.scene.automa import Bot, bot
from ludotheque.games.tapestry.scene.capital import Capital, capital
from ludotheque.games.tapestry.scene.civilizations import Civilization, civilizations
from ludotheque.games.tapestry.scene.holdings import Hand, Shop, Supply, hand, shop, supply
from ludotheque.games.tapestry.scene.income import Income, Prospect, Row, Stock, prospect, taken, techs
from ludotheque.games.tapestry.scene.shapes import Shape
from ludotheque.games.tapestry.scene.sites import Offers, Sites, offers, sites
from ludotheque.games.tapestry.scene.view import TapestryView


class Gathered(NamedTuple):
    """How many cards, tiles, technology cards, territories and landmarks somebody has."""

    cards: int
    tiles: int
    techs: int
    territories: int
    landmarks: int


class Face(NamedTuple):
    """What a panel shows."""

    seat: int
    id: str
    label: str
    short: str
    status: str
    winner: bool
    points: int
    era: int
    era_text: str
    numeral: str
    stock: Stock
    gathered: Gathered
    outposts: int
    bot: Bot | None


@dataclass(frozen=True)
class Mat(seats.Mat):
    """Each thing by what its drawing follows from, so that it is drawn again only when that changed."""

    era: int
    era_text: str
    numeral: str
    gathered: Gathered
    outposts: int
    stock: Stock
    income: Income
    next: Prospect
    laid: Row
    hand: Hand
    supply: Supply
    shop: Shop
    capital: Capital | None
    sites: Sites | None
    offers: Offers | None
    civilizations: tuple[Civilization, ...]
    bot: Bot | None

    @property
    def face(self) -> Face:
        return Face(
            self.seat, self.id, self.label, self.short, self.status, self.winner, self.points,
            self.era, self.era_text, self.numeral, self.stock, self.gathered, self.outposts, self.bot,
        )  # fmt: skip


@staying
def mat(view: TapestryView, shape: Shape, words: Words, options: tuple[Action, ...], name: str, seat: int) -> Mat:
    label, across = _label(view, words, name, seat), shape.panel_size(view.seats)[0]
    edition, buildings = view.edition, taken(view, seat)
    own, holds, next = supply(view, seat), hand(view, seat), prospect(view, seat)
    return Mat(
        **seats.place(view, seat, name, label, _status(view, words, seat), across, beside=(130, 108), half=(54, 54)),
        era=view.era[seat],
        era_text=words("board-finished") if view.finished[seat] else words("board-era", era=roman(view.era[seat])),
        numeral="" if view.finished[seat] else roman(view.era[seat]),
        gathered=Gathered(
            cards=holds.number,
            tiles=len(own.territories),
            techs=next.techs,
            territories=view.territories[seat],
            landmarks=view.landmark_owner.count(seat),
        ),
        outposts=view.outposts[seat],
        stock=Stock(edition, tuple(view.resource[seat]), buildings),
        income=Income(edition, buildings),
        next=next,
        laid=Row(edition, seat, tuple(view.top[seat]), tuple(view.heralded[seat])),
        hand=holds,
        supply=own,
        shop=shop(view, seat),
        capital=capital(view, seat),
        sites=sites(view, options) if seat == view.seat else None,
        offers=offers(view, seat) if view.capital[seat] == NONE and bot(view, seat) is None else None,
        civilizations=civilizations(view, seat),
        bot=bot(view, seat),
    )


def _label(view: TapestryView, words: Words, name: str, seat: int) -> str:
    """Points and what is there to pay with; bots own no resources, and the Shadow Empire never scores."""
    if seat == SHADOW and bot(view, seat) is not None:
        return name
    points = words("board-panel", name=name, points=view.points[seat])
    if bot(view, seat) is not None:
        return points
    held = [words(f"count-{id}", count=count) for id, count in zip(RESOURCE_IDS, view.resource[seat]) if count]
    return f"{points} · {', '.join(held)}" if held else points


def _status(view: TapestryView, words: Words, seat: int) -> str:
    driven = bot(view, seat)
    if driven is not None:
        return driven.status(words)
    owned = [number for number, owner in enumerate(view.civilization_owner) if owner == seat]
    ids = view.edition.verbs.names["civilization"]
    return ", ".join(words(f"thing-{ids[number]}") for number in owned) or words("board-setup")


def compare(view: TapestryView, words: Words) -> list[tuple[str, list[int | str]]]:
    """What the players are compared by besides points."""
    all_seats = range(view.seats)
    stocks = [Stock(view.edition, tuple(view.resource[seat]), tuple(view.buildings[seat])) for seat in all_seats]
    lines: list[int | str] = [sum(1 for filled in view.filled[seat][:18] if filled >= 9) for seat in all_seats]
    return [
        (words("compare-era"), [roman(view.era[seat]) for seat in all_seats]),
        (words("compare-income"), [sum(map(stock.next, range(len(stock.resources)))) for stock in stocks]),
        (words("compare-territories"), [view.territories[seat] for seat in all_seats]),
        (words("compare-techs"), [techs(view, seat) for seat in all_seats]),
        (words("compare-buildings"), [sum(view.buildings[seat]) for seat in all_seats]),
        (words("compare-landmarks"), [view.landmark_owner.count(seat) for seat in all_seats]),
        (words("compare-lines"), lines),
        (words("compare-cards"), [seats.counted(view.hand[seat]) for seat in all_seats]),
    ]


def holdings(view: TapestryView) -> dict[str, int]:
    """Resources, what is still to be paid in any of them, and points."""
    owed = view.matter["count"] if view.question == "PayAny" and view.asked == view.seat else 0
    return {**dict(zip(RESOURCE_IDS, view.resource[view.seat])), "any": -owed, "vp": view.points[view.seat]}
