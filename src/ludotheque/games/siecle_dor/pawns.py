"""S-2.4: pawns come from the reserve."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.siecle_dor.components import PROVINCES
from ludotheque.games.siecle_dor.state import SiecleDor


def add_pawn(state: SiecleDor, seat: i64, province: i64) -> None:
    """S-2.4, S-3.4, S-7.1.1: one pawn from the reserve into a province."""
    state.spare_pawns[seat] -= 1
    state.pawns[PROVINCES * seat + province] += 1
