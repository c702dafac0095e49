"""The compiled engine and the same source interpreted play the same matches, step by step."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from typing import Any

import pytest

from ludotheque import games
from ludotheque.core.rng import Rng
from ludotheque.core.save import fingerprint
from ludotheque.core.sight import guess
from ludotheque.core.state import CHANCE

SEEDS = 3
PURE_WANTED = os.environ.get("LUDOTHEQUE_PURE") == "1"


def walk(id: str, seats: int, seed: int) -> list[str]:
    """A random match: the position's fingerprint after every answer, and now and then that of a guess."""
    game = games[id]
    state = game.position(game.edition, seats, game.agreed(seats, {}))
    rng = Rng(seed)
    prints = [fingerprint(state)]
    while not state.over:
        if state.seat == CHANCE:
            action = state.stack[-1].sample(state, rng)
        else:
            action = state.options[rng.below(len(state.options))]
            if rng.below(8) == 0:
                prints.append("guess " + fingerprint(guess(state, state.seat, rng)))
        state.apply(action)
        prints.append(f"{action} {fingerprint(state)}")
    points = [int(state.points(seat)) for seat in range(seats)]
    return [*prints, f"{points} {state.winners()}"]


def thoughts(id: str) -> list[str]:
    """What agents choose in the middle of a match, and what a learner is told of it."""
    from ludotheque.agents import make
    from ludotheque.core.playout import play_on

    game = games[id]
    chosen = []
    for seed in range(SEEDS):
        state = game.position(game.edition, game.most, game.agreed(game.most, {}))
        play_on(state, Rng(seed), 40)
        for spec in ("random", "greedy", "search:8", "search@hand:8", "search@1:10", "easy", "plain:2"):
            chosen.append(f"{spec} {make(spec, seed).choose(game.eyes(state))}")
        chosen.append(f"chances {game.outlook.chances(state)}")
        if game.features is not None:
            chosen.append(f"features {game.features.rows(state)}")
    return chosen


def main() -> None:
    """Everything as JSON, in a process whose engine the environment has chosen."""
    from ludotheque import _build

    found: dict[str, Any] = {"engine": _build.engine(), "matches": {}, "thoughts": {}}
    for id, game in games.items():
        for seats in range(game.least, game.most + 1):
            for seed in range(SEEDS):
                found["matches"][f"{id}, {seats} seats, seed {seed}"] = walk(id, seats, seed)
        found["thoughts"][id] = thoughts(id)
    print(json.dumps(found))


def run(**environment: str) -> Any:
    own = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHEQUE_")}
    done = subprocess.run(
        [sys.executable, __file__], env={**own, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{environment}: {done.stderr[-2000:]}"
    return json.loads(done.stdout)


@pytest.mark.skipif(PURE_WANTED, reason="LUDOTHEQUE_PURE=1 asks for the interpreted engine alone")
def test_compiled_and_interpreted_matches_are_the_same_after_every_step() -> None:
    compiled = run(LUDOTHEQUE_NATIVE="1")  # fails, and says why, where nothing is compiled
    interpreted = run(LUDOTHEQUE_PURE="1")
    assert (compiled["engine"], interpreted["engine"]) == ("compiled", "interpreted")
    for name, steps in compiled["matches"].items():
        for number, (one, other) in enumerate(zip(steps, interpreted["matches"][name])):
            assert one == other, f"{name}: the engines part at step {number}; before it: {steps[number - 1]}"
        assert len(steps) == len(interpreted["matches"][name]) > 100
    assert compiled["thoughts"] == interpreted["thoughts"]
    assert digest(compiled["matches"]) == digest(interpreted["matches"])


def digest(data: Any) -> str:
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()


if __name__ == "__main__":
    main()
