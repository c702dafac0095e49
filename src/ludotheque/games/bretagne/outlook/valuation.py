"""What things are worth to a player, in points: the weights of the outlook."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.notation import TERM, Phrase
from ludotheque.games.bretagne.components import (
    ACTIONS,
    AT_PORT,
    CARD,
    CATEGORIES,
    ENGINEER,
    FRANC,
    KINDS,
    NONE,
    POINT,
    PORTS,
    WORKER,
)
from ludotheque.games.bretagne.holdings import has_passed, resources_of, strength, visitors
from ludotheque.games.bretagne.state import Bretagne

GOOD: Final = 1.0  # a resource that can still be built with this round ...
KEPT: Final = 0.9  # ... and one kept for the next
PER_ENGINEER: Final = 4  # resources that one engineer can be hoped to use
ENGINEER_USED: Final = 2.5  # an engineer that makes another build possible ...
PER_GOOD: Final = 0.5  # ... the more so, the more there is to build with
ENGINEER_SPARE: Final = 0.3
SHIFT: Final = 0.45  # what the rest of the round counts for finishing lighthouses
LEADING: Final = 0.75  # the chance of the first in rank to stay so, and of the others to become so
TRAILING: Final = 0.2
CARD_LATER: Final = 0.9
CARD_NEW: Final = 2.0  # an unknown card to be drawn, with rounds to come ...
CARD_LAST: Final = 1.2  # ... and in the last round
HIRED: Final = 0.8  # a worker from the side reserve, now and for every round to come
HIRED_LATER: Final = 0.5
FRANC_BUSY: Final = 0.6  # one of the first francs while one may still trade ...
FRANC_LATER: Final = 0.5  # ... and for a round to come
FRANC_MORE: Final = 0.34  # one beyond these
FEW_FRANCS: Final = 6
PACE: Final = 0.9  # floors that a round adds to a lighthouse
HARD_PACE: Final = 0.5  # of it on Enfer
DOUBT: Final = 0.8
RENT_GOODS: Final = [1.0, 1.0, 1.0, 1.0, 1.0, 1.6, 1.5, 1.2, 0.7, 1.0]  # what a rent is worth, by good


def rounds_left(state: Bretagne) -> i64:
    """Rounds after this one."""
    return state.edition.rounds - state.round


def is_busy(state: Bretagne, seat: i64) -> bool:
    """Whether a player may still build in this round."""
    return state.phase <= ACTIONS and state.barge[seat] != NONE and not has_passed(state, seat)


def franc_worth(state: Bretagne, seat: i64) -> float:
    """One more franc: it buys things while there is time; at the end three are a point."""
    if state.purse[seat] >= FEW_FRANCS:
        return FRANC_MORE
    return early_franc(state, seat)


def early_franc(state: Bretagne, seat: i64) -> float:
    """One of the first francs."""
    if is_busy(state, seat):
        return FRANC_BUSY
    return FRANC_LATER if rounds_left(state) > 0 else 1.0 / float(state.edition.francs_per_point)


def good_worth(state: Bretagne, seat: i64) -> float:
    """One more resource."""
    if not is_busy(state, seat):
        return KEPT if rounds_left(state) > 0 else 0.0
    return GOOD


def engineer_worth(state: Bretagne, seat: i64) -> float:
    """One more engineer."""
    if not is_busy(state, seat):
        return 0.0
    spare = resources_of(state, seat) - PER_ENGINEER * state.engineers[seat]
    if spare <= 0:
        return ENGINEER_SPARE
    return ENGINEER_USED + PER_GOOD * float(min(spare, PER_ENGINEER))


def worth_of(state: Bretagne, seat: i64, good: i64) -> float:
    """What one more of a good is worth now."""
    if good == FRANC:
        return franc_worth(state, seat)
    if good == ENGINEER:
        return engineer_worth(state, seat)
    if good == CARD:
        return CARD_NEW if rounds_left(state) > 0 else CARD_LAST
    if good == WORKER:
        return HIRED + HIRED_LATER * float(rounds_left(state))
    return good_worth(state, seat)


def gain_worth(state: Bretagne, seat: i64, phrase: Phrase) -> float:
    """What all goods of an effect are worth."""
    if phrase.kind == TERM:
        return float(phrase.count) * worth_of(state, seat, phrase.word)
    worth = 0.0
    for part in phrase.parts:
        worth += float(part.count) * worth_of(state, seat, part.word)
    return worth


def port_worth(state: Bretagne, port: i64, crowd: i64) -> float:
    """A worker in a port that then holds so many: its points at the end, and the rents until then."""
    edition = state.edition
    coast = edition.port_coast[port]
    rents = edition.rent_improved if state.improved[coast] else edition.rent_normal
    rent = rents[state.rent[port]]
    value = float(rent.count) * RENT_GOODS[rent.word] if rent.kind == TERM else RENT_GOODS[POINT]
    return float(edition.crowd[crowd - 1]) + value * float(rounds_left(state))


def best_port(state: Bretagne, seat: i64, coast: i64) -> float:
    """The best port of a coast for a worker of this player, fee deducted; 0 where there is none."""
    best = 0.0
    for port in range(PORTS):
        if state.edition.port_coast[port] == coast and state.in_port[PORTS * seat + port] == 0:
            others = visitors(state, port)
            fee = state.edition.port_fee * others
            if fee <= state.purse[seat]:
                best = max(best, port_worth(state, port, others + 1) - franc_worth(state, seat) * float(fee))
    return best


def chance_to_finish(state: Bretagne, tower: i64) -> float:
    """How likely a lighthouse is to be finished before the end."""
    missing = state.edition.floors[tower] - state.height[tower]
    if missing <= 0:
        return 1.0
    time = float(rounds_left(state)) + (SHIFT if state.phase <= ACTIONS else 0.0)
    pace = PACE * time / float(missing)
    if state.edition.category[tower] == CATEGORIES - 1:
        pace *= HARD_PACE
    return pace * pace / (pace * pace + DOUBT)


def leads(state: Bretagne, seat: i64, tower: i64) -> bool:
    """B-4.0.2: whether a player would be the first in rank."""
    mine = strength(state, seat, tower)
    for other in range(state.seats):
        if other != seat and strength(state, other, tower) > mine:
            return False
    return mine > 0


def tower_worth(state: Bretagne, seat: i64, tower: i64, crew: i64, port_share: float) -> float:
    """What so many workers of a player may bring when the lighthouse is finished: points, majority, and so much of the
    best port."""
    edition = state.edition
    chance = chance_to_finish(state, tower)
    majority = float(edition.majority[edition.category[tower]])
    first = 1.0 if chance == 1.0 else LEADING
    share = first if leads(state, seat, tower) else TRAILING * (0.0 if state.stage >= AT_PORT else 1.0)
    worth = float(crew) + majority * share
    if state.tower != tower or state.stage < AT_PORT:
        worth += port_share * max(0.0, best_port(state, seat, edition.slot_coast[state.slot[tower]]) - 1.0)
    return chance * worth


def hand_on(state: Bretagne, seat: i64, tower: i64, crew: i64, used: list[i64]) -> float:
    """The best cards for so many workers on one lighthouse, over the point each would score there anyway; `used` counts
    cards already spoken for."""
    edition = state.edition
    played = [state.played[kind] if state.tower == tower else 0 for kind in range(KINDS)]
    worth = 0.0
    for _each in range(crew):
        best: i64 = NONE
        most: i64 = 1
        for kind in range(KINDS):
            if state.hand[KINDS * seat + kind] > used[kind]:
                value = edition.card_points[CATEGORIES * kind + edition.category[tower]]
                value -= edition.falling * played[kind]
                if value > most:
                    most = value
                    best = kind
        if best == NONE:
            break
        used[best] += 1
        played[best] += 1
        worth += float(most - 1)
    return worth
