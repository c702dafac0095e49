"""What a player of Loire has, for a learner: a place on the river, cards, wine and louis; and what is about to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.loire.components import (
    FISHING,
    KIND_IDS,
    KINDS,
    MARINER,
    MIDRIVER,
    MOST_SEATS,
    NANTES,
    SUN,
    UPSTREAM,
)
from ludotheque.games.loire.new_cards import TurnCard
from ludotheque.games.loire.outlook.worth import ashore, away, fade
from ludotheque.games.loire.state import Loire

ENOUGH: Final = 3  # cards of a kind: more make no difference
PLACES: Final = 14  # round trip: up to Orléans, and down again
LOUIS_LEFT: Final = [0, 1, 2, 4, 6, 9, 13]
LEVELS: Final = 7  # of them
LONG: Final = 20  # rounds: hardly a match lasts longer

FIRST: Final = 17  # after what the outlook made by hand sums up
PLACE: Final = FIRST  # by spaces from Nantes, up and down again
DOCK: Final = PLACE + PLACES  # of Nantes
PHASE: Final = DOCK + 2
TO_MOVE: Final = PHASE + 3
LEADS: Final = TO_MOVE + 1
LEADS_NEXT: Final = LEADS + 1
COMES_LAST: Final = LEADS_NEXT + 1
PLAYERS: Final = COMES_LAST + 1  # from two
HAND: Final = PLAYERS + MOST_SEATS - 1  # ENOUGH * kind + how many beside the first
CARDS: Final = HAND + ENOUGH * KINDS
NO_CARDS: Final = CARDS + 1
COAL: Final = NO_CARDS + 1  # by kind
CREW: Final = COAL + MARINER
FISHES: Final = CREW + ENOUGH
WINES: Final = FISHES + 1
WINE_NEAR: Final = WINES + ENOUGH + 1
PASSENGERS: Final = WINE_NEAR + 1
LACKS: Final = PASSENGERS + 1
DUE: Final = LACKS + LEVELS
LOAD: Final = DUE + 1
FINISHES: Final = LOAD + 1
ROW: Final = FINISHES + 1  # by kind
PICKS: Final = ROW + KINDS
TO_TURN: Final = PICKS + 1
PILE: Final = TO_TURN + 1
SUNS: Final = PILE + 1
RESHUFFLE: Final = SUNS + 1
ROUND: Final = RESHUFFLE + 1
END: Final = ROUND + 1

_between: Final = ("ancenis", "angers", "saumur", "tours", "amboise", "blois")

NAMES: Final = {
    "at nantes": "whether the boat is there",
    **{f"at {town}, upstream": "… with this heading" for town in _between},
    "at orleans": "whether the boat is there",
    **{f"at {town}, downstream": "… with this heading" for town in reversed(_between)},
    "first dock": "whether it lies at the dock of Nantes that pays less",
    "second dock": "… that pays more",
    "new cards": "whether this is the first phase",
    "preparation": "… the second",
    "quays": "… the third",
    "to move": "whether it is the second and the boat has not moved",
    "leads": "whether one goes first in this round",
    "leads next": "… in the next",
    "comes last": "whether all others go before",
    **{f"{count} players": "whether so many play" for count in range(2, MOST_SEATS + 1)},
    **{f"{kind} {count + 1}": "whether the hand holds so many" for kind in KIND_IDS for count in range(ENOUGH)},
    "cards": "cards in hand, in tens",
    "no cards": "whether there are none",
    **{f"{kind} laid": "cards of it laid" for kind in KIND_IDS[:MARINER]},
    **{f"crew {count + 1}": "whether so many mariners are laid" for count in range(ENOUGH)},
    "fishes": "whether a fishing card is laid",
    **{f"wine {count + 1}": "whether so much wine is aboard" for count in range(ENOUGH + 1)},
    "wine near": "wine aboard, less for every space to Nantes, in fours",
    "passengers": "passengers aboard, in fives",
    **{f"lacks {louis}": "whether no more louis are lacking to the target" for louis in LOUIS_LEFT},
    "due": "what will be paid at the dock one lies at, in fives of louis",
    "load": "what waits there, less for every space to its goal, in fives of louis",
    "finishes": "whether what is due there brings the target",
    **{f"{kind} in the row": "cards of it still to be drafted, in pairs" for kind in KIND_IDS},
    "picks": "cards of the row that will be one's own, in pairs",
    "to turn": "cards still to be turned, in tens",
    "pile": "cards in the draw pile, in fifties",
    "suns": "suns among them, in pairs",
    "reshuffle": "whether they do not last for a round",
    "round": "rounds begun, in twenties, at most one",
}


def fill_holdings(state: Loire, seat: i64, row: vec[float]) -> None:
    """All that lies in front of a player, and what everybody waits for."""
    edition = state.edition
    seats = state.seats
    if 1 <= state.phase <= 3:
        row[PHASE + state.phase - 1] = 1.0
    row[TO_MOVE] = 1.0 if state.phase == 2 and not state.moved[seat] else 0.0
    after = (seat - state.leader + seats) % seats
    if after == 0:
        row[LEADS] = 1.0
    if after == 1:
        row[LEADS_NEXT] = 1.0
    if after == seats - 1:
        row[COMES_LAST] = 1.0
    row[PLAYERS + seats - 2] = 1.0
    fill_cards(state, seat, row)
    lack = edition.target - state.points(seat)
    for level in range(LEVELS):
        if lack <= LOUIS_LEFT[level]:
            row[LACKS + level] = 1.0
    fill_coming(state, seat, row)
    if state.town[seat] >= 0:
        fill_place(state, seat, row, lack)


def fill_cards(state: Loire, seat: i64, row: vec[float]) -> None:
    """In hand and laid."""
    mine = KINDS * seat
    total: i64 = 0
    for kind in range(KINDS):
        count = state.hand[mine + kind]
        total += count
        told: i64 = min(count, ENOUGH)
        for each in range(told):
            row[HAND + ENOUGH * kind + each] = 1.0
    row[CARDS] = 0.1 * float(total)
    row[NO_CARDS] = 1.0 if total == 0 else 0.0
    for coal in range(MARINER):
        row[COAL + coal] = float(state.laid[mine + coal])
    crew: i64 = min(state.laid[mine + MARINER], ENOUGH)
    for each in range(crew):
        row[CREW + each] = 1.0
    row[FISHES] = 1.0 if state.laid[mine + FISHING] > 0 else 0.0


def fill_place(state: Loire, seat: i64, row: vec[float], lack: i64) -> None:
    """Where the boat is, what it carries, and what is due there."""
    edition = state.edition
    town = state.town[seat]
    heading = state.heading[seat]
    at: i64 = min(place_of(town, heading, edition.last_town), PLACES - 1)
    row[PLACE + at] = 1.0
    wines = state.wines(seat)
    told: i64 = min(wines, ENOUGH + 1)
    for each in range(told):
        row[WINES + each] = 1.0
    if wines > 0:
        row[WINE_NEAR] = (
            0.25 * float(wines) * (1.0 if town == NANTES else fade(away(town, heading, NANTES, edition.last_town)))
        )
    first = edition.passengers * seat
    passengers: i64 = 0
    for passenger in range(edition.passengers):
        passengers += state.aboard[first + passenger]
    row[PASSENGERS] = 0.2 * float(passengers)
    if state.berth[seat] != MIDRIVER:
        if town == NANTES:
            row[DOCK + state.berth[seat]] = 1.0
        louis = due(state, seat)
        row[DUE] = 0.2 * float(louis)
        row[LOAD] = 0.2 * ashore(state, town, heading)
        row[FINISHES] = 1.0 if louis >= lack else 0.0


def fill_coming(state: Loire, seat: i64, row: vec[float]) -> None:
    """L-4: the draft row, and the draw pile."""
    seats = state.seats
    if state.phase == 1 and state.stack:
        picker = state.leader
        step = state.stack[-1]
        if isinstance(step, TurnCard):
            row[TO_TURN] = 0.1 * float(step.left)
        elif step.seat >= 0:
            picker = step.seat
        total: i64 = 0
        for kind in range(KINDS):
            total += state.draft[kind]
            row[ROW + kind] = 0.5 * float(state.draft[kind])
        before = (seat - picker + seats) % seats
        if total > before:
            row[PICKS] = 0.5 * float((total - before + seats - 1) // seats)
    row[PILE] = 0.02 * float(state.draw_count)
    row[SUNS] = 0.5 * float(state.draw[SUN])
    row[RESHUFFLE] = 1.0 if state.draw_count < state.edition.turned[seats] else 0.0
    row[ROUND] = float(min(state.round, LONG)) / float(LONG)


def place_of(town: i64, heading: i64, last: i64) -> i64:
    """Spaces from Nantes on a round trip."""
    return town if heading == UPSTREAM else 2 * last - town


def due(state: Loire, seat: i64) -> i64:
    """L-10.4, L-10.5: louis that a docked boat will be paid."""
    edition = state.edition
    town = state.town[seat]
    louis = fares_to(state, seat, town)
    if town == NANTES:
        louis += state.wines(seat) * edition.pay[2 * NANTES + state.berth[seat]]
    return louis


def fares_to(state: Loire, seat: i64, town: i64) -> i64:
    """L-10.4: the fares of passengers aboard that are bound for a town."""
    edition = state.edition
    first = edition.passengers * seat
    louis: i64 = 0
    for passenger in edition.bound_for[town]:
        count = state.aboard[first + passenger]
        if count > 0:
            louis += count * edition.fare[edition.first_passenger + passenger]
    return louis
