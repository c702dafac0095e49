"""B-6.3: points, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.bretagne.components import SOURCE_IDS, SOURCES

if TYPE_CHECKING:
    from ludotheque.games.bretagne.state import Bretagne


def points(state: Bretagne, seat: i64) -> i64:
    """B-0.4: where the score disc of a seat stands."""
    total: i64 = 0
    for at in range(SOURCES * seat, SOURCES * (seat + 1)):
        total += state.tally[at]
    return total


def sources(state: Bretagne, seat: i64) -> dict[str, int]:
    return {id: state.tally[SOURCES * seat + at] for at, id in enumerate(SOURCE_IDS)}


def score(state: Bretagne, seat: i64, source: i64, count: i64) -> None:
    state.tally[SOURCES * seat + source] += count


def winner(state: Bretagne) -> int:
    """B-6.3: the highest score; of equal ones whoever passed earlier in the last round."""
    best = state.passed[0]
    for seat in state.passed:
        if points(state, seat) > points(state, best):
            best = seat
    return best
