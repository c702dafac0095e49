"""Computer seats: their agents think in processes of their own, so that no table ever waits for another's."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar

from ludotheque import agents
from ludotheque.arena import crew
from ludotheque.arena.seeds import seed_of
from ludotheque.core.game import Value
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.core.save import load, save
from ludotheque.core.sight import guess
from ludotheque.core.state import State
from ludotheque.games import games
from ludotheque.table.hall.turns import Turns, Urgency
from ludotheque.table.measures import measures
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.shown.swaying import sways
from ludotheque.table.visitor import visitor

ATTEMPTS: Final = 3
T = TypeVar("T")


@dataclass(frozen=True)
class Thought:
    """One option as the agent saw it: how much of its thinking went there (0 to 1), and what it is worth (0 to 1)."""

    action: str
    share: float
    worth: float


@dataclass(frozen=True)
class Advice:
    """The best answer, all that was thought of, best first, and how much better or worse off each seat is by the best
    one than by the next best, at first sight (-1 to 1)."""

    action: str
    thoughts: list[Thought]
    sways: list[float] = field(default_factory=list)


def think(
    game: str, settings: dict[str, Value], position: dict[str, Any], seat: int, level: str, seed: int,
    own: dict[str, Any] | None = None, rules: int | None = None, earlier: list[dict[str, Any]] | None = None,
) -> Advice:  # fmt: skip
    """Carried out in another process: what the agent answers. `own` are the facts of an edition from a file, `earlier`
    the positions in which the seat answered last."""
    edition = games[game].make_edition(own, game) if own else games[game].edition
    state = load(games[game], edition, settings, position, rules)
    agent = agents.LEVELS.get(level, agents.LEVELS["medium"])(seed)  # whatever a database says: others' are programs
    before = [load(games[game], edition, settings, each, rules) for each in earlier or []]
    eyes = games[game].eyes(state, seat, before)
    choice = agent.choose(eyes)
    seen = getattr(agent, "thoughts", []) or [(choice, 1, 0.5)]
    total = sum(visits for _, visits, _ in seen)
    thoughts = [Thought(str(action), visits / total, float(worth)) for action, visits, worth in seen]
    thoughts.sort(key=lambda thought: (thought.action != str(choice), -thought.share))
    others = [action for action, _, _ in seen if str(action) == thoughts[1].action] if len(thoughts) > 1 else []
    return Advice(str(choice), thoughts, sways(eyes, choice, others[0], Rng(seed)) if others else [])


def remembered(match: Match, seat: int) -> list[State]:
    """The positions in which a seat answered last, where that matters: where an answer can be undone by another."""
    return match.earlier(seat) if match.game.outlook.paid_with()[0] else []


class Computers:
    """A pool of thinking processes; one that dies is replaced."""

    def __init__(self, processes: int, folders: tuple[Path, ...] = ()) -> None:
        self.processes = processes
        self.thinking = 0  # how many answers are being thought about at tables
        self.folders = folders  # of games, which a thinking process must find as well
        self._turns = Turns(processes)  # no more is given to the pool than it can begin at once: the order is ours
        self._pool: ProcessPoolExecutor | None = None

    async def advise(
        self, match: Match, seat: int, level: str, table: str = "", urgency: Urgency = Urgency.SITS
    ) -> Advice:
        """What an agent of this level answers for the seat. It is given a guess: it could not peek if it wanted to.

        Its luck follows from the match's secret seed, so that the same evening can be had again. It is thought for the
        household of whoever set it going; where nobody did, as after a restart, each table is its own.
        """
        seed = seed_of(match.seed, "advice", len(match.lines), seat)
        position = save(guess(match.state, seat, Rng(seed)))
        earlier = [save(guess(before, seat, Rng(seed))) for before in remembered(match, seat)]
        own = None if match.edition is match.game.edition else match.edition.data
        facts = (match.game.id, match.settings, position, seat, level, seed, own, match.rules, earlier)
        began = monotonic()
        advice = await self.work(think, facts, visitor.get().household or table, table, urgency)
        measures().thought(level, monotonic() - began)
        return advice

    async def work(
        self, work: Callable[..., T], facts: tuple[Any, ...], household: str, table: str, urgency: Urgency
    ) -> T:
        """Have something done by a thinking process, in its turn."""
        awaited = urgency < Urgency.PAST
        for _ in range(ATTEMPTS):
            self.thinking += awaited
            try:
                await self._turns.take(urgency, household, table)
                pool = self._started()
                return await self._given(pool, work, *facts)
            except (BrokenProcessPool, RuntimeError):
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
            finally:
                self.thinking -= awaited
        raise TableRefusal("computer-lost")

    def _given(self, pool: ProcessPoolExecutor, work: Callable[..., T], *facts: Any) -> Awaitable[T]:
        """The place is given back when the process is done, also where nobody waits for its answer any more."""
        loop = asyncio.get_running_loop()
        try:
            asked = pool.submit(work, *facts)
        except RuntimeError:
            self._turns.give_back()
            raise
        asked.add_done_callback(lambda _: back_in(loop, self._turns.give_back))
        return asyncio.wrap_future(asked)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.processes, mp_context=context, initializer=settle_in, initargs=(self.folders,)
            )
        return self._pool

    def close(self) -> None:
        """What is being thought is thought to its end, a second or two; nothing new is begun."""
        self._turns = Turns(0)
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def back_in(loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the server has closed meanwhile
        loop.call_soon_threadsafe(work)


def settle_in(folders: tuple[Path, ...] = ()) -> None:
    """A thinking process steps back behind the server, leaves Ctrl-C to it, and ends when it is gone."""
    for folder in folders:
        games.look_in(folder)
    if hasattr(os, "nice"):
        os.nice(5)
    crew.settle_in()
