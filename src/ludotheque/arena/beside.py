"""Workers on this machine: processes that start afresh, or are born of this one; one that dies is replaced.

Each has a pipe of its own, and nothing else is shared: a worker may be killed at any moment, also in the middle of a
word, and nobody waits for the rest of it. (In a `ProcessPoolExecutor` all speak into one pipe, and somebody would.)
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, Final

from ludotheque.arena.crew import Done, Hands, Work, done, settle_in, unpacked
from ludotheque.core.refusal import Refusal

ATTEMPTS: Final = 4  # of the same jobs: when they were under way whenever a worker died, it died of them
HEARD: Final = (signal.SIGINT, signal.SIGTERM)


@dataclass
class Load:
    """Some jobs that are given to one worker at once."""

    packed: Any
    jobs: list[Any]
    attempt: int = 1


def labour(pipe: Connection, held: Work | None) -> None:
    """In a worker: do what is given, until nobody gives any more."""
    settle_in()
    signal.pthread_sigmask(signal.SIG_UNBLOCK, HEARD)
    while True:
        try:
            packed, jobs = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(done(held or unpacked(packed), jobs))
        except Exception:  # sent as text, for not everything that is raised can be sent
            pipe.send(format_exc())


class Processes(Hands):
    """As many processes as are wanted; what one was given when it died is given again."""

    def __init__(self, count: int, held: Work | None = None) -> None:
        self.count = count
        self.held = held
        self._context: Any = multiprocessing.get_context("spawn" if held is None else "fork")
        self._processes: dict[Connection, Any] = {}
        self._busy: dict[Connection, Load] = {}
        self._waiting: deque[Load] = deque()

    def packed(self, work: Work) -> Any:
        return None if self.held is not None else super().packed(work)

    def give(self, packed: Any, jobs: list[Any]) -> None:
        self._waiting.append(Load(packed, jobs))
        self._hand_out()

    def take(self) -> list[Done]:
        found: list[Done] = []
        while not found:
            for pipe in wait(list(self._busy)):
                assert isinstance(pipe, Connection)
                try:
                    said = pipe.recv()
                except (EOFError, OSError):  # it died
                    self._replace(pipe)
                    continue
                del self._busy[pipe]
                if isinstance(said, str):
                    raise RuntimeError(f"In a worker:\n{said}")
                found.append(said)
            self._hand_out()
        return found

    def drop(self) -> None:
        self._waiting.clear()
        self._end(list(self._busy))  # a match may take minutes to come to its end

    def close(self) -> None:
        self._waiting.clear()
        self._end(list(self._processes))

    def _hand_out(self) -> None:
        """Whoever has nothing to do gets what is waiting; there are never more workers than there is work."""
        while self._waiting and len(self._busy) < self.count:
            idle = [pipe for pipe in self._processes if pipe not in self._busy]
            pipe = idle[0] if idle else self._start()
            load = self._busy[pipe] = self._waiting.popleft()
            try:
                pipe.send((load.packed, load.jobs))
            except OSError:  # it died while it had nothing to do
                self._replace(pipe)

    def _replace(self, pipe: Connection) -> None:
        load = self._busy[pipe]
        if load.attempt >= ATTEMPTS:
            raise Refusal("worker-lost", attempts=ATTEMPTS)
        self._end([pipe])
        self._waiting.appendleft(Load(load.packed, load.jobs, load.attempt + 1))

    def _start(self) -> Connection:
        with undisturbed():
            ours: Connection
            ours, theirs = self._context.Pipe()
            process = self._context.Process(target=labour, args=(theirs, self.held))
            process.start()
            theirs.close()
            self._processes[ours] = process
        return ours

    def _end(self, pipes: list[Connection]) -> None:
        with undisturbed():
            for pipe in pipes:
                self._processes[pipe].kill()
            for pipe in pipes:
                self._processes.pop(pipe).join()
                self._busy.pop(pipe, None)
                pipe.close()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits meanwhile: no process is half begun or half ended, and none hears it before it has settled in."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, HEARD)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
