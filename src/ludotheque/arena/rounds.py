"""One process of the bench: measures one engine, a round for each line it reads."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import count
from time import perf_counter
from typing import Any

from librt.vecs import vec

from ludotheque.core.game import Game
from ludotheque.core.playout import play_on, settle
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import games

USUAL_SEATS = 4
NO_END = 1 << 60
CLONES_AT_ONCE = 500
CLONING = 0.2  # the part of a round that is spent on clones ...
OBSERVING = 0.2  # ... and on matches that a program looks at, one by one, and in a batch
BATCH = 32  # matches at once: so few stay in a small cache

Round = Callable[[float], dict[str, float]]


def seats_of(game: Game) -> int:
    """Four where that is allowed, else as many as can play."""
    return USUAL_SEATS if game.least <= USUAL_SEATS <= game.most else game.most


def of_game(game: Game) -> Round:
    """Random matches from setting up to the end. Decisions are answers of seats; those of chance are not counted."""
    seats = seats_of(game)
    settings = game.agreed(seats, {})
    edition = game.edition
    numbers = count(1)

    def play_one() -> int:
        return play_on(game.position(edition, seats, settings), Rng(next(numbers)), NO_END)

    middle = game.position(edition, seats, settings)
    rng = Rng(1)
    play_on(middle, rng, play_one() // 2)
    settle(middle, rng)

    layout = game.layout(seats)
    sheet, marks = layout.sheet(), layout.marks()
    batch = game.batch(BATCH, seats=seats)

    def observed() -> int:
        """A match in a Python loop that looks at every position and at what may be answered, as numbers."""
        state = game.position(edition, seats, settings)
        luck = Rng(next(numbers))
        settle(state, luck)
        answers = 0
        while not state.over:
            state.observe(state.seat, sheet)
            state.mask(marks)
            options = state.options
            state.apply(options[luck.below(len(options))])
            settle(state, luck)
            answers += 1
        return answers

    def step_all() -> int:
        batch.step(batch.at_random())
        return BATCH

    def round(seconds: float) -> dict[str, float]:
        figures = matches(play_one, seconds * (1 - CLONING - 2 * OBSERVING))
        figures["clone_us"] = microseconds(middle.clone, seconds * CLONING)
        figures["state_bytes"] = size(middle)
        figures["observed_per_s"] = pace(observed, seconds * OBSERVING)
        figures["batch_per_s"] = pace(step_all, seconds * OBSERVING)
        return figures

    return round


def of_catanatron() -> Round:
    """Random players on the base map. Every action of a player counts as a decision, also a forced one."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    numbers = count(1)

    def play_one() -> int:
        match = Catan([RandomPlayer(colour) for colour in colours], seed=next(numbers))
        match.play()
        return len(match.state.actions)

    middle = Catan([RandomPlayer(colour) for colour in colours], seed=1)
    for _ in range(play_one() // 2):
        middle.play_tick()

    def round(seconds: float) -> dict[str, float]:
        figures = matches(play_one, seconds * (1 - CLONING))
        figures["clone_us"] = microseconds(middle.copy, seconds * CLONING)
        return figures

    return round


def of_catanatron_gym() -> Round:
    """One seat of two at Catan, with the observation and the valid actions of its environment for Gymnasium; what the
    other seat answers, at random, is not counted."""
    import gymnasium

    table = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True).unwrapped
    luck = Rng(1)
    told = table.reset(seed=1)[1]

    def step() -> int:
        nonlocal told
        allowed = told["valid_actions"]
        _, _, ended, cut, told = table.step(allowed[luck.below(len(allowed))])
        if ended or cut:
            told = table.reset()[1]
        return 1

    return lambda seconds: {"observed_per_s": pace(step, seconds)}


def of_pettingzoo() -> Round:
    """Connect Four of PettingZoo, with its observation and its mask."""
    from pettingzoo.classic import connect_four_v3

    table = connect_four_v3.env()
    luck = Rng(1)
    table.reset(seed=1)

    def step() -> int:
        observation, _, ended, cut, _ = table.last()
        if ended or cut:
            table.reset()
            return 0
        allowed = [at for at, mark in enumerate(observation["action_mask"]) if mark]
        table.step(allowed[luck.below(len(allowed))])
        return 1

    return lambda seconds: {"observed_per_s": pace(step, seconds)}


def of_openspiel() -> Round:
    """Backgammon of OpenSpiel, written in C++ and asked from Python for its tensor and its actions."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    luck = Rng(1)

    def play_one() -> int:
        state, answers = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[luck.below(len(outcomes))][0])
                continue
            state.observation_tensor()
            allowed = state.legal_actions()
            state.apply_action(allowed[luck.below(len(allowed))])
            answers += 1
        return answers

    return lambda seconds: {"observed_per_s": pace(play_one, seconds)}


def pace(work: Callable[[], int], seconds: float) -> float:
    """How many decisions a second come of some work that is done for so long."""
    decisions = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds or decisions == 0:
        decisions += work()
    return decisions / passed


def matches(play_one: Callable[[], int], seconds: float) -> dict[str, float]:
    """Whole matches for so long."""
    decisions = played = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds or played == 0:
        decisions += play_one()
        played += 1
    return {"decisions_per_s": decisions / passed, "matches_per_s": played / passed}


def microseconds(clone: Callable[[], object], seconds: float) -> float:
    """How long one clone takes, the best batch of many."""
    best = float("inf")
    start = perf_counter()
    while perf_counter() - start < seconds:
        before = perf_counter()
        for _ in range(CLONES_AT_ONCE):
            clone()
        best = min(best, (perf_counter() - before) / CLONES_AT_ONCE)
    return best * 1e6


def size(state: State) -> int:
    """About how many bytes one more clone takes: the object, its stack, and each array at 8 bytes an element.

    Steps, actions and the edition are shared between clones and do not count.
    """
    own = vars(state) if hasattr(state, "__dict__") else {}
    total = sys.getsizeof(state) + (sys.getsizeof(own) if own else 0) + sys.getsizeof(state.stack)
    for name in type(state).SEEN_BY:
        value: Any = getattr(state, name)
        if isinstance(value, vec):
            total += 8 * len(value)
        elif not isinstance(value, int):
            total += sys.getsizeof(value)
    return total


PEERS = {
    "catanatron": of_catanatron,
    "catanatron's gym": of_catanatron_gym,
    "pettingzoo, connect four": of_pettingzoo,
    "openspiel, backgammon": of_openspiel,
}


def main(kind: str, name: str) -> None:
    measure = of_game(games[name]) if kind == "game" else PEERS[name]()
    for line in sys.stdin:
        print(json.dumps(measure(float(line))), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
