"""What lies ahead of a boat of Loire, for a learner: where coal brings it, and what a landing there is good for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.state import NOBODY
from ludotheque.games.loire.components import KINDS, MARINER, NANTES
from ludotheque.games.loire.docking import occupant
from ludotheque.games.loire.movement import coal_in, onward
from ludotheque.games.loire.outlook.holdings import END as FIRST
from ludotheque.games.loire.outlook.holdings import fares_to
from ludotheque.games.loire.outlook.worth import ashore, away, can_pay, dock_chance
from ludotheque.games.loire.state import Loire

AHEAD: Final = 8  # spaces that are told apart, that of the boat among them

REACH: Final = FIRST  # by spaces ahead, as all of these
FARES: Final = REACH + AHEAD  # and those beyond
WAITS: Final = FARES + AHEAD + 1
WINE_WAITS: Final = WAITS + AHEAD
GAIN: Final = WINE_WAITS + AHEAD
TAKE: Final = GAIN + 1
BOTH: Final = TAKE + 1
WINS: Final = BOTH + 1
DOCKS: Final = WINS + 1
NOW_DOCKS: Final = DOCKS + 1
NOW_GAIN: Final = NOW_DOCKS + 1
NOW_TAKE: Final = NOW_GAIN + 1
END: Final = NOW_TAKE + 1

NAMES: Final = {
    **{
        f"reach {spaces}": "the chance of a dock so far ahead, where coal can bring the boat" for spaces in range(AHEAD)
    },
    **{f"fares {spaces}": "fares of those aboard to get off so far ahead, in fours" for spaces in range(AHEAD)},
    "fares beyond": "… further away",
    **{f"waits {spaces}": "fares of those who wait so far ahead, in fours" for spaces in range(AHEAD)},
    **{f"wine waits {spaces}": "wine that waits so far ahead, in pairs" for spaces in range(AHEAD)},
    "gain": "the most that a landing in reach pays, in fives of louis",
    "take": "the most that may be loaded in reach, in fives of louis",
    "gain and take": "the most of both together",
    "wins": "whether a landing in reach brings the target",
    "docks": "docks in reach, in fours",
    "now docks": "whether the coal and mariners laid bring the boat to a dock",
    "now gains": "what is paid there, in fives of louis",
    "now takes": "what may be loaded there, in fives of louis",
}


def fill_surroundings(state: Loire, seat: i64, row: vec[float]) -> None:
    """Walk ahead space by space; while the boat may still move in this round, docks may be taken."""
    edition = state.edition
    mine = KINDS * seat
    town = state.town[seat]
    heading = state.heading[seat]
    afloat = state.phase == 2 and not state.moved[seat]
    lack = edition.target - state.points(seat)
    wines = state.wines(seat)
    laid = coal_in(edition, state.laid, mine)
    strength = state.laid[mine + MARINER] + state.hand[mine + MARINER]
    fill_aboard(state, seat, row)
    for spaces in range(AHEAD):
        fill_waiting(state, town, spaces, row)
        if spaces >= laid and can_pay(state, mine, spaces - laid):
            chance = dock_chance(state, seat, town) if afloat else 1.0
            if chance > 0.0:
                paid = fares_to(state, seat, town)
                if town == NANTES and wines > 0:
                    paid += wines * (price(state, strength) if afloat else edition.pay[2 * NANTES + 1])
                gain = 0.2 * chance * float(paid)
                take = 0.2 * chance * ashore(state, town, heading)
                row[REACH + spaces] = chance
                row[DOCKS] += 0.25 * chance
                row[GAIN] = max(row[GAIN], gain)
                row[TAKE] = max(row[TAKE], take)
                row[BOTH] = max(row[BOTH], gain + take)
                if paid >= lack:
                    row[WINS] = max(row[WINS], chance)
                if spaces == laid and afloat and chance == 1.0:
                    row[NOW_DOCKS] = 1.0
                    row[NOW_GAIN] = gain
                    row[NOW_TAKE] = take
        town += heading
        heading = onward(edition, town, heading)


def fill_aboard(state: Loire, seat: i64, row: vec[float]) -> None:
    """Fares of passengers by the spaces to their goal."""
    edition = state.edition
    town = state.town[seat]
    first = edition.passengers * seat
    start = edition.first_passenger
    for passenger in range(edition.passengers):
        count = state.aboard[first + passenger]
        if count > 0:
            goal = edition.destination[start + passenger]
            spaces: i64 = 0
            if goal != town:
                spaces = min(away(town, state.heading[seat], goal, edition.last_town), AHEAD)
            row[FARES + spaces] += 0.25 * float(count * edition.fare[start + passenger])


def fill_waiting(state: Loire, town: i64, spaces: i64, row: vec[float]) -> None:
    """Cargo ashore in a town."""
    edition = state.edition
    start = edition.first_passenger
    for passenger in edition.waiting_at[town]:
        count = state.waiting[start + passenger]
        if count > 0:
            row[WAITS + spaces] += 0.25 * float(count * edition.fare[start + passenger])
    wine = edition.wine_of[town]
    if wine >= 0:
        row[WINE_WAITS + spaces] = 0.5 * float(state.waiting[wine])


def price(state: Loire, strength: i64) -> i64:
    """L-9: louis for a wine at the best dock of Nantes that is free, or can be won with so many mariners."""
    edition = state.edition
    best: i64 = 0
    for number in range(edition.dock_count[NANTES]):
        holder = occupant(state, NANTES, number)
        if holder == NOBODY or strength > state.strength(holder):
            best = max(best, edition.pay[2 * NANTES + number])
    return best
