"""B-3.0: the action phase, round and round until everybody has passed."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question, Stage
from ludotheque.games.bretagne.building import add_builds, buy
from ludotheque.games.bretagne.components import ACTIONS, BREST, LORIENT, NONE
from ludotheque.games.bretagne.passing import pass_round
from ludotheque.games.bretagne.prices import short_of_tile
from ludotheque.games.bretagne.state import Bretagne
from ludotheque.games.bretagne.trading import can_trade_in, visit


class Turns(Stage[Bretagne]):
    """B-3.0.1, R-2: the next in play order who has not passed takes one action, until nobody is left."""

    def __init__(self, after: i64) -> None:
        super().__init__()
        self.after = after  # the place in play order of whoever acted last

    def run(self, state: Bretagne) -> None:
        state.phase = ACTIONS
        state.active = next_after(state, self.after)
        if state.active != NONE:
            state.then(Act(state.active), Turns(place_in_order(state, state.active)))


def place_in_order(state: Bretagne, seat: i64) -> i64:
    """R-2: by the number of the barge card, or where the match says so by the row of Pontivy."""
    if state.by_pontivy == 0:
        return state.barge[seat]
    place: i64 = 0
    while state.order[place] != seat:
        place += 1
    return place


def next_after(state: Bretagne, after: i64) -> i64:
    """B-3.0.1: who still has a barge card has not passed; the first one after this place, or else the very first."""
    first: i64 = NONE
    best: i64 = NONE
    for seat in range(state.seats):
        if state.barge[seat] != NONE:
            place = place_in_order(state, seat)
            if first == NONE or place < place_in_order(state, first):
                first = seat
            if place > after and (best == NONE or place < place_in_order(state, best)):
                best = seat
    return best if best != NONE else first


class Act(Question[Bretagne]):
    """B-3.0.1, B-3.0.2, R-28: build with an open tile, visit a town, or pass, which is always possible."""

    CLAUSE: ClassVar[str] = "B-3.0.1"

    def choices(self, state: Bretagne) -> list[Action]:
        options: list[Action] = []
        add_builds(state, self.seat, options)
        if state.workers[self.seat] > 0:
            for town in (BREST, LORIENT):
                if can_trade_in(state, self.seat, town):
                    options.append(state.edition.visit[town])
        options.append(state.edition.passing)
        return options

    def answer(self, state: Bretagne, action: Action) -> None:
        if action.verb == "build":
            buy(state, self.seat, action.value)
        elif action.verb == "visit":
            visit(state, self.seat, action.value, True)
        else:
            pass_round(state, self.seat)

    def why_not(self, state: Bretagne, action: Action) -> str:
        if action.verb == "build":
            return "B-3.1.1" if state.shown[action.value] == 0 else "B-3.1.3.2"
        if action.verb == "visit":
            return "B-3.2.1" if state.workers[self.seat] == 0 else "R-13"
        return "B-3.0.1"

    def lacks(self, state: Bretagne, action: Action) -> dict[str, int]:
        if action.verb == "visit" and state.workers[self.seat] == 0:
            return {"worker": 1}
        if action.verb == "build" and state.shown[action.value] > 0:
            return short_of_tile(state, self.seat, action.value)
        return {}

    def because(self, state: Bretagne, action: Action) -> str:
        if action.verb == "build":
            return "no-light" if state.shown[action.value] > 0 else "no-tile"
        return "no-exchange" if action.verb == "visit" else ""
