"""T-14: what every civilization has; those that have nothing to do at a moment leave it out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.tapestry.components import CELLS, MATS_PART
from ludotheque.games.tapestry.state import Tapestry


class Civilization:
    """T-14.3, T-3.2, T-3.13: chosen at the start, gained later, on income turns, at the last one."""

    def set_up(self, state: Tapestry, seat: i64) -> None:
        """T-1.14: before the first turn."""

    def join(self, state: Tapestry, seat: i64) -> None:
        """T-14.3: gained in the middle of the game; the normal setup unless the mat says otherwise."""
        self.set_up(state, seat)

    def income(self, state: Tapestry, seat: i64) -> None:
        """T-3.2: step 1 of the income turns that the mat names."""

    def last(self, state: Tapestry, seat: i64) -> None:
        """T-3.13: after step 3 of the last income turn."""


TOKENS: Final = 4
TOKENS_LEFT: Final = 0  # the cell in which such a mat counts them


class WithTokens(Civilization):
    """T-14.2, T-14.3: tokens on the mat, of which one may be used on each income turn."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def set_up(self, state: Tapestry, seat: i64) -> None:
        state.changed |= MATS_PART
        state.mat[cell(self.number, TOKENS_LEFT)] = TOKENS


ROSTER: Final[list[Civilization]] = []  # by civilization; roster.py fills it


def cell(civilization: i64, at: i64) -> i64:
    """T-14.2: where in `state.mat` a mat keeps a number; tokens are counted, never short."""
    return CELLS * civilization + at
