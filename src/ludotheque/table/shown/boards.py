"""Boards as the table sends them: plates that never change, fragments in their frames, and a board in play."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from ludotheque import agents, drawing
from ludotheque.core.game import Game
from ludotheque.table.shelf.addresses import digest

SHOWN_SEATS: Final = 4
SHOWN_ANSWERS: Final = 130


@cache
def plate_name(game: Game, shape: str) -> str:
    """A plate is named by its content, so that a browser may keep it for ever."""
    return f"{shape}-{digest(drawing.fragment(game, shape))}"


def plate_url(game: Game, shape: str) -> str:
    return f"/plates/{game.id}/{plate_name(game, shape)}.svg"


@lru_cache(1024)
def framed(fragment: str, size: tuple[float, float]) -> str:
    """A fragment as a picture of its own, for a place in the page."""
    width, height = size
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{fragment}</svg>'


@cache
def in_play(game: Game, shape: str, language: str) -> str:
    """A match well under way, always the same, for the shelf of games."""
    match = game.new(min(SHOWN_SEATS, game.most), "frontispiece")
    player = agents.make("greedy", 7)
    for _ in range(SHOWN_ANSWERS):
        if match.over:
            break
        match.play(player.choose(match.eyes()))
    picture = drawing.draw(match.view(), shape, language, standalone=False)
    return picture.replace("</title>", f"</title><style>{drawing.tokens()}{drawing.kit()}</style>", 1)
