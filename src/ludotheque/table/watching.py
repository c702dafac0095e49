"""Watching: every request is counted and, where the host wants it, logged by the form of its address."""

from __future__ import annotations

import logging
from time import monotonic

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.table.measures import measures

log = logging.getLogger("ludotheque.requests")


class Watching:
    """Outermost, so that what is refused at the door counts as well."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        began, status = monotonic(), 500

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sent)
        finally:
            seconds, form = monotonic() - began, form_of(scope)
            measures().request(form, status, seconds)
            if log.isEnabledFor(logging.INFO):
                facts = {"method": scope["method"], "route": form, "status": status, "ms": round(1000 * seconds, 1)}
                log.info("request", extra={"facts": facts})


def form_of(scope: Scope) -> str:
    """`/api/tables/{table}`, whichever table it was."""
    route = scope.get("route")
    return str(getattr(route, "path", "")) or ("/static" if scope["path"].startswith("/static/") else "other")
