"""The command line: one module per command, each with `add` (its arguments) and `run` (what it does)."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from ludotheque import __version__
from ludotheque.cli import bench, check, edition, play, replay, rules, serve, simulate
from ludotheque.cli.terminal import Terminal
from ludotheque.core.refusal import Refusal

COMMANDS = (play, serve, simulate, replay, check, rules, edition, bench)
EXAMPLES = """\
examples:
  ludotheque play loire                              you against two easy opponents
  ludotheque play loire --agents human,human,hard    two people at one keyboard, and a strong opponent
  ludotheque simulate loire --seats 4 --matches 1000 --agents hard,easy,easy,easy
  ludotheque replay evening.match --step
  ludotheque rules loire --clause L-8.4b

Each command explains itself: ludotheque play --help
"""


def parser() -> argparse.ArgumentParser:
    main = argparse.ArgumentParser(
        prog="ludotheque",
        description="A digital table for modern board games about history.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    main.add_argument("--version", action="version", version=f"ludotheque {__version__}")
    commands = main.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return main


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 when all is well, 1 when something was found wrong, 2 when it could not be asked so."""
    arguments = parser().parse_args(argv)
    terminal = Terminal(getattr(arguments, "lang", None))
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
