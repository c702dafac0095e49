"""S-4, S-9.3, S-9.4: the turn from beginning to end, and the score check that ends the game."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Secret
from ludotheque.games.siecle_dor.actions import Act
from ludotheque.games.siecle_dor.cards import add_cash, cash, cashable, most_cashable
from ludotheque.games.siecle_dor.markers import refresh
from ludotheque.games.siecle_dor.stadtholder import Roll
from ludotheque.games.siecle_dor.state import SiecleDor
from ludotheque.games.siecle_dor.victory import points, winner


class Turn(Effect[SiecleDor]):
    """S-4.1: the Stadtholder moves; then actions; then the end of the turn."""

    def run(self, state: SiecleDor) -> None:
        state.turn += 1
        state.phase = 1
        state.active = self.seat
        state.tell("turn", "S-4.1", state.turn, self.seat)
        state.then(Roll(self.seat), Act(self.seat), EndTurn(self.seat))


class EndTurn(Effect[SiecleDor]):
    """S-4.5, R-25: before the scores are totalled the others may still cash, clockwise from the left."""

    def run(self, state: SiecleDor) -> None:
        state.phase = 3
        state.then(CheckScores(self.seat))
        for offset in range(state.seats - 1, 0, -1):
            state.then(LastChance((self.seat + offset) % state.seats))


class LastChance(Secret[SiecleDor]):
    """R-25, R-7: whoever could have 33 by cashing all complete sets may cash them, one by one, or pass."""

    CLAUSE: ClassVar[str] = "R-25"

    def choices(self, state: SiecleDor) -> list[Action]:
        options: list[Action] = []
        worth = cashable(state, self.seat)
        if worth > 0 and would_win(state, self.seat, worth):
            add_cash(state, self.seat, options)
            options.append(state.edition.passing)
        return options

    def open(self, state: SiecleDor) -> bool:
        """S-7.5.5: the others see how many cards a player holds, not which: as far as they know, the best sets."""
        return would_win(state, self.seat, most_cashable(state, self.seat))

    def answer(self, state: SiecleDor, action: Action) -> None:
        if action.verb == "cash":
            state.then(self)
            cash(state, self.seat, action.value)


def would_win(state: SiecleDor, seat: int, worth: int) -> bool:
    """R-25: the score with so much more money."""
    money = state.edition.points_money
    purse = state.purse[seat]
    return points(state, seat) - purse // money + (purse + worth) // money >= state.edition.target


class CheckScores(Effect[SiecleDor]):
    """S-9.3, S-9.4, S-1.1, R-17b: only now, for everybody; then the markers turn active and the turn passes on."""

    def run(self, state: SiecleDor) -> None:
        reached = False
        for seat in range(state.seats):
            score = points(state, seat)
            state.tell("score", "S-9.3", seat, score)
            if score >= state.edition.target:
                reached = True
        if reached:
            best = winner(state)
            state.tell("won", "S-9.4", best, points(state, best))
        elif state.turn >= state.edition.turn_limit:
            state.tell("limit", "R-23")
            best = winner(state)
            state.tell("won", "R-23", best, points(state, best))
        else:
            refresh(state, self.seat)
            state.then(Turn(state.left_of(self.seat)))
