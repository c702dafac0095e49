"""B-0: the material of the box, read once from an edition file."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.edition import Edition
from ludotheque.core.notation import Grammar, Phrase
from ludotheque.games.bretagne.components import (
    CATEGORY_IDS,
    COAST_IDS,
    GOODS,
    KINDS,
    MOST_SEATS,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    SUPPLY_IDS,
    TOWN_IDS,
    place_of,
)
from ludotheque.games.bretagne.prices import bundle


class Box(Edition):
    """B-0.1 to B-0.13: lighthouses, ports, tiles, cards and towns as tables."""

    towers: list[str]
    ports: list[str]
    rents: list[str]
    tiles: list[str]
    barges: list[str]
    equipment: list[str]
    weathers: list[str]
    exchanges: list[str]
    productions: list[str]
    grammar: Grammar

    rounds: i64
    workers: i64
    side_workers: i64
    engineers: i64
    discs: i64
    open_tiles: i64
    kept_discs: i64
    least_engineers: i64
    upper_wood: i64
    injured: i64
    waiting_francs: i64
    improved_at: i64
    port_fee: i64
    brest_singles: i64
    brest_pairs: i64
    brest_discs: i64
    points_recovered: i64
    points_worker: i64
    falling: i64
    least_card: i64
    francs_per_point: i64

    track: vec[i64]  # points by place in the Pontivy row
    crowd: vec[i64]  # points of a worker in a port, by how many stand there, less one
    majority: vec[i64]  # by category
    risky: vec[i64]  # by category: a storm hurts there
    sky_cards: vec[i64]  # by weather
    storm: vec[i64]  # by weather
    needed: vec[i64]  # engineers: 3 * weather + category
    fewest_engineers: i64  # with fewer nothing can be built, whatever the weather
    slot_coast: vec[i64]
    slot_category: vec[i64]
    category: vec[i64]  # by tower, as the next four
    floors: vec[i64]
    extras: vec[i64]  # how many resources a floor costs besides its tile
    extra: vec[i64]  # 4 * tower + resource
    extra_bundle: vec[i64]  # the same as one number
    hold: vec[i64]  # 3 * barge + deck
    saves: vec[i64]  # engineers, by barge
    bonus: list[Phrase]  # by barge
    yields: vec[i64]  # ((seats - 2) * productions + card) * 4 + resource
    tile_size: vec[i64]
    tile_count: vec[i64]
    tile_cost: vec[i64]  # 4 * tile + resource
    tile_bundle: vec[i64]
    rewards: list[Phrase]  # by size of the tile, less one
    card_count: vec[i64]
    card_points: vec[i64]  # 3 * kind + category; NONE where the kind cannot be played
    port_coast: vec[i64]
    rent_coast: vec[i64]
    rent_normal: list[Phrase]
    rent_improved: list[Phrase]
    exchange_town: vec[i64]
    exchange_supply: vec[i64]
    exchange: list[Phrase]  # payments: parts are the cost and the gain
    nothing_known: vec[i64]

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.grammar = Grammar(GOODS, [])
        self._read_numbers()
        self._tabulate_coast()
        self._tabulate_cards()

    def _read_numbers(self) -> None:
        value = {name: int(row["value"]) for name, row in self.data["numbers"].items()}
        self.rounds = value["rounds"]
        self.workers = value["workers"]
        self.side_workers = value["side_workers"]
        self.engineers = value["engineers"]
        self.discs = value["discs"]
        self.open_tiles = value["open_tiles"]
        self.kept_discs = value["kept_discs"]
        self.least_engineers = value["least_engineers"]
        self.upper_wood = value["upper_wood"]
        self.injured = value["injured"]
        self.waiting_francs = value["waiting_francs"]
        self.improved_at = value["improved_at"]
        self.port_fee = value["port_fee"]
        self.brest_singles = value["brest_singles"]
        self.brest_pairs = value["brest_pairs"]
        self.brest_discs = value["brest_discs"]
        self.points_recovered = value["points_recovered"]
        self.points_worker = value["points_worker"]
        self.falling = value["falling"]
        self.least_card = value["least_card"]
        self.francs_per_point = value["francs_per_point"]

    def _tabulate_coast(self) -> None:
        """B-0.1 to B-0.3, B-0.6: slots, lighthouses, categories, weather, ports and the exchanges of the towns."""
        data = self.data
        self.track = numbers(data["track"]["points"])
        self.crowd = numbers(data["crowd"]["points"])
        self.majority = numbers([row["majority"] for row in data["category"]])
        self.risky = numbers([row["injury"] for row in data["category"]])
        self.weathers = [row["id"] for row in data["weather"]]
        self.sky_cards = numbers([row["cards"] for row in data["weather"]])
        self.storm = numbers([row["storm"] for row in data["weather"]])
        self.needed = numbers([count for row in data["weather"] for count in row["engineers"]])
        self.fewest_engineers = min(self.least_engineers, min(self.needed))
        self.slot_coast = numbers([place_of(COAST_IDS, row["coast"]) for row in data["slot"]])
        self.slot_category = numbers([place_of(CATEGORY_IDS, row["category"]) for row in data["slot"]])
        lights = data["lighthouse"]
        self.towers = [row["id"] for row in lights]
        self.category = numbers([place_of(CATEGORY_IDS, row["category"]) for row in lights])
        self.floors = numbers([row["floors"] for row in lights])
        self.extras = numbers([len(row["extras"]) for row in lights])
        self.extra = numbers([row["extras"].count(id) for row in lights for id in RESOURCE_IDS])
        self.extra_bundle = bundles(self.extra)
        self.ports = [row["id"] for row in data["port"]]
        self.port_coast = numbers([place_of(COAST_IDS, row["coast"]) for row in data["port"]])
        self.rents = [row["id"] for row in data["rent"]]
        self.rent_coast = numbers([place_of(COAST_IDS, row["coast"]) for row in data["rent"]])
        self.rent_normal = [self.grammar.read(row["normal"]) for row in data["rent"]]
        self.rent_improved = [self.grammar.read(row["improved"]) for row in data["rent"]]
        self.exchanges = [row["id"] for row in data["exchange"]]
        self.exchange_town = numbers([place_of(TOWN_IDS, row["town"]) for row in data["exchange"]])
        self.exchange_supply = numbers([place_of(SUPPLY_IDS, row["from"]) for row in data["exchange"]])
        self.exchange = [self.grammar.read(row["does"]) for row in data["exchange"]]

    def _tabulate_cards(self) -> None:
        """B-0.11 to B-0.13: barges, production, equipment and construction tiles."""
        data = self.data
        self.barges = [f"barge-{number + 1}" for number in range(len(data["barge"]))]
        self.hold = numbers([count for row in data["barge"] for count in row["holds"]])
        self.saves = numbers([row["saves"] for row in data["barge"]])
        self.bonus = [self.grammar.read(row["bonus"]) for row in data["barge"]]
        self.productions = [f"production-{number + 1}" for number in range(len(data["production"]))]
        rows = [row[f"for_{seats}"] for seats in range(2, MOST_SEATS + 1) for row in data["production"]]
        self.yields = numbers([count for row in rows for count in row])
        tiles = data["tile"]
        self.tiles = ["-".join(["tile", *row["resources"]]) for row in tiles]
        self.tile_size = numbers([len(row["resources"]) for row in tiles])
        self.tile_count = numbers([row["count"] for row in tiles])
        self.tile_cost = numbers([row["resources"].count(id) for row in tiles for id in RESOURCE_IDS])
        self.tile_bundle = bundles(self.tile_cost)
        self.rewards = [self.grammar.read(row["reward"]) for row in data["row"]]
        self.equipment = [row["id"] for row in data["equipment"]]
        self.card_count = numbers([row["cards"] for row in data["equipment"]])
        self.card_points = numbers([row["points"].get(id, NONE) for row in data["equipment"] for id in CATEGORY_IDS])
        self.nothing_known = vec[i64]([0] * (MOST_SEATS * KINDS))


def numbers(row: list[Any]) -> vec[i64]:
    return vec[i64]([int(number) for number in row])


def bundles(amounts: vec[i64]) -> vec[i64]:
    """Rows of four amounts, each as one number."""
    rows = range(0, len(amounts), RESOURCES)
    return numbers([bundle(amounts[at], amounts[at + 1], amounts[at + 2], amounts[at + 3]) for at in rows])
