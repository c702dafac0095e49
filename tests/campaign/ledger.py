"""What was tried, what came of it, and what of that must not be: one row for each trial, one table for all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.table.house import Server

MEGABYTE: Final = 1024 * 1024
NOTED: Final = 20  # of each kind of fault so many are told, the others are counted
HEAD: Final = ("trial", "requests", "frames", "refused", "503/507", "5xx", "broken", "memory", "at most", "what held")


@dataclass
class Row:
    """One trial. `ours` are the statuses of the fifth hundred that it provokes; every other one is a fault."""

    trial: str
    ours: frozenset[int] = frozenset()
    most_growth: int | None = None  # megabytes, where one server lives from beginning to end
    requests: int = 0
    frames: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    heard: Counter[str] = field(default_factory=Counter)  # over live connections, by kind
    faults: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    held: str = ""
    before: int | None = None
    after: int | None = None

    def replied(self, status: int, to: str, body: bytes = b"") -> None:
        self.requests += 1
        self.statuses[status] += 1
        if status >= 500 and status not in self.ours:
            self.faults.append(f"{status} to {to}: {body[:300]!r}")

    def broke(self, what: str) -> None:
        self.broken.append(what)

    def expect(self, holds: bool, otherwise: str) -> None:
        if not holds:
            self.wrong.append(otherwise)

    @contextmanager
    def weighing(self, server: Server) -> Iterator[None]:
        """The server's memory before and after."""
        self.before = self.before or memory(server)
        yield
        self.after = memory(server)

    @property
    def growth(self) -> int:
        return self.after - self.before if self.before is not None and self.after is not None else 0

    @property
    def grown(self) -> bool:
        return self.most_growth is not None and self.growth > self.most_growth

    @property
    def sound(self) -> bool:
        return not (self.faults or self.broken or self.wrong or self.grown)

    def cells(self) -> tuple[str, ...]:
        refused = sum(count for status, count in self.statuses.items() if 400 <= status < 500) + self.heard["refusal"]
        on_purpose = sum(self.statuses[status] for status in self.ours)
        weighed = self.before is not None and self.after is not None
        return (
            *(self.trial, f"{self.requests:,}", f"{self.frames:,}", f"{refused:,}", f"{on_purpose:,}"),
            *(f"{len(self.faults):,}", f"{len(self.broken):,}"),
            f"{self.before} → {self.after} MB" if weighed else "–",
            f"+{self.most_growth} MB" if weighed and self.most_growth is not None else "–",
            "NOT HELD: see below" if self.wrong else self.held,
        )

    def complaints(self) -> list[str]:
        """What must not be, in lines."""
        found = [*self.faults[:NOTED], *(f"broken: {each}" for each in self.broken[:NOTED]), *self.wrong[:NOTED]]
        if self.grown:
            found.append(f"the server grew by {self.growth} MB, and {self.most_growth} are allowed")
        return [f"{self.trial}: {each}" for each in found]


def table(rows: list[Row]) -> str:
    """All rows and their sum, as Markdown."""
    total = Row("all", ours=frozenset().union(*(row.ours for row in rows)))
    for row in rows:
        total.requests += row.requests
        total.frames += row.frames
        total.heard += row.heard
        total.statuses += row.statuses
        total.faults += row.faults
        total.broken += row.broken
    lines = [HEAD, tuple("---" for _ in HEAD), *(row.cells() for row in rows), total.cells()]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def memory(server: Server) -> int:
    """The megabytes that the server itself has in memory; the processes that think for it are not counted."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    resident = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(resident.split()[1]) * 1024 // MEGABYTE
