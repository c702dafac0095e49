"""What a player could still build this round, in points: the larger part of the outlook."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.bretagne.components import BARGE_CHOICE, DECKS, NONE, RESOURCES, TOWERS, WOOD
from ludotheque.games.bretagne.holdings import most_of_one, resources_of
from ludotheque.games.bretagne.outlook.valuation import (
    GOOD,
    KEPT,
    chance_to_finish,
    franc_worth,
    gain_worth,
    is_busy,
    rounds_left,
)
from ludotheque.games.bretagne.prices import (
    PLACE,
    can_place,
    engineers_for,
    floor_price,
    floor_size,
    goods_of,
    is_dangerous,
    suffices,
)
from ludotheque.games.bretagne.state import Bretagne

BUILDS: Final = 3  # so many are planned
PLANNED: Final = 0.75  # what a planned build is worth of a real one
ENGINEER_PRICE: Final = 1.2
ENGINEER_SPARE: Final = 0.4
FINISHED: Final = 0.5  # of the majority, for the last floor ...
BEGUN: Final = 0.25  # ... and for an earlier one
LOAD: Final = 1.5  # a slot of a barge still to be loaded
ENGINEER_CARD: Final = [0.0, 2.4, 4.4, 5.6, 6.4, 6.8, 7.0, 7.0]  # engineers before anything is loaded
SAVING: Final = 2.5  # the barge that saves engineers
FIRST_TWO: Final = 0.9  # resources that no build is planned with: two of a type ...
MORE: Final = 0.5  # ... and more of it


def can_use(state: Bretagne, seat: i64) -> float:
    """What resources, engineers and the barge of a player are worth."""
    if not is_busy(state, seat):
        return KEPT * float(most_of_one(state, seat)) if rounds_left(state) > 0 else 0.0
    if state.phase == BARGE_CHOICE:
        return fresh_barge(state, seat)
    return plan(state, seat)


def fresh_barge(state: Bretagne, seat: i64) -> float:
    """A barge card before anything is loaded."""
    barge = state.barge[seat]
    slots: i64 = 0
    for deck in range(DECKS):
        slots += state.edition.hold[DECKS * barge + deck]
    engineers = ENGINEER_CARD[min(state.engineers[seat], 7)]
    saving = SAVING * float(state.edition.saves[barge])
    return LOAD * float(slots) + engineers + saving + GOOD * float(resources_of(state, seat)) - 0.3 * float(barge)


def plan(state: Bretagne, seat: i64) -> float:
    """The best next builds with what there is, one after the other, then what is left over."""
    edition = state.edition
    have = goods_of(state, seat)
    engineers = state.engineers[seat]
    worth = 0.0
    for _each in range(BUILDS):
        best = 0.0
        best_price: i64 = 0
        best_engineers: i64 = 0
        for tower in range(TOWERS):
            if engineers > 0 and can_place(state, seat, tower, have):
                needed = engineers_for(state, seat, tower)
                price = floor_price(state, tower)
                if needed <= engineers:
                    for tile in range(len(state.shown)):
                        if state.shown[tile] > 0 and suffices(have, price + edition.tile_bundle[tile]):
                            value = build_worth(state, seat, tower, edition.tile_size[tile])
                            value -= ENGINEER_PRICE * float(needed)
                            if value > best:
                                best = value
                                best_price = price + edition.tile_bundle[tile]
                                best_engineers = needed
        if best_engineers == 0:
            break
        worth += PLANNED * (best + ENGINEER_PRICE * float(best_engineers))
        have -= best_price
        engineers -= best_engineers
    return worth + ENGINEER_SPARE * float(min(engineers, 4)) + left_over(state, have)


def build_worth(state: Bretagne, seat: i64, tower: i64, size: i64) -> float:
    """A floor built with a tile of this size: its reward and what its crew brings."""
    return gain_worth(state, seat, state.edition.rewards[size - 1]) + floor_worth(state, seat, tower, size)


def floor_worth(state: Bretagne, seat: i64, tower: i64, size: i64) -> float:
    """What the crew of a floor brings at least, francs, and a share in finishing the lighthouse."""
    edition = state.edition
    crew = min(size + floor_size(state, tower), state.workers[seat])
    if is_dangerous(state, tower):
        crew -= edition.injured
    worth = float(edition.points_recovered * crew) + franc_worth(state, seat) * float(state.francs_on[tower])
    majority = float(edition.majority[edition.category[tower]])
    if state.height[tower] + 1 == edition.floors[tower]:
        return worth + FINISHED * majority
    return worth + BEGUN * majority * chance_to_finish(state, tower)


def left_over(state: Bretagne, have: i64) -> float:
    """Resources that no build is planned with; some may be kept, some combined with what is bought."""
    worth = 0.0
    share = 1.0 if rounds_left(state) > 0 else 0.5
    for good in range(RESOURCES):
        count = have % PLACE
        have = have // PLACE
        wanted: i64 = 3 if good == WOOD else 2
        few = min(count, wanted)
        worth += FIRST_TWO * float(few) + MORE * float(min(count - few, 2))
    return share * worth


def best_place(state: Bretagne, seat: i64, tile: i64) -> float:
    """The best lighthouse for a tile already paid, less what its other price might have done."""
    best = 0.0
    have = goods_of(state, seat)
    if tile == NONE:
        return best
    size = state.edition.tile_size[tile]
    for tower in range(TOWERS):
        if can_place(state, seat, tower, have):
            price = GOOD * float(floor_size(state, tower)) + ENGINEER_PRICE * float(engineers_for(state, seat, tower))
            best = max(best, floor_worth(state, seat, tower, size) - price)
    return best
