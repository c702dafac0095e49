"""The hall: all tables, found by id, set up, and taken up again after a restart."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any
from weakref import WeakValueDictionary

from anyio import to_thread

from ludotheque.agents import LEVELS
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game, Value
from ludotheque.core.match import Match
from ludotheque.games import games
from ludotheque.table.hall.computers import Computers
from ludotheque.table.hall.keeping import Unreadable, listed, new_row, taken_up, told
from ludotheque.table.hall.live_table import LiveTable, checked_name
from ludotheque.table.hall.rows import KeyRow
from ludotheque.table.hall.store import Store
from ludotheque.table.protocol.position import Said
from ludotheque.table.protocol.replies import Link, NewTable, OpenTable
from ludotheque.table.refusals import TableRefusal, sentences
from ludotheque.table.seating import (
    COMPUTER,
    KINDS,
    Key,
    Seat,
    fresh_id,
    fresh_key,
    hashed,
    planned_keys,
    rematch_key,
)
from ludotheque.table.settings import LIVE_TABLES, Settings
from ludotheque.table.shelf.editions import Editions, seated

log = logging.getLogger("ludotheque.table")
Opening = tuple[str, tuple[int, ...], bool]  # a key, the seats it opens, whether it is the host's


class Hall:
    """Finds and sets up tables. The last `LIVE_TABLES` are held in memory, and every other that somebody has open: a
    match has one live copy, whatever the limit."""

    def __init__(self, settings: Settings) -> None:
        for folder in settings.games:
            games.look_in(folder)
        self.editions = Editions(settings.editions)
        self.store = Store(settings.database)
        self.computers = Computers(settings.computers, settings.games)
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._held: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # also those let go and still in use
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    async def resume(self) -> None:
        """After a restart: the computers that were to move go on."""
        for id in await to_thread.run_sync(self.store.thinking_tables):
            try:
                (await self.table(id)).wake()
            except Exception as problem:  # the others go on, whatever is wrong with this one
                log.warning("table %s could not be taken up: %s", id, told(problem))

    def rest(self) -> None:
        """No computer begins to think any more."""
        for table in list(self._held.values()):
            table.close()

    def close(self) -> None:
        self.computers.close()
        self.store.close()

    # finding

    async def table(self, id: str) -> LiveTable:
        found = self._held.get(id)
        if found is not None and not found.gone:
            self._keep(found)
            return found
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open(id))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> LiveTable:
        try:
            row, keys, lines, chat = await to_thread.run_sync(self.store.find, id)
            try:
                match = await to_thread.run_sync(taken_up, row, lines, self.editions)
            except Unreadable as damage:
                raise await to_thread.run_sync(self.store.broken, id, str(damage)) from None
            seats = tuple(Seat(**seat) for seat in row.seats)
            known = [Key(key.key_hash, tuple(key.seats), key.host) for key in keys]
            said = [Said(at=each.at, name=each.name, seat=each.seat, text=each.text) for each in chat]
            table = LiveTable(id, match, seats, known, said, self.store, self.computers)
            table.rematch = row.rematch
            before = self._held.get(id)
            if before is not None:
                for listener in list(before.listeners):
                    listener.lagging.set()  # they connect anew and see what was stored elsewhere
            self._held[id] = table
            self._keep(table)
            return table
        finally:
            del self._opening[id]

    def _keep(self, table: LiveTable) -> None:
        """Hold it as the last one used, and let go of those that nobody needs."""
        self._live[table.id] = table
        self._live.move_to_end(table.id)
        for id in list(self._live):
            if len(self._live) <= LIVE_TABLES:
                return
            if self._live[id].idle:
                del self._live[id]

    async def open_tables(self, language: str) -> list[OpenTable]:
        rows = await to_thread.run_sync(self.store.open_tables)
        here = {game.id for game in games.sound()}
        return [listed(row, language) for row in rows if row.game in here]

    # setting up

    async def set_up(
        self, game: Game, wishes: list[dict[str, Any]], settings: dict[str, Value], language: str,
        edition: str | None = None,
    ) -> NewTable:  # fmt: skip
        """A new table as somebody wishes it: `kind`, `name` and `level` of each seat, the settings, the edition."""
        chosen = self.editions.wanted(game, edition)
        least, most = seated(game, chosen)
        if not least <= len(wishes) <= most:
            raise TableRefusal("seats-wrong", game=game.title(language), seats=len(wishes), least=least, most=most)
        seats = [wanted_seat(wish) for wish in wishes]
        names = [
            checked_name(wish.get("name") or "") or sentences(language)(f"seat-{at}") for at, wish in enumerate(wishes)
        ]
        keys = [(fresh_key(), opens, host) for opens, host in planned_keys(seats)]
        return await self._found(fresh_id(), game, chosen, seats, names, settings, keys)

    async def _found(
        self, id: str, game: Game, edition: Edition, seats: list[Seat], names: list[str], settings: dict[str, Value],
        keys: list[Opening],
    ) -> NewTable:  # fmt: skip
        match = Match(game, len(seats), edition=edition, names=names, settings=settings)
        row = new_row(id, match, seats)
        rows = [KeyRow(table=id, key_hash=hashed(key), seats=list(opens), host=host) for key, opens, host in keys]
        await to_thread.run_sync(self.store.create, row, rows, match.lines)
        (await self.table(id)).wake()
        host = next((key for key, opens, host in keys if host and opens), None)
        url = f"/t/{id}/{host}" if host else f"/t/{id}"
        return NewTable(table=id, host=url, links=links_to(id, keys), commitment=match.commitment)

    async def rematch(self, table: LiveTable, key: Key) -> NewTable:
        """The same people at a new table, each with a key that follows from the old one; asked twice, the same."""
        if not table.match.over:
            raise TableRefusal("rematch-before-end")
        async with table.lock:
            keys = [(rematch_key(old.hash, table.id), old.seats, old.host) for old in table.keys]
            if table.rematch is None:
                id = fresh_id()
                old = table.match
                seats, names = list(table.seats), list(old.names)
                await self._found(id, old.game, old.edition, seats, names, old.settings, keys)
                await to_thread.run_sync(lambda: self.store.change(table.id, rematch=id))
                table.lead_to(id)
            new = await self.table(table.rematch or id)
        mine = f"/t/{new.id}/{rematch_key(key.hash, table.id)}"
        links = links_to(new.id, keys) if key.host else []
        return NewTable(table=new.id, host=mine, links=links, commitment=new.match.commitment)


def links_to(table: str, keys: list[Opening]) -> list[Link]:
    """The links for people elsewhere: they are told once, here, and their keys kept only as hashes."""
    return [Link(seat=opens[0], url=f"/t/{table}/{key}") for key, opens, host in keys if not host]


def wanted_seat(wish: dict[str, Any]) -> Seat:
    kind, level = next((kind for kind in KINDS if kind == wish.get("kind")), None), wish.get("level")
    if kind is None:
        raise TableRefusal("seat-kind", kind=str(wish.get("kind"))[:40])
    if kind != COMPUTER:
        return Seat(kind)
    level = level or "medium"
    if level not in LEVELS:
        raise TableRefusal("level-missing", level=str(level)[:40], levels=", ".join(LEVELS))
    return Seat(kind, level)
