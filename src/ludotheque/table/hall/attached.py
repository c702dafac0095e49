"""What is attached to one table: it knows the table and does not hold it.

Two that hold each other stay in memory until somebody looks for such, which the server seldom does (`serve.py`), and a
table with its pictures is about a megabyte. So a table holds what is attached to it, and not the other way round.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any
from weakref import ref

if TYPE_CHECKING:
    from ludotheque.table.hall.live_table import LiveTable


class Attached:
    """Something of a table, which is gone with it."""

    def __init__(self, table: LiveTable) -> None:
        self._table = ref(table)

    @property
    def table(self) -> LiveTable:
        table = self._table()
        assert table is not None, "whoever asks came by way of the table"
        return table

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let this be done; as long as it takes, it holds the table."""
        return asyncio.create_task(holding(self.table, work))


async def holding(table: LiveTable, work: Coroutine[Any, Any, None]) -> None:
    await work
