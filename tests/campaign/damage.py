"""A full disk and a broken database: a sentence each time, nothing acknowledged is lost, and the others play on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import cycle
from pathlib import Path
from typing import Final

from ludotheque.core.match import Match
from ludotheque.games import games
from tests.campaign.caller import Caller, Reply
from tests.campaign.contests import Acknowledged, missing
from tests.campaign.ledger import Row
from tests.campaign.people import Table, set_up
from tests.table.house import LINKS, Server
from tests.table.test_storage import empty_disk, fill_disk

OURS: Final = frozenset({503, 507})
WAYS: Final[tuple[tuple[str, object], ...]] = (
    *(("seats", "{"), ("settings", "[" * 100_000), ("seed", b"\xff"), ("created", "long ago")),
    *(("game", "chess"), ("names", "7"), ("snapshot", '{"number": 9}'), ("digest", b"\xfe")),
)
PARTS: Final = ("lines", "keys", "chat", "tables")  # of the database, each is taken away in turn


async def full_disk(server: Server, row: Row, many: int) -> None:
    """The disk fills and is emptied so many times while people play."""
    acknowledged: Acknowledged = {}
    async with Caller(server.port, row) as caller:
        tables = [await set_up(caller) for _ in range(3)]
        for _ in range(many):
            for table in tables:
                await table.look(caller)
                where, what = (table.id, table.number + 1), (table.asked, table.options[0])
                fill_disk(server)
                refused = await table.answered(caller)
                row.expect(refused.status == 507 and sentence(refused, server), f"a full disk: {refused.body!r}")
                for reply in (
                    await caller.ask("POST", f"/api/tables/{table.id}/chat", {"text": "?"}, table.key),
                    await caller.ask("POST", "/api/tables", {"game": "loire", "seats": [{"kind": "here"}] * 2}),
                ):
                    row.expect(reply.status == 507 and sentence(reply, server), f"a full disk: {reply.body!r}")
                row.expect((await table.look(caller)).status == 200, "nobody may look while the disk is full")
                empty_disk(server)
                stored = await table.answered(caller)
                row.expect(stored.status == 200, f"the disk is empty again: {stored.body!r}")
                acknowledged[where] = what
    row.expect(not (lost := missing(server, acknowledged)), f"lost on a full disk: {lost[:3]}")
    row.held = (
        f"filled {many * len(tables)} times: 507, nothing changed; emptied: all {len(acknowledged)} answers stored"
    )


async def broken_database(server: Server, row: Row, many: int) -> None:
    """Tables in the database whose rows hold nonsense, and whole parts taken away from under the running server."""
    async with Caller(server.port, row) as caller:
        sound = await set_up(caller)
        await sound.look(caller)
        tables = [sound, *(put_down(server) for _ in range(len(WAYS) * many))]
        spoil(server.database, tables[1:])
        row.expect((await sound.look(caller)).status == 200, "a sound table suffers")
        for reply in [await caller.ask("GET", f"/api/tables/{table.id}") for table in tables[1:]]:
            row.expect(reply.status == 200 or sentence(reply, server), f"of a broken table was said {reply.body!r}")
        row.expect((await caller.ask("GET", "/")).status == 200, "the first page suffers from a broken table")
        row.expect((await sound.answered(caller)).status == 200, "at a sound table nobody may answer")
        for part in PARTS:
            do(server.database, f"alter table {part} rename to gone")
            for reply in (
                await caller.ask("GET", "/api/tables"),
                await caller.ask("GET", f"/api/tables/{tables[-2].id}"),
                await caller.ask("POST", f"/api/tables/{sound.id}/chat", {"text": "?"}, sound.key),
                await caller.ask("POST", "/api/tables", {"game": "loire", "seats": [{"kind": "here"}] * 2}),
            ):
                row.expect(reply.status < 400 or sentence(reply, server), f"{part} is gone: {reply.body!r}")
            do(server.database, f"alter table gone rename to {part}")
        await sound.look(caller)
        row.expect((await sound.answered(caller)).status == 200, "it is whole again, and nobody may answer")
    row.held = f"{len(tables) - 1} broken tables: a sentence for their people; the others played on"


def sentence(reply: Reply, server: Server) -> bool:
    """Something for the person who asked, which tells nothing of the house."""
    return bool(reply.data["sentence"]) and str(server.database.parent) not in reply.body.decode()


def put_down(server: Server) -> Table:
    """A table that the server has not seen yet, with an answer given."""
    match = Match(games["loire"], 2, names=["Ada", "Yann"])
    match.play(match.options[0])
    return Table(server.put_down(match, *LINKS)["table"], "loire", [])


def spoil(database: Path, tables: list[Table]) -> None:
    """Each table in another way, one in three in its lines as well."""
    for at, (table, (column, value)) in enumerate(zip(tables, cycle(WAYS))):
        do(database, f"update tables set {column} = ? where id = ?", value, table.id)
        if at % 3 == 0:
            do(database, 'update lines set notation = ? where "table" = ?', b"\xff", table.id)


def do(database: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(database, timeout=60)) as connection, connection:
        connection.execute(statement, values)
