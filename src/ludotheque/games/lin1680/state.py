"""The position of 1680: where pawns, houses, bales and cards are."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.action import Vocabulary
from ludotheque.core.beginning import Led
from ludotheque.core.sheet import Sheet
from ludotheque.core.sight import ALL, COUNT, EACH, OWNER
from ludotheque.core.state import Pool
from ludotheque.games.lin1680.components import CARDS, KINDS, NONE, OPEN_HANDS, WORKS
from ludotheque.games.lin1680.edition import LinEdition
from ludotheque.games.lin1680.holdings import inventory
from ludotheque.games.lin1680.sheet import show
from ludotheque.games.lin1680.victory import winners
from ludotheque.games.lin1680.vocabulary import EVENTS, OF_CHANCE, VERBS


class Lin1680(Led):
    """F-1.3 to F-1.5, R-14: the board, the cards, and what each player has; privilege cards are hidden."""

    SEEN_BY: ClassVar[dict[str, str]] = {
        "agreed": ALL, "round": ALL, "phase": ALL, "leader": ALL, "active": ALL, "won": ALL, "pips": ALL, "dice": ALL,
        "pawn": ALL, "house": ALL, "works": EACH, "built": ALL, "bales": ALL, "sealed": ALL, "hand": OWNER,
        "known": EACH, "reserve": ALL, "market": ALL, "privileges": OWNER, "bought": OWNER, "pile": COUNT,
        "used": ALL, "played": ALL, "jokers": ALL, "swaps": ALL, "offers": ALL, "offered": ALL, "partner": ALL,
        "giving": ALL, "asking": ALL, "goods": ALL, "price": ALL, "bargains": ALL,
    }  # fmt: skip
    PARTS: ClassVar[tuple[tuple[str, ...], ...]] = (
        ("agreed", "dice", "pawn", "house", "works", "built", "bales", "sealed"),
        ("hand", "known", "reserve", "market"),
        ("privileges", "bought", "pile", "used", "jokers", "offers"),
    )  # fmt: skip
    VERBS: ClassVar[dict[str, tuple[str, ...]]] = VERBS
    OF_CHANCE: ClassVar[tuple[str, ...]] = OF_CHANCE
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = EVENTS

    def lay_out(self, edition: LinEdition, seats: i64, agreed: list[int]) -> None:
        """F-2.1 to F-2.5: an empty board, one card of each kind on the market, seed and land in every hand."""
        self.prepare()
        self.edition = edition
        self.seats = seats
        self.agreed = vec[i64](agreed)  # by agreement; never changes, so clones share it
        self.round: i64 = 0
        self.phase: i64 = 0  # 0 setup, 1 resources, 2 trade, 3 building
        self.leader = 0
        self.active: i64 = 0
        self.won: i64 = NONE  # who has won, NONE before and where the limit ended the match
        self.pips: i64 = 0  # the movement die, 0 before it is thrown
        # the two resource dice, then the colour each of them counts as; NONE before they are thrown
        self.dice = vec[i64]([NONE] * 4)
        self.pawn = vec[i64]([NONE] * seats)  # by seat: its place, NONE before it has one
        self.house = vec[i64]([NONE] * edition.place_count)  # by place: whose house stands there, or NONE
        # WORKS * seat + kind: houses by what they yield, and MARKETS for those on market towns
        self.works = vec[i64]([0] * (WORKS * seats))
        self.built = vec[i64]([0] * seats)  # by seat: houses on the board
        self.bales = vec[i64]([0] * seats)  # by seat: bales on the ship
        # by seat: R-16, the pawn has ended a move on a market town since the last bale
        self.sealed = vec[i64]([0] * seats)
        self.hand = vec[i64]([int(count) for _ in range(seats) for count in edition.start])  # KINDS * seat + kind
        # KINDS * seat + kind: R-14, what everybody knows of it: all, or only what it offers
        self.known = vec[i64]([int(count) * agreed[OPEN_HANDS] for _ in range(seats) for count in edition.start])
        self.reserve = vec[i64]([int(c) - 1 - seats * int(s) for c, s in zip(edition.cards, edition.start)])  # by kind
        self.market = vec[i64]([1] * KINDS)  # by kind
        self.privileges = vec[i64]([0] * (CARDS * seats))  # CARDS * seat + card: bought in earlier turns
        self.bought = vec[i64]([0] * (CARDS * seats))  # CARDS * seat + card: bought in this turn
        self.pile = edition.privileges[:]  # by card
        self.used = vec[i64]([0] * CARDS)  # by card
        self.played: i64 = 0  # privilege cards used in this turn
        self.jokers = vec[i64]([0] * KINDS)  # by kind: jokers laid for the construction about to be made
        self.swaps: i64 = 0  # with the market in this turn
        # the offers refused in this turn, as numbers; by the first rules, those made
        self.offers = vec[i64]([NONE] * edition.offers)
        self.offered: i64 = 0  # how many they are
        self.partner: i64 = NONE  # the offer being made: to whom, ...
        self.giving: i64 = NONE  # ... the kind given, here or to market and reserve, ...
        self.asking: i64 = NONE  # ... the kind asked, ...
        self.goods: i64 = 0  # ... or what is given and ...
        self.price: i64 = 0  # ... asked, as bundles, once it is said; 0 before
        self.bargains: i64 = 0  # offers accepted in this turn

    def clone(self) -> Lin1680:
        twin = Lin1680()
        twin.follow(self)
        twin.edition = self.edition
        twin.agreed = self.agreed
        twin.round = self.round
        twin.phase = self.phase
        twin.leader = self.leader
        twin.active = self.active
        twin.won = self.won
        twin.pips = self.pips
        twin.dice = self.dice[:]
        twin.pawn = self.pawn[:]
        twin.house = self.house[:]
        twin.works = self.works[:]
        twin.built = self.built[:]
        twin.bales = self.bales[:]
        twin.sealed = self.sealed[:]
        twin.hand = self.hand[:]
        twin.known = self.known[:]
        twin.reserve = self.reserve[:]
        twin.market = self.market[:]
        twin.privileges = self.privileges[:]
        twin.bought = self.bought[:]
        twin.pile = self.pile[:]
        twin.used = self.used[:]
        twin.played = self.played
        twin.jokers = self.jokers[:]
        twin.swaps = self.swaps
        twin.offers = self.offers[:]
        twin.offered = self.offered
        twin.partner = self.partner
        twin.giving = self.giving
        twin.asking = self.asking
        twin.goods = self.goods
        twin.price = self.price
        twin.bargains = self.bargains
        return twin

    def vocabulary(self) -> Vocabulary:
        return self.edition.vocabulary

    def show(self, sheet: Sheet, row: vec[i64]) -> vec[i64]:
        return show(self, sheet, row)

    def pools(self) -> list[Pool]:
        """F-7.1, R-14: privilege cards come from the pile; resources in hidden hands are somewhere in these hands."""
        nothing = self.edition.nothing_known
        return [
            Pool(self.pile, self.privileges, nothing, CARDS),
            Pool(self.pile, self.bought, nothing, CARDS),
            Pool(vec[i64]([0] * KINDS), self.hand, self.known, KINDS),
        ]

    # what the game says about itself

    def points(self, seat: i64) -> i64:
        """F-8.1: what the ship carries is what everybody looks at; the rest of the conditions is not counted."""
        return self.bales[seat]

    def sources(self, seat: i64) -> dict[str, int]:
        return {"bales": self.bales[seat]}

    def winners(self) -> list[int]:
        return winners(self) if self.over else []

    def inventory(self) -> dict[str, int]:
        return inventory(self)
