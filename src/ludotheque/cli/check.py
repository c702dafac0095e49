"""`ludotheque check`: does a game keep the contract?"""

from __future__ import annotations

import argparse
import logging
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from ludotheque.cli import arguments as shared
from ludotheque.cli.terminal import Terminal
from ludotheque.core import contract
from ludotheque.core.game import Game
from ludotheque.core.refusal import Refusal
from ludotheque.core.text import Grid
from ludotheque.games import games

TEXT: Final = """\
Check the eleven points of the contract that every game keeps: matches end, can be repeated, saved and replayed,
nothing hidden shows, nothing is lost, every clause has code and a test, the table serves it, its lessons can be learnt.

  ludotheque check loire
  ludotheque check all --matches 1000
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "check", "whether a game keeps the contract", TEXT)
    parser.add_argument("game", metavar="GAME", help=f"all, or one of: {', '.join(games)}")
    parser.add_argument("--matches", type=shared.positive, default=100, metavar="N", help="default: 100")
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    shared.add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    broken = 0
    for id in games if arguments.game == "all" else [arguments.game]:
        try:
            game = games[id]
            _ = game.edition
        except Refusal as refusal:  # the others are checked all the same
            if arguments.game != "all":
                raise
            terminal.refuse(refusal)
            broken += 1
            continue
        broken += show(game, watch(game, arguments.matches, arguments.seed, terminal), terminal)
    return 1 if broken else 0


def watch(game: Game, matches: int, seed: int, terminal: Terminal) -> list[contract.Finding]:
    """Check under a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=terminal.errors, transient=True) as progress:
        task = progress.add_task(game.id, total=matches)

        def report(what: str, done: int, total: int) -> None:
            progress.update(task, description=what, completed=done, total=total)

        from ludotheque.lessons.proof import LEARNT
        from ludotheque.table.contract import SERVED  # only here: the other commands need no web server

        logging.getLogger("ludotheque").setLevel(logging.CRITICAL)  # what fails is told as a problem
        return contract.check(game, matches, seed, report, [SERVED, LEARNT])


def show(game: Game, findings: list[contract.Finding], terminal: Terminal) -> bool:
    """The points as a table, then the problems in full; True when there are any."""
    words = terminal.words
    broken = [finding for finding in findings if finding.problems]
    rows = [
        [
            str(finding.point),
            words(f"check-point-{finding.point}") if f"check-point-{finding.point}" in words else finding.title,
            str(finding.count),
            words("check-problems", count=len(finding.problems))
            if finding.problems
            else words("check-excused" if finding.excused else "check-holds"),
        ]
        for finding in findings
    ]
    terminal.grid(Grid(game.id, ["", words("check-point"), words("check-checked"), ""], rows), numbers=(0, 2))
    for finding in broken:
        for problem in finding.problems:
            terminal.show(f"{finding.point}: {problem}", "red")
    terminal.say("check-broken" if broken else "check-all-hold", "red" if broken else "green", game=game.id)
    return bool(broken)
