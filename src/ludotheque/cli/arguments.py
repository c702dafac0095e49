"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludotheque.core import record
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game, Value
from ludotheque.core.record import Record
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


def add_settings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of the match; may be repeated"
    )


def edition_of(game: Game, file: Path | None) -> Edition:
    return game.read_edition(file) if file else game.edition


def settings_in(texts: list[str]) -> dict[str, Value]:
    """`leader=2` as a setting; whole numbers are numbers."""
    found: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Refusal("setting-form", given=text)
        found[name.strip()] = int(value) if value.strip().lstrip("-").isdigit() else value.strip()
    return found


def record_in(file: Path) -> Record:
    """The record that a file holds."""
    try:
        text = file.read_text("utf-8")
    except OSError as problem:
        raise Refusal("record-unread", file=str(file), why=str(problem.strerror)) from None
    except UnicodeDecodeError:
        raise Refusal("record-foreign", file=str(file)) from None
    return record.read(text, str(file))


def positive(text: str) -> int:
    """A whole number from 1 up, for argparse."""
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)
