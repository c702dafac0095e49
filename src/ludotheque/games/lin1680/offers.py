"""F-5.3 to F-5.5: offers to other players, made in four small choices and answered by the one who is asked."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.lin1680.components import KINDS, NONE, OPEN_HANDS
from ludotheque.games.lin1680.holdings import add, cards_in_hand
from ludotheque.games.lin1680.state import Lin1680


def offer_number(state: Lin1680, partner: i64, give: i64, ask: i64, rate: i64) -> i64:
    return ((len(state.edition.rate) * partner + rate) * KINDS + give) * KINDS + ask


def is_open(state: Lin1680, seat: i64, partner: i64, give: i64, ask: i64, rate: i64) -> bool:
    """F-5.4, R-14, R-15: both hold enough, as far as one can see, and it was not offered before in this turn."""
    edition = state.edition
    if give == ask or state.hand[KINDS * seat + give] < edition.rate_gives[rate]:
        return False
    if state.agreed[OPEN_HANDS] > 0:
        if state.hand[KINDS * partner + ask] < edition.rate_asks[rate]:
            return False
    elif cards_in_hand(state, partner) < edition.rate_asks[rate]:
        return False
    number = offer_number(state, partner, give, ask, rate)
    for at in range(state.offered):
        if state.offers[at] == number:
            return False
    return True


def may_ask(state: Lin1680, seat: i64, partner: i64, give: i64, ask: i64) -> bool:
    for rate in range(len(state.edition.rate)):
        if is_open(state, seat, partner, give, ask, rate):
            return True
    return False


def may_give(state: Lin1680, seat: i64, partner: i64, give: i64) -> bool:
    if state.hand[KINDS * seat + give] > 0:
        for ask in range(KINDS):
            if may_ask(state, seat, partner, give, ask):
                return True
    return False


def add_offers(state: Lin1680, seat: i64, options: list[Action]) -> None:
    """F-5.4: players to whom something can be offered, while offers are left in this turn."""
    if state.offered >= len(state.offers):
        return
    for partner in range(state.seats):
        if partner != seat:
            for give in range(KINDS):
                if may_give(state, seat, partner, give):
                    options.append(state.edition.offer[partner])
                    break


class ChooseGive(Question[Lin1680]):
    """F-5.3, F-5.5: resources only; the kind one would give."""

    CLAUSE: ClassVar[str] = "F-5.4"

    def choices(self, state: Lin1680) -> list[Action]:
        give = state.edition.give
        return [give[kind] for kind in range(KINDS) if may_give(state, self.seat, state.partner, kind)]

    def answer(self, state: Lin1680, action: Action) -> None:
        state.giving = action.value
        state.then(ChooseAsk(self.seat))


class ChooseAsk(Question[Lin1680]):
    """F-5.4: another kind, which one would get for it."""

    CLAUSE: ClassVar[str] = "F-5.4"

    def choices(self, state: Lin1680) -> list[Action]:
        ask = state.edition.ask
        return [ask[kind] for kind in range(KINDS) if may_ask(state, self.seat, state.partner, state.giving, kind)]

    def answer(self, state: Lin1680, action: Action) -> None:
        state.asking = action.value
        state.then(ChooseRate(self.seat))


class ChooseRate(Question[Lin1680]):
    """F-5.4, R-15: how many for how many; then the other is asked."""

    CLAUSE: ClassVar[str] = "F-5.4"

    def choices(self, state: Lin1680) -> list[Action]:
        options: list[Action] = []
        for rate in range(len(state.edition.rate)):
            if is_open(state, self.seat, state.partner, state.giving, state.asking, rate):
                options.append(state.edition.rate[rate])
        return options

    def answer(self, state: Lin1680, action: Action) -> None:
        edition = state.edition
        rate = action.value
        state.rate = rate
        state.offers[state.offered] = offer_number(state, state.partner, state.giving, state.asking, rate)
        state.offered += 1
        goods = KINDS * edition.rate_gives[rate] + state.giving
        price = KINDS * edition.rate_asks[rate] + state.asking
        state.tell("offered", "F-5.4", self.seat, state.partner, goods, price)
        state.then(AnswerOffer(state.partner))


class AnswerOffer(Question[Lin1680]):
    """F-5.3, F-5.4: the other is free to refuse, and refuses what he cannot give."""

    CLAUSE: ClassVar[str] = "F-5.3"

    def choices(self, state: Lin1680) -> list[Action]:
        if can_deliver(state, self.seat):
            return [state.edition.accept, state.edition.refuse]
        return [state.edition.refuse]

    def answer(self, state: Lin1680, action: Action) -> None:
        accepted = action.verb == "accept" and can_deliver(state, self.seat)  # in a guess the cards may lie elsewhere
        if accepted:
            trade(state, state.active, self.seat)
        state.partner = NONE
        state.giving = NONE
        state.asking = NONE
        state.rate = NONE
        state.tell("accepted" if accepted else "refused", "F-5.3", self.seat, state.active)


def can_deliver(state: Lin1680, partner: i64) -> bool:
    return state.hand[KINDS * partner + state.asking] >= state.edition.rate_asks[state.rate]


def trade(state: Lin1680, seat: i64, partner: i64) -> None:
    """F-5.3: the cards change hands."""
    gives = state.edition.rate_gives[state.rate]
    asks = state.edition.rate_asks[state.rate]
    add(state, seat, state.giving, -gives)
    add(state, partner, state.giving, gives)
    add(state, partner, state.asking, -asks)
    add(state, seat, state.asking, asks)
