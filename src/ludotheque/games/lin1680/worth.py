"""What cards are worth to a player, held and to come, in cards that are needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.lin1680.components import BALE, BALES, HOUSE, KINDS, MARKET, MARKETS, NONE, WORKS

if TYPE_CHECKING:
    from ludotheque.games.lin1680.state import Lin1680

ROUNDS: Final = 9.5  # how long a match for four bales takes
A_BALE: Final = 1.7  # rounds more for every further bale
COPIES: Final = [1.0, 0.85, 0.7, 0.6, 0.5, 0.4]  # of a kind that is needed, one after the other
SURPLUS: Final = 0.32  # of a card that is not needed, for who can trade
STRANDED: Final = 0.2  # ... and for who cannot
HARVEST: Final = 0.55  # of a needed card that the dice will bring in time
GLUT: Final = 0.12  # ... and of one that is not needed


def rounds_left(state: Lin1680) -> float:
    goal = float(state.agreed[BALES])
    return max(1.5, ROUNDS + A_BALE * (goal - 4.0) - float(state.round))


def demand(state: Lin1680, seat: i64, kind: i64) -> i64:
    """How many cards of a kind are still to be paid for bales and houses."""
    price = state.edition.price
    bales = max(0, state.agreed[BALES] - state.bales[seat])
    houses = max(0, state.edition.houses_to_win - state.built[seat])
    return bales * price[KINDS * BALE + kind] + houses * price[KINDS * HOUSE + kind]


def gathered(state: Lin1680, seat: i64) -> i64:
    """How many kinds of the price of a bale are in hand, or covered by a joker."""
    count: i64 = 0
    for kind in range(KINDS):
        due = state.edition.price[KINDS * BALE + kind]
        if state.active == seat:
            due -= state.jokers[kind]
        if state.edition.price[KINDS * BALE + kind] > 0 and state.hand[KINDS * seat + kind] >= due:
            count += 1
    return count


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
