"""Numbers in sentences: whatever is counted agrees with its number, in all texts of both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludotheque
from ludotheque.core.words import FUNCTIONS
from tests.games.wording import each_language

SOURCE = Path(ludotheque.__file__).parent
EXAMPLES = Path(__file__).parents[1] / "examples"

# Who or what is no number, so that what follows is a verb; and what is never as few as one or two.
NAMES = """agent asked asker building card clause coast counted database dock does face file game goods hex host
    kind name names option other part place port province rival seat set setting table tower town upload
    victim winners"""
LARGE = "bid days decisions floors good most number outposts target"
# What may stand after a number and is the same for one and for several: words that do not change, and small words.
SAME = {
    "en": """X ago and aside at begun beside built by clay culture discarded fl food for found from in kept labour laid
        left louis make more needed next of on or paid per place played sand stone s to VP wood""",
    "fr": "X à au bois choix de dessus en encore et fl fois font louis ou par pas pour puis PV s sur",
}


class Named(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def patterns(file: Path) -> Iterator[tuple[str, set[str]]]:
    """Every text of a file, by its key, and the variables in it."""
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            for attribute, pattern in [
                ("", entry.value),
                *((f".{each.id.name}", each.value) for each in entry.attributes),
            ]:
                if pattern is not None:
                    named = Named()
                    named.visit(pattern)
                    yield entry.id.name + attribute, named.found


def said(bundle: FluentBundle, key: str, facts: dict[str, int | str]) -> str:
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, _ = bundle.format_pattern(pattern, facts)
    return str(text)


def after(text: str, number: int) -> list[str]:
    """What stands right after a number: a word, and the next one, for an adjective may come first."""
    found = re.findall(rf"(?<![\w½.,-]){number}[ \u00a0\u202f]([^\W\d_][\w’-]*(?: [^\W\d_][\w’-]*)?)", text)
    return [str(words) for words in found]


@each_language
def test_what_is_counted_agrees_with_its_number(language: str) -> None:
    files = [*SOURCE.rglob(f"*.{language}.ftl"), *EXAMPLES.rglob(f"*.{language}.ftl")]
    assert len(files) > 15
    wrong = []
    for file in files:
        bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
        for key, named in patterns(file):
            for one in sorted(named - set(f"{NAMES} {LARGE}".split())):
                if "-" in one:  # a figure of the edition
                    continue
                none, single, many = (
                    after(said(bundle, key, {**dict.fromkeys(named, "X"), one: count}), count) for count in (0, 1, 2)
                )
                wrong += [
                    f"{file.parent.parent.name}/{file.name}: {key} ${one}: {words}"
                    for words in agreements(language, none, single, many)
                ]
    assert not wrong, "\n".join(wrong)


def agreements(language: str, none: list[str], single: list[str], many: list[str]) -> list[str]:
    """What does not agree: none is as one in French and as many in English."""
    same = set(SAME[language].split())
    wrong = [f"1 {one} like 2 {two}" for one, two in zip(single, many) if one == two and one.split()[0] not in same]
    like = single if language == "fr" else many
    return wrong + [f"0 {zero}, not {other}" for zero, other in zip(none, like) if zero != other]


@pytest.mark.parametrize(
    ("language", "texts", "wrong"),
    [
        ("fr", (["vins"], ["vin"], ["vins"]), 1),
        ("fr", (["vin"], ["vin"], ["vin"]), 1),
        ("fr", (["vin"], ["vin"], ["vins"]), 0),
        ("en", (["wine"], ["wine"], ["wines"]), 1),
        ("en", (["wines"], ["wine"], ["wines"]), 0),
    ],
)
def test_a_wrong_plural_is_noticed(language: str, texts: tuple[list[str], list[str], list[str]], wrong: int) -> None:
    assert len(agreements(language, *texts)) == wrong
