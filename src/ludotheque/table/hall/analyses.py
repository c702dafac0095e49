"""Looking back: finished matches are analysed in the background, piece by piece, behind all that is being played."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import deque
from dataclasses import dataclass
from typing import Any, Final

from anyio import to_thread
from sqlalchemy import delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from ludotheque.analysis.analysis import ITERATIONS, kept_lines
from ludotheque.core.record import Record
from ludotheque.core.refusal import Refusal
from ludotheque.table.hall.computers import Computers
from ludotheque.table.hall.database import Taken
from ludotheque.table.hall.exchange import Exchange
from ludotheque.table.hall.lookers import look_back
from ludotheque.table.hall.replays import Replay
from ludotheque.table.hall.rows import AnalysisRow
from ludotheque.table.hall.store import Store
from ludotheque.table.hall.turns import Urgency
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.visitor import visitor

log = logging.getLogger("ludotheque.table")
PIECE: Final = 8  # answers that are looked at in one go: whoever plays waits a moment for it at most
TRIES: Final = 3  # of a piece that fails
WAITING: Final = 50  # matches, of all who ask; more are asked to come again
LONGEST: Final = 4000  # answers; far more than any match we know


@dataclass(frozen=True)
class Case:
    """A match that waits to be looked back at, and for whom."""

    source: str
    replay: Replay
    household: str


class Analyses:
    """What was found, as far as it has got, and the matches that wait. One is looked at after another."""

    def __init__(self, store: Store, computers: Computers, exchange: Exchange, iterations: int = ITERATIONS) -> None:
        self.store = store
        self.computers = computers
        self.exchange = exchange
        self.iterations = max(1, iterations)
        self._waiting: deque[Case] = deque()
        self._task: asyncio.Task[None] | None = None

    async def ask(self, source: str, replay: Replay) -> None:
        """Have a match looked back at, unless it has been, or is being."""
        row = await to_thread.run_sync(self.found, source, replay)
        if row is not None and row.tries >= TRIES:
            raise TableRefusal("analysis-failed")
        if (row is not None and row.done >= row.answers) or self.waits(source):
            return
        answers = len(kept_lines(replay.record))
        if answers > LONGEST:
            raise TableRefusal("analysis-long", answers=answers, most=LONGEST)
        visitor.get().spend("analyses")
        if len(self._waiting) >= WAITING:
            raise TableRefusal("analysis-busy", waiting=len(self._waiting))
        await to_thread.run_sync(self._begin, source, replay.record, answers)
        self.go_on(Case(source, replay, visitor.get().household or source))

    def waits(self, source: str) -> bool:
        return any(case.source == source for case in self._waiting)

    def go_on(self, case: Case) -> None:
        self._waiting.append(case)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    def stop(self) -> None:
        """What was found so far is kept; the rest is looked at when the server is there again."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()

    def found(self, source: str, replay: Replay) -> AnalysisRow | None:
        """As far as it has got; nothing where it is of another match, or cannot be read."""
        try:
            with self.store.sessions() as session:
                row = session.get(AnalysisRow, source)
                session.expunge_all()
        except (SQLAlchemyError, OSError, ValueError) as problem:
            log.warning("the analysis of %s cannot be read, and is made anew: %s", source, type(problem).__name__)
            return None
        return row if row is not None and row.digest == digest(replay.record) else None

    def unfinished(self) -> list[str]:
        """The matches that were being looked at when the server was last stopped."""
        open_ones = (AnalysisRow.done < AnalysisRow.answers) & (AnalysisRow.tries < TRIES)
        with self.store.reading() as session:
            return list(session.scalars(select(AnalysisRow.source).where(open_ones).limit(WAITING)))

    def give_up(self, source: str) -> None:
        """There is no such match any more."""
        with self.store.writing() as session:
            session.execute(delete(AnalysisRow).where(AnalysisRow.source == source))

    def _begin(self, source: str, record: Record, answers: int) -> None:
        row = AnalysisRow(
            source=source, digest=digest(record), iterations=self.iterations, answers=answers, done=0, tries=0,
            found={"points": [], "decisions": []}, changed=time.time(),
        )  # fmt: skip
        try:
            with self.store.writing() as session:
                stale = (AnalysisRow.source == source) & (AnalysisRow.digest != row.digest)
                session.execute(delete(AnalysisRow).where(stale))
                if session.get(AnalysisRow, source) is None:
                    session.add(row)
        except Taken:
            pass  # another process was quicker

    async def _work(self) -> None:
        while self._waiting:
            case = self._waiting[0]
            try:
                if await self.exchange.take(f"analysis {case.source}"):
                    try:
                        await self._look_back(case)
                    finally:
                        await self.exchange.give_back(f"analysis {case.source}")
            except Refusal as problem:
                log.warning("%s is not looked back at: %s", case.source, problem)
            if self._waiting:
                self._waiting.popleft()

    async def _look_back(self, case: Case) -> None:
        text, own = case.replay.record.text(), case.replay.own
        row = await to_thread.run_sync(self.found, case.source, case.replay)
        while row is not None and row.done < row.answers and row.tries < TRIES:
            until = min(row.done + PIECE, row.answers)
            facts = (text, own, row.iterations, row.done, until)
            try:
                new = await self.computers.work(look_back, facts, case.household, case.source, Urgency.PAST)
            except Exception as problem:  # whatever the search stumbles over
                log.warning("%s, answer %d: %s", case.source, row.done, problem)
                new = None
            await to_thread.run_sync(self._store, row, until, new)
            row = await to_thread.run_sync(self.found, case.source, case.replay)

    def _store(self, row: AnalysisRow, until: int, new: dict[str, list[Any]] | None) -> None:
        """A piece, unless it was stored already; or that it has failed once more."""
        same = (AnalysisRow.source == row.source) & (AnalysisRow.done == row.done)
        changes: dict[str, Any] = {"tries": row.tries + 1}
        if new is not None:
            joined = {what: [*row.found[what], *new[what]] for what in ("points", "decisions")}
            changes = {"tries": 0, "done": until, "found": joined}
        with self.store.writing() as session:
            session.execute(update(AnalysisRow).where(same).values(changed=time.time(), **changes))


def digest(record: Record) -> str:
    """By which the answers of a match are known, whatever its players are called."""
    told = [record.game, record.digest, str(record.rules), *map(str, record.lines)]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:20]
