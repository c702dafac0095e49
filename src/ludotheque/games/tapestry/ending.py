"""T-18: when the last player has finished."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry


def winners(state: Tapestry) -> list[int]:
    """T-18.3: most points; then most resources left; then the victory is shared."""
    best = max([(state.points(seat), state.wealth(seat)) for seat in range(state.seats)])
    return [seat for seat in range(state.seats) if (state.points(seat), state.wealth(seat)) == best]
