"""The timekeeper: sees when somebody's time is up, and does what was agreed when the table was set."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anyio import to_thread
from sqlalchemy import select

from ludotheque.core.refusal import Refusal
from ludotheque.table.clock import Timing
from ludotheque.table.hall.database import Taken
from ludotheque.table.hall.doorway import departed, turn
from ludotheque.table.hall.keeping import told
from ludotheque.table.hall.live_table import LiveTable
from ludotheque.table.hall.rows import TableRow
from ludotheque.table.hall.store import Store
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.seating import OPEN, Seat, Shown, fresh_key

if TYPE_CHECKING:
    from ludotheque.table.hall.hall import Hall

log = logging.getLogger("ludotheque.table")
PAUSE: Final = 1.0
AT_ONCE: Final = 50


async def keep_time(hall: Hall) -> None:
    """As long as the server runs."""
    while True:
        try:
            for id in await to_thread.run_sync(due, hall.store, time.time()):
                try:
                    await time_up(await hall.table(id))
                except Refusal as problem:
                    log.warning("the time of table %s could not be kept: %s", id, told(problem))
        except (Refusal, Taken) as problem:
            log.warning("no time could be kept: %s", problem)
        await asyncio.sleep(PAUSE)


def due(store: Store, now: float) -> list[str]:
    with store.reading() as session:
        wanted = select(TableRow.id).where(TableRow.deadline <= now, ~TableRow.over).limit(AT_ONCE)
        return list(session.scalars(wanted))


async def time_up(table: LiveTable) -> None:
    """A computer plays on, the seat is open to anybody, or the others are asked."""
    async with table.lock:
        timing, seat = table.timing, table.match.seat
        if table.match.over or timing.deadline is None or timing.deadline > time.time():
            return
        if timing.clock.after == "computer":
            await changed(table, timing.stood_in(seat), thinks=True)
        elif timing.clock.after == "others":
            await changed(table, replace(timing, deadline=None, expired=seat), thinks=False)
        else:
            await opened(table, seat, replace(timing, deadline=None))


async def opened(table: LiveTable, seat: int, timing: Timing) -> None:
    """Nobody has this seat any more, and whoever comes first may sit down."""
    seats = tuple(Seat(OPEN) if at == seat else each for at, each in enumerate(table.seats))
    await to_thread.run_sync(lambda: table.store.change(table.id, seats=[each.data() for each in seats]))
    table.seats = seats
    table.showing.moment = replace(table.showing.moment, seats=seats)
    await changed(table, timing, thinks=False)
    whose = table.keyring.person(seat)
    await turn(table, table.keyring.freed(seat, fresh_key()), "freed", (seat,))
    await departed(table, seat, whose)


async def changed(table: LiveTable, timing: Timing, thinks: bool) -> None:
    row = timing.row()
    await to_thread.run_sync(lambda: table.store.change(table.id, thinks=thinks, **row))
    table.show(table.match, timing=timing)


async def back(table: LiveTable, seats: tuple[int, ...]) -> None:
    """Somebody for whom a computer plays has come back to the table: from now on he plays himself."""
    async with table.lock:
        if not any(table.timing.level(seat) for seat in seats):
            return
        timing, asked = table.timing.back(seats), table.match.seat
        if asked in seats:
            left = list(timing.left)
            timing = replace(timing, deadline=timing.clock.deadline(time.time(), left, asked))
        thinks = not table.match.over and asked not in seats and table.showing.moment.thinks(asked)
        await changed(table, timing, thinks)


async def decide(table: LiveTable, shown: Shown | None, wait: bool) -> None:
    """The time of somebody is up, and another who sits there decides: a computer plays on, or the time begins anew."""
    key = table.player(shown)
    async with table.lock:
        timing = table.timing
        seat = timing.expired
        if seat is None or seat in key.seats:
            raise TableRefusal("decide-nothing")
        if wait:
            fresh = timing.clock.full(len(table.seats)) or list(timing.left)
            deadline = timing.clock.deadline(time.time(), fresh, seat)
            left = tuple(fresh[at] if at == seat else had for at, had in enumerate(timing.left))
            await changed(table, replace(timing, left=left, deadline=deadline, expired=None), thinks=False)
        else:
            await changed(table, timing.stood_in(seat), thinks=True)
