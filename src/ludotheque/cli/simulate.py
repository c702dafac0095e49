"""`ludotheque simulate`: many matches between agents, and what they show."""

from __future__ import annotations

import argparse
import json
from typing import Final

from ludotheque.agents import NAMES
from ludotheque.arena import summary
from ludotheque.arena.simulate import Outcome, Plan, simulate
from ludotheque.arena.study import Notebook, One
from ludotheque.cli import arguments as shared
from ludotheque.cli.planning import add_plan, planned
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.watching import Watching, workers
from ludotheque.core.text import Grid
from ludotheque.games import games

TEXT: Final = f"""\
Let agents play many matches, and show who wins how often and with how many points.

Agents: {", ".join(NAMES)}; a search may have a budget, search:800 or search:50ms. And those of others:
module:Class, a name that an installed package brings, or "bot:COMMAND" for a program (docs/bots.md).
They change seats from match to match, unless --no-rotate. The same seed gives the same matches, however many
processes share the work. (medium and hard stop thinking after a second and a half, master after four and a half, so
where the engine is very slow they may choose otherwise; search:800 never looks at the clock.)
With --out the same command goes on where it was interrupted, and plays more where --matches is more.

  ludotheque simulate loire --seats 4 --matches 1000 --agents random
  ludotheque simulate loire --matches 200 --agents hard,easy,easy --out records/ --json
  ludotheque simulate tapestry --seats 1 --set automa=4 --agents hard
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "simulate", "many matches between agents", TEXT)
    add_plan(parser, out="write all records and the summary there, and go on there later")
    parser.add_argument(
        "--forfeit",
        action="store_true",
        help="who answers what is not allowed, or stumbles, loses the match (default: all ends)",
    )
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    shared.add_edition(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    edition = shared.edition_of(games[arguments.game], arguments.edition)
    plan = planned(arguments, edition=edition, out=arguments.out, forfeit=arguments.forfeit)
    notebook, watching = Notebook(One(plan), plan.out), Watching(terminal, plan.game)
    with watching:
        processes = workers(arguments, plan.matches)
        simulate(plan, processes, lambda done: watching.tell(done, plan.matches), arguments.on, notebook)
    outcomes = notebook.outcomes(plan.matches)
    data = json.dumps(summary.data(outcomes), indent=2)
    if plan.out is not None:
        (plan.out / "summary.json").write_text(data + "\n", "utf-8")
    if arguments.json:
        print(data)
        return watching.ended(plan.out)
    if outcomes:
        show(plan, outcomes, terminal)
    if plan.out is not None:
        terminal.say("simulate-written", folder=str(plan.out))
    return watching.ended(plan.out)


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
