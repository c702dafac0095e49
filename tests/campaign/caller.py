"""Those who call: by HTTP and live, many at once, and every reply and every broken connection is counted."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Final, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.campaign.ledger import Row

PATIENCE: Final = 300.0  # seconds after which no answer is as bad as a broken connection
ON_PURPOSE: Final = (1000, 1001, 1009, 1013, 4403)  # closed by somebody who said why: 1009 too large, 1013 come back
LARGEST: Final = 64 * 1024


class Gone(Exception):
    """The other side has hung up without an answer."""


@dataclass(frozen=True)
class Reply:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)


@dataclass
class Caller:
    """One connection by HTTP, opened anew where it was closed; `address` is where it seems to come from."""

    port: int
    row: Row
    address: str = ""
    cut_off: bool = False  # whoever is killed hangs up
    _reader: asyncio.StreamReader | None = field(default=None, repr=False)
    _writer: asyncio.StreamWriter | None = field(default=None, repr=False)

    async def ask(self, method: str, path: str, wish: Any = None, key: str = "", **headers: str) -> Reply:
        """Ask, with a wish as JSON or with bytes as they are; what was never answered raises `Gone`."""
        body = wish if isinstance(wish, bytes) else b"" if wish is None else json.dumps(wish).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", f"Content-Length: {len(body)}"]
        lines += [f"Authorization: Bearer {key}"] if key else []
        lines += [f"X-Forwarded-For: {self.address}"] if self.address else []
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        lines += [] if "Content_Type" in headers or not body else ["Content-Type: application/json"]
        asked = "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogatepass") + body
        used = self._writer is not None
        try:
            try:
                reply = await self._told(asked, method)
            except (OSError, EOFError):
                self.hang_up()
                if not used:
                    raise
                reply = await self._told(asked, method)  # a connection that rests is closed by and by
        except (OSError, EOFError) as problem:
            self.hang_up()
            if not self.cut_off:
                self.row.broke(f"{method} {path} {body[:200]!r}: {problem!r}")
            raise Gone from None
        self.row.replied(reply.status, f"{method} {path} {body[:200]!r}", reply.body)
        return reply

    async def _told(self, asked: bytes, method: str) -> Reply:
        async with asyncio.timeout(PATIENCE):
            if self._reader is None or self._writer is None:
                self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
            self._writer.write(asked)
            head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = dict(_named(line) for line in head[1:] if line)
            body = b""
            if method != "HEAD":
                body = await self._reader.readexactly(int(headers.get("content-length", 0)))
        if headers.get("connection") == "close":
            self.hang_up()
        return Reply(int(head[0].split()[1]), headers, body)

    def hang_up(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        self.hang_up()


def _named(line: str) -> tuple[str, str]:
    name, _, value = line.partition(":")
    return name.lower(), value.strip()


class Live:
    """One live connection."""

    def __init__(self, socket: ClientConnection, row: Row) -> None:
        self.socket = socket
        self.row = row
        self.closed: int | None = None  # with this code, by the server

    @staticmethod
    async def open(port: int, row: Row, table: str, key: str = "", address: str = "", lang: str = "en") -> Live:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        headers |= {"X-Forwarded-For": address} if address else {}
        url = f"ws://127.0.0.1:{port}/api/tables/{table}/live?lang={lang}"
        try:
            socket = await connect(
                url, additional_headers=headers, max_size=None, ping_interval=None, compression=None, proxy=None,
                open_timeout=PATIENCE,
            )  # fmt: skip
        except (OSError, EOFError, InvalidHandshake) as problem:
            row.broke(f"{url}: {problem!r}")
            raise Gone from None
        return Live(socket, row)

    async def send(self, frame: str | bytes) -> None:
        self.row.frames += 1
        try:
            await self.socket.send(frame)
        except ConnectionClosed as end:
            self._ended(end)

    async def tell(self, **message: Any) -> None:
        await self.send(json.dumps(message))

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; `Gone` where there is none any more."""
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    message: dict[str, Any] = json.loads(await self.socket.recv())
            except ConnectionClosed as end:
                self._ended(end)
            except TimeoutError:
                self.row.broke(f"nothing was heard of {kinds} for {PATIENCE} s")
                raise Gone from None
            self.row.heard[message["type"]] += 1
            if not kinds or message["type"] in kinds:
                return message

    def _ended(self, end: ConnectionClosed) -> None:
        self.closed = end.rcvd.code if end.rcvd else 1006
        if self.closed not in ON_PURPOSE:
            self.row.broke(f"a live connection was closed with {self.closed}")
        raise Gone from None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        await self.socket.close()
