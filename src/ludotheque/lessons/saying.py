"""What lessons say: the words of a game, with every number of its edition at hand as `{ $numbers-name }`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from ludotheque.core.edition import Edition
from ludotheque.core.game import Game

MOST: Final = 60  # of one table; a longer one is a map, or cards that nobody names one by one


@cache
def numbers(edition: Edition) -> dict[str, str | int]:
    """All numbers of an edition by the way to them: `numbers-target`, `town-nantes-docks-2`."""
    numbers = {name: row["value"] for name, row in edition.data.get("numbers", {}).items()}
    tables = {name: part for name, part in edition.data.items() if name not in ("edition", "numbers")}
    return dict(figures({"numbers": numbers, **tables}))


def figures(part: object, path: str = "") -> Iterator[tuple[str, int]]:
    """Every whole number in some tables, by the names and ids that lead to it; in a list counted from 1."""
    if isinstance(part, bool):
        return
    if isinstance(part, int):
        yield path, part
    elif isinstance(part, dict):
        for name, inner in part.items():
            yield from figures(inner, f"{path}-{name}" if path else str(name))
    elif isinstance(part, list) and len(part) <= MOST:
        for at, inner in enumerate(part, 1):
            named = inner.get("id", at) if isinstance(inner, dict) else at
            yield from figures(inner, f"{path}-{named}")


def say(game: Game, language: str, key: str) -> str:
    words, known = game.words(language, game.edition), numbers(game.edition)
    return words(key, **{name: known[name] for name in words.facts(key) if name in known})


def has(game: Game, language: str, key: str) -> bool:
    return key in game.words(language, game.edition)
