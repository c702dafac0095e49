"""What matters about a player's standing for the points to come; `weights.py` says how much, by era."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.tapestry.benefits.measures import income_points
from ludotheque.games.tapestry.components import (
    BUILDINGS,
    CIVILIZATIONS,
    FIRST_DISTRICT,
    FIRST_ROW,
    FIRST_SPACE,
    FIRST_SUPPLY,
    LAST,
    LINES,
    RESOURCES,
    ROWS,
    SIDE,
    SLOTS,
    TRACKS,
)
from ludotheque.games.tapestry.outlook.weights import WEIGHTS

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry

REST: Final = 0  # what the others do not explain
INCOME: Final = 1  # each point of an income turn
WEALTH: Final = 2  # each resource
KIND: Final = 3  # each kind of which there is one
PAIR: Final = 4  # ... or two
TERRITORY: Final = 5
TILE: Final = 6  # each of the first three tiles in supply
SPARE_TILE: Final = 7
SPACE_TILE: Final = 8
TECH: Final = 9  # technology cards, by row
UPGRADES: Final = 12  # what upgrades promise
HAND: Final = 13  # what the cards in hand promise
ABILITY: Final = 14  # what the abilities of this era promise
PLAN: Final = 15  # what resources will buy in the last era
LINE: Final = 16  # complete lines of the capital ...
NEAR_LINE: Final = 17  # ... and others, the sixth power of their filled part
NEAR_DISTRICT: Final = 18
HALF_DISTRICT: Final = 19  # the third power
TOPPLED: Final = 20  # an outpost toppled
CIVILIZATION: Final = 21  # by civilization
BUILT: Final = 37  # SLOTS * kind + buildings taken
REACHED: Final = 61  # 13 * track + space
TRAITS: Final = 113
NOTED: Final = BUILT  # traits that a row keeps; what is built and reached is told otherwise
_units: Final = [  # in which it keeps them, so that most are about one
    *(1.0, 0.05, 0.1, 0.25, 0.25, 0.2),  # what is left over, income, resources, kinds, pairs, territory
    *(0.33, 0.33, 0.5, 0.33, 0.33, 0.33),  # tiles, spare tiles, space tiles; technology by row
    *(0.05, 0.05, 0.1, 0.02),  # upgrades, hand, abilities, plan
    *(0.25, 0.5, 0.5, 0.33, 1.0),  # lines, near lines, near districts, half districts, toppled
    *[1.0] * CIVILIZATIONS,
]
UNITS: Final = vec[float](_units)

TILES_WANTED: Final = 3
UNNOTED: Final = vec[float]()
SIXTH: Final = vec[float]([(filled / SIDE) ** 6 for filled in range(SIDE)])
THIRD: Final = vec[float]([(filled / SIDE) ** 3 for filled in range(SIDE)])


class Tally:
    """Adds up what the traits of a player are worth; a row, where there is one, keeps them for what is learnt."""

    first: i64  # where the weights of the era begin
    value: float
    row: vec[float]
    into: i64  # where the traits begin in the row
    noting: bool

    def __init__(self, era: i64, row: vec[float], into: i64) -> None:
        self.first = TRAITS * (era - 1) if era > 0 else 0
        self.value = 0.0
        self.row = row
        self.into = into
        self.noting = len(row) > 0

    def add(self, trait: i64, amount: float) -> None:
        self.value += WEIGHTS[self.first + trait] * amount
        if self.noting:
            self.row[self.into + trait] += UNITS[trait] * amount

    def climb(self, trait: i64, steps: i64) -> None:
        """So many steps of something."""
        self.value += WEIGHTS[self.first + trait + steps]


def add_standing(tally: Tally, state: Tapestry, seat: i64) -> None:
    """All that can be counted."""
    tally.add(REST, 1.0)
    tally.add(INCOME, float(income_points(state, seat)))
    for at in range(RESOURCES * seat, RESOURCES * seat + RESOURCES):
        count = state.resource[at]
        tally.add(WEALTH, float(count))
        if count > 0:
            tally.add(KIND, 1.0)
        if count > 1:
            tally.add(PAIR, 1.0)
    for kind in range(BUILDINGS):
        tally.climb(BUILT + SLOTS * kind, state.buildings[BUILDINGS * seat + kind])
    for track in range(TRACKS):
        tally.climb(REACHED + (LAST + 1) * track, state.position(seat, track))
    tally.add(TERRITORY, float(state.territories[seat]))
    if state.toppled[seat] > 0:
        tally.add(TOPPLED, 1.0)
    for at in range(CIVILIZATIONS):
        if state.civilization_owner[at] == seat:
            tally.add(CIVILIZATION + at, 1.0)
    add_supply(tally, state, seat)
    add_capital(tally, state, seat)


def add_supply(tally: Tally, state: Tapestry, seat: i64) -> None:
    """T-6.3, T-9: tiles in supply, and technology cards by their rows."""
    tiles: i64 = 0
    for place in state.tile_place:
        if place == FIRST_SUPPLY + seat:
            tally.add(TILE if tiles < TILES_WANTED else SPARE_TILE, 1.0)
            tiles += 1
    for place in state.space_place:
        if place == FIRST_SPACE + seat:
            tally.add(SPACE_TILE, 1.0)
    first = FIRST_ROW + ROWS * seat
    for place in state.tech_place:
        if first <= place < first + ROWS:
            tally.add(TECH + place - first, 1.0)


def add_capital(tally: Tally, state: Tapestry, seat: i64) -> None:
    """T-12.4, T-12.5: complete lines, and how far the others and the districts have come."""
    first = LINES * seat
    near = 0.0
    for at in range(first, first + FIRST_DISTRICT):
        if state.filled[at] == SIDE:
            tally.add(LINE, 1.0)
        else:
            near += SIXTH[state.filled[at]]
    tally.add(NEAR_LINE, near)
    near = 0.0
    half = 0.0
    for at in range(first + FIRST_DISTRICT, first + LINES):
        if state.filled[at] < SIDE:
            near += SIXTH[state.filled[at]]
            half += THIRD[state.filled[at]]
    tally.add(NEAR_DISTRICT, near)
    tally.add(HALF_DISTRICT, half)


def reached(era: i64, track: i64, space: i64) -> float:
    """What standing on a space is worth, apart from what it brings."""
    return WEIGHTS[TRAITS * (era - 1) + REACHED + (LAST + 1) * track + space]


def weight(era: i64, trait: i64) -> float:
    return WEIGHTS[TRAITS * (era - 1) + trait]
