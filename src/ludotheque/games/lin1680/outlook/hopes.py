"""What may come of things half done: a throw, an offer, a swap, a place to build on. For outlooks only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.lin1680.bundles import count_in, one_kind
from ludotheque.games.lin1680.components import HOUSE, KINDS, NONE
from ludotheque.games.lin1680.holdings import count_house, presence
from ludotheque.games.lin1680.offers import holds
from ludotheque.games.lin1680.outlook.needs import demand
from ludotheque.games.lin1680.outlook.standing import standing
from ludotheque.games.lin1680.state import Lin1680

WORTHWHILE: Final = 0.08  # log-odds that both must gain by a bargain
IN_VAIN: Final = -0.3  # what it costs to make an offer that is refused


def harvest_hope(state: Lin1680, seat: i64) -> float:
    """The cards of the throw that lies there, multicolour dice at their best; before it the average of all throws: each
    die shows each colour, and the best one by its sixth face."""
    thrown = state.dice[0] != NONE
    worth = 0.0
    most = 0.0
    for kind in range(KINDS):
        count = presence(state, seat, kind)
        if count > 0:
            value = shift(state, seat, kind, count)
            most = max(most, value)
            if not thrown:
                worth += value
            for die in range(2, 4):
                if state.dice[die] == kind:
                    worth += value
    if not thrown:
        return (worth + most) / 3.0
    for die in range(2, 4):
        if state.dice[die] == NONE:
            worth += most
    return worth


def site_worth(state: Lin1680, seat: i64, hope: float) -> float:
    """What a house where the pawn stands would be worth, if it can be paid; `hope` for each card that is lacking."""
    edition = state.edition
    place = state.pawn[seat]
    if edition.yields[place] == NONE or state.house[place] != NONE or state.built[seat] >= edition.houses:
        return 0.0
    chance = 0.9
    for kind in range(KINDS):
        if edition.price[KINDS * HOUSE + kind] > state.hand[KINDS * seat + kind]:
            chance *= hope
    if chance < 0.05:
        return 0.0
    before = standing(state, seat)
    build(state, seat, place, 1)
    gain = standing(state, seat) - before
    build(state, seat, place, -1)
    return chance * max(0.0, gain)


def build(state: Lin1680, seat: i64, place: i64, by: i64) -> None:
    """A house for which is paid, and back again: only to look at what would be."""
    state.built[seat] += by
    count_house(state, seat, place, by)
    for kind in range(KINDS):
        state.hand[KINDS * seat + kind] -= by * state.edition.price[KINDS * HOUSE + kind]


def shift(state: Lin1680, seat: i64, kind: i64, by: i64) -> float:
    """What it is worth to have so many cards of a kind more, or less."""
    return gain_of(state, seat, kind, by, kind, 0)


def gain_of(state: Lin1680, seat: i64, one: i64, more: i64, other: i64, less: i64) -> float:
    """What it is worth to have so many cards more of one kind, and so many of another."""
    hand = KINDS * seat
    before = standing(state, seat)
    state.hand[hand + one] += more
    state.hand[hand + other] += less
    after = standing(state, seat)
    state.hand[hand + one] -= more
    state.hand[hand + other] -= less
    return after - before


def gain_by(state: Lin1680, seat: i64, given: i64, got: i64) -> float:
    """What it is worth to have one bundle less and another more."""
    before = standing(state, seat)
    for kind in range(KINDS):
        state.hand[KINDS * seat + kind] += count_in(got, kind) - count_in(given, kind)
    after = standing(state, seat)
    for kind in range(KINDS):
        state.hand[KINDS * seat + kind] -= count_in(got, kind) - count_in(given, kind)
    return after - before


def is_wanted(state: Lin1680, seat: i64, kind: i64) -> bool:
    return demand(state, seat, kind) > state.hand[KINDS * seat + kind]


def offer_hope(state: Lin1680, seat: i64) -> float:
    """The best that may come of the offer being made, as far as its terms are still open; less than nothing where it
    would be refused."""
    worth = [standing(state, other) for other in range(state.seats)]
    if state.goods > 0:
        return bargain(state, seat, state.goods, state.price, worth)
    return best_offer(state, seat, worth).hope


class Proposal:
    """An offer that might be made, and what it would be worth."""

    hope: float
    goods: i64
    price: i64

    def __init__(self) -> None:
        self.hope = IN_VAIN
        self.goods = 0
        self.price = 0


def best_offer(state: Lin1680, seat: i64, worth: list[float]) -> Proposal:
    """The best of the usual offers to the partner, as far as its terms are still open."""
    edition = state.edition
    best = Proposal()
    for give in range(KINDS):
        if state.giving not in (NONE, give) or not is_wanted(state, state.partner, give):
            continue
        for ask in range(KINDS):
            if ask == give or state.asking not in (NONE, ask) or not is_wanted(state, seat, ask):
                continue
            for rate in range(len(edition.rate)):
                goods, price = one_kind(give, edition.rate_gives[rate]), one_kind(ask, edition.rate_asks[rate])
                hope = bargain(state, seat, goods, price, worth)
                if hope > best.hope:
                    best.hope = hope
                    best.goods = goods
                    best.price = price
    return best


def bargain(state: Lin1680, seat: i64, goods: i64, price: i64, worth: list[float]) -> float:
    """How much better off one would be if an offer were accepted, where the other is, too: each compares himself with
    the best of his rivals, so that two players never agree."""
    partner = state.partner
    if not holds(state, seat, goods) or not holds(state, partner, price):
        return IN_VAIN
    mine = worth[seat]
    theirs = worth[partner]
    before = ahead(worth, seat)
    before_partner = ahead(worth, partner)
    worth[seat] += gain_by(state, seat, goods, price)
    worth[partner] += gain_by(state, partner, price, goods)
    gain = ahead(worth, seat) - before
    gain_partner = ahead(worth, partner) - before_partner
    worth[seat] = mine
    worth[partner] = theirs
    return gain if min(gain, gain_partner) > WORTHWHILE else IN_VAIN


def ahead(worth: list[float], seat: i64) -> float:
    """How far a player is before the best of the others."""
    best = -1e9
    for other in range(len(worth)):
        if other != seat:
            best = max(best, worth[other])
    return worth[seat] - best


def exchange_hope(state: Lin1680, seat: i64, count: i64, to_be_had: bool) -> float:
    """The best card for so many of the kind given: from the reserve, or from the market."""
    best = -9.0
    for kind in range(KINDS):
        stock = state.reserve[kind] if to_be_had else state.market[kind]
        if kind != state.giving and stock > 0:
            best = max(best, shift(state, seat, kind, 1))
    return best + shift(state, seat, state.giving, -count)
