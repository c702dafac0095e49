"""The rows that are kept: tables, the keys to their seats, the lines of their records, what was said, and uploads."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index
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
    snapshot: Mapped[dict[str, Any]]
    __table_args__ = (Index("open_tables", "over", "changed"), Index("thinking_tables", "thinks"))


class KeyRow(Base):
    """A secret link, kept only as its hash."""

    __tablename__ = "keys"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    key_hash: Mapped[str] = mapped_column(primary_key=True)
    seats: Mapped[list[Any]]
    host: Mapped[bool]


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
