"""What a learner is told of the coast of Bretagne: lighthouses under way, ports, and what could be built next."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.notation import TERM
from ludotheque.games.bretagne.components import (
    AT_PORT,
    CATEGORIES,
    CATEGORY_IDS,
    COAST_IDS,
    COASTS,
    FLOORS,
    KINDS,
    LOADING,
    NONE,
    POINT,
    PORTS,
    RESOURCE,
    TOWERS,
)
from ludotheque.games.bretagne.holdings import strength, visitors
from ludotheque.games.bretagne.outlook.belongings import END as FIRST
from ludotheque.games.bretagne.outlook.valuation import is_busy
from ludotheque.games.bretagne.prices import can_place, floor_price, goods_of, suffices
from ludotheque.games.bretagne.state import Bretagne

MISSING: Final = 3  # floors missing: none, one, or more
SIZES: Final = 3  # of construction tiles
RENTS: Final = 5  # what a rent pays: resources, engineers, workers, cards; francs or points

LED: Final = FIRST  # MISSING * category + floors missing, as the next one
TRAILED: Final = LED + MISSING * CATEGORIES
FOREIGN: Final = TRAILED + MISSING * CATEGORIES  # by floors missing, as the next two
MARGIN: Final = FOREIGN + MISSING
ARREARS: Final = MARGIN + MISSING
RANK: Final = ARREARS + MISSING  # second, and further behind
BARE: Final = RANK + 2  # by category, as the next two
DONE_CREW: Final = BARE + CATEGORIES
CREW: Final = DONE_CREW + CATEGORIES
DONE_COAST: Final = CREW + CATEGORIES  # by coast, as the next two
COAST: Final = DONE_COAST + COASTS
BUILT: Final = COAST + COASTS
FRANCS: Final = BUILT + COASTS
STAGE: Final = FRANCS + 1  # by stage, less one
HERE: Final = STAGE + AT_PORT
FIRST_HERE: Final = HERE + 1
FITS_HERE: Final = FIRST_HERE + 1
FITS_DONE: Final = FITS_HERE + 1  # by kind, as the next one
FITS: Final = FITS_DONE + KINDS
RENT: Final = FITS + KINDS  # by what it pays, as the next one
IMPROVED: Final = RENT + RENTS
SOON: Final = IMPROVED + RENTS
CROWD: Final = SOON + 1  # workers there: one, two, or more
ENTER: Final = CROWD + 3  # by coast
BUILD: Final = ENTER + COASTS  # SIZES * category + size, less one
FINISH: Final = BUILD + SIZES * CATEGORIES
STRENGTHEN: Final = FINISH + 1
END: Final = STRENGTHEN + 1

_missing: Final = ("finished", "one floor short", "begun")
_kinds: Final = ("supplies", "docks", "sirens", "cables")
_rents: Final = ("resource", "engineer", "worker", "card", "point")

SITES: Final = {
    **{f"led {id}, {at}": "such lighthouses where one is first in rank" for id in CATEGORY_IDS for at in _missing},
    **{f"trailed {id}, {at}": "… where one has workers, a rival more" for id in CATEGORY_IDS for at in _missing},
    **{f"foreign, {at}": "lighthouses without a worker of one's own, in twos" for at in _missing},
    **{f"margin, {at}": "workers ahead of the next in rank where one is first, in fours" for at in _missing},
    **{f"arrears, {at}": "workers behind the first where a rival is, in fours" for at in _missing},
    "second": "finished lighthouses where one is second in rank",
    "third": "… or further behind",
    **{f"bare {id}": "lighthouses without a floor, in fours" for id in CATEGORY_IDS},
    **{f"crew on finished {id}": "own workers there before the evaluation, in fours" for id in CATEGORY_IDS},
    **{f"crew on {id}": "… on unfinished ones" for id in CATEGORY_IDS},
    **{f"way to the {coast}": "whether a finished lighthouse there has a worker for a port" for coast in COAST_IDS},
    **{f"hope for the {coast}": "… an unfinished one" for coast in COAST_IDS},
    **{f"built in the {coast}": "lighthouses built or finished there, in threes" for coast in COAST_IDS},
    "waiting francs": "francs on lighthouses, in tens",
    **{f"stage {stage}": "whether an evaluation is there" for stage in ("cards", "port")},
    "here": "own workers on the lighthouse under evaluation, in fours",
    "first here": "whether one is first in rank there",
    "fitting here": "cards one could play there, in threes",
    **{f"{kind} for finished": "cards that a worker before the evaluation could be for, in twos" for kind in _kinds},
    **{f"{kind} for unfinished": "… that a worker on an unfinished lighthouse could be for" for kind in _kinds},
    **{f"{rent} rent": "ports held that pay it" for rent in _rents},
    **{f"improved {rent} rent": "… twice" for rent in _rents},
    "soon improved": "ports held whose rent will be improved at the end of the round",
    **{f"{crowd} in port": "ports held where so many are" for crowd in ("one", "two", "more")},
    **{f"ports of the {coast}": "ports one has still to enter there and can pay for, in threes" for coast in COAST_IDS},
    **{
        f"builds {id} with {size}": "whether one can pay for a floor there with a tile of this size"
        for id in CATEGORY_IDS
        for size in range(1, SIZES + 1)
    },
    "finishes": "whether one can pay for a last floor",
    "strengthens": "whether one can pay for a floor where one has workers",
}


def add_sites(state: Bretagne, seat: i64, row: vec[float]) -> None:
    """Lighthouses first: what is told of cards and ports counts on from there."""
    for tower in range(TOWERS):
        if state.slot[tower] == NONE:
            return  # the coast is not laid out yet
        if state.built[tower] == 0:
            row[FRANCS] += 0.1 * float(state.francs_on[tower])
            if state.height[tower] > 0:
                add_tower(state, seat, tower, row)
            else:
                row[BARE + state.edition.category[tower]] += 0.25
        else:
            row[BUILT + state.edition.slot_coast[state.slot[tower]]] += 0.33
    if 0 < state.stage <= AT_PORT:
        row[STAGE + state.stage - 1] = 1.0
    add_fitting(state, seat, row)
    for port in range(PORTS):
        if state.rent[port] != NONE:
            add_port(state, seat, port, row)
    if state.phase >= LOADING and is_busy(state, seat):
        add_builds(state, seat, row)


def add_tower(state: Bretagne, seat: i64, tower: i64, row: vec[float]) -> None:
    """B-4.0.2: workers, rank and what is missing of one lighthouse."""
    edition = state.edition
    category = edition.category[tower]
    coast = edition.slot_coast[state.slot[tower]]
    missing = min(edition.floors[tower] - state.height[tower], MISSING - 1)
    if missing == 0:
        row[BUILT + coast] += 0.33
    mine = strength(state, seat, tower)
    if mine == 0:
        row[FOREIGN + missing] += 0.5
        return
    best: i64 = 0
    ahead: i64 = 0
    for other in range(state.seats):
        if other != seat:
            theirs = strength(state, other, tower)
            best = max(best, theirs)
            if theirs > mine:
                ahead += 1
    crew = crew_of(mine)
    if ahead == 0:
        row[LED + MISSING * category + missing] += 1.0
        row[MARGIN + missing] += 0.25 * float(crew - crew_of(best))
    else:
        row[TRAILED + MISSING * category + missing] += 1.0
        row[ARREARS + missing] += 0.25 * float(crew_of(best) - crew)
    if missing > 0:
        row[CREW + category] += 0.25 * float(crew)
        row[COAST + coast] = 1.0
        return
    if ahead > 0:
        row[RANK + min(ahead, 2) - 1] += 1.0
    if tower == state.tower:
        row[HERE] = 0.25 * float(crew)
        row[FIRST_HERE] = 1.0 if ahead == 0 else 0.0
        row[FITS_HERE] = 0.33 * float(min(crew, fitting(state, seat, category)))
    else:
        row[DONE_CREW + category] += 0.25 * float(crew)
        row[DONE_COAST + coast] = 1.0


def crew_of(strong: i64) -> i64:
    """R-4: the workers in a strength, which the lowest floor makes a little smaller."""
    return (strong + FLOORS - 1) // FLOORS


def fitting(state: Bretagne, seat: i64, category: i64) -> i64:
    """B-4.1.4: cards in hand that may be played on such a lighthouse."""
    count: i64 = 0
    for kind in range(KINDS):
        if state.edition.card_points[CATEGORIES * kind + category] >= 0:
            count += state.hand[KINDS * seat + kind]
    return count


def add_fitting(state: Bretagne, seat: i64, row: vec[float]) -> None:
    """B-4.1.2, B-4.1.4: each kind by itself, as if all workers where it fits were for it."""
    for kind in range(KINDS):
        cards = float(state.hand[KINDS * seat + kind])
        if cards > 0.0:
            done = 0.0
            going = 0.0
            for category in range(CATEGORIES):
                if state.edition.card_points[CATEGORIES * kind + category] >= 0:
                    done += 4.0 * row[DONE_CREW + category]
                    going += 4.0 * row[CREW + category]
            row[FITS_DONE + kind] = 0.5 * min(cards, done)
            row[FITS + kind] = 0.5 * min(cards, going)


def add_port(state: Bretagne, seat: i64, port: i64, row: vec[float]) -> None:
    """B-1.2, B-4.2.3, B-6.1: what it pays to whoever is there, or whether one could go there."""
    edition = state.edition
    coast = edition.port_coast[port]
    crowd = visitors(state, port)
    if state.in_port[PORTS * seat + port] == 0:
        if edition.port_fee * crowd <= state.purse[seat]:
            row[ENTER + coast] += 0.33
        return
    rent = edition.rent_normal[state.rent[port]]
    good: i64 = rent.word if rent.kind == TERM else POINT
    first: i64 = IMPROVED if state.improved[coast] else RENT
    row[first + min(max(good - RESOURCE, 0), RENTS - 1)] += 1.0
    if state.improved[coast] == 0 and row[BUILT + coast] > 0.33 * (float(edition.improved_at) - 0.5):
        row[SOON] += 1.0
    row[CROWD + min(crowd, 3) - 1] += 1.0


def add_builds(state: Bretagne, seat: i64, row: vec[float]) -> None:
    """B-3.1.3.2: floors that can be paid as things are, by category and tile."""
    edition = state.edition
    have = goods_of(state, seat)
    if have == 0 or state.engineers[seat] < edition.fewest_engineers:
        return
    for tower in range(TOWERS):
        if can_place(state, seat, tower, have):
            price = floor_price(state, tower)
            first: i64 = BUILD + SIZES * edition.category[tower] - 1
            found = False
            for tile in range(len(state.shown)):
                if state.shown[tile] > 0 and suffices(have, price + edition.tile_bundle[tile]):
                    row[first + edition.tile_size[tile]] = 1.0
                    found = True
            if found:
                if state.height[tower] + 1 == edition.floors[tower]:
                    row[FINISH] = 1.0
                if state.height[tower] > 0 and strength(state, seat, tower) > 0:
                    row[STRENGTHEN] = 1.0
