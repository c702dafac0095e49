"""`ludotheque stats`: what matches of a game are like, in numbers."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from ludotheque.arena import plots, tables
from ludotheque.arena.measuring import FIGURES
from ludotheque.arena.simulate import Outcome, simulate
from ludotheque.arena.statistics import mean, quantile
from ludotheque.arena.study import Meeting, Notebook, One
from ludotheque.arena.summary import by_seat
from ludotheque.cli import arguments as shared
from ludotheque.cli.planning import add_files, add_plan, experiment, write_files
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.watching import Watching, workers
from ludotheque.core.text import Grid
from ludotheque.games import games

SHARES: Final = ("forced", "settled", "luck")  # told in per cent
SHOWN: Final = ("decisions", *FIGURES, "points", "margin")
PICTURED: Final = ("decisions", "options", "lead_changes", "luck", "margin")
TEXT: Final = """\
Let agents play, and measure what the matches were like: how many decisions, out of how many options, how many of them
forced, how evenly a search divided its thoughts (entropy), how often the lead changed and when it was settled, and how
much of what moved the chances to win was luck. Chances are those that the game's own outlook sees in the open position:
a computer's judgement. What each number is: docs/experiments.md. Intervals are over matches.

  ludotheque stats loire --matches 500 --agents hard
  ludotheque stats bretagne --seats 3 --agents search:50 --out studies/bretagne --svg plots --csv bretagne.csv
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "stats", "what matches of a game are like", TEXT)
    add_plan(parser, agents="medium")
    shared.add_edition(parser)
    add_files(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    game, plan = experiment(arguments, edition=shared.edition_of(games[arguments.game], arguments.edition))
    notebook, watching = Notebook(One(plan), arguments.out), Watching(terminal, game.id)
    with watching:
        processes = workers(arguments, plan.matches)
        simulate(plan, processes, lambda done: watching.tell(done, plan.matches), arguments.on, notebook)
    outcomes = notebook.outcomes(plan.matches)
    if outcomes:
        show(outcomes, terminal)
        found = tables.rows([Meeting((), outcome) for outcome in outcomes])
        write_files(arguments, found, pictures(game.title(terminal.language), outcomes, terminal), terminal)
    return watching.ended(arguments.out)


def told(measure: str, value: float) -> str:
    return plots.percent(value) if measure in SHARES or measure.startswith("seat-") else plots.number(value)


def named(measure: str, terminal: Terminal) -> str:
    """A measure in words; that of a seat or an agent by its name."""
    if measure.startswith("seat-"):
        return terminal.words("measure-seat", seat=measure.removeprefix("seat-"))
    key = f"measure-{measure.replace('_', '-')}"
    return terminal.words(key) if key in terminal.words else terminal.words("measure-agent", agent=measure)


def columns(outcomes: Sequence[Outcome]) -> dict[str, list[float]]:
    """Each measure over all matches that have it."""
    found: dict[str, list[float]] = {}
    for outcome in outcomes:
        for name, value in tables.measures(outcome).items():
            found.setdefault(name, []).append(value)
    return found


def show(outcomes: Sequence[Outcome], terminal: Terminal) -> None:
    words, rows, known = terminal.words, [], columns(outcomes)
    for measure in (name for name in SHOWN if name in known):
        values = known[measure]
        middle, within = mean(values)
        spread = f"{told(measure, quantile(values, 0.1))} – {told(measure, quantile(values, 0.9))}"
        most = f"± {told(measure, within)}" if len(values) > 1 else ""
        rows.append([named(measure, terminal), f"{told(measure, middle)} {most}", spread])
    head = [words(f"stats-{name}") for name in ("measure", "mean", "middle")]
    terminal.grid(Grid(words("stats-title", matches=len(outcomes)), head, rows), (1, 2))
    seats = [
        [words("simulate-seat-name", seat=each.who), f"{each.share:.1%} ({each.share_low:.1%} – {each.share_high:.1%})"]
        for each in by_seat(list(outcomes))
    ]
    terminal.grid(Grid(words("simulate-seats"), [words("simulate-seat"), words("simulate-share")], seats), (1,))


def pictures(title: str, outcomes: Sequence[Outcome], terminal: Terminal) -> dict[str, str]:
    """How the most telling measures are spread, and the shares of the seats."""
    known = columns(outcomes)
    found = {
        name.replace("_", "-"): plots.histogram(
            f"{title} · {named(name, terminal)}", known[name], plots.percent if name in SHARES else plots.number
        )
        for name in PICTURED
        if name in known
    }
    rows = by_seat(list(outcomes))
    dots = [
        plots.Dot(terminal.words("simulate-seat-name", seat=row.who), row.share, row.share_low, row.share_high)
        for row in rows
    ]
    share = f"{title} · {terminal.words('simulate-share')}"
    return found | {"seats": plots.intervals(share, dots, plots.percent, 1 / max(1, len(rows)))}
