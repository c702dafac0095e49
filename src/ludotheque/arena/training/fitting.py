"""Fitting weights to noted positions: chances as a softmax over the seats, so that it holds for any number of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from ludotheque.arena.training.noted import Array, Table
from ludotheque.arena.training.selfplay import Learnt

RIDGES: Final = (3.0, 30.0, 300.0, 3000.0)  # how strongly weights are held: what does best on a tuning set
LOOSE: Final = 0.1  # ... while the handwork itself is put into weights
STEPS: Final = 8  # of Newton's method
PARTS: Final = ("early", "late")  # of what is summed up


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
    """The same weights, as sure of themselves as these matches allow; those that do not shift, and those of a network,
    stretch evenly."""
    at_first, later = certainty(scores(learnt, data), data)
    early, late = learnt["early"], learnt["late"]
    if not late or learnt.get("outer"):
        by = at_first + later * float(data.progress.mean())
        stretched = {part: {name: round(by * each, 5) for name, each in learnt[part].items()} for part in PARTS}
        outer = {"outer": [round(by * each, 5) for each in learnt["outer"]]} if learnt.get("outer") else {}
        return {**learnt, **stretched, **outer}
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
    return {"early": rounded(names, best[: len(names)]), "late": rounded(names, best[len(names) :])}


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


def rounded(names: list[str], weights: Array) -> dict[str, float]:
    return {name: round(float(weight), 5) for name, weight in zip(names, weights, strict=True)}
