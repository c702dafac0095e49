"""`ludotheque games`: what can be played, and what cannot, and why."""

from __future__ import annotations

import argparse
from typing import Final

from ludotheque.cli import arguments as shared
from ludotheque.cli.rules import beside
from ludotheque.cli.terminal import Terminal
from ludotheque.core.refusal import Refusal
from ludotheque.core.text import Grid
from ludotheque.games import games

TEXT: Final = """\
List the games: those of the house, of the folders named by --games or LUDOTHEQUE_GAMES, and of installed packages.

  ludotheque games
  ludotheque --games my-games games
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "games", "what can be played", TEXT)
    shared.add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """One row a game; a broken one is told of below, and does not hide the others."""
    words = terminal.words
    rows = []
    broken: list[Refusal] = []
    for id in games:
        try:
            game = games[id]
            seats = f"{game.least}–{game.most}" if game.least < game.most else str(game.most)
            rows.append([id, game.title(terminal.language), seats, str(beside(game.folder))])
        except Refusal as refusal:
            broken.append(refusal)
    head = ["", words("games-title"), words("games-players"), words("games-folder")]
    terminal.grid(Grid("", head, rows))
    for complaint in broken:
        terminal.refuse(complaint)
    return 1 if broken else 0
