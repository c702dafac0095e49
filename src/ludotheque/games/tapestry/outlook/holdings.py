"""What a learner is told of a player's own things: resources, income, technology, landmarks and tapestry cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.tapestry.benefits.measures import LINES_FILLED, TECH_CARDS, TERRITORIES
from ludotheque.games.tapestry.components import (
    BUILDING_IDS,
    BUILDINGS,
    CARD_IDS,
    FACES,
    FIRST_ROW,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    ROWS,
    SLOTS,
)
from ludotheque.games.tapestry.outlook.tokens import END as FIRST
from ludotheque.games.tapestry.technology.prerequisites import meets_need

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry

TECH_IDS: Final = [
    *("air-conditioning", "ammonia", "anesthesia", "assembly-line", "bakery", "barn", "lithium-ion-battery"),
    *("calendar", "canned-food", "clocks", "compass", "com-tower", "concrete", "dynamite", "eyeglasses", "irrigation"),
    *("library", "light-bulb", "paper", "penicillin", "printing-press", "radio", "sewage-and-plumbing", "siegecraft"),
    *("stock-market", "telescope", "the-nail", "time-travel", "transistors", "treasury", "vaccines", "warships"),
    "zeppelins",
]
LANDMARK_IDS: Final = [
    *("forge", "rubber-works", "tech-hub", "barracks", "tank-factory", "fusion-reactor", "lighthouse"),
    *("train-station", "launch-pad", "apothecary", "academy", "laboratory", "bakery", "barn", "com-tower", "library"),
    *("stock-market", "treasury"),
]
LASTING_IDS: Final = [  # tapestry cards with an ability of their era
    *("academia", "age-of-sail", "alliance", "broker-of-peace", "capitalism", "empiricism", "exploitation"),
    *("golden-age", "industrialism", "marriage-of-state", "mercantilism", "militarism", "monarchy"),
    *("pillage-and-plunder", "pirate-rule", "revisionism", "terraforming", "theocracy", "tyranny", "wartime-economy"),
]
TECHS: Final = 33  # how many these are; what another edition has beyond is not told
LANDMARKS: Final = 18
LASTING: Final = 20
HEAP_STEPS: Final[list[i64]] = [1, 2, 3, 5]
WEALTH_STEPS: Final[list[i64]] = [2, 4, 6, 8, 11]
HAND_STEPS: Final[list[i64]] = [1, 2, 3, 4]
BY_FACE: Final = vec[i64]([LASTING_IDS.index(id) if id in LASTING_IDS else NONE for id in CARD_IDS])
_heap: Final = 4  # how many steps these are
_wealth: Final = 5
_hand: Final = 4

HEAP: Final = FIRST  # 4 * kind + step
WEALTH: Final = HEAP + _heap * RESOURCES  # by step
BUILT: Final = WEALTH + _wealth  # (SLOTS - 1) * kind + buildings taken - 1
SCORED: Final = BUILT + (SLOTS - 1) * BUILDINGS  # by technology cards, by lines, by territories
LOWER: Final = SCORED + 3  # by technology
MIDDLE: Final = LOWER + TECHS  # by technology
READY: Final = MIDDLE + TECHS
LANDMARK: Final = READY + 1  # by landmark
CARD: Final = LANDMARK + LANDMARKS  # by face
CARDS: Final = CARD + FACES  # by step
ABILITY: Final = CARDS + _hand  # by card of LASTING_IDS
END: Final = ABILITY + LASTING

NAMES: Final = {
    **{f"{count} {kind}": "whether one has so many" for kind in RESOURCE_IDS for count in HEAP_STEPS},
    **{f"{count} resources": "whether one has so many" for count in WEALTH_STEPS},
    **{f"{kind} {count}": "whether so many are taken" for kind in BUILDING_IDS for count in range(1, SLOTS)},
    "technology income": "points of an income turn for technology cards, in tens",
    "lines income": "… for complete lines of the capital",
    "territory income": "… for territories",
    **{f"{id} in lower row": "whether one has this technology there" for id in TECH_IDS},
    **{f"{id} in middle row": "… there" for id in TECH_IDS},
    "ready": "technology cards of the middle row whose condition is met, in pairs",
    **{f"landmark {id}": "whether one has this landmark" for id in LANDMARK_IDS},
    **{f"{id} in hand": "tapestry cards of this kind" for id in CARD_IDS},
    **{f"{count} cards": "whether one has so many tapestry cards in hand" for count in HAND_STEPS},
    **{f"{id} active": "whether one has this ability now" for id in LASTING_IDS},
}


def climb(row: vec[float], first: i64, steps: list[i64], value: i64) -> None:
    """One for every step that is reached."""
    for at in range(len(steps)):
        if value < steps[at]:
            return
        row[first + at] = 1.0


def fill_holdings(state: Tapestry, seat: i64, row: vec[float]) -> None:
    """T-6.3, T-6.6: of hands one's own alone is told card by card."""
    for kind in range(RESOURCES):
        climb(row, HEAP + _heap * kind, HEAP_STEPS, state.resource[RESOURCES * seat + kind])
    climb(row, WEALTH, WEALTH_STEPS, state.wealth(seat))
    for at in range(min(LANDMARKS, len(state.landmark_owner))):
        if state.landmark_owner[at] == seat:
            row[LANDMARK + at] = 1.0
    cards: i64 = 0
    first = FACES * seat
    for face in range(FACES):
        count = state.hand[first + face]
        if count > 0:
            row[CARD + face] = float(count)
            cards += count
    climb(row, CARDS, HAND_STEPS, cards)
    for at in range(2 * seat, 2 * seat + 2):
        face = state.active[at]
        if face != NONE and BY_FACE[face] != NONE:
            row[ABILITY + BY_FACE[face]] = 1.0


def fill_technologies(state: Tapestry, seat: i64, row: vec[float]) -> i64:
    """T-9: cards that may still be upgraded, one by one; how many there are in all."""
    first = FIRST_ROW + ROWS * seat
    count: i64 = 0
    for tech in range(min(TECHS, len(state.tech_place))):
        level = state.tech_place[tech] - first
        if level >= 0 and level < ROWS:
            count += 1
            if level == 0:
                row[LOWER + tech] = 1.0
            elif level == 1:
                row[MIDDLE + tech] = 1.0
                if meets_need(state, seat, tech):
                    row[READY] += 0.5
    return count


def fill_income(state: Tapestry, seat: i64, techs: i64, lines: i64, row: vec[float]) -> None:
    """T-3.7, T-11.1: buildings taken, and what the points of the slots that they opened are counted by."""
    measure = state.edition.income.measure
    for kind in range(BUILDINGS):
        taken = state.buildings[BUILDINGS * seat + kind]
        first = BUILT + (SLOTS - 1) * kind - 1
        for slot in range(taken + 1):
            if slot > 0:
                row[first + slot] = 1.0
            what = measure[SLOTS * kind + slot]
            if what == TECH_CARDS:
                row[SCORED] += 0.1 * float(techs)
            elif what == LINES_FILLED:
                row[SCORED + 1] += 0.1 * float(lines)
            elif what == TERRITORIES:
                row[SCORED + 2] += 0.1 * float(state.territories[seat])
