"""`ludotheque bench`: how fast the engine is here, beside its peers."""

from __future__ import annotations

import argparse
import json
from typing import Any, Final

from ludotheque.arena.bench import all_games, bench
from ludotheque.cli import arguments as shared
from ludotheque.cli.terminal import Terminal
from ludotheque.core.text import Grid
from ludotheque.games import games

FIGURES: Final = ("decisions_per_s", "observed_per_s", "batch_per_s", "matches_per_s", "clone_us", "state_bytes")
TEXT: Final = """\
Measure random matches and clones: the compiled engine, the same source interpreted, and peers where installed.

  ludotheque bench --game loire --seconds 5
  ludotheque bench --json > bench.json
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "bench", "how fast the engine is here", TEXT)
    parser.add_argument("--game", metavar="ID", help="only this game (default: all)")
    parser.add_argument("--seconds", type=shared.seconds, default=5.0, metavar="S", help="for each engine (default: 5)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    shared.add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    wanted = [games[arguments.game].id] if arguments.game else all_games()
    with terminal.errors.status("...") as status:
        result = bench(arguments.seconds, wanted, status.update)
    if any("compiled" not in engines for engines in result["games"].values()):
        terminal.note("bench-uncompiled")
    if not result["peers"]:
        terminal.note("bench-unpeered")
    if arguments.json:
        print(json.dumps(result, indent=2))
    else:
        show(result, terminal)
    return 0


def show(result: dict[str, Any], terminal: Terminal) -> None:
    words = terminal.words
    rows = [
        [f"{game}, {words(f'bench-{engine}')}", *numbers(figures)]
        for game, engines in result["games"].items()
        for engine, figures in engines.items()
    ]
    rows += [[peer, *numbers(figures)] for peer, figures in result["peers"].items()]
    names = ("game", "decisions", "observed", "batch", "matches", "clone", "bytes")
    terminal.grid(Grid("", [words(f"bench-{name}") for name in names], rows), numbers=range(1, 7))


def numbers(figures: dict[str, float]) -> list[str]:
    """Large numbers with a thin space between thousands, small ones with two places."""
    shown = []
    for name in FIGURES:
        figure = figures.get(name)
        shown.append("" if figure is None else f"{figure:.2f}" if figure < 1000 else f"{figure:,.0f}".replace(",", " "))
    return shown
