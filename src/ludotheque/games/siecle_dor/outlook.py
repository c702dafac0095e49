"""How well a player stands, in points: what agents that look ahead believe. No rule depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.siecle_dor.victory import points

if TYPE_CHECKING:
    from ludotheque.games.siecle_dor.state import SiecleDor


def outlook(state: SiecleDor, seat: i64) -> float:
    return float(points(state, seat))
