"""Slow readers, floods and bombs: whoever means harm is let go or told to wait, and the others are served."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
from random import Random
from typing import Any, Final

from ludotheque.core.record import MOST_LINES, UNDO, Line
from ludotheque.core.state import CHANCE
from ludotheque.games import games
from ludotheque.table.settings import RECORD_BYTES
from tests.campaign.caller import Caller, Gone, Live
from tests.campaign.ledger import Row, memory
from tests.campaign.material import MONSTERS
from tests.campaign.people import set_up
from tests.table.house import Server
from tests.table.test_connections import held

HASTY: Final = {"LUDOTHEQUE_PATIENCE": "3", "LUDOTHEQUE_LIMITS": "requests 400+.01, sockets 10"}
SLOW_PAGE: Final = "/rules/tapestry"  # a long one
SECRET: Final = base64.b64encode(bytes(16)).decode()
SHAPE: Final = b'{"type":"shape","shape":"wide"}'  # is answered with a whole frame
MASKED: Final = bytes([0x81, 0x80 | len(SHAPE), 0, 0, 0, 0]) + SHAPE
DEEP: Final = (b"[" * 30_000, b'{"a":' * 10_000, b"[" * 20_000 + b"]" * 20_000)


async def slow(server: Server, row: Row, many: int) -> None:
    """So many who never finish a request, never take an answer, never read what is sent to them live."""
    async with Caller(server.port, row, "192.0.2.1") as caller:
        table = await set_up(caller)
        await caller.ask("GET", SLOW_PAGE)
        row.before = memory(server)  # the words of that page are kept on purpose
        sleepers = []
        for at in range(many):
            first, then = ways(server.port, table.id, f"10.2.{at // 250}.{at % 250}")[at % 5]
            sleepers.append(await asyncio.to_thread(sleeper, server.port, first, then))
            row.requests += 1
            row.frames += 300 if then else 0
        served = 0
        while held(server, sleepers):
            caller.address = f"10.3.{served // 250}.{served % 250}"  # the others are many
            served += 1
            await table.look(caller)
            if not table.over:
                row.expect((await table.answered(caller)).status == 200, "who plays was not served")
            await asyncio.sleep(0.3)
        for each in sleepers:
            each.close()
    row.held = f"{many} who neither read nor go on were let go; people answered {served} times meanwhile"


def ways(port: int, table: str, address: str) -> tuple[tuple[bytes, bytes], ...]:
    """What is said first, and what then, before somebody falls asleep."""
    head = f"Host: 127.0.0.1:{port}\r\nX-Forwarded-For: {address}\r\n"
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
    return (
        (b"", b""),
        (b"GET / HTTP/1.1\r\nX: ", b""),
        (f"POST /api/tables HTTP/1.1\r\n{head}Content-Length: 100\r\n\r\n{{".encode(), b""),
        (f"GET {SLOW_PAGE} HTTP/1.1\r\n{head}\r\n".encode() * 40, b""),
        (f"GET /api/tables/{table}/live HTTP/1.1\r\n{head}{upgrade}{SECRET}\r\n\r\n".encode(), MASKED * 300),
    )


def sleeper(port: int, first: bytes, then: bytes) -> socket.socket:
    """Somebody who says this, and then never reads."""
    caller = socket.socket()
    caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    caller.settimeout(60)
    caller.connect(("127.0.0.1", port))
    caller.sendall(first)
    if then:
        caller.recv(10)  # it is open
        caller.sendall(then)
    return caller


async def floods(server: Server, row: Row, many: int) -> None:
    """From one address far more than it may ask for; others ask a little meanwhile."""

    async def flood() -> None:
        async with Caller(server.port, row, "203.0.113.1") as caller:
            for _ in range(many // 8):
                reply = await caller.ask("GET", "/api/tables")
                row.expect(reply.status in (200, 429), f"a flood was answered {reply.status}")
                row.expect(reply.status != 429 or int(reply.headers["retry-after"]) > 0, "429 does not say how long")

    async def live_flood() -> None:
        """Connections beyond the limit are told why, and closed with 1013."""
        for _ in range(max(1, many // 50)):
            async with await Live.open(server.port, row, table.id, address="203.0.113.1") as live:
                try:
                    while (await live.hear())["type"] != "refusal":
                        await live.send(SHAPE.decode())
                except Gone:
                    pass

    async def others() -> None:
        for at in range(max(1, many // 100)):
            async with Caller(server.port, row, f"198.51.100.{at % 250}") as caller:
                for path in ("/api/tables", f"/api/tables/{table.id}", "/"):
                    reply = await caller.ask("GET", path)
                    row.expect(reply.status == 200, f"somebody else was answered {reply.status}")

    async with Caller(server.port, row, "192.0.2.1") as caller:
        table = await set_up(caller)
    await asyncio.gather(*(flood() for _ in range(8)), live_flood(), others())
    row.expect(row.statuses[429] > many // 2, "the flood was not held back")
    row.held = f"{row.statuses[429]:,} were told to wait (429), the others were all served"


async def bombs(server: Server, row: Row, many: int, lines: int, seed: int) -> None:
    """What is small to send and large to read: deep JSON, huge numbers, half signs, long records; on every way in."""
    rng = Random(seed)
    async with Caller(server.port, row) as caller:
        table = await set_up(caller)
        await table.look(caller)
        posts = [f"/api/tables/{table.id}/{what}" for what in ("answers", "undo", "chat", "hint", "rename", "claim")]
        for _ in range(many):
            for bomb in (*DEEP, *map(json_of, MONSTERS), number(rng), text(rng)):
                reply = await caller.ask("POST", rng.choice([*posts, "/api/tables", "/api/records"]), bomb, table.key)
                row.expect(400 <= reply.status < 500, f"{bomb[:60]!r} was answered {reply.status}")
            for record in records(rng, lines):
                reply = await caller.ask("POST", "/api/records", record, Content_Type="text/plain")
                row.expect(reply.status in (200, 413, 422), f"{record[:60]!r} was answered {reply.status}")
            await live_bombs(server, row, table.id, table.key, rng)
            row.expect((await table.look(caller)).status == 200, "the table is not to be seen any more")
    row.held = (
        f"{many} rounds of deep JSON, numbers of 5,000 digits, half signs, records of {MOST_LINES:,} lines and more"
    )


async def live_bombs(server: Server, row: Row, table: str, key: str, rng: Random) -> None:
    """After each that may be read the connection stands; what is too large or no text closes it, with a code."""
    fatal: tuple[tuple[str | bytes, int], ...] = ((b"\xff\xfe", 1007), ("x" * 70_000, 1009))
    for frame, code in fatal:
        live = await Live.open(server.port, row, table, key)
        await live.hear("position")
        await live.socket.send(frame, text=True)
        row.frames += 1
        await live.socket.wait_closed()
        row.expect(live.socket.close_code == code, f"closed with {live.socket.close_code} instead of {code}")
    async with await Live.open(server.port, row, table, key) as live:
        await live.hear("position")
        for bomb in (*DEEP, *map(json_of, MONSTERS), number(rng), text(rng)):
            await live.send(bomb.decode("utf-8", "replace"))
            await live.hear("refusal")


def json_of(monster: Any) -> bytes:
    return json.dumps({"type": "answer", "number": monster, "seat": monster, "action": monster}).encode()


def number(rng: Random) -> bytes:
    return b'{"type":"undo","number":' + b"9" * rng.randrange(20, 6000) + b',"seat":0}'


def text(rng: Random) -> bytes:
    return b'{"type":"chat","text":"' + rng.choice((rb"\ud800", rb"\udc00\ud800", rb"\u0000")) + b'"}'


def records(rng: Random, lines: int) -> list[bytes]:
    """Records that are long, go back and forth, or hold what nobody plays."""
    match = games["loire"].new(2, f"bomb {rng.random()}")
    plain = match.record.text().encode()

    def played(*told: Line) -> bytes:
        match.lines = list(told)
        return match.record.text().encode()

    first = str(match.options[0])
    pair = (Line(0, first), Line(0, UNDO))
    return [
        played(*pair * (lines // 2)),
        played(*pair * MOST_LINES),
        played(Line(CHANCE, "roll 1 1")),
        played(Line(0, "9" * 5000)),
        played(*(Line(0, UNDO),) * 10),
        played(Line(0, first)).replace(b"\n0 ", "\n² ".encode()),
        plain.replace(b"seats: 2", b"seats: " + b"9" * 5000),
        plain.replace(b"names: [", b"names: " + b"[" * 20_000),
        plain + b"\n" * 200_000,
        b"\xff" * 1000,
        b"x" * (RECORD_BYTES + 1),
    ]
