"""What the tests of all games ask of this one: moments to look at, the style of its pictures, samples of its things."""

from __future__ import annotations

from functools import cache

from ludotheque.core.state import SPECTATOR
from ludotheque.core.view import View
from tests.games.lin1680.position import LIN, A, B, C, D, Table
from tests.games.picture import Style

CARDS = "fire theft control storm joker joker two-bales loom-only reroll"


def middle(seats: int = 4, hands_public: bool = True) -> Table:
    """In the middle of a match."""
    table = Table(seats, resource_hands_public=hands_public)
    table.put(A, "quintin", "uzel loudeac sizun bain", "T2 G4 M1 E1 L3", 3, CARDS)
    table.put(B, "brest", "rennes mur nozay", "T1 G1 E2 L2", 2, "two-bales")
    table.put(C, "guer", "vitre huelgoat", "T1", 1)
    return table


def setup() -> View:
    return Table(3).match.view(A)


def settle() -> View:
    match = LIN.new(2, seed=3)
    for answer in ("start roscoff", "start nantes"):
        match.play(answer)
    return match.view(match.seat)


def begin() -> View:
    table = middle()
    table.turn(A)
    return table.match.view(A)


def move() -> View:
    table = middle()
    table.turn(A)
    table.move(A, 4)
    return table.match.view(A)


def sail() -> View:
    table = middle()
    table.put(D, "callac", "auray locmine josselin quimper", "", 4)
    table.turn(D)
    table.move(D, 5)
    return table.match.view(D)


def gather() -> View:
    table = middle()
    table.dice(A)
    return table.match.view(A)


def keep() -> View:
    table = middle()
    table.dice(A)
    table.play(A, "gather")
    table.diced("wild", "loom")
    return table.match.view(A)


def name() -> View:
    table = middle()
    table.dice(B)
    if "gather" in table.options:
        table.play(B, "gather")
    table.diced("wild", "wild")
    if "keep" in table.options:
        table.play(B, "keep")
    table.play(B, "name loom")
    return table.match.view(B)


def trade() -> View:
    table = middle()
    table.trade(A)
    return table.match.view(A)


def give() -> View:
    table = middle()
    table.trade(A)
    table.play(A, "offer seat-1")
    return table.match.view(A)


def ask() -> View:
    table = middle()
    table.trade(A)
    table.play(A, "offer seat-1", "give hand-seed")
    return table.match.view(A)


def rate() -> View:
    table = middle()
    table.trade(A)
    table.play(A, "offer seat-1", "give hand-seed", "ask skein")
    return table.match.view(A)


def offered() -> Table:
    table = middle()
    table.trade(A)
    table.play(A, "offer seat-1", "give hand-seed", "ask skein", "rate 2 1")
    return table


def answer() -> View:
    return offered().match.view(B)


def bystander() -> View:
    return offered().match.view(C)


def countered() -> Table:
    """Bundles on both sides, and a counter-offer."""
    table = middle()
    table.trade(A)
    table.play(A, "offer seat-1 seed*3 labour for skein*2 loom")
    table.play(B, "counter loom*2 land for seed*4 labour skein")
    return table


def counter() -> View:
    return countered().match.view(A)


def beside_a_counter() -> View:
    return countered().match.view(C)


def take() -> View:
    table = middle()
    table.trade(A)
    table.play(A, "swap hand-land")
    return table.match.view(A)


def fetch() -> View:
    table = middle()
    table.trade(A)
    table.play(A, "exchange hand-seed")
    return table.match.view(A)


def build() -> View:
    table = middle()
    table.build(A)
    return table.match.view(A)


def burn() -> View:
    table = middle()
    table.turn(A)
    table.play(A, "play fire")
    return table.match.view(A)


def rob() -> View:
    table = middle()
    table.put(C, hand="E1")
    table.turn(A)
    table.play(A, "play theft")
    return table.match.view(A)


def seize() -> View:
    table = middle()
    table.turn(A)
    table.play(A, "play control")
    return table.match.view(A)


def closed() -> View:
    """Hands are hidden, and a card was bought in this turn."""
    table = middle(hands_public=False)
    table.build(A)
    table.play(A, "build privilege")
    table.match.play("draw control")
    return table.match.view(A)


def joker() -> View:
    """A joker is laid for a construction, and the control office has sealed the cargo."""
    table = Table(2, control_office_required=True)
    table.put(A, "guer", "uzel", "G1 M1 L1", 1, "joker joker")
    table.state.sealed[A] = 1
    table.build(A)
    table.play(A, "joker skein")
    return table.match.view(A)


def six() -> View:
    table = middle(6)
    table.build(B)
    return table.match.view(B)


def spectator() -> View:
    table = middle()
    table.build(B)
    return table.match.view(SPECTATOR)


def end() -> View:
    table = middle()
    table.put(D, "morlaix", "auray locmine josselin quimper", "G1 M1 E1 L1", 3)
    table.build(D)
    table.play(D, "build bale")
    return table.match.view(B)


MAKERS = (
    setup, settle, begin, move, sail, gather, keep, name, trade, give, ask, rate, answer, bystander, counter,
    beside_a_counter, take, fetch, build, burn, rob, seize, closed, joker, six, spectator, end,
)  # fmt: skip
NAMES = [maker.__name__ for maker in MAKERS]
SAMPLES: dict[str, str | int] = {
    "seat": "seat-0", "victim": "seat-1", "place": "saint-pol", "kind": "skein", "other": "loom", "first": "wild",
    "second": "land", "card": "two-bales", "goods": "seed*2", "price": "loom*1", "item": "house",
}  # fmt: skip
STYLE = Style((102_000, 22_500), plain="close dice end lead throw")  # an eighth the history of 80 places


@cache
def view_of(case: str) -> View:
    return next(maker for maker in MAKERS if maker.__name__ == case)()
