"""Computer players, by name. They see what a person in their seat would see, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from ludotheque.agents.agent import NO_END, Agent, RandomAgent
from ludotheque.agents.brought import brought
from ludotheque.agents.first_search import FirstSearchAgent
from ludotheque.agents.glance import GlanceAgent
from ludotheque.agents.greedy import GreedyAgent
from ludotheque.agents.level import SECONDS, LevelAgent
from ludotheque.agents.plain_search import PlainSearchAgent
from ludotheque.agents.search import SearchAgent
from ludotheque.agents.search_by_hand import SearchByHand
from ludotheque.core.refusal import Refusal

LEVELS: Final[dict[str, Callable[[int], Agent]]] = {level: partial(LevelAgent, level=level) for level in SECONDS}
SEARCHES: Final[dict[str, Callable[..., Agent]]] = {
    "search": SearchAgent,
    "search@hand": SearchByHand,
    "search@1": FirstSearchAgent,
    "plain": PlainSearchAgent,
}
AGENTS: Final[dict[str, Callable[[int], Agent]]] = {"random": RandomAgent, "greedy": GreedyAgent, **SEARCHES}
NAMES: Final = (*LEVELS, *AGENTS)
BUDGET: Final = re.compile(r"(?P<number>[1-9]\d{0,8})(?P<unit>ms)?")


def make(spec: str, seed: int) -> Agent:
    """A computer player: a level, a kind of agent, or a search of so many iterations or so much time for an answer, as
    in `search:800` or `search@1:50ms`; `glance:0.5` errs by so many parts of the game's spread. Or one of somebody
    else's: `module:Class`, a name that an installed package brings, `bot:COMMAND`."""
    name, _, size = spec.partition(":")
    budget = BUDGET.fullmatch(size)
    if name in SEARCHES and budget:
        number = int(budget["number"])
        if budget["unit"]:
            return SEARCHES[name](seed, iterations=NO_END, seconds=number / 1000)
        return SEARCHES[name](seed, iterations=number)
    if name == "glance" and re.fullmatch(r"\d+(\.\d+)?", size):
        return GlanceAgent(seed, float(size))
    maker = LEVELS.get(spec) or AGENTS.get(spec) or (None if name in (*NAMES, "glance") else brought(spec))
    if maker is None:
        raise Refusal("level-unknown", level=spec, levels=", ".join(NAMES))
    return maker(seed)
