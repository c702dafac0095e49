"""`ludotheque dataset`: matches for those who learn from them or study them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from ludotheque.arena import dataset, tables
from ludotheque.arena.playing import Plan
from ludotheque.arena.simulate import simulate
from ludotheque.arena.study import Notebook, One
from ludotheque.cli import arguments as shared
from ludotheque.cli.planning import add_plan, planned
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.watching import Watching, workers
from ludotheque.games import games

TEXT: Final = """\
Let agents play, and write the matches as records and as Parquet, a row for each match and one for each decision, with a
card that says what it is and how it is made again. The same command goes on where it was interrupted.
Needs pyarrow: pip install 'ludotheque[data]'.

  ludotheque dataset loire --matches 1000 --agents hard,medium --out datasets/loire
  ludotheque dataset tapestry --seats 2 --agents casual --observations
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "dataset", "matches as Parquet and records, with a card", TEXT)
    add_plan(parser, agents="casual", out="where it is written (default: datasets/GAME)")
    shared.add_edition(parser)
    parser.add_argument("--observations", action="store_true", help="with what the seat could know, as numbers")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    tables.needs_arrow()
    game = games[arguments.game]
    out = arguments.out or Path("datasets") / game.id
    edition = shared.edition_of(game, arguments.edition)
    plan = planned(arguments, edition=edition, out=out / dataset.RECORDS)
    notebook, watching = Notebook(One(plan), out), Watching(terminal, game.id)
    with watching:
        processes = workers(arguments, plan.matches)
        simulate(plan, processes, lambda done: watching.tell(done, plan.matches), arguments.on, notebook)
    if watching.interrupted:
        return watching.ended(out)
    outcomes = notebook.outcomes(plan.matches)
    count = dataset.write(out, plan, outcomes, command_of(plan, arguments), arguments.observations)
    terminal.say(
        "dataset-written", matches=len(outcomes), decisions=str(count), folder=str(out), card=str(out / dataset.CARD)
    )
    return 0


def command_of(plan: Plan, arguments: argparse.Namespace) -> str:
    """What makes the same dataset again."""
    options = [f"--agents {','.join(map(str, plan.agents))}", f"--matches {plan.matches}", f"--seed {plan.seed}"]
    options += [] if plan.rotate else ["--no-rotate"]
    options += [f"--set {name}={value}" for name, value in plan.settings.items()]
    options += [f"--edition {arguments.edition.name}"] if arguments.edition else []
    options += ["--observations"] if arguments.observations else []
    return f"ludotheque dataset {plan.game} {' '.join(options)}"
