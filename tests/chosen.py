"""Which games are tested, known without importing any: those of the house, and the examples."""

from __future__ import annotations

from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
ONLY = ""  # the one game that is asked for, if only one is


@cache
def folders() -> dict[str, Path]:
    """Where the tests of each game lie: a game of the house has them here, another in its own folder."""
    house = {file.parent.name: ROOT / "tests" / "games" / file.parent.name
             for file in (ROOT / "src" / "ludotheque" / "games").glob("*/__init__.py")}  # fmt: skip
    examples = {file.parent.name: file.parent / "tests" for file in (ROOT / "examples").glob("*/__init__.py")}
    return dict(sorted((house | examples).items()))


def ids() -> list[str]:
    """The games to test."""
    return [ONLY] if ONLY else list(folders())


def module(id: str, name: str) -> str:
    """What a module beside the tests of a game is called; empty where the game does not bring it."""
    folder = folders()[id]
    if not (folder / f"{name}.py").exists():
        return ""
    return f"{id}.tests.{name}" if folder.name == "tests" else f"tests.games.{id}.{name}"
