"""A server whose matches can be foreseen: `python -m tests.table.foreseen serve …`.

The seed of a match follows from what was wished when its table was set, so that the same table always has the same
cards and dice, and computers who think the same; nothing else of the server knows of it.
"""

from __future__ import annotations

from typing import Any

from ludotheque.cli import main
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.table.hall import founding

PROGRAM = ("-m", "tests.table.foreseen")


def foreseen(game: Game, seats: int, **wishes: Any) -> Match:
    return Match(game, seats, f"{wishes['names']} {wishes['settings']}", **wishes)


def foresee() -> None:
    founding.Match = foreseen  # type: ignore[assignment, attr-defined]


if __name__ == "__main__":
    foresee()
    raise SystemExit(main())
