"""`ludotheque tournament`: everybody against everybody, and a table of who beat whom."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from ludotheque.arena import plots, tables
from ludotheque.arena.crew import crew
from ludotheque.arena.ladder import Pairing, both_ways, first_share, pairings
from ludotheque.arena.statistics import wilson
from ludotheque.arena.study import Meeting, Notebook
from ludotheque.cli import arguments as shared
from ludotheque.cli.planning import add_files, add_pairs, check_files, paired, write_files
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.watching import Watching, workers
from ludotheque.core.text import Grid
from ludotheque.games import games

TEXT: Final = """\
Let every agent meet every other, and show the cross-table: which part of the victories fell to the agent of the row.

Where more than two sit, one of a pair sits alone among the other's, each as often, so that a half is even all the same.
A match counts once, however many seats an agent has in it. The matches are those of `ludotheque ladder`, which rates.

  ludotheque tournament loire --agents hard,medium,casual,easy --matches 100
  ludotheque tournament loire --agents mine:Agent,greedy,random --out tournaments/loire --csv matches.csv
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "tournament", "everybody against everybody", TEXT)
    add_pairs(parser, matches=40)
    parser.add_argument("--agents", required=True, metavar="A,B,...", help="who takes part")
    parser.add_argument("--out", type=Path, metavar="DIR", help="keep what was played there, to go on later")
    shared.add_edition(parser)
    add_files(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    check_files(arguments)
    game = games[arguments.game]
    ladder = paired(arguments, edition=shared.edition_of(game, arguments.edition))
    notebook, watching = Notebook(ladder, arguments.out), Watching(terminal, game.id)
    with watching, crew(arguments.on, workers(arguments, len(ladder.wanted))) as share:
        notebook.conduct(ladder.wanted, share, watching.tell)
    meetings = [notebook.known[each] for each in ladder.wanted if each in notebook.known]
    standing = standings(ladder.agents, meetings)
    terminal.grid(cross_table(game.title(terminal.language), standing, pairings(meetings), terminal))
    title = f"{game.title(terminal.language)} · {terminal.words('simulate-share')}"
    write_files(
        arguments, tables.rows(meetings), {"standings": plots.intervals(title, standing, plots.percent, 0.5)}, terminal
    )
    return watching.ended(arguments.out)


def standings(agents: tuple[str, ...], meetings: list[Meeting]) -> list[plots.Dot]:
    """Everybody's part of the victories in all matches they were in, the best first."""
    found = []
    for agent in agents:
        shares = [
            first_share(each) if each.arm[0] == agent else 1 - first_share(each)
            for each in meetings
            if agent in each.arm
        ]
        low, high = wilson(sum(shares), len(shares))
        found.append(plots.Dot(agent, sum(shares) / max(1, len(shares)), low, high))
    return sorted(found, key=lambda row: -row.value)


def cross_table(title: str, standing: list[plots.Dot], pairs: list[Pairing], terminal: Terminal) -> Grid:
    """Row against column, with the interval; the last column is against all."""
    known = both_ways(pairs)
    rows = []
    for row in standing:
        found = [known.get((row.label, column.label)) for column in standing]
        cells = [f"{each.share:.0%} ({each.low:.0%} – {each.high:.0%})" if each else "" for each in found]
        rows.append([row.label, *cells, f"{row.value:.1%} ({row.low:.1%} – {row.high:.1%})"])
    return Grid(title, ["", *(row.label for row in standing), terminal.words("tournament-all")], rows)
