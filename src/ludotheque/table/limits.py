"""Limits at the door: how often somebody comes, how many connections he holds, how much is read, and for how long."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.table.language import language_of
from ludotheque.table.rates import Rates
from ludotheque.table.refusals import TableRefusal, as_data
from ludotheque.table.settings import BODY_BYTES, RECORD_BYTES, Settings
from ludotheque.table.visitor import Visitor, household, visitor

LARGER: Final = {"/api/records": RECORD_BYTES}
LATER: Final = 1013  # the code of a closed connection that may be tried again


class Limits:
    """Knows who visits, and counts; `refuse` makes the answer to what is too much, too large or too slow."""

    def __init__(self, app: ASGIApp, settings: Settings, refuse: Callable[[Scope, TableRefusal], ASGIApp]) -> None:
        self.app = app
        self.refuse = refuse
        self.rates = Rates(settings.rates)
        self.patience = settings.patience
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        guest = Visitor(household(scope), self.rates)
        visitor.set(guest)
        if scope["type"] == "websocket":
            return await self._connected(guest, scope, receive, send)
        try:
            guest.spend("requests")
            receive = await self._body(scope, receive)
        except TableRefusal as refusal:
            return await self.refuse(scope, refusal)(scope, receive, send)
        await self.app(scope, receive, send)

    async def _body(self, scope: Scope, receive: Receive) -> Receive:
        """The whole body, read before anybody waits for it."""
        most = LARGER.get(scope["path"], BODY_BYTES)
        body: list[Message] = []
        size, more = 0, True
        try:
            async with asyncio.timeout(self.patience):
                while more:
                    message = await receive()
                    body.append(message)
                    size += len(message.get("body", b""))
                    more = bool(message.get("more_body", False))
                    if size > most:
                        raise TableRefusal("too-large", most=most)
        except TimeoutError:
            raise TableRefusal("too-slow") from None

        async def again() -> Message:
            return body.pop(0) if body else await receive()

        return again

    async def _connected(self, guest: Visitor, scope: Scope, receive: Receive, send: Send) -> None:
        """A live connection counts as long as it is open."""
        most = self.rates.rates.get("sockets")
        try:
            guest.spend("requests")
            if most and self._sockets[guest.household] >= most.at_once:
                raise TableRefusal("too-many", what="sockets", seconds=10)
        except TableRefusal as refusal:
            return await turn_away(scope, receive, send, refusal)
        self._sockets[guest.household] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._sockets[guest.household] -= 1
            if not self._sockets[guest.household]:
                del self._sockets[guest.household]


async def turn_away(scope: Scope, receive: Receive, send: Send, refusal: TableRefusal) -> None:
    """A browser tells no reason for a connection that was never made: so it is made, told why, and closed."""
    said = {"type": "refusal", **as_data(refusal, language_of(HTTPConnection(scope)))}
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": json.dumps(said, ensure_ascii=False)})
    await send({"type": "websocket.close", "code": LATER})
