"""Who does the work of an experiment: this process, others beside it, or a cluster. What is found is the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from pickle import dumps, loads
from typing import Any, Final

from ludotheque import __version__
from ludotheque.core.refusal import Refusal

LOCAL: Final = "local"
RAY: Final = "ray"
LONG: Final = 0.2  # seconds of work that are given to a worker at once: progress is seen, and handing over costs little
MOST: Final = 256  # jobs at once, however short
AHEAD: Final = 2  # times as much is given as there are workers: none waits for the next

Work = Callable[[Any], Any]
Share = Callable[[Work, Iterable[Any]], Iterator[Any]]  # does some work for every job; the results come in any order


@dataclass(frozen=True)
class Done:
    """What came of some jobs, how long they took, and the release they were done with."""

    results: list[Any]
    seconds: float
    refused: Refusal | None = None
    version: str = __version__


def do(packed: bytes, jobs: list[Any]) -> Done:
    """In a worker: some jobs, one after another."""
    return done(unpacked(packed), jobs)


def done(work: Work, jobs: list[Any]) -> Done:
    start = time.perf_counter()
    results = []
    try:
        for job in jobs:
            results.append(work(job))
    except Refusal as refusal:
        return Done(results, 0.0, refusal)
    return Done(results, time.perf_counter() - start)


@lru_cache(2)
def unpacked(packed: bytes) -> Work:
    work: Work = loads(packed)
    return work


class Hands(ABC):
    """Workers who are given jobs and give back what came of them."""

    count: int

    def packed(self, work: Work) -> Any:
        return dumps(work)

    @abstractmethod
    def give(self, packed: Any, jobs: list[Any]) -> None:
        """Have these jobs done."""

    @abstractmethod
    def take(self) -> list[Done]:
        """Wait until something is done."""

    @abstractmethod
    def drop(self) -> None:
        """Forget all that was given and is not done."""

    @abstractmethod
    def close(self) -> None:
        """Nothing more will be given."""


def each(hands: Hands, work: Work, jobs: Iterable[Any]) -> Iterator[Any]:
    """The results of all jobs. Short ones are given together, as many as the last ones let expect to be done soon."""
    packed = hands.packed(work)
    waiting = deque(jobs)
    size, given = 1, 0
    try:
        while waiting or given:
            while waiting and given < AHEAD * hands.count:
                some = min(size, -(-len(waiting) // hands.count))
                hands.give(packed, [waiting.popleft() for _ in range(some)])
                given += 1
            for some_done in hands.take():
                given -= 1
                if some_done.version != __version__:
                    raise Refusal("worker-release", found=some_done.version, here=__version__)
                yield from some_done.results
                if some_done.refused is not None:
                    raise some_done.refused
                pace = some_done.seconds / max(1, len(some_done.results))
                size = max(1, min(MOST, 2 * size, int(LONG / max(pace, 1e-6))))
    finally:
        if given:
            hands.drop()


@contextmanager
def crew(on: str = LOCAL, processes: int | None = None, held: Work | None = None) -> Iterator[Share]:
    """Whoever does the work, for as long as there is some: `local`, `ray` or `ray://host:port`.

    `held` is work that only a process born of this one can know, such as an agent that was just written in a notebook.
    """
    if on != LOCAL and on.partition("://")[0] != RAY:
        raise Refusal("crew-unknown", on=on)
    if on == LOCAL and processes is not None and processes <= 1:
        yield map
        return
    hands: Hands
    if on == LOCAL:
        from ludotheque.arena.beside import Processes

        hands = Processes(processes or os.cpu_count() or 1, held)
    else:
        from ludotheque.arena.cluster import Cluster

        hands = Cluster(on, processes)
    try:
        yield partial(each, hands)
    finally:
        hands.close()


def settle_in() -> None:
    """A worker leaves Ctrl-C to whoever started it, and ends when that one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
