"""B-5: the end of a round."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.state import Stage
from ludotheque.games.bretagne.components import COASTS, NONE, RESOURCES, ROUND_END, ROUND_PART, TOWER_PART, TOWERS
from ludotheque.games.bretagne.state import Bretagne
from ludotheque.games.bretagne.victory import is_over


class EndRound(Stage[Bretagne]):
    """B-5.1 to B-5.4: unfinished lighthouses, ports, Quimper, and the row of Pontivy unless the game is over."""

    def run(self, state: Bretagne) -> None:
        state.phase = ROUND_END
        for tower in range(TOWERS):
            if state.built[tower] == 0:
                wait_for_builders(state, tower)
        for coast in range(COASTS):
            improve_rents(state, coast)
        for good in range(RESOURCES):
            state.bank[good] += state.quimper[good]
            state.quimper[good] = 0
        if not is_over(state):
            state.changed |= ROUND_PART
            for place in range(state.seats):
                state.order[place] = state.passed[place]
                state.passed[place] = NONE


def wait_for_builders(state: Bretagne, tower: i64) -> None:
    """B-5.1: engineers go back to the bank; where there were none, a franc is added."""
    state.changed |= TOWER_PART
    if state.engineers_on[tower] > 0:
        state.spare_engineers += state.engineers_on[tower]
        state.engineers_on[tower] = 0
    else:
        state.francs_on[tower] += state.edition.waiting_francs
        state.tell("waiting", "B-5.1", tower, state.francs_on[tower])


def improve_rents(state: Bretagne, coast: i64) -> None:
    """B-4.2.6, B-5.2, R-25: with three lighthouses built, those of the setup included, a coast pays the better rent."""
    count: i64 = 0
    for tower in range(TOWERS):
        if state.built[tower] > 0 and state.edition.slot_coast[state.slot[tower]] == coast:
            count += 1
    if state.improved[coast] == 0 and count >= state.edition.improved_at:
        state.changed |= TOWER_PART
        state.improved[coast] = 1
        state.tell("improved", "B-5.2", coast)
