"""People who keep a name: who visits, what opens their door, which seats are theirs. Guests need none of it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import delete, select, update
from sqlalchemy.orm import defer

from ludotheque.table.hall.database import PLAIN
from ludotheque.table.hall.rows import KeyRow, PersonRow, RatingRow, TableRow, TokenRow
from ludotheque.table.hall.store import Store
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.seating import fresh_id, hashed

VISIT: Final = "visit"
LETTER: Final = "letter"
RIDDLE: Final = "riddle"
LASTS: Final = {VISIT: 365 * 86_400.0, LETTER: 30 * 60.0, RIDDLE: 5 * 60.0}  # seconds
REMEMBERED: Final = 2000  # visits that need not be looked up again ...
FOR: Final = 20.0  # ... for so many seconds
MATCHES_SHOWN: Final = 100


@dataclass(frozen=True)
class Person:
    """Somebody who keeps a name here, as far as a request must know."""

    id: str
    name: str
    language: str
    mail: str | None = None
    wishes: Mapping[str, Any] = field(default_factory=dict)
    shunned: tuple[str, ...] = ()
    muted: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sitting:
    """A table where somebody has seats; `invited` when they have not come to it yet."""

    row: TableRow
    seats: list[int]
    invited: bool

    @property
    def waiting(self) -> bool:
        return not self.row.over and (self.invited or self.row.asked in self.seats)


class People:
    """All that is known of people; every method may be called from any thread."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._visits: dict[str, tuple[Person | None, float]] = {}

    # doors

    def of(self, token: str | None) -> Person | None:
        """Who visits with this token; nobody where it is unknown or has expired."""
        if not token:
            return None
        hash = hashed(token)
        known, until = self._visits.get(hash, (None, 0.0))
        if time.monotonic() < until:
            return known
        with self.store.reading() as session:
            wanted = select(PersonRow).join(TokenRow, TokenRow.person == PersonRow.id)
            found = session.scalar(wanted.where(is_valid(hash, VISIT)))
        person = as_person(found) if found else None
        if len(self._visits) >= REMEMBERED:
            self._visits.clear()
        self._visits[hash] = person, time.monotonic() + FOR
        return person

    def token(self, kind: str, person: str | None = None, **facts: Any) -> str:
        """A fresh token of this kind; what is kept of it is its hash."""
        token, now = secrets.token_urlsafe(32), time.time()
        with self.store.writing() as session:
            session.execute(delete(TokenRow).where(TokenRow.expires < now), execution_options=PLAIN)
            session.add(
                TokenRow(
                    hash=hashed(token), kind=kind, person=person, facts=facts, created=now, expires=now + LASTS[kind]
                )
            )
        return token

    def redeemed(self, token: str, kind: str) -> dict[str, Any]:
        """What it stands for; it is worth nothing afterwards."""
        with self.store.writing() as session:
            found = session.scalar(select(TokenRow).where(is_valid(hashed(token), kind)).with_for_update())
            if found is None:
                raise TableRefusal("token-spent")
            facts = dict(found.facts)
            session.delete(found)
        return facts

    def begun(self, name: str, language: str, mail: str | None = None, id: str | None = None) -> Person:
        """Somebody new."""
        row = PersonRow(
            id=id or fresh_id(), name=name, language=language, mail=mail, wishes={}, shunned=[], created=time.time()
        )
        with self.store.writing() as session:
            session.add(row)
        return as_person(row)

    def by_mail(self, mail: str) -> Person | None:
        with self.store.reading() as session:
            found = session.scalar(select(PersonRow).where(PersonRow.mail == mail))
        return as_person(found) if found else None

    def changed(self, person: Person, **changes: Any) -> None:
        with self.store.writing() as session:
            session.execute(update(PersonRow).where(PersonRow.id == person.id).values(changes), execution_options=PLAIN)
        self.forget_visits()

    def leave(self, token: str) -> None:
        """Close one's door on this device."""
        with self.store.writing() as session:
            session.execute(delete(TokenRow).where(TokenRow.hash == hashed(token)), execution_options=PLAIN)
        self.forget_visits()

    def forget_visits(self) -> None:
        self._visits.clear()

    # what is theirs

    def keep(self, person: Person, table: str, hash: str) -> None:
        """A seat that this browser holds by a key is theirs on every device from now on."""
        with self.store.writing() as session:
            mine = update(KeyRow).where(KeyRow.table == table, KeyRow.key_hash == hash, KeyRow.claimed)
            session.execute(mine.values(person=person.id), execution_options=PLAIN)
            self.store.noted(session, table, "changed")

    def matches(self, person: Person) -> list[Sitting]:
        """The tables where they sit and the seats they have there: those that wait for them first, then by time."""
        with self.store.reading() as session:
            wanted = select(TableRow, KeyRow.seats, KeyRow.claimed).join(KeyRow, KeyRow.table == TableRow.id)
            mine = wanted.where(KeyRow.person == person.id).options(defer(TableRow.snapshot))
            found = session.execute(mine.order_by(TableRow.over, TableRow.changed.desc()).limit(MATCHES_SHOWN)).all()
        tables = [Sitting(row, list(seats), not claimed) for row, seats, claimed in found]
        return sorted(tables, key=lambda each: (each.row.over, not each.waiting))

    def ratings(self, who: list[str], game: str, seats: int) -> dict[str, RatingRow]:
        with self.store.reading() as session:
            wanted = select(RatingRow).where(RatingRow.who.in_(who), RatingRow.game == game, RatingRow.seats == seats)
            return {row.who: row for row in session.scalars(wanted)}


def is_valid(hash: str, kind: str) -> Any:
    return (TokenRow.hash == hash) & (TokenRow.kind == kind) & (TokenRow.expires > time.time())


def as_person(row: PersonRow) -> Person:
    return Person(row.id, row.name, row.language, row.mail, dict(row.wishes), tuple(row.shunned), tuple(row.muted))
