"""S-5: the Stadtholder moves round the track and everybody is paid."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.rng import Rng
from ludotheque.core.state import ChanceTo, Question
from ludotheque.games.siecle_dor.cards import add_cash, cash
from ludotheque.games.siecle_dor.components import DIE, MERCHANT, PROVINCES, TWO_PROVINCES
from ludotheque.games.siecle_dor.holdings import spend
from ludotheque.games.siecle_dor.state import SiecleDor


class Roll(Question[SiecleDor]):
    """S-5.1, S-5.5, S-7.5.4, R-13: roll the dice, or name the total with a die card; cash before, if wanted (R-7)."""

    CLAUSE: ClassVar[str] = "S-5.1"

    def choices(self, state: SiecleDor) -> list[Action]:
        options: list[Action] = [state.edition.roll]
        if state.held(self.seat, DIE) > 0:
            options.extend(state.edition.call)
        add_cash(state, self.seat, options)
        return options

    def answer(self, state: SiecleDor, action: Action) -> None:
        if action.verb == "roll":
            state.then(Throw(self.seat))
        elif action.verb == "call":
            spend(state, self.seat, DIE)
            state.first_die = 0
            state.second_die = 0
            state.tell("called", "S-7.5.4", self.seat, action.value)
            advance(state, action.value)
        else:
            state.then(self)
            cash(state, self.seat, action.value)

    def why_not(self, state: SiecleDor, action: Action) -> str:
        return action.clause if action.verb in ("call", "cash") else self.CLAUSE

    def because(self, state: SiecleDor, action: Action) -> str:
        return "no-die" if action.verb == "call" else "no-set" if action.verb == "cash" else ""


class Throw(ChanceTo[SiecleDor]):
    """S-5.1: two dice."""

    CLAUSE: ClassVar[str] = "S-5.1"

    def choices(self, state: SiecleDor) -> list[Action]:
        return state.edition.throw

    def sample(self, state: SiecleDor, rng: Rng) -> Action:
        throws = state.edition.throw
        return throws[rng.below(len(throws))]

    def answer(self, state: SiecleDor, action: Action) -> None:
        state.first_die = action.value // 10
        state.second_die = action.value % 10
        state.tell("thrown", "S-5.1", self.to, state.first_die, state.second_die)
        advance(state, state.first_die + state.second_die)


def advance(state: SiecleDor, count: i64) -> None:
    """S-5.1, S-5.3, S-5.4: clockwise by the total; only where he stops matters. Then the actions begin."""
    edition = state.edition
    state.space = (state.space + count) % edition.spaces
    state.phase = 2
    kind = edition.space_kind[state.space]
    if kind == TWO_PROVINCES:
        first = edition.space_first[state.space]
        second = edition.space_second[state.space]
        state.tell("stopped", "S-5.2", first, second)
        for seat in range(state.seats):
            money = pay_of(state, seat, first) + pay_of(state, seat, second)
            if money > 0:
                state.purse[seat] += money
                state.tell("paid", "S-5.2", seat, money)
        return
    money = edition.pay_merchant if kind == MERCHANT else edition.pay_stadtholder
    for seat in range(state.seats):
        state.purse[seat] += money
    if kind == MERCHANT:
        state.tell("merchant", "S-5.3", money)
    else:
        state.tell("stadtholder", "S-5.4", money)


def pay_of(state: SiecleDor, seat: i64, province: i64) -> i64:
    """S-5.2, S-5.6, S-7.5.3, R-12: pawns, marker and governor of a province; guilds and colonies earn nothing."""
    edition = state.edition
    money = state.pawns[PROVINCES * seat + province] * edition.pay_pawn
    money += state.governors[PROVINCES * seat + province] * edition.pay_governor
    if state.holder[province] == seat:
        money += edition.pay_marker
    return money
