"""What privilege cards are worth, in log-odds of winning: what each would do to the race if it were used now."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.lin1680.components import (
    BALES,
    CARDS,
    CONTROL,
    FIRE,
    KINDS,
    LAND,
    LOOM_ONLY,
    NONE,
    REROLL,
    SEED,
    SKEIN,
    STORM,
    THEFT,
    TWO_BALES,
    WORKS,
)
from ludotheque.games.lin1680.outlook.needs import rounds_left
from ludotheque.games.lin1680.outlook.traits import FAVOUR, UNNOTED, Tally, add_race, progress
from ludotheque.games.lin1680.state import Lin1680

KEPT: Final = 0.9  # of what a card would do at once, for who keeps it: it is to be used where it does most
AGAIN: Final = 0.6  # of a card that is needed, for a second throw of the dice
IN_TIME: Final = 3.0  # rounds it takes to find a use for a card


def favours(state: Lin1680, seat: i64, row: vec[float] = UNNOTED) -> float:
    """All privilege cards of a player; those bought in this turn count as unknown, whatever was drawn."""
    worth = 0.0
    fresh: i64 = 0
    for card in range(CARDS):
        held = state.privileges[CARDS * seat + card]
        if held > 0:
            worth += noted(row, card, float(held) * KEPT * favour(state, seat, card))
        fresh += state.bought[CARDS * seat + card]
    if fresh > 0:
        worth += noted(row, CARDS, float(fresh) * unknown(state, seat))
    return worth


def noted(row: vec[float], card: i64, worth: float) -> float:
    if len(row) > 0:
        row[FAVOUR + card] = worth
    return worth


def unknown(state: Lin1680, seat: i64) -> float:
    """The average of the cards that are neither used up nor in one's own hand before this turn."""
    worth = 0.0
    count: i64 = 0
    for card in range(CARDS):
        hidden = state.edition.privileges[card] - state.used[card] - state.privileges[CARDS * seat + card]
        if hidden > 0:
            worth += float(hidden) * favour(state, seat, card)
            count += hidden
    return KEPT * worth / float(max(1, count)) * min(1.0, rounds_left(state) / IN_TIME)


def favour(state: Lin1680, seat: i64, card: i64) -> float:
    """What one card gains its owner, or costs the best of the others, if it is used now."""
    if card == FIRE:
        return burning(state, best_rival(state, seat))
    if card == CONTROL:
        return seizing(state, best_rival(state, seat))
    before = race(state, seat)
    if card == TWO_BALES:
        if state.agreed[BALES] - state.bales[seat] < 2:
            return 0.0
        state.bales[seat] += 1
        after = race(state, seat)
        state.bales[seat] -= 1
        return after - before
    if card == THEFT:
        return shifted(state, seat, SKEIN, 1) - before
    if card == STORM:
        return shifted(state, seat, SEED, sowers(state, seat)) - before
    if card == LOOM_ONLY:
        if state.built[seat] >= state.edition.houses_to_win:
            return 0.0
        return shifted(state, seat, LAND, 1) - before
    most = 0.0
    for kind in range(KINDS):
        most = max(most, shifted(state, seat, kind, 1) - before)
    return AGAIN * most if card == REROLL else most


def race(state: Lin1680, seat: i64) -> float:
    """How a player stands without privilege cards."""
    tally = Tally(progress(state), UNNOTED)
    add_race(tally, state, seat)
    return tally.value


def shifted(state: Lin1680, seat: i64, kind: i64, by: i64) -> float:
    """How a player would stand with so many cards of a kind more."""
    state.hand[KINDS * seat + kind] += by
    worth = race(state, seat)
    state.hand[KINDS * seat + kind] -= by
    return worth


def sowers(state: Lin1680, seat: i64) -> i64:
    """How many others have a seed that a storm would bring."""
    count: i64 = 0
    for other in range(state.seats):
        if other != seat and state.hand[KINDS * other + SEED] > 0:
            count += 1
    return count


def best_rival(state: Lin1680, seat: i64) -> i64:
    """Whoever is nearest to winning of the others."""
    best: i64 = NONE
    most = -1e9
    for other in range(state.seats):
        if other != seat:
            worth = race(state, other)
            if worth > most:
                best = other
                most = worth
    return best


def seizing(state: Lin1680, victim: i64) -> float:
    """What a bale is worth to its owner."""
    if state.bales[victim] == 0:
        return 0.0
    before = race(state, victim)
    state.bales[victim] -= 1
    after = race(state, victim)
    state.bales[victim] += 1
    return before - after


def burning(state: Lin1680, victim: i64) -> float:
    """What the best of a player's houses is worth to its owner."""
    if state.built[victim] == 0:
        return 0.0
    before = race(state, victim)
    mine = WORKS * victim
    most = 0.0
    state.built[victim] -= 1
    for kind in range(KINDS):
        if state.works[mine + kind] > 0:
            state.works[mine + kind] -= 1
            most = max(most, before - race(state, victim))
            state.works[mine + kind] += 1
    state.built[victim] += 1
    return most
