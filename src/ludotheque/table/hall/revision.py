"""The revision of a database: made new, recognised, brought up after a copy was made, or refused in a sentence."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, func, insert, inspect, select

from ludotheque.table.hall import migrations
from ludotheque.table.hall.migrations import BASELINE, revisions
from ludotheque.table.hall.rows import Base
from ludotheque.table.refusals import TableRefusal

log = logging.getLogger("ludotheque.table")
COPIED: Final = "LUDOTHEQUE_COPIED"  # set to yes: a copy of a database that is no file has been made
TURN: Final = 1680  # the number of the lock by which processes that start at once wait for one another
NOTE: Final = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


def brought_up(engine: Engine) -> None:
    """See that the database has the form this release needs; one that has it is recognised by a single row."""
    with engine.connect() as connection:
        found = noted(connection)
    if found == revisions()[-1]:
        return
    with alone(engine) as connection:
        found = noted(connection)  # another process may have been quicker
        if found is None and not inspect(connection).has_table("tables"):
            Base.metadata.create_all(connection)
            note(connection, revisions()[-1])
        elif found is None:
            note(connection, BASELINE)
            upgrade(connection, BASELINE)
        elif found not in revisions():
            raise TableRefusal(
                "database-newer", database=engine.url.render_as_string(), found=found, known=revisions()[-1]
            )
        elif found != revisions()[-1]:
            upgrade(connection, found)
        if lacking := missing(connection):
            raise TableRefusal("database-foreign", database=engine.url.render_as_string(), missing=", ".join(lacking))


def noted(connection: Connection) -> str | None:
    """The revision that the database says it has."""
    if not inspect(connection).has_table(NOTE.name):
        return None
    return connection.scalar(select(NOTE.c.version_num))


def note(connection: Connection, revision: str) -> None:
    NOTE.create(connection, checkfirst=True)
    connection.execute(insert(NOTE).values(version_num=revision))


@contextmanager
def alone(engine: Engine) -> Iterator[Connection]:
    """One transaction in which no other process writes: all of it is done, or nothing."""
    with engine.connect() as connection:
        sqlite = engine.dialect.name == "sqlite"
        if sqlite:
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")  # a table may be made anew under those that name it
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        elif engine.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(TURN)))
        try:
            yield connection
            connection.commit()
        finally:
            connection.rollback()
            if sqlite:
                connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def upgrade(connection: Connection, found: str) -> None:
    """Carry out the revisions that the database lacks, once there is a copy of it to go back to."""
    wanted = revisions()[-1]
    if found == wanted:
        return
    copy = copied(connection, f"before-{wanted}")
    try:
        carried_out(connection)
    except BaseException:
        if copy is not None:
            copy.unlink()  # nothing was changed: the database itself is what it was
        raise
    log.warning("the database was brought from %s to %s; as it was, it lies in %s", found, wanted, copy or "your copy")


def carried_out(connection: Connection) -> None:
    """All revisions that the database does not have yet."""
    from alembic import command  # only here: reading it takes a third of a second
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(migrations.FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def copied(connection: Connection, why: str) -> Path | None:
    """A copy of the database as it is now, in a file beside it; of one that is no file, somebody has to make it."""
    if connection.dialect.name != "sqlite":
        if os.environ.get(COPIED) != "yes":
            raise TableRefusal(
                "database-uncopied", database=connection.engine.url.render_as_string(), setting=f"{COPIED}=yes"
            )
        return None
    name = connection.exec_driver_sql("PRAGMA database_list").all()[0][2]
    if not name:
        return None  # it lives in memory alone
    file = Path(name)
    copy = unused(file.with_name(f"{file.name}.{why}"))
    try:
        with closing(sqlite3.connect(file)) as here, closing(sqlite3.connect(copy)) as there:
            here.backup(there)
    except (sqlite3.Error, OSError) as problem:
        with suppress(OSError):
            copy.unlink()
        raise TableRefusal("database-copy", copy=copy.name, why=str(problem)) from None
    return copy


def unused(file: Path) -> Path:
    """A copy never takes the place of another."""
    names = (file if at == 1 else file.with_name(f"{file.name}-{at}") for at in range(1, 1000))
    return next(name for name in names if not name.exists())


def missing(connection: Connection) -> list[str]:
    """The columns that this release needs and does not find."""
    seen = inspect(connection)
    lacking: list[str] = []
    for table in Base.metadata.sorted_tables:
        with_it = {column["name"] for column in seen.get_columns(table.name)} if seen.has_table(table.name) else set()
        lacking += [f"{table.name}.{column.name}" for column in table.columns if column.name not in with_it]
    return lacking
