"""The words of Tapestry's notation: one row says all about each, and numbers in the code are those of the lists."""

from __future__ import annotations

from ludotheque.games.tapestry import components
from ludotheque.games.tapestry.benefits.word import WORDS, Word
from ludotheque.games.tapestry.benefits.words import ROWS
from ludotheque.games.tapestry.components import CARD_IDS, CIVILIZATION_IDS, RESOURCE_IDS, SOURCE_IDS
from tests.games.tapestry.position import A, Table, edition
from tests.rule import rule


@rule("T-4.4")
def test_every_word_has_one_row_and_every_landmark_is_a_word() -> None:
    ids = [row.id for row in ROWS]
    assert len(ids) == len(set(ids))
    assert edition().grammar.words == ids + [f"landmark-{id}" for id in edition().landmarks]
    assert len(WORDS) >= len(edition().grammar.words)
    assert [WORDS[at] is row.meaning for at, row in enumerate(ROWS)] == [True] * len(ROWS)


@rule("T-4.4", "T-4.5")
def test_every_word_but_that_of_a_die_can_be_gained_or_paid() -> None:
    idle = [row.id for row in ROWS if type(row.meaning) is Word]
    assert idle == ["territory"]
    priced = [row.id for row in ROWS if type(row.meaning).can_pay is not Word.can_pay]
    assert priced == [*RESOURCE_IDS, "any", "tile", "tapestry", "tech-card"]


@rule("T-4.6")
def test_only_resources_and_points_are_still() -> None:
    assert [row.id for row in ROWS if row.meaning.is_still()] == [*RESOURCE_IDS, "vp"]


@rule("T-4.5")
def test_a_word_that_is_no_price_cannot_be_paid() -> None:
    assert not WORDS[[row.id for row in ROWS].index("explore")].can_pay(Table().state, A, 1)


def test_numbers_of_cards_civilizations_and_sources_are_their_places_in_the_lists() -> None:
    named = {name: value for name, value in vars(components).items() if isinstance(value, int)}
    for ids, prefix in ((CARD_IDS, ""), (CIVILIZATION_IDS, ""), (SOURCE_IDS, "FROM_")):
        for at, id in enumerate(ids):
            assert named[prefix + id.upper().replace("-", "_")] == at, id
    assert (*(len(CARD_IDS), len(CIVILIZATION_IDS), len(SOURCE_IDS)),) == (
        components.FACES,
        components.CIVILIZATIONS,
        components.SOURCES,
    )
