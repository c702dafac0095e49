"""All that the house knows of somebody: told to them, or forgotten."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from ludotheque.table.hall.database import PLAIN
from ludotheque.table.hall.people import VISIT, People, Person
from ludotheque.table.hall.rows import (
    Base,
    CallRow,
    DepartureRow,
    IntentionRow,
    InvitationRow,
    KeyRow,
    PasskeyRow,
    PersonRow,
    RatingRow,
    ReportRow,
    SubscriptionRow,
    TokenRow,
)


def everything(people: People, person: Person) -> dict[str, Any]:
    """All that the house knows of somebody, but for what would open a door."""
    with people.store.reading() as session:
        row = session.get(PersonRow, person.id)
        assert row is not None
        keys = list(session.scalars(select(KeyRow).where(KeyRow.person == person.id)))
        visits = session.scalars(select(TokenRow).where(TokenRow.person == person.id, TokenRow.kind == VISIT)).all()
        pushed = session.scalars(select(SubscriptionRow).where(SubscriptionRow.person == person.id)).all()
        return {
            **told(row, "name", "mail", "language", "created", "wishes", "shunned", "muted", "silenced"),
            "seats": [told(key, "table", "seats") for key in keys],
            "passkeys": listed(session, PasskeyRow, person, "id", "label", "created"),
            "visits": [{"device": visit.facts.get("device", ""), "since": visit.created} for visit in visits],
            "browsers": [{"address": each.facts.get("endpoint", ""), "since": each.created} for each in pushed],
            "ratings": [
                told(each, "game", "seats", "mu", "sigma", "matches")
                for each in session.scalars(select(RatingRow).where(RatingRow.who == person.id))
            ],
            "calls": listed(session, CallRow, person, "table", "kind", "way", "outcome"),
            "invitations": listed(session, InvitationRow, person, "table", "at"),
            "reports": listed(session, ReportRow, person, "table", "about", "text", "at"),
            "departures": listed(session, DepartureRow, person, "table", "seat"),
            "intentions": [
                told(each, "table", "seat", "action", "whose", "what")
                for key in keys
                for each in session.scalars(intended(key))
            ],
        }


def listed(session: Session, row: Any, person: Person, *fields: str) -> list[dict[str, Any]]:
    return [told(each, *fields) for each in session.scalars(select(row).where(row.person == person.id))]


def told(row: Base, *fields: str) -> dict[str, Any]:
    return {field: getattr(row, field) for field in fields}


def intended(key: KeyRow) -> Any:
    """What was told in advance at the seats of a key."""
    return select(IntentionRow).where(IntentionRow.table == key.table, IntentionRow.seat.in_(key.seats))


def forgotten(people: People, person: Person) -> None:
    """They go, with all of theirs but the matches: their seats are opened by keys again, as a guest's are."""
    with people.store.writing() as session:
        forget_all(session, person.id)
    people.forget_visits()


def forget_all(session: Session, id: str) -> None:
    for key in session.scalars(select(KeyRow).where(KeyRow.person == id)):
        for each in session.scalars(intended(key)):
            session.delete(each)
    session.flush()
    session.execute(update(KeyRow).where(KeyRow.person == id).values(person=None), execution_options=PLAIN)
    session.execute(update(ReportRow).where(ReportRow.whom == id).values(whom=None), execution_options=PLAIN)
    for row in (PasskeyRow, TokenRow, SubscriptionRow, CallRow, InvitationRow, ReportRow, DepartureRow):
        session.execute(delete(row).where(row.person == id), execution_options=PLAIN)
    session.execute(delete(RatingRow).where(RatingRow.who == id), execution_options=PLAIN)
    session.execute(delete(PersonRow).where(PersonRow.id == id), execution_options=PLAIN)
