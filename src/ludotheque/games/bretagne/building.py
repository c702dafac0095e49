"""B-3.1: building. One open construction tile becomes the next floor of a lighthouse."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.bretagne.components import AT_ONCE, BANK, FLOORS, NONE, RESOURCES, TILE_PART, TOWER_PART, TOWERS
from ludotheque.games.bretagne.effects import grant
from ludotheque.games.bretagne.prices import (
    can_place,
    engineers_for,
    floor_price,
    goods_of,
    is_dangerous,
    is_unfinished,
    short_of,
    suffices,
    surcharge,
)
from ludotheque.games.bretagne.state import Bretagne
from ludotheque.games.bretagne.victory import score


def add_builds(state: Bretagne, seat: i64, options: list[Action]) -> None:
    """B-3.1.1, B-3.1.3.2: every open tile that can be paid together with some lighthouse."""
    edition = state.edition
    have = goods_of(state, seat)
    if have == 0 or state.engineers[seat] < edition.fewest_engineers:
        return
    prices = vec[i64]()
    for tower in range(TOWERS):
        if can_place(state, seat, tower, have):
            prices = append(prices, floor_price(state, tower))
    for tile in range(len(state.shown)):
        if state.shown[tile] > 0:
            for price in prices:
                if suffices(have, edition.tile_bundle[tile] + price):
                    options.append(edition.build[tile])
                    break


def buy(state: Bretagne, seat: i64, tile: i64) -> None:
    """B-3.1.1, B-3.1.2, R-31, R-32: the tile is paid, the reward of its row taken; only then the place is chosen."""
    edition = state.edition
    for good in range(RESOURCES):
        pay(state, seat, good, edition.tile_cost[RESOURCES * tile + good])
    state.changed |= TILE_PART
    state.shown[tile] -= 1
    state.bought = tile
    state.tell("bought", "B-3.1.1", seat, tile, edition.tile_size[tile])
    state.then(PlaceTile(seat))
    grant(state, seat, edition.rewards[edition.tile_size[tile] - 1], BANK, "B-3.1.2")


def pay(state: Bretagne, seat: i64, good: i64, count: i64) -> None:
    state.goods[RESOURCES * seat + good] -= count
    state.bank[good] += count


class PlaceTile(Question[Bretagne]):
    """B-3.1.3, R-5, R-22: on the lowest empty floor of an unfinished lighthouse, for its engineers, extras and wood."""

    CLAUSE: ClassVar[str] = "B-3.1.3"

    def choices(self, state: Bretagne) -> list[Action]:
        place = state.edition.place
        have = goods_of(state, self.seat)
        return [place[tower] for tower in range(TOWERS) if can_place(state, self.seat, tower, have)]

    def answer(self, state: Bretagne, action: Action) -> None:
        seat = self.seat
        tower = action.value
        spent = state.edition.tile_size[state.bought]
        for good in range(RESOURCES):
            price = surcharge(state, tower, good)
            pay(state, seat, good, price)
            spent += price
        engineers = engineers_for(state, seat, tower)
        state.engineers[seat] -= engineers
        state.changed |= TOWER_PART
        state.engineers_on[tower] += engineers
        floor = FLOORS * tower + state.height[tower]
        state.floor_tile[floor] = state.bought
        state.floor_owner[floor] = seat
        state.bought = NONE
        state.height[tower] += 1
        state.tell("placed", "B-3.1.3", seat, tower, spent, engineers)
        take_francs(state, seat, tower)
        put_workers(state, seat, floor, spent)
        if is_dangerous(state, tower):
            injure(state, seat, floor)
        if state.height[tower] == state.edition.floors[tower]:
            state.tell("finished", "B-3.1.6", tower)
        state.then(LeaveWorkers(seat, tower))

    def why_not(self, state: Bretagne, action: Action) -> str:
        if action.verb != "place" or not is_unfinished(state, action.value):
            return "B-3.1.3"
        storm = state.workers[self.seat] == 0 and is_dangerous(state, action.value)
        return "B-3.1.4.1" if storm else "B-3.1.3.2"

    def lacks(self, state: Bretagne, action: Action) -> dict[str, int]:
        if action.verb != "place" or not is_unfinished(state, action.value):
            return {}
        return short_of(state, self.seat, action.value)

    def because(self, state: Bretagne, action: Action) -> str:
        return "light-finished" if action.verb == "place" else ""


def take_francs(state: Bretagne, seat: i64, tower: i64) -> None:
    """B-3.1.3: the francs that waited on the lighthouse."""
    francs = state.francs_on[tower]
    if francs > 0:
        state.changed |= TOWER_PART
        state.francs_on[tower] = 0
        state.purse[seat] += francs
        state.tell("found", "B-3.1.3", seat, francs)


def put_workers(state: Bretagne, seat: i64, floor: i64, spent: i64) -> None:
    """B-3.1.4, R-7: a worker for every resource spent, or all there are."""
    crew = min(spent, state.workers[seat])
    state.workers[seat] -= crew
    state.changed |= TOWER_PART
    state.floor_crew[floor] = crew
    state.tell("crew", "B-3.1.4", seat, crew)


def injure(state: Bretagne, seat: i64, floor: i64) -> None:
    """B-3.1.4.1, R-6, R-24: one of those on the tile goes to the side reserve; by another reading one left at home."""
    hurt = state.edition.injured
    if state.hurt_at_home:
        home = min(hurt, state.workers[seat])
        state.workers[seat] -= home
        state.aside[seat] += home
        hurt -= home
    here = min(hurt, state.floor_crew[floor])
    state.changed |= TOWER_PART
    state.floor_crew[floor] -= here
    state.aside[seat] += here
    state.tell("injured", "B-3.1.4.1", seat, state.edition.injured - hurt + here)


class LeaveWorkers(Question[Bretagne]):
    """B-3.1.5: how many workers stay for the evaluation; each of the others comes home for 2 points, now or never."""

    CLAUSE: ClassVar[str] = "B-3.1.5"

    def __init__(self, seat: i64, at: i64) -> None:
        self.seat = seat
        self.at = at  # the lighthouse

    def floor(self, state: Bretagne) -> i64:
        return FLOORS * self.at + state.height[self.at] - 1

    def choices(self, state: Bretagne) -> list[Action]:
        crew = state.floor_crew[self.floor(state)]
        return state.edition.stay[: crew + 1] if crew > 0 else []

    def answer(self, state: Bretagne, action: Action) -> None:
        floor = self.floor(state)
        home = state.floor_crew[floor] - action.value
        points = state.edition.points_recovered * home
        state.changed |= TOWER_PART
        state.floor_crew[floor] = action.value
        state.workers[self.seat] += home
        score(state, self.seat, AT_ONCE, points)
        state.tell("stayed", "B-3.1.5", self.seat, self.at, action.value, points)
