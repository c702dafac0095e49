"""Measures: what goes on in the house, as numbers that Prometheus can read, where the host wants them.

Processes that serve together (`company.py`) write theirs into one folder; whichever is asked adds them up.
"""

from __future__ import annotations

import os
from typing import Final

from ludotheque.table.refusals import TableRefusal

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # in the environment, by the library's own name
SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
OUTCOMES: Final = ("sent", "late", "here")


class Measures:
    """Where nobody wants to know: nothing is counted."""

    def request(self, route: str, status: int, seconds: float) -> None:
        """A request, by the form of its address: that itself may tell a secret."""

    def refusal(self, key: str) -> None:
        """Something was refused with a sentence."""

    def answer(self, game: str, by: str, seconds: float) -> None:
        """An answer of a person or a computer, from its coming in until it is stored and on its way to all."""

    def stored(self, seconds: float) -> None:
        """An answer was written to the database."""

    def thought(self, level: str, seconds: float) -> None:
        """A computer was asked, waited for its turn, and knew."""

    def call(self, way: str, outcome: str) -> None:
        """Somebody was called, or need not be, or could not be."""

    def now(self, tables: int, connections: int, thinking: int, late: float) -> None:
        """How many there are at this moment, and by how much the server is late with what it wanted to do."""

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return b""


class PrometheusMeasures(Measures):
    def __init__(self) -> None:
        try:
            from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
        except ModuleNotFoundError:
            raise TableRefusal("metrics-library") from None
        self.registry = own = CollectorRegistry()

        def seconds(name: str, what: str, *labels: str) -> Histogram:
            return Histogram(f"ludotheque_{name}_seconds", what, labels, buckets=SECONDS, registry=own)

        def number(name: str, what: str) -> Gauge:
            return Gauge(f"ludotheque_{name}", what, registry=own, multiprocess_mode="livesum")

        self._requests = seconds("request", "Requests, by the form of their address", "route")
        self._statuses = Counter("ludotheque_replies", "Replies, by status", ["status"], registry=own)
        self._refusals = Counter("ludotheque_refusals", "What was refused, by reason", ["reason"], registry=own)
        self._answers = seconds("answer", "Answers, until they are stored and shown", "game", "by")
        self._stored = seconds("stored", "Answers written to the database")
        self._thoughts = seconds("thought", "What computers thought about, waiting included", "level")
        self._calls = Counter("ludotheque_calls", "People called, by way and outcome", ["way", "outcome"], registry=own)
        self._tables = number("tables", "Tables in memory")
        self._connections = number("connections", "Live connections")
        self._thinking = number("thinking", "Answers that computers think about, or wait to think about")
        self._late = seconds("late", "By how much the event loop is late, looked at every second")

    def request(self, route: str, status: int, seconds: float) -> None:
        self._requests.labels(route).observe(seconds)
        self._statuses.labels(str(status)).inc()

    def refusal(self, key: str) -> None:
        self._refusals.labels(key).inc()

    def answer(self, game: str, by: str, seconds: float) -> None:
        self._answers.labels(game, by).observe(seconds)

    def stored(self, seconds: float) -> None:
        self._stored.observe(seconds)

    def thought(self, level: str, seconds: float) -> None:
        self._thoughts.labels(level).observe(seconds)

    def call(self, way: str, outcome: str) -> None:
        self._calls.labels(way, outcome if outcome in OUTCOMES else "failed").inc()

    def now(self, tables: int, connections: int, thinking: int, late: float) -> None:
        self._tables.set(tables)
        self._connections.set(connections)
        self._thinking.set(thinking)
        self._late.observe(late)

    def text(self) -> bytes:
        from prometheus_client import CollectorRegistry, generate_latest
        from prometheus_client.multiprocess import MultiProcessCollector

        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


_kept: Measures = Measures()


def measures() -> Measures:
    return _kept


def keep_measures(wanted: bool) -> None:
    """From now on, in this process."""
    global _kept
    _kept = PrometheusMeasures() if wanted else Measures()


def mark_dead(pid: int, folder: str) -> None:
    """A process is gone: what it counted stays, what it held does not."""
    from prometheus_client.multiprocess import mark_process_dead

    mark_process_dead(pid, folder)  # type: ignore[no-untyped-call]
