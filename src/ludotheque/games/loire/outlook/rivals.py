"""How the others stand, as a player of Loire sees them, for a learner. Hands are told as far as all know them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.loire.components import EXPLOSION, FISHING, KINDS, MARINER, MIDRIVER
from ludotheque.games.loire.movement import coal_in, onward
from ludotheque.games.loire.outlook.holdings import due, place_of
from ludotheque.games.loire.outlook.surroundings import END as FIRST
from ludotheque.games.loire.outlook.worth import WINE_PRICE, away
from ludotheque.games.loire.state import Loire

LOUIS_LEFT: Final = [0, 2, 4, 7, 11]
LEVELS: Final = 5  # of them
CLOSE: Final = 3  # spaces
MOST_COAL: Final = 3  # spaces for a card

BEST: Final = FIRST
LACKS: Final = BEST + 1
RICHER: Final = LACKS + LEVELS
AHEAD: Final = RICHER + 1
WEALTH: Final = AHEAD + 1
THEIR_WEALTH: Final = WEALTH + 1
THEIR_DUE: Final = THEIR_WEALTH + 1
FINISH: Final = THEIR_DUE + 1
TO_MOVE: Final = FINISH + 1
ALONE: Final = TO_MOVE + 1
BOUND: Final = ALONE + 1
MAY_COME: Final = BOUND + 1
THEIR_CREW: Final = MAY_COME + 1
BESIDE: Final = THEIR_CREW + 1
JUST_AHEAD: Final = BESIDE + 1
JUST_BEHIND: Final = JUST_AHEAD + 1
CREW: Final = JUST_BEHIND + 1
BRIBE: Final = CREW + 1
COAL: Final = BRIBE + 1
FISH: Final = COAL + 1
CARDS: Final = FISH + 1
MARINERS: Final = CARDS + 1
EXPLOSIONS: Final = MARINERS + 1
WINE: Final = EXPLOSIONS + 1
END: Final = WINE + 1

NAMES: Final = {
    "best rival": "the most louis that another has, in tens",
    **{f"rival lacks {louis}": "whether no more are lacking to somebody else" for louis in LOUIS_LEFT},
    "richer": "how many have more louis than oneself",
    "ahead": "whether nobody has as many",
    "wealth": "louis, and those for all that is aboard, in tens",
    "their wealth": "… the most that another has",
    "their due": "the most louis that another will have when paid at the dock, in tens",
    "they finish": "whether these bring the target",
    "they move": "how many others have not moved in this phase, in pairs",
    "alone": "whether nobody else has to",
    "bound here": "others whose coal laid brings them where one's own does",
    "may come": "others whom some of their cards could bring there",
    "their crew": "the most mariners laid by one of these, in pairs",
    "beside": "other boats in the same town",
    "just ahead": "… up to three spaces ahead",
    "just behind": "… up to three spaces behind",
    "rival crew": "the most mariners laid by another, whatever the place, in pairs",
    "bribe": "whether there is wine aboard to bribe one",
    "rival coal": "the most spaces of coal laid by another, in fives",
    "they fish": "how many others are fishing",
    "their cards": "the most cards in the hand of another, in tens",
    "their mariners": "the most mariners that another was seen to take, in pairs",
    "their explosions": "explosions that others were seen to take",
    "their wine": "the most wine aboard of another, in fives",
}


def fill_rivals(state: Loire, seat: i64, row: vec[float]) -> None:
    """Louis and cards of the others, then how near their boats are."""
    target = state.edition.target
    louis = state.points(seat)
    wines = state.wines(seat)
    best: i64 = 0
    left: i64 = 0
    row[WEALTH] = 0.1 * wealth(state, seat, wines)
    for other in range(state.seats):
        if other == seat:
            continue
        theirs = state.points(other)
        best = max(best, theirs)
        if theirs > louis:
            row[RICHER] += 1.0
        aboard = state.wines(other)
        row[WINE] = max(row[WINE], 0.2 * float(aboard))
        row[THEIR_WEALTH] = max(row[THEIR_WEALTH], 0.1 * wealth(state, other, aboard))
        if state.berth[other] != MIDRIVER:
            paid = theirs + due(state, other)
            row[THEIR_DUE] = max(row[THEIR_DUE], 0.1 * float(paid))
            if paid >= target:
                row[FINISH] = 1.0
        if state.phase == 2 and not state.moved[other]:
            left += 1
        fill_their_cards(state, other, row)
    row[BEST] = 0.1 * float(best)
    row[AHEAD] = 1.0 if louis > best else 0.0
    for level in range(LEVELS):
        if target - best <= LOUIS_LEFT[level]:
            row[LACKS + level] = 1.0
    if state.phase == 2:
        row[TO_MOVE] = 0.5 * float(left)
        row[ALONE] = 1.0 if left == 0 else 0.0
        row[BRIBE] = 1.0 if wines > 0 and row[CREW] > 0.0 else 0.0
    if state.town[seat] >= 0:
        fill_boats(state, seat, row)


def fill_their_cards(state: Loire, other: i64, row: vec[float]) -> None:
    """What another has laid, how many cards are held, and which of them were taken in the open."""
    first = KINDS * other
    row[CREW] = max(row[CREW], 0.5 * float(state.laid[first + MARINER]))
    row[COAL] = max(row[COAL], 0.2 * float(coal_in(state.edition, state.laid, first)))
    row[FISH] += float(state.laid[first + FISHING])
    row[CARDS] = max(row[CARDS], 0.1 * float(cards_of(state, other)))
    row[MARINERS] = max(row[MARINERS], 0.5 * float(state.known[first + MARINER]))
    row[EXPLOSIONS] += float(state.known[first + EXPLOSION])


def fill_boats(state: Loire, seat: i64, row: vec[float]) -> None:
    """Who is near, and who can still come where one lies or will lie with the coal laid."""
    edition = state.edition
    last = edition.last_town
    goal = state.town[seat]
    heading = state.heading[seat]
    trip = 2 * last
    mine = place_of(goal, heading, last)
    if state.phase == 2 and not state.moved[seat]:
        for _each in range(coal_in(edition, state.laid, KINDS * seat)):
            goal += heading
            heading = onward(edition, goal, heading)
    for other in range(state.seats):
        town = state.town[other]
        if other == seat or town < 0:
            continue
        if town == state.town[seat]:
            row[BESIDE] += 1.0
        else:
            before = (place_of(town, state.heading[other], last) - mine + trip) % trip
            if before <= CLOSE:
                row[JUST_AHEAD] += 1.0
            elif before >= trip - CLOSE:
                row[JUST_BEHIND] += 1.0
        if state.phase == 2 and not state.moved[other]:
            need: i64 = 0
            if town != goal:
                need = away(town, state.heading[other], goal, last)
            need -= coal_in(edition, state.laid, KINDS * other)
            if need == 0:
                row[BOUND] += 1.0
            if 0 <= need <= MOST_COAL * cards_of(state, other):
                row[MAY_COME] += 1.0
                row[THEIR_CREW] = max(row[THEIR_CREW], 0.5 * float(state.laid[KINDS * other + MARINER]))


def cards_of(state: Loire, seat: i64) -> i64:
    """Cards in a hand: everybody sees how many there are."""
    count: i64 = 0
    for kind in range(KINDS):
        count += state.hand[KINDS * seat + kind]
    return count


def wealth(state: Loire, seat: i64, wines: i64) -> float:
    """Louis, fares aboard and the price of wine aboard, however far they have to go."""
    edition = state.edition
    first = edition.passengers * seat
    louis = state.points(seat)
    for passenger in range(edition.passengers):
        count = state.aboard[first + passenger]
        if count > 0:
            louis += count * edition.fare[edition.first_passenger + passenger]
    return float(louis) + WINE_PRICE * float(wines)
