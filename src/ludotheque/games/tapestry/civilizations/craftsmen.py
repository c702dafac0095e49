"""T-14.5, R-44: Craftsmen may put income buildings on their mat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.civilizations.civilization import Civilization, cell
from ludotheque.games.tapestry.components import CRAFTSMEN, FROM_CIVILIZATION, MATS_PART
from ludotheque.games.tapestry.state import Tapestry

HEIGHT: Final = 5  # cells of the mat: HEIGHT * column + row from the bottom: 1 + the building there


class Craftsmen(Civilization):
    """T-14.5: nothing but another place for buildings."""


def add_columns(state: Tapestry, seat: i64, options: list[Action]) -> None:
    """T-14.5, R-44: each column that has a free cell."""
    if state.holds(seat, CRAFTSMEN):
        for column, benefits in enumerate(state.edition.mats.craftsmen):
            if height(state, column) < len(benefits):
                options.append(state.edition.verbs.craft[column])


def height(state: Tapestry, column: i64) -> i64:
    """How many buildings stand in a column."""
    count: i64 = 0
    while count < HEIGHT and state.mat[cell(CRAFTSMEN, HEIGHT * column + count)] > 0:
        count += 1
    return count


def craft(state: Tapestry, seat: i64, column: i64, kind: i64) -> None:
    """T-14.5: the lowest free cell of a column; what it shows is gained at once."""
    row = height(state, column)
    state.changed |= MATS_PART
    state.mat[cell(CRAFTSMEN, HEIGHT * column + row)] = 1 + kind
    state.tell("activated", "T-14.5", seat, CRAFTSMEN)
    state.then(Gain(seat, state.edition.mats.craftsmen[column][row], FROM_CIVILIZATION))
