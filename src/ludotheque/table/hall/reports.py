"""What people complain of, for those who keep the house; and the one thing they can do about it: silence."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from ludotheque.table.hall.live_table import LiveTable
from ludotheque.table.hall.people import Person
from ludotheque.table.hall.rows import PersonRow, ReportRow, TableRow
from ludotheque.table.hall.store import Store
from ludotheque.table.protocol.people import Report
from ludotheque.table.protocol.position import Said
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.seating import Key
from ludotheque.table.settings import Settings

SAID: Final = 20  # of what was said last goes with a report
SHOWN: Final = 200
SILENCE: Final = 7 * 86_400.0  # seconds for which somebody with a name may not chat at any table


def is_keeper(settings: Settings, person: Person | None) -> bool:
    """Whether somebody keeps the house: by an address that a letter has proved, or by the number of their name."""
    return person is not None and bool({(person.mail or "").lower(), person.id} & set(settings.keepers))


def complain(table: LiveTable, key: Key, about: int, text: str) -> None:
    """Kept with what was said last; of nobody, but of somebody who sits there."""
    if not 0 <= about < len(table.seats) or about in key.seats:
        raise TableRefusal("report-whom")
    row = ReportRow(
        table=table.id, seat=key.seats[0], about=about, text=text, at=time.time(), person=key.person,
        said=[dict(each) for each in table.showing.moment.chat[-SAID:]], whom=table.keyring.person(about),
    )  # fmt: skip
    with table.store.writing() as session:
        session.add(row)


def listed(store: Store) -> list[Report]:
    """The newest first."""
    with store.reading() as session:
        rows = session.execute(
            select(ReportRow, TableRow.names, TableRow.silenced, PersonRow.silenced)
            .join(TableRow, TableRow.id == ReportRow.table)
            .outerjoin(PersonRow, PersonRow.id == ReportRow.whom)
            .order_by(ReportRow.at.desc())
            .limit(SHOWN)
        ).all()
    return [told(row, names, row.about in seats or (until or 0.0) > time.time()) for row, names, seats, until in rows]


def told(row: ReportRow, names: list[Any], silenced: bool) -> Report:
    return {
        "id": row.id,
        "table": row.table,
        "at": row.at,
        "by": str(names[row.seat]),
        "about": str(names[row.about]),
        "seat": row.about,
        "known": row.whom is not None,
        "text": row.text,
        "said": [Said(at=each["at"], name=each["name"], seat=each["seat"], text=each["text"]) for each in row.said],
        "silenced": silenced,
    }  # fmt: skip


def waiting(store: Store) -> int:
    with store.reading() as session:
        return session.scalar(select(func.count()).select_from(ReportRow)) or 0


def silence(store: Store, id: int, yes: bool) -> None:
    """Whoever is complained of says nothing more at that table; where they keep a name, nowhere for a week."""
    with store.writing() as session:
        report = found(session, id)
        table = session.get(TableRow, report.table, with_for_update=True)
        assert table is not None
        others = [seat for seat in table.silenced if seat != report.about]
        table.silenced = [*others, report.about] if yes else others
        person = session.get(PersonRow, report.whom) if report.whom else None
        if person is not None:
            person.silenced = time.time() + SILENCE if yes else 0.0


def dismiss(store: Store, id: int) -> None:
    with store.writing() as session:
        session.delete(found(session, id))


def found(session: Session, id: int) -> ReportRow:
    row = session.get(ReportRow, id)
    if row is None:
        raise TableRefusal("report-unknown")
    return row
