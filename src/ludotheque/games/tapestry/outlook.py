"""How well a seat stands, in points, for agents that look ahead. No rule depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.tapestry.components import (
    BUILDINGS,
    CIVILIZATIONS,
    FACES,
    FIRST_DISTRICT,
    FIRST_ROW,
    FIRST_SPACE,
    FIRST_SUPPLY,
    HOUSE,
    LINES,
    LINES_MEASURE,
    NONE,
    ROWS,
    SIDE,
    SLOTS,
    TILE_WORD,
)
from ludotheque.games.tapestry.estimates import CIVILIZATION, CIVILIZATION_TURN, FACE, RESOURCE, WORD
from ludotheque.games.tapestry.plans import planned
from ludotheque.games.tapestry.prerequisites import meets_need
from ludotheque.games.tapestry.scoring import income_points
from ludotheque.games.tapestry.worth import scorings, worth

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry

DISTRICT: Final = [(filled / SIDE) ** 3 for filled in range(SIDE)] + [0.0]  # of a resource; complete, it has paid
LINE: Final = [0.8 * (filled / SIDE) ** 4 for filled in range(SIDE)] + [0.0]  # of a line; complete, it is counted
STANDING: Final = 0.8  # points of a complete line beside what income pays for it
TILES_WANTED: Final = 3
SPARE_TILE: Final = 0.3
SPACE_TILE: Final = 2.0
HELD: Final = 0.85  # a tapestry card that will be played, of its worth
SPARE_CARD: Final = 1.0
CIRCLE: Final = 0.75  # an upgrade that may come, of its worth ...
SQUARE: Final = 0.5
FAR: Final = 0.25  # ... without its prerequisite
LASTING: Final = [0.35, 0.5, 0.62, 0.72, 0.8, 0.86, 0.9, 0.94, 1.0]  # an ability of this era, by resources to use it
TERRITORY: Final = 0.35
TOPPLED_ONE: Final = 1.5


def outlook(state: Tapestry, seat: i64) -> float:
    """Points now; what income, advances, the capital, cards and tiles will bring; what is about to happen."""
    value = float(state.points(seat))
    if not state.stack:
        return value
    for step in state.stack:
        if step.seat == seat:
            value += step.promise(state)
    if state.finished[seat] == 1 or state.turn == NONE:
        return value + choice_worth(state, seat)
    era = state.era[seat]
    turns = float(scorings(state, seat))
    value += turns * float(income_points(state, seat)) + planned(state, seat)
    value += capital_worth(state, seat, turns)
    value += tech_worth(state, seat, turns)
    value += hand_worth(state, seat)
    if era < state.edition.eras:
        value += supply_worth(state, seat)
        value += TERRITORY * float(state.territories[seat])
        if state.toppled[seat] == 1:
            value += TOPPLED_ONE
        value += ability_worth(state, seat)
    return value + turns * civilization_turns(state, seat)


def choice_worth(state: Tapestry, seat: i64) -> float:
    """While setting up: the civilization chosen."""
    value = 0.0
    for at in range(CIVILIZATIONS):
        if state.chosen[CIVILIZATIONS * seat + at] > 0:
            value += CIVILIZATION[at]
    return value


def capital_worth(state: Tapestry, seat: i64, turns: float) -> float:
    """T-12.4, T-12.5: complete lines, and how far the others and the districts have come."""
    icons: i64 = 0
    for slot in range(state.buildings[BUILDINGS * seat + HOUSE] + 1):
        if state.edition.income.measure[SLOTS * HOUSE + slot] == LINES_MEASURE:
            icons += 1
    each = STANDING + turns * (float(icons) + 0.3)
    era = state.era[seat]
    first = LINES * seat
    lines = 0.0
    for at in range(first, first + FIRST_DISTRICT):
        lines += LINE[state.filled[at]]
    districts = 0.0
    for at in range(first + FIRST_DISTRICT, first + LINES):
        districts += DISTRICT[state.filled[at]]
    return lines * each + districts * RESOURCE[era]


def tech_worth(state: Tapestry, seat: i64, turns: float) -> float:
    """T-9: what upgrades of the cards in the lower rows would bring, as far as there will be upgrades."""
    edition = state.edition
    first = FIRST_ROW + ROWS * seat
    total = 0.0
    waiting = 0.0
    for tech in range(len(state.tech_place)):
        row = state.tech_place[tech] - first
        if row == 0:
            total += CIRCLE * worth(state, seat, edition.circle[tech])
            total += FAR * worth(state, seat, edition.square[tech])
            waiting += 1.6
        elif row == 1:
            share = SQUARE if meets_need(state, seat, tech) else FAR
            total += share * worth(state, seat, edition.square[tech])
            waiting += 1.0
    chances = turns + 0.5 if turns > 0.0 else 0.0
    return total if waiting <= chances else total * chances / waiting


def hand_worth(state: Tapestry, seat: i64) -> float:
    """T-13: the best cards for the slots still free; the rest may cover or pay for something."""
    slots = state.edition.eras - 1 - state.era[seat]
    if slots < 0:
        return 0.0
    best = 0.0
    second = 0.0
    third = 0.0
    count: i64 = 0
    for face in range(FACES):
        copies = state.hand[FACES * seat + face]
        if copies > 0:
            count += copies
            for _ in range(copies):
                value = FACE[face]
                if value > best:
                    best, second, third = value, best, second
                elif value > second:
                    second, third = value, second
                elif value > third:
                    third = value
    played = 0.0
    if slots > 0:
        played += best
    if slots > 1:
        played += 0.9 * second
    if slots > 2:
        played += 0.8 * third
    spare = count - slots if count > slots else 0
    return HELD * played + SPARE_CARD * float(spare)


def supply_worth(state: Tapestry, seat: i64) -> float:
    """T-6.3: tiles in supply."""
    tiles: i64 = 0
    for place in state.tile_place:
        if place == FIRST_SUPPLY + seat:
            tiles += 1
    value = WORD[TILE_WORD] * float(min(tiles, TILES_WANTED))
    if tiles > TILES_WANTED:
        value += SPARE_TILE * float(tiles - TILES_WANTED)
    for place in state.space_place:
        if place == FIRST_SPACE + seat:
            value += SPACE_TILE
    return value


def ability_worth(state: Tapestry, seat: i64) -> float:
    """T-13.1: abilities of this era, by what is left to use them with."""
    value = 0.0
    wealth = state.wealth(seat)
    for at in range(2 * seat, 2 * seat + 2):
        if state.active[at] != NONE:
            value += FACE[state.active[at]] * LASTING[min(wealth, len(LASTING) - 1)]
    return value


def civilization_turns(state: Tapestry, seat: i64) -> float:
    """T-3.2: mats that are used on income turns."""
    value = 0.0
    for at in range(CIVILIZATIONS):
        if state.civilization_owner[at] == seat and state.edition.civilization_turns[at] != 0:
            value += CIVILIZATION_TURN
    return value
