"""Examining a database: whether every match replays to its kept position, and nothing is orphaned or unreadable."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import ColumnElement, Engine, exists, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from ludotheque.core import record
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.record import Line
from ludotheque.core.refusal import Refusal
from ludotheque.core.save import save
from ludotheque.core.state import CHANCE
from ludotheque.games import games
from ludotheque.table.hall import reading
from ludotheque.table.hall.keeping import Unreadable, from_snapshot, recorded, stands_at
from ludotheque.table.hall.reading import LOST, Broken
from ludotheque.table.hall.rows import ChatRow, KeyRow, LineRow, ReplayRow, TableRow
from ludotheque.table.shelf.editions import Editions

PAGE: Final = 200
OF_A_TABLE: Final[dict[str, type[LineRow | KeyRow | ChatRow]]] = {"lines": LineRow, "keys": KeyRow, "chat": ChatRow}


@dataclass(frozen=True)
class Finding:
    """Something that is not as it should be: a word of the command line, and what it says."""

    what: str
    facts: dict[str, str | int] = field(default_factory=dict)


@dataclass
class Case:
    """A table that was examined: what was found, and, where something was, what can be saved of it."""

    id: str
    found: list[Finding] = field(default_factory=list)
    row: TableRow | None = None
    match: Match | None = None  # as it should be stored; None where it is left alone, or beyond help
    aside: bool = False
    excused: bool = False  # its game or its edition is not at hand, so that nothing can be said
    answers: int = 0
    keys: list[str] = field(default_factory=list)  # the hashes of those that can be understood
    unheard: list[int] = field(default_factory=list)  # what was said and cannot be read

    def find(self, what: str, **facts: str | int) -> None:
        self.found.append(Finding(what, {"table": self.id, **facts}))


def torn(engine: Engine) -> list[str]:
    """What SQLite says of its own file; empty when all is well."""
    if engine.dialect.name != "sqlite":
        return []
    try:
        with engine.connect() as connection:
            said = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check(20)")]
    except SQLAlchemyError as problem:
        return [str(getattr(problem, "orig", problem))]
    return [] if said == ["ok"] else [line for text in said for line in text.splitlines()]


def ids(engine: Engine, row: type[TableRow] | type[ReplayRow]) -> Iterator[str | None]:
    """The ids of all rows, some at a time; None for one that cannot be read."""
    last = ""
    while True:
        with Session(engine) as session:
            page, lost = reading.each(session, select(row.id).where(row.id > last).order_by(row.id), PAGE)
        yield from [None] * lost
        sound = [id for id in page if isinstance(id, str)]
        yield from sound
        if len(page) + lost < PAGE or not sound:
            return
        last = sound[-1]


def examined(session: Session, id: str, editions: Editions) -> Case:
    """One table: its row, its lines and its position, its keys, what was said there."""
    case = Case(id)
    try:
        row = reading.table_row(session, id)
        if row is None:
            return case  # it has gone in the meantime
        before = (row.names, row.snapshot)
        case.row = reading.mended(row)
        lines = reading.lines_of(session, id)
    except Exception as problem:
        if not isinstance(problem, Broken) and not reading.is_damage(problem):
            raise
        case.aside = True
        case.find("row", why=str(problem) if isinstance(problem, Broken) else type(problem).__name__)
        return case
    case.answers = len(lines)
    if row.names != before[0]:
        case.find("names")
    examine_people(session, case, len(row.seats))
    examine_match(session, case, row, lines, editions)
    return case


def examine_people(session: Session, case: Case, seats: int) -> None:
    keys, lost = reading.each(session, select(KeyRow).where(KeyRow.table == case.id), PAGE)
    case.keys = [key.key_hash for key in keys if reading.opens_seats(key, seats)]
    if odd := lost + len(keys) - len(case.keys):
        case.find("keys", count=odd)
    said = list(session.scalars(select(ChatRow.id).where(ChatRow.table == case.id)))
    for at in range(0, len(said), PAGE):
        page = said[at : at + PAGE]
        heard, _ = reading.each(session, select(ChatRow).where(ChatRow.id.in_(page)), PAGE)
        case.unheard += sorted(set(page) - {each.id for each in heard if reading.is_said(each)})
    if case.unheard:
        case.find("chat", count=len(case.unheard))


def examine_match(session: Session, case: Case, row: TableRow, lines: list[Line], editions: Editions) -> None:
    """Whether the lines replay to the position; where not, which of the two can be trusted."""
    game = next((game for game in games.sound() if game.id == row.game), None)
    known = editions.known(game, row.digest) if game else None
    foreign = known is None and not row.snapshot.get("built_in", True)
    if game is None or foreign or not 1 <= row.rules <= game.rules_version:
        case.excused = True
        return
    edition = known or game.edition
    ours = known is not None
    numbered = session.scalar(select(func.count()).select_from(LineRow).where(LineRow.table == case.id))
    marks = select(func.count()).where(LineRow.table == case.id, LineRow.seat == CHANCE, LineRow.notation == "")
    whole = numbered == len(lines) and session.scalar(marks) == lines.count(LOST)
    good, replayed = played(row, lines, game, edition)
    kept = standing(row, lines, game, edition)
    if replayed is not None and stands_at(row) <= len(lines):
        if not whole or not agrees(row, replayed):
            case.match = replayed
            case.find("lines-extra" if not whole else "position", number=len(lines))
    elif kept is not None:
        if not whole or (ours and LOST not in lines):
            kept.lines = kept.lines[:good] + [LOST] + kept.lines[good + 1 :] if good < len(kept.lines) else kept.lines
            case.match = kept
            case.find("lines", good=good, number=len(kept.lines))
        elif not agrees(row, kept):
            case.match = kept
            case.find("position", number=len(lines))
    elif any(line.seat != CHANCE for line in lines[:good]):
        case.match = played(row, lines[:good], game, edition)[1]
        case.find("cut", good=good, number=max(len(lines), stands_at(row)))
    else:
        case.aside = True
        case.find("lost", number=len(lines))


def played(row: TableRow, lines: list[Line], game: Game, edition: Edition) -> tuple[int, Match | None]:
    """How many lines can be played again, and the match where all can."""
    good = -1

    def watch(_match: Match, _line: Line | None) -> None:
        nonlocal good
        good += 1

    try:
        return len(lines), record.replay(recorded(row, lines), game, edition, row.id, watch)
    except Exception:  # rules that are given nonsense may stumble over it
        return max(good, 0), None


def standing(row: TableRow, lines: list[Line], game: Game, edition: Edition) -> Match | None:
    """The match at its kept position, if that can be read."""
    try:
        return from_snapshot(row, lines, game, edition)
    except (Unreadable, Refusal):
        return None


def agrees(row: TableRow, match: Match) -> bool:
    """Whether what is kept beside the lines says the same."""
    told = (row.number, row.asked, row.over, row.snapshot.get("number"), row.snapshot.get("state"))
    state = json.loads(json.dumps(save(match.state)))
    return told == (len(match.lines), match.seat, match.over, len(match.lines), state)


def homeless(kind: str) -> ColumnElement[bool]:
    """The lines, keys or chat without a table."""
    return ~exists().where(TableRow.id == OF_A_TABLE[kind].table)


def orphans(session: Session) -> Iterator[Finding]:
    for kind, row in OF_A_TABLE.items():
        if count := session.scalar(select(func.count()).select_from(row).where(homeless(kind))):
            yield Finding(f"orphans-{kind}", {"count": count})
    if count := session.scalar(select(func.count()).select_from(TableRow).where(astray())):
        yield Finding("rematch", {"count": count})


def astray() -> ColumnElement[bool]:
    """The tables that lead to a rematch which is not there."""
    other = TableRow.__table__.alias()
    return TableRow.rematch.is_not(None) & ~exists().where(other.c.id == TableRow.rematch)


def legible(session: Session, id: str) -> bool:
    """Whether an upload can be read as the record of a match."""
    try:
        text: Any = session.scalar(select(ReplayRow.text).where(ReplayRow.id == id))
        record.read(text)
    except Exception as problem:
        if not isinstance(problem, (Refusal, AttributeError)) and not reading.is_damage(problem):
            raise
        return False
    return True
