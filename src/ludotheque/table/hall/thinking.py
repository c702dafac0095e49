"""Thinking at one table: the computers there answer as long as it is worth it to anybody."""

from __future__ import annotations

import asyncio
import time
from time import monotonic
from typing import TYPE_CHECKING, Final

from ludotheque.core.refusal import Refusal
from ludotheque.table.hall.attached import Attached
from ludotheque.table.hall.computers import Computers
from ludotheque.table.hall.turns import Urgency

if TYPE_CHECKING:
    from ludotheque.table.hall.live_table import LiveTable

HINT_LEVEL: Final = "master"
PATIENCE: Final = 2.0  # seconds before a computer's answer that could not be stored is tried again
ATTENTION: Final = 60.0  # seconds for which computers among themselves play on after a look, where nobody watches


class Thinking(Attached):
    """Where a person sits, always; computers among themselves only while somebody watches, or looked a moment ago."""

    def __init__(self, table: LiveTable, computers: Computers) -> None:
        super().__init__(table)
        self.computers = computers
        self._task: asyncio.Task[None] | None = None
        self._looked_at = -ATTENTION

    @property
    def under_way(self) -> bool:
        return self._task is not None and not self._task.done()

    @property
    def urgency(self) -> Urgency:
        if not all(seat.thinks for seat in self.table.seats):
            return Urgency.SITS
        return Urgency.WATCHES if self.table.listeners else Urgency.GONE

    @property
    def _asked(self) -> bool:
        """Whether a computer must answer, and somebody may want to see it."""
        table = self.table
        if table.gone or table.match.over or not table.showing.moment.thinks(table.match.seat):
            return False
        return self.urgency < Urgency.GONE or monotonic() < self._looked_at + ATTENTION

    def look(self) -> None:
        self._looked_at = monotonic()
        self.go_on()

    def go_on(self) -> None:
        if self._asked and not self.under_way:
            self._task = self.begin(self._think())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _think(self) -> None:
        """Of several processes one thinks for a table; should it die, another takes its place."""
        exchange = self.table.elsewhere.exchange
        if await exchange.take(self.table.id):
            try:
                await self._think_on()
            finally:
                await exchange.give_back(self.table.id)

    async def _think_on(self) -> None:
        table = self.table
        while self._asked:
            match, number, seat = table.match, table.number, table.match.seat
            table.tell({"type": "thinking", "seat": seat, "since": time.time()})
            try:
                level = table.timing.level(seat) or table.seats[seat].level or HINT_LEVEL
                advice = await self.computers.advise(match, seat, level, table.id, self.urgency)
                await table.play(number, seat, advice.action)
            except Refusal as refusal:
                if refusal.key == "stale":
                    continue
                table.complain(refusal)
                if refusal.key != "unstored":
                    return
                await asyncio.sleep(PATIENCE)
