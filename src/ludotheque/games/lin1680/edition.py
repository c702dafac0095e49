"""F-1: the components of 1680, read once from an edition file, and the vocabulary over them."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.edition import Edition
from ludotheque.games.lin1680.checks import complaints_of
from ludotheque.games.lin1680.components import (
    CARD_IDS,
    CARDS,
    FACE_IDS,
    HOUSE,
    ITEM_IDS,
    JOKER,
    KIND_IDS,
    KINDS,
    LOOM,
    MARKET,
    MOST_SEATS,
    NONE,
    PLAIN,
    PORT,
)
from ludotheque.games.lin1680.roads import distances, ends_of_paths, ends_of_walks, neighbours


class LinEdition(Edition):
    """F-1.1 to F-1.4: all material of the box, and one action for everything that can be done with it."""

    places: list[str]
    place_count: i64
    types: vec[i64]  # by place: PORT, MARKET or PLAIN
    yields: vec[i64]  # by place: a kind, NONE in a port
    ports: vec[i64]
    near: list[list[int]]
    distance: vec[i64]  # place_count * from + to

    houses: i64
    bales: i64
    setup_houses: i64
    setup_markets: i64
    houses_to_win: i64
    pips: i64
    market_round: i64
    market_swaps: i64
    market_alike: i64
    reserve_gives: i64
    offers: i64
    round_limit: i64

    cards: vec[i64]  # resource cards by kind
    start: vec[i64]  # of these, in each hand at the beginning
    privileges: vec[i64]  # privilege cards by face
    nothing_known: vec[i64]
    price: vec[i64]  # KINDS * item + kind; the fourth item is a house paid with the loom alone
    sides: vec[i64]  # what the sides of a resource die show
    rate_gives: vec[i64]
    rate_asks: vec[i64]

    lead: list[Action]
    start_in: list[Action]  # one for each port, like `sail`; the value of these is the place
    settle: list[Action]  # one for each other place
    roll: Action
    throw: list[Action]
    moves: list[Action]
    ends: list[list[Action]]  # pips * place + roll - 1: where a move may end on an empty board
    loose_ends: list[list[Action]]  # the same where places may be entered again
    sail: list[Action]
    stay: Action
    gather: Action
    dice: list[Action]
    keep: Action
    name: list[Action]
    play: list[Action]
    joker: list[Action]
    burn: list[Action]  # by place, like `moves`
    rob: list[Action]
    seize: list[Action]
    offer: list[Action]
    give: list[Action]
    ask: list[Action]
    rate: list[Action]
    accept: Action
    refuse: Action
    swap: list[Action]
    take: list[Action]
    exchange: list[Action]
    fetch: list[Action]
    close: Action
    build: list[Action]
    end: Action
    draw: list[Action]

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self._read_numbers()
        self._tabulate_cards()
        self._tabulate_places()
        self._name_actions()
        self._tabulate_moves()

    def _read_numbers(self) -> None:
        value = {name: int(row["value"]) for name, row in self.data["numbers"].items()}
        self.houses = value["houses"]
        self.bales = value["bales"]
        self.setup_houses = value["setup_houses"]
        self.setup_markets = value["setup_markets"]
        self.houses_to_win = value["houses_to_win"]
        self.pips = value["pips"]
        self.market_round = value["market_round"]
        self.market_swaps = value["market_swaps"]
        self.market_alike = value["market_alike"]
        self.reserve_gives = value["reserve_gives"]
        self.offers = value["offers"]
        self.round_limit = value["round_limit"]

    def _tabulate_cards(self) -> None:
        """F-1.3, F-1.4: resources, prices, dice, rates and privilege cards."""
        data = self.data
        self.cards = vec[i64]([int(row["cards"]) for row in data["kind"]])
        self.start = vec[i64]([int(data["start"].get(id, 0)) for id in KIND_IDS])
        self.privileges = vec[i64]([int(row["count"]) for row in data["card"]])
        self.nothing_known = vec[i64]([0] * (MOST_SEATS * CARDS))
        prices = [int(row["pays"].get(id, 0)) for row in data["price"] for id in KIND_IDS]
        loom_alone = [prices[KINDS * HOUSE + LOOM] if kind == LOOM else 0 for kind in range(KINDS)]
        self.price = vec[i64](prices + loom_alone)
        self.sides = vec[i64]([face_index(face) for face in data["dice"]["faces"]])
        self.rate_gives = vec[i64]([int(row["gives"]) for row in data["rate"]])
        self.rate_asks = vec[i64]([int(row["asks"]) for row in data["rate"]])

    def _tabulate_places(self) -> None:
        """F-1.2, F-3.4, R-35: what a place yields is read, never derived from its type."""
        data = self.data
        self.places = [str(row["id"]) for row in data["place"]]
        self.place_count = len(self.places)
        self.types = vec[i64]([{"port": PORT, "market": MARKET}.get(row["type"], PLAIN) for row in data["place"]])
        kinds = {id: kind for kind, id in enumerate(KIND_IDS)}
        self.yields = vec[i64]([kinds.get(row.get("yields", ""), NONE) for row in data["place"]])
        self.ports = vec[i64]()
        for place in range(self.place_count):
            if self.types[place] == PORT:
                self.ports = append(self.ports, place)
        self.near = neighbours(self.places, [*data["roads"]["links"], *(row["link"] for row in data["sea"])])
        self.distance = vec[i64]([steps for at in range(self.place_count) for steps in distances(self.near, int(at))])

    def _name_actions(self) -> None:
        """The vocabulary, in the order of the game."""
        words = self.vocabulary
        seats = [f"seat-{seat}" for seat in range(MOST_SEATS)]
        hand = [f"hand-{id}" for id in KIND_IDS]
        self.lead = words.verb("lead", seats, "F-2.7")
        ports = [(int(place), self.places[place]) for place in self.ports]
        inland = [(place, id) for place, id in enumerate(self.places) if self.types[place] != PORT]
        self.start_in = [words.word("start", (id,), "F-2.8", place) for place, id in ports]
        self.settle = [words.word("settle", (id,), "F-2.8", place) for place, id in inland]
        self.roll = words.word("roll", (), "F-3.3")
        self.throw = [words.word("throw", (str(n),), "F-3.3", n) for n in range(1, int(self.pips) + 1)]
        self.moves = words.verb("move", self.places, "F-3.3")
        self.sail = [words.word("sail", (id,), "F-8.2", place) for place, id in ports]
        self.stay = words.word("stay", (), "F-3.8")
        self.gather = words.word("gather", (), "F-4.1")
        faces = list(enumerate(FACE_IDS))
        self.dice = [words.word("dice", (a, b), "F-4.1", 6 * i + j) for i, a in faces for j, b in faces]
        self.keep = words.word("keep", (), "R-20")
        self.name = words.verb("name", KIND_IDS, "F-4.4")
        self.play = words.verb("play", CARD_IDS[:JOKER], "F-7.3")
        self.joker = words.verb("joker", KIND_IDS, "F-7.6")
        self.burn = words.verb("burn", self.places, "F-7.3")
        self.rob = words.verb("rob", seats, "F-7.5")
        self.seize = words.verb("seize", seats, "F-7.3")
        self.offer = words.verb("offer", seats, "F-5.4")
        self.give = words.verb("give", hand, "F-5.4")
        self.ask = words.verb("ask", KIND_IDS, "F-5.4")
        self.rate = [
            words.word("rate", (str(gives), str(asks)), "F-5.4", at)
            for at, (gives, asks) in enumerate(zip(self.rate_gives, self.rate_asks))
        ]
        self.accept = words.word("accept", (), "F-5.3")
        self.refuse = words.word("refuse", (), "F-5.3")
        self.swap = words.verb("swap", hand, "F-5.7")
        self.take = words.verb("take", [f"market-{id}" for id in KIND_IDS], "F-5.7")
        self.exchange = words.verb("exchange", hand, "F-5.9")
        self.fetch = words.verb("fetch", KIND_IDS, "F-5.9")
        self.close = words.word("close", (), "F-3.1")
        self.build = words.verb("build", ITEM_IDS, "F-6.1")
        self.end = words.word("end", (), "F-3.1")
        self.draw = words.verb("draw", CARD_IDS, "F-6.4")

    def _tabulate_moves(self) -> None:
        """F-3.6, F-3.7: who stands where never matters on the way, so all ways are walked once, here."""
        most = int(self.pips)
        self.ends = []
        self.loose_ends = []
        for place in range(len(self.places)):
            for ends in ends_of_paths(self.near, place, most):
                self.ends.append([self.moves[end] for end in ends])
            for ends in ends_of_walks(self.near, place, most):
                self.loose_ends.append([self.moves[end] for end in ends])

    def thing(self, what: str, number: int) -> str | int:
        if what == "place":
            return self.places[number]
        if what in ("kind", "other"):
            return KIND_IDS[number]
        if what in ("first", "second"):
            return FACE_IDS[number]
        if what in ("goods", "price"):
            return f"{KIND_IDS[number % KINDS]}-{number // KINDS}"
        if what == "card":
            return CARD_IDS[number]
        if what == "item":
            return ITEM_IDS[number]
        return super().thing(what, number)

    def complaints(self) -> list[str]:
        """F-1.1 to F-1.4: what a box must have."""
        return complaints_of(self.data, self.near, list(self.distance)[: len(self.places)])


def face_index(face: str) -> int:
    if face not in FACE_IDS:
        raise ValueError(f"a die has no face called {face!r}")
    return FACE_IDS.index(face)
