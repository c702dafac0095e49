"""What holds of the words of every game: all that can be asked, done and told has its text in both languages."""

from __future__ import annotations

import ast
import re

import pytest

from ludotheque import games
from ludotheque.core import clauses
from ludotheque.core.contract.texts import wanted
from ludotheque.core.layout import is_asked
from ludotheque.core.news import Report
from ludotheque.core.state import Question
from ludotheque.core.text import grids
from tests.games.every import cases_of, each_game, each_moment, some_seats, view_of
from tests.games.wording import each_language, is_text


@each_game
@each_language
def test_nothing_lacks_its_words(id: str, language: str) -> None:
    game, words = games[id], games[id].words(language)
    keys = [
        *wanted(game),
        "subtitle",
        *(f"points-{source}" for source in game.new(some_seats(id), seed=1).state.sources(0)),
    ]
    keys += [f"setting-{each.id}-{value}" for each in game.settings for value in each.values if isinstance(value, str)]
    assert [key for key in keys if key not in words] == []


@each_game
@each_language
def test_every_option_has_a_label(id: str, language: str) -> None:
    match = games[id].new(games[id].most, seed=1)
    vocabulary = games[id].edition.vocabulary
    actions = [*vocabulary.actions, *(vocabulary.read(form.example) for form in vocabulary.forms.values())]
    assert {action.verb for action in actions} == set(games[id].state_class.VERBS)
    for action in actions:
        assert is_text(match.label(action, language)), str(action)


@each_game
@each_language
def test_every_question_is_asked_in_words_of_the_one_asked_and_of_the_others(id: str, language: str) -> None:
    words, known = games[id].words(language), clauses_of(id, language)
    for name, step in games[id].steps.items():
        if step.__module__.startswith(games[id].home) and is_asked(step):
            assert is_text(words(f"question-{name}")) and is_text(words(f"question-{name}.other", seat="Ada")), name
            assert issubclass(step, Question) and step.CLAUSE in known, name


@each_game
@each_language
def test_no_question_is_kept_in_words_that_nobody_asks(id: str, language: str) -> None:
    texts = [file.read_text("utf-8") for file in games[id].folder.rglob(f"*.{language}.ftl")]
    kept = [name for text in texts for name in re.findall(r"^question-(\w+)", text, re.MULTILINE)]
    assert [name for name in kept if name not in games[id].steps] == []


@each_game
@each_language
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_every_event_is_told_in_a_whole_sentence(id: str, language: str, count: int) -> None:
    for event, kinds in games[id].state_class.EVENTS.items():
        facts = {kind: cases_of(id).SAMPLES.get(kind, count) for kind in kinds}
        sentence = Report(games[id], event, "", facts, -4, ("Ada", "Bo")).sentence(language)
        assert is_text(sentence) and ".." not in sentence, f"{event}: {sentence}"
        assert re.match(r"[A-ZÀ-Ü\d]", sentence) and sentence.endswith((".", "!")), f"{event}: {sentence}"
        assert ("seat" not in kinds or "Ada" in sentence) and ("victim" not in kinds or "Bo" in sentence)


@each_language
@each_moment
def test_the_position_can_be_read_as_tables_of_words(id: str, case: str, language: str) -> None:
    for grid in grids(view_of(id, case), language):
        assert all(is_text(cell) or cell == "" for row in [grid.head, *grid.rows] for cell in row)
        assert len({len(row) for row in [grid.head, *grid.rows] if row}) == 1


@each_game
def test_every_clause_told_asked_or_refused_is_a_clause_of_the_rules(id: str) -> None:
    known = clauses_of(id)
    series = {clause.partition("-")[0] for clause in known}
    for file in games[id].folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            if re.fullmatch(rf"({'|'.join(series)})-\d[\d.]*[a-z]?", text):
                assert text in known, f"{file.name} names {text}"


@each_game
def test_no_test_names_a_clause_in_vain(id: str) -> None:
    folder = clauses.tests_of(games[id])
    assert folder
    for file in folder.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                assert set(clauses.marks(node)) <= clauses_of(id), f"{file.name}: {node.name}"


def clauses_of(id: str, language: str = "en") -> set[str]:
    return {clause.id for clause in clauses.read(games[id].folder / f"rules.{language}.md")}
