"""The bench: how fast the engine is here, compiled and interpreted, and how fast its peers are.

Every engine runs in a process of its own. They are measured in turns, a short round each, several times over, and the
best round of each counts: so they share whatever else the machine is doing, and the ratios are fair.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final

from ludotheque.games import games

Figures = dict[str, float]
Result = dict[str, dict[str, Any]]

ROUNDS: Final = 5
ENGINES: Final = {"compiled": {"LUDOTHEQUE_NATIVE": "1"}, "interpreted": {"LUDOTHEQUE_PURE": "1"}}
PEERS: Final = {  # what must be installed for each
    "catanatron": ("catanatron",),
    "catanatron's gym": ("catanatron_gym", "gymnasium"),
    "pettingzoo, connect four": ("pettingzoo", "pygame"),
    "openspiel, backgammon": ("pyspiel",),
}


class Runner:
    """A process that measures one engine, one round for each line it is sent."""

    def __init__(self, what: list[str], environment: dict[str, str]) -> None:
        own = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHEQUE_")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludotheque.arena.rounds", *what],
            env={**own, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def round(self, seconds: float) -> Figures:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("a process of the bench has died")
        figures: Figures = json.loads(line)
        return figures

    def close(self) -> None:
        self.process.communicate()


def bench(seconds: float, wanted: list[str], progress: Callable[[str], None]) -> Result:
    """All figures from one run of about so many seconds for each engine."""
    runners: dict[tuple[str, str, str], Runner] = {}
    try:
        for game in wanted:
            for engine, environment in ENGINES.items():
                if engine != "compiled" or is_compiled():
                    runners["games", game, engine] = Runner(["game", game], environment)
        for peer, needed in PEERS.items():
            if all(find_spec(each) is not None for each in needed):
                runners["peers", peer, ""] = Runner(["peer", peer], {"PYTHONWARNINGS": "ignore"})
        best: dict[tuple[str, str, str], Figures] = {}
        for number in range(ROUNDS):
            for key, runner in runners.items():
                progress(f"{number + 1}/{ROUNDS} {' '.join(key[1:])}")
                best[key] = better(best.get(key, {}), runner.round(seconds / ROUNDS))
    finally:
        for runner in runners.values():
            runner.close()
    result: Result = {"games": {}, "peers": {}}
    for (part, name, engine), figures in best.items():
        if part == "games":
            result["games"].setdefault(name, {})[engine] = figures
        else:
            result["peers"][name] = figures
    return result


def better(first: Figures, second: Figures) -> Figures:
    """The best of two rounds, figure by figure: most per second, least for a clone."""
    best = dict(second)
    for name, figure in first.items():
        best[name] = max(figure, second[name]) if name.endswith("_per_s") else min(figure, second[name])
    return best


def is_compiled() -> bool:
    """Whether a compiled engine lies here, whichever one runs this process."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHEQUE_")}
    ask = "from ludotheque import _build; print(_build.engine())"
    return subprocess.run(
        [sys.executable, "-c", ask], env=environment, capture_output=True, text=True, check=True
    ).stdout.startswith("compiled")


def all_games() -> list[str]:
    return list(games)
