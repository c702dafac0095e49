"""What a player of 1680 has and may do next, count by count, as numbers for a learner."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.lin1680.components import BALE, BALES, HOUSE, KIND_IDS, KINDS, MARKET, NONE, PRIVILEGE
from ludotheque.games.lin1680.outlook.needs import can_trade, demand, held
from ludotheque.games.lin1680.outlook.traits import has_moved
from ludotheque.games.lin1680.payment import missing
from ludotheque.games.lin1680.state import Lin1680

LEFT: Final = 4  # bales still to be loaded that are told apart, and houses to be built
SHORT: Final = 3  # cards of a price
MANY: Final = 3  # cards of a kind in hand
FAR: Final = 7  # steps to a port
FAR_MARKET: Final = 4
PHASES: Final = 4

BALES_LEFT: Final = 0
HOUSES_LEFT: Final = BALES_LEFT + LEFT
BALE_SHORT: Final = HOUSES_LEFT + LEFT
HOUSE_SHORT: Final = BALE_SHORT + SHORT
PRIVILEGE_SHORT: Final = HOUSE_SHORT + SHORT
TWO_BALES_SHORT: Final = PRIVILEGE_SHORT + SHORT
HAND: Final = TWO_BALES_SHORT + 1  # MANY * kind + count - 1
CARDS_HELD: Final = HAND + MANY * KINDS
PORT_AWAY: Final = CARDS_HELD + 1
MARKET_AWAY: Final = PORT_AWAY + FAR
TRADES: Final = MARKET_AWAY + FAR_MARKET
ON_MARKET: Final = TRADES + 1  # by kind
PHASE: Final = ON_MARKET + KINDS
DICE: Final = PHASE + PHASES  # by colour, then WILD
SWAPS: Final = DICE + KINDS + 1
LAID: Final = SWAPS + 1
SIZE: Final = LAID + 1

NAMES: Final = {
    **{f"bales left {count}": "whether so many are still to be loaded" for count in range(LEFT)},
    **{f"houses left {count}": "whether so many are still to be built" for count in range(LEFT)},
    **{f"bale short {count}": "whether at most so many cards of its price are missing" for count in range(SHORT)},
    **{f"house short {count}": "… of the price of a house" for count in range(SHORT)},
    **{f"privilege short {count}": "… of that of a privilege card" for count in range(SHORT)},
    "two bales short": "cards missing for two bales, in fours",
    **{f"{kind} {count + 1}": "whether the hand holds so many" for kind in KIND_IDS for count in range(MANY)},
    "cards": "resource cards in hand, in eights",
    **{f"port {steps}": "whether the next port is so many steps away, the last for more" for steps in range(FAR)},
    **{f"market town {steps}": "… the next market town" for steps in range(FAR_MARKET)},
    "trades": "whether one may trade in this turn or always",
    **{f"{kind} on the market": "whether it lies there for who lacks it and may trade" for kind in KIND_IDS},
    **{
        f"phase {phase}": "whether one's turn has come so far, the first until the pawn moves"
        for phase in range(PHASES)
    },
    **{f"die shows {kind}": "resource dice of one's turn that show it, in pairs" for kind in KIND_IDS},
    "die shows all": "… and those for which a colour is still to be named",
    "swaps": "cards swapped with the market in one's turn, in pairs",
    "jokers laid": "jokers that lie for what is about to be built",
}


def fill_belongings(state: Lin1680, seat: i64, row: vec[float], first: i64) -> None:
    bales = max(0, state.agreed[BALES] - state.bales[seat])
    houses = max(0, state.edition.houses_to_win - state.built[seat])
    row[first + BALES_LEFT + min(LEFT - 1, bales)] = 1.0
    row[first + HOUSES_LEFT + min(LEFT - 1, houses)] = 1.0
    fill_short(row, first + BALE_SHORT, missing(state, seat, BALE))
    fill_short(row, first + HOUSE_SHORT, missing(state, seat, HOUSE))
    fill_short(row, first + PRIVILEGE_SHORT, missing(state, seat, PRIVILEGE))
    fill_hand(state, seat, row, first)
    if state.pawn[seat] != NONE:
        fill_ways(state, seat, row, first)
    if state.active == seat:
        fill_turn(state, row, first)


def fill_short(row: vec[float], first: i64, lacking: i64) -> None:
    """A price with a joker too many is no price that can be paid."""
    if lacking >= 0:
        for count in range(lacking, SHORT):
            row[first + count] = 1.0


def fill_hand(state: Lin1680, seat: i64, row: vec[float], first: i64) -> None:
    price = state.edition.price
    trades = can_trade(state, seat)
    row[first + TRADES] = 1.0 if trades else 0.0
    cards: i64 = 0
    short: i64 = 0
    for kind in range(KINDS):
        count = state.hand[KINDS * seat + kind]
        cards += count
        short += max(0, 2 * price[KINDS * BALE + kind] - count)
        for enough in range(min(count, MANY)):
            row[first + HAND + MANY * kind + enough] = 1.0
        if trades and state.market[kind] > 0 and demand(state, seat, kind) > held(state, seat, kind):
            row[first + ON_MARKET + kind] = 1.0
    row[first + CARDS_HELD] = float(cards) / 8.0
    row[first + TWO_BALES_SHORT] = float(short) / 4.0


def fill_ways(state: Lin1680, seat: i64, row: vec[float], first: i64) -> None:
    """F-3.3: the shortest ways to a port and to a market town, whoever stands there."""
    edition = state.edition
    row[first + PORT_AWAY + min(FAR - 1, port_away(state, seat))] = 1.0
    steps: i64 = FAR_MARKET
    start = edition.place_count * state.pawn[seat]
    for place in range(edition.place_count):
        if edition.types[place] == MARKET:
            steps = min(steps, edition.distance[start + place])
    if steps < FAR_MARKET:
        row[first + MARKET_AWAY + steps] = 1.0


def port_away(state: Lin1680, seat: i64) -> i64:
    edition = state.edition
    steps: i64 = FAR
    for port in edition.ports:
        steps = min(steps, edition.distance[edition.place_count * state.pawn[seat] + port])
    return steps


def fill_turn(state: Lin1680, row: vec[float], first: i64) -> None:
    """What has happened in one's turn so far: F-3 to F-6."""
    if state.phase > 0:
        row[first + PHASE + (state.phase if has_moved(state) else 0)] = 1.0
    if state.dice[0] != NONE:
        for die in range(2, 4):
            shown = state.dice[die]
            row[first + DICE + (shown if shown != NONE else KINDS)] += 0.5
    row[first + SWAPS] = 0.5 * float(state.swaps)
    for kind in range(KINDS):
        row[first + LAID] += float(state.jokers[kind])
