"""The rows that are kept: tables, the keys to their seats, the lines of their records, what was said, uploads, and what
was found when matches were looked back at; and people who keep a name, what opens their door, how they are rated, and
the calls that are on their way to them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Column, ForeignKey, Index, UniqueConstraint, false, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON}


class TableRow(Base):
    """A match that is or was played; `snapshot` is its latest position, kept beside the record."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    edition: Mapped[str]
    digest: Mapped[str]
    rules: Mapped[int]
    seats: Mapped[list[Any]]
    settings: Mapped[dict[str, Any]]
    names: Mapped[list[Any]]
    seed: Mapped[str]
    commitment: Mapped[str]
    created: Mapped[float]
    changed: Mapped[float]
    number: Mapped[int]
    asked: Mapped[int]
    thinks: Mapped[bool]  # a computer seat is asked: after a restart it must be woken
    over: Mapped[bool]
    rematch: Mapped[str | None]
    private: Mapped[bool] = mapped_column(default=False, server_default=false())  # nobody watches
    comings: Mapped[list[Any]] = mapped_column(default=list, server_default=text("'[]'"))  # who came and went
    snapshot: Mapped[dict[str, Any]]
    clock: Mapped[dict[str, Any]] = mapped_column(
        default=dict, server_default=text("'{}'")
    )  # how time is kept, if it is
    spent: Mapped[list[Any]] = mapped_column(default=list, server_default=text("'[]'"))  # seconds left, by seat
    deadline: Mapped[float | None]  # when the time of whoever is asked is over
    result: Mapped[dict[str, Any]] = mapped_column(default=dict, server_default=text("'{}'"))  # points and winners
    rated: Mapped[bool] = mapped_column(default=False, server_default=false())  # the end changes the players' ratings
    leaving: Mapped[str] = mapped_column(default="void", server_default="void")  # what leaving a rated match means
    silenced: Mapped[list[Any]] = mapped_column(default=list, server_default=text("'[]'"))  # seats that may not chat
    __table_args__ = (
        Index("open_tables", "over", "changed"),
        Index("thinking_tables", "thinks"),
        Index("due_tables", "deadline"),
    )


class KeyRow(Base):
    """A key, kept only as its hash. Unclaimed it is an invitation, with a person one to that person alone; `heir` is
    the key at the table before, as a hash."""

    __tablename__ = "keys"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    key_hash: Mapped[str] = mapped_column(primary_key=True)
    seats: Mapped[list[Any]]
    host: Mapped[bool]
    claimed: Mapped[bool] = mapped_column(default=False, server_default=false())
    heir: Mapped[str | None]
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)  # who keeps it by name


class LineRow(Base):
    """One answer. Of two answers with one number the second cannot be stored."""

    __tablename__ = "lines"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    notation: Mapped[str]


class ChatRow(Base):
    __tablename__ = "chat"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    at: Mapped[int]
    seat: Mapped[int]
    name: Mapped[str]
    text: Mapped[str]


class ReplayRow(Base):
    """A record that somebody uploaded."""

    __tablename__ = "replays"
    id: Mapped[str] = mapped_column(primary_key=True)
    text: Mapped[str]
    created: Mapped[float]


class AnalysisRow(Base):
    """A match that is looked back at, as far as it has got: `source` is the id of its replay. What was found is kept
    without words, so that it can be told in any language."""

    __tablename__ = "analyses"
    source: Mapped[str] = mapped_column(primary_key=True)
    digest: Mapped[str]  # of the answers: another record of the same name is looked at anew
    iterations: Mapped[int]
    answers: Mapped[int]
    done: Mapped[int]
    tries: Mapped[int]  # how often it has failed at the same place
    found: Mapped[dict[str, Any]]
    changed: Mapped[float]
    __table_args__ = (Index("unfinished_analyses", "done", "answers"),)


class PersonRow(Base):
    """Somebody who keeps a name here. No password is stored: a door is opened by a passkey or by a letter."""

    __tablename__ = "people"
    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    language: Mapped[str]
    mail: Mapped[str | None] = mapped_column(unique=True)
    wishes: Mapped[dict[str, Any]]  # by which ways to be called, and when not
    shunned: Mapped[list[Any]]  # people with whom one does not want to play or talk
    muted: Mapped[list[Any]] = mapped_column(default=list, server_default=text("'[]'"))  # people one does not hear
    silenced: Mapped[float] = mapped_column(default=0.0, server_default=text("0"))  # may not chat until then
    created: Mapped[float]


class PasskeyRow(Base):
    __tablename__ = "passkeys"
    id: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    public: Mapped[str]
    count: Mapped[int]
    label: Mapped[str]
    created: Mapped[float]


class TokenRow(Base):
    """What opens a door for a while, kept only as its hash: a visit, a letter, the riddle that a passkey solves."""

    __tablename__ = "tokens"
    hash: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str]
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    facts: Mapped[dict[str, Any]]
    created: Mapped[float]
    expires: Mapped[float]


class SubscriptionRow(Base):
    """A browser that may be called by Web Push."""

    __tablename__ = "subscriptions"
    id: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    facts: Mapped[dict[str, Any]]
    created: Mapped[float]


class CallRow(Base):
    """The outbox: one call to one person by one way. Of two calls for the same reason the second cannot be stored."""

    __tablename__ = "calls"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    number: Mapped[int]
    kind: Mapped[str]
    way: Mapped[str]
    due: Mapped[float | None]  # when it is to be tried next; None when it is done
    tries: Mapped[int]
    outcome: Mapped[str]
    __table_args__ = (
        UniqueConstraint("person", "table", "number", "kind", "way", name="once"),
        Index("due_calls", "due"),
    )


class RatingRow(Base):
    """How strong somebody is at a game with so many seats: a person, or a level of the computer."""

    __tablename__ = "ratings"
    who: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    seats: Mapped[int] = mapped_column(primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    matches: Mapped[int]


class ReportRow(Base):
    """What somebody complains of, for the host of the house to read."""

    __tablename__ = "reports"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[int]
    about: Mapped[int]
    text: Mapped[str]
    said: Mapped[list[Any]]  # the last things that were said there
    at: Mapped[float]
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)  # who complains ...
    whom: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)  # ... of whom, where they keep a name


class InvitationRow(Base):
    """A letter by which somebody was invited: only how many there were counts, and the address is kept as a hash."""

    __tablename__ = "invitations"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    address: Mapped[str] = mapped_column(index=True)
    at: Mapped[float]


class IntentionRow(Base):
    """An answer that a seat gives when it is asked next, if it may then and, where `whose` is told, if that seat has
    answered `what` meanwhile. Nobody but the seat knows of it."""

    __tablename__ = "intentions"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    action: Mapped[str]
    whose: Mapped[int | None]
    what: Mapped[str | None]
    number: Mapped[int]  # how many lines the record had when it was told


class DepartureRow(Base):
    """Somebody who left a rated match before its end, where that counts."""

    __tablename__ = "departures"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)


class HouseRow(Base):
    """What the house itself must remember: the key by which it signs what it sends."""

    __tablename__ = "house"
    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]


def of_a_table() -> list[Column[Any]]:
    """The columns by which rows belong to a table: whoever deletes it deletes those first."""
    keys = [key for part in Base.metadata.sorted_tables for key in part.foreign_keys]
    return [key.parent for key in keys if key.target_fullname == f"{TableRow.__tablename__}.id"]
