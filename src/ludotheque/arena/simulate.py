"""Simulation: many matches between agents, each of them a record that can be replayed."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import partial

from ludotheque.arena.crew import LOCAL, crew
from ludotheque.arena.playing import Outcome, Plan, Who, check, play
from ludotheque.arena.study import Notebook, One, meet
from ludotheque.core.refusal import Refusal

__all__ = ["Outcome", "Plan", "agents_for", "check", "play", "simulate"]


def agents_for(seats: int | None, specs: list[str]) -> tuple[str, ...]:
    """One agent for each seat; a single one takes all seats."""
    if len(specs) == 1 and seats:
        return tuple(specs * seats)
    if seats is not None and len(specs) != seats:
        raise Refusal("agents", given=len(specs), seats=seats)
    return tuple(specs)


def simulate(
    plan: Plan,
    processes: int | None = 1,
    progress: Callable[[int], None] | None = None,
    on: str = LOCAL,
    notebook: Notebook | None = None,
) -> list[Outcome]:
    """All matches of the plan in their order, whoever shares the work.

    Its agents are names, or whatever makes an agent from a seed: a class, a function, also one that was just written in
    an interactive session. What an earlier run has left in the folder `plan.out` is not played again.
    """
    check(plan)
    study = One(plan)
    notebook = notebook or Notebook(study, plan.out)
    held = partial(meet, study) if on == LOCAL and any(map(is_at_home, plan.agents)) else None
    tell = (lambda done, of: progress(done)) if progress else None
    with crew(on, processes, held) as share:
        meetings = notebook.conduct([((), number) for number in range(plan.matches)], share, tell)
    return [meeting.outcome for meeting in meetings]


def is_at_home(agent: Who) -> bool:
    """Whether another process could not find what makes this agent."""
    if isinstance(agent, str):
        return False
    if getattr(agent, "__module__", "__main__") == "__main__":
        return True
    try:
        pickle.dumps(agent)
    except Exception:  # whatever keeps it from being sent
        return True
    return False
