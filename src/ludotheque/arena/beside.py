"""Workers on this machine: processes that start afresh, or are born of this one; one that dies is replaced."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from ludotheque.arena.crew import Done, Hands, Work, do, done, settle_in
from ludotheque.core.refusal import Refusal

ATTEMPTS: Final = 4  # of the same jobs: when they were under way whenever a worker died, it died of them
HELD: Final[list[Work]] = []


def do_held(packed: object, jobs: list[Any]) -> Done:
    return done(HELD[-1], jobs)


class Processes(Hands):
    """A pool of processes that is made anew when one of them dies; what was not done is then given again."""

    def __init__(self, count: int, held: Work | None = None) -> None:
        self.count = count
        self.held = held
        self._given: dict[Future[Done], tuple[ProcessPoolExecutor, Any, list[Any], int]] = {}
        self._pool: ProcessPoolExecutor | None = None
        if held is not None:
            HELD.append(held)

    def packed(self, work: Work) -> Any:
        return None if self.held is not None else super().packed(work)

    def give(self, packed: Any, jobs: list[Any], attempt: int = 1) -> None:
        if attempt > ATTEMPTS:
            raise Refusal("worker-lost", attempts=ATTEMPTS)
        work: Callable[[Any, list[Any]], Done] = do if self.held is None else do_held
        pool = self._started()
        try:
            given = pool.submit(work, packed, jobs)
        except BrokenProcessPool:  # a worker died just now: `take` finds out what it was given before
            self._leave(pool)
            pool = self._started()
            given = pool.submit(work, packed, jobs)
        self._given[given] = pool, packed, jobs, attempt

    def take(self) -> list[Done]:
        finished, _ = wait(self._given, return_when=FIRST_COMPLETED)
        found = []
        for each in finished:
            pool, packed, jobs, attempt = self._given.pop(each)
            try:
                found.append(each.result())
            except BrokenProcessPool:
                self._leave(pool)
                self.give(packed, jobs, attempt + 1)
        return found

    def drop(self) -> None:
        self._given.clear()
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):  # a match may take minutes to come to its end
                process.kill()
            self._leave(self._pool)

    def close(self) -> None:
        if self._given:  # whoever asked has turned away
            self.drop()
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
        if self.held is not None:
            HELD.remove(self.held)

    def _leave(self, pool: ProcessPoolExecutor) -> None:
        """Turn away from a pool in which a process has died."""
        if self._pool is pool:
            self._pool = None
            pool.shutdown(wait=False, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn" if self.held is None else "fork")
            self._pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=settle_in)
        return self._pool
