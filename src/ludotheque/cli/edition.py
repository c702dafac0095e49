"""`ludotheque edition check`: is an edition file sound?"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any, Final

from ludotheque.cli import arguments as shared
from ludotheque.cli.terminal import Terminal
from ludotheque.core import edition as editions
from ludotheque.core.refusal import Refusal
from ludotheque.core.text import Grid
from ludotheque.core.trial import trial
from ludotheque.games import games

TEXT: Final = """\
Editions are data files with all components of a game. Copy the one in the game's folder, put in the figures of
your own box, check it, and play with it:

  ludotheque edition check my-loire.toml
  ludotheque play loire --edition my-loire.toml
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "edition", "check an edition file", TEXT)
    inner = parser.add_subparsers(metavar="check", required=True)
    check = shared.command(inner, "check", "whether a file can be played with", TEXT)
    check.add_argument("file", type=Path, metavar="FILE", help="the edition file")
    shared.add_language(check)
    check.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    try:
        data = editions.read(arguments.file)
        game = games[str(data["edition"].get("game"))]
        edition = game.make_edition(data, str(arguments.file))
        with terminal.errors.status(terminal.words("edition-trial")):
            why = trial(game, edition)
        if why:
            raise Refusal("edition-unplayable", file=str(arguments.file), why=why)
    except Refusal as refusal:  # here a bad file is the answer, not a bad question
        terminal.refuse(refusal)
        return 2 if refusal.key == "edition-unread" else 1
    title = str(data["edition"].get("title", edition.id))
    terminal.say("edition-fine", "green", file=str(arguments.file), game=game.id, title=title, id=edition.id)
    rows = [[source, str(count)] for source, count in sources(data).items()]
    head = [terminal.words("edition-source"), terminal.words("edition-tables")]
    terminal.grid(Grid("", head, rows), numbers=(1,))
    terminal.say("edition-digest", digest=edition.digest)
    return 0


def sources(data: Any) -> dict[str, int]:
    """How many tables come from each kind of source, at any depth."""
    found: Counter[str] = Counter()
    if isinstance(data, dict):
        if "provenance" in data:
            found[str(data["provenance"])] += 1
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            found.update(sources(part))
    return {source: found[source] for source in editions.PROVENANCES if found[source]}
