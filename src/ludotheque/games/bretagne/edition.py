"""B-0: the material of Bretagne, read once from an edition file, and whether it adds up to a box."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.notation import ANY_ORDER, PAY, TERM, Grammar, Phrase
from ludotheque.games.bretagne import components as c
from ludotheque.games.bretagne.prices import bundle
from ludotheque.games.bretagne.vocabulary import BretagneActions


class BretagneEdition(BretagneActions):
    """B-0.1 to B-0.13: lighthouses, ports, tiles, cards and towns as tables."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.grammar = Grammar(c.GOODS, [])
        self.rounds: i64 = self.number("rounds")
        self.workers: i64 = self.number("workers")
        self.side_workers: i64 = self.number("side_workers")
        self.engineers: i64 = self.number("engineers")
        self.discs: i64 = self.number("discs")
        self.open_tiles: i64 = self.number("open_tiles")
        self.kept_discs: i64 = self.number("kept_discs")
        self.least_engineers: i64 = self.number("least_engineers")
        self.upper_wood: i64 = self.number("upper_wood")
        self.injured: i64 = self.number("injured")
        self.waiting_francs: i64 = self.number("waiting_francs")
        self.improved_at: i64 = self.number("improved_at")
        self.port_fee: i64 = self.number("port_fee")
        self.brest_singles: i64 = self.number("brest_singles")
        self.brest_pairs: i64 = self.number("brest_pairs")
        self.brest_discs: i64 = self.number("brest_discs")
        self.points_recovered: i64 = self.number("points_recovered")
        self.points_worker: i64 = self.number("points_worker")
        self.falling: i64 = self.number("falling")
        self.least_card: i64 = self.number("least_card")
        self.francs_per_point: i64 = self.number("francs_per_point")
        self._tabulate_coast()
        self._tabulate_cards()
        self.name_actions(int(max(self.tile_size) + max(self.extras) + self.upper_wood))

    def _tabulate_coast(self) -> None:
        """B-0.1 to B-0.3, B-0.6: slots, lighthouses, categories, weather, ports and the exchanges of the towns."""
        data = self.data
        self.track = numbers(data["track"]["points"])  # points by place in the Pontivy row
        self.crowd = numbers(data["crowd"]["points"])  # points of a worker in a port, by how many stand there, less one
        self.majority = numbers([row["majority"] for row in data["category"]])  # by category
        self.risky = numbers([row["injury"] for row in data["category"]])  # by category: a storm hurts there
        self.weathers = [row["id"] for row in data["weather"]]
        self.sky_cards = numbers([row["cards"] for row in data["weather"]])  # by weather
        self.storm = numbers([row["storm"] for row in data["weather"]])  # by weather
        # engineers: 3 * weather + category; with fewer than the fewest of them nothing can be built
        self.needed = numbers([count for row in data["weather"] for count in row["engineers"]])
        self.fewest_engineers: i64 = min(self.least_engineers, min(self.needed))
        self.slot_coast = numbers([c.place_of(c.COAST_IDS, row["coast"]) for row in data["slot"]])
        self.slot_category = numbers([c.place_of(c.CATEGORY_IDS, row["category"]) for row in data["slot"]])
        lights = data["lighthouse"]
        self.towers = [row["id"] for row in lights]
        # by tower, as the next four
        self.category = numbers([c.place_of(c.CATEGORY_IDS, row["category"]) for row in lights])
        self.floors = numbers([row["floors"] for row in lights])
        self.extras = numbers([len(row["extras"]) for row in lights])  # what a floor costs besides its tile
        self.extra = numbers(
            [row["extras"].count(id) for row in lights for id in c.RESOURCE_IDS]
        )  # 4 * tower + resource
        self.extra_bundle = bundles(self.extra)  # the same as one number
        self.ports = [row["id"] for row in data["port"]]
        self.port_coast = numbers([c.place_of(c.COAST_IDS, row["coast"]) for row in data["port"]])
        self.rents = [row["id"] for row in data["rent"]]
        self.rent_coast = numbers([c.place_of(c.COAST_IDS, row["coast"]) for row in data["rent"]])
        self.rent_normal = [self.grammar.read(row["normal"]) for row in data["rent"]]
        self.rent_improved = [self.grammar.read(row["improved"]) for row in data["rent"]]
        self.exchanges = [row["id"] for row in data["exchange"]]
        self.exchange_town = numbers([c.place_of(c.TOWN_IDS, row["town"]) for row in data["exchange"]])
        self.exchange_supply = numbers([c.place_of(c.SUPPLY_IDS, row["from"]) for row in data["exchange"]])
        # payments: parts are the cost and the gain
        self.exchange = [self.grammar.read(row["does"]) for row in data["exchange"]]

    def _tabulate_cards(self) -> None:
        """B-0.11 to B-0.13: barges, production, equipment and construction tiles."""
        data = self.data
        self.barges = [f"barge-{number + 1}" for number in range(len(data["barge"]))]
        self.hold = numbers([count for row in data["barge"] for count in row["holds"]])  # 3 * barge + deck
        self.saves = numbers([row["saves"] for row in data["barge"]])  # engineers, by barge
        self.bonus = [self.grammar.read(row["bonus"]) for row in data["barge"]]  # by barge
        self.productions = [f"production-{number + 1}" for number in range(len(data["production"]))]
        rows = [row[f"for_{seats}"] for seats in range(2, c.MOST_SEATS + 1) for row in data["production"]]
        # ((seats - 2) * productions + card) * 4 + resource
        self.yields = numbers([count for row in rows for count in row])
        tiles = data["tile"]
        self.tiles = ["-".join(["tile", *row["resources"]]) for row in tiles]
        self.tile_size = numbers([len(row["resources"]) for row in tiles])
        self.tile_count = numbers([row["count"] for row in tiles])
        # 4 * tile + resource
        self.tile_cost = numbers([row["resources"].count(id) for row in tiles for id in c.RESOURCE_IDS])
        self.tile_bundle = bundles(self.tile_cost)
        self.rewards = [self.grammar.read(row["reward"]) for row in data["row"]]  # by size of the tile, less one
        self.equipment = [row["id"] for row in data["equipment"]]
        self.card_count = numbers([row["cards"] for row in data["equipment"]])
        # 3 * kind + category; NONE where the kind cannot be played
        self.card_points = numbers(
            [row["points"].get(id, c.NONE) for row in data["equipment"] for id in c.CATEGORY_IDS]
        )
        self.nothing_known = vec[i64]([0] * (c.MOST_SEATS * c.KINDS))

    def complaints(self) -> list[str]:
        """B-0.6 to B-0.13: what is missing or too much, as sentences."""
        gifts = self.bonus + self.rewards + self.rent_normal + self.rent_improved
        effects = effects_wrong(gifts, self.exchange)
        return numbers_wrong(self.data) + coast_wrong(self.data) + cards_wrong(self.data) + effects


def numbers(row: list[Any]) -> vec[i64]:
    return vec[i64]([int(number) for number in row])


def bundles(amounts: vec[i64]) -> vec[i64]:
    """Rows of four amounts, each as one number."""
    rows = range(0, len(amounts), c.RESOURCES)
    return numbers([bundle(amounts[at], amounts[at + 1], amounts[at + 2], amounts[at + 3]) for at in rows])


def numbers_wrong(data: dict[str, Any]) -> list[str]:
    """B-0.1, B-0.3: how many there must be of everything the rules count by heart."""
    wanted = {
        "resource": len(c.RESOURCE_IDS), "category": len(c.CATEGORY_IDS), "weather": c.WEATHERS, "slot": c.TOWERS,
        "lighthouse": c.TOWERS, "barge": c.BARGES, "equipment": c.KINDS, "row": 3, "port": c.PORTS,
        "exchange": c.EXCHANGES,
    }  # fmt: skip
    wrong = [f"There must be {count} of [[{name}]]." for name, count in wanted.items() if len(data[name]) != count]
    for name, ids in (("resource", c.RESOURCE_IDS), ("category", c.CATEGORY_IDS)):
        if [row["id"] for row in data[name]] != ids:
            wrong.append(f"[[{name}]] must list {', '.join(ids)}, in this order.")
    return wrong


def coast_wrong(data: dict[str, Any]) -> list[str]:
    """B-0.6, B-0.9: every slot finds its lighthouse, every port its rent."""
    wrong: list[str] = []
    for id in c.CATEGORY_IDS:
        slots = sum(1 for row in data["slot"] if row["category"] == id)
        lights = sum(1 for row in data["lighthouse"] if row["category"] == id)
        if slots != lights:
            wrong.append(f"There are {slots} slots for {id}, but {lights} lighthouses.")
    if [row["category"] for row in data["slot"]] != [row["category"] for row in data["lighthouse"]]:
        wrong.append("Lighthouse and slot of the same number must share their category, for the historical setup.")
    for row in data["lighthouse"]:
        extras = {category["id"]: int(category["extras"]) for category in data["category"]}[row["category"]]
        if not 1 <= int(row["floors"]) <= c.FLOORS:
            wrong.append(f"The lighthouse {row['id']} must have 1 to {c.FLOORS} floors.")
        if len(row["extras"]) != extras:
            wrong.append(f"A floor of {row['id']} must cost {extras} extra resources, as in every {row['category']}.")
    for coast in c.COAST_IDS:
        ports = sum(1 for row in data["port"] if row["coast"] == coast)
        rents = sum(1 for row in data["rent"] if row["coast"] == coast)
        if ports != c.PORTS // len(c.COAST_IDS) or rents < ports:
            wrong.append(f"The {coast} needs {c.PORTS // len(c.COAST_IDS)} ports, and rents for them.")
    return wrong


def cards_wrong(data: dict[str, Any]) -> list[str]:
    """B-0.10 to B-0.13: cards and tiles are as many as the box says, and last for all rounds."""
    value = {name: int(row["value"]) for name, row in data["numbers"].items()}
    wrong: list[str] = []
    cards = sum(int(row["cards"]) for row in data["equipment"])
    tiles = sum(int(row["count"]) for row in data["tile"])
    skies = sum(int(row["cards"]) for row in data["weather"])
    if cards != value["cards"]:
        wrong.append(f"The equipment cards add up to {cards}, but [numbers.cards] says {value['cards']}.")
    if tiles != value["tiles"]:
        wrong.append(f"The construction tiles add up to {tiles}, but [numbers.tiles] says {value['tiles']}.")
    if skies - value["removed_weather"] != value["rounds"]:
        wrong.append(f"{skies} weather cards less {value['removed_weather']} do not last for {value['rounds']} rounds.")
    if len(data["production"]) < value["rounds"]:
        wrong.append(f"{len(data['production'])} production cards do not last for {value['rounds']} rounds.")
    return wrong


def effects_wrong(gifts: list[Phrase], exchanges: list[Phrase]) -> list[str]:
    """B-1.2, B-3.1.2, B-3.2.4: rents and rewards give, exchanges take and give, nothing more."""
    wrong = [f"{gift} should only name goods." for gift in gifts if not is_plain(gift)]
    for phrase in exchanges:
        if phrase.kind != PAY or not is_plain(phrase.parts[0]) or not is_plain(phrase.parts[1]):
            wrong.append(f"The exchange {phrase} should pay goods for goods.")
        elif phrase.parts[0].kind != TERM or phrase.parts[0].word not in (c.RESOURCE, c.CARD, c.FRANC):
            wrong.append(f"The exchange {phrase} should be paid in francs, cards or resources of one's choice.")
    return wrong


def is_plain(phrase: Phrase) -> bool:
    return phrase.kind == TERM or (phrase.kind == ANY_ORDER and all(part.kind == TERM for part in phrase.parts))
