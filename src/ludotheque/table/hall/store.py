"""The store: tables with their keys and lines, what was said there, and uploads."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import inf
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, bindparam, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session, defer

from ludotheque.core.record import Line
from ludotheque.table.hall import reading
from ludotheque.table.hall.database import PLAIN, Database, Taken, log, reason, unread
from ludotheque.table.hall.rows import Base, ChatRow, KeyRow, LineRow, PersonRow, ReplayRow, TableRow
from ludotheque.table.protocol.position import Said
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.seating import COMPUTER
from ludotheque.table.settings import CHAT_SHOWN, REPLAYS_SHOWN, TABLES_SHOWN

MOST_KEYS: Final = 100  # of one table: a host's, and one for each seat, handed on now and then
MOST_THINKING: Final = 100_000  # tables that wait for a computer when the server starts
NEW_LINES: Final = insert(Base.metadata.tables["lines"])
NEW_CALLS: Final = insert(Base.metadata.tables["calls"])
NEW_MOMENT: Final = update(Base.metadata.tables["tables"]).where(TableRow.id == bindparam("of"))


Found = tuple[TableRow, list[KeyRow], list[Line], list[ChatRow]]


class Store(Database):
    """Tables, keys, lines, chat and uploads in one database."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._complained: set[str] = set()

    # tables

    def create(
        self, table: TableRow, keys: list[KeyRow], lines: list[Line], after: str | None = None,
        calls: Sequence[dict[str, Any]] = (),
    ) -> None:  # fmt: skip
        """A new table with its keys, the lines that chance has answered already, and the calls to those it is set for.
        The people of a table before are led to it; raises `Taken` when they were led to another already."""
        with self.writing() as session:
            if after is not None:
                free = update(TableRow).where(TableRow.id == after, TableRow.rematch.is_(None))
                led = session.execute(free.values(rematch=table.id).returning(TableRow.id), execution_options=PLAIN)
                if led.first() is None:
                    raise Taken
                self.noted(session, after, "changed")
            session.add(table)
            session.flush()
            session.add_all(keys)
            session.add_all(rows(table.id, 0, lines))
            if calls:
                session.flush()
                session.execute(NEW_CALLS, list(calls))

    def append(
        self, table: str, before: int, lines: list[Line], changes: dict[str, Any],
        calls: Sequence[dict[str, Any]] = (), more: Callable[[Session], None] | None = None,
    ) -> None:  # fmt: skip
        """The lines that follow the first `before`, and the calls and whatever else comes of them; raises `Taken` when
        others were stored first."""
        made = [{"table": table, "number": before + at, "seat": line.seat, "notation": line.notation}
                for at, line in enumerate(lines, 1)]  # fmt: skip
        changed = {"changed": time.time(), "number": before + len(lines), **changes}

        def write(connection: Connection) -> None:  # no session: nothing of the rows is held in memory
            connection.execute(NEW_LINES, made)
            connection.execute(NEW_MOMENT, {"of": table, **changed})
            if calls:
                connection.execute(NEW_CALLS, list(calls))
            if more is not None:
                with Session(connection, join_transaction_mode="create_savepoint") as session:
                    more(session)
                    session.commit()
            self.noted(connection, table, "changed")

        with self.safely():
            self.write(write)

    def change(self, table: str, **changes: Any) -> None:
        with self.writing() as session:
            session.execute(update(TableRow).where(TableRow.id == table).values(changes))
            self.noted(session, table, "changed")

    def find(self, table: str) -> Found:
        """All that is known of a table; what cannot be read of keys and chat is left out, of the lines it is `LOST`."""
        try:
            with self.sessions() as session:
                row = reading.table_row(session, table)
                if row is None:
                    raise TableRefusal("table-unknown", table=table[:40])
                row = reading.mended(row)
                lines = reading.lines_of(session, table)
                keys, lost = reading.each(session, select(KeyRow).where(KeyRow.table == table), MOST_KEYS)
                sound = [key for key in keys if reading.opens_seats(key, len(row.seats))]
                wanted = select(ChatRow).where(ChatRow.table == table).order_by(ChatRow.id.desc())
                said, unheard = reading.each(session, wanted, CHAT_SHOWN)
                heard = [each for each in said if reading.is_said(each)]
        except reading.Broken as damage:
            raise self.broken(table, str(damage)) from None
        except (SQLAlchemyError, OSError) as problem:
            raise self.broken(table, reason(problem)) if reading.is_damage(problem) else unread(problem) from None
        if lost or unheard or len(sound) < len(keys) or len(heard) < len(said):
            self.complain(table, "some of its keys, or of what was said there, were left out")
        return row, sound, lines, heard[::-1]

    def since(self, table: str, number: int) -> tuple[TableRow, list[KeyRow], list[Line]]:
        """What other processes may have changed at a table, and the answers after so many."""
        with self.reading() as session:
            row = session.get(TableRow, table, options=[defer(TableRow.snapshot)])
            if row is None:
                raise TableRefusal("table-unknown", table=table[:40])
            keys = list(session.scalars(select(KeyRow).where(KeyRow.table == table)))
            later = select(LineRow).where(LineRow.table == table, LineRow.number > number).order_by(LineRow.number)
            lines = [Line(line.seat, line.notation) for line in session.scalars(later)]
        return row, keys, lines

    def broken(self, table: str, why: str) -> TableRefusal:
        """What the people of a table are told that cannot be opened, and how much of its record there still is."""
        self.complain(table, why)
        try:
            with self.sessions() as session:
                kept = session.scalar(select(func.count()).select_from(LineRow).where(LineRow.table == table)) or 0
        except SQLAlchemyError:
            kept = 0
        return TableRefusal("table-broken", table=table[:40], kept=kept)

    def complain(self, table: str, why: str) -> None:
        """Once for each table, however often somebody looks at it."""
        if table not in self._complained:
            self._complained.add(table)
            log.error("table %s cannot be read, and “ludotheque doctor” may help: %s", table, why)

    def open_tables(self, since: float = 0.0) -> list[TableRow]:
        """The tables where something happened last, newest first, without those that cannot be read."""
        return self._latest(~TableRow.over & (TableRow.changed >= since), TABLES_SHOWN)

    def past_tables(self) -> list[TableRow]:
        """Those whose matches ended last."""
        return self._latest(TableRow.over.is_(True), REPLAYS_SHOWN)

    def _latest(self, which: ColumnElement[bool], most: int) -> list[TableRow]:
        """Never those that are private."""
        with self.reading() as session:
            wanted = select(TableRow).where(which & ~TableRow.private).order_by(TableRow.changed.desc())
            found, lost = reading.each(session, wanted.options(defer(TableRow.snapshot)), most)
        if lost:
            self.complain("*", f"{lost} of those that are listed")
        return [row for row in found if self._readable(row)]

    def waiting_seats(self, tables: list[str]) -> dict[str, set[int]]:
        """The seats of these tables where nobody has sat down yet."""
        with self.reading() as session:
            wanted = select(KeyRow).where(KeyRow.table.in_(tables), ~KeyRow.claimed)
            keys, _ = reading.each(session, wanted, MOST_KEYS * TABLES_SHOWN)
        waiting: dict[str, set[int]] = {}
        for key in keys:
            waiting.setdefault(key.table, set()).update(key.seats)
        return waiting

    def _readable(self, row: TableRow) -> bool:
        try:
            reading.checked(row)
        except reading.Broken as damage:
            self.complain(str(row.id), str(damage))
            return False
        return True

    def thinking_tables(self, since: float = 0.0, until: float = inf) -> list[str]:
        """The tables where somebody waits for a computer, and where something last happened within this time."""
        with self.reading() as session:
            wanted = select(TableRow).where(TableRow.thinks, TableRow.changed.between(since, until))
            found, _ = reading.each(session, wanted.options(defer(TableRow.snapshot)), MOST_THINKING)
        return [row.id for row in found if self._readable(row) and any(seat["kind"] != COMPUTER for seat in row.seats)]

    # what was said, and uploads

    def say(self, table: str, said: Said, person: str | None = None) -> None:
        """Unless whoever keeps the house has silenced the seat, or the person."""
        with self.writing() as session:
            silenced = session.scalar(select(TableRow.silenced).where(TableRow.id == table)) or []
            until = session.scalar(select(PersonRow.silenced).where(PersonRow.id == person)) if person else None
            if said["seat"] in silenced or (until or 0.0) > time.time():
                raise TableRefusal("silenced")
            session.add(ChatRow(table=table, **said))
            self.noted(session, table, "said", **said)

    def keep_replay(self, id: str, text: str) -> None:
        with self.writing() as session:
            session.merge(ReplayRow(id=id, text=text, created=time.time()))

    def replay(self, id: str) -> str | None:
        try:
            with self.sessions() as session:
                text = session.scalar(select(ReplayRow.text).where(ReplayRow.id == id))
        except (SQLAlchemyError, OSError) as problem:
            if not reading.is_damage(problem):
                raise unread(problem) from None
            raise TableRefusal("replay-broken", replay=id[:40]) from None
        if text is not None and not isinstance(text, str):
            raise TableRefusal("replay-broken", replay=id[:40])
        return text


def rows(table: str, before: int, lines: list[Line]) -> list[LineRow]:
    return [
        LineRow(table=table, number=before + at, seat=line.seat, notation=line.notation)
        for at, line in enumerate(lines, 1)
    ]
