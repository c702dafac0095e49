"""Playing on at random: the inner loop of simulations, play-outs and the bench."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.rng import Rng
from ludotheque.core.state import CHANCE, NOBODY, State


def settle(state: State, rng: Rng) -> i64:
    """Let chance answer until a seat is asked or the match is over; who is asked, or NOBODY."""
    stack = state.stack
    while stack:
        step = stack[-1]
        if step.seat != CHANCE:
            return step.seat
        state.apply(step.sample(state, rng))
    return NOBODY


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
