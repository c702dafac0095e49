"""B-0: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.core.game import Value
from ludotheque.core.match import Match
from ludotheque.core.state import CHANCE
from ludotheque.games.bretagne.components import CATEGORY_IDS, COAST_IDS, NONE
from ludotheque.games.bretagne.state import Bretagne
from tests.games.bretagne.box import BRETAGNE, edition
from tests.games.bretagne.position import Table
from tests.rule import rule


def fresh(seats: int, seed: int = 1, **settings: Value) -> Bretagne:
    """A match before the first barge is chosen."""
    state = Match(BRETAGNE, seats, seed, settings=settings).state
    assert isinstance(state, Bretagne)
    return state


@rule("B-0.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_eight_workers_six_aside_and_nothing_else(seats: int) -> None:
    state = fresh(seats)
    assert (list(state.workers), list(state.aside)) == ([8] * seats, [6] * seats)
    assert sum(state.purse) == sum(state.engineers) == sum(state.goods) == sum(state.hand) == 0
    assert [state.points(seat) for seat in range(seats)] == [0] * seats
    assert (list(state.bank), state.spare_engineers) == ([15] * 4, 16)


@rule("B-0.5")
def test_the_order_in_pontivy_is_drawn_by_lot() -> None:
    orders = {tuple(fresh(3, seed).order) for seed in range(60)}
    assert len(orders) == 6 and all(sorted(order) == [0, 1, 2] for order in orders)
    state = fresh(3)
    assert state.seat == state.order[0]


@rule("B-0.7", "R-33")
def test_in_the_historical_setup_every_lighthouse_stands_on_its_own_slot() -> None:
    assert list(fresh(4, lighthouse_setup="historical").slot) == list(range(15))
    assert BRETAGNE.agreed(4, {})["lighthouse_setup"] == "shuffled"


@rule("B-0.6", "B-0.7")
def test_otherwise_lighthouses_are_dealt_to_slots_of_their_colour() -> None:
    dealt = [list(fresh(4, seed).slot) for seed in range(8)]
    assert len({tuple(slots) for slots in dealt}) == 8
    for slots in dealt:
        assert sorted(slots) == list(range(15))
        assert all(edition().slot_category[slot] == edition().category[tower] for tower, slot in enumerate(slots))


@rule("B-0.8", "R-1", "R-21")
@pytest.mark.parametrize(("seats", "each"), [(4, 0), (3, 1), (2, 2)])
def test_fewer_players_find_some_lighthouses_built(seats: int, each: int) -> None:
    for seed in range(6):
        state = fresh(seats, seed)
        built = Counter(
            (COAST_IDS[edition().slot_coast[state.slot[tower]]], CATEGORY_IDS[edition().category[tower]])
            for tower in range(15)
            if state.built[tower]
        )
        assert built == Counter({("north", "paradis"): each, ("south", "purgatoire"): each, ("west", "enfer"): each})
        left = Counter(edition().slot_coast[state.slot[tower]] for tower in range(15) if not state.built[tower])
        assert set(left.values()) == {5 - each}


@rule("R-21")
def test_the_lowest_slots_may_be_chosen_instead_of_a_lot() -> None:
    state = fresh(2, 5, lighthouse_setup="historical", prebuilt_choice="lowest")
    assert [id for id, built in zip(edition().towers, state.built) if built] == [
        "pen-men", "goulphar", "la-vieille", "ar-men", "pontusval", "ploumanach",
    ]  # fmt: skip
    by_lot = {tuple(fresh(2, seed, lighthouse_setup="historical").built) for seed in range(20)}
    assert len(by_lot) > 5


@rule("B-0.9", "B-0.1")
def test_every_port_gets_a_rent_of_its_coast_and_one_tile_of_each_coast_is_left_over() -> None:
    deals = set()
    for seed in range(20):
        state = fresh(4, seed)
        rents = list(state.rent)
        assert len(set(rents)) == 9
        assert all(edition().rent_coast[rent] == edition().port_coast[port] for port, rent in enumerate(rents))
        assert list(state.improved) == [0, 0, 0] and sum(state.in_port) == 0
        deals.add(tuple(rents))
    assert len(deals) == 20


@rule("B-0.10")
def test_weather_and_forecast_are_open_and_one_card_is_out_unseen() -> None:
    state = fresh(4)
    assert NONE not in (state.weather, state.forecast)
    seen = [state.weather, state.forecast]
    assert [state.skies[sky] + seen.count(sky) for sky in range(3)] == [2, 2, 2]


@rule("B-0.11")
def test_four_tiles_of_each_stack_lie_open() -> None:
    state = fresh(4)
    for size in (1, 2, 3):
        tiles = [tile for tile in range(14) if edition().tile_size[tile] == size]
        assert sum(state.shown[tile] for tile in tiles) == 4 and sum(state.pile[tile] for tile in tiles) == 8


@rule("B-0.12", "B-0.13")
def test_decks_are_complete_at_the_start() -> None:
    state = fresh(4)
    assert (list(state.draw), sum(state.discard), list(state.harvests)) == ([9, 8, 7, 6], 0, [1] * 6)


def test_every_draw_of_the_setup_is_an_answer_of_chance_in_the_record() -> None:
    match = Match(BRETAGNE, 2, 1)
    verbs = Counter(line.notation.split()[0] for line in match.lines)
    assert verbs == {"order": 2, "light": 15, "prebuild": 6, "open": 9, "weather": 2, "reveal": 12}
    assert all(line.seat == CHANCE for line in match.lines)


@rule("B-0.2", "B-0.14")
def test_towns_and_warehouses_are_seen_by_everybody() -> None:
    table = Table(3)
    table.put(1, goods="wood clay", francs=3, engineers=2, hand="siren dock")
    table.supply("wood sand", 3, 2, "stone stone")
    view = table.match.view(0)
    assert (view.goods[1], view.purse[1], view.engineers[1], view.hand[1]) == ([1, 0, 0, 1], 3, 2, 2)
    assert (view.market, view.singles, view.pairs, view.quimper) == ([1, 0, 1, 0], 3, 2, [0, 2, 0, 0])
