"""Fitting weights to noted positions: chances as a softmax over the seats, so that it holds for any number of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from ludotheque.arena.training.selfplay import Learnt, Noted

Array = np.ndarray[Any, Any]
RIDGES: Final = (3.0, 30.0, 300.0, 3000.0)  # how strongly weights are held: what does best on a tuning set
LOOSE: Final = 0.1  # ... while the handwork itself is put into weights
STEPS: Final = 8  # of Newton's method
ROUNDS: Final = 12  # of the network over all positions
BATCH: Final = 256
RATE: Final = 0.003


@dataclass(frozen=True)
class Table:
    """Noted positions as arrays: rows by position, seat and feature; empty seats have no share and never win."""

    rows: Array
    progress: Array
    seated: Array
    share: Array
    by_hand: Array
    match: Array

    def of(self, which: Array) -> Table:
        parts = (self.rows, self.progress, self.seated, self.share, self.by_hand, self.match)
        return Table(*(part[which] for part in parts))

    @property
    def inputs(self) -> Array:
        """The features, and again times the progress."""
        return np.concatenate([self.rows, self.rows * self.progress[:, None, None]], axis=2)


def table(noted: list[Noted]) -> Table:
    most = max(len(each.rows) for each in noted)
    size = len(noted[0].rows[0])
    rows = np.zeros((len(noted), most, size))
    share, by_hand = np.zeros((len(noted), most)), np.zeros((len(noted), most))
    seated = np.zeros((len(noted), most), dtype=bool)
    for at, each in enumerate(noted):
        seats = len(each.rows)
        rows[at, :seats] = each.rows
        share[at, :seats] = each.share
        by_hand[at, :seats] = each.by_hand
        seated[at, :seats] = True
    progress = np.array([each.progress for each in noted])
    return Table(rows, progress, seated, share, by_hand, np.array([each.match for each in noted]))


def softmax(scores: Array, seated: Array) -> Array:
    scores = np.where(seated, scores, -1e9)
    odds = np.exp(scores - scores.max(1, keepdims=True))
    result: Array = odds / odds.sum(1, keepdims=True)
    return result


def loss(chances: Array, share: Array) -> float:
    """How surprised one is by who won: the mean of minus the logarithm of the winner's chance."""
    return float(-(share * np.log(np.maximum(chances, 1e-9))).sum(1).mean())


def by_hand(data: Table) -> Array:
    """The chances that the outlook made by hand gives, made to add up."""
    chances = np.where(data.seated, data.by_hand, 0.0)
    found: Array = chances / chances.sum(1, keepdims=True)
    return found


def hand_loss(data: Table) -> float:
    """The same for the outlook made by hand."""
    return loss(by_hand(data), data.share)


def handwork(data: Table) -> Array:
    """The outlook made by hand in weights, as well as features can say it, and as sure of itself as matches allow."""
    found = regress(replace(data, share=by_hand(data)), LOOSE)
    size = len(found) // 2
    at_first, later = certainty(data.inputs @ found, data)
    return np.concatenate([at_first * found[:size], at_first * found[size:] + later * found[:size]])


def certainty(scores: Array, data: Table) -> tuple[float, float]:
    """By how much scores must be stretched for their chances to come true, early, and what is added until the end."""
    at_first, later = regress(replace(data, rows=scores[:, :, None]), LOOSE)
    return float(at_first), float(later)


def sure(learnt: Learnt, data: Table) -> Learnt:
    """The same weights, as sure of themselves as these matches allow; those that do not shift stretch evenly."""
    at_first, later = certainty(scores(learnt, data), data)
    early, late = learnt["early"], learnt["late"]
    if not late:
        middle = at_first + later * float(data.progress.mean())
        return {"early": {name: round(middle * weight, 5) for name, weight in early.items()}, "late": {}}
    return {
        "early": {name: round(at_first * weight, 5) for name, weight in early.items()},
        "late": {name: round(at_first * late[name] + later * early[name], 5) for name in early},
    }


def regress(data: Table, ridge: float, near: Array | None = None) -> Array:
    """Newton's method in units in which all inputs vary alike; the ridge holds weights near some others, or nothing."""
    inputs = data.inputs
    unit = np.maximum(inputs[data.seated].std(0), 1e-3)
    inputs = inputs / unit
    size = inputs.shape[2]
    anchor = np.zeros(size) if near is None else near * unit
    found = anchor.copy()
    for _ in range(STEPS):
        chance = softmax(inputs @ found, data.seated)
        middle = np.einsum("ns,nsf->nf", chance, inputs)
        slope = np.einsum("ns,nsf->f", data.share - chance, inputs) - ridge * (found - anchor)
        spread = (inputs * np.sqrt(chance)[:, :, None]).reshape(-1, size)
        found += np.linalg.solve(spread.T @ spread - middle.T @ middle + ridge * np.eye(size), slope)
    result: Array = found / unit
    return result


def linear(data: Table, tuning: Table, names: list[str], hold: float = 0.0, afresh: bool = False) -> Learnt:
    """The sum of features: handwork and a correction, or something learnt afresh, held with the ridge that does best on
    matches it has not seen, or with the one that is wanted."""
    near = None if afresh else handwork(data)
    tried = [regress(data, ridge, near) for ridge in ([hold] if hold else RIDGES)]
    losses = [loss(softmax(tuning.inputs @ found, tuning.seated), tuning.share) for found in tried]
    best = tried[losses.index(min(losses))]
    size = len(names)
    early = {name: round(float(weight), 5) for name, weight in zip(names, best[:size], strict=True)}
    late = {name: round(float(weight), 5) for name, weight in zip(names, best[size:], strict=True)}
    return {"early": early, "late": late}


def scores(learnt: Learnt, data: Table) -> Array:
    """What weights say of every seat, as the engine reckons it."""
    late = learnt["late"] or dict.fromkeys(learnt["early"], 0.0)
    weights = np.array([*learnt["early"].values(), *late.values()])
    found: Array = data.inputs @ weights
    if learnt.get("outer"):
        found = found + np.maximum(hidden_inputs(data) @ np.array(learnt["inner"]).T, 0.0) @ np.array(learnt["outer"])
    return found


def hidden_inputs(data: Table) -> Array:
    """What the hidden layer sees: the features, the progress, and one."""
    shape = (*data.rows.shape[:2], 1)
    progress = np.broadcast_to(data.progress[:, None, None], shape)
    return np.concatenate([data.rows, progress, np.ones(shape)], axis=2)


def network(data: Table, learnt: Learnt, units: int, seed: int, rounds: int = ROUNDS) -> Learnt:
    """A hidden layer that learns what the sum leaves over, by Adam."""
    luck = np.random.default_rng(seed)
    inputs = hidden_inputs(data)
    unit = inputs[data.seated].std(0)
    unit[unit < 1e-2] = 1.0
    inputs = inputs / unit
    rest = scores(learnt, data)
    parts = [luck.normal(0.0, 0.3, (units, inputs.shape[2])), np.zeros(units)]
    first, second = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    step = 0
    for _ in range(rounds):
        order = luck.permutation(len(inputs))
        for begin in range(0, len(order), BATCH):
            some = order[begin : begin + BATCH]
            step += 1
            for at, slope in enumerate(slopes(parts, inputs[some], rest[some], data, some)):
                first[at] = 0.9 * first[at] + 0.1 * slope
                second[at] = 0.999 * second[at] + 0.001 * slope * slope
                length = first[at] / (1 - 0.9**step) / (np.sqrt(second[at] / (1 - 0.999**step)) + 1e-8)
                parts[at] -= RATE * length
    inner = np.round(parts[0] / unit, 5)
    return {**learnt, "inner": inner.tolist(), "outer": np.round(parts[1], 5).tolist()}


def slopes(parts: list[Array], inputs: Array, rest: Array, data: Table, some: Array) -> list[Array]:
    inner, outer = parts
    raw = inputs @ inner.T
    bent = np.maximum(raw, 0.0)
    off = (softmax(rest + bent @ outer, data.seated[some]) - data.share[some]) / len(inputs)
    back = off[:, :, None] * outer * (raw > 0)
    return [
        np.einsum("nsu,nsf->uf", back, inputs) + 1e-4 * inner,
        np.einsum("ns,nsu->u", off, bent) + 1e-4 * outer,
    ]
