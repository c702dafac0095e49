"""Tapestry: for each era a ridge regression says with how many points to come each trait went."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from ludotheque.games.tapestry.components import BUILDING_IDS, CIVILIZATIONS, LAST, SLOTS, TRACK_IDS
from ludotheque.games.tapestry.outlook import traits
from ludotheque.games.tapestry.outlook.standing import standing
from ludotheque.games.tapestry.outlook.weights import WEIGHTS

MOMENT = "Turn"
HEAD = "How much the traits of a position count, by era, in points to come"
DIGITS = 1
ERAS = 4  # in which there are turns
KEPT = 0.5  # of the weights of today
LIGHT, HEAVY = 20.0, 500.0  # how strongly a weight is held near nothing: a count, a single step of a track
BLOCKS = [
    ("left over, income, resources, kinds, pairs, territories", traits.REST),
    ("tiles, spare tiles, space tiles, technology by row", traits.TILE),
    ("upgrades, hand, abilities, plan", traits.UPGRADES),
    ("lines, near lines, near districts, half districts, toppled", traits.LINE),
    ("civilizations", traits.CIVILIZATION),
    *((f"{kind} taken", traits.BUILT + SLOTS * at) for at, kind in enumerate(BUILDING_IDS)),
    *((f"reached on {track}", traits.REACHED + (LAST + 1) * at) for at, track in enumerate(TRACK_IDS)),
    ("", traits.TRAITS),
]
Traits = list[tuple[int, float]]
Sample = tuple[int, Traits, int, int]  # era, traits, seat, and points so far, later those still to come


def note(state: Any) -> Sample:
    seat = int(state.seat)
    noted: Traits = []
    standing(state, seat, noted)
    return int(state.era[seat]), noted, seat, int(state.points(seat))


def judge(state: Any, sample: Sample) -> Sample:
    era, noted, seat, points = sample
    return era, noted, seat, int(state.points(seat)) - points


def learn(samples: list[Sample]) -> Iterator[tuple[str, np.ndarray, str]]:
    for era in range(1, ERAS + 1):
        rows = [(noted, points) for when, noted, _, points in samples if when == era]
        weights, explained = regress(rows)
        first = traits.TRAITS * (era - 1)
        weights = KEPT * np.array(WEIGHTS[first : first + traits.TRAITS]) + (1 - KEPT) * weights
        yield f"era {era}", weights, f"{len(rows)} turns, {explained:.2f} explained"


def ladder() -> tuple[np.ndarray, np.ndarray]:
    """Turns "stands on step n" into a slope and single steps, so that neighbours learn from each other."""
    change = np.eye(traits.TRAITS)
    strength = np.full(traits.TRAITS, LIGHT)
    strength[traits.CIVILIZATION : traits.CIVILIZATION + CIVILIZATIONS] = 5 * LIGHT
    strength[traits.TECH : traits.UPGRADES] = HEAVY
    for first, size in [(traits.BUILT + SLOTS * at, SLOTS) for at in range(4)] + [
        (traits.REACHED + (LAST + 1) * at, LAST + 1) for at in range(4)
    ]:
        block = np.tril(np.ones((size, size)))
        block[:, 0] = np.arange(size)
        change[first : first + size, first : first + size] = block
        strength[first : first + size] = HEAVY
        strength[first] = LIGHT / 4
    return change, strength


def regress(rows: list[tuple[Traits, int]]) -> tuple[np.ndarray, float]:
    """The weights of one era, and which part of what was to come they explain in every fifth sample, kept apart."""
    change, strength = ladder()
    amounts = np.zeros((len(rows), traits.TRAITS))
    for row, (noted, _) in enumerate(rows):
        for trait, amount in noted:
            amounts[row, trait] += amount
    to_come = np.array([points for _, points in rows], dtype=float)
    apart = np.arange(len(rows)) // 500 % 5 == 0
    table = amounts @ change
    table[:, traits.REST] = 0.0
    middle, level = table[~apart].mean(0), to_come[~apart].mean()
    known = table[~apart] - middle
    found = np.linalg.solve(known.T @ known + np.diag(strength), known.T @ (to_come[~apart] - level))
    told = (table - middle) @ found + level
    missed = ((to_come - told)[apart] ** 2).sum() / ((to_come[apart] - to_come[apart].mean()) ** 2).sum()
    weights = change @ found
    weights[traits.REST] = level - middle @ found
    return weights, 1.0 - missed
