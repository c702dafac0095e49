"""Rates: how much may be asked for from one address, or by one seat. People never see them; floods do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Final

from ludotheque.table.refusals import TableRefusal

REMEMBERED: Final = 20_000  # of those who asked for something lately; a flood from more addresses is forgiven in part


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many more each minute."""

    at_once: int
    a_minute: float = 0.0


RATES: Final[Mapping[str, Rate]] = {
    "requests": Rate(3000, 6000),  # and messages of live connections
    "sockets": Rate(300),  # open at the same time
    "tables": Rate(200, 10),
    "records": Rate(100, 10),
    "analyses": Rate(20, 1),
    "experiments": Rate(20, 2),
    "answers": Rate(2000, 3000),
    "chat": Rate(200, 120),
    "letters": Rate(30, 6),  # asked for, and doors knocked at
    "chat-seat": Rate(60, 30),
    "hints": Rate(100, 60),
    "hints-seat": Rate(40, 20),
}


class Rates:
    """For each who asks one number: when all that was spent is there again."""

    def __init__(self, rates: Mapping[str, Rate] = RATES) -> None:
        self.rates = rates
        self._whole_at: dict[tuple[str, str], float] = {}

    def spend(self, what: str, who: str) -> None:
        """Take one; where none is left, say when there will be."""
        rate = self.rates.get(what)
        if rate is None:
            return
        now, each = monotonic(), 60 / rate.a_minute
        whole_at = max(now, self._whole_at.get((what, who), now)) + each
        wait = whole_at - now - rate.at_once * each
        if wait > each / 1000:  # more than a rounding
            raise TableRefusal("too-many", what=what.partition("-")[0], seconds=ceil(wait))
        if len(self._whole_at) >= REMEMBERED:
            self._forget(now)
        self._whole_at[what, who] = whole_at

    def _forget(self, now: float) -> None:
        """Whoever has all again is forgotten; where that is not enough, those who nearly have."""
        rest = sorted((whole_at, of) for of, whole_at in self._whole_at.items() if whole_at > now)
        self._whole_at = {of: whole_at for whole_at, of in rest[-REMEMBERED // 2 :]}


def shared_out(rates: Mapping[str, Rate], processes: int) -> Mapping[str, Rate]:
    """Each of several processes counts by itself: together they let through no more than one would."""
    return {name: Rate(ceil(rate.at_once / processes), rate.a_minute / processes) for name, rate in rates.items()}


def wished_rates(text: str) -> Mapping[str, Rate]:
    """`off`, or those that shall be others: `tables 20+2, sockets 50`, how many at once and more each minute."""
    if text.strip().lower() == "off":
        return {}
    rates = dict(RATES)
    for wish in filter(None, map(str.strip, text.split(","))):
        name, _, numbers = wish.partition(" ")
        at_once, _, a_minute = numbers.strip().partition("+")
        try:
            if name not in RATES or bool(a_minute) != bool(RATES[name].a_minute):
                raise ValueError(name)
            rates[name] = Rate(int(at_once), float(a_minute or 0))
            if rates[name].at_once < 1 or (a_minute and rates[name].a_minute <= 0):
                raise ValueError(numbers)
        except ValueError:
            raise TableRefusal("limits-unread", wish=wish[:80], names=", ".join(RATES)) from None
    return rates
