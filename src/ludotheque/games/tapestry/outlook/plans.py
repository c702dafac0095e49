"""Which advances a player will be able to pay for in this era, and what they promise; for agents that look ahead.

A small plan, not the best one: again and again the token moves whose next spaces bring most for their price.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.tapestry.components import (
    LAST,
    NONE,
    OBJECTIVES,
    RESOURCES,
    TIER,
    TIERS,
    TRACK_OBJECTIVE,
    TRACKS,
)
from ludotheque.games.tapestry.outlook.traits import PLAN, reached, weight
from ludotheque.games.tapestry.outlook.worth import space_worth

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry

AHEAD: Final = 4  # spaces looked at from where a token stands
PATIENCE: Final = 0.93  # for each space further away
LEFTOVER: Final = 0.7  # a resource that the plan has no use for
UNKNOWN: Final = -1.0


class Plan:
    """A race of one player alone: tokens, resources, and what spaces were found to be worth."""

    state: Tapestry
    seat: i64
    at: list[int]  # where the four tokens stand
    goods: list[int]
    value: list[float]  # by space, UNKNOWN before it is asked for
    index: list[float]  # by token: the best of its next spaces for their price

    def __init__(self, state: Tapestry, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.at = [int(state.token_space[TRACKS * seat + token]) for token in range(TRACKS)]
        self.goods = [int(state.resource[RESOURCES * seat + kind]) for kind in range(RESOURCES)]
        self.value = [UNKNOWN] * (TRACKS * (LAST + 1))
        self.index = [0.0] * TRACKS

    def promise(self) -> float:
        """What the advances of this era bring."""
        for token in range(TRACKS):
            self.rate(token)
        return self.spend_all() + LEFTOVER * float(sum(self.goods))

    def spend_all(self) -> float:
        """Advances until nothing more can be paid."""
        total = 0.0
        while True:
            best: i64 = NONE
            for token in range(TRACKS):
                if self.index[token] > (self.index[best] if best != NONE else 0.0) and self.can_pay(token):
                    best = token
            if best == NONE:
                return total
            total += self.advance(best)

    def cost_at(self, token: i64) -> i64:
        """Where the costs of a token's next space stand."""
        at: i64 = self.at[token]
        return TIERS * self.state.token_track[TRACKS * self.seat + token] + at // TIER

    def can_pay(self, token: i64) -> bool:
        edition = self.state.edition
        cost = self.cost_at(token)
        goods = self.goods
        main: i64 = goods[edition.main_resource[cost // TIERS]]
        wealth: i64 = goods[0] + goods[1] + goods[2] + goods[3]
        return main >= edition.main_cost[cost] and wealth >= edition.main_cost[cost] + edition.any_cost[cost]

    def advance(self, token: i64) -> float:
        """Pay, what is left to choose from the largest heap, and move."""
        edition = self.state.edition
        cost = self.cost_at(token)
        goods = self.goods
        goods[edition.main_resource[cost // TIERS]] -= int(edition.main_cost[cost])
        for _each in range(edition.any_cost[cost]):
            most: i64 = 0
            for kind in range(1, RESOURCES):
                if goods[kind] > goods[most]:
                    most = kind
            goods[most] -= 1
        self.at[token] += 1
        track = self.state.token_track[TRACKS * self.seat + token]
        value = self.worth_of(track, self.at[token])
        self.rate(token)
        return value

    def rate(self, token: i64) -> None:
        """The best sum of the next spaces, for what they cost together."""
        edition = self.state.edition
        track = self.state.token_track[TRACKS * self.seat + token]
        start: i64 = self.at[token]
        best = 0.0
        value = 0.0
        cost = 0.0
        weight = 1.0
        for space in range(start, min(LAST, start + AHEAD)):
            tier = TIERS * track + space // TIER
            value += weight * self.worth_of(track, space + 1)
            cost += float(edition.main_cost[tier] + edition.any_cost[tier])
            weight *= PATIENCE
            if value / cost > best:
                best = value / cost
        self.index[token] = best

    def worth_of(self, track: i64, space: i64) -> float:
        at = (LAST + 1) * track + space
        if self.value[at] == UNKNOWN:
            value = space_worth(self.state, self.seat, at)
            if space == LAST:
                value += completion(self.state, self.seat)
            self.value[at] = value
        return self.value[at]


def completion(state: Tapestry, seat: i64) -> float:
    """T-17.2: the objective of completing a track, if it is still to be had."""
    before: i64 = 0
    for other in range(state.seats):
        before += state.objective[OBJECTIVES * other + TRACK_OBJECTIVE]
    values = state.edition.objective_points[OBJECTIVES * state.large + TRACK_OBJECTIVE]
    if state.objective[OBJECTIVES * seat + TRACK_OBJECTIVE] == 1 or before >= len(values):
        return 0.0
    return float(values[before])


def planned(state: Tapestry, seat: i64) -> float:
    return Plan(state, seat).promise()


def advance_worth(state: Tapestry, seat: i64, token: i64) -> float:
    """What moving a token that is paid for brings: its next space, and standing there instead of here."""
    at = TRACKS * seat + token % TRACKS
    era = state.era[seat]
    track = state.token_track[at]
    last = era == state.edition.eras - 1
    value = -reached(era, track, state.position(seat, track))
    if last:
        value -= weight(era, PLAN) * planned(state, seat)
    state.token_space[at] += 1
    value += reached(era, track, state.position(seat, track))
    value += space_worth(state, seat, (LAST + 1) * track + state.token_space[at])
    if last:
        value += weight(era, PLAN) * planned(state, seat)
    if state.token_space[at] == LAST:
        value += completion(state, seat)
    state.token_space[at] -= 1
    return value
