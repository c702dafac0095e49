"""Answers in advance: what a seat answers when it is asked next, as soon as that is possible. Nobody else knows of it.

One is kept for each seat, and is given once. It is given up where it is not possible after all, where what it waits for
has not happened, where something was taken back meanwhile, or where its seat has answered itself.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from anyio import to_thread
from sqlalchemy import delete, select

from ludotheque.core.action import Action
from ludotheque.core.match import Match
from ludotheque.core.record import BACK, UNDO, replay
from ludotheque.core.refusal import Refusal
from ludotheque.core.view import View
from ludotheque.table.hall.database import PLAIN, Taken
from ludotheque.table.hall.keeping import told
from ludotheque.table.hall.live_table import LiveTable
from ludotheque.table.hall.rows import IntentionRow, TableRow
from ludotheque.table.hall.store import Store
from ludotheque.table.refusals import TableRefusal

if TYPE_CHECKING:
    from ludotheque.table.hall.hall import Hall

log = logging.getLogger("ludotheque.table")
PAUSE: Final = 1.0
WAITS: Final = 2.0  # seconds in which whoever answered before may still take it back
AT_ONCE: Final = 50


@dataclass(frozen=True)
class Intention:
    """`action` when the seat is asked next; where `whose` is told, only if that seat has last answered `what`."""

    seat: int
    action: str
    whose: int | None
    what: str | None
    number: int  # how many lines the record had when it was told


def answers(match: Match) -> list[Action]:
    """What can be answered without seeing the position: the words of the game that are about nothing in particular, as
    to pass. Whatever names a card or a place is left to whoever sees them. What is answered most comes first."""
    lots, given = match.game.state_class.OF_CHANCE, Counter(line.notation for line in match.lines)
    found = [action for action in match.edition.vocabulary.actions if not action.args and action.verb not in lots]
    return sorted(found, key=lambda action: -given[str(action)])


async def intend(
    table: LiveTable, seat: int, action: str, whose: int | None = None, what: str | None = None
) -> None:  # fmt: skip
    """Keep what a seat will answer; told anew, it replaces what was told before."""
    match = table.match
    known = {str(each) for each in answers(match)}
    if match.over or match.seat == seat:
        raise TableRefusal("intend-now")
    if action not in known or (whose is not None and what not in known):
        raise TableRefusal("intend-what", allowed=", ".join(sorted(known)))
    if whose is not None and (not 0 <= whose < len(table.seats) or whose == seat):
        raise Refusal("seat-unknown", seat=whose, most=len(table.seats) - 1)
    row = IntentionRow(
        table=table.id, seat=seat, action=action, whose=whose, what=what if whose is not None else None,
        number=table.number,
    )  # fmt: skip
    await to_thread.run_sync(kept, table.store, row)


def kept(store: Store, row: IntentionRow) -> None:
    with store.writing() as session:
        session.merge(row)


def of(store: Store, table: str, seat: int) -> Intention | None:
    with store.reading() as session:
        row = session.get(IntentionRow, (table, seat))
    return as_intention(row) if row else None


def as_intention(row: IntentionRow) -> Intention:
    return Intention(row.seat, row.action, row.whose, row.what, row.number)


def forget(store: Store, table: str, seat: int) -> None:
    with store.writing() as session:
        told_before = delete(IntentionRow).where(IntentionRow.table == table, IntentionRow.seat == seat)
        session.execute(told_before, execution_options=PLAIN)


# when the time has come


async def keep_word(hall: Hall) -> None:
    """As long as the server runs."""
    while True:
        try:
            for id, intention in await to_thread.run_sync(due, hall.store, time.time() - WAITS):
                try:
                    await give(await hall.table(id), intention)
                except Refusal as problem:
                    log.warning("an answer in advance at table %s was not given: %s", id, told(problem))
        except (Refusal, Taken) as problem:
            log.warning("no answers in advance could be given: %s", problem)
        await asyncio.sleep(PAUSE)


def due(store: Store, before: float) -> list[tuple[str, Intention]]:
    """Where a seat that told something in advance is asked, and has been for a moment."""
    with store.reading() as session:
        asked = select(IntentionRow).join(TableRow, TableRow.id == IntentionRow.table)
        now = asked.where(TableRow.asked == IntentionRow.seat, ~TableRow.over, ~TableRow.thinks)
        rows = session.scalars(now.where(TableRow.changed <= before).limit(AT_ONCE))
        return [(row.table, as_intention(row)) for row in rows]


async def give(table: LiveTable, intention: Intention) -> None:
    """Give the answer, if it holds, and forget it either way: of two processes that try, one is too late."""
    match = table.match
    if match.seat != intention.seat or match.over:
        return
    try:
        if await to_thread.run_sync(holds, match, intention):
            await table.play(len(match.lines), intention.seat, intention.action)
    finally:
        await to_thread.run_sync(forget, table.store, table.id, intention.seat)


def holds(match: Match, intention: Intention) -> bool:
    """Whether it may be answered, and whether what it waits for has happened before the eyes of its seat."""
    since = match.lines[intention.number :]
    if any(line.notation in (UNDO, BACK) or line.seat == intention.seat for line in since):
        return False
    if intention.action not in {str(option) for option in match.options}:
        return False
    if intention.whose is None:
        return True
    theirs = [at for at, line in enumerate(since, intention.number) if line.seat == intention.whose]
    return bool(theirs) and match.lines[theirs[-1]].notation == intention.what and is_open(match, theirs[-1], intention)


def is_open(match: Match, at: int, intention: Intention) -> bool:
    """Whether the seat could see that this, and nothing else, was answered: what is hidden from it decides nothing."""
    try:
        before = replay(match.reopened(match.lines[:at]).record, match.game, match.edition)
        seen = {str(option): seen_after(before, option, intention.seat) for option in before.options}
        mine = seen.pop(str(intention.what))
    except (Refusal, KeyError):  # a record that today's rules cannot play again
        return False
    return all(not mine.is_like(other) for other in seen.values())


def seen_after(match: Match, option: Action, seat: int) -> View:
    state = match.state.clone()
    state.apply(option)
    return View(match.game, match.edition, state, seat, match.names)
