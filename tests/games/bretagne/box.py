"""The box of Bretagne for tests, and other boxes."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from ludotheque import games
from ludotheque.games.bretagne.edition import BretagneEdition

BRETAGNE: Final = games["bretagne"]


def edition() -> BretagneEdition:
    """The edition that comes with the game."""
    found = BRETAGNE.edition
    assert isinstance(found, BretagneEdition)
    return found


def box(**tables: Any) -> BretagneEdition:
    """Another box: the edition of the game, with some of its tables replaced."""
    made = BRETAGNE.make_edition(deepcopy(edition().data) | tables, "another box")
    assert isinstance(made, BretagneEdition)
    return made
