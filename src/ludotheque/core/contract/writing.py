"""Point 9: what lies in the language files is Fluent, and its texts name only what they are given."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from ludotheque.core.contract.finding import Findings
from ludotheque.core.game import Game
from ludotheque.core.state import Question
from ludotheque.core.view import shown
from ludotheque.core.words import LANGUAGES, files_of


def check(findings: Findings, game: Game) -> None:
    given = facts(game)
    for language in LANGUAGES:
        figures = set(game.edition.figures(game.words(language)))
        for file in files_of(game.folder, language):
            for key, text in entries(findings, file):
                if key in given:
                    lacking = variables(text) - given[key] - figures
                    names = ", ".join(f"${name}" for name in sorted(lacking))
                    findings.see(9, not lacking, f"{key} in {file.name} names {names}, which nothing gives")


def entries(findings: Findings, file: Path) -> Iterator[tuple[str, fluent.Pattern]]:
    """Every text of a file by its key; what cannot be read as one is a problem, for it would be passed over."""
    source = file.read_text("utf-8")
    for entry in FluentParser(with_spans=True).parse(source).body:
        if isinstance(entry, fluent.Junk):
            start = entry.span.start if entry.span else 0
            line, first = source.count("\n", 0, start) + 1, (entry.content or "").split("\n")[0]
            findings.see(9, False, f"{file.name}, line {line}: “{first.strip()}” is not valid Fluent")
        elif isinstance(entry, fluent.Message):
            if entry.value:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def facts(game: Game) -> dict[str, set[str]]:
    """What the texts of options, news and questions are given, by their keys."""
    state = game.state_class
    given = {f"option-{verb}": set(things) for verb, things in state.VERBS.items()}
    given |= {f"option-{verb}-0": set() for verb in state.VERBS if f"{verb}-0" not in state.VERBS}
    for event, things in state.EVENTS.items():
        told = {*things, "counted"} if "count" in things else set(things)
        given |= {f"news-{event}": told, f"effect-{event}": told, f"effect-{event}.own": told}
    for name, step in game.steps.items():
        if issubclass(step, Question):
            given |= {f"question-{name}": set(shown(step)), f"question-{name}.other": {*shown(step), "seat"}}
    return given


class Variables(Visitor):
    """Collects the variables that a text names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def variables(text: fluent.Pattern) -> set[str]:
    found = Variables()
    found.visit(text)
    return found.names
