"""Where style and icons of a game are found: named by their content, so that a browser may keep them for ever."""

from __future__ import annotations

import hashlib
from functools import cache

from ludotheque import drawing
from ludotheque.core.game import Game


def style_url(game: Game) -> str:
    return f"/styles/{game.id}/{digest(drawing.own_style(game))}.css"


def icons_url(game: Game) -> str:
    return f"/icons/{game.id}/{digest(drawing.symbols(game))}.svg"


def sheet_url(text: str) -> str:
    """A style sheet of no one game."""
    return f"/styles/{digest(text)}.css"


@cache
def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]
