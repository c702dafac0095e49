"""What a step that waits promises its seat, in log-odds of winning, and which options are worth a thought."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.outlook import Advice
from ludotheque.core.state import Step
from ludotheque.games.lin1680.components import KINDS, NONE, SKEIN
from ludotheque.games.lin1680.offers import ChooseAsk, ChooseGive, ChooseRate
from ludotheque.games.lin1680.outlook.hopes import exchange_hope, front, harvest_hope, offer_hope, shift
from ludotheque.games.lin1680.privileges import BurnHouse, RobSkein, SeizeBale
from ludotheque.games.lin1680.resources import AfterDice, BeforeDice, Collect
from ludotheque.games.lin1680.state import Lin1680
from ludotheque.games.lin1680.trade import FetchFromReserve, TakeFromMarket, Trade


class Harvesting(Advice[Lin1680, Step[Lin1680]]):
    def promise(self, state: Lin1680, step: Step[Lin1680]) -> float:
        return harvest_hope(state, step.seat)


class Trading(Advice[Lin1680, Trade]):
    def advised(self, state: Lin1680, step: Trade) -> list[Action]:
        """Without offers that would be refused, or gain next to nothing: people do not like to be asked in vain."""
        return [a for a in state.legal if a.verb != "offer" or is_promising(state, step.seat, a.value)]


def is_promising(state: Lin1680, seat: i64, partner: i64) -> bool:
    """Whether to ask somebody who was not asked before in this turn."""
    for at in range(state.offered):
        if state.offers[at] // (len(state.edition.rate) * KINDS * KINDS) == partner:
            return False
    state.partner = partner
    hope = offer_hope(state, seat)
    state.partner = NONE
    return hope > 0.0


class Offering(Advice[Lin1680, Step[Lin1680]]):
    def promise(self, state: Lin1680, step: Step[Lin1680]) -> float:
        return offer_hope(state, step.seat)

    def advised(self, state: Lin1680, step: Step[Lin1680]) -> list[Action]:
        """Of the next term that is open (the gift, the wish, the rate), the options that promise most."""
        term: i64 = 0 if state.giving == NONE else 1 if state.asking == NONE else 2
        hopes: list[float] = []
        for action in state.legal:
            settle(state, term, action.value)
            hopes.append(offer_hope(state, step.seat))
        settle(state, term, NONE)
        most = max(hopes)
        return [state.legal[at] for at in range(len(hopes)) if hopes[at] >= most]


def settle(state: Lin1680, term: i64, value: i64) -> None:
    if term == 0:
        state.giving = value
    elif term == 1:
        state.asking = value
    else:
        state.rate = value


class Taking(Advice[Lin1680, TakeFromMarket]):
    def promise(self, state: Lin1680, step: TakeFromMarket) -> float:
        return exchange_hope(state, step.seat, 1, False)


class Fetching(Advice[Lin1680, FetchFromReserve]):
    def promise(self, state: Lin1680, step: FetchFromReserve) -> float:
        return exchange_hope(state, step.seat, state.edition.reserve_gives, True)


class Burning(Advice[Lin1680, BurnHouse]):
    def promise(self, state: Lin1680, step: BurnHouse) -> float:
        return 1.2 + 2.0 * front(state, step.seat)


class Robbing(Advice[Lin1680, RobSkein]):
    def promise(self, state: Lin1680, step: RobSkein) -> float:
        return shift(state, step.seat, SKEIN, 1)


class Seizing(Advice[Lin1680, SeizeBale]):
    def promise(self, state: Lin1680, step: SeizeBale) -> float:
        return 1.0 + 4.0 * front(state, step.seat)


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
