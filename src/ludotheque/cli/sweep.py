"""`ludotheque sweep`: one number of an edition, changed step by step, and what that does to the matches."""

from __future__ import annotations

import argparse
from typing import Final

from ludotheque.arena import plots, tables
from ludotheque.arena.comparing import Comparison, found_in, varied
from ludotheque.arena.crew import crew
from ludotheque.arena.statistics import mean
from ludotheque.arena.study import Notebook
from ludotheque.cli import arguments as shared
from ludotheque.cli.planning import add_files, add_plan, experiment, write_files
from ludotheque.cli.stats import SHARES, columns, named, told
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.watching import Watching, workers
from ludotheque.core.refusal import Refusal
from ludotheque.core.text import Grid

TEXT: Final = """\
Change one number of an edition, play the same seeds with each value, and show what that does.

A number is named as it is in the edition: opening_hand for [numbers.opening_hand], or table.id.column. Measures are
those of `ludotheque compare`; --by may be repeated. Intervals are over matches.

  ludotheque sweep loire --number opening_hand --values 3,4,5,6,7 --agents casual --by decisions --by seat-0
  ludotheque sweep loire --number target --values 10,20,30 --svg plots
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "sweep", "what a number of an edition does to the matches", TEXT)
    add_plan(parser, matches=200, agents="casual")
    shared.add_edition(parser)
    parser.add_argument("--number", required=True, metavar="NAME", help="which number of the edition")
    parser.add_argument("--values", required=True, metavar="V,W,...", help="what it shall be, one after another")
    parser.add_argument("--by", action="append", metavar="MEASURE", help="default: decisions, points and seat-0")
    add_files(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    game, plan = experiment(arguments)
    values = numbers(arguments.values)
    edition = shared.edition_of(game, arguments.edition)
    editions = {f"{value:g}": varied(game, edition, arguments.number, value) for value in values}
    study = Comparison(game.id, editions, plan.agents, plan.matches, plan.seed, plan.settings, rotate=plan.rotate)
    notebook, watching = Notebook(study, arguments.out), Watching(terminal, game.id)
    wanted = study.wanted(plan.matches)
    with watching, crew(arguments.on, workers(arguments, len(wanted))) as share:
        notebook.conduct(wanted, share, watching.tell)
    known = {name: columns(notebook.outcomes(plan.matches, (name,))) for name in editions}
    known = {name: found for name, found in known.items() if found}
    chosen = arguments.by or ["decisions", "points", "seat-0"]
    for measure in chosen:
        if any(measure not in found for found in known.values()):
            raise Refusal("measure-unknown", measure=measure, measures=", ".join(next(iter(known.values()))))
    row, column = found_in(edition.data, arguments.number)
    terminal.say("sweep-now", number=arguments.number, value=f"{row[column]:g}")
    lines = [[name, *(cell(measure, found[measure]) for measure in chosen)] for name, found in known.items()]
    head = [arguments.number, *(named(measure, terminal) for measure in chosen)]
    terminal.grid(Grid(game.title(terminal.language), head, lines), range(1, len(head)))
    pictures = {
        measure.replace("_", "-"): plots.course(
            f"{game.title(terminal.language)} · {named(measure, terminal)} – {arguments.number}",
            [(float(name), dot(name, found[measure])) for name, found in known.items()],
            plots.percent if measure in SHARES or measure.startswith("seat-") else plots.number,
        )
        for measure in (chosen if known else [])
    }
    write_files(
        arguments, tables.rows([notebook.known[each] for each in wanted if each in notebook.known]), pictures, terminal
    )
    return watching.ended(arguments.out)


def numbers(text: str) -> list[float]:
    """Different numbers, the least first."""
    try:
        found = sorted({float(part) for part in text.split(",") if part.strip()})
    except ValueError:
        found = []
    if len(found) < 2:
        raise Refusal("sweep-values", values=text)
    return found


def cell(measure: str, values: list[float]) -> str:
    middle, within = mean(values)
    return f"{told(measure, middle)} ± {told(measure, within)}" if len(values) > 1 else told(measure, middle)


def dot(label: str, values: list[float]) -> plots.Dot:
    middle, within = mean(values)
    within = within if len(values) > 1 else 0.0
    return plots.Dot(label, middle, middle - within, middle + within)
