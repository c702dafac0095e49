"""Reading with care: what is broken in the database costs what it belongs to, and nothing else."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError
from sqlalchemy import JSON, Select, func, select
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError
from sqlalchemy.orm import Session, defer
from sqlalchemy.orm.attributes import InstrumentedAttribute, set_committed_value

from ludotheque.core.record import MOST_LINES, Line
from ludotheque.core.state import CHANCE
from ludotheque.core.words import shared
from ludotheque.table.hall.rows import LineRow, TableRow
from ludotheque.table.protocol.position import SeatKind

Row = TypeVar("Row")
LOST: Final = Line(CHANCE, "")  # stands for an answer that cannot be read: nobody's, and never legal
STRANGE: Final = (ValueError, TypeError, LookupError, RecursionError)  # a value that is none of those it should be


class Broken(Exception):
    """A part of the database cannot be read; the message names the part, and nothing that it holds."""


def is_damage(problem: Exception) -> bool:
    """Whether what is stored is to blame, and not the moment: trying again would not help."""
    if not isinstance(problem, DBAPIError):
        return isinstance(problem, STRANGE)
    if "decode to UTF-8" in str(problem.orig):
        return True
    return isinstance(problem, DatabaseError) and not isinstance(problem, OperationalError)


def each(session: Session, wanted: Select[tuple[Row]], most: int) -> tuple[list[Row], int]:
    """The first rows of a question, without those that cannot be read; and how many those are."""
    try:
        return list(session.scalars(wanted.limit(most))), 0
    except Exception as problem:
        if not is_damage(problem):
            raise
    found: list[Row] = []
    lost = 0
    for at in range(most):
        try:
            one = session.scalars(wanted.offset(at).limit(1)).all()
        except Exception as problem:
            if not is_damage(problem):
                raise
            lost += 1
        else:
            if not one:
                break
            found += one
    return found, lost


def table_row(session: Session, id: str) -> TableRow | None:
    """A table, with None for what cannot be read of it; where that is more than its JSON, it is `Broken`."""
    try:
        return session.get(TableRow, id)
    except Exception as problem:
        if not is_damage(problem):
            raise
    doubtful = [column for column in TableRow.__mapper__.columns if isinstance(column.type, JSON)]
    attributes: list[InstrumentedAttribute[Any]] = [getattr(TableRow, column.key) for column in doubtful]
    try:
        row = session.get(TableRow, id, options=[defer(attribute) for attribute in attributes])
        for attribute in attributes:
            set_committed_value(row, attribute.key, value_of(session, id, attribute))
        return row
    except Exception as problem:
        if not is_damage(problem):
            raise
        raise Broken("the row of the table") from None


def value_of(session: Session, id: str, attribute: InstrumentedAttribute[Any]) -> Any:
    try:
        return session.scalar(select(attribute).where(TableRow.id == id))
    except STRANGE:
        return None


def lines_of(session: Session, id: str) -> list[Line]:
    """The answers in their order; one that is missing or cannot be read is `LOST`, and keeps its place."""
    wanted = select(LineRow.number, LineRow.seat, LineRow.notation).where(LineRow.table == id).order_by(LineRow.number)
    try:
        found = session.execute(wanted).all()
    except Exception as problem:
        if not is_damage(problem):
            raise
        last = session.scalar(select(func.max(LineRow.number)).where(LineRow.table == id))
        return [LOST] * last if isinstance(last, int) and last <= MOST_LINES else []
    if all(row[0] == at and is_answer(row[1], row[2]) for at, row in enumerate(found, 1)):
        return [Line(seat, notation) for _, seat, notation in found]
    places = [row for row in found if isinstance(row[0], int) and 0 < row[0] <= MOST_LINES]
    known = {number: Line(seat, notation) for number, seat, notation in places if is_answer(seat, notation)}
    return [known.get(number, LOST) for number in range(1, max((row[0] for row in places), default=0) + 1)]


def is_answer(seat: object, notation: object) -> bool:
    return isinstance(seat, int) and isinstance(notation, str)


class SeatKept(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
    kind: SeatKind
    level: str | None


class ComingKept(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
    at: int
    seat: int
    what: str


class RowKept(BaseModel):
    """What a row must be, for its table to be shown."""

    model_config = ConfigDict(strict=True, from_attributes=True)
    id: str
    game: str
    edition: str
    digest: str
    rules: int
    seats: list[SeatKept]
    settings: dict[str, str | int | bool]
    names: list[str]
    seed: str
    commitment: str
    created: float
    changed: float
    number: int
    asked: int
    over: bool
    rematch: str | None
    private: bool
    comings: list[ComingKept]


COMINGS: Final = TypeAdapter(list[ComingKept])


def checked(row: TableRow) -> TableRow:
    """The row, if a table can be shown from it; else `Broken`, with the columns that are to blame."""
    try:
        RowKept.model_validate(row)
    except ValidationError as problem:
        columns = sorted({str(error["loc"][0]) for error in problem.errors()})
        raise Broken(f"of the table's row {', '.join(columns)}") from None
    if len(row.names) < len(row.seats):  # the seats that the rules drive have names too
        raise Broken("of the table's row names")
    return row


def mended(row: TableRow) -> TableRow:
    """The row with what can be done without put in anew: names by the colours, no position beside the record."""
    seats = len(row.seats) if isinstance(row.seats, list) else 0
    named = isinstance(row.names, list) and len(row.names) >= seats and all(isinstance(each, str) for each in row.names)
    if not named:
        set_committed_value(row, "names", [shared("en")(f"seat-{seat}") for seat in range(min(seats, 6))])
    try:
        COMINGS.validate_python(row.comings)
    except ValidationError:
        set_committed_value(row, "comings", [])
    if not isinstance(row.snapshot, dict):
        set_committed_value(row, "snapshot", {})
    return checked(row)


def is_said(row: Any) -> bool:
    said = (row.at, row.seat, row.name, row.text)
    return all(map(isinstance, said, (int, int, str, str)))


def opens_seats(row: Any, seats: int) -> bool:
    """Whether a key can be understood: it must say which of the seats it opens."""
    known = isinstance(row.key_hash, str) and isinstance(row.seats, list)
    return known and all(isinstance(seat, int) and 0 <= seat < seats for seat in row.seats)
