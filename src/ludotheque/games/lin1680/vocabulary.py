"""What can be answered and what can happen in 1680, with the kinds of things each is about."""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import Action, about
from ludotheque.core.edition import Edition
from ludotheque.games.lin1680.bundles import BundleForm, written
from ludotheque.games.lin1680.components import CARD_IDS, FACE_IDS, ITEM_IDS, JOKER, KIND_IDS, MOST_SEATS

VERBS: Final = about(
    {
        "": "roll stay gather keep accept refuse close end",
        "seat": "lead rob seize",
        "place": "start settle move sail burn",
        "count": "throw",
        "kind": "name joker give ask swap take exchange fetch",
        "card": "play draw",
        "item": "build",
        "first second": "dice",
        "goods price": "counter",
        "gives asks": "rate",
        "seat goods price": "offer",
    }
)
OF_CHANCE: Final = ("dice", "draw", "lead", "throw")
EVENTS: Final = about(
    {
        "": "refreshed limit",
        "seat": "leads turn nothing bought fetched ahead",
        "count": "round reshuffled",
        "card": "bought-card",
        "seat place": "started settled moved sailed blocked built won",
        "seat count": "thrown loaded",
        "seat kind": "named joker",
        "seat victim": "accepted refused robbed spared seized stormed",
        "seat card": "played",
        "seat first second": "diced",
        "seat count kind": "gained lacked",
        "seat kind other": "swapped",
        "seat victim place": "burnt",
        "seat victim goods price": "offered countered",
        "seat count kind other": "exchanged",
    }
)


class LinActions(Edition):
    """F-1.2 to F-1.4: one action for everything that can be done with the material of the box."""

    places: list[str]

    def name_actions(self, ports: list[int], pips: int, rates: list[tuple[int, int]]) -> None:
        """The vocabulary, in the order of the game."""
        words = self.vocabulary
        self.composed: dict[int, Action] = {}  # offers that computers have made, by their numbers
        seats = [f"seat-{seat}" for seat in range(MOST_SEATS)]
        hand = [f"hand-{id}" for id in KIND_IDS]
        self.lead = words.verb("lead", seats, "F-2.7")
        inland = [place for place in range(len(self.places)) if place not in ports]
        # one for each port, like `sail`; the value of these is the place
        self.start_in = [words.word("start", (self.places[port],), "F-2.8", port) for port in ports]
        # one for each other place
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
        self.burn = words.verb("burn", self.places, "F-7.3")  # by place, like `moves`
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
        if what in ("goods", "price"):
            return written(number)
        named = {
            "place": self.places, "kind": KIND_IDS, "other": KIND_IDS, "first": FACE_IDS, "second": FACE_IDS,
            "card": CARD_IDS, "item": ITEM_IDS,
        }  # fmt: skip
        return named[what][number] if what in named else super().thing(what, number)
