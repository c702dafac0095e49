"""B-3.1.3: what a floor costs, and whether a player can pay for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.bretagne.components import CATEGORIES, NONE, RESOURCE_IDS, RESOURCES, WOOD

if TYPE_CHECKING:
    from ludotheque.games.bretagne.state import Bretagne

# An amount of all four resources is one number, ten bits for each. The highest of the ten is never used for counting:
# set in what one has, it survives the subtraction of a price exactly where there is enough.
PLACE: Final = 1024
GUARD: Final = 512 * (1 + PLACE + PLACE * PLACE + PLACE * PLACE * PLACE)


def bundle(wood: i64, stone: i64, sand: i64, clay: i64) -> i64:
    """Four amounts as one number."""
    return wood + PLACE * (stone + PLACE * (sand + PLACE * clay))


def goods_of(state: Bretagne, seat: i64) -> i64:
    """All resources of a player."""
    goods = state.goods
    at = RESOURCES * seat
    return bundle(goods[at], goods[at + 1], goods[at + 2], goods[at + 3])


def suffices(have: i64, price: i64) -> bool:
    """B-3.1.3.2: enough of every type; nothing stands in for another."""
    return ((have | GUARD) - price) & GUARD == GUARD


def floor_price(state: Bretagne, tower: i64) -> i64:
    """B-3.1.3: extras, and wood above the ground floor."""
    price = state.edition.extra_bundle[tower]
    return price + state.edition.upper_wood if state.height[tower] > 0 else price


def surcharge(state: Bretagne, tower: i64, good: i64) -> i64:
    """B-3.1.3: how much of one resource the next floor costs besides its tile."""
    price = state.edition.extra[RESOURCES * tower + good]
    if good == WOOD and state.height[tower] > 0:
        price += state.edition.upper_wood
    return price


def floor_size(state: Bretagne, tower: i64) -> i64:
    """B-3.1.4: how many resources that is."""
    size = state.edition.extras[tower]
    return size + state.edition.upper_wood if state.height[tower] > 0 else size


def engineers_for(state: Bretagne, seat: i64, tower: i64) -> i64:
    """B-0.3, B-3.1.3, B-3.1.3.1, R-8: by weather and category; a barge may save some, but never the last one."""
    edition = state.edition
    needed = edition.needed[CATEGORIES * state.weather + edition.category[tower]]
    barge = state.barge[seat]
    if barge == NONE or edition.saves[barge] == 0:
        return needed
    return min(needed, max(needed - edition.saves[barge], edition.least_engineers))


def is_unfinished(state: Bretagne, tower: i64) -> bool:
    """B-3.1.3: a floor is still missing."""
    return state.built[tower] == 0 and state.height[tower] < state.edition.floors[tower]


def is_dangerous(state: Bretagne, tower: i64) -> bool:
    """B-3.1.4.1: Purgatoire and Enfer, in a storm."""
    return state.edition.storm[state.weather] > 0 and state.edition.risky[state.edition.category[tower]] > 0


def short_of(state: Bretagne, seat: i64, tower: i64) -> dict[str, int]:
    """B-3.1.3.2, B-3.1.4.1: what a player has too little of for the next floor of a lighthouse."""
    found: dict[str, int] = {}
    for good in range(RESOURCES):
        due = surcharge(state, tower, good) - state.goods[RESOURCES * seat + good]
        if due > 0:
            found[RESOURCE_IDS[good]] = due
    due = engineers_for(state, seat, tower) - state.engineers[seat]
    if due > 0:
        found["engineer"] = due
    if state.workers[seat] == 0 and is_dangerous(state, tower):
        found["worker"] = 1
    return found


def short_of_tile(state: Bretagne, seat: i64, tile: i64) -> dict[str, int]:
    """B-3.1.1: what a player has too little of for a tile, without any lighthouse."""
    found: dict[str, int] = {}
    for good in range(RESOURCES):
        due = state.edition.tile_cost[RESOURCES * tile + good] - state.goods[RESOURCES * seat + good]
        if due > 0:
            found[RESOURCE_IDS[good]] = due
    if state.engineers[seat] == 0:
        found["engineer"] = 1
    return found


def can_place(state: Bretagne, seat: i64, tower: i64, have: i64) -> bool:
    """B-3.1.3, B-3.1.3.2, B-3.1.4.1, R-7: unfinished, and with so many resources all can be paid; in a storm a
    worker is needed too."""
    if not is_unfinished(state, tower):
        return False
    if not suffices(have, floor_price(state, tower)) or state.engineers[seat] < engineers_for(state, seat, tower):
        return False
    return state.workers[seat] > 0 or not is_dangerous(state, tower)
