"""People who keep a name: who visits, what opens their door, which seats are theirs. Guests need none of it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session, defer

from ludotheque.table.hall.rows import (
    CallRow,
    KeyRow,
    PasskeyRow,
    PersonRow,
    RatingRow,
    SubscriptionRow,
    TableRow,
    TokenRow,
)
from ludotheque.table.hall.store import PLAIN, Store
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

    def matches(self, person: Person) -> list[tuple[TableRow, list[int]]]:
        """The tables where they sit and the seats they have there: those that wait for them first, then by time."""
        with self.store.reading() as session:
            wanted = select(TableRow, KeyRow.seats).join(KeyRow, KeyRow.table == TableRow.id)
            mine = wanted.where(KeyRow.person == person.id).options(defer(TableRow.snapshot))
            found = session.execute(mine.order_by(TableRow.over, TableRow.changed.desc()).limit(MATCHES_SHOWN)).all()
        tables = [(row, list(seats)) for row, seats in found]
        return sorted(tables, key=lambda each: (each[0].over, each[0].asked not in each[1]))

    def everything(self, person: Person) -> dict[str, Any]:
        """All that the house knows of somebody, but for what would open a door."""
        with self.store.reading() as session:
            row = session.get(PersonRow, person.id)
            assert row is not None
            keys = session.scalars(select(KeyRow).where(KeyRow.person == person.id)).all()
            passkeys = session.scalars(select(PasskeyRow).where(PasskeyRow.person == person.id)).all()
            visits = session.scalars(select(TokenRow).where(TokenRow.person == person.id, TokenRow.kind == VISIT)).all()
            ratings = session.scalars(select(RatingRow).where(RatingRow.who == person.id)).all()
            calls = session.scalars(select(CallRow).where(CallRow.person == person.id)).all()
            pushed = session.scalars(select(SubscriptionRow).where(SubscriptionRow.person == person.id)).all()
        return {
            "name": row.name, "mail": row.mail, "language": row.language, "created": row.created,
            "wishes": row.wishes, "shunned": row.shunned,
            "seats": [{"table": key.table, "seats": key.seats} for key in keys],
            "passkeys": [{"id": key.id, "label": key.label, "created": key.created} for key in passkeys],
            "visits": [{"device": visit.facts.get("device", ""), "since": visit.created} for visit in visits],
            "browsers": [{"address": each.facts.get("endpoint", ""), "since": each.created} for each in pushed],
            "ratings": [
                {"game": each.game, "seats": each.seats, "mu": each.mu, "sigma": each.sigma, "matches": each.matches}
                for each in ratings
            ],
            "calls": [
                {"table": call.table, "kind": call.kind, "way": call.way, "outcome": call.outcome} for call in calls
            ],
        }  # fmt: skip

    def forgotten(self, person: Person) -> None:
        """They go, with all of theirs but the matches: their seats are opened by keys again, as a guest's are."""
        with self.store.writing() as session:
            self.forget_all(session, person.id)
        self.forget_visits()

    @staticmethod
    def forget_all(session: Session, id: str) -> None:
        session.execute(update(KeyRow).where(KeyRow.person == id).values(person=None), execution_options=PLAIN)
        for row in (PasskeyRow, TokenRow, SubscriptionRow, CallRow):
            session.execute(delete(row).where(row.person == id), execution_options=PLAIN)
        session.execute(delete(RatingRow).where(RatingRow.who == id), execution_options=PLAIN)
        session.execute(delete(PersonRow).where(PersonRow.id == id), execution_options=PLAIN)

    def get_on(self, person: Person, others: list[str]) -> bool:
        """Whether nobody of these people shuns the other."""
        with self.store.reading() as session:
            wanted = select(PersonRow.shunned).where(PersonRow.id.in_(others))
            return not any(person.id in shunned for shunned in session.scalars(wanted)) and not (
                set(person.shunned) & set(others)
            )

    def ratings(self, who: list[str], game: str, seats: int) -> dict[str, RatingRow]:
        with self.store.reading() as session:
            wanted = select(RatingRow).where(RatingRow.who.in_(who), RatingRow.game == game, RatingRow.seats == seats)
            return {row.who: row for row in session.scalars(wanted)}


def is_valid(hash: str, kind: str) -> Any:
    return (TokenRow.hash == hash) & (TokenRow.kind == kind) & (TokenRow.expires > time.time())


def as_person(row: PersonRow) -> Person:
    return Person(row.id, row.name, row.language, row.mail, dict(row.wishes), tuple(row.shunned))
