"""F-3.1, F-3.2: the turn from beginning to end, round by round."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Question
from ludotheque.games.lin1680.building import OpenBuilding
from ludotheque.games.lin1680.components import BOARD_PART, CARD_PART, CARDS, NONE
from ludotheque.games.lin1680.movement import MovePawn, ThrowMovement
from ludotheque.games.lin1680.privileges import or_cards, use_card
from ludotheque.games.lin1680.resources import BeforeDice
from ludotheque.games.lin1680.state import Lin1680
from ludotheque.games.lin1680.trade import OpenTrade
from ludotheque.games.lin1680.victory import winners


class Turn(Effect[Lin1680]):
    """F-3.1, R-24: develop resources, trade, build, in this order; whoever begins the round counts it."""

    def run(self, state: Lin1680) -> None:
        if self.seat == state.leader:
            state.round += 1
            if state.round > state.edition.round_limit:
                state.round -= 1
                stop(state)
                return
            state.tell("round", "F-3.1", state.round)
        state.active = self.seat
        state.phase = 1
        state.pips = 0
        state.changed |= BOARD_PART
        for at in range(4):
            state.dice[at] = NONE
        state.tell("turn", "F-3.1", self.seat)
        state.then(OpenBuilding(self.seat), EndTurn(self.seat))
        state.then(BeforeDice(self.seat), OpenTrade(self.seat))
        state.then(BeginTurn(self.seat), ThrowMovement(self.seat), MovePawn(self.seat))


def stop(state: Lin1680) -> None:
    """F-8.6, R-32: the safety end."""
    state.tell("limit", "F-8.6")
    for seat in winners(state):
        state.tell("ahead", "F-8.6", seat)


class BeginTurn(Question[Lin1680]):
    """F-3.3, F-3.2: throw the movement die, or use a privilege card first."""

    CLAUSE: ClassVar[str] = "F-3.3"

    def choices(self, state: Lin1680) -> list[Action]:
        return or_cards(state, self.seat, state.edition.roll)

    def answer(self, state: Lin1680, action: Action) -> None:
        if action.verb == "play":
            state.then(self)
            use_card(state, self.seat, action.value)


class EndTurn(Effect[Lin1680]):
    """F-2.7, F-7.1: cards bought in this turn may be used from the next on; the turn goes round the table."""

    def run(self, state: Lin1680) -> None:
        mine = CARDS * self.seat
        state.changed |= CARD_PART
        for card in range(CARDS):
            if state.bought[mine + card] > 0:
                state.privileges[mine + card] += state.bought[mine + card]
                state.bought[mine + card] = 0
        state.played = 0
        state.swaps = 0
        state.offered = 0
        state.bargains = 0
        for at in range(len(state.offers)):
            state.offers[at] = NONE
        state.then(Turn(state.left_of(self.seat)))
