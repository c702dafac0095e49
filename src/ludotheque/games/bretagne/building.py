"""B-3.1: building. One open construction tile becomes the next floor of a lighthouse."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.bretagne.components import AT_ONCE, BANK, CATEGORIES, FLOORS, NONE, RESOURCES, TOWERS, WOOD
from ludotheque.games.bretagne.effects import grant
from ludotheque.games.bretagne.holdings import workers_on
from ludotheque.games.bretagne.outlook import home_worth
from ludotheque.games.bretagne.state import Bretagne
from ludotheque.games.bretagne.valuation import ENGINEER_USED, GOOD, franc_worth, tower_worth
from ludotheque.games.bretagne.victory import score


def add_builds(state: Bretagne, seat: i64, options: list[Action]) -> None:
    """B-3.1.1, B-3.1.3.2: every open tile that can be paid together with some lighthouse."""
    edition = state.edition
    open_to = vec[i64]([0] * TOWERS)
    some: bool = False
    for tower in range(TOWERS):
        if can_place(state, seat, tower):
            open_to[tower] = 1
            some = True
    if not some:
        return
    for tile in range(len(state.shown)):
        if state.shown[tile] > 0:
            for tower in range(TOWERS):
                if open_to[tower] and can_pay_both(state, seat, tile, tower):
                    options.append(edition.build[tile])
                    break


def can_place(state: Bretagne, seat: i64, tower: i64) -> bool:
    """B-3.1.3, B-3.1.3.2, B-3.1.4.1, R-7: unfinished, and its engineers, extras and wood are there; in a storm a worker
    too."""
    if state.built[tower] or state.height[tower] >= state.edition.floors[tower]:
        return False
    if state.engineers[seat] < engineers_for(state, seat, tower):
        return False
    if state.workers[seat] == 0 and is_dangerous(state, tower):
        return False
    for good in range(RESOURCES):
        if state.goods[RESOURCES * seat + good] < surcharge(state, tower, good):
            return False
    return True


def can_pay_both(state: Bretagne, seat: i64, tile: i64, tower: i64) -> bool:
    """B-3.1.3.2: tile and lighthouse draw on the same resources."""
    for good in range(RESOURCES):
        price = state.edition.tile_cost[RESOURCES * tile + good] + surcharge(state, tower, good)
        if state.goods[RESOURCES * seat + good] < price:
            return False
    return True


def surcharge(state: Bretagne, tower: i64, good: i64) -> i64:
    """B-3.1.3: what the next floor costs besides its tile: the extras, and wood above the ground floor."""
    price = state.edition.extra[RESOURCES * tower + good]
    if good == WOOD and state.height[tower] > 0:
        price += state.edition.upper_wood
    return price


def engineers_for(state: Bretagne, seat: i64, tower: i64) -> i64:
    """B-0.3, B-3.1.3, B-3.1.3.1, R-8: by weather and category; a barge may save some, but never the last one."""
    edition = state.edition
    needed = edition.needed[CATEGORIES * state.weather + edition.category[tower]]
    barge = state.barge[seat]
    if barge == NONE or edition.saves[barge] == 0:
        return needed
    return min(needed, max(needed - edition.saves[barge], edition.least_engineers))


def is_dangerous(state: Bretagne, tower: i64) -> bool:
    """B-3.1.4.1: Purgatoire and Enfer, in a storm."""
    return state.edition.storm[state.weather] > 0 and state.edition.risky[state.edition.category[tower]] > 0


def buy(state: Bretagne, seat: i64, tile: i64) -> None:
    """B-3.1.1, B-3.1.2, R-31, R-32: the tile is paid, the reward of its row taken; only then the place is chosen."""
    edition = state.edition
    for good in range(RESOURCES):
        pay(state, seat, good, edition.tile_cost[RESOURCES * tile + good])
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
        return [place[tower] for tower in range(TOWERS) if can_place(state, self.seat, tower)]

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
        if action.verb != "place" or can_place(state, self.seat, action.value):
            return "B-3.1.3"
        storm = state.workers[self.seat] == 0 and is_dangerous(state, action.value)
        return "B-3.1.4.1" if storm else "B-3.1.3.2"

    def promise(self, state: Bretagne) -> float:
        """The best place for the tile: points for the crew, less what else its price could do."""
        best = 0.0
        for tower in range(TOWERS):
            if can_place(state, self.seat, tower):
                best = max(best, place_worth(state, self.seat, tower))
        return best


def place_worth(state: Bretagne, seat: i64, tower: i64) -> float:
    """About what a floor there brings beyond its price."""
    price: i64 = 0
    for good in range(RESOURCES):
        price += surcharge(state, tower, good)
    crew = min(state.edition.tile_size[state.bought] + price, state.workers[seat])
    worth = float(state.edition.points_recovered * crew) + franc_worth(state) * float(state.francs_on[tower])
    return worth - GOOD * float(price) - ENGINEER_USED * float(engineers_for(state, seat, tower))


def take_francs(state: Bretagne, seat: i64, tower: i64) -> None:
    """B-3.1.3: the francs that waited on the lighthouse."""
    francs = state.francs_on[tower]
    if francs > 0:
        state.francs_on[tower] = 0
        state.purse[seat] += francs
        state.tell("found", "B-3.1.3", seat, francs)


def put_workers(state: Bretagne, seat: i64, floor: i64, spent: i64) -> None:
    """B-3.1.4, R-7: a worker for every resource spent, or all there are."""
    crew = min(spent, state.workers[seat])
    state.workers[seat] -= crew
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
    state.floor_crew[floor] -= here
    state.aside[seat] += here
    state.tell("injured", "B-3.1.4.1", seat, state.edition.injured)


class LeaveWorkers(Question[Bretagne]):
    """B-3.1.5: how many workers stay for the evaluation; each of the others comes home for 2 points, now or never."""

    CLAUSE: ClassVar[str] = "B-3.1.5"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "at")
    at: i64  # the lighthouse

    def __init__(self, seat: i64, at: i64) -> None:
        self.seat = seat
        self.at = at

    def floor(self, state: Bretagne) -> i64:
        return FLOORS * self.at + state.height[self.at] - 1

    def choices(self, state: Bretagne) -> list[Action]:
        crew = state.floor_crew[self.floor(state)]
        return state.edition.stay[: crew + 1] if crew > 0 else []

    def answer(self, state: Bretagne, action: Action) -> None:
        floor = self.floor(state)
        home = state.floor_crew[floor] - action.value
        points = state.edition.points_recovered * home
        state.floor_crew[floor] = action.value
        state.workers[self.seat] += home
        score(state, self.seat, AT_ONCE, points)
        state.tell("stayed", "B-3.1.5", self.seat, self.at, action.value, points)

    def promise(self, state: Bretagne) -> float:
        """They may all come home for points, if that is more than what they are hoped to do here."""
        floor = self.floor(state)
        crew = state.floor_crew[floor]
        now = float(crew) * (float(state.edition.points_recovered) + home_worth(state, self.seat))
        here = tower_worth(state, self.seat, self.at, workers_on(state, self.seat, self.at))
        return max(0.0, now - here)
