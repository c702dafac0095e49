"""The box of Bretagne for tests, and other boxes."""

from __future__ import annotations

from typing import Any, Final

from ludotheque import games
from ludotheque.games.bretagne.edition import BretagneEdition
from tests.games.table import another_box

BRETAGNE: Final = games["bretagne"]


def edition() -> BretagneEdition:
    """The edition that comes with the game."""
    found = BRETAGNE.edition
    assert isinstance(found, BretagneEdition)
    return found


def box(**tables: Any) -> BretagneEdition:
    """Another box: the edition of the game, with some of its tables replaced."""
    return another_box(BRETAGNE, edition(), tables)
