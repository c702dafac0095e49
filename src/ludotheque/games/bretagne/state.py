"""The position of Bretagne: what stands on the coast, lies in the towns and belongs to the players."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.action import Vocabulary
from ludotheque.core.sheet import Sheet
from ludotheque.core.sight import ALL, COUNT, EACH, OWNER
from ludotheque.core.state import Pool, State
from ludotheque.games.bretagne import components as c
from ludotheque.games.bretagne.edition import BretagneEdition
from ludotheque.games.bretagne.holdings import inventory
from ludotheque.games.bretagne.sheet import show
from ludotheque.games.bretagne.victory import points, sources, winner
from ludotheque.games.bretagne.vocabulary import EVENTS, OF_CHANCE, VERBS


class Bretagne(State):
    """B-0.1 to B-0.4, B-0.14: the board and the warehouses lie open; only equipment in hands and the deck is hidden."""

    SEEN_BY: ClassVar[dict[str, str]] = {
        "round": ALL, "phase": ALL, "active": ALL, "by_pontivy": ALL, "hurt_at_home": ALL, "weather": ALL,
        "forecast": ALL, "skies": ALL, "production": ALL, "harvests": ALL, "order": ALL, "passed": ALL, "slot": ALL,
        "built": ALL, "height": ALL, "engineers_on": ALL, "francs_on": ALL, "floor_tile": ALL, "floor_owner": ALL,
        "floor_crew": ALL, "rent": ALL, "improved": ALL, "in_port": EACH, "workers": ALL, "aside": ALL, "purse": ALL,
        "engineers": ALL, "barge": ALL, "goods": EACH, "hand": OWNER, "in_town": EACH, "tally": EACH, "bank": ALL,
        "spare_engineers": ALL, "quimper": ALL, "market": ALL, "singles": ALL, "pairs": ALL, "pile": ALL,
        "shown": ALL, "bought": ALL, "draw": COUNT, "discard": ALL, "exchanged": ALL, "tower": ALL, "stage": ALL,
        "played": ALL,
    }  # fmt: skip
    PARTS: ClassVar[tuple[tuple[str, ...], ...]] = (
        ("skies", "harvests", "order", "passed"),
        ("slot", "built", "height", "engineers_on", "francs_on", "floor_tile", "floor_owner", "floor_crew",
         "rent", "improved", "in_port"),
        ("hand", "draw"),
        ("pile", "shown"),
    )  # fmt: skip
    VERBS: ClassVar[dict[str, tuple[str, ...]]] = VERBS
    OF_CHANCE: ClassVar[tuple[str, ...]] = OF_CHANCE
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = EVENTS

    def lay_out(self, edition: BretagneEdition, seats: i64) -> None:
        """B-0.4, B-0.11 to B-0.13: an empty coast, full stacks and decks, eight workers for everybody."""
        self.prepare()
        self.edition = edition
        self.seats = seats
        self.round: i64 = 0
        self.phase: i64 = c.SETUP  # 0 setup, then 1 to 5, 6 when the game is over
        self.active: i64 = c.NONE  # the seat whose action it is in phase 3, or NONE
        self.by_pontivy: i64 = 0  # 1 where actions follow the Pontivy row
        self.hurt_at_home: i64 = 0  # 1 where a storm hurts a worker left at home
        self.weather: i64 = c.NONE
        self.forecast: i64 = c.NONE  # NONE in the last round
        self.skies = edition.sky_cards[:]  # by weather: cards nobody has seen, the removed one among them
        self.production: i64 = c.NONE  # the card of this round, or NONE
        self.harvests = vec[i64]([1] * len(edition.productions))  # by card: 1 while it has not been drawn
        self.order = vec[i64]([c.NONE] * seats)  # seats in the Pontivy row of this round
        self.passed = vec[i64]([c.NONE] * seats)  # seats in the row of the next round, NONE where it is still empty
        self.slot = vec[i64]([c.NONE] * c.TOWERS)  # by tower: where it stands
        self.built = vec[i64]([0] * c.TOWERS)  # by tower: 1 when the built side shows
        self.height = vec[i64]([0] * c.TOWERS)  # by tower: floors laid
        self.engineers_on = vec[i64]([0] * c.TOWERS)  # by tower
        self.francs_on = vec[i64]([0] * c.TOWERS)  # by tower
        self.floor_tile = vec[i64](
            [c.NONE] * (c.FLOORS * c.TOWERS)
        )  # FLOORS * tower + floor: the construction tile, or NONE
        self.floor_owner = vec[i64]([c.NONE] * (c.FLOORS * c.TOWERS))  # ... whose workers are there, or NONE
        self.floor_crew = vec[i64]([0] * (c.FLOORS * c.TOWERS))  # ... how many
        self.rent = vec[i64]([c.NONE] * c.PORTS)  # by port: its tile
        self.improved = vec[i64]([0] * c.COASTS)  # by coast: 1 when its ports pay the improved rent
        self.in_port = vec[i64]([0] * (c.PORTS * seats))  # PORTS * seat + port: 1 with a worker there
        self.workers = vec[i64]([int(edition.workers)] * seats)  # by seat: in the warehouse
        self.aside = vec[i64]([int(edition.side_workers)] * seats)  # by seat: in the side reserve
        self.purse = vec[i64]([0] * seats)  # by seat: francs
        self.engineers = vec[i64]([0] * seats)  # by seat
        self.barge = vec[i64]([c.NONE] * seats)  # by seat: the barge card, NONE without
        self.goods = vec[i64]([0] * (c.RESOURCES * seats))  # RESOURCES * seat + resource
        self.hand = vec[i64]([0] * (c.KINDS * seats))  # KINDS * seat + kind
        self.in_town = vec[i64]([0] * (c.TOWNS * seats))  # TOWNS * seat + town: workers there
        self.tally = vec[i64]([0] * (c.SOURCES * seats))  # SOURCES * seat + source: points
        self.bank = vec[i64]([int(edition.discs)] * c.RESOURCES)  # by resource; may fall below 0
        self.spare_engineers: i64 = edition.engineers
        self.quimper = vec[i64]([0] * c.RESOURCES)  # by resource
        self.market = vec[i64]([0] * c.RESOURCES)  # by resource: at Brest
        self.singles: i64 = 0  # engineers at Brest
        self.pairs: i64 = 0
        self.pile = edition.tile_count[:]  # by tile: face down
        self.shown = vec[i64]([0] * len(edition.tiles))  # by tile: open
        self.bought: i64 = c.NONE  # the tile paid for and not yet placed, or NONE
        self.draw = edition.card_count[:]  # by kind of equipment
        self.discard = vec[i64]([0] * c.KINDS)
        self.exchanged = vec[i64]([0] * c.EXCHANGES)  # by exchange: 1 when done in this action
        self.tower: i64 = c.NONE  # the one being evaluated, or NONE
        self.stage: i64 = 0  # of its evaluation: 1 cards, 2 port, 3 majority; else 0
        self.played = vec[i64]([0] * c.KINDS)  # by kind: cards played on it

    def clone(self) -> Bretagne:
        twin = Bretagne()
        twin.follow(self)
        twin.edition = self.edition
        twin.round = self.round
        twin.phase = self.phase
        twin.active = self.active
        twin.by_pontivy = self.by_pontivy
        twin.hurt_at_home = self.hurt_at_home
        twin.weather = self.weather
        twin.forecast = self.forecast
        twin.skies = self.skies[:]
        twin.production = self.production
        twin.harvests = self.harvests[:]
        twin.order = self.order[:]
        twin.passed = self.passed[:]
        twin.slot = self.slot[:]
        twin.built = self.built[:]
        twin.height = self.height[:]
        twin.engineers_on = self.engineers_on[:]
        twin.francs_on = self.francs_on[:]
        twin.floor_tile = self.floor_tile[:]
        twin.floor_owner = self.floor_owner[:]
        twin.floor_crew = self.floor_crew[:]
        twin.rent = self.rent[:]
        twin.improved = self.improved[:]
        twin.in_port = self.in_port[:]
        twin.workers = self.workers[:]
        twin.aside = self.aside[:]
        twin.purse = self.purse[:]
        twin.engineers = self.engineers[:]
        twin.barge = self.barge[:]
        twin.goods = self.goods[:]
        twin.hand = self.hand[:]
        twin.in_town = self.in_town[:]
        twin.tally = self.tally[:]
        twin.bank = self.bank[:]
        twin.spare_engineers = self.spare_engineers
        twin.quimper = self.quimper[:]
        twin.market = self.market[:]
        twin.singles = self.singles
        twin.pairs = self.pairs
        twin.pile = self.pile[:]
        twin.shown = self.shown[:]
        twin.bought = self.bought
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.exchanged = self.exchanged[:]
        twin.tower = self.tower
        twin.stage = self.stage
        twin.played = self.played[:]
        return twin

    def vocabulary(self) -> Vocabulary:
        return self.edition.vocabulary

    def show(self, sheet: Sheet, row: vec[i64]) -> vec[i64]:
        return show(self, sheet, row)

    def pools(self) -> list[Pool]:
        """B-0.14: equipment in other hands may be any that is not seen."""
        return [Pool(self.draw, self.hand, self.edition.nothing_known, c.KINDS)]

    # what the game says about itself

    def points(self, seat: i64) -> i64:
        return points(self, seat)

    def sources(self, seat: i64) -> dict[str, int]:
        return sources(self, seat)

    def winners(self) -> list[int]:
        return [winner(self)] if self.over else []

    def inventory(self) -> dict[str, int]:
        return inventory(self)
