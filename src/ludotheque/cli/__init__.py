"""The command line: one module per command, each with `add` (its arguments) and `run` (what it does)."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from ludotheque import __version__
from ludotheque.cli import (
    analyse,
    bench,
    check,
    compare,
    dataset,
    doctor,
    edition,
    ladder,
    play,
    replay,
    rules,
    serve,
    shelf,
    simulate,
    stats,
    sweep,
    tournament,
    train,
)
from ludotheque.cli.explaining import explain, speak
from ludotheque.cli.terminal import Terminal, spoken_here
from ludotheque.core.refusal import Refusal
from ludotheque.core.words import LANGUAGES
from ludotheque.games import FOLDERS, games

COMMANDS = (
    play, serve, doctor, shelf, simulate, stats, compare, sweep, tournament, dataset, replay, analyse, check, rules,
    edition, bench, train, ladder,
)  # fmt: skip
EXAMPLES = """\
examples:
  ludotheque play loire                              you against two easy opponents
  ludotheque play loire --agents human,human,hard    two people at one keyboard, and a strong opponent
  ludotheque simulate loire --seats 4 --matches 1000 --agents hard,easy,easy,easy
  ludotheque replay evening.match --step
  ludotheque rules loire --clause L-8.4b
  ludotheque --games my-games play pig

Each command explains itself: ludotheque play --help
"""


def parser(language: str = "en") -> argparse.ArgumentParser:
    """All commands, explained in a language."""
    speak(language)
    main = argparse.ArgumentParser(
        prog="ludotheque",
        description="A digital table for modern board games about history.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    main.add_argument("--version", action="version", version=f"ludotheque {__version__}")
    main.add_argument(
        "--games", action="append", metavar="FOLDER", help="find more games in this folder; may be repeated"
    )
    main.add_argument(
        "--lang", dest="language", choices=LANGUAGES, help="language of the texts (default: that of the terminal)"
    )
    commands = main.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    explain(main, language)
    return main


def wished_early(argv: Sequence[str] | None) -> tuple[list[str], str, list[str]]:
    """What must be known before the commands can explain themselves: the folders of games, and the language; and all
    arguments but those folders."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--games", action="append", default=[])
    wished, rest = early.parse_known_args(argv)
    early.add_argument("--lang", nargs="?")
    spoken = early.parse_known_args(argv)[0].lang
    return wished.games, spoken if spoken in LANGUAGES else spoken_here(), rest


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 when all is well, 1 when something was found wrong, 2 when it could not be asked so."""
    folders, language, rest = wished_early(argv)
    try:
        for folder in folders:
            games.look_in(Path(folder))
        if folders:  # the processes that think for computer seats must find them, too
            known = filter(None, [os.environ.get(FOLDERS), *map(os.path.abspath, folders)])
            os.environ[FOLDERS] = os.pathsep.join(known)
    except Refusal as refusal:
        Terminal(language).refuse(refusal)
        return 2
    terminal = Terminal(language)
    arguments = parser(language).parse_args(rest)
    try:
        result: int = arguments.run(arguments, terminal)
        return result
    except Refusal as refusal:
        terminal.refuse(refusal)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever was reading has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
