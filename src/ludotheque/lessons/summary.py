"""The summary of a game on one page: the order of a turn, what things cost, what scores, from words and edition."""

from __future__ import annotations

from ludotheque.core.game import Game


def problems(game: Game) -> list[str]:
    return []
