"""What a benefit would be worth to a player now, in points; for agents that look ahead. No rule depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.notation import CHOICE, FOR_EACH, OPTIONAL, PAY, TERM, Phrase
from ludotheque.games.tapestry.benefits.deeds import ConquerWord, ExploreWord
from ludotheque.games.tapestry.benefits.goods import AnyBuildingWord, AnyWord, BuildingWord, ResourceWord
from ludotheque.games.tapestry.benefits.measures import measure
from ludotheque.games.tapestry.benefits.word import Word
from ludotheque.games.tapestry.benefits.words import ROWS
from ludotheque.games.tapestry.components import BUILDINGS, FIRST_SUPPLY, NONE, SLOTS
from ludotheque.games.tapestry.outlook.estimates import PLOT, RESOURCE, WORD, word

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry

DECLINABLE: Final = 0.8  # of what may be left out
TILE: Final = word("tile")
TAPESTRY_CARD: Final = word("tapestry")
TILELESS: Final = 1.0  # exploring without a tile

AS_IT_IS: Final = 0  # how a word is valued: as its row says, by the era, if there is something to use it with ...
BY_ERA: Final = 1
WITH_TILE: Final = 2
WITH_OUTPOST: Final = 3
BEST_BUILT: Final = 4
BUILT: Final = 5  # ... or as a building, by kind


def worth(state: Tapestry, seat: i64, number: i64) -> float:
    """A benefit by its number; nothing is worth nothing."""
    return 0.0 if number == NONE else phrase_worth(state, seat, state.edition.phrases[number])


def phrase_worth(state: Tapestry, seat: i64, phrase: Phrase) -> float:
    """All parts, or the best of a choice, or what is left of a bonus after its price."""
    kind = phrase.kind
    if kind == TERM:
        return float(phrase.count) * word_worth(state, seat, phrase.word)
    if kind == FOR_EACH:
        return float(phrase.parts[0].count * measure(state, seat, phrase.word))
    if kind == OPTIONAL:
        return DECLINABLE * phrase_worth(state, seat, phrase.parts[0])
    if kind == PAY:
        left = phrase_worth(state, seat, phrase.parts[1]) - phrase_worth(state, seat, phrase.parts[0])
        return left if left > 0.0 else 0.0
    total = 0.0
    for part in phrase.parts:
        value = phrase_worth(state, seat, part)
        if kind == CHOICE:
            total = value if value > total else total
        else:
            total += value
    return total


def resource_worth(state: Tapestry, seat: i64) -> float:
    return RESOURCE[state.era[seat]]


def word_worth(state: Tapestry, seat: i64, word: i64) -> float:
    """One word of the notation, given or given up."""
    if word >= LANDMARKS:
        return landmark_worth(state, seat, word - LANDMARKS)
    how = VALUED[word]
    if how == BY_ERA:
        return RESOURCE[state.era[seat]]
    if how >= BUILT:
        return building_worth(state, seat, how - BUILT)
    if how == BEST_BUILT:
        return best_building(state, seat)
    if how == WITH_TILE and not has_tile(state, seat):
        return TILELESS
    if how == WITH_OUTPOST and state.outposts[seat] == 0:
        return 0.0
    return WORD[word]


def valued(meaning: Word) -> int:
    """How the worth of a word is reckoned."""
    if isinstance(meaning, ResourceWord | AnyWord):
        return BY_ERA
    if isinstance(meaning, BuildingWord):
        return BUILT + int(meaning.kind)
    if isinstance(meaning, AnyBuildingWord):
        return BEST_BUILT
    if isinstance(meaning, ConquerWord):
        return WITH_OUTPOST
    return WITH_TILE if isinstance(meaning, ExploreWord) and meaning.anywhere == 0 else AS_IT_IS


VALUED: Final = vec[i64]([valued(row.meaning) for row in ROWS])
LANDMARKS: Final[i64] = len(ROWS)  # the first word that is a landmark


def has_tile(state: Tapestry, seat: i64) -> bool:
    for place in state.tile_place:
        if place == FIRST_SUPPLY + seat:
            return True
    return False


def best_building(state: Tapestry, seat: i64) -> float:
    best = 0.0
    for kind in range(BUILDINGS):
        value = building_worth(state, seat, kind)
        if value > best:
            best = value
    return best


def building_worth(state: Tapestry, seat: i64, kind: i64) -> float:
    """The slot that it exposes, for every income turn to come, half of the next one, and a plot in the capital."""
    taken = state.buildings[BUILDINGS * seat + kind]
    if taken >= state.edition.buildings:
        return 0.0
    value = PLOT[state.era[seat]] + slot_worth(state, seat, SLOTS * kind + taken + 1)
    if taken + 2 < SLOTS:
        value += 0.25 * slot_worth(state, seat, SLOTS * kind + taken + 2)
    return value


def slot_worth(state: Tapestry, seat: i64, slot: i64) -> float:
    """What an exposed slot brings until the end."""
    income = state.edition.income
    era = state.era[seat]
    value = 0.0
    earning = state.edition.eras - 1 - era
    if earning > 0:
        goods = RESOURCE[era] * float(income.resources[slot])
        goods += TILE * float(income.tiles[slot]) + TAPESTRY_CARD * float(income.cards[slot])
        value += goods * float(earning)
    points = float(income.points[slot])
    if income.measure[slot] != NONE:
        points += float(measure(state, seat, income.measure[slot])) + 0.4 * float(earning)
    return value + points * float(scorings(state, seat))


def scorings(state: Tapestry, seat: i64) -> i64:
    """Income turns still to come on which points are scored."""
    era = state.era[seat]
    return state.edition.eras - (era if era > 0 else 1)


def landmark_worth(state: Tapestry, seat: i64, landmark: i64) -> float:
    """The plots it fills; nothing where somebody has it."""
    if state.landmark_owner[landmark] != NONE:
        return 0.0
    return PLOT[state.era[seat]] * float(len(state.edition.footprints[landmark].cells[0]))


def space_worth(state: Tapestry, seat: i64, space: i64) -> float:
    """Benefit, bonus and landmark of a space."""
    edition = state.edition
    value = worth(state, seat, edition.benefit[space]) + worth(state, seat, edition.bonus[space])
    landmark = edition.space_landmark[space]
    return value + landmark_worth(state, seat, landmark) if landmark != NONE else value
