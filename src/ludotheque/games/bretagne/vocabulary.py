"""What can be answered and what can happen in Bretagne, with the kinds of things each is about."""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import about
from ludotheque.core.edition import Edition
from ludotheque.games.bretagne.components import COAST_IDS, GOODS, MOST_SEATS, RESOURCE_IDS, TOWN_IDS

VERBS: Final = about(
    {
        "": "leave pass done decline",
        "seat": "order",
        "tower": "light prebuild place",
        "rent": "open",
        "weather": "weather",
        "tile": "reveal build",
        "production": "produce",
        "card": "draw discard play",
        "barge": "choose",
        "resource": "load gain give keep",
        "count": "stay",
        "town": "visit",
        "exchange": "exchange",
        "port": "send",
    }
)
OF_CHANCE: Final = ("draw", "light", "open", "order", "prebuild", "produce", "reveal", "weather")
EVENTS: Final = about(
    {
        "tower": "prebuilt finished evaluated built",
        "weather": "weather forecast",
        "count": "round reshuffled",
        "seat": "drew",
        "card": "drew-card",
        "coast": "improved",
        "seat count": "ordered found crew injured passed",
        "seat port": "rent",
        "seat good": "short",
        "seat town": "visited",
        "seat exchange": "exchanged",
        "seat resource": "gave",
        "seat card": "discarded",
        "seat points": "stood pontivy savings harbours won",
        "tower francs": "waiting",
        "seat good count": "gained",
        "seat resource count": "loaded kept",
        "seat tile count": "bought",
        "seat count points": "passed-last",
        "seat card points": "played",
        "seat tower points": "majority",
        "seat barge engineers francs": "chose",
        "wood stone sand clay": "produced",
        "seat tower count engineers": "placed",
        "seat tower count points": "stayed",
        "seat port francs rent": "sent",
    }
)


class BretagneActions(Edition):
    """B-0.1 to B-0.13: the things in the box by name, and one action for everything that can be done with them."""

    towers: list[str]
    ports: list[str]
    rents: list[str]
    tiles: list[str]
    barges: list[str]
    equipment: list[str]
    weathers: list[str]
    exchanges: list[str]
    productions: list[str]

    def name_actions(self, crew: int) -> None:
        """The vocabulary, in the order of the game; `crew` is the most workers on one floor."""
        words = self.vocabulary
        self.order = words.verb("order", [f"seat-{seat}" for seat in range(MOST_SEATS)], "B-0.5")
        self.light = words.verb("light", self.towers, "B-0.7")
        self.prebuild = words.verb("prebuild", self.towers, "B-0.8")
        self.open = words.verb("open", self.rents, "B-0.9")
        self.turn_weather = words.verb("weather", self.weathers, "B-0.10")
        self.reveal = words.verb("reveal", self.tiles, "B-0.11")
        self.produce = words.verb("produce", self.productions, "B-1.4")
        self.draw = words.verb("draw", self.equipment, "B-0.12")
        self.choose = words.verb("choose", self.barges, "B-1.1")
        self.load = words.verb("load", RESOURCE_IDS, "B-2.1")
        self.build = words.verb("build", self.tiles, "B-3.1.1")
        self.place = words.verb("place", self.towers, "B-3.1.3")
        self.stay = words.verb("stay", [str(count) for count in range(crew + 1)], "B-3.1.5")
        self.visit = words.verb("visit", TOWN_IDS, "B-3.2.1")
        self.trade = words.verb("exchange", self.exchanges, "B-3.2.2")
        self.gain = words.verb("gain", RESOURCE_IDS, "B-3.2.2")
        self.give = words.verb("give", RESOURCE_IDS, "B-3.2.5")
        self.discard = words.verb("discard", self.equipment, "B-3.2.4")
        self.leave = words.word("leave", (), "B-3.2.2")
        self.passing = words.word("pass", (), "B-3.3.1")
        self.keep = words.verb("keep", RESOURCE_IDS, "B-3.3.2")
        self.play = words.verb("play", self.equipment, "B-4.1.1")
        self.done = words.word("done", (), "B-4.1.1")
        self.send = words.verb("send", self.ports, "B-4.2.2")
        self.decline = words.word("decline", (), "B-4.2.2")

    def thing(self, what: str, number: int) -> str | int:
        named = {
            "tower": self.towers, "port": self.ports, "tile": self.tiles, "barge": self.barges, "card": self.equipment,
            "weather": self.weathers, "exchange": self.exchanges, "production": self.productions, "town": TOWN_IDS,
            "resource": RESOURCE_IDS, "good": GOODS, "coast": COAST_IDS, "rent": self.rents,
        }  # fmt: skip
        return named[what][number] if what in named else super().thing(what, number)
