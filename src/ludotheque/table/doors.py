"""At the door: by which name the server was called, from which page, and what its replies forbid a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.table.refusals import TableRefusal

LOOKING: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
ALWAYS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
RAW: Final = [(name.encode(), value.encode()) for name, value in ALWAYS.items()]
SECRET: Final = ("/api/tables", "/t/")  # replies that depend on a key, and pages on which keys are shown


class Doors:
    """Lets in who calls the server by its name and, to change something, from a page of its own."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...], refuse: Callable[[Scope, TableRefusal], ASGIApp]) -> None:
        self.app = app
        self.hosts = hosts
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)

        async def dressed(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                dress(MutableHeaders(scope=message), scope["path"])
            await send(message)

        refusal = self.refusal(scope)
        if refusal is None:
            await self.app(scope, receive, dressed)
        elif scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
            await self.refuse(scope, refusal)(scope, receive, dressed)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.key})

    def refusal(self, scope: Scope) -> TableRefusal | None:
        headers = Headers(scope=scope)
        called, origin = headers.get("host", ""), headers.get("origin")
        if self.hosts and name_of(called) not in self.hosts:
            return TableRefusal("host-unknown", host=called[:100])
        changes = scope["type"] == "websocket" or scope["method"] not in LOOKING
        if changes and origin is not None and not self.is_own(origin, called):
            return TableRefusal("origin", origin=origin[:100])
        return None

    def is_own(self, origin: str, called: str) -> bool:
        """A proxy may call the server by another name than people do: then the trusted names decide."""
        page = urlsplit(origin).netloc
        return bool(page) and (without_usual_port(page) == without_usual_port(called) or name_of(page) in self.hosts)


def dress(headers: MutableHeaders, path: str) -> None:
    given = {name for name, _ in headers.raw}
    headers.raw.extend(each for each in RAW if each[0] not in given)
    if path.startswith(SECRET):
        headers["Cache-Control"] = "no-store"


def name_of(called: str) -> str:
    """A host without its port, as names are compared."""
    name, _, port = called.rpartition(":")
    return (name if name and port.isdigit() else called).strip("[]").lower()


def without_usual_port(called: str) -> str:
    return called.lower().removesuffix(":80").removesuffix(":443")
