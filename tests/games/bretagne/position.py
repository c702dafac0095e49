"""Positions of Bretagne for tests: say what stands where, begin somewhere in a round, answer in notation.

    table = Table(seats=4)
    table.put(A, goods="sand stone wood", engineers=1, barge=1)
    table.raise_tower("pen-men", "B2 C1", francs=1)
    table.show("tile-stone-sand")
    table.act(A)
    table.play(A, "build tile-stone-sand")

Lighthouses stand as in the historical setup and the sun shines, unless a test says otherwise. Whatever is put somewhere
comes from the bank, the stacks or the side reserve, so the box is always complete; chance is answered by the test.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.game import Value
from ludotheque.core.match import Match
from ludotheque.core.state import Step
from ludotheque.games.bretagne.actions import Act, Turns
from ludotheque.games.bretagne.components import (
    ACTIONS,
    FLOORS,
    KINDS,
    NONE,
    PORTS,
    RESOURCE_IDS,
    RESOURCES,
    TOWERS,
    TOWN_IDS,
    TOWNS,
)
from ludotheque.games.bretagne.edition import BretagneEdition
from ludotheque.games.bretagne.end_of_round import EndRound
from ludotheque.games.bretagne.evaluation import Evaluate
from ludotheque.games.bretagne.loading import LoadBarges
from ludotheque.games.bretagne.round import Round, SetUpRound
from ludotheque.games.bretagne.state import Bretagne
from ludotheque.games.bretagne.victory import FinalScore
from tests.games.bretagne.box import BRETAGNE
from tests.games.bretagne.player import Player
from tests.games.table import TableOf

A, B, C, D = range(4)
RENTS: Final = [
    "south-sand",
    "south-clay",
    "south-point",
    "west-stone",
    "west-engineer",
    "west-worker",
    "north-wood",
    "north-card",
    "north-point",
]


class Table(TableOf[Bretagne]):
    def __init__(self, seats: int = 4, edition: BretagneEdition | None = None, **settings: Value) -> None:
        agreed: dict[str, Value] = {"lighthouse_setup": "historical", "prebuilt_choice": "lowest", **settings}
        self.match = Match(BRETAGNE, seats, 0, edition, ask_chance=True, settings=agreed)
        self.state.round = 1
        for seat in range(seats):
            self.state.order[seat] = seat
        for port, rent in enumerate(RENTS):
            self.state.rent[port] = self.edition.rents.index(rent)
        for tower in range(TOWERS):
            self.state.slot[tower] = tower
        self.weather("sunny", "variable")

    @property
    def edition(self) -> BretagneEdition:
        return self.state.edition

    def __getitem__(self, seat: int) -> Player:
        return Player(self.state, seat)

    def floors(self, name: str) -> str:
        """The floors of a lighthouse as they are raised."""
        state, tower = self.state, self.edition.towers.index(name)
        at = range(FLOORS * tower, FLOORS * tower + state.height[tower])
        return " ".join(f"{'ABCD'[state.floor_owner[floor]]}{state.floor_crew[floor]}" for floor in at)

    # setting up

    def weather(self, now: str, then: str = "") -> None:
        self.state.weather = self.edition.weathers.index(now)
        self.state.forecast = self.edition.weathers.index(then) if then else NONE
        self.state.skies = self.edition.sky_cards[:]
        for sky in (self.state.weather, self.state.forecast):
            if sky != NONE:
                self.state.skies[sky] -= 1

    def put(
        self,
        seat: int,
        goods: str = "",
        francs: int = 0,
        engineers: int = 0,
        workers: int | None = None,
        hand: str = "",
        barge: int = 0,
        ports: str = "",
        towns: str = "",
        points: int = 0,
    ) -> None:
        """Give a player resources, money, engineers, workers at home, cards, a barge card, workers away, points."""
        state = self.state
        for name in goods.split():
            self._move(state.bank, state.goods, RESOURCE_IDS.index(name), RESOURCES * seat)
        state.purse[seat] += francs
        state.engineers[seat] += engineers
        state.spare_engineers -= engineers
        for name in hand.split():
            self._move(state.draw, state.hand, self.edition.equipment.index(name), KINDS * seat)
        if barge:
            state.barge[seat] = barge - 1
        for name in ports.split():
            state.in_port[PORTS * seat + self.edition.ports.index(name)] += 1
            state.workers[seat] -= 1
        for name in towns.split():
            state.in_town[TOWNS * seat + TOWN_IDS.index(name)] += 1
            state.workers[seat] -= 1
        if workers is not None:
            state.aside[seat] += state.workers[seat] - workers
            state.workers[seat] = workers
        state.tally[8 * seat] += points

    def _move(self, source: Any, target: Any, kind: int, first: int) -> None:
        assert not self.begun, "the position is being played already"
        source[kind] -= 1
        target[first + kind] += 1

    def raise_tower(self, name: str, floors: str = "", francs: int = 0, engineers: int = 0) -> None:
        """Lay floors from the ground up: `A3 B0` is three workers of A, then a floor of B without any."""
        state, tower = self.state, self.edition.towers.index(name)
        for text in floors.split():
            seat, crew = "ABCD".index(text[0]), int(text[1:])
            at = FLOORS * tower + state.height[tower]
            tile = next(tile for tile, count in enumerate(state.pile) if count > 0)
            state.pile[tile] -= 1
            state.floor_tile[at], state.floor_owner[at], state.floor_crew[at] = tile, seat, crew
            state.height[tower] += 1
            state.workers[seat] -= crew
        state.francs_on[tower] = francs
        state.engineers_on[tower] += engineers
        state.spare_engineers -= engineers

    def finish(self, *names: str) -> None:
        """Turn lighthouses to their built side."""
        for name in names:
            self.state.built[self.edition.towers.index(name)] = 1

    def show(self, *tiles: str) -> None:
        for name in tiles:
            tile = self.edition.tiles.index(name)
            self.state.pile[tile] -= 1
            self.state.shown[tile] += 1

    def supply(self, market: str = "", singles: int = 0, pairs: int = 0, quimper: str = "") -> None:
        """What lies in Brest and Quimper."""
        state = self.state
        for name in market.split():
            self._move(state.bank, state.market, RESOURCE_IDS.index(name), 0)
        for name in quimper.split():
            self._move(state.bank, state.quimper, RESOURCE_IDS.index(name), 0)
        state.singles, state.pairs = singles, pairs
        state.spare_engineers -= singles + 2 * pairs

    # where to begin

    def act(self, seat: int) -> None:
        """Begin with the action of a player."""
        self.state.active = seat
        at = self.state.barge[seat] if not self.state.by_pontivy else list(self.state.order).index(seat)
        self._begin(ACTIONS, EndRound(), Evaluate(), Turns(at), Act(seat))

    def evaluate(self) -> None:
        """Begin when all have passed."""
        for seat in range(self.state.seats):
            self.state.passed[seat] = seat
        self._begin(4, Round(), EndRound(), Evaluate())

    def new_round(self) -> None:
        """Begin with the choice of barges."""
        self.state.round -= 1
        self._begin(1, Round())

    def set_up_round(self) -> None:
        """Begin when the barges are chosen: rents, Brest, Quimper."""
        self._begin(1, LoadBarges(), SetUpRound())

    def load(self) -> None:
        self._begin(2, LoadBarges())

    def end_round(self, passed: str = "ABCD") -> None:
        for place in range(self.state.seats):
            self.state.passed[place] = "ABCD".index(passed[place])
        self._begin(5, Round(), EndRound())

    def final(self, passed: str = "ABCD") -> None:
        for place in range(self.state.seats):
            self.state.passed[place] = "ABCD".index(passed[place])
        self._begin(5, FinalScore())

    def _begin(self, phase: int, *steps: Step[Any]) -> None:
        self.state.phase = phase
        self.begin(*steps)
