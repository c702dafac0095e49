"""1680: a logistic regression over the players of a match says how much likelier each trait made its owner to win.

Every weight has two parts: what it is in the first round, and what it gains or loses until matches usually end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from ludotheque.games.lin1680.components import MOST_SEATS
from ludotheque.games.lin1680.outlook import traits
from ludotheque.games.lin1680.outlook.standing import standing
from ludotheque.games.lin1680.outlook.weights import WEIGHTS

MOMENT = "ThrowMovement"
HEAD = "How much the traits of a position count, in log-odds of winning"
DIGITS = 2
KEPT = 0.4  # of the weights of today
RIDGE = 40.0  # how strongly a weight is held near nothing
STEPS = 8  # of Newton's method
BLOCKS = [
    ("order, finish, near, missing", traits.ORDER),
    ("bales, houses, spare houses, surplus", traits.BALE),
    ("income, glut, variety, favours", traits.INCOME),
    ("harbour, voyage, sailing, ready", traits.HARBOUR),
    ("uneven, scarce", traits.UNEVEN),
    ("", traits.TRAITS),
]
Sample = tuple[np.ndarray, int, int]  # traits by seat, how many seats, and later who won


def note(state: Any) -> Sample:
    rows = np.zeros((MOST_SEATS, 2 * traits.TRAITS), dtype=np.float32)
    for seat in range(state.seats):
        noted: list[tuple[int, float]] = []
        standing(state, seat, noted)
        for trait, amount in noted:
            rows[seat, trait] += amount
    rows[:, traits.TRAITS :] = traits.progress(state) * rows[:, : traits.TRAITS]
    return rows, int(state.seats), -1


def judge(state: Any, sample: Sample) -> Sample:
    return sample[0], sample[1], int(state.winners()[0])


def learn(samples: list[Sample]) -> Iterator[tuple[str, np.ndarray, str]]:
    rows = np.array([sample[0] for sample in samples])
    seated = np.arange(MOST_SEATS) < np.array([sample[1] for sample in samples])[:, None]
    won = np.array([sample[2] for sample in samples])
    found = regress(rows, seated, won)
    told = f"{len(samples)} turns, log-loss {loss(found, rows, seated, won):.3f}"
    weights = KEPT * np.array(WEIGHTS) + (1 - KEPT) * found
    yield "in the first round", weights[: traits.TRAITS], told
    yield "and what is added until matches usually end", weights[traits.TRAITS :], told


def chances(weights: np.ndarray, rows: np.ndarray, seated: np.ndarray) -> np.ndarray:
    """How likely each player wins."""
    odds = np.where(seated, rows @ weights, -1e9)
    odds = np.exp(odds - odds.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def loss(weights: np.ndarray, rows: np.ndarray, seated: np.ndarray, won: np.ndarray) -> float:
    return float(-np.log(chances(weights, rows, seated)[np.arange(len(won)), won]).mean())


def regress(rows: np.ndarray, seated: np.ndarray, won: np.ndarray) -> np.ndarray:
    """The weights that make those who won the likeliest, in units in which all traits vary alike."""
    unit = np.maximum(rows[seated].std(0), 0.05)
    rows = rows / unit
    size = rows.shape[2]
    found = np.zeros(size)
    for _ in range(STEPS):
        chance = chances(found, rows, seated)
        middle = np.einsum("ns,nsf->nf", chance, rows)
        slope = rows[np.arange(len(won)), won].sum(0) - middle.sum(0) - RIDGE * found
        spread = (rows * np.sqrt(chance)[:, :, None]).reshape(-1, size)
        found += np.linalg.solve(spread.T @ spread - middle.T @ middle + RIDGE * np.eye(size), slope)
    return found / unit
