"""Clauses: each paragraph of a game's rules, where it is carried out, and which tests prove it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ludotheque.core.refusal import Refusal
from ludotheque.core.words import LANGUAGES

if TYPE_CHECKING:
    from ludotheque.core.game import Game

ID: Final = r"[A-Z]+-\d+(?:\.\d+)*[a-z]?"
PARAGRAPH: Final = re.compile(rf"\*\*({ID})\*\*\s+(.*)", re.DOTALL)
NAMED: Final = re.compile(rf"({ID})(?:\s+to\s+({ID}))?")
BEGINNING: Final = re.compile(rf"(?:{ID}(?:\s+to\s+{ID})?(?:,\s*|\s*(?=[:.])))+")
RULING: Final = "R-"


@dataclass(frozen=True)
class Place:
    """A class, function or test in a source file."""

    file: Path
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line} {self.name}"


@dataclass(frozen=True)
class Clause:
    """One numbered paragraph of the rules, or one ruling of ours where the rulebook is silent."""

    id: str
    text: str
    chapter: str
    code: list[Place] = field(default_factory=list)
    tests: list[Place] = field(default_factory=list)

    @property
    def is_ruling(self) -> bool:
        return self.id.startswith(RULING)


def of_game(game: Game, language: str = "en") -> list[Clause]:
    """All clauses of a game in the order of its rules, each with its code and its tests."""
    clauses = read(page_of(game, language))
    known = {clause.id: clause for clause in clauses}
    order = list(known)
    for id, place in implemented(game, order):
        known[id].code.append(place)
    for id, place in tested(game, order):
        known[id].tests.append(place)
    return clauses


def find(game: Game, id: str, language: str = "en") -> Clause:
    """The clause that is called so, in upper or lower case."""
    clauses = of_game(game, language)
    for clause in clauses:
        if clause.id.lower() == id.strip().lower():
            return clause
    raise unknown(game, id.strip(), clauses)


def unknown(game: Game, id: str, clauses: list[Clause]) -> Refusal:
    """What is said to whoever asks for a clause that is not there."""
    if not clauses:
        return Refusal("rules-missing", game=game.title("en"))
    return Refusal("clause-unknown", wanted=id, game=game.title("en"), first=clauses[0].id, last=clauses[-1].id)


def page_of(game: Game, language: str) -> Path:
    """The rules in a language, or in the one in which they are written."""
    pages = [game.folder / f"rules.{each}.md" for each in (language, *LANGUAGES)]
    return next((page for page in pages if page.exists()), pages[-1])


def read(file: Path) -> list[Clause]:
    """The clauses of a rules page: headings open chapters, `**L-5.4** text` is a clause. No page, no clauses."""
    clauses: list[Clause] = []
    if not file.exists():
        return clauses
    chapter = ""
    for paragraph in re.split(r"\n\s*\n", file.read_text("utf-8")):
        if paragraph.startswith("## "):
            chapter = paragraph.removeprefix("## ").strip()
        elif found := PARAGRAPH.match(paragraph.strip()):
            clauses.append(Clause(found[1], " ".join(found[2].split()), chapter))
    return clauses


def implemented(game: Game, order: list[str]) -> Iterator[tuple[str, Place]]:
    """Each clause named at the beginning of a docstring, and each ruling named anywhere in one."""
    for file in sorted(set(game.folder.glob("**/*.py")) - set(game.folder.glob("tests/**/*.py"))):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(node) or ""
                beginning = BEGINNING.match(text)
                named = ids(beginning[0], order) if beginning else []
                named += [id for id in ids(text, order) if id.startswith(RULING) and id not in named]
                for id in named:
                    yield id, Place(file, node.lineno, node.name)


def tested(game: Game, order: list[str]) -> Iterator[tuple[str, Place]]:
    """Each clause given to `@rule(...)` over a test of the game."""
    folder = tests_of(game)
    for file in sorted(folder.glob("**/*.py")) if folder else []:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                for text in marks(node):
                    for id in ids(text, order):
                        yield id, Place(file, node.lineno, node.name)


def marks(node: ast.ClassDef | ast.FunctionDef) -> Iterator[str]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == "rule":
            for argument in decorator.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def ids(text: str, order: list[str]) -> list[str]:
    """The clauses a text names; "L-8.1 to L-8.8" names all between, in the order of the rules."""
    found: list[str] = []
    for first, last in NAMED.findall(text):
        if first in order and last in order:
            found += order[order.index(first) : order.index(last) + 1]
        elif first in order:
            found.append(first)
    return found


def tests_of(game: Game) -> Path | None:
    """Where the tests of a game lie: in its own folder, or in a checkout of the project; None where there are none."""
    if (game.folder / "tests").is_dir():
        return game.folder / "tests"
    source = next((parent for parent in game.folder.parents if parent.name == "src"), None)
    tests = source.parent / "tests" / "games" / game.id if source else None
    return tests if tests and tests.is_dir() else None


def untested_here(game: Game) -> bool:
    """A game of the house that was installed without its tests: nothing can be said of them, and nothing is amiss."""
    return tests_of(game) is None and game.folder.parent == Path(__file__).parents[1] / "games"


def problems(game: Game) -> list[str]:
    """What is missing, as sentences: a clause without code or test, a ruling without either."""
    wrong: list[str] = []
    unknown = tests_of(game) is None
    clauses = of_game(game)
    if not clauses:
        return [f"{game.folder.name}/rules.en.md is missing or has no clauses: write the rules as **A-1.1** paragraphs"]
    for clause in clauses:
        if clause.is_ruling:
            if not clause.code and not clause.tests:
                wrong.append(f"{clause.id} is named by no code and no test")
            continue
        if not clause.code:
            wrong.append(f"{clause.id} is named by no code")
        if not clause.tests and not unknown:
            wrong.append(f"{clause.id} is named by no test")
    for language in LANGUAGES:
        here = [clause.id for clause in read(game.folder / f"rules.{language}.md")]
        if not here:
            wrong.append(f"rules.{language}.md is missing")
        elif here != [clause.id for clause in clauses]:
            wrong.append(f"rules.{language}.md does not have the clauses of rules.en.md in their order")
    return wrong
