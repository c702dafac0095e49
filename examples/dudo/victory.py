"""D-6: dropping out, and winning."""

from __future__ import annotations

from mypy_extensions import i64

from .state import Dudo


def drop_out(state: Dudo, seat: i64) -> None:
    """D-4.3, D-6.1: without dice one is out, and the next to the left starts instead."""
    state.tell("out", "D-6.1", seat)
    state.leader = state.next_with_dice(seat)
