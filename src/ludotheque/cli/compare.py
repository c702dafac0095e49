"""`ludotheque compare`: two editions of a game, played with the same seeds."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from ludotheque.arena import plots, tables
from ludotheque.arena.comparing import Comparison, Difference, compare, differences, verdict
from ludotheque.arena.crew import crew
from ludotheque.arena.study import Notebook
from ludotheque.cli import arguments as shared
from ludotheque.cli.planning import add_files, add_plan, experiment, write_files
from ludotheque.cli.stats import named, told
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.watching import Watching, workers
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game
from ludotheque.core.refusal import Refusal
from ludotheque.core.text import Grid

OWN: Final = "own"
TEXT: Final = """\
Play the same seeds with two editions of a game, and show by how much each measure differs.

Each match is paired with the one of the same seed and the same players, and intervals are over these pairs. They hold
at any time (a confidence sequence), so the comparison stops as soon as the measure named by --by is known to differ,
or, with --enough, to differ by less than that; at the latest after --matches with each edition. Measures: decisions,
points, margin, options, forced, lead_changes, luck, seat-0 ..., and the names of the agents where they differ.

  ludotheque compare loire --edition own --edition my-loire.toml --by decisions
  ludotheque compare bretagne --edition own --edition calm.toml --agents hard --matches 2000 --by seat-0 --enough 0.02
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "compare", "two editions of a game, with the same seeds", TEXT)
    add_plan(parser, matches=1000, agents="casual")
    parser.add_argument(
        "--edition", action="append", required=True, metavar="FILE", help="twice; 'own' is the one of the game"
    )
    parser.add_argument("--by", default="seat-0", metavar="MEASURE", help="when to stop (default: seat-0, who begins)")
    parser.add_argument("--enough", type=float, metavar="D", help="stop when it differs by less than this for certain")
    add_files(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    game, plan = experiment(arguments)
    comparison = Comparison(
        game.id,
        editions(game, arguments.edition),
        plan.agents,
        plan.matches,
        plan.seed,
        plan.settings,
        rotate=plan.rotate,
    )
    one, other = comparison.editions
    notebook, watching = Notebook(comparison, arguments.out), Watching(terminal, game.id)
    rows: list[Difference] = []
    with watching, crew(arguments.on, workers(arguments, 2 * plan.matches)) as share:
        rows = compare(comparison, arguments.by, arguments.enough, notebook, share, watching.tell)
    meetings = [notebook.known[each] for each in comparison.wanted(plan.matches) if each in notebook.known]
    rows = rows or differences(meetings, one, other)
    if rows:
        show(rows, one, other, terminal)
        decide(next(row for row in rows if row.measure == arguments.by), arguments.enough, (one, other), terminal)
        title = f"{game.title(terminal.language)} · {terminal.words('compare-plot')}"
        dots = [plots.Dot(named(row.measure, terminal), *scaled(row)) for row in rows if row.within > 0]
        picture = plots.intervals(title, dots, even=0.0)
        write_files(arguments, tables.rows(meetings), {"differences": picture}, terminal)
    return watching.ended(arguments.out)


def editions(game: Game, named_so: list[str]) -> dict[str, Edition]:
    """Two editions by the names of their files, or `own`."""
    found = {
        Path(name).stem if name != OWN else OWN: game.edition if name == OWN else game.read_edition(Path(name))
        for name in named_so
    }
    if len(named_so) != 2 or len({edition.digest for edition in found.values()}) != 2:
        raise Refusal("compare-editions", editions=", ".join(named_so))
    return found


def scaled(row: Difference) -> tuple[float, float, float]:
    """A difference in parts of its own interval, so that all fit on one plot."""
    unit = row.within or 1.0
    return row.difference / unit, row.low / unit, row.high / unit


def show(rows: list[Difference], one: str, other: str, terminal: Terminal) -> None:
    words = terminal.words
    head = [words("stats-measure"), one, other, words("compare-difference")]
    lines = [
        [
            named(row.measure, terminal),
            told(row.measure, row.first),
            told(row.measure, row.second),
            f"{told(row.measure, row.difference)} [{told(row.measure, row.low)}; {told(row.measure, row.high)}]",
        ]
        for row in rows
    ]
    terminal.grid(Grid(words("compare-title", pairs=rows[0].pairs), head, lines), (1, 2, 3))


def decide(row: Difference, enough: float | None, names: tuple[str, str], terminal: Terminal) -> None:
    """What may be said of the measure that decided when to stop."""
    facts = {"measure": named(row.measure, terminal), "one": names[0], "other": names[1]}
    more = "more" if row.difference > 0 else "less"
    terminal.say(f"compare-{verdict(row, enough)}", "bold", more=more, enough=told(row.measure, enough or 0.0), **facts)
