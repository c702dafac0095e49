"""What a position is worth to each seat, for agents that look ahead."""

from __future__ import annotations

import math
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.outlook import Outlook
from ludotheque.core.state import State

HOPE: Final = 0.01


def prospects(state: State, outlook: Outlook[Any]) -> list[float]:
    """For each seat a number from 0 (lost) to 1 (won): the result, or before the end the lead in outlook.

    However great a lead, it is worth less than a win, and however hopeless, more than a loss.
    """
    seats = state.seats
    if not state.stack:
        winners = state.winners()
        share = 1.0 / float(len(winners)) if winners else 0.0
        return [share if seat in winners else 0.0 for seat in range(seats)]
    worth = [outlook.worth(state, seat) for seat in range(seats)]
    spread = outlook.spread(state)
    result: list[float] = []
    for seat in range(seats):
        result.append(HOPE + (1.0 - 2.0 * HOPE) / (1.0 + math.exp(-1.1 * lead(worth, seat) / spread)))
    return result


def lead(worth: list[float], seat: i64) -> float:
    """How far a seat is before the best of the others."""
    best = -1e9
    for other in range(len(worth)):
        if other != seat and worth[other] > best:
            best = worth[other]
    return worth[seat] - best if best > -1e9 else worth[seat]
