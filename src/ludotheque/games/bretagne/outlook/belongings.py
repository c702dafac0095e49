"""What a learner is told of the round, of what a player of Bretagne has, and of the rivals."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.bretagne.actions import place_in_order
from ludotheque.games.bretagne.components import (
    ACTIONS,
    BARGE_CHOICE,
    BARGES,
    EVALUATION,
    KINDS,
    MOST_SEATS,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    TOWN_IDS,
    TOWNS,
    WEATHERS,
)
from ludotheque.games.bretagne.holdings import cards_in_hand, resources_of
from ludotheque.games.bretagne.outlook.valuation import is_busy, rounds_left
from ludotheque.games.bretagne.outlook.worth import passed_early
from ludotheque.games.bretagne.state import Bretagne
from ludotheque.games.bretagne.victory import points, port_points

ROUNDS: Final = 5
HOME_STEPS: Final[list[i64]] = [1, 2, 3, 4, 5, 6, 8, 10]
FRANC_STEPS: Final[list[i64]] = [1, 2, 3, 4, 6, 8, 10, 13]
LEAD_STEPS: Final[list[i64]] = [1, 6, 15]
GOOD_STEPS: Final = 4
CARD_STEPS: Final = 3
ENGINEER_STEPS: Final = 5
SIZES: Final = 3  # of construction tiles
_home: Final = 8  # how many steps these are
_francs: Final = 8
_lead: Final = 3

FIRST: Final = 20  # behind what the outlook made by hand adds up
ROUND: Final = FIRST  # by round
PHASE: Final = ROUND + ROUNDS  # by phase, from the choice of barges to the evaluation
SEATS: Final = PHASE + EVALUATION  # by number of players, less two
WEATHER: Final = SEATS + MOST_SEATS - 1  # by weather
FORECAST: Final = WEATHER + WEATHERS  # by weather
BARGE: Final = FORECAST + WEATHERS  # by barge card
HOME: Final = BARGE + BARGES  # by step
TOWN: Final = HOME + _home  # by town
ENGINEER: Final = TOWN + TOWNS  # by count
GOOD: Final = ENGINEER + ENGINEER_STEPS  # GOOD_STEPS * resource + count
FRANC: Final = GOOD + GOOD_STEPS * RESOURCES  # by step
ODD_FRANCS: Final = FRANC + _francs
CARD: Final = ODD_FRANCS + 1  # CARD_STEPS * kind + count
PLACE: Final = CARD + CARD_STEPS * KINDS  # by place in the next row of Pontivy
BEFORE: Final = PLACE + MOST_SEATS
BOUGHT: Final = BEFORE + 1  # by size of the tile
SHOWN: Final = BOUGHT + SIZES  # by size of the tile
SINGLES: Final = SHOWN + SIZES
PAIRS: Final = SINGLES + 1
MARKET: Final = PAIRS + 1
LEAD: Final = MARKET + 1
DEFICIT: Final = LEAD + 1
LEADS: Final = DEFICIT + 1  # by step
TRAILS: Final = LEADS + _lead  # by step
RIVAL: Final = TRAILS + _lead
BUSY_RIVALS: Final = RIVAL + 6  # by number, less one
END: Final = BUSY_RIVALS + MOST_SEATS - 1

BELONGINGS: Final = {
    **{f"round {at + 1}": "whether this is the round" for at in range(ROUNDS)},
    **{f"phase {name}": "whether it is now" for name in ("barges", "loading", "actions", "evaluation")},
    **{f"{seats} players": "whether so many play" for seats in range(2, MOST_SEATS + 1)},
    **{f"{sky} weather": "whether this is the weather, from sun to storm" for sky in ("fine", "fair", "foul")},
    **{f"{sky} forecast": "… of the next round" for sky in ("fine", "fair", "foul")},
    **{f"barge {at + 1}": "whether one has this barge card" for at in range(BARGES)},
    **{f"{count} at home": "whether so many workers are there" for count in HOME_STEPS},
    **{f"in {town}": "workers there, in twos" for town in TOWN_IDS},
    **{f"{count} engineers": "whether one has so many" for count in range(1, ENGINEER_STEPS + 1)},
    **{f"{n} {good}": "whether one has so many" for good in RESOURCE_IDS for n in range(1, GOOD_STEPS + 1)},
    **{f"{count} francs": "whether one has so many" for count in FRANC_STEPS},
    "odd francs": "thirds of a point that francs are above whole ones",
    **{
        f"{n} {card}": "whether one has so many cards of this kind"
        for card in ("supply", "dock", "siren", "cable")
        for n in range(1, CARD_STEPS + 1)
    },
    **{f"place {at + 1}": "whether one has passed as this one" for at in range(MOST_SEATS)},
    "before": "rivals who choose or act before oneself, in twos",
    **{f"tile of {size}": "whether one has paid for such a tile and not yet placed it" for size in range(1, SIZES + 1)},
    **{f"tiles of {size}": "such tiles to be had, in fours" for size in range(1, SIZES + 1)},
    "single engineers": "… engineers by themselves at Brest, in threes",
    "pairs of engineers": "… pairs of them, in twos",
    "market": "… resources there, in sixes",
    "lead": "points ahead of the best rival if all were counted now, in tens",
    "deficit": "… behind the best rival",
    **{f"{count} ahead": "whether it is at least so many ahead" for count in LEAD_STEPS},
    **{f"{count} behind": "… behind" for count in LEAD_STEPS},
    "rival points": "the most points of a rival if all were counted now, in tens",
    "rival francs": "the most francs of a rival, in tens",
    "rival workers": "the most workers of a rival at home, in tens",
    "rival engineers": "the most engineers of a rival, in fours",
    "rival resources": "the most resources of a rival, in tens",
    "rival cards": "the most cards of a rival, in fives",
    **{f"{count} busy rivals": "whether so many may still build in this round" for count in range(1, MOST_SEATS)},
}


def add_belongings(state: Bretagne, seat: i64, row: vec[float]) -> None:
    """All that is not built with: where the round is, what one has, what others have."""
    add_round(state, row)
    add_stores(state, seat, row)
    add_turn(state, seat, row)
    add_rivals(state, seat, row)


def climb(row: vec[float], first: i64, steps: list[i64], value: i64) -> None:
    """One for every step that is reached."""
    for at in range(len(steps)):
        if value < steps[at]:
            return
        row[first + at] = 1.0


def count_up(row: vec[float], first: i64, most: i64, value: i64) -> None:
    """One for each of so many, as far as is told."""
    for at in range(min(most, value)):
        row[first + at] = 1.0


def add_round(state: Bretagne, row: vec[float]) -> None:
    """B-0.15, B-1.3, B-1.5, B-1.6: what is the same for everybody."""
    if state.round > 0:
        row[ROUND + min(state.round, ROUNDS) - 1] = 1.0
    if BARGE_CHOICE <= state.phase <= EVALUATION:
        row[PHASE + state.phase - BARGE_CHOICE] = 1.0
    row[SEATS + state.seats - 2] = 1.0
    if state.weather != NONE:
        row[WEATHER + state.weather] = 1.0
    if state.forecast != NONE:
        row[FORECAST + state.forecast] = 1.0
    edition = state.edition
    for tile in range(len(state.shown)):
        if state.shown[tile] > 0:
            row[SHOWN + edition.tile_size[tile] - 1] += 0.25 * float(state.shown[tile])
    row[SINGLES] = 0.33 * float(state.singles)
    row[PAIRS] = 0.5 * float(state.pairs)
    market: i64 = 0
    for good in range(RESOURCES):
        market += state.market[good]
    row[MARKET] = 0.16 * float(market)


def add_stores(state: Bretagne, seat: i64, row: vec[float]) -> None:
    """B-0.4: workers, engineers, resources, francs and cards."""
    if state.barge[seat] != NONE:
        row[BARGE + state.barge[seat]] = 1.0
    climb(row, HOME, HOME_STEPS, state.workers[seat])
    for town in range(TOWNS):
        row[TOWN + town] = 0.5 * float(state.in_town[TOWNS * seat + town])
    count_up(row, ENGINEER, ENGINEER_STEPS, state.engineers[seat])
    for good in range(RESOURCES):
        count_up(row, GOOD + GOOD_STEPS * good, GOOD_STEPS, state.goods[RESOURCES * seat + good])
    purse = state.purse[seat]
    climb(row, FRANC, FRANC_STEPS, purse)
    per_point = state.edition.francs_per_point
    row[ODD_FRANCS] = float(purse % per_point) / float(per_point)
    for kind in range(KINDS):
        count_up(row, CARD + CARD_STEPS * kind, CARD_STEPS, state.hand[KINDS * seat + kind])


def add_turn(state: Bretagne, seat: i64, row: vec[float]) -> None:
    """B-1.1, B-3.0.1, B-3.3.1: when one's turn comes, and what has been paid in it."""
    for place in range(state.seats):
        if state.passed[place] == seat:
            row[PLACE + place] = 1.0
    if state.bought != NONE and state.active == seat:
        row[BOUGHT + state.edition.tile_size[state.bought] - 1] = 1.0
    if state.phase == BARGE_CHOICE:
        if state.barge[seat] == NONE:
            for other in state.order:
                if other == seat:
                    break
                if state.barge[other] == NONE:
                    row[BEFORE] += 0.5
    elif is_busy(state, seat) and state.active != seat:
        row[BEFORE] = 0.5 * float(acting_before(state, seat))


def acting_before(state: Bretagne, seat: i64) -> i64:
    """B-3.0.1, R-2: rivals from the one whose action it is up to oneself, once around."""
    now: i64 = 0
    if state.phase == ACTIONS and state.active != NONE and state.barge[state.active] != NONE:
        now = place_in_order(state, state.active)
    mine = (place_in_order(state, seat) - now) % MOST_SEATS
    count: i64 = 0
    for other in range(state.seats):
        if state.barge[other] != NONE and (place_in_order(state, other) - now) % MOST_SEATS < mine:
            count += 1
    return count


def counted(state: Bretagne, seat: i64) -> i64:
    """B-6.1: the points of a player if francs, ports and the last round's row were counted now."""
    total = points(state, seat) + port_points(state, seat) + state.purse[seat] // state.edition.francs_per_point
    if rounds_left(state) == 0:
        total += int(passed_early(state, seat))
    return total


def add_rivals(state: Bretagne, seat: i64, row: vec[float]) -> None:
    """The most that any of the others has of everything: all of it lies open, of cards their number."""
    best: i64 = 0
    francs: i64 = 0
    workers: i64 = 0
    engineers: i64 = 0
    resources: i64 = 0
    cards: i64 = 0
    busy: i64 = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, counted(state, other))
            francs = max(francs, state.purse[other])
            workers = max(workers, state.workers[other])
            engineers = max(engineers, state.engineers[other])
            resources = max(resources, resources_of(state, other))
            cards = max(cards, cards_in_hand(state, other))
            if is_busy(state, other):
                busy += 1
    row[RIVAL] = 0.1 * float(best)
    row[RIVAL + 1] = 0.1 * float(francs)
    row[RIVAL + 2] = 0.1 * float(workers)
    row[RIVAL + 3] = 0.25 * float(engineers)
    row[RIVAL + 4] = 0.1 * float(resources)
    row[RIVAL + 5] = 0.2 * float(cards)
    if busy > 0:
        row[BUSY_RIVALS + busy - 1] = 1.0
    lead = counted(state, seat) - best
    if lead > 0:
        row[LEAD] = 0.1 * float(lead)
        climb(row, LEADS, LEAD_STEPS, lead)
    elif lead < 0:
        row[DEFICIT] = -0.1 * float(lead)
        climb(row, TRAILS, LEAD_STEPS, -lead)
