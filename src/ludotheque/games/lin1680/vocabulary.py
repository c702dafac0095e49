"""What can be answered and what can happen in 1680, with the kinds of things each is about."""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.edition import Edition
from ludotheque.games.lin1680.bundles import BundleForm, written
from ludotheque.games.lin1680.components import CARD_IDS, FACE_IDS, ITEM_IDS, JOKER, KIND_IDS, MOST_SEATS

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "lead": ("seat",),
    "start": ("place",),
    "settle": ("place",),
    "roll": (),
    "throw": ("count",),
    "move": ("place",),
    "sail": ("place",),
    "stay": (),
    "gather": (),
    "dice": ("first", "second"),
    "keep": (),
    "name": ("kind",),
    "play": ("card",),
    "joker": ("kind",),
    "burn": ("place",),
    "rob": ("seat",),
    "seize": ("seat",),
    "offer": ("seat", "goods", "price"),
    "counter": ("goods", "price"),
    "give": ("kind",),
    "ask": ("kind",),
    "rate": ("gives", "asks"),
    "accept": (),
    "refuse": (),
    "swap": ("kind",),
    "take": ("kind",),
    "exchange": ("kind",),
    "fetch": ("kind",),
    "close": (),
    "build": ("item",),
    "end": (),
    "draw": ("card",),
}
OF_CHANCE: Final = ("dice", "draw", "lead", "throw")
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "leads": ("seat",),
    "started": ("seat", "place"),
    "settled": ("seat", "place"),
    "round": ("count",),
    "turn": ("seat",),
    "thrown": ("seat", "count"),
    "moved": ("seat", "place"),
    "sailed": ("seat", "place"),
    "blocked": ("seat", "place"),
    "diced": ("seat", "first", "second"),
    "named": ("seat", "kind"),
    "gained": ("seat", "count", "kind"),
    "nothing": ("seat",),
    "lacked": ("seat", "count", "kind"),
    "offered": ("seat", "victim", "goods", "price"),
    "countered": ("seat", "victim", "goods", "price"),
    "accepted": ("seat", "victim"),
    "refused": ("seat", "victim"),
    "swapped": ("seat", "kind", "other"),
    "refreshed": (),
    "exchanged": ("seat", "count", "kind", "other"),
    "built": ("seat", "place"),
    "loaded": ("seat", "count"),
    "bought": ("seat",),
    "bought-card": ("card",),
    "reshuffled": ("count",),
    "played": ("seat", "card"),
    "joker": ("seat", "kind"),
    "burnt": ("seat", "victim", "place"),
    "robbed": ("seat", "victim"),
    "spared": ("seat", "victim"),
    "fetched": ("seat",),
    "seized": ("seat", "victim"),
    "stormed": ("seat", "victim"),
    "won": ("seat", "place"),
    "limit": (),
    "ahead": ("seat",),
}


class LinActions(Edition):
    """F-1.2 to F-1.4: one action for everything that can be done with the material of the box."""

    places: list[str]

    lead: list[Action]
    start_in: list[Action]  # one for each port, like `sail`; the value of these is the place
    settle: list[Action]  # one for each other place
    roll: Action
    throw: list[Action]
    moves: list[Action]
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
    composed: dict[int, Action]  # offers that computers have made, by their numbers
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

    def name_actions(self, ports: list[int], pips: int, rates: list[tuple[int, int]]) -> None:
        """The vocabulary, in the order of the game."""
        words = self.vocabulary
        self.composed = {}
        seats = [f"seat-{seat}" for seat in range(MOST_SEATS)]
        hand = [f"hand-{id}" for id in KIND_IDS]
        self.lead = words.verb("lead", seats, "F-2.7")
        inland = [place for place in range(len(self.places)) if place not in ports]
        self.start_in = [words.word("start", (self.places[port],), "F-2.8", port) for port in ports]
        self.settle = [words.word("settle", (self.places[place],), "F-2.8", place) for place in inland]
        self.roll = words.word("roll", (), "F-3.3")
        self.throw = [words.word("throw", (str(n),), "F-3.3", n) for n in range(1, pips + 1)]
        self.moves = words.verb("move", self.places, "F-3.3")
        self.sail = [words.word("sail", (self.places[port],), "F-8.2", port) for port in ports]
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
        words.forms["offer"] = BundleForm("offer", "offer seat-1 seed*2 loom for skein")
        words.forms["counter"] = BundleForm("counter", "counter loom for seed*2")
        self.give = words.verb("give", hand, "F-5.4")
        self.ask = words.verb("ask", KIND_IDS, "F-5.4")
        self.rate = [words.word("rate", (str(gives), str(asks)), "F-5.4", at) for at, (gives, asks) in enumerate(rates)]
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

    def thing(self, what: str, number: int) -> str | int:
        if what == "place":
            return self.places[number]
        if what in ("kind", "other"):
            return KIND_IDS[number]
        if what in ("first", "second"):
            return FACE_IDS[number]
        if what in ("goods", "price"):
            return written(number)
        if what == "card":
            return CARD_IDS[number]
        if what == "item":
            return ITEM_IDS[number]
        return super().thing(what, number)
