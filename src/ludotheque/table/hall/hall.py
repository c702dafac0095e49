"""The hall: all tables, found by id, and taken up again after a restart."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from contextlib import suppress
from math import inf
from time import monotonic
from typing import Final
from weakref import WeakValueDictionary

from anyio import to_thread

from ludotheque.games import games
from ludotheque.table import clock
from ludotheque.table.hall import scratch
from ludotheque.table.hall.analyses import Analyses
from ludotheque.table.hall.computers import Computers
from ludotheque.table.hall.exchange import Note, exchange_of
from ludotheque.table.hall.keeping import Unreadable, listed, taken_up, told
from ludotheque.table.hall.keyring import ring_of
from ludotheque.table.hall.live_table import LiveTable
from ludotheque.table.hall.people import People
from ludotheque.table.hall.replays import Replays
from ludotheque.table.hall.rows import TableRow
from ludotheque.table.hall.scratch import ScratchTable
from ludotheque.table.hall.store import Found, Store
from ludotheque.table.protocol.position import Said
from ludotheque.table.protocol.replies import OpenTable
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.seating import Seat
from ludotheque.table.settings import LIVE_TABLES, Settings
from ludotheque.table.shelf.editions import Editions

log = logging.getLogger("ludotheque.table")
LOOKED_AFTER: Final = 3.0  # seconds after which a table that waits for a computer of another process is looked after


class Hall:
    """Finds tables. The last `LIVE_TABLES` are held in memory, and every other that somebody has open: a
    match has one live copy, whatever the limit."""

    def __init__(self, settings: Settings) -> None:
        for folder in settings.games:
            games.look_in(folder)
        self.settings = settings
        self.editions = Editions(settings.editions)
        self.store = Store(settings.database)
        self.exchange = exchange_of(settings.database)
        self.exchange.heard, self.exchange.missed, self.exchange.lost = self._hear, self._missed, self._lost
        self.computers = Computers(settings.computers, settings.games)
        self.replays = Replays()
        self.analyses = Analyses(self.store, self.computers, self.exchange, settings.iterations)
        self.people = People(self.store)
        self.workshop_busy: set[str] = set()
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._held: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # also those let go and still in use
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._scratch: OrderedDict[str, ScratchTable] = OrderedDict()

    async def resume(self) -> None:
        """After a restart: computers that somebody waits for go on; those among themselves when they are watched."""
        await self.exchange.open()
        await self._wake(inf)

    async def look_after_others(self) -> None:
        """As long as the server runs: tables of other processes go on here, should one of them be gone."""
        while not self.exchange.alone:
            await asyncio.sleep(LOOKED_AFTER)
            for table in [held for held in self._held.values() if held.listeners]:
                table.go_on()
            with suppress(TableRefusal):
                await self._wake(time.time() - LOOKED_AFTER)

    async def _wake(self, until: float) -> None:
        for id in await to_thread.run_sync(self.store.thinking_tables, self._resting(), until):
            try:
                (await self.table(id)).wake()
            except Exception as problem:  # the others go on, whatever is wrong with this one
                log.warning("table %s could not be taken up: %s", id, told(problem))

    def _hear(self, note: Note) -> None:
        """Something happened at a table by way of another process: it is seen here too, or read when it is opened."""
        table = self._held.get(note.table)
        if table is None:
            return
        if note.what == "changed" and table.idle:
            table.gone = True
            self._live.pop(table.id, None)
        else:
            table.elsewhere.hear(note)

    def _missed(self) -> None:
        for table in list(self._held.values()):
            self._hear(Note("", table.id, "changed"))

    def _lost(self, who: str) -> None:
        for table in list(self._held.values()):
            table.elsewhere.forget(who)

    def rest(self) -> None:
        """No computer begins to think any more."""
        self.analyses.stop()
        for table in list(self._held.values()):
            table.close()

    def close(self) -> None:
        self.computers.close()
        self.store.close()

    # finding

    async def table(self, id: str) -> LiveTable:
        found = self._held.get(id)
        if found is not None and not found.gone and id not in self._scratch:
            self._keep(found)
            await found.elsewhere.caught_up()
        if found is not None and not found.gone:
            return found
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open(id))
        return await asyncio.shield(self._opening[id])

    def _resting(self) -> float:
        """Tables without an answer since then rest until somebody opens them."""
        days = self.settings.rest_days or self.settings.keep_days
        return time.time() - days * 24 * 3600 if days else 0.0

    async def _open(self, id: str) -> LiveTable:
        try:
            row, keys, lines, chat = await to_thread.run_sync(self._found_in_store, id)
            try:
                match = await to_thread.run_sync(taken_up, row, lines, self.editions)
            except Unreadable as damage:
                raise await to_thread.run_sync(self.store.broken, id, str(damage)) from None
            seats = tuple(Seat(**seat) for seat in row.seats)
            ring = ring_of(keys, row.private)
            said = [Said(at=each.at, name=each.name, seat=each.seat, text=each.text) for each in chat]
            table = LiveTable(
                id,
                match,
                seats,
                ring,
                said,
                row.comings,
                self.store,
                self.computers,
                self.exchange,
                clock.kept(row.clock, row.spent, row.deadline, len(seats)),
            )
            table.rematch, table.rated, table.leaving = row.rematch, row.rated, row.leaving
            table.grace = self.settings.grace
            before = self._held.get(id)
            if before is not None:
                for listener in list(before.listeners):
                    listener.lagging.set()  # they connect anew and see what was stored elsewhere
            self._held[id] = table
            self._keep(table)
            table.elsewhere.ask()
            return table
        finally:
            del self._opening[id]

    def _found_in_store(self, id: str) -> Found:
        try:
            return self.store.find(id)
        except TableRefusal as refusal:
            if refusal.key == "table-unknown" and self.settings.keep_days:
                raise TableRefusal("table-gone", table=id[:40], days=f"{self.settings.keep_days:g}") from None
            raise

    def _keep(self, table: LiveTable) -> None:
        """Hold it as the last one used, and let go of those that nobody needs."""
        table.used = monotonic()
        self._live[table.id] = table
        self._live.move_to_end(table.id)
        for id in list(self._live):
            if len(self._live) <= LIVE_TABLES:
                return
            if self._live[id].idle:
                del self._live[id]

    def let_go(self, before: float) -> None:
        """Tables that nobody has looked at since then lie in the database alone."""
        for id, table in list(self._live.items()):
            if table.idle and table.used < before:
                del self._live[id]

    def held(self, id: str) -> LiveTable | None:
        """A table that is in memory."""
        return self._held.get(id)

    def keep_scratch(self, table: ScratchTable) -> ScratchTable:
        """Hold a table that is kept nowhere else, and let go of those that nobody looks at any more."""
        self._held[table.id] = self._scratch[table.id] = table
        now = monotonic()
        for id in list(self._scratch):
            old = self._scratch[id]
            if old.idle and id != table.id and (len(self._scratch) > scratch.MOST or now > old.used + scratch.REST):
                del self._scratch[id]
        return table

    def census(self) -> tuple[int, int]:
        """How many tables are in memory, and how many live connections to them."""
        held = list(self._held.values())
        return len(held), sum(len(table.listeners) for table in held)

    def occupied(self) -> list[str]:
        """The tables that somebody has open, or where something is just being done."""
        return [id for id, table in self._held.items() if not table.idle]

    def forget(self, ids: list[str]) -> None:
        """These tables have been cleared away; whoever came meanwhile is told when he connects anew."""
        for id in ids:
            table = self._held.get(id)
            if table is not None:
                table.read_again()
            self._live.pop(id, None)

    async def open_tables(self, language: str) -> list[OpenTable]:
        """The tables that can be watched, and where nobody has sat down yet."""
        rows = await to_thread.run_sync(self.store.open_tables, self._resting())
        waiting = await to_thread.run_sync(self.store.waiting_seats, [row.id for row in rows])
        return self._listed(rows, language, waiting)

    async def past_tables(self, language: str) -> list[OpenTable]:
        """The matches that ended last and that everybody may look at."""
        return self._listed(await to_thread.run_sync(self.store.past_tables), language, {})

    def _listed(self, rows: list[TableRow], language: str, waiting: dict[str, set[int]]) -> list[OpenTable]:
        here = {game.id for game in games.sound()}
        return [listed(row, language, waiting.get(row.id, set())) for row in rows if row.game in here]
