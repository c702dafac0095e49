"""How well a player stands, in louis."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.outlook import Outlook
from ludotheque.core.state import NOBODY
from ludotheque.games.loire.components import (
    COAL_1,
    COAL_2,
    COAL_3,
    DOWNSTREAM,
    KINDS,
    MARINER,
    MIDRIVER,
    NANTES,
)
from ludotheque.games.loire.movement import coal_in, onward
from ludotheque.games.loire.state import Loire

FADE: Final = 0.94  # what a louis is worth one space further away
WINE_PRICE: Final = 1.6
DOCK_HELD: Final = 0.93  # the chance to keep a dock once taken, while others still move
DOCK_PLANNED: Final = 0.8  # the chance that a planned landing comes true
COAL_WORTH: Final = 0.12  # louis per space of fuel in hand ...
FUEL_WANTED: Final = 6  # ... up to so many: more would be hoarding
CARD_WORTH: Final = [0.0, 0.0, 0.0, 0.3, 0.35, 0.2]
CARDS_WANTED: Final = 2  # of each other kind
MOST_FUEL: Final = 9


class LoireOutlook(Outlook[Loire]):
    """What computers believe of Loire."""

    LEVELS: ClassVar[dict[str, tuple[float, int]]] = {
        "easy": (0.1, 0),
        "casual": (0.0, 3),
        "medium": (0.0, 12),
        "hard": (0.0, 48),
        "master": (0.0, 256),
    }

    def worth(self, state: Loire, seat: i64) -> float:
        """Louis owned, plus what is aboard, ashore and in hand, each by how near it is to being paid."""
        worth = float(state.points(seat))
        mine = KINDS * seat
        fuel = coal_in(state.edition, state.hand, mine)
        for kind in range(MARINER, KINDS):
            worth += CARD_WORTH[kind] * float(min(state.hand[mine + kind], CARDS_WANTED))
        if state.town[seat] < 0:
            return worth
        if state.phase == 2 and not state.moved[seat]:
            return worth + best_landing(state, seat, fuel)
        worth += fuel_worth(fuel)
        chance = DOCK_HELD if state.phase == 2 and state.berth[seat] != MIDRIVER else 0.0
        if state.phase < 2:
            return worth + max(best_landing(state, seat, fuel) - fuel_worth(fuel), 0.0)
        return worth + landing(state, seat, state.town[seat], state.heading[seat], chance)

    def horizon(self, state: Loire) -> i64:
        return 0  # the outlook plans a landing by itself

    def openness(self) -> float:
        return 0.25


def fuel_worth(fuel: i64) -> float:
    """What coal in hand is worth."""
    return COAL_WORTH * float(min(fuel, FUEL_WANTED))


def best_landing(state: Loire, seat: i64, fuel: i64) -> float:
    """The best place the coal laid and the coal in hand can bring the boat to, and the fuel that is then left."""
    mine = KINDS * seat
    town = state.town[seat]
    heading = state.heading[seat]
    for _each in range(coal_in(state.edition, state.laid, mine)):
        town += heading
        heading = onward(state.edition, town, heading)
    best = -1.0
    for extra in range(MOST_FUEL + 1):
        if extra > fuel:
            break
        if extra == 0 or can_pay(state, mine, extra):
            chance = DOCK_PLANNED * dock_chance(state, seat, town)
            value = landing(state, seat, town, heading, chance) + fuel_worth(fuel - extra)
            if value > best:
                best = value
        town += heading
        heading = onward(state.edition, town, heading)
    return best


def can_pay(state: Loire, mine: i64, spaces: i64) -> bool:
    """Whether coal cards in hand add up to exactly so many spaces."""
    for threes in range(state.hand[mine + COAL_3] + 1):
        rest = spaces - 3 * threes
        if rest < 0:
            return False
        twos = min(state.hand[mine + COAL_2], rest // 2)
        if rest - 2 * twos <= state.hand[mine + COAL_1]:
            return True
    return False


def dock_chance(state: Loire, seat: i64, town: i64) -> float:
    """1 where a dock is free or can be won with the mariners laid, less where a crew would have to be hired first."""
    crew = state.laid[KINDS * seat + MARINER]
    ready = crew + state.hand[KINDS * seat + MARINER]
    best = 0.0
    for number in range(state.edition.dock_count[town]):
        holder: i64 = NOBODY
        for other in range(state.seats):
            if other != seat and state.town[other] == town and state.berth[other] == number:
                holder = other
        if holder == NOBODY or crew > state.laid[KINDS * holder + MARINER]:
            return 1.0
        if ready > state.laid[KINDS * holder + MARINER]:
            best = 0.7
    return best


def landing(state: Loire, seat: i64, town: i64, heading: i64, chance: float) -> float:
    """What a boat is worth at a town: what it carries, what it sets down and takes aboard if it docks there."""
    edition = state.edition
    start = edition.first_passenger
    last = edition.last_town
    carried = 0.0
    row = edition.passengers * seat
    for passenger in range(edition.passengers):
        count = state.aboard[row + passenger]
        if count > 0:
            goal = edition.destination[start + passenger]
            fare = float(count * edition.fare[start + passenger])
            later = fare * fade(away(town, heading, goal, last))
            carried += chance * fare + (1.0 - chance) * later if goal == town else later
    wines = state.wines(seat)
    if wines > 0:
        later = WINE_PRICE * float(wines) * fade(away(town, heading, NANTES, last))
        now = float(wines * (edition.pay[state.berth[seat]] if state.berth[seat] >= 0 else 2))
        carried += chance * now + (1.0 - chance) * later if town == NANTES else later
    if chance > 0.0:
        carried += chance * ashore(state, town, heading)
    return carried


def ashore(state: Loire, town: i64, heading: i64) -> float:
    """What the cargo waiting in a town is worth to a boat that leaves it with this heading."""
    edition = state.edition
    start = edition.first_passenger
    worth = 0.0
    for passenger in edition.waiting_at[town]:
        count = state.waiting[start + passenger]
        if count > 0:
            goal = edition.destination[start + passenger]
            worth += float(count * edition.fare[start + passenger]) * fade(away(town, heading, goal, edition.last_town))
    wine = edition.wine_of[town]
    if wine >= 0 and state.waiting[wine] > 0:
        worth += WINE_PRICE * float(state.waiting[wine]) * fade(away(town, heading, NANTES, edition.last_town))
    return worth


def away(town: i64, heading: i64, goal: i64, last: i64) -> i64:
    """L-7.3: spaces to run until the boat is next at the goal."""
    if heading == DOWNSTREAM:
        return town - goal if goal < town else town + goal
    return goal - town if goal > town else 2 * last - town - goal


def fade(spaces: i64) -> float:
    return FADES[spaces] if spaces < len(FADES) else FADES[-1]


FADES: Final = [FADE**spaces for spaces in range(32)]
