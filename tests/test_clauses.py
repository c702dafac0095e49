"""Clauses are found in the rules, in the code and in the tests."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque import games
from ludotheque.core import clauses
from ludotheque.core.game import Game
from ludotheque.core.refusal import Refusal

LOIRE = games["loire"]
ORDER = ["L-8.1", "L-8.2", "L-8.3", "L-8.4", "L-8.4a", "L-8.4b", "L-9.1", "R-1", "R-12"]
RULES = """\
# A game

## L-8 · Docking

**L-8.1** The dock is free:
you dock. [R-1]

**L-8.2** Not so.

## Rulings

**R-1** Why? Because.
"""


def checkout(tmp_path: Path, code: str, tests: str | None, french: str = RULES) -> Game:
    """A game in a checkout of its own."""
    folder = tmp_path / "src" / "ludotheque" / "games" / "tiny"
    folder.mkdir(parents=True)
    (folder / "rules.en.md").write_text(RULES)
    (folder / "rules.fr.md").write_text(french)
    (folder / "docking.py").write_text(code)
    if tests is not None:
        (tmp_path / "tests" / "games" / "tiny").mkdir(parents=True)
        (tmp_path / "tests" / "games" / "tiny" / "test_docking.py").write_text(tests)
    game = replace(LOIRE, id="tiny")
    game.__dict__["folder"] = folder
    return game


def test_paragraphs_become_clauses_with_their_chapter(tmp_path: Path) -> None:
    file = tmp_path / "rules.en.md"
    file.write_text(RULES)
    found = clauses.read(file)
    assert [clause.id for clause in found] == ["L-8.1", "L-8.2", "R-1"]
    assert found[0].text == "The dock is free: you dock. [R-1]"
    assert [clause.chapter for clause in found] == ["L-8 · Docking", "L-8 · Docking", "Rulings"]
    assert [clause.is_ruling for clause in found] == [False, False, True]


def test_a_range_names_all_clauses_between_in_the_order_of_the_rules() -> None:
    assert clauses.ids("L-8.2 to L-8.4b, R-12", ORDER) == ["L-8.2", "L-8.3", "L-8.4", "L-8.4a", "L-8.4b", "R-12"]
    assert clauses.ids("L-8, L-99.1 and L-9.1", ORDER) == ["L-9.1"]


COMPLETE = '''
class Dock:
    """L-8.1, L-8.2: docks."""

    def run(self):
        """Says (R-1) why."""
'''


def test_a_game_whose_clauses_all_have_code_and_tests_has_no_problems(tmp_path: Path) -> None:
    game = checkout(tmp_path, COMPLETE, "@rule('L-8.1', 'L-8.2')\ndef test_docks(): ...\n")
    assert clauses.problems(game) == []
    first, second, ruling = clauses.of_game(game)
    assert str(first.code[0]) == "docking.py:2 Dock"
    assert [place.name for place in second.tests] == ["test_docks"]
    assert [place.name for place in ruling.code] == ["run"]


def test_what_lacks_code_or_test_is_named(tmp_path: Path) -> None:
    code = '"""L-8.2: a module is not an implementation."""\ndef dock():\n    """Docks as L-8.2 says, L-8.1: late."""\n'
    game = checkout(tmp_path, code, "@mark.rule('L-8.1')\ndef test_docks(): ...\n")
    assert clauses.problems(game) == [
        "L-8.1 is named by no code",
        "L-8.2 is named by no code",
        "L-8.2 is named by no test",
        "R-1 is named by no code and no test",
    ]


def test_without_the_tests_at_hand_nothing_is_said_about_them(tmp_path: Path) -> None:
    game = checkout(tmp_path, COMPLETE, None)
    assert clauses.tests_of(game) is None
    assert clauses.problems(game) == []


def test_both_languages_must_have_the_same_clauses(tmp_path: Path) -> None:
    game = checkout(tmp_path, COMPLETE, None, RULES.replace("**L-8.2** Not so.", ""))
    assert clauses.problems(game) == ["rules.fr.md does not have the clauses of rules.en.md in their order"]


def test_a_decorator_that_is_no_rule_proves_nothing() -> None:
    node = ast.parse("@other('L-8.1')\n@rule\n@rule(clause)\ndef test(): ...").body[0]
    assert isinstance(node, ast.FunctionDef)
    assert list(clauses.marks(node)) == []


def test_a_clause_is_found_in_any_case_and_language() -> None:
    assert clauses.find(LOIRE, " l-8.4B ").id == "L-8.4b"
    assert clauses.find(LOIRE, "L-2.2", "fr").text.startswith("En commençant")
    with pytest.raises(Refusal, match="The rules of Loire have no clause"):
        clauses.find(LOIRE, "L-99")


@pytest.mark.parametrize("id", list(games))
def test_every_clause_of_every_game_has_code_and_a_test(id: str) -> None:
    assert clauses.problems(games[id]) == []
