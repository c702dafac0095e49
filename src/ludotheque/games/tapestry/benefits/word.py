"""T-4.4: what a word of the effect notation can be asked; `words.py` has the row of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.tapestry.components import NONE

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry


class Word:
    """T-4.4, T-4.5: what one word means, as a benefit and as a price."""

    def possible(self, state: Tapestry, seat: i64) -> bool:
        """T-4.10: whether it would do anything."""
        return True

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        raise NotImplementedError

    def is_still(self) -> bool:
        """T-4.6: it only adds to a heap, so that it may as well come before anything else."""
        return False

    def resource(self) -> i64:
        """T-3.9: the kind of resource that it is; NONE where it is something else."""
        return NONE

    def can_pay(self, state: Tapestry, seat: i64, count: i64) -> bool:
        """T-4.5: so many are at hand."""
        return False

    def charge(self, state: Tapestry, seat: i64, count: i64) -> None:
        raise NotImplementedError


WORDS: Final[list[Word]] = []  # by their numbers in the notation; landmarks are the last
