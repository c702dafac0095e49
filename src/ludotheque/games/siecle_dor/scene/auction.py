"""S-8: an auction: the lot, the standing bid, who is in with which bid, and who has passed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.core.words import halves
from ludotheque.drawing import Words
from ludotheque.games.siecle_dor.components import COLOUR_IDS, PASSED, SELLING
from ludotheque.games.siecle_dor.scene.shapes import ICONS
from ludotheque.games.siecle_dor.scene.view import SiecleDorView


@dataclass(frozen=True)
class Bidder:
    """A seat in an auction, from the seller's left."""

    line: int
    seat: int
    name: str
    bid: str
    passed: bool
    high: bool
    asked: bool


@dataclass(frozen=True)
class Lot:
    """What is sold, by whom, and in which steps it is bid for."""

    title: str
    icon: str
    tone: str
    steps: tuple[str, ...]


@dataclass(frozen=True)
class Auction:
    lot: Lot
    standing: int
    bidders: list[Bidder]


def auction(view: SiecleDorView, words: Words, names: Sequence[str]) -> Auction:
    colour = view.edition.colour[view.lot]
    province = words(f"thing-{view.edition.provinces[view.lot]}")
    seller = view.bids.index(SELLING) if SELLING in view.bids else view.active
    order = [(seller + step) % view.seats for step in range(1, view.seats)]
    lot = Lot(
        title=words("board-auction", province=province, name=names[seller]),
        icon=ICONS[colour],
        tone=COLOUR_IDS[colour],
        steps=tuple(str(row["id"]) for row in view.edition.data["raise"]),
    )
    bidders = [
        Bidder(
            line=line,
            seat=seat,
            name=names[seat],
            bid=halves(view.bids[seat]) if view.bids[seat] > 0 else "",
            passed=view.bids[seat] == PASSED,
            high=seat == view.bidder,
            asked=seat == view.asked,
        )
        for line, seat in enumerate(order)
    ]
    return Auction(lot, view.bid, bidders)
