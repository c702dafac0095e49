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
ROUNDS: Final = 6  # of the network over all positions
BATCH: Final = 1024
RATE: Final = 0.002  # at first, and less and less
HELD: Final = 2e-5  # how strongly its weights are held near nothing
SAMPLE: Final = 200_000  # positions that say how far features vary
CLEAR: Final = 0.5  # a lead that is telling, in parts of what players end apart by


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


def ended(data: Table) -> Array:
    """What a match tells of each seat: the larger part of the victory the farther it ended ahead. Who won by a hair and
    who won by far are not alike, and a search that is told so finds its way where a win is out of sight."""
    apart = float(np.std(data.points[:, 0] - data.points[:, 1]))
    return softmax(data.points / max(1e-9, CLEAR * apart), data.seated)


def network(data: Table, learnt: Learnt, units: int, seed: int, rounds: int = ROUNDS) -> Learnt:
    """From these weights on, all of them and a hidden layer behind them, by Adam."""
    luck = np.random.default_rng(seed)
    size = data.rows.shape[2]
    some = data.rows[: min(len(data.rows), SAMPLE)][data.seated[:SAMPLE]]
    unit = some.std(0).astype(np.float32)
    unit[unit < 1e-2] = 1.0
    shifts = bool(learnt["late"])
    begun = [np.array([*(learnt[part] or learnt["early"]).values()]) * unit for part in ("early", "late")]
    begun[1] *= shifts
    begun += [luck.normal(0.0, 0.1, (units, size + 2)), luck.normal(0.0, 0.05, units)]
    parts: list[Array] = [part.astype(np.float32) for part in begun]
    first, second = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    goal = ended(data).astype(np.float32)
    steps, step = rounds * -(-len(goal) // BATCH), 0
    for _ in range(rounds):
        order = luck.permutation(len(goal))
        for begin in range(0, len(order), BATCH):
            few = np.sort(order[begin : begin + BATCH])
            rate = RATE * (1.0 - step / steps)
            step += 1
            inputs = data.rows[few].astype(np.float32) / unit
            for at, slope in enumerate(slopes(parts, inputs, data.progress[few], data.seated[few], goal[few])):
                if at == 1 and not shifts:
                    continue
                first[at] = 0.9 * first[at] + 0.1 * slope
                second[at] = 0.999 * second[at] + 0.001 * slope * slope
                length = first[at] / (1 - 0.9**step) / (np.sqrt(second[at] / (1 - 0.999**step)) + 1e-8)
                parts[at] -= rate * length
    early, late, inner, outer = parts
    inner[:, :size] /= unit
    names = list(learnt["early"])
    return {
        "early": rounded(names, early / unit),
        "late": rounded(names, late / unit) if shifts else {},
        "inner": [[round(float(weight), 5) for weight in row] for row in inner],
        "outer": [round(float(weight), 5) for weight in outer],
    }


def rounded(names: list[str], weights: Array) -> dict[str, float]:
    return {name: round(float(weight), 5) for name, weight in zip(names, weights, strict=True)}


def slopes(parts: list[Array], inputs: Array, progress: Array, seated: Array, goal: Array) -> list[Array]:
    early, late, inner, outer = parts
    size = inputs.shape[2]
    gone = progress.astype(np.float32)[:, None]
    raw = inputs @ inner[:, :size].T + gone[:, :, None] * inner[:, size] + inner[:, size + 1]
    bent = np.maximum(raw, 0.0)
    score = inputs @ early + gone * (inputs @ late) + bent @ outer
    off = ((softmax(score, seated) - goal) / len(inputs)).astype(np.float32)
    back = off[:, :, None] * outer * (raw > 0)
    flat, backs = inputs.reshape(-1, size), back.reshape(-1, back.shape[2])
    deep = np.concatenate(
        [backs.T @ flat, (back * gone[:, :, None]).sum((0, 1))[:, None], backs.sum(0)[:, None]], axis=1
    )
    found = [
        off.reshape(-1) @ flat,
        (off * gone).reshape(-1) @ flat,
        deep,
        off.reshape(-1) @ bent.reshape(-1, len(outer)),
    ]
    return [slope + HELD * part for slope, part in zip(found, parts, strict=True)]
