"""What may come of things half done: a throw, an offer, a swap, a place to build on. For outlooks only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.lin1680.components import BALES, HOUSE, KINDS, MARKET, MARKETS, NONE, WORKS
from ludotheque.games.lin1680.holdings import presence
from ludotheque.games.lin1680.worth import GLUT, HARVEST, rounds_left, shift

if TYPE_CHECKING:
    from ludotheque.games.lin1680.state import Lin1680


def expected_harvest(state: Lin1680, seat: i64) -> float:
    """What the next throw brings on average: each die shows each colour, and the best one by its sixth face."""
    worth = 0.0
    most = 0.0
    for kind in range(KINDS):
        count = presence(state, seat, kind)
        if count > 0:
            value = shift(state, seat, kind, count)
            most = max(most, value)
            worth += value
    return (worth + most) / 3.0


def harvest_hope(state: Lin1680, seat: i64) -> float:
    """The cards of the throw that lies there, multicolour dice at their best."""
    if state.dice[0] == NONE:
        return expected_harvest(state, seat)
    worth = 0.0
    most = 0.0
    for kind in range(KINDS):
        count = presence(state, seat, kind)
        if count > 0:
            value = shift(state, seat, kind, count)
            most = max(most, value)
            for die in range(2, 4):
                if state.dice[die] == kind:
                    worth += value
    for die in range(2, 4):
        if state.dice[die] == NONE:
            worth += most
    return worth


def site_worth(state: Lin1680, seat: i64, hope: float) -> float:
    """What a house where the pawn stands would be worth, if it can be paid; `hope` for each card that is lacking."""
    place = state.pawn[seat]
    kind = state.edition.yields[place]
    if kind == NONE or state.house[place] != NONE or state.built[seat] >= state.edition.houses:
        return 0.0
    price = state.edition.price
    chance = 0.9
    for other in range(KINDS):
        if price[KINDS * HOUSE + other] > state.hand[KINDS * seat + other]:
            chance *= hope
    gain = 0.5 if state.built[seat] < state.edition.houses_to_win else -1.2
    gain += rounds_left(state) / 3.0 * (HARVEST if state.works[WORKS * seat + kind] < 2 else GLUT)
    if state.edition.types[place] == MARKET and state.works[WORKS * seat + MARKETS] == 0:
        gain += 0.8
    return chance * max(0.0, gain)


def offer_hope(state: Lin1680, seat: i64) -> float:
    """The best that may come of the offer being made, as far as its terms are still open; a little less than nothing
    where nobody would accept, so that it is not made."""
    edition = state.edition
    best = -0.05
    for give in range(KINDS):
        if state.giving not in (NONE, give) or state.hand[KINDS * seat + give] == 0:
            continue
        for ask in range(KINDS):
            if ask == give or state.asking not in (NONE, ask) or state.hand[KINDS * state.partner + ask] == 0:
                continue
            for rate in range(len(edition.rate)):
                if state.rate in (NONE, rate):
                    best = max(best, bargain(state, seat, state.partner, give, ask, rate))
    return best


def bargain(state: Lin1680, seat: i64, partner: i64, give: i64, ask: i64, rate: i64) -> float:
    """What an offer would bring if it is accepted, and whether it would be: two players have opposite interests."""
    gives = state.edition.rate_gives[rate]
    asks = state.edition.rate_asks[rate]
    if state.hand[KINDS * seat + give] < gives or state.hand[KINDS * partner + ask] < asks:
        return -0.05
    mine = shift(state, seat, give, -gives) + shift(state, seat, ask, asks)
    theirs = shift(state, partner, give, gives) + shift(state, partner, ask, -asks)
    if theirs <= 0.05 or (state.seats == 2 and theirs < mine):
        return -0.05
    return 0.8 * (mine - (theirs if state.seats == 2 else 0.3 * theirs))


def exchange_hope(state: Lin1680, seat: i64, count: i64, to_be_had: bool) -> float:
    """The best card for so many of the kind given: from the reserve, or from the market."""
    best = -9.0
    for kind in range(KINDS):
        stock = state.reserve[kind] if to_be_had else state.market[kind]
        if kind != state.giving and stock > 0:
            best = max(best, shift(state, seat, kind, 1))
    return best + shift(state, seat, state.giving, -count)


def front(state: Lin1680, seat: i64) -> float:
    """How far the best of the others has come, from 0 to 1: what fire and control are kept for."""
    most: i64 = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, min(state.bales[other], state.agreed[BALES]))
    return float(most) / float(state.agreed[BALES])
