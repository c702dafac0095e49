"""What a learner is told of a player of Tapestry beside the others: eras, turns, who has what. Hands are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.tapestry.benefits.costs import hand_size
from ludotheque.games.tapestry.components import ALLIANCE, ERAS, MARRIAGE_OF_STATE, MOST_SEATS
from ludotheque.games.tapestry.outlook.holdings import climb
from ludotheque.games.tapestry.outlook.realm import END as FIRST

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry

LEAD_STEPS: Final[list[i64]] = [1, 15, 40]
_lead: Final = 3  # how many steps these are
LEAST_SEATS: Final = 2

ERA: Final = FIRST  # by era, less one
PLAYERS: Final = ERA + ERAS  # by number, less two
TURN_IN: Final = PLAYERS + MOST_SEATS - LEAST_SEATS + 1  # by turns, less one
BEGAN: Final = TURN_IN + MOST_SEATS - 1  # by places, less one
AHEAD: Final = BEGAN + MOST_SEATS - 1  # by step
BEHIND: Final = AHEAD + _lead  # by step
LATER: Final = BEHIND + _lead
EARLIER: Final = LATER + 1
FINISHED: Final = EARLIER + 1
LAST_IN: Final = FINISHED + 1
REWARD: Final = LAST_IN + 1
PRESSED: Final = REWARD + 1
RICHEST: Final = PRESSED + 1
POOREST: Final = RICHEST + 1
THEIR_LANDS: Final = POOREST + 1
THEIR_CARDS: Final = THEIR_LANDS + 1
UNARMED: Final = THEIR_CARDS + 1
ALLIED: Final = UNARMED + 1
END: Final = ALLIED + 1

NAMES: Final = {
    **{f"era {era + 1}": "whether this is one's era" for era in range(ERAS)},
    **{f"{seats} players": "whether so many play" for seats in range(LEAST_SEATS, MOST_SEATS + 1)},
    **{f"turn in {turns}": "whether one's turn is so many turns away" for turns in range(1, MOST_SEATS)},
    **{f"began {places} later": "whether one began so long after the first player" for places in range(1, MOST_SEATS)},
    **{f"{count} ahead": "whether one is at least so many points before the best rival" for count in LEAD_STEPS},
    **{f"{count} behind": "… behind" for count in LEAD_STEPS},
    "later": "rivals in a later era, in pairs",
    "earlier": "… in an earlier one",
    "finished": "… who have finished",
    "last in": "whether all rivals have finished",
    "era reward": "what being first in one's next era would bring now, in threes of resources",
    "pressed": "whether a neighbour could take it and has hardly a resource left",
    "rival resources": "the most resources of a rival, in tens",
    "poorest rival": "the fewest of one who plays on, in tens",
    "rival territories": "the most territories of a rival, in fives",
    "rival cards": "the most tapestry cards in a rival's hand, in fives",
    "no traps": "whether no rival has a card in hand",
    "allied": "rivals whose ability names oneself",
}


def fill_rivalry(state: Tapestry, seat: i64, points: i64, best: i64, row: vec[float]) -> None:
    """T-2.1, T-2.4, T-18.6: eras and turns; `best` are the points of the best rival."""
    era = state.era[seat]
    if era > 0 and era <= ERAS:
        row[ERA + era - 1] = 1.0
    row[PLAYERS + state.seats - LEAST_SEATS] = 1.0
    turns = (seat - state.turn + state.seats) % state.seats
    if turns > 0:
        row[TURN_IN + turns - 1] = 1.0
    places = (seat - state.leader + state.seats) % state.seats
    if places > 0:
        row[BEGAN + places - 1] = 1.0
    climb(row, AHEAD, LEAD_STEPS, points - best)
    climb(row, BEHIND, LEAD_STEPS, best - points)
    fill_others(state, seat, row)
    fill_reward(state, seat, row)


def fill_others(state: Tapestry, seat: i64, row: vec[float]) -> None:
    """T-6.6: what lies open of the others, of their cards the number."""
    era = state.era[seat]
    richest: i64 = 0
    poorest: i64 = -1
    lands: i64 = 0
    cards: i64 = 0
    playing: i64 = 0
    for other in range(state.seats):
        if other == seat:
            continue
        lands = max(lands, state.territories[other])
        if state.finished[other] == 1:
            row[FINISHED] += 0.5
            continue
        playing += 1
        if state.era[other] > era:
            row[LATER] += 0.5
        elif state.era[other] < era:
            row[EARLIER] += 0.5
        wealth = state.wealth(other)
        richest = max(richest, wealth)
        if poorest < 0 or wealth < poorest:
            poorest = wealth
        cards = max(cards, hand_size(state, other))
        for at in range(2 * other, 2 * other + 2):
            if state.ally[at] == seat and (state.active[at] == ALLIANCE or state.active[at] == MARRIAGE_OF_STATE):
                row[ALLIED] += 1.0
    row[LAST_IN] = 1.0 if playing == 0 else 0.0
    row[RICHEST] = 0.1 * float(richest)
    if poorest > 0:
        row[POOREST] = 0.1 * float(poorest)
    row[THEIR_LANDS] = 0.2 * float(lands)
    row[THEIR_CARDS] = 0.2 * float(cards)
    row[UNARMED] = 1.0 if cards == 0 else 0.0


def fill_reward(state: Tapestry, seat: i64, row: vec[float]) -> None:
    """T-3.4: the first of the neighbours in an era gains resources; who can pay for little will soon begin it."""
    era = state.era[seat]
    left = state.left_of(seat)
    right = state.right_of(seat)
    if era < 1 or era + 1 >= state.edition.eras or state.era[left] > era or state.era[right] > era:
        return
    row[REWARD] = 0.33 * float(state.edition.era_resources[era + 1])
    if (state.era[left] == era and state.wealth(left) < 2) or (state.era[right] == era and state.wealth(right) < 2):
        row[PRESSED] = 1.0
