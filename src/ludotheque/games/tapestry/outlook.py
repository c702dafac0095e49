"""How well a player stands, in points: what agents that look ahead believe. No rule depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.tapestry.components import (
    BUILDINGS,
    FACES,
    FIRST_DISTRICT,
    FIRST_ROW,
    HOUSE,
    LAST,
    LINES,
    NONE,
    ROWS,
    SIDE,
    SLOTS,
    TOPPLE_OBJECTIVE,
    TRACKS,
)
from ludotheque.games.tapestry.scoring import tiles
from ludotheque.games.tapestry.worth import SPACE, resource_worth, rounds_left, slot_worth

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry

TOPPLED: Final = 3.0  # of the first of two
GROWTH: Final = [0.0, 0.0, 0.01, 0.02, 0.05, 0.1, 0.18, 0.3, 0.5, 1.0]  # of a line, by plots filled


def outlook(state: Tapestry, seat: i64) -> float:
    """Points now, what income, goods, cards and places will bring, and what is about to happen."""
    worth = float(state.points(seat))
    if not state.stack:
        return worth + 0.01 * float(state.wealth(seat))
    rounds = float(rounds_left(state, seat))
    resource = resource_worth(state, seat)
    for step in state.stack:
        if step.seat == seat:
            worth += step.promise(state)
    if rounds <= 0.0:
        return worth
    worth += resource * float(state.wealth(seat))
    for kind in range(BUILDINGS):
        for slot in range(state.buildings[BUILDINGS * seat + kind] + 1):
            worth += slot_worth(state, seat, SLOTS * kind + slot, rounds, resource)
    worth += cards_worth(state, seat, rounds) + tokens_worth(state, seat) + capital_worth(state, seat, rounds)
    return worth + lands_worth(state, seat)


def cards_worth(state: Tapestry, seat: i64, rounds: float) -> float:
    """A card for each slot to come, some more for what they may buy; tiles to explore with; technology to upgrade."""
    hand: i64 = 0
    for at in range(FACES * seat, FACES * seat + FACES):
        hand += state.hand[at]
    needed = min(float(hand), max(0.0, rounds - 1.0))
    worth = 3.0 * needed + 0.8 * (float(hand) - needed)
    supply = float(tiles(state, seat))
    worth += 0.9 * min(3.0, supply) + 0.3 * max(0.0, supply - 3.0)
    first = FIRST_ROW + ROWS * seat
    for place in state.tech_place:
        if place == first:
            worth += 1.6
        elif place == first + 1:
            worth += 1.2
    return worth


def tokens_worth(state: Tapestry, seat: i64) -> float:
    """Every space is nearer to better ones; a landmark that is still there draws."""
    worth = 0.0
    for token in range(TRACKS * seat, TRACKS * seat + TRACKS):
        space = state.token_space[token]
        worth += SPACE * float(space)
        track = state.token_track[token]
        for ahead in range(1, 4):
            if space + ahead <= LAST:
                landmark = state.edition.space_landmark[(LAST + 1) * track + space + ahead]
                if landmark != NONE and state.landmark_owner[landmark] == NONE:
                    worth += 1.5 / float(ahead)
    return worth


def capital_worth(state: Tapestry, seat: i64, rounds: float) -> float:
    """Lines that fill up, by how often they will be scored, and districts."""
    times = 1.0 + rounds * float(1 + state.buildings[BUILDINGS * seat + HOUSE] // 2)
    worth = 0.0
    for line in range(FIRST_DISTRICT):
        filled = state.filled[LINES * seat + line]
        if filled < SIDE:
            worth += 0.6 * times * GROWTH[filled]
    for line in range(FIRST_DISTRICT, LINES):
        filled = state.filled[LINES * seat + line]
        if filled < SIDE:
            worth += 2.0 * GROWTH[filled]
    return worth


def lands_worth(state: Tapestry, seat: i64) -> float:
    """Territories open the way to others; one toppled outpost is half an objective."""
    worth = 0.8 * float(state.territories[seat])
    if state.toppled[seat] == 1 and state.objective[3 * seat + TOPPLE_OBJECTIVE] == 0:
        worth += TOPPLED
    return worth
