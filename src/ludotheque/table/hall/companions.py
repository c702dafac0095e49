"""Companions: those with whom somebody has played, and those with whom they would rather not."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import aliased

from ludotheque.table.hall.people import People, Person
from ludotheque.table.hall.rows import KeyRow, PersonRow, TableRow
from ludotheque.table.refusals import TableRefusal

SHOWN: Final = 30
REMEMBERED: Final = 200  # people that somebody shuns or does not hear


@dataclass(frozen=True)
class Companion:
    id: str
    name: str
    matches: int


def opponents(people: People, person: Person, most: int = SHOWN) -> list[Companion]:
    """With whom they sat at a table, the last ones first; nobody who shuns them, or whom they shun."""
    mine, theirs = aliased(KeyRow), aliased(KeyRow)
    together = (
        select(PersonRow, func.count(func.distinct(theirs.table)), func.max(TableRow.changed))
        .select_from(mine)
        .join(theirs, theirs.table == mine.table)
        .join(TableRow, TableRow.id == mine.table)
        .join(PersonRow, PersonRow.id == theirs.person)
        .where(mine.person == person.id, mine.claimed, theirs.claimed, theirs.person != person.id)
        .group_by(PersonRow.id)
        .order_by(func.max(TableRow.changed).desc())
        .limit(most + REMEMBERED)
    )
    with people.store.reading() as session:
        found = [(row, count) for row, count, _ in session.execute(together)]
    friendly = [(row, count) for row, count in found if row.id not in person.shunned and person.id not in row.shunned]
    return [Companion(row.id, row.name, count) for row, count in friendly[:most]]


def check_callable(people: People, person: Person | None, wanted: Collection[str]) -> None:
    """Only those with whom one has played can be called to a table, and nobody who would rather not."""
    if not wanted:
        return
    if person is None:
        raise TableRefusal("guest")
    if not set(wanted) <= {each.id for each in opponents(people, person, REMEMBERED)}:
        raise TableRefusal("opponent-unknown")


def check_company(people: People, person: Person | None, others: Collection[str | None]) -> None:
    """Nobody sits down with somebody who shuns them, or whom they shun."""
    known = {each for each in others if each and (person is None or each != person.id)}
    if person is None or not known:
        return
    with people.store.reading() as session:
        shuns = list(session.scalars(select(PersonRow.shunned).where(PersonRow.id.in_(known))))
    if set(person.shunned) & known or any(person.id in each for each in shuns):
        raise TableRefusal("shunned")


def shun(people: People, person: Person, other: str, yes: bool) -> None:
    people.changed(person, shunned=among(person.shunned, other, yes))


def mute(people: People, person: Person, other: str, yes: bool) -> None:
    people.changed(person, muted=among(person.muted, other, yes))


def among(listed: Collection[str], one: str, yes: bool) -> list[str]:
    others = [each for each in listed if each != one]
    return [*others, one][-REMEMBERED:] if yes else others


def named(people: People, ids: Collection[str]) -> list[Companion]:
    """People by what they are called now; those who were forgotten are left out."""
    with people.store.reading() as session:
        rows = session.scalars(select(PersonRow).where(PersonRow.id.in_(ids)).order_by(PersonRow.name))
        return [Companion(row.id, row.name, 0) for row in rows]
