"""The words of 1680: everything that can be asked, done and told has its text in both languages."""

from __future__ import annotations

import ast
import re

import pytest

from ludotheque import drawing
from ludotheque.core.clauses import problems, read
from ludotheque.core.news import Report
from ludotheque.core.state import Question
from ludotheque.core.tables import tables
from ludotheque.core.words import LANGUAGES
from ludotheque.games.lin1680.components import CARD_IDS, TYPE_IDS
from ludotheque.games.lin1680.state import Lin1680
from ludotheque.table.preview import effects
from tests.games.lin1680.position import LIN, A, B, Table, edition

SAMPLES: dict[str, str | int] = {
    "seat": "seat-0", "victim": "seat-1", "place": "saint-pol", "kind": "skein", "other": "loom", "first": "wild",
    "second": "land", "card": "two-bales", "goods": "seed-2", "price": "loom-1", "item": "house",
}  # fmt: skip
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def is_text(text: str) -> bool:
    """A text for people: no key that was not found, no gap that was not filled."""
    keys = r"\b(option|verb|question|news|thing|text|board|note|type)-[a-z]"
    return bool(text) and "{" not in text and not re.search(keys, text)


@BOTH
def test_every_option_has_a_label(language: str) -> None:
    match = LIN.new(6, seed=1)
    assert {action.verb for action in edition().vocabulary.actions} == set(Lin1680.VERBS)
    for action in edition().vocabulary.actions:
        assert is_text(match.label(action, language)), str(action)


@BOTH
def test_every_question_is_asked_in_words(language: str) -> None:
    words, clauses = LIN.words(language), {clause.id for clause in read(LIN.folder / f"rules.{language}.md")}
    asked = {name: step for name, step in LIN.steps.items() if step.__module__.startswith(LIN.home)}
    for name, step in asked.items():
        if issubclass(step, Question):
            assert is_text(words(f"question-{name}")) and is_text(words(f"question-{name}.other", seat="Ada"))
            assert step.CLAUSE in clauses


@BOTH
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_every_event_is_told_in_a_whole_sentence(language: str, count: int) -> None:
    for event, kinds in Lin1680.EVENTS.items():
        facts = {kind: SAMPLES.get(kind, count) for kind in kinds}
        sentence = Report(LIN, event, "F-1.1", facts, -4, ("Ada", "Bo")).sentence(language)
        assert is_text(sentence), f"{event}: {sentence}"
        assert sentence[0].isupper() and sentence.endswith(".")
        assert ("seat" not in kinds or "Ada" in sentence) and ("victim" not in kinds or "Bo" in sentence)


@BOTH
def test_every_place_has_a_name_a_line_of_history_and_a_type(language: str) -> None:
    words = LIN.words(language)
    notes = [words(f"note-{id}") for id in edition().places]
    assert len(set(notes)) == 80 and all(is_text(note) and note.endswith(".") for note in notes)
    assert all(30 <= len(note) <= 110 for note in notes), "one line"
    assert all(is_text(words(f"thing-{id}")) for id in edition().places)
    assert all(is_text(words(f"type-{id}")) for id in TYPE_IDS)
    assert all(f"region-{row['region']}" in words for row in edition().data["place"])
    assert all(is_text(words(f"card-{id}")) for id in CARD_IDS)


def test_notes_differ_between_the_languages() -> None:
    english, french = LIN.words("en"), LIN.words("fr")
    assert [id for id in edition().places if english(f"note-{id}") == french(f"note-{id}")] == []


@BOTH
def test_settings_phases_and_sources_have_their_words(language: str) -> None:
    words = LIN.words(language)
    keys = [f"setting-{setting.id}{part}" for setting in LIN.settings for part in ("", ".help")]
    keys += ["setting-leader-random", "setting-privilege_cards_per_turn-0", "subtitle", "heading"]
    keys += [f"phase-{phase}" for phase in range(4)]
    match = LIN.new(3, seed=1)
    keys += [f"points-{source}" for source in match.state.sources(0)]
    assert [key for key in keys if key not in words] == []


@BOTH
@pytest.mark.parametrize("open_hands", [True, False])
def test_the_position_can_be_read_as_tables_of_words(language: str, open_hands: bool) -> None:
    table = Table(3, None, resource_hands_public=open_hands)
    table.put(A, pawn="rennes", hand="G2 T1", cards="joker fire", houses="guer")
    table.put(B, hand="L2", cards="storm", bales=2, houses="bain quintin")
    table.trade(A)
    table.play(A, "offer seat-1", "give hand-seed", "ask loom", "rate 2 1")
    for seat in (A, B, -2):
        found = tables(table.match.view(seat), language)
        assert len(found) == 4
        for one in found:
            assert all(is_text(cell) or cell == "" for row in [one.head, *one.rows] for cell in row)
            assert all(len(row) == len(one.head) for row in one.rows)


@BOTH
def test_options_tell_a_newcomer_what_they_mean(language: str) -> None:
    """The type of a place; what a card, a joker, the market and the reserve are good for."""
    view, actions = Table(2).match.view(A), edition().vocabulary.actions
    meant = {"start": 12, "settle": 68, "move": 80, "play": 7, "joker": 5, "swap": 5, "exchange": 5, "build": 1}
    for verb, count in meant.items():
        told = [drawing.effect(view, action, language) for action in actions if action.verb == verb]
        found = [text for text in told if text is not None]
        assert len(found) == count and all(is_text(text) and len(text) < 24 for text in found), verb


def test_an_option_tells_all_that_is_gained() -> None:
    table = Table(2)
    table.put(A, pawn="quintin", houses="bain")
    table.dice(A)
    table.diced("seed", "wild")
    told = {str(option): told["effect"] for option, told in zip(table.match.options, effects(table.match, A, "en"))}
    assert told == {"name seed": "2 × seed", "name loom": "1 × seed, 1 × loom"}


def test_french_has_no_break_spaces_before_double_punctuation() -> None:
    for file in ("words.fr.ftl", "rules.fr.md"):
        text = (LIN.folder / file).read_text("utf-8")
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        assert [line for line in lines if re.search(r"\w [;:?!»]|« ", line)] == []
        assert [line for line in lines if re.search(r"\w'\w", line)] == [], "apostrophes are curly"


def test_every_clause_has_code_and_a_test() -> None:
    assert problems(LIN) == []


def test_every_clause_told_asked_or_refused_is_a_clause_of_the_rules() -> None:
    known = {clause.id for clause in read(LIN.folder / "rules.en.md")}
    for file in LIN.folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            if re.fullmatch(r"[FR]-\d[\d.]*[a-z]?", text):
                assert text in known, f"{file.name} names {text}"
