"""The doctor: a database from beginning to end, a table at a time, only looked at or mended on the way."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from ludotheque.table.hall import examining, repairing, revision
from ludotheque.table.hall.database import reason, without_password
from ludotheque.table.hall.examining import Finding
from ludotheque.table.hall.migrations import BASELINE, revisions
from ludotheque.table.hall.reading import is_damage
from ludotheque.table.hall.rows import ReplayRow, TableRow
from ludotheque.table.hall.store import Store
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.shelf.editions import Editions


@dataclass
class Doctor:
    """What was looked at is counted; a finding is told as soon as it is made, so that nothing piles up."""

    url: str
    editions: Editions
    tables: int = 0
    answers: int = 0
    uploads: int = 0
    excused: int = 0  # tables whose game or edition is not at hand

    @property
    def file(self) -> Path | None:
        """Where the database lies, if it is a file."""
        url = make_url(self.url)
        return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None

    @property
    def aside(self) -> Path:
        """Where that is put which is beyond help."""
        return self.file.with_name(f"{self.file.name}.aside") if self.file else Path("ludotheque.aside")

    def examine(self) -> Iterator[Finding]:
        """All that is not as it should be; nothing is changed."""
        if self.file is not None and not self.file.is_file():
            raise TableRefusal("doctor-missing", database=str(self.file))
        with engaged(self.url) as engine:
            with engine.connect() as connection:
                seen = revision.noted(connection)
                if seen is None and not inspect(connection).has_table("tables"):
                    raise TableRefusal("database-foreign", database=without_password(self.url), missing="tables")
            found = seen or BASELINE
            if found not in revisions():
                known = revisions()[-1]
                raise TableRefusal("database-newer", database=without_password(self.url), found=found, known=known)
            if found != revisions()[-1]:
                yield Finding("older", {"found": found, "needed": revisions()[-1]})
                yield from self._examine_a_copy(engine)
            else:
                yield from self._go_through(engine, None)

    def _examine_a_copy(self, engine: Engine) -> Iterator[Finding]:
        """An older database is brought up elsewhere to be looked at; one that is no file must be brought up first."""
        if self.file is None:
            return
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "copy.sqlite3"
            with (
                closing(engine.raw_connection()) as here,
                closing(create_engine(f"sqlite:///{copy}").raw_connection()) as there,
            ):
                here.driver_connection.backup(there.driver_connection)  # type: ignore[union-attr]
            try:
                Store(f"sqlite:///{copy}").close()
            except TableRefusal:  # it is torn
                yield from (Finding("torn", {"why": why}) for why in examining.torn(engine))
                return
            with engaged(f"sqlite:///{copy}") as brought_up:
                yield from self._go_through(brought_up, None)

    def repair(self) -> Path | None:
        """Save what can be saved, after a copy was made; where that lies."""
        copy = None
        if self.file is None:
            with engaged(self.url) as engine, engine.connect() as connection:
                repairing.left_by_others(connection)
                revision.copied(connection, "before-repair")
        else:
            repairing.closed_to_others(self.file)
            copy = revision.unused(self.file.with_name(f"{self.file.name}.before-repair"))
            try:
                shutil.copy2(self.file, copy)
            except OSError as problem:
                raise TableRefusal("database-copy", copy=copy.name, why=str(problem.strerror)) from None
            with engaged(self.url) as engine:
                broken = bool(examining.torn(engine)) or None in examining.ids(engine, TableRow)
            if broken:
                repairing.rebuilt(self.file)
        Store(self.url).close()  # brings it up
        with engaged(self.url, writing=True) as engine:
            for _ in self._go_through(engine, self.aside):
                pass
        return copy

    def _go_through(self, engine: Engine, aside: Path | None) -> Iterator[Finding]:
        """Every table, every upload, what belongs to none; mended, where there is a folder for what is beyond help."""
        self.tables = self.answers = self.uploads = self.excused = 0
        yield from (Finding("torn", {"why": why}) for why in examining.torn(engine))
        for id in examining.ids(engine, TableRow):
            self.tables += 1
            if id is None:
                yield Finding("nameless")
                continue
            with Session(engine) as session:
                case = examining.examined(session, id, self.editions)
                if aside is not None and case.found:
                    repairing.mend(session, case, aside)
                    session.commit()
            self.answers += case.answers
            self.excused += case.excused
            yield from case.found
        for id in examining.ids(engine, ReplayRow):
            self.uploads += 1
            with Session(engine) as session:
                if id is not None and examining.legible(session, id):
                    continue
                if aside is not None and id is not None:
                    repairing.set_upload_aside(session, id, aside)
                    session.commit()
            yield Finding("upload", {"upload": id or "?"})
        with Session(engine) as session:
            try:
                yield from examining.orphans(session)
                if aside is not None:
                    repairing.remove_orphans(session)
                    session.commit()
            except SQLAlchemyError as problem:
                if not is_damage(problem):  # a torn file was told of already
                    raise


@contextmanager
def engaged(url: str, writing: bool = False) -> Iterator[Engine]:
    """A database for as long as it is looked at."""
    engine = opened(url, writing)
    try:
        yield engine
    except SQLAlchemyError as problem:
        raise TableRefusal("database", database=without_password(url), why=reason(problem)) from None
    finally:
        engine.dispose()


def opened(url: str, writing: bool) -> Engine:
    """One look at a table is one transaction, also while a server is writing."""
    try:
        engine = create_engine(url)
    except ModuleNotFoundError as problem:
        raise TableRefusal("database-driver", database=without_password(url), driver=str(problem.name)) from None
    except SQLAlchemyError as problem:
        raise TableRefusal("database", database=without_password(url), why=reason(problem)) from None
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _record: object) -> None:
            connection.isolation_level = None  # transactions begin where we say, not where the driver thinks
            connection.execute("PRAGMA busy_timeout=5000")
            if not writing:
                connection.execute("PRAGMA query_only=ON")

        @event.listens_for(engine, "begin")
        def begin(connection: Any) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=not writing)
