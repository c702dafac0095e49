"""Random walks through matches, for what must hold in every position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from hypothesis import HealthCheck, settings

from ludotheque.core.game import Game, Value
from ludotheque.core.rng import Rng
from ludotheque.core.state import CHANCE, State

S = TypeVar("S", bound=State)
quickly = settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def begun(game: Game, kind: type[S], seats: int, wishes: dict[str, Value]) -> S:
    state = game.position(game.edition, seats, game.agreed(seats, wishes))
    assert isinstance(state, kind)
    return state


def walk(state: S, seed: int, answers: int, look: Callable[[S], None], unloved: tuple[str, ...] = ()) -> S:
    """Play at random, chance included, and look at the position before every answer; some verbs are seldom said."""
    rng = Rng(seed)
    while not state.over and answers:
        look(state)
        if state.seat == CHANCE:
            state.apply(state.stack[-1].sample(state, rng))
            continue
        options = state.options
        loved = [option for option in options if option.verb not in unloved] if unloved else []
        if loved and rng.below(10):
            options = loved
        state.apply(options[rng.below(len(options))])
        answers -= 1
    return state
