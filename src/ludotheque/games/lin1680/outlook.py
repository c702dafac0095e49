"""How well a player stands, in points: what agents that look ahead believe. No rule depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from ludotheque.games.lin1680.state import Lin1680


def outlook(state: Lin1680, seat: i64) -> float:
    return float(state.bales[seat])
