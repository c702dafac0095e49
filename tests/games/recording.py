"""How the matches beside the tests are recorded: `python -m tests.games.loire.record_matches [NAME ...]`.

The files are written again only when rules or edition have changed so that the old ones no longer replay.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Final

from ludotheque.core.match import Match
from ludotheque.core.record import UNDO
from tests import chosen

SEATS: Final = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


def seats_of(name: str) -> int:
    """The number with which the name of a file begins."""
    return SEATS[name.split("-")[0]]


def was_taken_back(match: Match) -> bool:
    return any(line.notation == UNDO for line in match.lines)


def keep(name: str, match: Match) -> None:
    match.save(chosen.folders()[match.game.id] / "matches" / f"{name}.match")
    print(f"{name}: seed {match.seed}, {len(match.lines)} lines, {match.record.result}", flush=True)


def keep_first(names: Iterable[str], play: Callable[[str, int], Match], shows: Callable[[Match, str], bool]) -> None:
    """Try seeds for each name until a match shows what the name says."""
    for name in sys.argv[1:] or names:
        keep(name, next(match for seed in range(5000) if shows(match := play(name, seed), name)))
