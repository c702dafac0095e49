"""The words of Le Siècle d'Or: everything that can be asked, done and told has its text in both languages."""

from __future__ import annotations

import ast
import re

import pytest

from ludotheque.core.clauses import problems, read
from ludotheque.core.news import Report
from ludotheque.core.state import Question
from ludotheque.core.tables import tables
from ludotheque.core.words import LANGUAGES
from ludotheque.games.siecle_dor.components import SET_IDS
from ludotheque.games.siecle_dor.state import SiecleDor
from tests.games.siecle_dor.board_cases import NAMES, view_of
from tests.games.siecle_dor.position import SIECLE, edition

SAMPLES: dict[str, str | int] = {
    "seat": "seat-0", "victim": "seat-1", "province": "holland", "other": "zeeland", "place": "guild-blue",
    "deck": "deck-grey", "card": "culture-mill", "art": "art-6", "set": SET_IDS[1],
}  # fmt: skip
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def is_text(text: str) -> bool:
    """A text for people: no key that was not found, no gap that was not filled."""
    return bool(text) and "{" not in text and not re.search(r"(option|verb|question|news|thing|text|board)-\w", text)


@BOTH
def test_every_option_has_a_label(language: str) -> None:
    match = SIECLE.new(4, seed=1)
    assert {action.verb for action in edition().vocabulary.actions} == set(SiecleDor.VERBS)
    for action in edition().vocabulary.actions:
        assert is_text(match.label(action, language)), str(action)


@BOTH
def test_every_question_is_asked_in_words(language: str) -> None:
    words, clauses = SIECLE.words(language), {clause.id for clause in read(SIECLE.folder / f"rules.{language}.md")}
    asked = {name: step for name, step in SIECLE.steps.items() if step.__module__.startswith(SIECLE.home)}
    for name, step in asked.items():
        if issubclass(step, Question):
            assert is_text(words(f"question-{name}")) and is_text(words(f"question-{name}.other", seat="Ada"))
            assert step.CLAUSE in clauses


@BOTH
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_every_event_is_told_in_a_whole_sentence(language: str, count: int) -> None:
    for event, kinds in SiecleDor.EVENTS.items():
        facts = {kind: SAMPLES.get(kind, count) for kind in kinds}
        sentence = Report(SIECLE, event, "S-1.1", facts, -4, ("Ada", "Bo")).sentence(language)
        assert is_text(sentence), f"{event}: {sentence}"
        assert sentence[0].isupper() and sentence.endswith(".")
        assert ("seat" not in kinds or "Ada" in sentence) and ("victim" not in kinds or "Bo" in sentence)


def test_half_florins_are_written_with_their_sign() -> None:
    sentences = [
        Report(SIECLE, "bid", "S-8.2", {"seat": "seat-0", "money": money}, -4, ("Ada",)).sentence(language)
        for language in LANGUAGES
        for money in (1, 2, 3, 4)
    ]
    assert sentences == [
        "Ada bids ½ florin.", "Ada bids 1 florin.", "Ada bids 1½ florins.", "Ada bids 2 florins.",
        "Ada mise ½ florin.", "Ada mise 1 florin.", "Ada mise 1½ florin.", "Ada mise 2 florins.",
    ]  # fmt: skip


@BOTH
def test_settings_phases_and_sources_have_their_words(language: str) -> None:
    words = SIECLE.words(language)
    keys = ["setting-leader", "setting-leader.help", "setting-leader-random", "subtitle"]
    keys += [f"phase-{phase}" for phase in range(4)]
    match = SIECLE.new(3, seed=1)
    keys += [f"points-{source}" for source in match.state.sources(0)]
    assert [key for key in keys if key not in words] == []


@BOTH
def test_the_position_can_be_read_as_tables_of_words(language: str) -> None:
    for case in NAMES:
        for table in tables(view_of(case), language):
            assert all(is_text(cell) or cell == "" for row in [table.head, *table.rows] for cell in row)
            assert all(len(row) == len(table.head) for row in table.rows)


def test_french_has_no_break_spaces_before_double_punctuation() -> None:
    for file in ("words.fr.ftl", "rules.fr.md"):
        text = (SIECLE.folder / file).read_text("utf-8")
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        assert [line for line in lines if re.search(r"\w [;:?!»]|« ", line)] == []
        assert [line for line in lines if re.search(r"\w'\w", line)] == [], "apostrophes are curly"


def test_every_clause_has_code_and_a_test() -> None:
    assert problems(SIECLE) == []


def test_every_clause_told_asked_or_refused_is_a_clause_of_the_rules() -> None:
    known = {clause.id for clause in read(SIECLE.folder / "rules.en.md")}
    for file in SIECLE.folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            if re.fullmatch(r"[SR]-\d[\d.]*[a-z]?", text):
                assert text in known, f"{file.name} names {text}"
