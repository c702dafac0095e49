"""Repairing a database: what can be saved is saved, what is beyond help is set aside as text."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import ColumnElement, Connection, FromClause, delete, insert, literal_column, null, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from ludotheque.table.hall.examining import OF_A_TABLE, PAGE, Case, astray, homeless
from ludotheque.table.hall.keeping import kept
from ludotheque.table.hall.rows import ChatRow, KeyRow, LineRow, ReplayRow, TableRow, of_a_table
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.seating import Seat

PLAIN: Final = {"synchronize_session": False}


def mend(session: Session, case: Case, folder: Path) -> None:
    """Store a table as it was found to have been; or, if it is beyond help, set it aside."""
    if case.aside:
        write(folder / f"{as_name(case.id)}.txt", whole_text(session, case.id))
        for whose in of_a_table():
            session.execute(delete(whose.table).where(whose == case.id))
        session.execute(delete(TableRow).where(TableRow.id == case.id), execution_options=PLAIN)
        return
    assert case.row is not None
    changes: dict[str, object] = {"names": case.row.names}
    if case.match is not None:
        match, seats = case.match, [Seat(**seat) for seat in case.row.seats]
        thinks = not match.over and seats[match.seat].thinks
        changes |= {"number": len(match.lines), "asked": match.seat, "thinks": thinks, "over": match.over}
        changes["snapshot"] = kept(match)
        session.execute(delete(LineRow).where(LineRow.table == case.id), execution_options=PLAIN)
        made = [{"table": case.id, "number": at, "seat": line.seat, "notation": line.notation}
                for at, line in enumerate(match.lines, 1)]  # fmt: skip
        if made:
            session.execute(insert(LineRow), made)
    session.execute(update(TableRow).where(TableRow.id == case.id).values(changes), execution_options=PLAIN)
    odd = KeyRow.key_hash.not_in(case.keys)
    session.execute(delete(KeyRow).where(KeyRow.table == case.id, odd), execution_options=PLAIN)
    for at in range(0, len(case.unheard), PAGE):
        page = case.unheard[at : at + PAGE]
        session.execute(delete(ChatRow).where(ChatRow.id.in_(page)), execution_options=PLAIN)


def remove_orphans(session: Session) -> None:
    for kind, row in OF_A_TABLE.items():
        session.execute(delete(row).where(homeless(kind)), execution_options=PLAIN)
    session.execute(update(TableRow).where(astray()).values(rematch=null()), execution_options=PLAIN)


def set_upload_aside(session: Session, id: str, folder: Path) -> None:
    write(folder / f"{as_name(id)}.match", raw(session, ReplayRow.__table__, "text", ReplayRow.id == id))
    session.execute(delete(ReplayRow).where(ReplayRow.id == id), execution_options=PLAIN)


# as text


def whole_text(session: Session, id: str) -> str:
    """All that can be read of a table, column by column and line by line."""
    table = TableRow.__table__
    told = [f"{column.name}: {raw(session, table, column.name, TableRow.id == id)}" for column in table.columns]
    for kind in ("lines", "chat"):
        of_it = OF_A_TABLE[kind].__table__
        columns = [column.name for column in of_it.columns if column.name != "table"]
        told += ["", f"{kind} ({', '.join(columns)}):"]
        here = of_it.c.table == id
        try:
            rows = session.execute(
                select(*(literal_column(f'"{name}"') for name in columns)).select_from(of_it).where(here)
            )
            told += [" ".join(map(str, row)) for row in rows]
        except SQLAlchemyError:
            told.append("(cannot be read)")
    return "\n".join(told) + "\n"


def raw(session: Session, table: FromClause, column: str, here: ColumnElement[bool]) -> str:
    """A value as it is stored, whatever it should be."""
    try:
        found = session.scalar(select(literal_column(f'"{column}"')).select_from(table).where(here))
    except SQLAlchemyError:
        return "(cannot be read)"
    return found.decode("utf-8", "replace") if isinstance(found, bytes) else str(found)


def as_name(id: str) -> str:
    return re.sub(r"[^\w-]", "_", id)[:80] or "_"


def write(file: Path, text: str) -> None:
    """Only for the host's eyes: it holds what was hidden in the match."""
    try:
        file.parent.mkdir(mode=0o700, exist_ok=True)
        file.write_text(text, encoding="utf-8", errors="replace")
    except OSError as problem:
        raise TableRefusal("aside", file=str(file), why=str(problem.strerror)) from None


# a torn file


def rebuilt(file: Path) -> None:
    """Read what can be read of a torn file into a new one of the same form, and put that in its place."""
    beside = file.with_name(f"{file.name}.rebuilt")
    beside.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as old, closing(sqlite3.connect(beside)) as new:
        old.text_factory = lambda text: text.decode("utf-8", "replace")
        forms = "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'"
        try:
            made = old.execute(forms).fetchall()
        except sqlite3.Error as problem:
            raise TableRefusal("database", database=file.name, why=str(problem)) from None
        for kind, name, form in sorted(made, key=lambda each: str(each[0]) != "table"):
            new.execute(form)
            for row in readable(old, name) if kind == "table" else ():
                new.execute(f'insert or ignore into "{name}" values ({", ".join("?" for _ in row)})', row)
        new.commit()
    for left in ("-wal", "-shm"):
        file.with_name(file.name + left).unlink(missing_ok=True)
    beside.replace(file)


def readable(old: sqlite3.Connection, name: str) -> Iterator[tuple[object, ...]]:
    """The rows up to the first that is torn, from the last back to the last that is, and one by one between."""
    first, last = 0, 0
    wanted = f'select rowid, * from "{name}"'
    try:
        for row in old.execute(f"{wanted} order by rowid"):
            first = row[0]
            yield row[1:]
        return
    except sqlite3.Error:
        pass
    with suppress(sqlite3.Error):
        for row in old.execute(f"{wanted} where rowid > ? order by rowid desc", [first]):
            last = row[0]
            yield row[1:]
    for rowid in range(first + 1, last):
        with suppress(sqlite3.Error):
            yield from (row[1:] for row in old.execute(f"{wanted} where rowid = ?", [rowid]))


def left_by_others(connection: Connection) -> None:
    """The same of a database that is no file: whoever is connected to it, a server or not, has it open."""
    here = "datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'"
    if connection.scalar(text(f"select count(*) from pg_stat_activity where {here}")):
        raise TableRefusal("doctor-busy", database=connection.engine.url.render_as_string())


def closed_to_others(file: Path) -> None:
    """Refuse while a server has the database open: it would not know what was mended under it."""
    try:
        with closing(sqlite3.connect(file, timeout=1)) as connection:
            (mode,) = connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.OperationalError as problem:
        if "locked" not in str(problem):
            raise TableRefusal("database", database=file.name, why=str(problem)) from None
        mode = "wal"
    except sqlite3.DatabaseError:
        return  # torn: what can be read of it is read below
    if mode == "wal":
        raise TableRefusal("doctor-busy", database=file.name)
