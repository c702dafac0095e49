"""Learned judgement: how a seat stands as numbers with names, and what matches have shown these to be worth."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.outlook import Advice, Outlook
from ludotheque.core.state import State
from ludotheque.core.step import CHANCE, ChanceTo, Step
from ludotheque.core.weights import Weights

S = TypeVar("S", bound=State)

FILE: Final = "weights.json"  # beside the features of the game
DECIDED: Final = 20.0  # log-odds of a match that is over


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """What a learner is told of one seat. Agents are given guesses only, so nothing hidden can be among it."""

    NAMES: ClassVar[dict[str, str]] = {}  # each feature in its order, and what it counts
    STEPS: ClassVar[tuple[str, ...]] = ()  # what may wait to be done, by the names of classes: the last features
    APART: ClassVar[float] = 0.0  # points ahead at the end that are far; 0 where nothing counts but who wins
    SHIFTING: ClassVar[bool] = True  # whether what they are worth shifts as the match goes on
    HANDWORK: ClassVar[dict[str, float]] = {}  # the weights that say what the outlook made by hand says
    ADVICE: ClassVar[dict[type[Step[Any]], Advice[Any, Any]]] = {}  # which answers are worth a thought, beside by hand
    outlook: Outlook[Any]  # made by hand
    places: dict[type[Step[Any]], i64]  # of the steps in a row

    def __init__(self, outlook: Outlook[Any]) -> None:
        self.outlook = outlook
        self.places = {}

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {len(self.NAMES)} features of a seat>"

    def fill(self, state: S, seat: i64, row: vec[float]) -> None:
        """Write the features of a seat into a row of zeros."""
        raise NotImplementedError

    def complete(self, state: S, seat: i64, row: vec[float]) -> None:
        """Write all features into a row of zeros, what waits to be done by the seat among them."""
        self.fill(state, seat, row)
        if self.STEPS:
            for step in state.stack:
                if step.seat == seat or (step.seat == CHANCE and isinstance(step, ChanceTo) and step.to == seat):
                    at = self.place(type(step))
                    if at >= 0:
                        row[at] += 1.0

    def place(self, step: type[Step[Any]]) -> i64:
        """Where such steps are counted in a row; -1 for those of which nothing is told."""
        at = self.places.get(step)
        if at is None:
            steps = self.STEPS
            first = len(self.NAMES) - len(steps)
            at = first + steps.index(step.__name__) if step.__name__ in steps else -1
            self.places[step] = at
        return at

    def progress(self, state: S) -> float:
        """How much of a match is over, from 0 to 1, whoever is ahead."""
        return 0.0

    def rows(self, state: S) -> list[list[float]]:
        """The features of every seat, for whoever learns."""
        found: list[list[float]] = []
        for seat in range(state.seats):
            row = vec[float]([0.0] * len(self.NAMES))
            self.complete(state, seat, row)
            found.append(list(row))
        return found


def waiting(steps: tuple[str, ...]) -> dict[str, str]:
    """Names of the features that count what waits to be done."""
    return {f"{step} waits": "how many such steps a seat has still to do" for step in steps}


@mypyc_attr(allow_interpreted_subclasses=True)
class JudgedOutlook(Outlook[S]):
    """An outlook whose worth is learnt; which answers are worth a thought and how far to look is still said by hand."""

    by_hand: Outlook[Any]
    features: Features[Any]
    weights: Weights
    blank: vec[float]  # a row of zeros
    before_chance: bool  # whether it was learnt from positions in which chance had not answered yet

    def __init__(
        self, by_hand: Outlook[Any], features: Features[Any], weights: Weights, before_chance: bool = False
    ) -> None:
        super().__init__({**by_hand.advice, **type(features).ADVICE})
        self.by_hand = by_hand
        self.features = features
        self.weights = weights
        self.blank = vec[float]([0.0] * weights.size)
        self.before_chance = before_chance

    def worth(self, state: S, seat: i64) -> float:
        """How well a seat stands, in log-odds of winning."""
        if not state.stack:
            return DECIDED if seat in state.winners() else -DECIDED
        row = self.blank[:]
        self.features.complete(state, seat, row)
        return self.weights.score(row, self.features.progress(state))

    def chances(self, state: S) -> list[float]:
        """A softmax over the seats."""
        scores = [self.worth(state, seat) for seat in range(state.seats)]
        most = max(scores)
        total = 0.0
        for seat in range(len(scores)):
            scores[seat] = math.exp(scores[seat] - most)
            total += scores[seat]
        for seat in range(len(scores)):
            scores[seat] /= total
        return scores

    def handmade(self) -> Outlook[Any]:
        return self.by_hand

    def promise(self, state: S, step: Step[Any]) -> float:
        return self.by_hand.promise(state, step)

    def horizon(self, state: S) -> i64:
        """Who knows what usually comes of a position need not play on."""
        return 0 if self.before_chance else self.by_hand.horizon(state)

    def clock(self, state: S) -> i64:
        return self.by_hand.clock(state)

    def trust(self, state: S) -> i64:
        return self.by_hand.trust(state)

    def openness(self) -> float:
        return self.by_hand.openness()

    def foresees(self) -> bool:
        return self.before_chance

    def strength(self, level: str) -> tuple[float, int]:
        return self.by_hand.strength(level)

    def paid_with(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return self.by_hand.paid_with()

    def retraces(self, earlier: list[State], before: S, now: S, seat: i64) -> bool:
        return self.by_hand.retraces(earlier, before, now, seat)

    def spread(self, state: S) -> float:
        return 1.1  # the log-odds at which a win is three times as likely


def judged(by_hand: Outlook[Any], features: Features[Any], folder: Path) -> Outlook[Any]:
    """The outlook of a game as it was learnt, or the one made by hand where nothing was found to be better."""
    file = folder / FILE
    return read(by_hand, features, json.loads(file.read_text("utf-8"))) if file.is_file() else by_hand


def read(by_hand: Outlook[Any], features: Features[Any], learnt: dict[str, Any]) -> JudgedOutlook[Any]:
    """An outlook from the data of a file of weights; they must be for these features."""
    names = list(type(features).NAMES)
    shifts: dict[str, float] = learnt["late"]
    if list(learnt["early"]) != names or (list(shifts) != names and (shifts or type(features).SHIFTING)):
        raise ValueError("these weights are for other features: train them again")
    early: list[float] = [float(learnt["early"][name]) for name in names]
    late: list[float] = [float(shifts.get(name, 0.0)) for name in names]
    inner: list[list[float]] = [[float(weight) for weight in unit] for unit in learnt.get("inner", [])]
    outer: list[float] = [float(weight) for weight in learnt.get("outer", [])]
    return JudgedOutlook(by_hand, features, Weights(early, late, inner, outer), bool(learnt.get("foresees")))
