"""How the folder of every game is laid out: the same thing has the same name, and each room keeps to itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludotheque
from ludotheque import games
from ludotheque.core import clauses
from tests.games.every import each_game

TESTS = Path(__file__).parent
HOUSE = Path(ludotheque.__file__).parent / "games"
COMMON = ("components", "edition", "vocabulary", "state", "setup", "victory", "outlook", "scene", "text", "words")
CITED = re.compile(r"\b[A-Z]-[0-9][\w.]*[\w]|\b[A-Z]-[0-9]")


@pytest.mark.parametrize("id", [id for id in games if (HOUSE / id).is_dir()])
def test_the_same_thing_has_the_same_name_in_every_game_of_the_house(id: str) -> None:
    folder = games[id].folder
    assert [name for name in COMMON if not (folder / name).is_dir() and not (folder / f"{name}.py").is_file()] == []


@each_game
def test_no_rule_knows_what_computers_believe_or_how_the_game_is_drawn(id: str) -> None:
    home = f"ludotheque.games.{id}"
    for file in rules_of(id):
        for module in imported(file):
            assert not module.startswith((f"{home}.outlook", f"{home}.scene", f"{home}.text", "ludotheque.drawing")), (
                file
            )


@each_game
def test_what_is_cited_is_a_clause_of_the_rules_or_a_chapter(id: str) -> None:
    """A newcomer who follows a citation must find it on the rules page."""
    known = {clause.id for clause in clauses.read(games[id].folder / "rules.en.md")}
    chapters = {id[:at] for id in known for at, letter in enumerate(id) if letter == "."} | {
        id.rstrip("abc") for id in known
    }
    for file in [*games[id].folder.rglob("*.py"), *(TESTS / id).rglob("*.py")]:
        for docstring in docstrings(file):
            assert [cited for cited in CITED.findall(docstring) if cited not in known | chapters] == [], (
                file,
                docstring,
            )


def rules_of(id: str) -> Iterator[Path]:
    """All modules of a game but those that judge, draw, write or put it on the shelf."""
    folder = games[id].folder
    for file in folder.rglob("*.py"):
        first = file.relative_to(folder).parts[0].removesuffix(".py")
        if first not in ("__init__", "outlook", "scene", "tests", "text"):
            yield file


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def docstrings(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""
