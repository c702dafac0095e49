"""Agents of others: a class in a module, a name that an installed package brings, a program in any language.

Whatever they answer is checked against the options of their seat.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, Final

from ludotheque.agents.agent import Agent
from ludotheque.agents.bot import BotAgent
from ludotheque.core.action import Action
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import State

GROUP: Final = "ludotheque.agents"
BOT: Final = "bot:"
SHOWN: Final = 12


def brought(spec: str) -> Callable[[int], Any] | None:
    """What makes the agent of that name from a seed; None where nobody knows the name."""
    if spec.startswith(BOT):
        return bot(spec[len(BOT) :])
    module, colon, name = spec.partition(":")
    if colon and module and name:
        return in_module(spec, module, name)
    for point in entry_points(group=GROUP):
        if point.name == spec:
            return in_module(spec, point.module, point.attr)
    return None


def bot(command: str) -> Callable[[int], Agent]:
    def make(seed: int) -> Agent:
        return BotAgent(seed, command)

    return make


def in_module(spec: str, module: str, name: str) -> Callable[[int], Any]:
    """A class, or any function that makes an agent, of a module found from here or from the folder one works in."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except Exception as problem:  # whatever the code of others stumbles over
        raise Refusal("agent-unloadable", agent=spec, why=f"{type(problem).__name__}: {problem}") from None
    if not callable(found):
        raise Refusal("agent-unloadable", agent=spec, why=f"{name} makes no agents")
    maker: Callable[[int], Any] = found
    return maker


def answered(said: object, state: State, agent: str) -> Action:
    """What an agent answered, as an action that is allowed: the action itself, or its notation; one of the options, or
    composed freely where that may be. Anything else is refused by name."""
    options = state.options
    for option in options:
        if option is said:
            return option
    if isinstance(said, str):
        wanted = " ".join(said.lower().split())
        for option in options:
            if option.notation == wanted:
                return option
    try:
        composed = state.vocabulary().read(said) if isinstance(said, str) else said
    except Refusal:
        composed = None
    if isinstance(composed, Action) and state.allows(composed):
        return composed
    allowed = ", ".join([option.notation for option in options[:SHOWN]])
    raise Refusal("agent-illegal", agent=agent, action=str(said)[:80], allowed=allowed)
