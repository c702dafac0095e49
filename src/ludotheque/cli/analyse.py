"""`ludotheque analyse`: why a recorded match was won."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from rich.progress import Progress

from ludotheque.cli import arguments as shared
from ludotheque.cli.terminal import Terminal
from ludotheque.core import record
from ludotheque.core.refusal import Refusal
from ludotheque.core.text import Grid
from ludotheque.games import games

TEXT: Final = """\
Look back at a recorded match that is over: the chances of all seats, what each decision cost, and what was luck. The
same record and the same number of iterations give the same.

  ludotheque analyse evening.match
  ludotheque analyse evening.match --html report.html --iterations 200
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "analyse", "why a recorded match was won", TEXT)
    shared.add_record(parser)
    parser.add_argument("--iterations", type=int, default=60, help="of the search, for each decision (60)")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a report with curves and boards, in one file")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    from ludotheque.analysis import analyse
    from ludotheque.analysis.report import html, signed, whole

    found = record.open_file(arguments.file)
    game = games[found.game]
    match = record.replay(found, game, shared.edition_of(game, arguments.edition), str(arguments.file))
    words = terminal.words
    with Progress(console=terminal.out, transient=True) as bar:
        task = bar.add_task(words("analyse-progress"), total=len(found.lines))
        made = analyse(
            match, arguments.iterations, terminal.language, lambda done, of: bar.update(task, completed=done, total=of)
        )
    rows = [
        [name, str(made.result[seat]), whole(made.accuracy(seat)), signed(made.luck(seat))]
        for seat, name in enumerate(made.names)
    ]
    columns = [words(f"analyse-{column}") for column in ("player", "points", "accuracy", "luck")]
    terminal.grid(Grid(words("analyse-players"), columns, rows), numbers=(1, 2, 3))
    for each in made.costliest():
        facts = made.comment(each)
        terminal.say("analyse-decision", "", **facts)
        terminal.say("analyse-better", "green", **facts)
    if arguments.html:
        try:
            arguments.html.write_text(html(made, match, words, terminal.language), "utf-8")
        except OSError as problem:
            raise Refusal("file-unwritten", file=str(arguments.html), why=str(problem.strerror)) from None
        terminal.say("analyse-written", file=str(arguments.html))
    return 0
