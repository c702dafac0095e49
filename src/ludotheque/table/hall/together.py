"""Writing together: what waits for the disk at the same moment is written in one transaction, and waits for it once."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from threading import Event, Lock
from typing import Any

from sqlalchemy import Connection, Engine

Work = Callable[[Connection], None]


class Wish:
    """Something that somebody wants written, and what came of it."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.called = Event()  # it was written or has failed, or it is this one's turn to write for all who wait
        self.done = False
        self.problem: Exception | None = None


class Together:
    """For SQLite, which lets one write at a time and lets each wait for the disk. The first who comes writes; whoever
    comes meanwhile waits, and the first of those then writes for all of them. Each is written whole or not at all, and
    has returned only when it is on disk; what fails for one fails for that one alone."""

    def __init__(self, engine: Engine, turn: AbstractContextManager[Any]) -> None:
        self._engine = engine
        self._turn = turn  # which other writers take as well
        self._lock = Lock()
        self._waiting: list[Wish] = []
        self._busy = False

    def write(self, work: Work) -> None:
        wish = Wish(work)
        with self._lock:
            self._waiting.append(wish)
            first, self._busy = not self._busy, True
        if not first:
            wish.called.wait()
        if not wish.done:
            self._write_for_all()
        if wish.problem is not None:
            raise wish.problem

    def _write_for_all(self) -> None:
        with self._turn:
            with self._lock:
                wishes, self._waiting = self._waiting, []
            try:
                self._written(wishes)
            except Exception as problem:  # of all of them nothing was written
                for wish in wishes:
                    wish.problem = wish.problem or problem
        with self._lock:
            for wish in wishes:
                wish.done = True
                wish.called.set()
            if self._waiting:
                self._waiting[0].called.set()
            else:
                self._busy = False

    def _written(self, wishes: list[Wish]) -> None:
        with self._engine.begin() as connection:
            if len(wishes) == 1:
                wishes[0].work(connection)
                return
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # else the driver would begin, and end, with each of them
            for wish in wishes:
                try:
                    with connection.begin_nested():
                        wish.work(connection)
                except Exception as problem:
                    wish.problem = problem
                    if not connection.connection.dbapi_connection.in_transaction:  # type: ignore[union-attr]
                        raise  # SQLite has given up all of it, as it does on a full disk: what was written is gone
