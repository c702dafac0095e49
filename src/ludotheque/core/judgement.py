"""Learned judgement: how a seat stands as numbers with names, and what matches have shown these to be worth."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.action import Action
from ludotheque.core.outlook import Outlook
from ludotheque.core.state import State
from ludotheque.core.step import CHANCE, ChanceTo, Step

S = TypeVar("S", bound=State)

FILE: Final = "weights.json"  # beside the features of the game
DECIDED: Final = 20.0  # log-odds of a match that is over
BLOCK: Final = 8  # hidden units that are summed up together


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """What a learner is told of one seat. Agents are given guesses only, so nothing hidden can be among it."""

    NAMES: ClassVar[dict[str, str]] = {}  # each feature in its order, and what it counts
    STEPS: ClassVar[tuple[str, ...]] = ()  # what may wait to be done, by the names of classes: the last features
    APART: ClassVar[float] = 0.0  # points ahead at the end that are far; 0 where nothing counts but who wins
    SHIFTING: ClassVar[bool] = True  # whether what they are worth shifts as the match goes on
    HANDWORK: ClassVar[dict[str, float]] = {}  # the weights that say what the outlook made by hand says
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


class Judgement:
    """Weights of features: a sum that shifts as the match goes on, and behind it, where it was learnt, a hidden layer.

    The score of a seat is in log-odds of winning; a softmax over the seats makes chances of the scores, for any number
    of them.
    """

    size: i64
    early: vec[float]  # what a feature counts in the beginning ...
    late: vec[float]  # ... and what is added until the end
    hidden: i64  # units in whole blocks: those that fill up the last one count for nothing
    inner: vec[float]  # block after block, BLOCK * feature + unit
    pace: vec[float]  # what the progress adds, by unit ...
    base: vec[float]  # ... and what is there without anything
    outer: vec[float]  # by unit
    room: vec[i64]  # for the places of what is told

    def __init__(self, early: list[float], late: list[float], inner: list[list[float]], outer: list[float]) -> None:
        self.size = len(early)
        self.early = vec[float](early)
        self.late = vec[float](late)
        lacking = -len(outer) % BLOCK
        units = inner + [[0.0] * (len(early) + 2)] * lacking
        self.hidden = len(units)
        blocks = [units[first : first + BLOCK] for first in range(0, len(units), BLOCK)]
        self.inner = vec[float]([unit[at] for block in blocks for at in range(len(early)) for unit in block])
        self.pace = vec[float]([unit[len(early)] for unit in units])
        self.base = vec[float]([unit[len(early) + 1] for unit in units])
        self.outer = vec[float](outer + [0.0] * lacking)
        self.room = vec[i64]([0] * len(early))

    def __repr__(self) -> str:
        return f"<judgement: {self.size} features, {self.hidden} hidden units>"

    def score(self, row: vec[float], progress: float) -> float:
        """What the features of one seat promise: most are zero in most positions, and are passed over."""
        early = self.early
        late = self.late
        told = self.room[:]
        count: i64 = 0
        total = 0.0
        for at in range(self.size):
            value = row[at]
            if value != 0.0:
                total += (early[at] + progress * late[at]) * value
                told[count] = at
                count += 1
        first: i64 = 0
        while first < self.hidden:
            total = self._deeper(total, first, row, told, count, progress)
            first += BLOCK
        return total

    def _deeper(self, total: float, first: i64, row: vec[float], told: vec[i64], count: i64, progress: float) -> float:
        """With what a block of hidden units adds, each summed up in a variable of its own: compiled, that takes half
        the time of a row of sums."""
        inner = self.inner
        base = self.base
        begin = first * self.size
        a, b, c, d = base[first], base[first + 1], base[first + 2], base[first + 3]
        e, f, g, h = base[first + 4], base[first + 5], base[first + 6], base[first + 7]
        for nth in range(count):
            value = row[told[nth]]
            at = begin + BLOCK * told[nth]
            a += value * inner[at]
            b += value * inner[at + 1]
            c += value * inner[at + 2]
            d += value * inner[at + 3]
            e += value * inner[at + 4]
            f += value * inner[at + 5]
            g += value * inner[at + 6]
            h += value * inner[at + 7]
        total += self._passed(a, first, progress)
        total += self._passed(b, first + 1, progress)
        total += self._passed(c, first + 2, progress)
        total += self._passed(d, first + 3, progress)
        total += self._passed(e, first + 4, progress)
        total += self._passed(f, first + 5, progress)
        total += self._passed(g, first + 6, progress)
        return total + self._passed(h, first + 7, progress)

    def _passed(self, reached: float, unit: i64, progress: float) -> float:
        """What a hidden unit passes on: nothing below nought."""
        reached += progress * self.pace[unit]
        return self.outer[unit] * reached if reached > 0.0 else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class JudgedOutlook(Outlook[S]):
    """An outlook whose worth is learnt; which answers are worth a thought and how far to look is still said by hand."""

    by_hand: Outlook[Any]
    features: Features[Any]
    judgement: Judgement
    blank: vec[float]  # a row of zeros
    before_chance: bool  # whether it was learnt from positions in which chance had not answered yet

    def __init__(
        self, by_hand: Outlook[Any], features: Features[Any], judgement: Judgement, before_chance: bool = False
    ) -> None:
        super().__init__(by_hand.advice)
        self.by_hand = by_hand
        self.features = features
        self.judgement = judgement
        self.blank = vec[float]([0.0] * judgement.size)
        self.before_chance = before_chance

    def worth(self, state: S, seat: i64) -> float:
        """How well a seat stands, in log-odds of winning."""
        if not state.stack:
            return DECIDED if seat in state.winners() else -DECIDED
        row = self.blank[:]
        self.features.complete(state, seat, row)
        return self.judgement.score(row, self.features.progress(state))

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

    def advised(self, state: S) -> list[Action]:
        return self.by_hand.advised(state)

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
    return JudgedOutlook(by_hand, features, Judgement(early, late, inner, outer), bool(learnt.get("foresees")))
