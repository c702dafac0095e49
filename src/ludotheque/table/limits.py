"""Limits to what is read: a body that is too large is refused before it fills the memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.table.refusals import TableRefusal
from ludotheque.table.settings import BODY_BYTES, RECORD_BYTES

LARGER: Final = {"/api/records": RECORD_BYTES}


class Limits:
    """Counts the bytes of a body as they come; `refuse` makes the answer to one that is too large."""

    def __init__(self, app: ASGIApp, refuse: Callable[[Scope, TableRefusal], ASGIApp]) -> None:
        self.app = app
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        most = LARGER.get(scope["path"], BODY_BYTES)
        body: list[Message] = []
        size, more = 0, True
        while more and size <= most:
            message = await receive()
            body.append(message)
            size += len(message.get("body", b""))
            more = bool(message.get("more_body", False))
        if size > most:
            answer = self.refuse(scope, TableRefusal("too-large", most=most))
            return await answer(scope, receive, send)

        async def again() -> Message:
            return body.pop(0) if body else await receive()

        await self.app(scope, again, send)
