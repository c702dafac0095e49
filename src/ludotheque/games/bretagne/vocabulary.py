"""What can be answered and what can happen in Bretagne, with the kinds of things each is about."""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.edition import Edition
from ludotheque.games.bretagne.components import COAST_IDS, GOODS, MOST_SEATS, RESOURCE_IDS, TOWN_IDS

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "order": ("seat",),
    "light": ("tower",),
    "prebuild": ("tower",),
    "open": ("rent",),
    "weather": ("weather",),
    "reveal": ("tile",),
    "produce": ("production",),
    "draw": ("card",),
    "choose": ("barge",),
    "load": ("resource",),
    "build": ("tile",),
    "place": ("tower",),
    "stay": ("count",),
    "visit": ("town",),
    "exchange": ("exchange",),
    "gain": ("resource",),
    "give": ("resource",),
    "discard": ("card",),
    "leave": (),
    "pass": (),
    "keep": ("resource",),
    "play": ("card",),
    "done": (),
    "send": ("port",),
    "decline": (),
}
OF_CHANCE: Final = ("draw", "light", "open", "order", "prebuild", "produce", "reveal", "weather")
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "ordered": ("seat", "count"),
    "prebuilt": ("tower",),
    "weather": ("weather",),
    "forecast": ("weather",),
    "round": ("count",),
    "chose": ("seat", "barge", "engineers", "francs"),
    "rent": ("seat", "port"),
    "gained": ("seat", "good", "count"),
    "short": ("seat", "good"),
    "drew": ("seat",),
    "drew-card": ("card",),
    "reshuffled": ("count",),
    "produced": ("wood", "stone", "sand", "clay"),
    "loaded": ("seat", "resource", "count"),
    "bought": ("seat", "tile", "count"),
    "placed": ("seat", "tower", "count", "engineers"),
    "found": ("seat", "count"),
    "crew": ("seat", "count"),
    "injured": ("seat", "count"),
    "stayed": ("seat", "tower", "count", "points"),
    "finished": ("tower",),
    "visited": ("seat", "town"),
    "exchanged": ("seat", "exchange"),
    "gave": ("seat", "resource"),
    "discarded": ("seat", "card"),
    "passed": ("seat", "count"),
    "passed-last": ("seat", "count", "points"),
    "kept": ("seat", "resource", "count"),
    "evaluated": ("tower",),
    "played": ("seat", "card", "points"),
    "sent": ("seat", "port", "francs", "rent"),
    "majority": ("seat", "tower", "points"),
    "stood": ("seat", "points"),
    "built": ("tower",),
    "waiting": ("tower", "francs"),
    "improved": ("coast",),
    "pontivy": ("seat", "points"),
    "savings": ("seat", "points"),
    "harbours": ("seat", "points"),
    "won": ("seat", "points"),
}


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

    order: list[Action]
    light: list[Action]
    prebuild: list[Action]
    open: list[Action]
    turn_weather: list[Action]
    reveal: list[Action]
    produce: list[Action]
    draw: list[Action]
    choose: list[Action]
    load: list[Action]
    build: list[Action]
    place: list[Action]
    stay: list[Action]
    visit: list[Action]
    trade: list[Action]
    gain: list[Action]
    give: list[Action]
    discard: list[Action]
    leave: Action
    passing: Action
    keep: list[Action]
    play: list[Action]
    done: Action
    send: list[Action]
    decline: Action

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
