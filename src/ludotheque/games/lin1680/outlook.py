"""How well a player stands, in cards: what agents that look ahead believe. No rule depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.lin1680.components import (
    BALE,
    BALES,
    CARDS,
    HOUSE,
    KINDS,
    MARKET,
    MARKETS,
    NONE,
    WORKS,
)
from ludotheque.games.lin1680.holdings import presence
from ludotheque.games.lin1680.victory import is_ready, winners

if TYPE_CHECKING:
    from ludotheque.games.lin1680.state import Lin1680

WON: Final = 60.0
ROUNDS: Final = 9.5  # how long a match for four bales takes
A_BALE: Final = 1.7  # rounds more for every further bale
BALE_WORTH: Final = 4.7  # a little more than the cards it costs, so that it is bought
SPARE_BALE: Final = 1.0
HOUSE_WORTH: Final = 2.4
SPARE_HOUSE: Final = 0.4
COPIES: Final = [1.0, 0.85, 0.7, 0.6, 0.5, 0.4]  # of a kind that is needed, one after the other
SURPLUS: Final = 0.32  # of a card that is not needed, for who can trade
STRANDED: Final = 0.2  # ... and for who cannot
HARVEST: Final = 0.55  # of a needed card that the dice will bring in time
GLUT: Final = 0.12  # ... and of one that is not needed
PRIVILEGES: Final = [2.2, 0.8, 3.0, 1.1, 1.0, 3.2, 0.6, 0.9]
UNKNOWN: Final = 1.9  # a privilege card of somebody else, and one just bought
IN_SIGHT: Final = 6.0  # how much of a win it is to be ready and close to a port


def outlook(state: Lin1680, seat: i64) -> float:
    """What is built, what lies in the hand, what the houses will bring, and what is about to happen."""
    if not state.stack:
        return WON if seat in winners(state) else 0.0
    goal = state.agreed[BALES]
    bales = state.bales[seat]
    worth = BALE_WORTH * float(min(bales, goal)) + SPARE_BALE * float(max(0, bales - goal))
    needed = state.edition.houses_to_win
    built = state.built[seat]
    worth += HOUSE_WORTH * float(min(built, needed)) + SPARE_HOUSE * float(max(0, built - needed))
    for kind in range(KINDS):
        worth += kind_worth(state, seat, kind, 0)
    for card in range(CARDS):
        worth += PRIVILEGES[card] * float(state.privileges[CARDS * seat + card])
        worth += UNKNOWN * float(state.bought[CARDS * seat + card])
    if state.pawn[seat] != NONE:
        worth += voyage_worth(state, seat)
        if state.active != seat or state.phase != 1:
            worth += expected_harvest(state, seat)  # of the next turn; in this one the dice are a step's promise
        elif state.pips > 0 and state.dice[0] == NONE:
            worth += site_worth(state, seat, 0.4)
        if state.active == seat and state.phase > 1:
            worth += site_worth(state, seat, 0.0)
    for step in state.stack:
        if step.seat == seat:
            worth += step.promise(state)
    if state.rate != NONE and state.active == seat:
        worth += offer_hope(state, seat)
    return worth


def rounds_left(state: Lin1680) -> float:
    goal = float(state.agreed[BALES])
    return max(1.5, ROUNDS + A_BALE * (goal - 4.0) - float(state.round))


def demand(state: Lin1680, seat: i64, kind: i64) -> i64:
    """How many cards of a kind are still to be paid for bales and houses."""
    price = state.edition.price
    bales = max(0, state.agreed[BALES] - state.bales[seat])
    houses = max(0, state.edition.houses_to_win - state.built[seat])
    return bales * price[KINDS * BALE + kind] + houses * price[KINDS * HOUSE + kind]


def kind_worth(state: Lin1680, seat: i64, kind: i64, more: i64) -> float:
    """The cards of a kind in a hand, with so many more, and those that houses will bring."""
    wanted = demand(state, seat, kind)
    held = state.hand[KINDS * seat + kind] + more
    if state.active == seat:
        held += state.jokers[kind]
    worth = 0.0
    for copy in range(min(held, wanted)):
        worth += COPIES[min(copy, 5)]
    if held > wanted:
        worth += float(held - wanted) * (SURPLUS if can_trade(state, seat) else STRANDED)
    coming = income(state, seat, kind) * rounds_left(state)
    lacking = float(max(0, wanted - held))
    filled = coming * lacking / (coming + lacking) if lacking > 0.0 else 0.0
    return worth + HARVEST * filled + GLUT * (coming - filled)


def can_trade(state: Lin1680, seat: i64) -> bool:
    if state.works[WORKS * seat + MARKETS] > 0:
        return True
    return state.pawn[seat] != NONE and state.edition.types[state.pawn[seat]] == MARKET


def income(state: Lin1680, seat: i64, kind: i64) -> float:
    """Cards a turn from houses: each die shows a colour once in six, and once the colour one has most of."""
    mine = WORKS * seat
    count = state.works[mine + kind]
    for other in range(KINDS):
        more = state.works[mine + other]
        if more > count or (more == count and other < kind):
            return float(count) / 3.0
    return float(2 * count) / 3.0


def shift(state: Lin1680, seat: i64, kind: i64, by: i64) -> float:
    """What it is worth to have so many cards of a kind more, or less."""
    return kind_worth(state, seat, kind, by) - kind_worth(state, seat, kind, 0)


def voyage_worth(state: Lin1680, seat: i64) -> float:
    """The nearer to being ready, the more it matters to be near a port: one throw in six falls short for each step."""
    missing: i64 = 0
    if not is_ready(state, seat):
        for kind in range(KINDS):
            missing += max(0, demand(state, seat, kind) - state.hand[KINDS * seat + kind])
        missing += 1
        if missing > 5:
            return 0.0
    edition = state.edition
    here = state.pawn[seat]
    steps: i64 = 7
    for port in edition.ports:
        steps = min(steps, edition.distance[edition.place_count * here + port])
    return IN_SIGHT * float(7 - max(1, steps)) / 6.0 / float(1 + missing)


def front(state: Lin1680, seat: i64) -> float:
    """How far the best of the others has come, from 0 to 1: what fire and control are kept for."""
    most: i64 = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, min(state.bales[other], state.agreed[BALES]))
    return float(most) / float(state.agreed[BALES])


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
