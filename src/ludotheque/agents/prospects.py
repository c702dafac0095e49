"""What a position is worth to each seat, for agents that look ahead."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.outlook import Outlook
from ludotheque.core.state import State

HOPE: Final = 0.01


def prospects(state: State, outlook: Outlook[Any]) -> list[float]:
    """For each seat a number from 0 (lost) to 1 (won): the result, or before the end what the outlook says.

    However great a lead, it is worth less than a win, and however hopeless, more than a loss.
    """
    seats = state.seats
    if not state.stack:
        winners = state.winners()
        share = 1.0 / float(len(winners)) if winners else 0.0
        return [share if seat in winners else 0.0 for seat in range(seats)]
    return [HOPE + (1.0 - 2.0 * HOPE) * chance for chance in outlook.chances(state)]
