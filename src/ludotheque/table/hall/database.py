"""The database: what was acknowledged is on disk. Every failure is a sentence, and leaves all as it was."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from threading import Lock
from typing import Any, Final

from pydantic_core import to_json
from sqlalchemy import Connection, create_engine, event, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.orm import Session, sessionmaker
from sqlalchemy.pool import QueuePool

from ludotheque.table.hall.exchange import CHANNEL, WHO, Note
from ludotheque.table.hall.revision import brought_up
from ludotheque.table.hall.rows import TableRow
from ludotheque.table.hall.together import Together, Work
from ludotheque.table.refusals import TableRefusal

log = logging.getLogger("ludotheque.table")
PLAIN: Final = {"synchronize_session": False}  # nothing of the row is held in memory
AT_ONCE: Final = 15  # connections to PostgreSQL, which are kept: to make one anew takes longer than to store an answer
TOLD: Final = text("SELECT pg_notify(:channel, :note)")


class Taken(Exception):
    """Somebody else's answer with this number is stored already."""


class Database:
    """One database, read and written; all methods may be called from any thread."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._turn: AbstractContextManager[Any] = nullcontext()
        try:
            # An error tells nothing of what is stored. The connection that wrote last writes next: it knows what lies
            # where, and any other would have to read that anew.
            self.shared = make_url(url).get_backend_name() == "postgresql"  # other processes may serve it as well
            pool = {"pool_size": AT_ONCE, "max_overflow": 0} if self.shared else {}
            self.engine = create_engine(
                url, hide_parameters=True, json_serializer=written, poolclass=QueuePool, pool_use_lifo=True, **pool
            )
            self.write = self._write_alone
            if make_url(url).get_backend_name() == "sqlite":
                event.listen(self.engine, "connect", durable)
                self._turn = Lock()  # SQLite lets one write at a time and does not queue the others; we do
                self.write = Together(self.engine, self._turn).write
            brought_up(self.engine)
            self.sessions = sessionmaker(self.engine, expire_on_commit=False)
            with self.sessions.begin() as session:  # a database that cannot be written is told of at the start
                session.execute(update(TableRow).where(TableRow.id == "").values(over=True))
        except ModuleNotFoundError as problem:
            raise TableRefusal("database-driver", database=without_password(url), driver=str(problem.name)) from None
        except (SQLAlchemyError, OSError) as problem:
            raise TableRefusal("database", database=without_password(url), why=reason(problem)) from None

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """One transaction: all of it is on disk afterwards, or nothing has changed."""
        with self.safely(), self._turn, self.sessions.begin() as session:
            yield session

    @contextmanager
    def safely(self) -> Iterator[None]:
        """Every failure in our words."""
        try:
            yield
        except IntegrityError:
            raise Taken from None
        except (SQLAlchemyError, OSError) as problem:
            log.error("the database could not be written: %s", reason(problem))
            raise TableRefusal("unstored") from None

    def _write_alone(self, work: Work) -> None:
        """PostgreSQL itself waits for the disk once for all who write at the same moment."""
        with self.engine.begin() as connection:
            work(connection)

    @contextmanager
    def reading(self) -> Iterator[Session]:
        try:
            with self.sessions() as session:
                yield session
        except (SQLAlchemyError, OSError) as problem:
            raise unread(problem) from None

    def noted(self, session: Session | Connection, table: str, what: str, **facts: Any) -> None:
        """Other processes hear of it when the transaction is on disk, and not before."""
        if self.shared:
            session.execute(TOLD, {"channel": CHANNEL, "note": Note(WHO, table, what, facts).text()})


def unread(problem: Exception) -> TableRefusal:
    log.error("the database could not be read: %s", reason(problem))
    return TableRefusal("unread")


def written(value: Any) -> str:
    """As JSON, quickly; what is no UTF-8 is escaped all the same."""
    try:
        return to_json(value).decode()
    except ValueError:
        return json.dumps(value)


def durable(connection: Any, _record: Any) -> None:
    """A commit is on disk, also when the power fails; readers do not wait for writers."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def without_password(url: str) -> str:
    """The address of a database as it may be told to whoever starts the server."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return "***"


def reason(problem: BaseException) -> str:
    """The database's own words, without the statement it was given and without what is stored."""
    return str(getattr(problem, "orig", None) or problem).partition(" with text ")[0]
