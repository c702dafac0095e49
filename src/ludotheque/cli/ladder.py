"""`ludotheque ladder`: all agents against each other, and how strong that shows them to be."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ludotheque.agents import LEVELS, NAMES
from ludotheque.arena import ladder_page
from ludotheque.arena.ladder import Ladder, climb, pairings, rungs
from ludotheque.cli import arguments as shared
from ludotheque.cli.planning import add_pairs, paired
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.watching import Watching, workers
from ludotheque.core.refusal import Refusal
from ludotheque.games import games

TEXT: Final = f"""\
Let agents play against each other in pairs, and rate them.

Agents: {", ".join(NAMES)}; searches with a budget, as search:800, or search@1:50ms for an answer.
Where more than two sit, one of a pair sits alone among the other's, each as often. Every match is written down at once:
the same command goes on where it was interrupted, and plays more where --matches is more. It writes results.jsonl,
ladder.md, ladder.json and ladder.svg; --page puts the tables into a page between <!-- ladder GAME --> marks.
Needs openskill: pip install 'ludotheque[ladder]'.

  ludotheque ladder loire --matches 400 --neighbours
  ludotheque ladder tapestry --agents search:50ms,search@1:50ms,plain:50ms,greedy,random --matches 40
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "ladder", "how strong the computer players are", TEXT)
    add_pairs(parser, matches=100)
    usual = ",".join(reversed(LEVELS))
    parser.add_argument("--agents", default=usual, metavar="A,B,...", help=f"the strongest first (default: {usual})")
    parser.add_argument("--neighbours", action="store_true", help="each meets only the next one")
    parser.add_argument("--out", type=Path, metavar="DIR", help="where it is written (default: ladders/GAME)")
    parser.add_argument("--page", type=Path, metavar="FILE", help="put the tables into this page")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    game = games[arguments.game]
    if find_spec("openskill") is None:
        raise Refusal("extra-missing", library="openskill", extra="ladder")
    ladder = paired(arguments, neighbours=arguments.neighbours)
    out = arguments.out or Path("ladders") / game.id
    watching = Watching(terminal, game.id)
    with watching:
        meetings = climb(ladder, out, workers(arguments, len(ladder.wanted)), watching.tell, arguments.on)
    if watching.interrupted:
        return watching.ended(out)
    rows, pairs = rungs(ladder, meetings), pairings(meetings)
    text = ladder_page.table(ladder, command_of(ladder), rows, pairs)
    (out / "ladder.md").write_text(text, "utf-8")
    data = {"rungs": [asdict(row) for row in rows], "pairings": [asdict(row) for row in pairs]}
    (out / "ladder.json").write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    (out / "ladder.svg").write_text(ladder_page.plot(game.title("en"), rows), "utf-8")
    if arguments.page is not None:
        ladder_page.put_into(arguments.page, f"ladder {game.id}", text)
    print(text)
    terminal.say("ladder-written", folder=str(out))
    return 0


def command_of(ladder: Ladder) -> str:
    """What plays the same matches again."""
    options = [f"--agents {','.join(ladder.agents)}", f"--seats {ladder.seats}", f"--matches {ladder.matches}"]
    options += ["--neighbours"] if ladder.neighbours else []
    options += [f"--set {name}={value}" for name, value in ladder.settings.items()]
    return f"ludotheque ladder {ladder.game} {' '.join(options)} --seed {ladder.seed}"
