"""How well a seat stands, in points, for agents that look ahead. No rule depends on it."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.outlook import Outlook
from ludotheque.games.tapestry.components import (
    CIVILIZATIONS,
    FACES,
    FIRST_ROW,
    NONE,
    ROWS,
)
from ludotheque.games.tapestry.outlook.estimates import FACE
from ludotheque.games.tapestry.outlook.plans import planned
from ludotheque.games.tapestry.outlook.rivals import rival_worth
from ludotheque.games.tapestry.outlook.traits import (
    ABILITY,
    CIVILIZATION,
    HAND,
    PLAN,
    UNNOTED,
    UPGRADES,
    Tally,
    add_standing,
    weight,
)
from ludotheque.games.tapestry.outlook.worth import scorings, worth
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.technology.prerequisites import meets_need

HELD: Final = 0.85  # a tapestry card that will be played, of its worth
SPARE_CARD: Final = 1.0
CIRCLE: Final = 0.75  # an upgrade that may come, of its worth ...
SQUARE: Final = 0.5
FAR: Final = 0.25  # ... without its prerequisite
LASTING: Final = vec[float]([0.35, 0.5, 0.62, 0.72, 0.8, 0.86, 0.9, 0.94, 1.0])  # an ability, by resources to use it


class TapestryOutlook(Outlook[Tapestry]):
    """Points now, what is about to happen, and what the position promises."""

    LEVELS: ClassVar[dict[str, tuple[float, int]]] = {
        "easy": (0.15, 0),
        "casual": (0.065, 0),
        "medium": (0.0, 3),
        "hard": (0.0, 24),
        "master": (0.0, 160),
    }

    def worth(self, state: Tapestry, seat: i64) -> float:
        if state.is_bot(seat):
            return rival_worth(state, seat)
        value = float(state.points(seat))
        if not state.stack:
            return value
        value = self.with_promises(state, seat, value)
        if state.finished[seat] == 1 or state.turn == NONE:
            return value + choice_worth(state, seat)
        return value + standing(state, seat)

    def spread(self, state: Tapestry) -> float:
        return 25.0

    def openness(self) -> float:
        return 0.1


def standing(state: Tapestry, seat: i64, row: vec[float] = UNNOTED, into: i64 = 0) -> float:
    """What the position promises beside its points, as matches have shown; nothing once the last era has begun."""
    era = state.era[seat]
    if era >= state.edition.eras:
        return 0.0
    tally = Tally(era, row, into)
    add_standing(tally, state, seat)
    tally.add(UPGRADES, tech_worth(state, seat, float(scorings(state, seat))))
    tally.add(HAND, hand_worth(state, seat))
    tally.add(ABILITY, ability_worth(state, seat))
    if era == state.edition.eras - 1:
        tally.add(PLAN, planned(state, seat))
    return tally.value


def choice_worth(state: Tapestry, seat: i64) -> float:
    """While setting up: the civilization chosen."""
    value = 0.0
    for at in range(CIVILIZATIONS):
        if state.chosen[CIVILIZATIONS * seat + at] > 0:
            value += weight(1, CIVILIZATION + at)
    return value


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
            for _each in range(copies):
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


def ability_worth(state: Tapestry, seat: i64) -> float:
    """T-13.1: abilities of this era, by what is left to use them with."""
    value = 0.0
    wealth = state.wealth(seat)
    for at in range(2 * seat, 2 * seat + 2):
        if state.active[at] != NONE:
            value += FACE[state.active[at]] * LASTING[min(wealth, len(LASTING) - 1)]
    return value
