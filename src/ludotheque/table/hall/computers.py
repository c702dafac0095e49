"""Computer seats: their agents think in processes of their own, so that no table ever waits for another's."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ludotheque import agents
from ludotheque.arena.seeds import seed_of
from ludotheque.core.game import Value
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.core.save import load, save
from ludotheque.core.sight import guess
from ludotheque.games import games
from ludotheque.table.refusals import TableRefusal

ATTEMPTS: Final = 3


@dataclass(frozen=True)
class Thought:
    """One option as the agent saw it: how much of its thinking went there (0 to 1), and what it is worth (0 to 1)."""

    action: str
    share: float
    worth: float


@dataclass(frozen=True)
class Advice:
    action: str
    thoughts: list[Thought]


def think(
    game: str, settings: dict[str, Value], position: dict[str, Any], seat: int, level: str, seed: int,
    own: dict[str, Any] | None = None,
) -> Advice:  # fmt: skip
    """Carried out in another process: what the agent answers. `own` are the facts of an edition from a file."""
    edition = games[game].make_edition(own, game) if own else games[game].edition
    state = load(games[game], edition, settings, position)
    agent = agents.make(level, seed)
    choice = agent.choose(games[game].eyes(state, seat))
    seen = getattr(agent, "thoughts", []) or [(choice, 1, 0.5)]
    total = sum(visits for _, visits, _ in seen)
    thoughts = [Thought(str(action), visits / total, float(worth)) for action, visits, worth in seen]
    return Advice(str(choice), sorted(thoughts, key=lambda thought: -thought.share))


class Computers:
    """A pool of thinking processes; one that dies is replaced."""

    def __init__(self, processes: int, folders: tuple[Path, ...] = ()) -> None:
        self.processes = processes
        self.thinking = 0  # how many answers are being thought about
        self.folders = folders  # of games, which a thinking process must find as well
        self._pool: ProcessPoolExecutor | None = None

    async def advise(self, match: Match, seat: int, level: str) -> Advice:
        """What an agent of this level answers for the seat. It is given a guess: it could not peek if it wanted to.

        Its luck follows from the match's secret seed, so that the same evening can be had again.
        """
        seed = seed_of(match.seed, "advice", len(match.lines), seat)
        position = save(guess(match.state, seat, Rng(seed)))
        own = None if match.edition is match.game.edition else match.edition.data
        for _ in range(ATTEMPTS):
            pool = self._started()
            self.thinking += 1
            try:
                asked = pool.submit(think, match.game.id, match.settings, position, seat, level, seed, own)
                return await asyncio.wrap_future(asked)
            except (BrokenProcessPool, RuntimeError):
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
            finally:
                self.thinking -= 1
        raise TableRefusal("computer-lost")

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.processes, mp_context=context, initializer=settle_in, initargs=(self.folders,)
            )
        return self._pool

    def close(self) -> None:
        """What is being thought is thought to its end, a second or two; nothing new is begun."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def settle_in(folders: tuple[Path, ...] = ()) -> None:
    """A thinking process steps back behind the server, leaves Ctrl-C to it, and ends when it is gone."""
    for folder in folders:
        games.look_in(folder)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
