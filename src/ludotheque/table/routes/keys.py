"""Keys on their way: a browser keeps its key as a cookie that no script can read, a program names it in a header."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from ludotheque.table.seating import Shown

COOKIE: Final = "seat"
YEAR: Final = 31_536_000
LOOKING: Final = ("GET", "HEAD")


async def shown_key(connection: HTTPConnection) -> Shown | None:
    """The key that comes with a request. To change something by a cookie, a browser must say on which page it is."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return Shown(key.strip())
    kept = connection.cookies.get(COOKIE)
    looking = connection.scope.get("method") in LOOKING
    return Shown(kept, kept=True) if kept and (looking or from_page(connection)) else None


ShownKey = Annotated[Shown | None, Depends(shown_key)]


def from_page(connection: HTTPConnection) -> bool:
    """Whether a page of ours asks, in a browser; where a foreign page asks, nothing comes as far as here."""
    return "origin" in connection.headers


def hand_over(connection: HTTPConnection, reply: Response, table: str, key: str) -> bool:
    """Give a browser its key to keep; False for a program, which must be told it."""
    if not from_page(connection):
        return False
    secure = connection.headers["origin"].startswith("https:")
    reply.set_cookie(COOKIE, key, YEAR, path=f"/api/tables/{table}", secure=secure, httponly=True, samesite="strict")
    return True
