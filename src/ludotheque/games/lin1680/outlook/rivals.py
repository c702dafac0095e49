"""How the others stand, as a player of 1680 sees them, for a learner: hands are told by how many cards they hold."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.lin1680.components import BALE, BALES, CARDS, HOUSE, KINDS, NONE
from ludotheque.games.lin1680.holdings import cards_in_hand
from ludotheque.games.lin1680.outlook.belongings import LEFT, port_away
from ludotheque.games.lin1680.outlook.traits import order
from ludotheque.games.lin1680.state import Lin1680
from ludotheque.games.lin1680.victory import is_ready

TENS: Final = 0.1

THEIR_BALES: Final = 0
THEIR_HOUSES: Final = THEIR_BALES + LEFT
THEIR_DUE: Final = THEIR_HOUSES + LEFT
LEAD: Final = THEIR_DUE + 1
BALES_AHEAD: Final = LEAD + 1
HOUSES_AHEAD: Final = BALES_AHEAD + 1
THEY_SAIL: Final = HOUSES_AHEAD + 1
THEIR_WAY: Final = THEY_SAIL + 1
THEIR_TURN: Final = THEIR_WAY + 1
THEIR_CARDS: Final = THEIR_TURN + 1
CARDS_AHEAD: Final = THEIR_CARDS + 1
THEIR_PRIVILEGES: Final = CARDS_AHEAD + 1
FULL: Final = THEIR_PRIVILEGES + 1
SIZE: Final = FULL + 1

NAMES: Final = {
    **{f"their bales left {count}": "whether somebody has only so many still to load" for count in range(LEFT)},
    **{f"their houses left {count}": "… to build" for count in range(LEFT)},
    "their due": "the fewest cards that another has still to get, in tens",
    "before them": "by how many that is more than one's own",
    "bales ahead": "bales more than the most that another has, in pairs",
    "houses ahead": "houses likewise, in pairs",
    "they sail": "others for whom only the voyage is lacking",
    "their way": "how near to a port such a one is",
    "their turn": "whether it is such a one's turn sooner",
    "their cards": "the most resource cards in the hand of another, in eights",
    "cards ahead": "by how many more one's own hand is",
    "their privileges": "privilege cards of all others, in pairs",
    "full": "others with all houses and a bale to load",
}


def fill_rivals(state: Lin1680, seat: i64, row: vec[float], first: i64) -> None:
    """The best of the others in each respect."""
    edition = state.edition
    mine = cards_in_hand(state, seat)
    least: i64 = 99
    bales: i64 = 99
    houses: i64 = 99
    most: i64 = 0
    wait = order(state, seat)
    for other in range(state.seats):
        if other == seat:
            continue
        cards = cards_in_hand(state, other)
        most = max(most, cards)
        least = min(least, due(state, other) - cards)
        to_load = max(0, state.agreed[BALES] - state.bales[other])
        to_build = max(0, edition.houses_to_win - state.built[other])
        bales = min(bales, to_load)
        houses = min(houses, to_build)
        if to_build == 0 and to_load == 1:
            row[first + FULL] += 1.0
        if is_ready(state, other) and state.pawn[other] != NONE:
            row[first + THEY_SAIL] += 1.0
            near = 1.0 / float(1 + port_away(state, other))
            row[first + THEIR_WAY] = max(row[first + THEIR_WAY], near)
            if order(state, other) < wait:
                row[first + THEIR_TURN] = 1.0
        for card in range(CARDS):
            at = CARDS * other + card
            row[first + THEIR_PRIVILEGES] += 0.5 * float(state.privileges[at] + state.bought[at])
    row[first + THEIR_BALES + min(LEFT - 1, bales)] = 1.0
    row[first + THEIR_HOUSES + min(LEFT - 1, houses)] = 1.0
    row[first + THEIR_DUE] = TENS * float(least)
    row[first + LEAD] = TENS * float(least - due(state, seat) + mine)
    row[first + BALES_AHEAD] = 0.5 * float(bales - max(0, state.agreed[BALES] - state.bales[seat]))
    row[first + HOUSES_AHEAD] = 0.5 * float(houses - max(0, edition.houses_to_win - state.built[seat]))
    row[first + THEIR_CARDS] = float(most) / 8.0
    row[first + CARDS_AHEAD] = float(mine - most) / 8.0


def due(state: Lin1680, seat: i64) -> i64:
    """Cards still to be paid for bales and houses."""
    price = state.edition.price
    bales = max(0, state.agreed[BALES] - state.bales[seat])
    houses = max(0, state.edition.houses_to_win - state.built[seat])
    cards: i64 = 0
    for kind in range(KINDS):
        cards += bales * price[KINDS * BALE + kind] + houses * price[KINDS * HOUSE + kind]
    return cards
