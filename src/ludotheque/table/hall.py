"""The hall: all tables, found by id, set up, and taken up again after a restart."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from anyio import to_thread

from ludotheque.agents import LEVELS
from ludotheque.core import record
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game, Value
from ludotheque.core.match import Match
from ludotheque.core.record import Line, Record
from ludotheque.core.refusal import Refusal
from ludotheque.core.save import load
from ludotheque.games import games
from ludotheque.table.computers import Computers
from ludotheque.table.editions import Editions, seated
from ludotheque.table.live import LiveTable, checked_name, kept
from ludotheque.table.refusals import TableRefusal, sentences
from ludotheque.table.routes.replies import OpenTable
from ludotheque.table.rows import KeyRow, TableRow
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
from ludotheque.table.shelf import listed
from ludotheque.table.store import Store

log = logging.getLogger("ludotheque.table")


@dataclass(frozen=True)
class Invitation:
    """A new table: its keys are told once, here, and kept only as hashes."""

    table: str
    host: str
    links: list[tuple[int, str]]
    commitment: str


class Hall:
    """Finds and sets up tables; at most `LIVE_TABLES` of them are held in memory."""

    def __init__(self, settings: Settings) -> None:
        for folder in settings.games:
            games.look_in(folder)
        self.editions = Editions(settings.editions)
        self.store = Store(settings.database)
        self.computers = Computers(settings.computers, settings.games)
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    async def resume(self) -> None:
        """After a restart: the computers that were to move go on."""
        for id in await to_thread.run_sync(self.store.thinking_tables):
            try:
                (await self.table(id)).wake()
            except Refusal as refusal:
                log.warning("table %s could not be taken up: %s", id, refusal)

    def rest(self) -> None:
        """No computer begins to think any more."""
        for table in self._live.values():
            table.close()

    def close(self) -> None:
        self.computers.close()
        self.store.close()

    # finding

    async def table(self, id: str) -> LiveTable:
        found = self._live.get(id)
        if found is not None and not found.gone:
            self._live.move_to_end(id)
            return found
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open(id))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> LiveTable:
        try:
            row, keys, lines, chat = await to_thread.run_sync(self.store.find, id)
            match = await to_thread.run_sync(taken_up, row, lines, self.editions)
            seats = tuple(Seat(**seat) for seat in row.seats)
            known = [Key(key.key_hash, tuple(key.seats), key.host) for key in keys]
            said = [{"at": each.at, "name": each.name, "seat": each.seat, "text": each.text} for each in chat]
            table = LiveTable(id, match, seats, known, said, self.store, self.computers)
            table.rematch = row.rematch
            before = self._live.pop(id, None)
            if before is not None:
                for listener in list(before.listeners):
                    listener.lagging.set()  # they connect anew and see what was stored elsewhere
            self._live[id] = table
            self._make_room()
            return table
        finally:
            del self._opening[id]

    def _make_room(self) -> None:
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
    ) -> Invitation:  # fmt: skip
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
        keys: list[tuple[str, tuple[int, ...], bool]],
    ) -> Invitation:  # fmt: skip
        match = Match(game, len(seats), edition=edition, names=names, settings=settings)
        row = new_row(id, match, seats)
        rows = [KeyRow(table=id, key_hash=hashed(key), seats=list(opens), host=host) for key, opens, host in keys]
        await to_thread.run_sync(self.store.create, row, rows, match.lines)
        (await self.table(id)).wake()
        host = next((key for key, opens, host in keys if host and opens), None)
        links = [(opens[0], f"/t/{id}/{key}") for key, opens, host in keys if not host]
        return Invitation(id, f"/t/{id}/{host}" if host else f"/t/{id}", links, match.commitment)

    async def rematch(self, table: LiveTable, key: Key) -> Invitation:
        """The same people at a new table, each with a key that follows from the old one; asked twice, the same."""
        async with table.lock:
            keys = [(rematch_key(old.hash, table.id), old.seats, old.host) for old in table.keys]
            if table.rematch is None:
                id = fresh_id()
                old = table.match
                seats, names = list(table.seats), list(old.names)
                await self._found(id, old.game, old.edition, seats, names, old.settings, keys)
                await to_thread.run_sync(lambda: self.store.change(table.id, rematch=id))
                table.rematch = id
                for listener in table.listeners:
                    theirs = [new for new, opens, _ in keys if opens and opens == listener.viewer.mine]
                    listener.put({"type": "rematch", "url": "/".join(["/t", id, *theirs[:1]])})
        new = await self.table(table.rematch)
        mine = rematch_key(key.hash, table.id)
        links = [(seats[0], f"/t/{new.id}/{key}") for key, seats, host in keys if not host] if key.host else []
        return Invitation(new.id, f"/t/{new.id}/{mine}", links, new.match.commitment)


def wanted_seat(wish: dict[str, Any]) -> Seat:
    kind, level = str(wish.get("kind")), wish.get("level")
    if kind not in KINDS:
        raise TableRefusal("seat-kind", kind=kind[:40])
    if kind != COMPUTER:
        return Seat(kind)
    level = level or "medium"
    if level not in LEVELS:
        raise TableRefusal("level-missing", level=str(level)[:40], levels=", ".join(LEVELS))
    return Seat(kind, level)


def new_row(id: str, match: Match, seats: list[Seat]) -> TableRow:
    return TableRow(
        id=id,
        game=match.game.id,
        edition=match.edition.id,
        digest=match.edition.digest,
        rules=match.game.rules_version,
        seats=[seat.data() for seat in seats],
        settings=match.settings,
        names=list(match.names),
        seed=match.seed,
        commitment=match.commitment,
        created=time.time(),
        changed=time.time(),
        number=len(match.lines),
        asked=match.seat,
        thinks=not match.over and seats[match.seat].thinks,
        over=match.over,
        rematch=None,
        snapshot=kept(match),
    )


def recorded(row: TableRow, lines: list[Line]) -> Record:
    """The record of a table, without a result: it is played again to find it."""
    return Record(
        game=row.game, edition=row.edition, digest=row.digest, rules=row.rules, seats=len(row.seats),
        names=row.names, settings=row.settings, commitment=row.commitment, given_chance=False,
        lines=lines, result=None, seed=row.seed,
    )  # fmt: skip


def taken_up(row: TableRow, lines: list[Line], editions: Editions) -> Match:
    """A match from its record; or, where today's rules do not allow what was played, from its kept position."""
    game = games[row.game]
    edition = editions.known(game, row.digest)
    if edition is None and not row.snapshot.get("built_in", True):
        raise TableRefusal("edition-gone", table=row.id, edition=row.edition, digest=row.digest)
    edition = edition or game.edition  # the game's own has been corrected since
    try:
        return record.replay(recorded(row, lines), game, edition, name=row.id)
    except Refusal as refusal:
        log.warning("table %s goes on from its kept position: %s", row.id, refusal)
        match = Match(game, len(row.seats), row.seed, edition, row.names, settings=row.settings)
        match.go_on_from(lines, load(game, edition, row.settings, row.snapshot["state"]))
        return match
