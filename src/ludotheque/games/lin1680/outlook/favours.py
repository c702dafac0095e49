"""What privilege cards are worth, in cards that are needed: each in its place, and one that is not known."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.lin1680.components import BALES, CARDS, LOOM_ONLY, STORM, TWO_BALES
from ludotheque.games.lin1680.outlook.needs import rounds_left
from ludotheque.games.lin1680.state import Lin1680

SECOND_BALE: Final = 4.6  # a little less than a bale, so that the card is used
TOO_LATE: Final = 0.2
WORTH: Final = [2.2, 0.8, 3.0, 0.4, 1.0, SECOND_BALE, 0.6, 0.9]  # by card; a storm for each player
IN_TIME: Final = 3.0  # rounds it takes to find a use for a card


def favours(state: Lin1680, seat: i64) -> float:
    """All privilege cards of a player; those bought in this turn count as unknown, whatever was drawn."""
    worth = 0.0
    fresh: i64 = 0
    for card in range(CARDS):
        held = state.privileges[CARDS * seat + card]
        if held > 0:
            worth += float(held) * favour(state, seat, card)
        fresh += state.bought[CARDS * seat + card]
    if fresh > 0:
        worth += float(fresh) * unknown(state, seat)
    return worth


def unknown(state: Lin1680, seat: i64) -> float:
    """The average of the cards that are neither used up nor in one's own hand before this turn."""
    worth = 0.0
    count: i64 = 0
    for card in range(CARDS):
        hidden = state.edition.privileges[card] - state.used[card] - state.privileges[CARDS * seat + card]
        worth += float(hidden) * favour(state, seat, card)
        count += hidden
    return worth / float(max(1, count)) * min(1.0, rounds_left(state) / IN_TIME)


def favour(state: Lin1680, seat: i64, card: i64) -> float:
    """Two bales for one are worth most, until only one is lacking; a house for its loom, until enough stand."""
    if card == TWO_BALES and state.agreed[BALES] - state.bales[seat] < 2:
        return TOO_LATE
    if card == LOOM_ONLY and state.built[seat] >= state.edition.houses_to_win:
        return TOO_LATE
    return WORTH[card] * float(state.seats) if card == STORM else WORTH[card]
