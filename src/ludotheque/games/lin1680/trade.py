"""F-5.1, F-5.2, F-5.6 to F-5.9: the trading phase, with the market and with the reserve."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.action import COMPOSED, Action, Blank
from ludotheque.core.state import Effect, Question
from ludotheque.games.lin1680.bundles import goods_of, partner_of, price_of
from ludotheque.games.lin1680.components import HAND_PART, KIND_IDS, KINDS, MARKET, MARKETS, NONE, WORKS
from ludotheque.games.lin1680.holdings import add
from ludotheque.games.lin1680.offers import ChooseGive, add_offers, allows_offer, blank_offer, is_free, propose
from ludotheque.games.lin1680.privileges import OpenPhase, add_cards, use_card
from ludotheque.games.lin1680.state import Lin1680


def may_trade(state: Lin1680, seat: i64) -> bool:
    """F-5.1, R-21: a house on a market town, or the pawn on one, however it came there."""
    if state.works[WORKS * seat + MARKETS] > 0:
        return True
    return state.edition.types[state.pawn[seat]] == MARKET


class OpenTrade(Effect[Lin1680]):
    """F-3.1, F-5.1: the phase of those who may trade."""

    def run(self, state: Lin1680) -> None:
        state.phase = 2
        if may_trade(state, self.seat):
            state.then(Trade(self.seat))


TRADING: Final = {
    "exchange": "reserve-empty", "offer": "no-offer", "take": "market-first", "fetch": "reserve-first",
}  # fmt: skip


class Trade(OpenPhase):
    """F-5.2, F-3.2, R-24: offers, the market and the reserve in any order; then the phase is closed for this turn."""

    CLAUSE: ClassVar[str] = "F-5.2"

    def end(self, state: Lin1680) -> Action:
        return state.edition.close

    def choices(self, state: Lin1680) -> list[Action]:
        options: list[Action] = []
        add_offers(state, self.seat, options)
        add_swaps(state, self.seat, options)
        add_exchanges(state, self.seat, options)
        add_cards(state, self.seat, options)
        options.append(state.edition.close)
        return options

    def allows(self, state: Lin1680, action: Action) -> bool:
        return action.verb == "offer" and allows_offer(state, self.seat, action)

    def blanks(self, state: Lin1680) -> list[Blank]:
        offers = [action for action in self.choices(state) if action.verb == "offer"] if is_free(state) else []
        return [blank_offer(state, str(action), self.seat, action.value, 0, 0) for action in offers]

    def answer(self, state: Lin1680, action: Action) -> None:
        verb = action.verb
        if verb == "close":
            return
        state.then(self)
        if verb == "offer" and action.index == COMPOSED:
            offer = action.value
            propose(state, self.seat, partner_of(offer), goods_of(offer), price_of(offer))
        elif verb == "offer":
            state.partner = action.value
            state.then(ChooseGive(self.seat))
        elif verb == "swap":
            state.giving = action.value
            state.then(TakeFromMarket(self.seat))
        elif verb == "exchange":
            state.giving = action.value
            state.then(FetchFromReserve(self.seat))
        else:
            use_card(state, self.seat, action.value)

    def why_not(self, state: Lin1680, action: Action) -> str:
        if action.verb == "swap":
            return "F-5.6"
        if action.verb == "exchange":
            return "F-5.9"
        return "F-5.4" if action.verb == "offer" else self.CLAUSE

    def lacks(self, state: Lin1680, action: Action) -> dict[str, int]:
        """F-5.6, F-5.9: cards to give for it."""
        wanted = state.edition.reserve_gives if action.verb == "exchange" else 1 if action.verb == "swap" else 0
        due = wanted - state.hand[KINDS * self.seat + action.value] if wanted > 0 else 0
        return {KIND_IDS[action.value]: due} if due > 0 else {}

    def because(self, state: Lin1680, action: Action) -> str:
        if action.verb == "swap":
            if state.round < state.edition.market_round:
                return "market-later"
            return "market-once" if state.swaps >= state.edition.market_swaps else "market-alike"
        return TRADING.get(action.verb, "")


def add_swaps(state: Lin1680, seat: i64, options: list[Action]) -> None:
    """F-5.6, R-22: once a turn, from the second round on, a card for which the market has one of another kind."""
    if state.round < state.edition.market_round or state.swaps >= state.edition.market_swaps:
        return
    size: i64 = 0
    for kind in range(KINDS):
        size += state.market[kind]
    for kind in range(KINDS):
        if state.hand[KINDS * seat + kind] > 0 and state.market[kind] < size:
            options.append(state.edition.swap[kind])


class TakeFromMarket(Question[Lin1680]):
    """F-5.7, R-34: a card of another kind than the one put there."""

    CLAUSE: ClassVar[str] = "F-5.7"

    def choices(self, state: Lin1680) -> list[Action]:
        take = state.edition.take
        return [take[kind] for kind in range(KINDS) if kind != state.giving and state.market[kind] > 0]

    def answer(self, state: Lin1680, action: Action) -> None:
        given = state.giving
        taken = action.value
        add(state, self.seat, given, -1)
        state.changed |= HAND_PART
        state.market[given] += 1
        state.market[taken] -= 1
        add(state, self.seat, taken, 1)
        state.swaps += 1
        state.giving = NONE
        state.tell("swapped", "F-5.7", self.seat, given, taken)
        refresh(state)


def refresh(state: Lin1680) -> None:
    """F-5.8, R-11: three alike clear the market; one of each kind is laid out as far as the reserve has it."""
    for kind in range(KINDS):
        if state.market[kind] >= state.edition.market_alike:
            state.changed |= HAND_PART
            for other in range(KINDS):
                state.reserve[other] += state.market[other]
                state.market[other] = 1 if state.reserve[other] > 0 else 0
                state.reserve[other] -= state.market[other]
            state.tell("refreshed", "F-5.8")
            return


def add_exchanges(state: Lin1680, seat: i64, options: list[Action]) -> None:
    """F-5.9: three of a kind, while the reserve has a card of another kind."""
    for kind in range(KINDS):
        if state.hand[KINDS * seat + kind] >= state.edition.reserve_gives:
            for other in range(KINDS):
                if other != kind and state.reserve[other] > 0:
                    options.append(state.edition.exchange[kind])
                    break


class FetchFromReserve(Question[Lin1680]):
    """F-5.9, R-34: one card of another kind that is in stock."""

    CLAUSE: ClassVar[str] = "F-5.9"

    def choices(self, state: Lin1680) -> list[Action]:
        fetch = state.edition.fetch
        return [fetch[kind] for kind in range(KINDS) if kind != state.giving and state.reserve[kind] > 0]

    def answer(self, state: Lin1680, action: Action) -> None:
        given = state.giving
        count = state.edition.reserve_gives
        add(state, self.seat, given, -count)
        state.changed |= HAND_PART
        state.reserve[given] += count
        state.reserve[action.value] -= 1
        add(state, self.seat, action.value, 1)
        state.giving = NONE
        state.tell("exchanged", "F-5.9", self.seat, count, given, action.value)
