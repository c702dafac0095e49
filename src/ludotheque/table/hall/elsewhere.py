"""Elsewhere: what happens at a table in other processes that serve it, and what they are told of this one."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from anyio import to_thread

from ludotheque.core.match import Match
from ludotheque.core.record import BACK, UNDO, Line, play_line
from ludotheque.table.clock import kept
from ludotheque.table.hall.attached import Attached
from ludotheque.table.hall.exchange import Exchange, Note
from ludotheque.table.hall.keyring import Keyring, ring_of
from ludotheque.table.hall.rows import TableRow
from ludotheque.table.seating import Seat

if TYPE_CHECKING:
    from ludotheque.table.hall.live_table import LiveTable

log = logging.getLogger("ludotheque.table")


class Elsewhere(Attached):
    """Who sits at the same table by way of other processes; what they stored is read, played and shown here as well."""

    def __init__(self, table: LiveTable, exchange: Exchange) -> None:
        super().__init__(table)
        self.exchange = exchange
        self._here: dict[str, frozenset[int]] = {}  # by process
        self._told: frozenset[int] = frozenset()
        self._behind = False
        self._catching_up: asyncio.Task[None] | None = None
        self._agreeing: asyncio.Task[None] | None = None

    @property
    def seats(self) -> frozenset[int]:
        """The seats of those who are connected to another process."""
        return frozenset().union(*self._here.values())

    def ask(self) -> None:
        """The table has just been opened: who else is there?"""
        self.exchange.tell(self.table.id, "who")

    def tell_presence(self, seats: frozenset[int]) -> None:
        if seats != self._told:
            self._told = seats
            self.exchange.tell(self.table.id, "here", seats=sorted(seats))

    def tell(self, what: str, **facts: Any) -> None:
        self.exchange.tell(self.table.id, what, **facts)

    def forget(self, who: str) -> None:
        """A process is gone, and with it the connections of those who were there."""
        if self._here.pop(who, None):
            self.table.tell_presence()

    def hear(self, note: Note) -> None:
        if note.what == "changed":
            self.catch_up()
        elif note.what == "said":
            self.table.hear(**note.facts)
        elif note.what == "who":
            if self._told:
                self.exchange.tell(self.table.id, "here", seats=sorted(self._told))
        elif note.what == "here":
            self._here[note.who] = frozenset(note.facts["seats"])
            self.table.tell_presence()
        elif note.what == "retake":
            self._agreeing = self.begin(self.table.retaking.hear(**note.facts))
        elif note.what == "retaken":
            self._agreeing = self.begin(self._agreed(**note.facts))

    async def _agreed(self, seat: int, granted: bool) -> None:
        await self.caught_up()  # what was taken back is seen before it is told
        self.table.retaking.done(seat, granted)

    def catch_up(self) -> None:
        """Read what others stored; where more is stored meanwhile, once more."""
        self._behind = True
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = self.begin(self._catch_up())

    async def caught_up(self) -> None:
        """Whoever asks sees what was acknowledged by any process, also before this one has heard of it."""
        if not self.exchange.alone:
            self.catch_up()
            assert self._catching_up is not None
            await asyncio.shield(self._catching_up)

    async def _catch_up(self) -> None:
        table = self.table
        while self._behind and not table.gone:
            self._behind = False
            try:
                async with table.lock:
                    row, keys, lines = await to_thread.run_sync(table.store.since, table.id, table.number)
                    timing = kept(row.clock, row.spent, row.deadline, len(table.seats))
                    seats = tuple(Seat(**seat) for seat in row.seats)
                    if lines or tuple(row.names) != table.match.names or timing != table.timing or seats != table.seats:
                        whole = is_new(table.match, row, lines) or seats != table.seats
                        table.seats = seats
                        table.showing.moment = replace(table.showing.moment, seats=seats)
                        table.show(played_on(table.match, row, lines), whole, timing)
                    ring = ring_of(keys, row.private)
                    if set(ring.keys) != set(table.keyring.keys):
                        self._seat_anew(row, ring)
                    table.rated = row.rated
                    if row.rematch and not table.rematch:
                        table.lead_to(row.rematch)
            except Exception as problem:
                log.warning("table %s is read again: %s", table.id, type(problem).__name__)
                table.read_again()

    def _seat_anew(self, row: TableRow, ring: Keyring) -> None:
        known = len(self.table.comings)
        self.table.seat_anew(ring, row.comings[known:], row.comings)


def played_on(match: Match, row: TableRow, lines: list[Line]) -> Match:
    """The match with the answers that another process stored."""
    twin = match.clone()
    twin.ask_chance = True
    for line in lines:
        play_line(twin, line)
    twin.ask_chance = match.ask_chance
    twin.names = tuple(row.names)
    return twin


def is_new(match: Match, row: TableRow, lines: list[Line]) -> bool:
    """Whether what was shown before does not hold any more: something was taken back, or a name has changed."""
    return tuple(row.names) != match.names or any(line.notation in (UNDO, BACK) for line in lines)
