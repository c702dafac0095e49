"""The words of Tapestry: everything that can be asked, done and told has its text in both languages."""

from __future__ import annotations

import ast
import re

import pytest

from ludotheque.core.clauses import read
from ludotheque.core.contract.texts import wanted
from ludotheque.core.match import Match
from ludotheque.core.news import Report
from ludotheque.core.saying import said
from ludotheque.core.state import Question
from ludotheque.core.tables import tables
from ludotheque.core.words import LANGUAGES
from ludotheque.games.tapestry import GAME
from ludotheque.games.tapestry.components import CARD_IDS
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.state import Tapestry

SAMPLES: dict[str, str | int] = {
    "seat": "seat-0", "victim": "seat-1", "capital": "capital-1", "civilization": "chosen", "tech": "bakery",
    "card": "trap", "tile": "tile-3", "space-tile": "space-3", "track": "science", "red": "red-4-vp",
    "black": "black-territory", "space": "rafts", "resource": "food", "objective": "objective-track",
    "landmark": "landmark-bakery", "building": "armory", "plot": "plot-d4", "hex": "hex-e5",
}  # fmt: skip
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def is_text(text: str) -> bool:
    """A text for people: no key that was not found, no gap that was not filled."""
    return bool(text) and "{" not in text and not re.search(r"(option|verb|question|news|thing|text|board)-\w", text)


def told(event: str, language: str, **facts: str | int) -> str:
    return Report(GAME, event, "T-1.1", facts, -4, ("Ada", "Bo")).sentence(language)


@BOTH
def test_nothing_lacks_its_words(language: str) -> None:
    words = GAME.words(language)
    keys = [*wanted(GAME), *(f"points-{source}" for source in GAME.new(2, seed=1).state.sources(0))]
    keys += [f"setting-{each.id}-{value}" for each in GAME.settings for value in each.values if isinstance(value, str)]
    assert [key for key in keys if key not in words] == []


@BOTH
def test_every_option_has_a_label(language: str) -> None:
    match = GAME.new(5, seed=1)
    assert {action.verb for action in GAME.edition.vocabulary.actions} == set(Tapestry.VERBS)
    for action in GAME.edition.vocabulary.actions:
        assert is_text(match.label(action, language)), str(action)


@BOTH
def test_every_question_is_asked_in_words(language: str) -> None:
    words, clauses = GAME.words(language), {clause.id for clause in read(GAME.folder / f"rules.{language}.md")}
    for name, step in GAME.steps.items():
        if issubclass(step, Question) and step.__module__.startswith(GAME.home):
            assert is_text(words(f"question-{name}")) and is_text(words(f"question-{name}.other", seat="Ada")), name
            assert step.CLAUSE in clauses, name


@BOTH
def test_no_question_is_kept_in_words_that_nobody_asks(language: str) -> None:
    text = (GAME.folder / "words" / f"questions.{language}.ftl").read_text("utf-8")
    assert [name for name in re.findall(r"^question-(\w+)", text, re.MULTILINE) if name not in GAME.steps] == []


@BOTH
@pytest.mark.parametrize("count", [1, 2])
def test_every_event_is_told_in_a_whole_sentence(language: str, count: int) -> None:
    for event, kinds in Tapestry.EVENTS.items():
        sentence = told(event, language, **{kind: SAMPLES.get(kind, count) for kind in kinds})
        assert is_text(sentence), f"{event}: {sentence}"
        assert sentence[0].isupper() and sentence.endswith(".")
        assert ("seat" not in kinds or "Ada" in sentence) and ("victim" not in kinds or "Bo" in sentence)


def test_counts_agree_with_what_is_counted() -> None:
    gains = [("coin", 1), ("coin", 2), ("food", 2)]
    assert [told("gained", "en", seat="seat-0", resource=kind, count=count) for kind, count in gains] == [
        "Ada gains 1 coin.", "Ada gains 2 coins.", "Ada gains 2 food.",
    ]  # fmt: skip
    assert told("gained", "fr", seat="seat-0", resource="worker", count=3) == "Ada gagne 3 ouvriers."
    assert told("built", "en", seat="seat-0", building="armory", plot="plot-d4") == "Ada builds an armoury on plot d4."


def test_a_space_tile_is_not_mistaken_for_a_territory() -> None:
    for event in ("spotted", "visited"):
        assert "space tile 3" in told(event, "en", **{kind: SAMPLES[kind] for kind in Tapestry.EVENTS[event]})


@BOTH
def test_every_phrase_of_the_edition_can_be_said(language: str) -> None:
    words, edition = GAME.words(language), GAME.edition
    assert isinstance(edition, TapestryEdition)
    for phrase in edition.grammar.phrases:
        assert not re.search(r"(benefit|measure|phrase)-\w", said(phrase, words)), phrase.text


def test_every_clause_told_or_asked_is_a_clause_of_the_rules() -> None:
    known = {clause.id for clause in read(GAME.folder / "rules.en.md")}
    for file in GAME.folder.glob("**/*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            if re.fullmatch(r"[TR]-\d[\d.]*[a-z]?", text):
                assert text in known, f"{file.name} names {text}"


@BOTH
def test_the_position_can_be_read_as_tables_of_words(language: str) -> None:
    match = GAME.new(3, seed=1)
    for _ in range(400):
        if match.over:
            break
        match.play(match.options[len(match.lines) % len(match.options)])
        if len(match.lines) % 20 == 0:
            for table in tables(match.view(0), language):
                assert all(is_text(cell) for row in [table.head, *table.rows] for cell in row)
                assert all(len(row) == len(table.head) for row in table.rows)


def test_the_tables_show_only_how_many_cards_others_hold() -> None:
    match = GAME.new(2, seed=1)
    while 0 in match.view(0).era or match.view(0).hand[0] == [0] * len(CARD_IDS) or match.view(0).hand[1] == 0:
        match.play(match.options[0])
    hands = [[row[-1] for row in tables(match.view(seat))[0].rows] for seat in range(2)]
    assert hands[0][0] == match.game.words("en")(f"thing-{held(match, 0)}") and hands[0][1] == "1"
    assert hands[1][1] == match.game.words("en")(f"thing-{held(match, 1)}") and hands[1][0] == "1"


def held(match: Match, seat: int) -> str:
    """The only card in a hand."""
    return next(id for face, id in enumerate(CARD_IDS) if match.view(seat).hand[seat][face])
