"""Retaking: somebody would like to take an answer back beyond what is fair, and the others say yes or no."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ludotheque.core.refusal import Refusal
from ludotheque.table.hall.attached import Attached
from ludotheque.table.protocol.messages import RetakeMessage
from ludotheque.table.refusals import TableRefusal

if TYPE_CHECKING:
    from ludotheque.table.hall.live_table import LiveTable


@dataclass(frozen=True)
class Retake:
    """Somebody asked to take an answer back when the record had so many lines, and these have not said yes yet."""

    seat: int
    number: int
    waiting: frozenset[int]

    def message(self) -> RetakeMessage:
        return {"type": "retake", "seat": self.seat, "waiting": sorted(self.waiting), "granted": False}


class Retaking(Attached):
    """What is asked at one table. It is not stored: after a restart it is asked again."""

    def __init__(self, table: LiveTable) -> None:
        super().__init__(table)
        self.asked: Retake | None = None

    @property
    def now(self) -> RetakeMessage | None:
        """What somebody who comes now is told."""
        return self.asked.message() if self.asked and self.asked.number == self.table.number else None

    def others(self, seat: int) -> frozenset[int]:
        """The other people at this table, by their seats; who shares a device with this one is not asked."""
        mine = {seat, *(other for key in self.table.keyring.keys if seat in key.seats for other in key.seats)}
        return frozenset(at for at, taken in enumerate(self.table.seats) if not taken.thinks and at not in mine)

    def wish(self, seat: int) -> None:
        self._ask(Retake(seat, self.table.number, self.others(seat)))

    async def consent(self, seat: int, yes: bool) -> None:
        """Say yes or no; when all have said yes, the answer is taken back."""
        async with self.table.lock:
            asked = self.asked
            if asked is None or asked.number != self.table.number or seat not in asked.waiting:
                raise TableRefusal("retake-gone")
            left = replace(asked, waiting=asked.waiting - {seat})
            if yes and left.waiting:
                self._ask(left)
                return
            self.asked = None
            if yes:
                await self.table.take_back(asked.seat)
            self.table.elsewhere.tell("retaken", seat=asked.seat, granted=yes)
            self.done(asked.seat, yes)

    def _ask(self, retake: Retake) -> None:
        self.asked = retake
        self.table.tell(retake.message())
        self.table.elsewhere.tell("retake", seat=retake.seat, number=retake.number, waiting=sorted(retake.waiting))

    def done(self, seat: int, granted: bool) -> None:
        self.asked = None
        self.table.tell(RetakeMessage(type="retake", seat=seat, waiting=[], granted=granted))

    async def hear(self, seat: int, number: int, waiting: list[int]) -> None:
        """It was asked, or somebody said yes, by way of another process; two may say yes in two of them at once."""
        heard = Retake(seat, number, frozenset(waiting))
        if self.asked is not None and (self.asked.seat, self.asked.number) == (seat, number):
            heard = replace(heard, waiting=heard.waiting & self.asked.waiting)
        self.asked = heard
        if heard.waiting:
            self.table.tell(heard.message())
            return
        with suppress(Refusal):  # the other process may have been quicker
            async with self.table.lock:
                await self.table.take_back(seat)
        self.done(seat, granted=True)
