"""The words of Loire: everything that can be asked, done and told has its text in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.core.news import Report
from ludotheque.core.state import Question
from ludotheque.core.words import LANGUAGES
from ludotheque.games.loire.state import Loire
from tests.games.loire.position import LOIRE, A, B, Table, edition

CLAUSE = re.compile(r"^\*\*([LR]-[\d.]+[a-z]?)\*\*", re.MULTILINE)
NAMED = re.compile(r"([LR])-(\d+)(?:\.(\d+)([a-z]?))?(?: to [LR]-(?:\d+\.)?(\d+))?")
SAMPLES: dict[str, str | int] = {
    "seat": "seat-0", "victim": "seat-1", "town": "tours", "kind": "coal-1", "face": "wine-tours", "dock": "nantes-2"
}  # fmt: skip
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def clauses(language: str) -> list[str]:
    return CLAUSE.findall((LOIRE.folder / f"rules.{language}.md").read_text("utf-8"))


@BOTH
def test_every_verb_has_a_name_and_every_option_a_label(language: str) -> None:
    match = LOIRE.new(6, seed=1)
    words = LOIRE.words(language)
    assert {action.verb for action in edition().vocabulary.actions} == set(Loire.VERBS)
    for action in edition().vocabulary.actions:
        assert f"verb-{action.verb}" in words
        label = match.label(action, language)
        assert is_text(label), f"{action} is labelled {label!r}"


@BOTH
def test_every_question_is_asked_in_words_of_the_one_asked_and_of_the_others(language: str) -> None:
    words = LOIRE.words(language)
    asked = [name for name, step in LOIRE.steps.items() if issubclass(step, Question) and step.__module__ in places()]
    assert len(asked) == 8
    for name in asked:
        assert is_text(words(f"question-{name}", seat="Ada"))
        assert is_text(words(f"question-{name}.other", seat="Ada"))
        assert LOIRE.steps[name].CLAUSE in clauses(language)  # type: ignore[attr-defined]


def places() -> set[str]:
    return {f"{LOIRE.folder.name}"} | {f"ludotheque.games.loire.{file.stem}" for file in LOIRE.folder.glob("*.py")}


@BOTH
@pytest.mark.parametrize("count", [0, 1, 2])
def test_every_event_is_told_in_a_whole_sentence(language: str, count: int) -> None:
    for event, kinds in Loire.EVENTS.items():
        facts = {kind: SAMPLES.get(kind, count) for kind in kinds}
        sentence = Report(LOIRE, event, "L-1.1", facts, -4, ("Ada", "Bo")).sentence(language)
        assert is_text(sentence), f"{event}: {sentence}"
        assert sentence[0].isupper() or sentence.startswith("Ada")
        assert sentence.endswith((".", "!"))
        assert ("seat" not in kinds) or ("Ada" in sentence)
        assert ("victim" not in kinds) or ("Bo" in sentence)


@BOTH
def test_every_thing_setting_phase_and_source_has_its_word(language: str) -> None:
    words = LOIRE.words(language)
    things = [town.id for town in edition().towns] + [face.id for face in edition().faces] + ["nantes-1", "nantes-2"]
    keys = [f"thing-{thing}" for thing in things]
    keys += [f"setting-{setting.id}" for setting in LOIRE.settings]
    keys += [f"setting-{setting.id}.help" for setting in LOIRE.settings]
    keys += [f"phase-{phase}" for phase in range(4)] + ["points-fares", "points-wine", "title", "subtitle", "summary"]
    assert [key for key in keys if key not in words] == []


def test_news_and_questions_differ_between_the_languages() -> None:
    table = Table(2)
    table.put(A, laid="coal-1", hand="coal-1")
    table.preparation()
    view = table.match.view(B)
    assert view.ask("en") != view.ask("fr")
    table.play(A, "stop")
    assert [str(report) for report in table.told("moved")] == [
        "Vermilion steams 1 space and arrives at Saumur. (L-7.1)"
    ]
    assert table.told("moved")[0].sentence("fr") == "Vermilion avance de 1 case et arrive à Saumur."


def test_the_rules_have_the_same_clauses_in_both_languages() -> None:
    assert clauses("en") == clauses("fr")
    assert len(clauses("en")) == len(set(clauses("en"))) == 61 + 25


def test_every_clause_of_the_rules_is_named_by_a_step_or_function() -> None:
    named = {clause for text in docstrings(LOIRE.folder) for clause in named_in(text)}
    assert [clause for clause in clauses("en") if clause not in named] == []


def test_every_clause_of_the_rules_is_named_by_a_test() -> None:
    proven = {clause for file in Path(__file__).parent.glob("test_*.py") for clause in proven_in(file)}
    assert [clause for clause in clauses("en") if clause not in proven] == []
    assert [clause for clause in sorted(proven) if clause not in clauses("en")] == [], "no test names a clause in vain"


def test_every_clause_told_asked_or_refused_is_a_clause_of_the_rules() -> None:
    known = set(clauses("en"))
    for file in LOIRE.folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            if re.fullmatch(r"[LR]-[\d.]+[a-z]?", text):
                assert text in known, f"{file.name} names {text}"


def is_text(text: str) -> bool:
    """A text for people: no key that was not found, no gap that was not filled."""
    return bool(text) and "{" not in text and not re.match(r"(option|verb|question|news|thing)-", text)


def docstrings(folder: Path) -> Iterator[str]:
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                yield ast.get_docstring(node) or ""


def named_in(text: str) -> Iterator[str]:
    """The clauses at the beginning of a docstring; `L-8.1 to L-8.8` names them all."""
    head = text.partition(":")[0]
    for series, first, second, letter, last in NAMED.findall(head):
        if not second:
            yield f"{series}-{first}"
        else:
            yield f"{series}-{first}.{second}{letter}"
            for number in range(int(second) + 1, int(last or 0) + 1):
                yield f"{series}-{first}.{number}"


def proven_in(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"{file.name}:{node.lineno}: write the clause as a literal"
                yield str(argument.value)
