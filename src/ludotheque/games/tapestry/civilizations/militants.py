"""T-14.5: Militants take their outposts from their mat, and gain what they uncover."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Plain
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.civilizations.civilization import Civilization, cell
from ludotheque.games.tapestry.components import FROM_CIVILIZATION, MATS_PART, MILITANTS
from ludotheque.games.tapestry.state import Tapestry

ROWS: Final = 2  # cells 0 and 1: outposts left in each row
LENGTH: Final = 4


class Militants(Civilization):
    """T-14.3: eight outposts cover two rows of four; gained later, what is left covers them from the right."""

    def set_up(self, state: Tapestry, seat: i64) -> None:
        state.changed |= MATS_PART
        state.mat[cell(MILITANTS, 0)] = LENGTH
        state.mat[cell(MILITANTS, 1)] = LENGTH

    def join(self, state: Tapestry, seat: i64) -> None:
        state.changed |= MATS_PART
        state.mat[cell(MILITANTS, 0)] = 0
        state.mat[cell(MILITANTS, 1)] = 0
        for _each in range(state.outposts[seat]):
            state.then(CoverRow(seat))

    def income(self, state: Tapestry, seat: i64) -> None:
        """T-3.2: everything exposed; it only adds to heaps, so the order does not matter."""
        for row in range(ROWS):
            exposed = LENGTH - state.mat[cell(MILITANTS, row)]
            for at in range(exposed):
                state.then(Gain(seat, state.edition.mats.militants[row][at], FROM_CIVILIZATION))


class CoverRow(Plain[Tapestry]):
    """T-14.3: each outpost on the rightmost free space of a row of one's choice."""

    CLAUSE: ClassVar[str] = "T-14.3"

    def choices(self, state: Tapestry) -> list[Action]:
        row = state.edition.verbs.row
        return [row[at] for at in range(ROWS) if state.mat[cell(MILITANTS, at)] < LENGTH]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= MATS_PART
        state.mat[cell(MILITANTS, action.value)] += 1


def uncover_row(state: Tapestry, seat: i64) -> None:
    """T-14.5: an outpost was put on the map; Militants took the leftmost of a row they choose."""
    if state.holds(seat, MILITANTS):
        state.then(UncoverRow(seat))


class UncoverRow(Plain[Tapestry]):
    """T-14.5: the row from which the outpost comes."""

    CLAUSE: ClassVar[str] = "T-14.5"

    def choices(self, state: Tapestry) -> list[Action]:
        row = state.edition.verbs.row
        return [row[at] for at in range(ROWS) if state.mat[cell(MILITANTS, at)] > 0]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= MATS_PART
        state.mat[cell(MILITANTS, action.value)] -= 1
