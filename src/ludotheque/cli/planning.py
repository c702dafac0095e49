"""What experiments have in common: who plays how often with what, and the files that are written of it."""

from __future__ import annotations

import argparse
import errno
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludotheque.arena import tables
from ludotheque.arena.ladder import Ladder
from ludotheque.arena.simulate import Plan, agents_for
from ludotheque.cli import arguments as shared
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.watching import add_workers
from ludotheque.core.game import Game
from ludotheque.core.refusal import Refusal
from ludotheque.games import games

WHO = "who plays; one name takes all seats (default: {})"


def add_plan(parser: argparse.ArgumentParser, matches: int = 100, agents: str = "random", out: str = "") -> None:
    """The arguments that `planned` reads."""
    shared.add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="number of players (default: one for each agent)")
    parser.add_argument(
        "--matches", type=shared.positive, default=matches, metavar="M", help=f"how many (default: {matches})"
    )
    parser.add_argument("--agents", default=agents, metavar="A,B,...", help=WHO.format(agents))
    parser.add_argument("--seed", default="1", help="default: 1")
    parser.add_argument("--out", type=Path, metavar="DIR", help=out or "keep what was played there, to go on later")
    parser.add_argument("--rotate", action=argparse.BooleanOptionalAction, default=True, help="change seats (default)")
    add_workers(parser)
    shared.add_settings(parser)
    shared.add_language(parser)


def planned(arguments: argparse.Namespace, **further: Any) -> Plan:
    """What these arguments ask for."""
    game = games[arguments.game]
    specs = named(arguments.agents)
    seats = game.usual if arguments.seats is None and len(specs) == 1 else arguments.seats
    return Plan(
        game=game.id,
        agents=agents_for(seats, specs),
        matches=arguments.matches,
        seed=arguments.seed,
        rotate=arguments.rotate,
        settings=shared.settings_in(arguments.set),
        **further,
    )


def named(agents: str) -> list[str]:
    return [spec.strip() for spec in agents.split(",") if spec.strip()]


def rivals(agents: str) -> tuple[str, ...]:
    """Those who meet in pairs: at least two, and nobody twice."""
    specs = named(agents)
    if len(set(specs)) < max(2, len(specs)):
        raise Refusal("ladder-agents", agents=", ".join(specs))
    return tuple(specs)


def add_pairs(parser: argparse.ArgumentParser, matches: int) -> None:
    """The arguments that `paired` reads, but for the agents."""
    shared.add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="number of players (default: as few as can play)")
    parser.add_argument(
        "--matches", type=shared.positive, default=matches, metavar="M", help=f"of each pair (default: {matches})"
    )
    parser.add_argument("--seed", default="1", help="default: 1")
    add_workers(parser)
    shared.add_settings(parser)
    shared.add_language(parser)


def paired(arguments: argparse.Namespace, **further: Any) -> Ladder:
    """The meetings of all pairs that these arguments ask for."""
    game = games[arguments.game]
    return Ladder(
        game=game.id,
        agents=rivals(arguments.agents),
        seats=max(2, game.least) if arguments.seats is None else arguments.seats,
        matches=arguments.matches,
        seed=arguments.seed,
        settings=shared.settings_in(arguments.set),
        **further,
    )


def experiment(arguments: argparse.Namespace, **further: Any) -> tuple[Game, Plan]:
    """What is played and measured, once it is known that the files which are asked for can be written."""
    check_files(arguments)
    return games[arguments.game], planned(arguments, measured=True, **further)


def add_files(parser: argparse.ArgumentParser) -> None:
    for kind in tables.KINDS:
        parser.add_argument(f"--{kind}", type=Path, metavar="FILE", help=f"write a row for each match as {kind}")
    parser.add_argument("--svg", type=Path, metavar="DIR", help="write plots there")


def check_files(arguments: argparse.Namespace) -> None:
    """Say before anything is played what could not be written afterwards."""
    if arguments.parquet is not None:
        tables.needs_arrow()
    for file in (getattr(arguments, kind) for kind in tables.KINDS):
        if file is not None:
            check_folder(file.parent)
            if file.is_dir():
                raise Refusal("file-unwritten", file=str(file), why=os.strerror(errno.EISDIR))
    if arguments.svg is not None:
        check_folder(arguments.svg)


def check_folder(folder: Path) -> None:
    """Make a folder, and see whether something can be put there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as problem:
        raise Refusal("file-unwritten", file=str(folder), why=str(problem.strerror)) from None


def write_files(
    arguments: argparse.Namespace, found: Sequence[tables.Row], plots: dict[str, str], terminal: Terminal
) -> None:
    """The files that were asked for."""
    names = []
    for kind in tables.KINDS:
        if getattr(arguments, kind) is not None:
            tables.write(getattr(arguments, kind), kind, found)
            names.append(str(getattr(arguments, kind)))
    if arguments.svg is not None:
        names += write_plots(arguments.svg, plots)
    if names:
        terminal.say("files-written", count=len(names), files=", ".join(names))


def write_plots(folder: Path, plots: dict[str, str]) -> list[str]:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, picture in plots.items():
            (folder / f"{name}.svg").write_text(picture, "utf-8")
    except OSError as problem:
        raise Refusal("file-unwritten", file=str(folder), why=str(problem.strerror)) from None
    return [str(folder / f"{name}.svg") for name in plots]
