"""Calling from a table: whom an answer concerns who is not here, and when they want to be called."""

from __future__ import annotations

from time import time
from typing import Any, Final

from anyio import to_thread
from sqlalchemy import select

from ludotheque.core.match import Match
from ludotheque.table.clock import Timing
from ludotheque.table.hall.attached import Attached
from ludotheque.table.hall.keyring import Keyring
from ludotheque.table.hall.rows import PersonRow

ANY: Final = "any"  # by whichever ways the person wishes when it is due
TURN: Final = "turn"
REMINDER: Final = "reminder"
ENDED: Final = "ended"
INVITED: Final = "invited"


class Calling(Attached):
    """What is put into the outbox by the same transaction as the answer, so that nothing is lost or called twice."""

    async def away(self, seat: int) -> float:
        """Until when the person who is asked is away; only where days are counted."""
        person = self.table.keyring.kept_for(seat) if seat >= 0 else None
        if person is None or self.table.timing.clock.kind != "days":
            return 0.0
        return await to_thread.run_sync(self._away, person)

    def _away(self, person: str) -> float:
        with self.table.store.reading() as session:
            wishes = session.scalar(select(PersonRow.wishes).where(PersonRow.id == person)) or {}
        until = wishes.get("away", 0.0)
        return float(until) if isinstance(until, int | float) else 0.0

    def due(self, twin: Match, timing: Timing) -> list[dict[str, Any]]:
        """The calls that come of what was answered."""
        ring, now, number = self.table.keyring, time(), len(twin.lines)
        if twin.over:
            people = sorted({key.person for key in ring.keys if key.claimed and key.person})
            return [call(person, self.table.id, ENDED, number, now) for person in people]
        asked = ring.kept_for(twin.seat)
        if asked is None or asked == ring.kept_for(self.table.match.seat):
            return []
        calls = [call(asked, self.table.id, TURN, number, now + self.table.grace)]
        part = timing.clock.reminds_after
        if timing.deadline is not None and part is not None:
            calls.append(call(asked, self.table.id, REMINDER, number, now + part * (timing.deadline - now)))
        return calls


def invitations(table: str, ring: Keyring, number: int) -> list[dict[str, Any]]:
    """A table is set: those for whom a seat is kept there by name are called to it."""
    kept = sorted({key.person for key in ring.keys if key.person and not key.claimed})
    return [call(person, table, INVITED, number, time()) for person in kept]


def call(person: str, table: str, kind: str, number: int, due: float) -> dict[str, Any]:
    return {"person": person, "table": table, "number": number, "kind": kind, "way": ANY, "due": due, "tries": 0,
            "outcome": ""}  # fmt: skip
