"""How well a player stands, in points: what agents that look ahead believe. No rule depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.bretagne.victory import points

if TYPE_CHECKING:
    from ludotheque.games.bretagne.state import Bretagne


def outlook(state: Bretagne, seat: i64) -> float:
    """Points now."""
    return float(points(state, seat))
