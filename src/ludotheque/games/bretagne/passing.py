"""B-3.3: passing, in four steps."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Question
from ludotheque.games.bretagne.components import NONE, RESOURCES, ROUND_PART, TOWNS
from ludotheque.games.bretagne.holdings import resources_of
from ludotheque.games.bretagne.state import Bretagne


def pass_round(state: Bretagne, seat: i64) -> None:
    """B-3.3.1, B-6.1, R-28: the order disc goes to the lowest free space of the next row, which may be the last."""
    place: i64 = 0
    while state.passed[place] != NONE:
        place += 1
    state.changed |= ROUND_PART
    state.passed[place] = seat
    if resources_of(state, seat) == 0:
        go_home(state, seat)  # nothing is kept, so nothing more will be told
    if state.round < state.edition.rounds:
        state.tell("passed", "B-3.3.1", seat, place + 1)
    else:
        state.tell("passed-last", "B-6.1", seat, place + 1, state.edition.track[place])
    state.then(KeepResource(seat), GoHome(seat))


class KeepResource(Question[Bretagne]):
    """B-3.3.2, R-27: of several types one is chosen; asked only of who has several."""

    CLAUSE: ClassVar[str] = "B-3.3.2"

    def choices(self, state: Bretagne) -> list[Action]:
        keep = state.edition.keep
        options = [keep[good] for good in range(RESOURCES) if state.goods[RESOURCES * self.seat + good] > 0]
        return options if len(options) > 1 else []

    def answer(self, state: Bretagne, action: Action) -> None:
        for good in range(RESOURCES):
            if good != action.value:
                give_back(state, self.seat, good, 0)


def give_back(state: Bretagne, seat: i64, good: i64, kept: i64) -> None:
    """B-3.3.2: what is more goes to the bank."""
    at = RESOURCES * seat + good
    if state.goods[at] > kept:
        state.bank[good] += state.goods[at] - kept
        state.goods[at] = kept


class GoHome(Effect[Bretagne]):
    """B-3.3.2 to B-3.3.5: at most three discs stay; barge card and engineers go back, workers come from the towns;
    francs and equipment are kept."""

    def run(self, state: Bretagne) -> None:
        seat = self.seat
        go_home(state, seat)
        for good in range(RESOURCES):
            give_back(state, seat, good, state.edition.kept_discs)
            if state.goods[RESOURCES * seat + good] > 0:
                state.tell("kept", "B-3.3.2", seat, good, state.goods[RESOURCES * seat + good])


def go_home(state: Bretagne, seat: i64) -> None:
    """B-3.3.3, B-3.3.4: barge card and engineers go back, workers come from the towns."""
    state.barge[seat] = NONE
    state.spare_engineers += state.engineers[seat]
    state.engineers[seat] = 0
    for town in range(TOWNS):
        state.workers[seat] += state.in_town[TOWNS * seat + town]
        state.in_town[TOWNS * seat + town] = 0
