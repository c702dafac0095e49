"""What the tests of all games ask of this one: moments to look at, the style of its pictures, samples of its things."""

from __future__ import annotations

from functools import cache

from ludotheque.core.state import SPECTATOR
from ludotheque.core.view import View
from ludotheque.games.siecle_dor.components import SET_IDS
from tests.games.picture import Style
from tests.games.siecle_dor.position import A, B, C, D, Table

MIDDLE = "zeeland brabant:used guild-blue@5 indies-3 antilles-7 antilles-7:used"
HAND = "investment-single investment-pair investment-pair spice-triple ship joker culture-die"


def middle(seats: int = 4) -> Table:
    """In the middle of a match."""
    table = Table(seats)
    table.put(A, 8.5, "holland holland utrecht", MIDDLE, HAND, "art-6:2 art-4 art-4", "mill governor-holland art-3")
    table.put(B, 3, "holland groningen", "friesland guild-green@3 antilles-7", "ship ship culture-joker", "art-8:5")
    table.put(C, 12, "limburg limburg limburg", "gelderland guild-brown@10", "spice-single", "", "mill mill")
    return table


def setup() -> View:
    return Table(3).match.view(A)


def start() -> View:
    table = Table(3)
    table.state.space = -1
    markers = ["place holland", "place brabant", "place zeeland"]
    for answer in [*markers, *["settle utrecht", "settle limburg"] * 2, *["settle flanders"] * 2]:
        table.match.play(answer)
    return table.match.view(C)


def act() -> View:
    table = middle()
    table.act(A)
    return table.match.view(A)


def roll() -> View:
    table = middle(3)
    table.roll(A)
    return table.match.view(A)


def paint() -> View:
    table = middle()
    table.put(D, 9, "", "utrecht overijssel", "", "art-6:1 art-6:3 art-7")
    table.act(D)
    table.play(D, "use utrecht")
    return table.match.view(D)


def pawn() -> View:
    table = middle()
    table.put(D, 9, "flanders flanders", "holland")
    table.act(D)
    table.play(D, "use holland")
    return table.match.view(D)


def convert() -> View:
    table = middle()
    table.put(D, 9, "flanders flanders", "holland")
    table.act(D)
    table.play(D, "use holland", "settle flanders")
    return table.match.view(D)


def offer() -> View:
    table = middle()
    table.act(A)
    table.play(A, "auction zeeland")
    return table.match.view(B)


def bid() -> View:
    table = middle()
    table.put(D, 9)
    table.act(A)
    table.play(A, "auction zeeland")
    table.play(B, "raise half")
    table.play(C, "pass")
    return table.match.view(D)


def land() -> View:
    table = middle()
    table.put(D, 9, "", "overijssel", "joker joker")
    table.act(A)
    table.play(A, "auction zeeland")
    table.play(B, "pass")
    table.play(C, "pass")
    table.play(D, "raise half")
    table.draw("ship")
    return table.match.view(D)


def lift() -> View:
    table = middle()
    table.put(C, None, "", "utrecht overijssel flanders groningen", "ship captain cannon")
    table.state.waiting[C] = 1
    table.act(C)
    table.play(C, "sail")
    return table.match.view(C)


def spectator() -> View:
    table = middle()
    table.act(B)
    return table.match.view(SPECTATOR)


def end() -> View:
    table = middle()
    table.put(C, 400)
    table.end(A)
    table.play(C, "pass")
    return table.match.view(B)


MAKERS = (setup, start, act, roll, paint, pawn, convert, offer, bid, land, lift, spectator, end)
NAMES = [maker.__name__ for maker in MAKERS]
SAMPLES: dict[str, str | int] = {
    "seat": "seat-0", "victim": "seat-1", "province": "holland", "other": "zeeland", "place": "guild-blue",
    "deck": "deck-grey", "card": "culture-mill", "art": "art-6", "set": SET_IDS[1],
}  # fmt: skip
STYLE = Style(
    (120_000, 15_500), plain="draw end pass throw wait", gilded=(".o-reach",), far=("merchant-",)
)  # gold shows the reach of the dice, too


@cache
def view_of(case: str) -> View:
    return next(maker for maker in MAKERS if maker.__name__ == case)()
