"""Simulation: many matches between agents, each of them a record that can be replayed."""

from __future__ import annotations

import multiprocessing
import multiprocessing.pool
import pickle
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from ludotheque.arena.playing import Outcome, Plan, Who, edition_of, made, play
from ludotheque.core.refusal import Refusal
from ludotheque.games import games

__all__ = ["Outcome", "Plan", "agents_for", "play", "simulate"]

AT_ONCE = 8  # matches given to a process at a time, at most
HELD: Final[list[Plan]] = []  # plans that only a process born of this one can know


def agents_for(seats: int | None, specs: list[str]) -> tuple[str, ...]:
    """One agent for each seat; a single one takes all seats."""
    if len(specs) == 1 and seats:
        return tuple(specs * seats)
    if seats is not None and len(specs) != seats:
        raise Refusal("agents", given=len(specs), seats=seats)
    return tuple(specs)


def simulate(plan: Plan, processes: int = 1, progress: Callable[[int], None] | None = None) -> list[Outcome]:
    """All matches of the plan in their order, however many processes share the work.

    Its agents are names, or whatever makes an agent from a seed: a class, a function, also one that was just written in
    an interactive session.
    """
    check(plan)
    outcomes: list[Outcome] = []
    if processes <= 1:
        return collect(map(partial(play, plan), range(plan.matches)), outcomes, progress)
    chunk = max(1, min(AT_ONCE, plan.matches // (4 * processes)))
    with workers(plan, processes) as (pool, work):
        return collect(pool.imap_unordered(work, range(plan.matches), chunk), outcomes, progress)


@contextmanager
def workers(plan: Plan, processes: int) -> Iterator[tuple[multiprocessing.pool.Pool, Callable[[int], Outcome]]]:
    """Processes that start afresh; where an agent lives in this one alone, processes that are born of it."""
    if not any(is_at_home(agent) for agent in plan.agents):
        with multiprocessing.get_context("spawn").Pool(processes) as pool:
            yield pool, partial(play, plan)
        return
    HELD.append(plan)
    try:
        with multiprocessing.get_context("fork").Pool(processes) as pool:
            yield pool, play_held
    finally:
        HELD.remove(plan)


def play_held(number: int) -> Outcome:
    return play(HELD[-1], number)


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


def collect(
    arriving: Iterable[Outcome], outcomes: list[Outcome], progress: Callable[[int], None] | None
) -> list[Outcome]:
    for outcome in arriving:
        outcomes.append(outcome)
        if progress:
            progress(len(outcomes))
    return sorted(outcomes, key=lambda outcome: outcome.number)


def check(plan: Plan) -> None:
    """Refuse at once what no match could be played with."""
    games[plan.game].agreed(plan.seats, plan.settings)
    edition_of(plan.game, plan.edition)
    for agent in plan.agents:
        if not hasattr(made(agent, 0), "choose"):
            raise Refusal("agent-unloadable", agent=str(agent), why="it has no choose(eyes)")
    if plan.out is not None:
        try:
            plan.out.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Refusal("file-unwritten", file=str(plan.out), why=str(problem.strerror)) from None
