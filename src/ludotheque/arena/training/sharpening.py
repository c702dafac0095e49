"""Sharpening weights by duels: what wins is followed, whatever it foretells.

Who won a match says more of the players than of a single answer: weights that foretell better may choose worse. Here
weights are shifted at random, both ways, and the two players meet: the shift that wins is a little of the way up.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ludotheque.agents.agent import Agent
from ludotheque.agents.glance import GlanceAgent
from ludotheque.agents.search import SearchAgent
from ludotheque.arena.crew import Share
from ludotheque.arena.seeds import seed_of
from ludotheque.arena.training.fitting import scores
from ludotheque.arena.training.noted import Array, Table
from ludotheque.arena.training.selfplay import Learnt, outlook_of, play, seats_for
from ludotheque.games import games

if TYPE_CHECKING:
    from ludotheque.arena.training.course import Course

REACH: Final = 0.4  # how far a shift moves what positions seem to be worth, in parts of what players differ by
STRIDE: Final = 0.1  # ... and a step, in parts of it
MEMORY: Final = 0.7  # of the direction of the steps before
SELDOM: Final = 0.05  # a feature that varies less is shifted as if it varied so much
DIGITS: Final = 5


def vector(game: str, learnt: Learnt) -> Array:
    """Weights as one row of numbers: early ones, and where they shift, late ones."""
    features = games[game].features
    assert features is not None
    late = list(learnt["late"].values()) if type(features).SHIFTING else []
    return np.array([*learnt["early"].values(), *late], dtype=float)


def weights(game: str, row: Array) -> Learnt:
    """The same row as data of a file of weights."""
    features = games[game].features
    assert features is not None
    names = list(type(features).NAMES)
    numbers = [round(float(number), DIGITS) for number in row]
    early = dict(zip(names, numbers, strict=False))
    return {
        "early": early,
        "late": dict(zip(names, numbers[len(names) :], strict=True)) if type(features).SHIFTING else {},
    }


def units(game: str, learnt: Learnt, data: Table) -> Array:
    """What each weight must be shifted by: all move what positions seem to be worth equally far, and all together by a
    part of what players differ by."""
    features = games[game].features
    assert features is not None
    inputs = data.inputs if type(features).SHIFTING else data.rows
    score = np.where(data.seated, scores(learnt, data), np.nan)
    apart = float(np.nanstd(score - np.nanmean(score, axis=1, keepdims=True)))
    spread = inputs[data.seated].std(0)
    found: Array = np.where(spread > 0.0, REACH * apart / np.maximum(spread, SELDOM), 0.0)
    found /= np.sqrt(max(1, int((spread > 0.0).sum())))
    return found


def shift(seed: str, step: int, number: int, size: int) -> Array:
    return np.random.default_rng(seed_of(seed, "shift", step, number)).normal(size=size)


def meeting(course: Course, middle: Array, unit: Array, step: int, number: int) -> tuple[int, float]:
    """One match between weights that are shifted both ways: by how much the first fared better than the second."""
    game, seed, tries = course.game, course.seed, course.practice
    by = shift(seed, step, number, len(unit)) * unit
    both = [outlook_of(games[game], weights(game, middle + way * by)) for way in (1, -1)]
    seats = course.seats or seats_for(games[game], number)
    sides = [(seat + number) % 2 for seat in range(seats)]
    agents: list[Agent] = []
    for seat in range(seats):
        own = seed_of(seed, step, number, "agent", seat)
        agents.append(SearchAgent(own, iterations=tries) if tries else GlanceAgent(own, 0.0))
    state = play(games[game], f"{seed}-{step}-{number}", agents, [both[side] for side in sides])
    share = state.shares()
    means = [
        sum(part for part, of in zip(share, sides, strict=True) if of == side) / sides.count(side) for side in (0, 1)
    ]
    return number, means[0] - means[1]


def uphill(found: Array, seed: str, step: int, size: int) -> Array:
    """The direction in which those who won were shifted."""
    total = np.zeros(size)
    for number, gain in enumerate(found - found.mean()):
        total += gain * shift(seed, step, number, size)
    slope: Array = total / max(1e-9, float(np.linalg.norm(total)))
    return slope


def sharpened(course: Course, learnt: Learnt, unit: Array, share: Share, progress: Any) -> Learnt:
    """So many steps from these weights, each after so many matches; the mean of the last half of them. What is done is
    written down after every step, and not done again."""
    game, seed, steps, pairs = course.game, course.seed, course.steps, course.pairs
    middle = vector(game, learnt)
    trend = np.zeros(len(unit))
    way = [middle]
    for step in range(steps):
        file = course.out / f"step-{step + 1:03}.json"
        if not file.is_file():
            found = np.zeros(pairs)
            work = partial(meeting, course, middle, unit, step)
            for done, (number, gain) in enumerate(share(work, range(pairs))):
                found[number] = gain
                progress("sharpen", step * pairs + done + 1, steps * pairs)
            file.write_text(json.dumps(found.tolist()), "utf-8")
        slope = uphill(np.array(json.loads(file.read_text("utf-8"))), seed, step, len(unit))
        trend = MEMORY * trend + (1.0 - MEMORY) * slope
        ahead = trend / max(1e-9, float(np.linalg.norm(trend)))  # nowhere, where every match was drawn
        middle = middle + STRIDE * np.sqrt((unit > 0).sum()) * unit * ahead
        way.append(middle)
    return weights(game, np.mean(way[len(way) // 2 :], axis=0))
