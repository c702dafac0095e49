"""What lessons say: the words of a game, with every number of its edition at hand as `{ $name }`."""

from __future__ import annotations

from functools import cache

from ludotheque.core.edition import Edition
from ludotheque.core.game import Game


@cache
def numbers(edition: Edition) -> dict[str, str | int]:
    """The numbers of an edition by their names."""
    found = {name: row["value"] for name, row in edition.data.get("numbers", {}).items()}
    return {name: value for name, value in found.items() if isinstance(value, int | str)}


def say(game: Game, language: str, key: str) -> str:
    return game.words(language, game.edition)(key, **numbers(game.edition))


def has(game: Game, language: str, key: str) -> bool:
    return key in game.words(language, game.edition)
