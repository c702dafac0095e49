"""The legend of a game: its icons, and what each means where the words of the game tell it (`icon-…`)."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from ludotheque.core.game import Game
from ludotheque.core.words import LANGUAGES, Words, files_of
from ludotheque.drawing.templates import board, icons, module

NAMED: Final = re.compile(r"^icon-([\w-]+) *=", re.MULTILINE)
SYMBOL: Final = re.compile(r'<symbol id="i-([\w-]+)" viewBox="([^"]*)">(.*?)</symbol>', re.DOTALL)


def legend(game: Game, words: Words) -> list[tuple[str, str]]:
    """The icons that the words of the game explain, in the order in which they do, and what each means."""
    return [(name, words(f"icon-{name}")) for name in explained(game) if name in pictures(game)]


@cache
def explained(game: Game) -> list[str]:
    files = [file for language in LANGUAGES for file in files_of(game.folder, language)]
    return list(dict.fromkeys(name for file in files for name in NAMED.findall(file.read_text("utf-8"))))


@cache
def pictures(game: Game) -> dict[str, tuple[str, str]]:
    """All icons that a game may show, as view box and body: those it may name, and those its plate draws itself."""
    named = {name: (icon["viewBox"], icon["body"]) for name, icon in icons(game.folder).items()}
    plate = str(board(game).plate(module(game).plate("wide")))
    return named | {name: (box, body) for name, box, body in SYMBOL.findall(plate)}


@cache
def symbols(game: Game) -> str:
    """The icons of a game as a file of symbols, so that a page can show them on buttons."""
    found = "".join(
        f'<symbol id="{name}" viewBox="{box}">{body}</symbol>' for name, (box, body) in pictures(game).items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">{found}</svg>'
