"""B-5.4, B-6: points, the end of the game, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.core.state import Stage
from ludotheque.games.bretagne import components as c
from ludotheque.games.bretagne.holdings import sum_of, visitors

if TYPE_CHECKING:
    from ludotheque.games.bretagne.state import Bretagne


def points(state: Bretagne, seat: i64) -> i64:
    """B-0.4: where the score disc of a seat stands."""
    return sum_of(state.tally, c.SOURCES, seat)


def sources(state: Bretagne, seat: i64) -> dict[str, int]:
    return {id: state.tally[c.SOURCES * seat + at] for at, id in enumerate(c.SOURCE_IDS)}


def score(state: Bretagne, seat: i64, source: i64, count: i64) -> None:
    state.tally[c.SOURCES * seat + source] += count


def winner(state: Bretagne) -> int:
    """B-6.3: the highest score; of equal ones whoever passed earlier in the last round."""
    best = state.passed[0]
    for seat in state.passed:
        if points(state, seat) > points(state, best):
            best = seat
    return best


def is_over(state: Bretagne) -> bool:
    """B-5.4, B-0.15: after the fifth round, or when nothing is left to build."""
    if state.round >= state.edition.rounds:
        return True
    return all(state.built[tower] != 0 for tower in range(c.TOWERS))


class FinalScore(Stage["Bretagne"]):
    """B-6.1, B-6.2, R-26: points for passing early, for francs and for workers in ports; nothing for the rest."""

    def run(self, state: Bretagne) -> None:
        state.phase = c.GAME_END
        state.active = c.NONE
        edition = state.edition
        for place in range(state.seats):
            seat = state.passed[place]
            early = edition.track[place]
            score(state, seat, c.PONTIVY, early)
            state.tell("pontivy", "B-6.1", seat, early)
            savings = state.purse[seat] // edition.francs_per_point
            score(state, seat, c.FRANCS, savings)
            state.tell("savings", "B-6.1", seat, savings)
            harbours = port_points(state, seat)
            score(state, seat, c.HARBOURS, harbours)
            state.tell("harbours", "B-6.1", seat, harbours)
        best = winner(state)
        state.tell("won", "B-6.3", best, points(state, best))


def port_points(state: Bretagne, seat: i64) -> i64:
    """B-6.1: 4 points for a worker alone in a port, 2 for one of two, 1 for one of more."""
    total: i64 = 0
    for port in range(c.PORTS):
        if state.in_port[c.PORTS * seat + port] > 0:
            total += state.edition.crowd[visitors(state, port) - 1]
    return total
