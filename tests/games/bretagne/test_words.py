"""The words of Bretagne: everything that can be asked, done and told has its text in both languages."""

from __future__ import annotations

import ast
import re

import pytest

from ludotheque.core.clauses import problems, read
from ludotheque.core.news import Report
from ludotheque.core.state import Question
from ludotheque.core.tables import tables
from ludotheque.core.words import LANGUAGES
from ludotheque.games.bretagne.components import COAST_IDS, GOODS, SOURCE_IDS
from ludotheque.games.bretagne.telling import EVENTS, VERBS
from tests.games.bretagne.box import BRETAGNE, edition
from tests.games.bretagne.position import A, B, Table

SAMPLES: dict[str, str | int] = {
    "seat": "seat-0", "tower": "ar-men", "port": "vannes", "tile": "tile-wood-sand", "barge": "barge-3",
    "card": "siren", "weather": "stormy", "exchange": "lorient-swap", "production": "production-2", "town": "brest",
    "resource": "clay", "good": "engineer", "coast": "west", "rent": "west-card",
}  # fmt: skip
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def is_text(text: str) -> bool:
    """A text for people: no key that was not found, no gap that was not filled."""
    return bool(text) and "{" not in text and not re.search(r"(option|verb|question|news|thing|text|board)-\w", text)


@BOTH
def test_every_option_has_a_label(language: str) -> None:
    match = BRETAGNE.new(4, seed=1)
    assert {action.verb for action in edition().vocabulary.actions} == set(VERBS)
    for action in edition().vocabulary.actions:
        assert is_text(match.label(action, language)), str(action)


@BOTH
def test_every_question_is_asked_in_words(language: str) -> None:
    words, clauses = BRETAGNE.words(language), {clause.id for clause in read(BRETAGNE.folder / f"rules.{language}.md")}
    for name, step in BRETAGNE.steps.items():
        if step.__module__.startswith(BRETAGNE.home) and issubclass(step, Question):
            assert is_text(words(f"question-{name}")) and is_text(words(f"question-{name}.other", seat="Ada"))
            assert step.CLAUSE in clauses


@BOTH
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_every_event_is_told_in_a_whole_sentence(language: str, count: int) -> None:
    for event, kinds in EVENTS.items():
        facts = {kind: SAMPLES.get(kind, count) for kind in kinds}
        sentence = Report(BRETAGNE, event, "B-0.1", facts, -4, ("Ada", "Bo")).sentence(language)
        assert is_text(sentence), f"{event}: {sentence}"
        assert (sentence[0].isupper() or sentence[0].isdigit()) and sentence.endswith(".")
        assert "seat" not in kinds or "Ada" in sentence


@BOTH
def test_goods_coasts_settings_phases_and_sources_have_their_words(language: str) -> None:
    words = BRETAGNE.words(language)
    keys = [f"thing-{id}" for id in [*GOODS, *COAST_IDS, *edition().rents]]
    keys += [f"phase-{phase}" for phase in range(7)] + [f"points-{source}" for source in SOURCE_IDS]
    for setting in BRETAGNE.settings:
        keys += [f"setting-{setting.id}", f"setting-{setting.id}.help"]
        keys += [f"setting-{setting.id}-{value}" for value in setting.values]
    assert [key for key in [*keys, "subtitle", "heading"] if key not in words] == []


@BOTH
def test_the_position_can_be_read_as_tables_of_words(language: str) -> None:
    table = Table(3)
    table.put(A, goods="wood clay", francs=2, hand="siren siren", barge=2, ports="vannes")
    table.put(B, hand="cable")
    table.raise_tower("ar-men", "A2 B1", francs=1, engineers=2)
    table.finish("eckmuhl")
    table.show("tile-wood", "tile-wood", "tile-stone-sand")
    table.supply("wood", 2, 1, "clay clay")
    table.act(A)
    for view in (table.match.view(A), table.match.view(), BRETAGNE.new(2, seed=1, ask_chance=True).view()):
        for found in tables(view, language):
            assert all(is_text(cell) or cell == "" for row in [found.head, *found.rows] for cell in row)
            assert all(len(row) == len(found.head) for row in found.rows)


@BOTH
def test_no_news_swallows_the_article_of_a_name(language: str) -> None:
    """French would say `au Conquet`, not `à Le Conquet`: names stand where no preposition contracts with them."""
    for event, kinds in EVENTS.items():
        facts = {kind: {**SAMPLES, "tower": "grands-cardinaux", "port": "le-conquet"}.get(kind, 2) for kind in kinds}
        sentence = Report(BRETAGNE, event, "B-0.1", facts, -4, ("Ada", "Bo")).sentence(language)
        assert not re.search(r"\b(à|de) Les? ", sentence), sentence
        assert ".." not in sentence


@BOTH
def test_no_exchange_ends_with_two_full_stops(language: str) -> None:
    for exchange in edition().exchanges:
        facts: dict[str, str | int] = {"seat": "seat-0", "exchange": exchange}
        assert ".." not in Report(BRETAGNE, "exchanged", "B-3.2.2", facts, -4, ("Ada", "Bo")).sentence(language)


@BOTH
def test_who_passes_in_the_last_round_hears_of_points_not_of_a_next_round(language: str) -> None:
    for number, event in ((4, "passed"), (5, "passed-last")):
        table = Table(2)
        table.state.round = number
        for seat in (A, B):
            table.put(seat, barge=seat + 1)
        table.act(A)
        table.play(A, "pass")
        assert [report.event for report in table.match.news if report.event.startswith("passed")] == [event]
    assert "4 points" in table.told("passed-last")[0].sentence(language)


def test_french_has_no_break_spaces_before_double_punctuation() -> None:
    for file in ("words.fr.ftl", "rules.fr.md"):
        text = (BRETAGNE.folder / file).read_text("utf-8")
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        assert [line for line in lines if re.search(r"\w [;:?!»]|« ", line)] == []
        assert [line for line in lines if re.search(r"\w'\w", line)] == [], "apostrophes are curly"


def test_every_clause_has_code_and_a_test() -> None:
    assert problems(BRETAGNE) == []


def test_every_clause_told_asked_or_refused_is_a_clause_of_the_rules() -> None:
    known = {clause.id for clause in read(BRETAGNE.folder / "rules.en.md")}
    for file in BRETAGNE.folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            if re.fullmatch(r"[BR]-\d[\d.]*[a-z]?", text):
                assert text in known, f"{file.name} names {text}"
