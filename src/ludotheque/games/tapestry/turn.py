"""T-2, T-4.1, T-18: turns: income or an advance, and what comes after the last one."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Question
from ludotheque.games.tapestry.benefits.resources import PayAny, spend
from ludotheque.games.tapestry.components import (
    GAINS_BENEFIT,
    LAST,
    NONE,
    PAYS_BONUS,
    RESOURCES,
    TIER,
    TIERS,
    TRACKS,
)
from ludotheque.games.tapestry.ending import winners
from ludotheque.games.tapestry.income.era import begin_era
from ludotheque.games.tapestry.outlook.plans import advance_worth
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.movement import can_advance, is_forbidden, move_up, token_on
from ludotheque.games.tapestry.tracks.spaces import space_at


class BeginTurn(Effect[Tapestry]):
    """T-1.13, T-2.2: a player's turn; the first one is income turn 1."""

    def run(self, state: Tapestry) -> None:
        state.turn = self.seat
        if state.era[self.seat] == 0:
            state.then(EndTurn(self.seat))
            begin_era(state, self.seat)
        else:
            state.then(Turn(self.seat), EndTurn(self.seat))


def can_afford(state: Tapestry, seat: i64, track: i64, space: i64) -> bool:
    """T-4.1, T-4.7, T-5.1: the price of the tier that the next space belongs to."""
    if space >= LAST:
        return False
    at = TIERS * track + space // TIER
    main = state.edition.main_cost[at]
    return (
        state.resource[RESOURCES * seat + state.edition.main_resource[track]] >= main
        and state.wealth(seat) >= main + state.edition.any_cost[at]
    )


def add_tokens(state: Tapestry, seat: i64, track: i64, options: list[Action]) -> None:
    """T-4.1, T-16.2: tokens on a track that can be paid for, by the space they stand on."""
    for at in range(TRACKS * seat, TRACKS * seat + TRACKS):
        space = state.token_space[at]
        if state.token_track[at] == track and can_afford(state, seat, track, space):
            action = state.edition.verbs.move[space_at(track, space)]
            if action not in options:
                options.append(action)


class Turn(Question[Tapestry]):
    """T-2.1 to T-2.3, T-2.5, T-10.12: an income turn, or an advance that one can pay; nothing else, and no trading."""

    CLAUSE: ClassVar[str] = "T-2.1"

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        for track in range(TRACKS):
            if not is_forbidden(state, self.seat, track):
                movable: list[Action] = []
                add_tokens(state, self.seat, track, movable)
                if movable:
                    options.append(state.edition.verbs.advance[track])
        options.append(state.edition.verbs.income)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is state.edition.verbs.income:
            begin_era(state, self.seat)
        else:
            state.then(ChoosePaid(self.seat, action.value))

    def why_not(self, state: Tapestry, action: Action) -> str:
        if action.verb != "advance":
            return self.CLAUSE
        if is_forbidden(state, self.seat, action.value):
            return "T-8.8"
        return "T-4.1" if can_advance(state, self.seat, action.value) else "T-4.7"


class ChoosePaid(Question[Tapestry]):
    """T-4.1, T-16.2: of several tokens on the track, the one to pay for."""

    CLAUSE: ClassVar[str] = "T-4.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "track")
    track: i64

    def __init__(self, seat: i64, track: i64) -> None:
        super().__init__(seat)
        self.track = track

    def plain(self) -> bool:
        return True

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        add_tokens(state, self.seat, self.track, options)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        space = action.value - space_at(self.track, 0)
        at = TIERS * self.track + space // TIER
        main = state.edition.main_cost[at]
        spend(state, self.seat, state.edition.main_resource[self.track], main)
        price = state.edition.any_cost[at]
        token = token_on(state, self.seat, self.track, space)
        state.then(PaidAdvance(self.seat, token))
        if price > 0:
            state.then(PayAny(self.seat, price, 0))


class PaidAdvance(Effect[Tapestry]):
    """T-4.2 to T-4.5: after the price is paid the token moves, with benefit and bonus."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "token")
    token: i64

    def __init__(self, seat: i64, token: i64) -> None:
        super().__init__(seat)
        self.token = token

    def run(self, state: Tapestry) -> None:
        move_up(state, self.seat, self.token, 1, GAINS_BENEFIT | PAYS_BONUS)

    def promise(self, state: Tapestry) -> float:
        return advance_worth(state, self.seat, self.token)


class EndTurn(Effect[Tapestry]):
    """T-2.3, T-18.1, T-18.6, R-4: spaces can be gained again, locks run out; who has had five income turns is done."""

    def run(self, state: Tapestry) -> None:
        seat = self.seat
        for at in range(TRACKS * state.seats):
            state.used[at] = 0
        for other in range(state.seats):
            state.repeated[other] = 0
        finished = state.era[seat] == state.edition.eras
        for at in range(TRACKS * seat, TRACKS * seat + TRACKS):
            if finished:
                state.locked[at] = 0
            elif state.locked[at] > 0:
                state.locked[at] -= 1
        if finished:
            state.finished[seat] = 1
            state.active[2 * seat] = NONE
            state.active[2 * seat + 1] = NONE
            state.tell("finished", "T-18.1", seat, state.points(seat))
        pass_on(state, seat)


def pass_on(state: Tapestry, seat: i64) -> None:
    """T-18.3, T-18.6: clockwise to the next player still in the game; when there is none, it is over."""
    other = state.left_of(seat)
    for _ in range(state.seats):
        if state.finished[other] == 0:
            state.then(BeginTurn(other))
            return
        other = state.left_of(other)
    for winner in winners(state):
        state.tell("won", "T-18.3", winner, state.points(winner))
