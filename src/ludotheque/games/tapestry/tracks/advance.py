"""T-4.1 to T-4.7, T-5.1: the advance turn: what a space costs, and the token that is paid for."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.benefits.resources import PayAny, spend
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.movement import OnTrack, add_once, move_up, token_on
from ludotheque.games.tapestry.tracks.spaces import space_at


def can_afford(state: Tapestry, seat: i64, track: i64, space: i64) -> bool:
    """T-4.1, T-4.7, T-5.1: the price of the tier that the next space belongs to."""
    if space >= c.LAST:
        return False
    at = c.TIERS * track + space // c.TIER
    main = state.edition.main_cost[at]
    return (
        state.resource[c.RESOURCES * seat + state.edition.main_resource[track]] >= main
        and state.wealth(seat) >= main + state.edition.any_cost[at]
    )


def short_of(state: Tapestry, seat: i64, track: i64) -> dict[str, int]:
    """T-4.1: what is lacking for the cheapest advance on a track: of its own resource, then of any."""
    best: dict[str, int] = {}
    least: i64 = c.NONE
    for token in range(c.TRACKS * seat, c.TRACKS * seat + c.TRACKS):
        space = state.token_space[token]
        if state.token_track[token] == track and space < c.LAST:
            at = c.TIERS * track + space // c.TIER
            kind = state.edition.main_resource[track]
            own = max(state.edition.main_cost[at] - state.resource[c.RESOURCES * seat + kind], 0)
            due = state.edition.main_cost[at] + state.edition.any_cost[at] - state.wealth(seat)
            more = max(due - own, 0)
            if least == c.NONE or own + more < least:
                least = own + more
                lacking = ((c.RESOURCE_IDS[kind], own), ("any", more))
                best = {thing: count for thing, count in lacking if count > 0}
    return best


def add_tokens(state: Tapestry, seat: i64, track: i64, options: list[Action]) -> None:
    """T-4.1, T-16.2: tokens on a track that can be paid for, by the space they stand on."""
    for at in range(c.TRACKS * seat, c.TRACKS * seat + c.TRACKS):
        space = state.token_space[at]
        if state.token_track[at] == track and can_afford(state, seat, track, space):
            add_once(options, state.edition.verbs.move[space_at(track, space)])


class ChoosePaid(OnTrack):
    """T-4.1, T-16.2: of several tokens on the track, the one to pay for."""

    CLAUSE: ClassVar[str] = "T-4.1"

    def plain(self) -> bool:
        return True

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        add_tokens(state, self.seat, self.track, options)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        space = action.value - space_at(self.track, 0)
        at = c.TIERS * self.track + space // c.TIER
        main = state.edition.main_cost[at]
        spend(state, self.seat, state.edition.main_resource[self.track], main)
        price = state.edition.any_cost[at]
        token = token_on(state, self.seat, self.track, space)
        state.then(PaidAdvance(self.seat, token))
        if price > 0:
            state.then(PayAny(self.seat, price, 0))


class PaidAdvance(Effect[Tapestry]):
    """T-4.2 to T-4.5: after the price is paid the token moves, with benefit and bonus."""

    def __init__(self, seat: i64, token: i64) -> None:
        super().__init__(seat)
        self.token = token

    def run(self, state: Tapestry) -> None:
        move_up(state, self.seat, self.token, 1, c.GAINS_BENEFIT | c.PAYS_BONUS)
