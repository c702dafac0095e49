"""Fuzzing: requests to every address and frames over live connections, half understood and wholly mad."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import quote, urlencode

from ludotheque.table.protocol.schema import definitions, kinds
from tests.campaign.addresses import Address, addresses
from tests.campaign.caller import Caller, Gone, Live
from tests.campaign.ledger import Row
from tests.campaign.material import MONSTERS, drawn, spoilt, told_by, varied
from tests.campaign.people import GAMES, Table, finished, known_of, set_up
from tests.table.house import Server

RECORDS: Final = sorted((Path(__file__).parents[1] / "games").glob("*/matches/*.match"))
AFTERWARDS: Final = ("/replay", "/replays/{id}", "/replay/{id}", "/mats/{owner}", "/record", "/rematch")
CHANGING: Final = ("/answers", "/undo", "/free", "/claim")
CALLERS: Final = 16
BURST: Final = 40  # frames before somebody listens again: whoever never does is let go
PING: Final = json.dumps({"type": "ping"})
WARM: Final = 0.2  # of all, before the server is weighed: until then it learns its words and opens its tables
GENEROUS: Final = {  # what thinks for others, and what is said to them, keeps its limits
    "LUDOTHEQUE_LIMITS": ", ".join(
        [f"{name} 9999999+9999999" for name in ("requests", "tables", "records", "answers")] + ["sockets 9999"]
    )
}


@dataclass
class Share:
    """What is left to be sent, by all who send together."""

    left: int

    def take(self) -> bool:
        self.left -= 1
        return self.left >= 0


async def requests(server: Server, row: Row, many: int, distinct: int, tables_each: int, seed: int) -> None:
    """So many requests to all addresses; every reply must be what OpenAPI says."""
    description = server.http.get("/api/openapi.json").json()
    async with Caller(server.port, row) as caller:
        tables = [await set_up(caller, game) for game in GAMES for _ in range(tables_each)]
        for table in tables:
            await table.look(caller)
        house = House(server, row, addresses(description, distinct, seed), tables, await finished(server, caller))
    share = Share(int(many * WARM))
    await asyncio.gather(*(house.ask(share, Random(f"{seed} {at}")) for at in range(CALLERS)))
    share = Share(many - row.requests)
    with row.weighing(server):
        await asyncio.gather(*(house.ask(share, Random(f"{at} {seed}")) for at in range(CALLERS)))
    row.held = f"every reply is what OpenAPI says; {len(house.known)} addresses, {distinct} wishes drawn for each"


@dataclass
class House:
    """What all who ask know together: addresses, tables where people play, and those of a match that is over."""

    server: Server
    row: Row
    known: list[Address]
    tables: list[Table]
    past: list[Table]

    async def ask(self, share: Share, rng: Random) -> None:
        async with Caller(self.server.port, self.row) as caller:
            while share.take():
                with suppress(Gone):
                    await self.ask_once(caller, rng.choice(self.known), rng)

    async def ask_once(self, caller: Caller, address: Address, rng: Random) -> None:
        at = rng.randrange(len(self.tables))
        table = self.tables[at]
        if address.path.endswith(AFTERWARDS) and rng.random() < 0.7:
            table = rng.choice(self.past)
        path, body = asked(address, table, rng)
        if address.path == "/api/records":
            body = upload(rng.choice(RECORDS).read_bytes(), rng)
        key = rng.choice([*table.keys, table.key, table.key, "", "x" * rng.randrange(60)])
        reply = await caller.ask(address.method, path, body, key)
        self.row.expect(not (wrong := address.otherwise(reply)), wrong)
        if reply.status != 200 or not address.path.endswith(CHANGING):
            return
        if (await table.look(caller)).status != 200 or table.over:  # its keys have changed hands, or it has ended
            self.tables[at] = await set_up(caller, table.game)


def asked(address: Address, table: Table, rng: Random) -> tuple[str, Any]:
    """The address with a wish: as it was drawn, as somebody knows better, or spoilt."""
    wish = varied(rng.choice(address.wishes), known_of(table, rng, rng.choice((0.5, 0.95, 1.0))))
    if rng.random() < 0.3:
        part = rng.choice(list(wish))
        wish = {**wish, part: spoilt(wish[part], rng)}
    path = address.path
    places = wish["path"] if isinstance(wish["path"], dict) else {}
    for name in [part.partition("}")[0] for part in path.split("{")[1:]]:
        value = str(places.get(name, rng.choice(MONSTERS)))[:2000]
        path = path.replace(f"{{{name}}}", quote(value, safe="", errors="surrogatepass"))
    query = wish["query"] if isinstance(wish["query"], dict) else {"shape": wish["query"]}
    query = {name: value for name, value in query.items() if value is not None}
    if rng.random() < 0.3:
        query["lang"] = rng.choice(("fr", "en", "xx"))
    return f"{path}?{urlencode(query, doseq=True, errors='surrogatepass')}", wish.get("body")


def upload(record: bytes, rng: Random) -> bytes:
    """A record with a line or two that are not its own, seldom a whole one: it takes a second to be played."""
    lines = record.split(b"\n")[: rng.choice((3, 8, 12, 20, 20, 20, 40, 5000 if rng.random() < 0.02 else 30))]
    for _ in range(rng.randrange(3)):
        at = rng.randrange(len(lines))
        new = rng.choice(
            (b"undo", b"chance: roll 1 1", b"\xff\xfe", b"0: dance", b"seats: 99", b"9" * 5000, lines[at][1:])
        )
        lines[at] = new
    return b"\n".join(lines)


async def frames(server: Server, row: Row, many: int, distinct: int, tables_each: int, seed: int) -> None:
    """So many frames over live connections, of players and spectators, at tables of all games."""
    found = definitions()
    messages = [drawn(told_by(found[name], found), distinct, seed) for name in kinds("FromClient").values()]
    async with Caller(server.port, row) as caller:
        tables = [await set_up(caller, game) for game in GAMES for _ in range(tables_each)]
    before = lines(server)
    share = Share(int(many * WARM))
    await asyncio.gather(*(talk(server, row, messages, tables, at, share, seed) for at in range(2 * len(tables))))
    share = Share(many - row.frames)
    with row.weighing(server):
        await asyncio.gather(*(talk(server, row, messages, tables, at, share, ~seed) for at in range(2 * len(tables))))
    stored = lines(server) - before
    row.expect(stored > 0, "no answer was stored")
    row.held = f"every connection stayed; {stored:,} lines stored, {row.heard['position']:,} positions shown"


def lines(server: Server) -> int:
    """How many lines all records have."""
    with closing(sqlite3.connect(server.database)) as database:
        return int(database.execute("select count(*) from lines").fetchone()[0])


async def talk(
    server: Server, row: Row, messages: list[list[Any]], tables: list[Table], at: int, share: Share, seed: int
) -> None:  # fmt: skip
    """One of two who sit at a table, or look on: bursts of frames, and then he hears what came of them."""
    rng = Random(f"{seed} {at}")
    while share.left > 0:
        table = tables[at % len(tables)]
        if table.over:
            async with Caller(server.port, row) as caller:
                table = tables[at % len(tables)] = await set_up(caller, table.game)
        key = rng.choice([*table.keys, *table.keys, *table.keys, ""])
        try:
            async with await Live.open(server.port, row, table.id, key, lang=rng.choice(("fr", "en"))) as live:
                for _ in range(20):
                    if not await burst(live, messages, table, key, share, rng) or table.over:
                        break
        except Gone:
            pass


async def burst(live: Live, messages: list[list[Any]], table: Table, key: str, share: Share, rng: Random) -> bool:
    """Some frames, then a ping: when it is answered, all that came before has been. Whether there are more to send."""
    pongs = 1
    for _ in range(rng.randrange(1, BURST)):
        if not share.take():
            break
        frame = said(rng.choice(rng.choice(messages)), table, key, rng)
        pongs += frame == PING
        await live.send(frame)
    await live.send(PING)
    while pongs:
        heard = await live.hear("pong", "position")
        if heard["type"] == "position":
            table.seen(heard)
        else:
            pongs -= 1
    return share.left > 0


def said(message: dict[str, Any], table: Table, key: str, rng: Random) -> str | bytes:
    """A message as somebody says it who knows the table more or less; few answers count, for they take long."""
    message = varied(message, known_of(table, rng, rng.choice((0.3, 0.9, 1.0))))
    if key in table.keys and rng.random() < 0.6 and "seat" in message:
        message["seat"] = table.keys.index(key)
    if message["type"] == "answer" and rng.random() < 0.5:
        message["number"] = table.number + rng.choice((-1, 1, 2))
    if rng.random() < 0.3:
        message = spoilt(message, rng)
    text = json.dumps(message)
    match rng.randrange(40):
        case 0:
            return text[: rng.randrange(len(text))]
        case 1:
            return text.encode()
    return text
