"""The rows that are kept: tables, the keys to their seats, the lines of their records, what was said, and uploads."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, false, text
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
    __table_args__ = (Index("open_tables", "over", "changed"), Index("thinking_tables", "thinks"))


class KeyRow(Base):
    """A key, kept only as its hash. Unclaimed it is an invitation; `heir` is the key at the table before, as a hash."""

    __tablename__ = "keys"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    key_hash: Mapped[str] = mapped_column(primary_key=True)
    seats: Mapped[list[Any]]
    host: Mapped[bool]
    claimed: Mapped[bool] = mapped_column(default=False, server_default=false())
    heir: Mapped[str | None]


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
