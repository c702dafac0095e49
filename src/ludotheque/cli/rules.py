"""`ludotheque rules`: the clauses of a game, where each is carried out, and which tests prove it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from ludotheque.cli import arguments as shared
from ludotheque.cli import showing
from ludotheque.cli.terminal import Terminal
from ludotheque.core import clauses
from ludotheque.core.clauses import Clause, Place
from ludotheque.core.text import Grid
from ludotheque.games import games

TEXT: Final = """\
List the clauses of a game: the code that carries each out and the tests that prove it.

  ludotheque rules loire
  ludotheque rules loire --clause L-8.4b --lang fr
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "rules", "clauses with their code and tests", TEXT)
    shared.add_game(parser)
    parser.add_argument("--clause", metavar="ID", help="only this one, in full")
    shared.add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    game = games[arguments.game]
    if arguments.clause:
        show_one(terminal, clauses.find(game, arguments.clause, terminal.language))
        return 0
    found = clauses.of_game(game, terminal.language)
    words = terminal.words
    chapters = dict.fromkeys(clause.chapter for clause in found)
    for chapter in chapters:
        rows = [[clause.id, named(clause.code), named(clause.tests)] for clause in found if clause.chapter == chapter]
        terminal.grid(Grid(chapter, [words("rules-clause"), words("rules-code"), words("rules-tests")], rows))
    problems = clauses.problems(game)
    for problem in problems:
        terminal.show(problem, "red")
    tested = clauses.tests_of(game) is not None
    if not tested:
        terminal.say("rules-unknown")
    if not problems:
        key = "rules-complete" if tested else "rules-complete-untested"
        terminal.say(key, "green", game=game.id, count=len(found))
    return 1 if problems else 0


def named(places: list[Place]) -> str:
    return "\n".join(map(str, places)) or "–"


def show_one(terminal: Terminal, clause: Clause) -> None:
    """The clause in words, then each place where it is met."""
    showing.clause(terminal, clause)
    for key, places in (("rules-code", clause.code), ("rules-tests", clause.tests)):
        terminal.show(f"{terminal.words(key)}:", "bold")
        for place in places:
            terminal.out.print(f"  {beside(place.file)}:{place.line} {place.name}", soft_wrap=True)
        if not places:
            terminal.show("  –")


def beside(file: Path) -> Path:
    """The path as one would write it here."""
    return file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file
