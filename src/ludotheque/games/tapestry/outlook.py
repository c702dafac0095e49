"""How well a seat stands, in points, for agents that look ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry


def outlook(state: Tapestry, seat: i64) -> float:
    """Points, and a little for what is still in hand."""
    return float(state.points(seat)) + 1.5 * float(state.wealth(seat))
