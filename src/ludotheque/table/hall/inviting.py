"""Inviting by mail: who may send how many letters to whom, so that nobody can use the house to trouble others."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import func, select

from ludotheque.table.hall.live_table import LiveTable
from ludotheque.table.hall.people import People, Person
from ludotheque.table.hall.rows import InvitationRow, PersonRow
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.seating import hashed

DAY: Final = 86_400.0
BY_ONE: Final = 20  # letters that one person may send in a day; the refusal says so
TO_ONE: Final = 3  # letters that one address gets in a day, from whomever


def check_link(table: LiveTable, key: str) -> None:
    """Only a link that still opens a seat of this table is sent."""
    found = table.keyring.named(hashed(key))
    if found is None or found.claimed or found.person:
        raise TableRefusal("link-used")


def hashed_address(mail: str) -> str:
    return hashed(f"invited {mail}")


def counted(people: People, person: Person, table: str, mail: str) -> bool:
    """Note that somebody is invited; False where they shun whoever invites, and refused where it is too much."""
    since, address = time.time() - DAY, hashed_address(mail)
    with people.store.writing() as session:
        count = select(func.count()).select_from(InvitationRow).where(InvitationRow.at > since)
        sent = session.scalar(count.where(InvitationRow.person == person.id)) or 0
        got = session.scalar(count.where(InvitationRow.address == address)) or 0
        if sent >= BY_ONE or got >= TO_ONE:
            raise TableRefusal("invitations-many")
        session.add(InvitationRow(person=person.id, table=table, address=address, at=time.time()))
        known = session.scalar(select(PersonRow).where(PersonRow.mail == mail))
        return known is None or (person.id not in known.shunned and known.id not in person.shunned)
