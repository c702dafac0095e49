"""B-0: an edition of Bretagne: its box, and the vocabulary over it."""

from __future__ import annotations

from typing import Any

from ludotheque.core.action import Action
from ludotheque.games.bretagne.box import Box
from ludotheque.games.bretagne.checks import complaints_of
from ludotheque.games.bretagne.components import COAST_IDS, GOODS, MOST_SEATS, RESOURCE_IDS, TOWN_IDS


class BretagneEdition(Box):
    """B-0.1 to B-0.13: all material of the box, and one action for everything that can be done with it."""

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

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self._name_actions()

    def _name_actions(self) -> None:
        """The vocabulary, in the order of the game."""
        words = self.vocabulary
        crew = max(self.tile_size) + max(self.extras) + self.upper_wood
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

    def complaints(self) -> list[str]:
        """B-0.6, B-0.9, B-0.10: what a box must have."""
        gifts = self.bonus + self.rewards + self.rent_normal + self.rent_improved
        return complaints_of(self.data, gifts, self.exchange)
