"""B-0: setting up the coast, the ports, the weather and the first construction tiles."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Chance
from ludotheque.games.bretagne import components as c
from ludotheque.games.bretagne.edition import BretagneEdition
from ludotheque.games.bretagne.round import RevealTile, Round
from ludotheque.games.bretagne.state import Bretagne
from ludotheque.games.bretagne.weather import TurnWeather


def start(edition: BretagneEdition, seats: int, settings: dict[str, str | int]) -> Bretagne:
    """B-0.4 to B-0.13, R-33: a fresh match, up to its first question."""
    state = Bretagne()
    state.lay_out(edition, seats)
    state.by_pontivy = 1 if settings["action_order"] == "pontivy" else 0
    state.hurt_at_home = 1 if settings["injured_from"] == "warehouse" else 0
    state.then(Round())
    for size in range(3, 0, -1):
        for _each in range(edition.open_tiles):
            state.then(RevealTile(size))
    state.then(TurnWeather(), TurnWeather())
    for port in range(c.PORTS - 1, -1, -1):
        state.then(OpenPort(port))
    lay_built(state, settings["prebuilt_choice"] == "lowest")
    if settings["lighthouse_setup"] == "historical":
        state.changed |= c.TOWER_PART
        for tower in range(c.TOWERS):
            state.slot[tower] = tower
    else:
        for slot in range(c.TOWERS - 1, -1, -1):
            state.then(PlaceLighthouse(slot))
    for place in range(seats - 1, -1, -1):
        state.then(DrawOrder(place))
    return state


def lay_built(state: Bretagne, lowest: bool) -> None:
    """B-0.8, R-1, R-21: with two or three players some lighthouses are built from the beginning."""
    for row in reversed(state.edition.data["built"]):
        if int(row["players"]) == state.seats:
            coast, category = c.place_of(c.COAST_IDS, row["coast"]), c.place_of(c.CATEGORY_IDS, row["category"])
            for _each in range(int(row["count"])):
                state.then(Prebuild(coast, category, 1 if lowest else 0))


class ByLot(Chance[Bretagne]):
    """B-0.5: chance decides what comes to one place."""

    def __init__(self, at: i64) -> None:
        super().__init__()
        self.at = at


class DrawOrder(ByLot):
    """B-0.5: who comes next in the row of Pontivy."""

    CLAUSE: ClassVar[str] = "B-0.5"

    def choices(self, state: Bretagne) -> list[Action]:
        placed = list(state.order)
        return [state.edition.order[seat] for seat in range(state.seats) if seat not in placed]

    def answer(self, state: Bretagne, action: Action) -> None:
        state.changed |= c.ROUND_PART
        state.order[self.at] = action.value
        state.tell("ordered", "B-0.5", action.value, self.at + 1)


class PlaceLighthouse(ByLot):
    """B-0.6, B-0.7: a lighthouse of the slot's own colour."""

    CLAUSE: ClassVar[str] = "B-0.7"

    def choices(self, state: Bretagne) -> list[Action]:
        edition = state.edition
        wanted = edition.slot_category[self.at]
        return [
            edition.light[tower]
            for tower in range(c.TOWERS)
            if state.slot[tower] == c.NONE and edition.category[tower] == wanted
        ]

    def answer(self, state: Bretagne, action: Action) -> None:
        state.changed |= c.TOWER_PART
        state.slot[action.value] = self.at


class Prebuild(Chance[Bretagne]):
    """B-0.8, R-21: one lighthouse of this coast and category shows its built side, by lot or the lowest slot."""

    CLAUSE: ClassVar[str] = "B-0.8"

    def __init__(self, coast: i64, category: i64, lowest: i64) -> None:
        super().__init__()
        self.coast = coast
        self.category = category
        self.lowest = lowest

    def choices(self, state: Bretagne) -> list[Action]:
        edition = state.edition
        found: list[Action] = []
        for slot in range(c.TOWERS):
            tower = tower_on(state, slot)
            fits = edition.slot_coast[slot] == self.coast and edition.category[tower] == self.category
            if fits and state.built[tower] == 0:
                found.append(edition.prebuild[tower])
        return found[:1] if self.lowest else found

    def answer(self, state: Bretagne, action: Action) -> None:
        state.changed |= c.TOWER_PART
        state.built[action.value] = 1
        state.tell("prebuilt", "B-0.8", action.value)


def tower_on(state: Bretagne, slot: i64) -> i64:
    for tower in range(c.TOWERS):
        if state.slot[tower] == slot:
            return tower
    raise ValueError("an empty slot")


class OpenPort(ByLot):
    """B-0.9: a rent of the port's own coast, normal side up; what is left over leaves the game."""

    CLAUSE: ClassVar[str] = "B-0.9"

    def choices(self, state: Bretagne) -> list[Action]:
        edition = state.edition
        taken = list(state.rent)
        coast = edition.port_coast[self.at]
        return [
            edition.open[rent]
            for rent in range(len(edition.rents))
            if edition.rent_coast[rent] == coast and rent not in taken
        ]

    def answer(self, state: Bretagne, action: Action) -> None:
        state.changed |= c.TOWER_PART
        state.rent[self.at] = action.value
