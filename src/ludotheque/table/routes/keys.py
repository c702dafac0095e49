"""Keys on their way: a browser keeps its key as a cookie that no script can read, a program names it in a header."""

from __future__ import annotations

from typing import Annotated, Final

from anyio import to_thread
from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from ludotheque.table.hall.people import Person
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.routes.context import hall_of
from ludotheque.table.seating import Shown

COOKIE: Final = "seat"
VISITS: Final = "visit"  # the cookie of whoever keeps a name here
YEAR: Final = 31_536_000
LOOKING: Final = ("GET", "HEAD")


async def who_visits(connection: HTTPConnection) -> Person | None:
    """The person who keeps a name here, if it is one."""
    token = connection.cookies.get(VISITS)
    if not token or not may_use_cookies(connection):
        return None
    return await to_thread.run_sync(hall_of(connection).people.of, token)


Visiting = Annotated[Person | None, Depends(who_visits)]


async def known(visiting: Visiting) -> Person:
    if visiting is None:
        raise TableRefusal("guest")
    return visiting


Known = Annotated[Person, Depends(known)]


async def shown_key(connection: HTTPConnection, visiting: Visiting) -> Shown | None:
    """The key that comes with a request, and the person, where they are known."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return Shown(key.strip())
    kept = connection.cookies.get(COOKIE, "") if may_use_cookies(connection) else ""
    person = visiting.id if visiting else None
    return Shown(kept, kept=True, person=person) if kept or person else None


ShownKey = Annotated[Shown | None, Depends(shown_key)]


def may_use_cookies(connection: HTTPConnection) -> bool:
    """To change something by a cookie, a browser must say on which page it is."""
    return connection.scope.get("method") in LOOKING or from_page(connection)


def from_page(connection: HTTPConnection) -> bool:
    """Whether a page of ours asks, in a browser; where a foreign page asks, nothing comes as far as here."""
    return "origin" in connection.headers


def hand_over(connection: HTTPConnection, reply: Response, table: str, key: str) -> bool:
    """Give a browser its key to keep; False for a program, which must be told it. Who sits by name alone needs none."""
    if not from_page(connection):
        return False
    if key:
        keep_cookie(connection, reply, COOKIE, key, f"/api/tables/{table}")
    return True


def keep_cookie(connection: HTTPConnection, reply: Response, name: str, value: str, path: str) -> None:
    """No script reads it, no other site sends it."""
    secure = connection.headers.get("origin", "").startswith("https:")
    reply.set_cookie(name, value, YEAR, path=path, secure=secure, httponly=True, samesite="strict")
