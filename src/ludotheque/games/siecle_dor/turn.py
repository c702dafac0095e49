"""S-4: the turn from beginning to end, with actions in any number and any mixture."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Question, Secret
from ludotheque.games.siecle_dor.auctions import add_auctions, open_auction
from ludotheque.games.siecle_dor.cards import add_cash, cash, cashable, most_cashable
from ludotheque.games.siecle_dor.colonies import MUST_LIFT, LiftToSail, can_lift
from ludotheque.games.siecle_dor.components import FIRST_GUILD, NONE, PROVINCES, UNSOLD
from ludotheque.games.siecle_dor.free_actions import (
    add_creations,
    add_guilds,
    add_moves,
    create,
    guild_price,
    has_marker,
    has_marker_for_guild,
    move,
    take,
)
from ludotheque.games.siecle_dor.pieces import is_active, refresh, stands
from ludotheque.games.siecle_dor.special_actions import add_uses, use
from ludotheque.games.siecle_dor.stadtholder import Roll
from ludotheque.games.siecle_dor.state import SiecleDor
from ludotheque.games.siecle_dor.victory import announce, is_over, points


class Turn(Effect[SiecleDor]):
    """S-4.1: the Stadtholder moves; then actions; then the end of the turn."""

    def run(self, state: SiecleDor) -> None:
        state.turn += 1
        state.phase = 1
        state.active = self.seat
        state.tell("turn", "S-4.1", state.turn, self.seat)
        state.then(Roll(self.seat), Act(self.seat), EndTurn(self.seat))


class Act(Question[SiecleDor]):
    """S-4.1 to S-4.3, R-7, R-11: free actions, special actions, auctions and cashing, freely mixed, or the end."""

    CLAUSE: ClassVar[str] = "S-4.2"

    def choices(self, state: SiecleDor) -> list[Action]:
        seat = self.seat
        options: list[Action] = []
        add_uses(state, seat, options)
        add_creations(state, seat, options)
        add_guilds(state, seat, options)
        add_moves(state, seat, options)
        add_auctions(state, seat, options)
        add_cash(state, seat, options)
        if state.waiting[seat] > 0 and can_lift(state, seat):
            options.append(state.edition.sail)
        options.append(state.edition.end)
        return options

    def answer(self, state: SiecleDor, action: Action) -> None:
        verb = action.verb
        if verb == "end":
            return
        state.then(self)
        if verb == "move":
            move(state, self.seat, action.value)
        elif verb == "use":
            use(state, self.seat, action.value)
        elif verb == "auction":
            open_auction(state, self.seat, action.value)
        elif verb == "take":
            take(state, self.seat, action.value)
        elif verb == "create":
            create(state, self.seat, action.value)
        elif verb == "cash":
            cash(state, self.seat, action.value)
        else:
            state.then(LiftToSail(self.seat, MUST_LIFT))

    def why_not(self, state: SiecleDor, action: Action) -> str:
        return action.clause if action.verb in WHY else self.CLAUSE

    def lacks(self, state: SiecleDor, action: Action) -> dict[str, int]:
        """S-6.1.1, S-6.2.1, S-6.3.1, S-7.0.2: money, or pawns for a marker."""
        seat = self.seat
        price: i64 = 0
        if action.verb == "move" and state.pawns[PROVINCES * seat + action.value // PROVINCES] > 0:
            price = state.edition.move_price
        elif action.verb == "take" and state.holder[FIRST_GUILD + action.value] != seat:
            price = guild_price(state, action.value) if has_marker_for_guild(state, seat) else 0
        elif action.verb == "use" and is_active(state, seat, action.value):
            price = state.edition.price[action.value]
        elif action.verb == "create" and state.holder[action.value] == NONE:
            return {"pawn": state.edition.conversion - state.pawns[PROVINCES * seat + action.value]}
        return {"money": price - state.purse[seat]} if price > state.purse[seat] else {}

    def because(self, state: SiecleDor, action: Action) -> str:
        seat, verb, at = self.seat, action.verb, action.value
        if verb == "move":
            return "no-pawn"
        if verb == "take":
            if state.holder[FIRST_GUILD + at] == seat:
                return "own-guild"
            return "guild-top" if has_marker_for_guild(state, seat) else "reserve-empty"
        if verb == "create":
            return "marker-there" if has_marker(state, seat) else "no-marker-free"
        if verb in ("use", "auction"):
            if not stands(state, seat, at):
                return "no-marker"
            if verb == "auction" and state.face[at] == UNSOLD:
                return "unsold"
            return "nothing-left" if is_active(state, seat, at) else "used"
        return "no-set" if verb == "cash" else ""


WHY = ("move", "use", "auction", "take", "create", "cash", "sail")


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
    """S-9.3, S-4.5, R-17b: only now, for everybody; then the markers turn active and the turn passes on."""

    def run(self, state: SiecleDor) -> None:
        if is_over(state):
            announce(state)
        else:
            refresh(state, self.seat)
            state.then(Turn(state.left_of(self.seat)))
