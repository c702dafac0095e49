"""Computer players, by name. They see what a person in their seat would see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.agents.agent import Agent, RandomAgent
from ludotheque.agents.brought import brought
from ludotheque.agents.greedy import GreedyAgent
from ludotheque.agents.search import SearchAgent
from ludotheque.core.refusal import Refusal

LEVELS: Final[dict[str, Callable[[int], Agent]]] = {
    "easy": lambda seed: GreedyAgent(seed, guesses=1, whim=35),
    "medium": lambda seed: SearchAgent(seed, iterations=40, seconds=2.0),
    "hard": lambda seed: SearchAgent(seed, iterations=1000, seconds=2.0),
}
AGENTS: Final[dict[str, Callable[[int], Agent]]] = {
    "random": RandomAgent,
    "greedy": GreedyAgent,
    "search": SearchAgent,
}
NAMES: Final = (*LEVELS, *AGENTS)


def make(spec: str, seed: int) -> Agent:
    """A computer player: a level, a kind of agent, `search:800` for a search of so many iterations, or one of somebody
    else's: `module:Class`, a name that an installed package brings, or `bot:COMMAND`."""
    name, _, iterations = spec.partition(":")
    if name == "search" and iterations.isdigit() and int(iterations) > 0:
        return SearchAgent(seed, iterations=int(iterations))
    maker = LEVELS.get(spec) or AGENTS.get(spec) or brought(spec)
    if maker is None:
        raise Refusal("level-unknown", level=spec, levels=", ".join(NAMES))
    return maker(seed)
