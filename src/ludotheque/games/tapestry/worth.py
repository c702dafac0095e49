"""What things may be worth, in points: for agents that look ahead. No rule depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.core.notation import ANY_ORDER, CHOICE, FOR_EACH, PAY, SEQUENCE, TERM, Phrase
from ludotheque.games.tapestry.components import (
    ANY_WORD,
    BUILDINGS,
    LANDMARK_WORD,
    LAST,
    NONE,
    RESOURCES,
    SLOTS,
    TRACK_IDS,
    TRACKS,
    VP_WORD,
    WORD_IDS,
)
from ludotheque.games.tapestry.scoring import measure, tiles

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry

GUESSES: Final = {  # words whose worth is a guess, from what they bring in play
    "tile": 0.9,
    "space-tile": 3.0,
    "tapestry": 1.8,
    "explore": 5.0,
    "explore-anywhere": 5.5,
    "explore-space": 11.0,
    "research": 4.5,
    "research-x": 1.5,
    "research-alien": 3.0,
    "repeat": 5.0,
    "repeat-once": 5.0,
    "restart": 4.0,
    "invent": 2.6,
    "upgrade": 3.2,
    "circle": 2.6,
    "square": 4.5,
    "refresh": 0.3,
    "conquer": 6.5,
    "conquer-anywhere": 7.0,
    "conquer-double": 9.5,
    "conquer-double-rival": 8.0,
    "civilization": 9.0,
    "play-over": 3.5,
    **{f"advance-{track}": 5.0 for track in TRACK_IDS},
    **{f"advance-{track}-x": 1.3 for track in TRACK_IDS},
    **{f"regress-{track}": 2.5 for track in TRACK_IDS},
}
WORTH: Final = [GUESSES.get(id, 0.0) for id in WORD_IDS]
LANDMARK: Final = 5.0
SPACE: Final = 0.8  # of standing one space further


def rounds_left(state: Tapestry, seat: i64) -> i64:
    """Income turns to come."""
    return state.edition.eras - state.era[seat]


def resource_worth(state: Tapestry, seat: i64) -> float:
    """What a resource in hand may become; more while there are income turns to come for what it builds."""
    rounds = rounds_left(state, seat)
    return 0.0 if rounds <= 0 else 1.4 + 0.42 * float(rounds)


def slot_worth(state: Tapestry, seat: i64, at: i64, rounds: float, resource: float) -> float:
    """What an exposed slot of the income mat pays until the end: points every time, goods every time but the last."""
    income = state.edition.income
    points = float(income.points[at])
    if income.measure[at] != NONE:
        points += float(measure(state, seat, income.measure[at])) + 0.5 * (rounds - 1.0)
    goods = resource * float(income.resources[at]) + 0.9 * float(income.tiles[at]) + 1.8 * float(income.cards[at])
    return rounds * points + max(0.0, rounds - 1.0) * goods


def building_worth(state: Tapestry, seat: i64, kind: i64) -> float:
    """The slot that the next building of a kind would expose, and the plot it would fill."""
    taken = state.buildings[BUILDINGS * seat + kind]
    if taken >= state.edition.buildings:
        return 0.0
    rounds = float(rounds_left(state, seat))
    return 0.8 + slot_worth(state, seat, SLOTS * kind + taken + 1, rounds, resource_worth(state, seat))


def best_building(state: Tapestry, seat: i64) -> float:
    best = 0.0
    for kind in range(BUILDINGS):
        best = max(best, building_worth(state, seat, kind))
    return best


def worth_of(state: Tapestry, seat: i64, number: i64) -> float:
    """What a benefit may bring this player now."""
    return 0.0 if number == NONE else phrase_worth(state, seat, state.edition.phrases[number])


def phrase_worth(state: Tapestry, seat: i64, phrase: Phrase) -> float:
    kind = phrase.kind
    if kind == TERM:
        return term_worth(state, seat, phrase)
    if kind == FOR_EACH:
        return float(phrase.parts[0].count * measure(state, seat, phrase.word))
    if kind == PAY:
        return max(0.0, phrase_worth(state, seat, phrase.parts[1]) - phrase_worth(state, seat, phrase.parts[0]))
    total = 0.0
    for part in phrase.parts:
        value = phrase_worth(state, seat, part)
        total = max(total, value) if kind == CHOICE else total + value
    assert kind in (SEQUENCE, ANY_ORDER, CHOICE) or len(phrase.parts) == 1
    return total


def term_worth(state: Tapestry, seat: i64, phrase: Phrase) -> float:
    word = phrase.word
    count = float(phrase.count)
    if word < RESOURCES or word == ANY_WORD:
        return count * resource_worth(state, seat)
    if word == VP_WORD:
        return count
    if word >= LANDMARK_WORD:
        return LANDMARK if state.landmark_owner[word - LANDMARK_WORD] == NONE else 0.0
    if FIRST_BUILDING_WORD <= word < FIRST_BUILDING_WORD + BUILDINGS:
        return building_worth(state, seat, word - FIRST_BUILDING_WORD)
    if word == FIRST_BUILDING_WORD + BUILDINGS:
        return best_building(state, seat)
    if word == EXPLORE_WORD and tiles(state, seat) == 0:
        return 0.0
    return count * WORTH[word]


FIRST_BUILDING_WORD: Final = 9
EXPLORE_WORD: Final = 14


def space_worth(state: Tapestry, seat: i64, space: i64, bonus: bool) -> float:
    """The benefit of a space, and what its bonus brings beyond its price."""
    total = worth_of(state, seat, state.edition.benefit[space])
    if bonus and state.edition.bonus[space] != NONE:
        total += 0.8 * worth_of(state, seat, state.edition.bonus[space])
    return total


def step_worth(state: Tapestry, seat: i64, token: i64, gains: bool) -> float:
    """What it may bring to move a token one space up."""
    space = state.token_space[token] + 1
    if space > LAST:
        return 0.0
    at = (LAST + 1) * state.token_track[token] + space
    total = SPACE
    landmark = state.edition.space_landmark[at]
    if landmark != NONE and state.landmark_owner[landmark] == NONE:
        total += LANDMARK
    return total + (space_worth(state, seat, at, True) if gains else 0.0)


def best_step(state: Tapestry, seat: i64, track: i64, gains: bool) -> float:
    best = 0.0
    for token in range(TRACKS * seat, TRACKS * seat + TRACKS):
        if state.token_track[token] == track:
            best = max(best, step_worth(state, seat, token, gains))
    return best
