"""Fuzzing: requests to every address and frames over live connections, half understood and wholly mad."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import quote, urlencode

from ludotheque.table.protocol.schema import definitions
from tests.campaign.addresses import Address, addresses
from tests.campaign.caller import Caller, Gone, Live
from tests.campaign.ledger import Row
from tests.campaign.material import MONSTERS, drawn, spoilt, told_by, varied
from tests.campaign.people import GAMES, Table, finished, known_of, set_up
from tests.table.house import Server

RECORDS: Final = Path(__file__).parents[1] / "games"
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
    known = addresses(description, distinct, seed)
    async with Caller(server.port, row) as caller:
        tables = [await set_up(caller, game) for game in GAMES for _ in range(tables_each)]
        for table in tables:
            await table.look(caller)
        tables += await finished(server, caller)
    share = Share(int(many * WARM))
    await asyncio.gather(*(ask(server, row, known, tables, share, Random(f"{seed} {at}")) for at in range(CALLERS)))
    share = Share(many - row.requests)
    with row.weighing(server):
        await asyncio.gather(*(ask(server, row, known, tables, share, Random(f"{at} {seed}")) for at in range(CALLERS)))
    row.held = f"every reply is what OpenAPI says; {len(known)} addresses, {distinct} wishes drawn for each"


async def ask(
    server: Server, row: Row, known: list[Address], tables: list[Table], share: Share, rng: Random
) -> None:  # fmt: skip
    records = [file.read_bytes() for file in sorted(RECORDS.glob("*/matches/*.match"))]
    async with Caller(server.port, row) as caller:
        while share.take():
            address, at = rng.choice(known), rng.randrange(len(tables))
            path, body = asked(address, tables[at], rng)
            if address.path == "/api/records":
                body = upload(rng.choice(records), rng)
            key = rng.choice([*tables[at].keys, tables[at].key, tables[at].key, "", "x" * rng.randrange(60)])
            try:
                reply = await caller.ask(address.method, path, body, key)
                row.expect(not (wrong := address.otherwise(reply)), wrong)
                if reply.status == 200 and address.path == "/api/tables/{table}":
                    tables[at].seen(reply.data) if reply.data["table"] == tables[at].id else None
                elif reply.status == 200 and address.path.endswith(("/answers", "/free", "/claim")):
                    tables[at] = await freshened(caller, tables[at])
            except Gone:
                pass


async def freshened(caller: Caller, table: Table) -> Table:
    """The table as it stands; another where it has come to its end or its keys have changed hands."""
    reply = await table.look(caller)
    return await set_up(caller, table.game) if reply.status != 200 or table.over else table


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
    messages = drawn(told_by(found["FromClient"], found), distinct, seed)
    async with Caller(server.port, row) as caller:
        tables = [await set_up(caller, game) for game in GAMES for _ in range(tables_each)]
    share = Share(int(many * WARM))
    await asyncio.gather(*(talk(server, row, messages, tables, at, share, seed) for at in range(2 * len(tables))))
    share = Share(many - row.frames)
    with row.weighing(server):
        await asyncio.gather(*(talk(server, row, messages, tables, at, share, ~seed) for at in range(2 * len(tables))))
    row.held = f"every connection stayed and answered; {len(tables)} tables, {distinct:,} messages drawn"


async def talk(
    server: Server, row: Row, messages: list[Any], tables: list[Table], at: int, share: Share, seed: int
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
                    if not await burst(live, messages, table, share, rng) or table.over:
                        break
        except Gone:
            pass


async def burst(live: Live, messages: list[Any], table: Table, share: Share, rng: Random) -> bool:
    """Some frames, then a ping: when it is answered, all that came before has been. Whether there are more to send."""
    pongs = 1
    for _ in range(rng.randrange(1, BURST)):
        if not share.take():
            break
        message = varied(rng.choice(messages), known_of(table, rng, rng.choice((0.2, 0.6, 0.9, 1.0))))
        if message["type"] == "answer" and rng.random() < 0.8:
            message["number"] = table.number + rng.choice((-1, 1, 2))  # few answers, or they would be all the work
        message = spoilt(message, rng) if rng.random() < 0.4 else message
        frame: str | bytes = json.dumps(message)
        match rng.randrange(30):
            case 0:
                frame = frame[: rng.randrange(len(frame))]
            case 1:
                frame = json.dumps(message).encode()
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
