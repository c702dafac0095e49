"""What is needed to win, what houses bring of it, and how long it takes to have it all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.lin1680.components import BALE, BALES, HOUSE, KINDS, MARKET, MARKETS, NONE, WORKS
from ludotheque.games.lin1680.state import Lin1680

ROUNDS: Final = 9.5  # how long a match for four bales takes
A_BALE: Final = 1.7  # rounds more for every further bale
PAWN: Final = 0.5  # cards a turn that the pawn gets
AGES: Final = 20.0  # turns: more make no difference
SWAP: Final = 0.8  # cards a turn that become what is lacking, for who can trade


def rounds_left(state: Lin1680) -> float:
    goal = float(state.agreed[BALES])
    return max(1.5, ROUNDS + A_BALE * (goal - 4.0) - float(state.round))


def demand(state: Lin1680, seat: i64, kind: i64) -> i64:
    """How many cards of a kind are still to be paid for bales and houses."""
    price = state.edition.price
    bales = max(0, state.agreed[BALES] - state.bales[seat])
    houses = max(0, state.edition.houses_to_win - state.built[seat])
    return bales * price[KINDS * BALE + kind] + houses * price[KINDS * HOUSE + kind]


def held(state: Lin1680, seat: i64, kind: i64) -> i64:
    """The cards of a kind in a hand, and the jokers that lie for it."""
    count = state.hand[KINDS * seat + kind]
    return count + state.jokers[kind] if state.active == seat else count


def can_trade(state: Lin1680, seat: i64) -> bool:
    """F-5.1: with a house on a market town always; with the pawn there, until this turn's trade is over."""
    if state.works[WORKS * seat + MARKETS] > 0:
        return True
    if state.active != seat or state.phase > 2 or state.pawn[seat] == NONE:
        return False
    return state.edition.types[state.pawn[seat]] == MARKET


def richest(state: Lin1680, seat: i64) -> i64:
    """The kind that most houses yield, for which multicolour dice are used."""
    mine = WORKS * seat
    best: i64 = 0
    for kind in range(1, KINDS):
        if state.works[mine + kind] > state.works[mine + best]:
            best = kind
    return best


def income(state: Lin1680, seat: i64, kind: i64, best: i64) -> float:
    """Cards a turn from houses: each of two dice shows a colour once in six, and once the colour one has most of."""
    count = state.works[WORKS * seat + kind]
    return float(2 * count) / 3.0 if kind == best else float(count) / 3.0


def turns_to_go(state: Lin1680, seat: i64) -> float:
    """How many turns until all that is needed can be paid: of each kind what houses bring, the rest by pawn and swaps.

    A kind that its houses fill in time needs no swap: those are taken out one after the other.
    """
    best = richest(state, seat)
    turns = 0.0
    for _each in range(KINDS + 1):
        lacking = 0.0
        speed = PAWN + SWAP if can_trade(state, seat) else PAWN
        for kind in range(KINDS):
            short = float(demand(state, seat, kind) - held(state, seat, kind))
            coming = income(state, seat, kind, best)
            if short > coming * turns:
                lacking += short
                speed += coming
        if lacking / speed <= turns:
            break
        turns = lacking / speed
    lacking = 0.0
    speed = PAWN
    for kind in range(KINDS):
        lacking += float(demand(state, seat, kind) - held(state, seat, kind))
        speed += income(state, seat, kind, best)
    turns = max(turns, lacking / speed)
    return min(AGES, max(turns, float(state.edition.houses_to_win - state.built[seat])))
