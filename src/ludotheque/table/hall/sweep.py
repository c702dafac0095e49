"""Sweeping: tables where nobody has answered for long go, and records and analyses of long ago."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection
from typing import Any, Final

from anyio import to_thread
from sqlalchemy import delete, inspect, select
from sqlalchemy.orm import InstrumentedAttribute

from ludotheque.core.refusal import Refusal
from ludotheque.table.hall.database import Taken
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.rows import AnalysisRow, ReplayRow, TableRow, of_a_table
from ludotheque.table.hall.store import Store

log = logging.getLogger("ludotheque.table")
DAY: Final = 24 * 3600.0
PAUSE: Final = 3600.0  # seconds from one sweep to the next
BATCH: Final = 50  # in one transaction: answers do not wait long for it


async def sweep_now_and_then(hall: Hall, keep_days: float) -> None:
    """As long as the server runs."""
    while True:
        try:
            await sweep(hall, time.time() - keep_days * DAY)
        except (Refusal, Taken) as problem:
            log.warning("old tables could not be cleared away: %s", problem)
        await asyncio.sleep(PAUSE)


async def sweep(hall: Hall, before: float) -> None:
    """All that has lain still since then goes, but for tables that somebody has open."""
    while gone := await to_thread.run_sync(clear_tables, hall.store, before, hall.occupied()):
        hall.forget(gone)
    for kept in (ReplayRow.created, AnalysisRow.changed):
        while await to_thread.run_sync(clear, hall.store, kept, before):
            pass
    hall.replays.forget()


def clear_tables(store: Store, before: float, occupied: Collection[str]) -> list[str]:
    """Some tables with all that belongs to them, at once or not at all; which ones."""
    with store.writing() as session:
        old = select(TableRow.id).where(TableRow.changed < before, TableRow.id.not_in(occupied)).limit(BATCH)
        ids = list(session.scalars(old.with_for_update()))
        for whose in of_a_table():
            session.execute(delete(whose.table).where(whose.in_(ids)))
        session.execute(delete(TableRow).where(TableRow.id.in_(ids)))
    return ids


def clear(store: Store, kept: InstrumentedAttribute[float], before: float) -> int:
    """Some rows that were kept before then."""
    rows: Any = kept.class_
    name = inspect(rows).primary_key[0]
    with store.writing() as session:
        ids = list(session.scalars(select(name).where(kept < before).limit(BATCH)))
        session.execute(delete(rows).where(name.in_(ids)))
    return len(ids)
