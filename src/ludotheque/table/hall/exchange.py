"""The exchange: what processes that serve the same database tell one another.

What is stored is told by the transaction that stores it (`Store.noted`); only what is not stored, who is here and who
would like to take something back, is told from here. On SQLite there is one process, and nobody else to tell.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.engine import make_url

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = logging.getLogger("ludotheque.table")
CHANNEL: Final = "ludotheque"
PULSE: Final = 2.0  # seconds between two signs of life
SILENT: Final = 7.0  # seconds without one after which a process counts as gone
WHO: Final = secrets.token_hex(6)  # this process
THINKING: Final = 1682  # the kind of lock that whoever thinks for a table holds


@dataclass(frozen=True)
class Note:
    """Something that happened at a table in another process; without a table, a sign of life."""

    who: str
    table: str
    what: str
    facts: dict[str, Any] = field(default_factory=dict)

    def text(self) -> str:
        return json.dumps([self.who, self.table, self.what, self.facts], ensure_ascii=False)

    @staticmethod
    def read(text: str) -> Note:
        who, table, what, facts = json.loads(text)
        return Note(who, table, what, facts)


class Exchange:
    """Where there is only one process: nobody hears, and whoever wants to think may."""

    def __init__(self) -> None:
        self.heard: Callable[[Note], None] = lambda note: None
        self.missed: Callable[[], None] = lambda: None  # something may have been told while nobody listened
        self.lost: Callable[[str], None] = lambda who: None  # a process has gone

    @property
    def alone(self) -> bool:
        return True

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def tell(self, table: str, what: str, **facts: Any) -> None:
        """Say something that is not stored to the others."""

    async def take(self, table: str) -> bool:
        """Whether this process may think for a table; if so nobody else may, until it is given back."""
        return True

    async def give_back(self, table: str) -> None:
        pass


class PostgresExchange(Exchange):
    """LISTEN and NOTIFY, and advisory locks, which end with the process that holds them."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._speaking: AsyncConnection[Any] | None = None
        self._outgoing: asyncio.Queue[Note] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False
        self._alive: dict[str, float] = {}  # when each of the others last gave a sign of life

    @property
    def alone(self) -> bool:
        return False

    async def open(self) -> None:
        listening = asyncio.Event()
        works = (self._listen(listening), self._speak(), self._pulse())
        self._tasks = [asyncio.create_task(work) for work in works]
        await listening.wait()

    async def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._speaking is not None:
            await self._speaking.close()

    def tell(self, table: str, what: str, **facts: Any) -> None:
        self._outgoing.put_nowait(Note(WHO, table, what, facts))

    async def take(self, table: str) -> bool:
        found = await self._asked("SELECT pg_try_advisory_lock(%s, hashtext(%s))", THINKING, table)
        return bool(found)

    async def give_back(self, table: str) -> None:
        await self._asked("SELECT pg_advisory_unlock(%s, hashtext(%s))", THINKING, table)

    async def _asked(self, question: str, *facts: Any) -> Any:
        """The one value that is asked for; None while the database cannot be reached."""
        from psycopg import Error

        if self._closed:
            return None
        try:
            cursor = await (await self._connected()).execute(question, facts)
            row = await cursor.fetchone()
            return row[0] if row else None
        except (Error, OSError) as problem:
            log.warning("other processes cannot be told: %s", type(problem).__name__)
            return None

    async def _connected(self) -> AsyncConnection[Any]:
        from psycopg import AsyncConnection

        if self._speaking is None or self._speaking.closed:
            self._speaking = await AsyncConnection.connect(self._address, autocommit=True)
        return self._speaking

    async def _speak(self) -> None:
        while True:
            note = await self._outgoing.get()
            await self._asked("SELECT pg_notify(%s, %s)", CHANNEL, note.text())

    async def _pulse(self) -> None:
        while True:
            self.tell("", "here")
            for who in [who for who, seen in self._alive.items() if monotonic() > seen + SILENT]:
                del self._alive[who]
                self.lost(who)
            await asyncio.sleep(PULSE)

    async def _listen(self, listening: asyncio.Event) -> None:
        """As long as the server runs; a connection that breaks is made anew, and what was missed is looked up."""
        from psycopg import AsyncConnection, Error

        while True:
            with suppress(Error, OSError):
                async with await AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if listening.is_set():
                        self.missed()
                    listening.set()
                    async for notified in connection.notifies():
                        self._hear(notified.payload)
            listening.set()
            await asyncio.sleep(PULSE)

    def _hear(self, text: str) -> None:
        try:
            note = Note.read(text)
            if note.who == WHO:
                return
            self._alive[note.who] = monotonic()
            if note.table:
                self.heard(note)
        except Exception as problem:  # whatever somebody else writes on the channel
            log.warning("a note from another process could not be read: %s", type(problem).__name__)


def exchange_of(url: str) -> Exchange:
    return PostgresExchange(url) if make_url(url).get_backend_name() == "postgresql" else Exchange()
