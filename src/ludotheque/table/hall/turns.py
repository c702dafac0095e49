"""Turns: who thinks next, when more is asked than there are processes to think."""

from __future__ import annotations

import asyncio
from collections import deque
from enum import IntEnum

Waiting = dict[str, dict[str, deque[asyncio.Future[None]]]]  # by household, then by table


class Urgency(IntEnum):
    """For whom it is thought; whoever sits is served before whoever watches."""

    SITS = 0
    WATCHES = 1
    GONE = 2  # somebody looked a moment ago, and may look again
    PAST = 3  # a match that is over is looked back at


class Turns:
    """So many places; who waits is served by urgency, among equals each household in turn, and there each table."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._waiting: list[Waiting] = [{} for _ in Urgency]

    async def take(self, urgency: Urgency, household: str, table: str) -> None:
        """Wait for a place; whoever has one must give it back."""
        if self.free:  # then nobody waits
            self.free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[urgency].setdefault(household, {}).setdefault(table, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():
                self.give_back()  # it came too late
            raise

    def give_back(self) -> None:
        for waiting in self._waiting:
            while waiting:
                called = first_of(waiting)
                if not called.done():
                    called.set_result(None)
                    return
        self.free += 1


def first_of(waiting: Waiting) -> asyncio.Future[None]:
    """Whose turn it is: the first household and its first table, which go to the end of their rows."""
    household = next(iter(waiting))
    tables = waiting.pop(household)
    table = next(iter(tables))
    calls = tables.pop(table)
    called = calls.popleft()
    if calls:
        tables[table] = calls
    if tables:
        waiting[household] = tables
    return called
