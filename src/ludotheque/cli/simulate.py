"""`ludotheque simulate`: many matches between agents, and what they show."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludotheque.agents import NAMES
from ludotheque.arena import summary
from ludotheque.arena.simulate import Outcome, Plan, agents_for, simulate
from ludotheque.cli import arguments as shared
from ludotheque.cli.terminal import Terminal
from ludotheque.core.text import Grid
from ludotheque.games import games

TEXT: Final = f"""\
Let agents play many matches, and show who wins how often and with how many points.

Agents: {", ".join(NAMES)}; a search may have a budget, search:800 or search:50ms. And those of others:
module:Class, a name that an installed package brings, or "bot:COMMAND" for a program (docs/bots.md).
They change seats from match to match, unless --no-rotate. The same seed gives the same matches, however many
processes share the work. (medium and hard stop thinking after a second and a half, master after four and a half, so
where the engine is very slow they may choose otherwise; search:800 never looks at the clock.)

  ludotheque simulate loire --seats 4 --matches 1000 --agents random
  ludotheque simulate loire --matches 200 --agents hard,easy,easy --out records/ --json
  ludotheque simulate tapestry --seats 1 --set automa=4 --agents hard
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "simulate", "many matches between agents", TEXT)
    shared.add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="number of players (default: one for each agent)")
    parser.add_argument("--matches", type=shared.positive, default=100, metavar="M", help="how many (default: 100)")
    parser.add_argument("--agents", default="random", metavar="A,B,...", help="who plays; one name takes all seats")
    parser.add_argument("--seed", default="1", help="default: 1")
    parser.add_argument("--out", type=Path, metavar="DIR", help="write all records and the summary there")
    parser.add_argument("--processes", type=shared.positive, metavar="P", help="default: one for each core")
    parser.add_argument("--rotate", action=argparse.BooleanOptionalAction, default=True, help="change seats (default)")
    parser.add_argument(
        "--forfeit", action="store_true", help="who answers what is not allowed loses the match (default: all ends)"
    )
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    shared.add_edition(parser)
    shared.add_settings(parser)
    shared.add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    game = games[arguments.game]
    specs = [spec.strip() for spec in arguments.agents.split(",") if spec.strip()]
    seats = arguments.seats
    if seats is None and len(specs) == 1:
        seats = game.usual
    plan = Plan(
        game=game.id,
        agents=agents_for(seats, specs),
        matches=arguments.matches,
        seed=arguments.seed,
        rotate=arguments.rotate,
        settings=shared.settings_in(arguments.set),
        edition=arguments.edition,
        out=arguments.out,
        forfeit=arguments.forfeit,
    )
    outcomes = watch(plan, arguments.processes or min(os.cpu_count() or 1, plan.matches), terminal)
    data = json.dumps(summary.data(outcomes), indent=2)
    if plan.out is not None:
        (plan.out / "summary.json").write_text(data + "\n", "utf-8")
    if arguments.json:
        print(data)
        return 0
    show(plan, outcomes, terminal)
    if plan.out is not None:
        terminal.say("simulate-written", folder=str(plan.out))
    return 0


def watch(plan: Plan, processes: int, terminal: Terminal) -> list[Outcome]:
    """Simulate under a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.errors, transient=True) as progress:
        task = progress.add_task(terminal.words("simulate-progress", game=plan.game), total=plan.matches)
        return simulate(plan, processes, lambda done: progress.update(task, completed=done))


def show(plan: Plan, outcomes: list[Outcome], terminal: Terminal) -> None:
    words = terminal.words
    named = [words("simulate-seat-name", seat=str(seat)) for seat in range(plan.seats)]
    named = games[plan.game].seat_names(plan.seats, named, terminal.language)
    seats = [[name, *numbers(each)] for name, each in zip(named, summary.by_seat(outcomes))]
    agents = [[each.who, *numbers(each)] for each in summary.by_agent(outcomes)]
    columns = [words(f"simulate-{name}") for name in ("played", "wins", "share", "points")]
    terminal.grid(Grid(words("simulate-agents"), [words("simulate-who"), *columns], agents), range(1, 5))
    terminal.grid(Grid(words("simulate-seats"), [words("simulate-seat"), *columns], seats), range(1, 5))
    length, within = summary.decisions(outcomes)
    for agent, count in summary.forfeits(outcomes).items():
        terminal.say("simulate-forfeits", "red", agent=agent, count=count)
    terminal.say("simulate-length", matches=len(outcomes), decisions=f"{length:.1f} ± {within:.1f}")


def numbers(row: summary.Row) -> list[str]:
    share = f"{row.share:.1%} ({row.share_low:.1%} – {row.share_high:.1%})"
    return [str(row.played), f"{row.wins:.1f}", share, f"{row.points:.2f} ± {row.points_within:.2f}"]
