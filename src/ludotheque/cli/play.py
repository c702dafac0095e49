"""`ludotheque play`: a match in the terminal."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import Final

from ludotheque.agents import NAMES, make
from ludotheque.arena.seeds import seed_of
from ludotheque.cli import arguments as shared
from ludotheque.cli.sitting import Left, Sitting
from ludotheque.cli.terminal import Terminal
from ludotheque.core import record
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.refusal import Refusal
from ludotheque.games import games

HUMAN: Final = "human"
USUAL: Final = "easy"
TEXT: Final = f"""\
Play a match here, against the computer or with several people at one keyboard.

Who sits where: {HUMAN}, {", ".join(NAMES)}, or search:800 for a search of 800 play-outs.
Without {HUMAN} in the list you take the first seat. One name with --seats fills all the other seats.

  ludotheque play loire
  ludotheque play loire --seats 4 --agents hard
  ludotheque play loire --agents human,human,medium --save evening.match
  ludotheque play loire --resume evening.match --save evening.match --agents human,human,medium
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "play", "a match in the terminal", TEXT)
    shared.add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="number of players")
    parser.add_argument("--agents", default="", metavar="A,B,...", help="who sits where")
    parser.add_argument("--names", default="", metavar="A,B,...", help="what the players are called")
    parser.add_argument("--seed", help="the same seed gives the same dice and cards")
    shared.add_edition(parser)
    shared.add_settings(parser)
    shared.add_language(parser)
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with the match recorded there")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the record there after every answer")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    game = games[arguments.game]
    specs = [spec.strip() for spec in arguments.agents.split(",") if spec.strip()]
    match, chairs = resumed(game, arguments, specs) if arguments.resume else fresh(game, arguments, specs, terminal)
    agents = [
        None if spec == HUMAN else make(spec, seed_of(match.seed, "agent", seat)) for seat, spec in enumerate(chairs)
    ]
    sitting = Sitting(terminal, match, agents, arguments.save)
    sitting.keep()
    introduce(terminal, match, chairs)
    try:
        sitting.go_on()
        return 0
    except (Left, EOFError):
        farewell(terminal, match, chairs, sitting.file)
        return 0
    except KeyboardInterrupt:
        farewell(terminal, match, chairs, sitting.file)
        return 130


def fresh(game: Game, arguments: argparse.Namespace, specs: list[str], terminal: Terminal) -> tuple[Match, list[str]]:
    chairs = chairs_for(game, arguments.seats, specs)
    names = [name.strip() for name in arguments.names.split(",")] if arguments.names else []
    edition = shared.edition_of(game, arguments.edition)
    names = game.seat_names(len(chairs), names, terminal.language)
    wishes = shared.settings_in(arguments.set)
    match = game.new(len(chairs), arguments.seed, edition=edition, names=names, ask_chance=False, **wishes)
    return match, chairs


def resumed(game: Game, arguments: argparse.Namespace, specs: list[str]) -> tuple[Match, list[str]]:
    """The match as its record left it; the record does not say who plays, so that is asked for again."""
    found = record.open_file(arguments.resume)
    if found.game != game.id:
        raise Refusal("record-game", file=str(arguments.resume), found=found.game, game=game.id)
    match = record.replay(found, game, shared.edition_of(game, arguments.edition), str(arguments.resume))
    return match, chairs_for(game, found.seats, specs)


def chairs_for(game: Game, seats: int | None, specs: list[str]) -> list[str]:
    """Who sits where, one for each seat."""
    if not specs:
        return [HUMAN, *[USUAL] * ((seats or min(max(3, game.least), game.most)) - 1)]
    if seats is None:
        return specs if HUMAN in specs else [HUMAN, *specs]
    if len(specs) == 1:
        return [HUMAN, *specs * (seats - 1)]
    if len(specs) == seats:
        return specs
    if len(specs) == seats - 1 and HUMAN not in specs:
        return [HUMAN, *specs]
    raise Refusal("agents", given=len(specs), seats=seats)


def introduce(terminal: Terminal, match: Match, chairs: list[str]) -> None:
    words = match.game.words(terminal.language)
    terminal.show(" · ".join(filter(None, [match.game.title(terminal.language), words("subtitle")])), "bold")
    if words("summary"):
        terminal.show(words("summary"), "dim")
    here = terminal.words("player-human")
    players = [f"{name} ({here if spec == HUMAN else spec})" for name, spec in zip(match.names, chairs)]
    terminal.say("play-players", players=", ".join(players))
    terminal.say("play-commitment", "dim", commitment=match.commitment[:16])


def farewell(terminal: Terminal, match: Match, chairs: list[str], file: Path | None) -> None:
    """How to go on."""
    terminal.out.print()
    if file is None:
        terminal.say("play-left-unsaved")
        return
    name = shlex.quote(str(file))
    again = f"ludotheque play {match.game.id} --resume {name} --save {name} --agents {','.join(chairs)}"
    terminal.say("play-left", file=str(file))
    terminal.out.print(f"  {again}", soft_wrap=True)
