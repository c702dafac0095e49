"""What a step that waits promises its seat, in log-odds of winning, and which options are worth a thought."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.outlook import Advice
from ludotheque.core.state import Step
from ludotheque.games.lin1680.bundles import composed, offer_number, one_kind, partner_of
from ludotheque.games.lin1680.components import NONE, SKEIN
from ludotheque.games.lin1680.offers import ChooseAsk, ChooseGive, ChooseRate, is_free
from ludotheque.games.lin1680.outlook.favours import best_rival, burning, seizing
from ludotheque.games.lin1680.outlook.hopes import (
    Proposal,
    bargain,
    best_offer,
    exchange_hope,
    harvest_hope,
    offer_hope,
    shift,
)
from ludotheque.games.lin1680.outlook.standing import standing
from ludotheque.games.lin1680.privileges import BurnHouse, RobSkein, SeizeBale
from ludotheque.games.lin1680.resources import AfterDice, BeforeDice, Collect
from ludotheque.games.lin1680.state import Lin1680
from ludotheque.games.lin1680.trade import FetchFromReserve, TakeFromMarket, Trade


class Harvesting(Advice[Lin1680, Step[Lin1680]]):
    def promise(self, state: Lin1680, step: Step[Lin1680]) -> float:
        return harvest_hope(state, step.seat)


class Trading(Advice[Lin1680, Trade]):
    def advised(self, state: Lin1680, step: Trade) -> list[Action]:
        """Without offers that would be refused, or gain next to nothing: people do not like to be asked in vain, and
        of two players one would lose by it. Where offers are free, the best one to each is made in one answer."""
        found: list[Action] = []
        for action in state.legal:
            if action.verb != "offer":
                found.append(action)
                continue
            if state.seats == 2:
                continue
            best = promising(state, step.seat, action.value)
            if best.hope > 0.0:
                free = is_free(state)
                found.append(composed_offer(state, action.value, best.goods, best.price) if free else action)
        return found


def promising(state: Lin1680, seat: i64, partner: i64) -> Proposal:
    """What to offer somebody who has not refused, or by the first rules was not asked, before in this turn."""
    for at in range(state.offered):
        if partner_of(state.offers[at]) == partner:
            return Proposal()
    state.partner = partner
    best = best_offer(state, seat, [standing(state, other) for other in range(state.seats)])
    state.partner = NONE
    return best


def composed_offer(state: Lin1680, partner: i64, goods: i64, price: i64) -> Action:
    """The same action each time: a search knows its answers by themselves."""
    known = state.edition.composed
    number = offer_number(partner, goods, price)
    if number not in known:
        known[number] = composed("offer", partner, goods, price)
    return known[number]


class Offering(Advice[Lin1680, Step[Lin1680]]):
    def promise(self, state: Lin1680, step: Step[Lin1680]) -> float:
        return offer_hope(state, step.seat)

    def advised(self, state: Lin1680, step: Step[Lin1680]) -> list[Action]:
        """Of the next term that is open (the gift, the wish, the rate), the options that promise most."""
        hopes: list[float] = []
        worth = [standing(state, other) for other in range(state.seats)]
        gives, asks, edition = state.giving, state.asking, state.edition
        for action in state.legal:
            if gives != NONE and asks != NONE:
                goods = one_kind(gives, edition.rate_gives[action.value])
                price = one_kind(asks, edition.rate_asks[action.value])
                hopes.append(bargain(state, step.seat, goods, price, worth))
                continue
            if gives == NONE:
                state.giving = action.value
            else:
                state.asking = action.value
            hopes.append(best_offer(state, step.seat, worth).hope)
        state.giving = gives
        state.asking = asks
        most = max(hopes)
        return [state.legal[at] for at in range(len(hopes)) if hopes[at] >= most]


class Taking(Advice[Lin1680, TakeFromMarket]):
    def promise(self, state: Lin1680, step: TakeFromMarket) -> float:
        return exchange_hope(state, step.seat, 1, False)


class Fetching(Advice[Lin1680, FetchFromReserve]):
    def promise(self, state: Lin1680, step: FetchFromReserve) -> float:
        return exchange_hope(state, step.seat, state.edition.reserve_gives, True)


class Burning(Advice[Lin1680, BurnHouse]):
    def promise(self, state: Lin1680, step: BurnHouse) -> float:
        return burning(state, best_rival(state, step.seat))


class Robbing(Advice[Lin1680, RobSkein]):
    def promise(self, state: Lin1680, step: RobSkein) -> float:
        return shift(state, step.seat, SKEIN, 1)


class Seizing(Advice[Lin1680, SeizeBale]):
    def promise(self, state: Lin1680, step: SeizeBale) -> float:
        return seizing(state, best_rival(state, step.seat))


ADVICE: Final[dict[type[Step[Any]], Advice[Any, Any]]] = {
    BeforeDice: Harvesting(),
    AfterDice: Harvesting(),
    Collect: Harvesting(),
    Trade: Trading(),
    ChooseGive: Offering(),
    ChooseAsk: Offering(),
    ChooseRate: Offering(),
    TakeFromMarket: Taking(),
    FetchFromReserve: Fetching(),
    BurnHouse: Burning(),
    RobSkein: Robbing(),
    SeizeBale: Seizing(),
}
