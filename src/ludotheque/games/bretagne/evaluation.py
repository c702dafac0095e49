"""B-4: the evaluation of finished lighthouses: ranking, majority and clean-up."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.state import Stage
from ludotheque.games.bretagne import components as c
from ludotheque.games.bretagne.equipment import PlayCards
from ludotheque.games.bretagne.holdings import strength, workers_on
from ludotheque.games.bretagne.ports import SendWorker
from ludotheque.games.bretagne.state import Bretagne
from ludotheque.games.bretagne.victory import score


class Evaluate(Stage[Bretagne]):
    """B-4.0.1, B-3.1.6, R-29: the lighthouses finished this round, one after the other, clockwise from Lorient."""

    def run(self, state: Bretagne) -> None:
        state.phase = c.EVALUATION
        for slot in range(c.TOWERS - 1, -1, -1):
            for tower in range(c.TOWERS):
                if state.slot[tower] == slot and is_finished(state, tower):
                    state.then(EvaluateTower(tower))


def is_finished(state: Bretagne, tower: i64) -> bool:
    """B-3.1.6: all floors laid, and not yet evaluated."""
    return state.built[tower] == 0 and state.height[tower] >= state.edition.floors[tower]


class TowerStep(Stage[Bretagne]):
    """B-4.0.1: something that happens to one lighthouse."""

    def __init__(self, at: i64) -> None:
        super().__init__()
        self.at = at


class EvaluateTower(TowerStep):
    """B-4.0.1, B-4.1.1, B-4.1.5: cards in ranking order, then ports, then the majority, then the clean-up."""

    def run(self, state: Bretagne) -> None:
        state.tower = self.at
        state.stage = c.AT_CARDS
        state.tell("evaluated", "B-4.0.1", self.at)
        state.then(SendWorkers(self.at), CountMajority(self.at), CleanUp(self.at))
        for seat in reversed(ranking(state, self.at)):
            state.then(PlayCards(seat))


class SendWorkers(TowerStep):
    """B-4.2.1: the ranking anew, by the workers left."""

    def run(self, state: Bretagne) -> None:
        state.stage = c.AT_PORT
        for seat in reversed(ranking(state, self.at)):
            state.then(SendWorker(seat))


def ranking(state: Bretagne, tower: i64) -> list[int]:
    """B-4.0.2, R-4: who has workers there, most first; of equals whoever stands on the lowest floor."""
    ranked: list[int] = []
    best: list[int] = []
    for seat in range(state.seats):
        mine = strength(state, seat, tower)
        if mine > 0:
            at = 0
            while at < len(ranked) and best[at] > mine:
                at += 1
            ranked.insert(at, seat)
            best.insert(at, mine)
    return ranked


class CountMajority(TowerStep):
    """B-4.3.1, B-4.3.2, R-16: the first in rank scores by category; then every worker left scores for its owner."""

    def run(self, state: Bretagne) -> None:
        state.stage = c.AT_MAJORITY
        ranked = ranking(state, self.at)
        if not ranked:
            return
        edition = state.edition
        points = edition.majority[edition.category[self.at]]
        score(state, ranked[0], c.MAJORITY, points)
        state.tell("majority", "B-4.3.1", ranked[0], self.at, points)
        for seat in ranked:
            points = edition.points_worker * workers_on(state, seat, self.at)
            score(state, seat, c.CREW, points)
            state.tell("stood", "B-4.3.2", seat, points)


class CleanUp(TowerStep):
    """B-4.4: cards, engineers, workers and tiles go where they came from; the built side shows."""

    def run(self, state: Bretagne) -> None:
        tower = self.at
        for kind in range(c.KINDS):
            state.discard[kind] += state.played[kind]
            state.played[kind] = 0
        state.spare_engineers += state.engineers_on[tower]
        state.changed |= c.TOWER_PART | c.TILE_PART
        state.engineers_on[tower] = 0
        for floor in range(c.FLOORS * tower, c.FLOORS * tower + state.height[tower]):
            state.workers[state.floor_owner[floor]] += state.floor_crew[floor]
            state.pile[state.floor_tile[floor]] += 1
            state.floor_crew[floor] = 0
            state.floor_owner[floor] = c.NONE
            state.floor_tile[floor] = c.NONE
        state.height[tower] = 0
        state.built[tower] = 1
        state.tower = c.NONE
        state.stage = 0
        state.tell("built", "B-4.4", tower)
