"""Who has how much: small sums that several chapters ask for, and taking stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.bretagne import components as c

if TYPE_CHECKING:
    from ludotheque.games.bretagne.state import Bretagne


def sum_of(counts: vec[i64], size: i64, seat: i64) -> i64:
    """All that one seat has, where every seat has so many counts."""
    total: i64 = 0
    for at in range(size * seat, size * (seat + 1)):
        total += counts[at]
    return total


def cards_in_hand(state: Bretagne, seat: i64) -> i64:
    """B-0.14: how many equipment cards, which everybody may know."""
    return sum_of(state.hand, c.KINDS, seat)


def resources_of(state: Bretagne, seat: i64) -> i64:
    return sum_of(state.goods, c.RESOURCES, seat)


def most_of_one(state: Bretagne, seat: i64) -> i64:
    """B-3.3.2: how many resources of one type could be kept."""
    most: i64 = 0
    for at in range(c.RESOURCES * seat, c.RESOURCES * (seat + 1)):
        most = max(most, state.goods[at])
    return min(most, state.edition.kept_discs)


def has_passed(state: Bretagne, seat: i64) -> bool:
    """B-3.3.1: the order disc has gone to the next row."""
    return any(other == seat for other in state.passed)


def workers_on(state: Bretagne, seat: i64, tower: i64) -> i64:
    """B-4.0.2: workers of a player on a lighthouse, on all its floors."""
    count: i64 = 0
    for at in range(c.FLOORS * tower, c.FLOORS * tower + state.height[tower]):
        if state.floor_owner[at] == seat:
            count += state.floor_crew[at]
    return count


def strength(state: Bretagne, seat: i64, tower: i64) -> i64:
    """B-4.0.2, R-4: by workers first, by the floor of the lowest then; never equal, for a floor has one builder."""
    count: i64 = 0
    lowest: i64 = 0
    for floor in range(state.height[tower] - 1, -1, -1):
        at = c.FLOORS * tower + floor
        if state.floor_owner[at] == seat and state.floor_crew[at] > 0:
            count += state.floor_crew[at]
            lowest = floor
    return c.FLOORS * count - lowest


def visitors(state: Bretagne, port: i64) -> i64:
    """B-4.2.3: workers in a port, whoever owns them."""
    count: i64 = 0
    for seat in range(state.seats):
        count += state.in_port[c.PORTS * seat + port]
    return count


def inventory(state: Bretagne) -> dict[str, int]:
    """B-0.4, B-0.11, B-0.12: every worker, engineer, disc, tile and card is always somewhere."""
    edition = state.edition
    count: dict[str, int] = {}
    for seat in range(state.seats):
        mine = state.workers[seat] + state.aside[seat]
        for town in range(c.TOWNS):
            mine += state.in_town[c.TOWNS * seat + town]
        for port in range(c.PORTS):
            mine += state.in_port[c.PORTS * seat + port]
        for tower in range(c.TOWERS):
            mine += workers_on(state, seat, tower)
        count[f"workers of seat {seat}"] = mine
    engineers = state.spare_engineers + state.singles + 2 * state.pairs
    count["engineers"] = engineers + sum(state.engineers) + sum(state.engineers_on)
    for at, id in enumerate(c.RESOURCE_IDS):
        discs = state.bank[at] + state.quimper[at] + state.market[at]
        count[id] = discs + sum([state.goods[c.RESOURCES * seat + at] for seat in range(state.seats)])
    for at, id in enumerate(edition.equipment):
        cards = state.draw[at] + state.discard[at] + state.played[at]
        count[id] = cards + sum([state.hand[c.KINDS * seat + at] for seat in range(state.seats)])
    for at, id in enumerate(edition.tiles):
        count[id] = state.pile[at] + state.shown[at] + (1 if state.bought == at else 0)
        count[id] += sum([1 for tile in state.floor_tile if tile == at])
    empty = sum([1 for at in range(c.FLOORS * c.TOWERS) if state.floor_tile[at] == c.NONE and state.floor_crew[at] > 0])
    count["workers without a floor"] = empty
    return count
