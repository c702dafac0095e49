"""Playing on at random: the inner loop of simulations, play-outs and the bench."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludotheque.core.rng import Rng
from ludotheque.core.state import CHANCE, State, Step


def settle(state: State, rng: Rng) -> Step[Any] | None:
    """Let chance answer until a seat is asked or the match is over; what is asked, if anything."""
    stack = state.stack
    while stack:
        step = stack[-1]
        if step.seat != CHANCE:
            return step
        state.apply(step.sample(state, rng))
    return None


def play_on(state: State, rng: Rng, most: i64) -> i64:
    """Answer at random for every seat until the match is over or `most` answers are given; how many were."""
    given: i64 = 0
    stack = state.stack
    while stack:
        step = stack[-1]
        if step.seat == CHANCE:
            state.apply(step.sample(state, rng))
        else:
            if given >= most:
                break
            options = state.legal
            state.apply(options[rng.below(len(options))])
            given += 1
    return given
