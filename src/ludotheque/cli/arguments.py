"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from ludotheque.cli.explaining import translated
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game, Value
from ludotheque.core.refusal import Refusal
from ludotheque.core.words import LANGUAGES
from ludotheque.games import games

Commands = argparse._SubParsersAction  # argparse has no public name for it


def command(commands: Commands[argparse.ArgumentParser], name: str, help: str, text: str) -> argparse.ArgumentParser:
    """A command whose help says in `text` what it does, with examples as they are written."""
    return commands.add_parser(name, help=help, description=text, formatter_class=argparse.RawDescriptionHelpFormatter)


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games)}")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the texts (default: that of the terminal)")


def add_edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", type=Path, metavar="FILE", help="components from this edition file")


def add_record(parser: argparse.ArgumentParser) -> None:
    """A record, and how it is read."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the record")
    add_edition(parser)
    add_language(parser)


def add_settings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of the match; may be repeated"
    )


def edition_of(game: Game, file: Path | None) -> Edition:
    return game.read_edition(file) if file else game.edition


YES_NO: Final = {"yes": True, "true": True, "oui": True, "no": False, "false": False, "non": False}


def settings_in(texts: list[str]) -> dict[str, Value]:
    """`leader=2` as a setting; whole numbers are numbers."""
    found: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Refusal("setting-form", given=text)
        value = value.strip()
        found[name.strip()] = YES_NO.get(value.lower(), int(value) if value.lstrip("-").isdigit() else value)
    return found


def seconds(text: str) -> float:
    """A time that is neither nothing nor for ever, for argparse."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < 100_000:
        raise argparse.ArgumentTypeError(translated("{text!r} is not a number of seconds above 0").format(text=text))
    return found


def whole(text: str) -> int:
    """A whole number from 0 up, for argparse."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(translated("{text!r} is not a whole number from 0 up").format(text=text))
    return int(text)


def positive(text: str) -> int:
    """A whole number from 1 up, for argparse."""
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(translated("{text!r} is not a whole number from 1 up").format(text=text))
    return int(text)
