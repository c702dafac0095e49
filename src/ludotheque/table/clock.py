"""Clocks: how long one may think, at one sitting or over days, and what happens when the time is up."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal

from ludotheque.agents import LEVELS
from ludotheque.table.refusals import TableRefusal

DAY: Final = 86_400.0
KINDS: Final = ("none", "live", "days")
AFTER: Final = ("computer", "open", "others")  # a computer plays on, anybody may sit down, the others decide
MOST_MINUTES: Final = 24 * 60
MOST_DAYS: Final = 60
Kind = Literal["none", "live", "days"]


@dataclass(frozen=True)
class Clock:
    """`live`: everybody has so many minutes in all, and some seconds more with every answer. `days`: so many for each
    answer; at weekends time may stand still."""

    kind: str = "none"
    minutes: int = 0
    seconds: int = 0
    days: int = 0
    weekends: bool = True  # time goes on at weekends
    after: str = "computer"
    level: str = "medium"

    def __post_init__(self) -> None:
        sound = (
            self.kind in KINDS
            and self.after in AFTER
            and self.level in LEVELS
            and (self.kind != "live" or (0 < self.minutes <= MOST_MINUTES and 0 <= self.seconds <= 3600))
            and (self.kind != "days" or 0 < self.days <= MOST_DAYS)
        )
        if not sound:
            raise TableRefusal("clock-wrong", minutes=MOST_MINUTES, days=MOST_DAYS, levels=", ".join(LEVELS))

    @property
    def runs(self) -> bool:
        return self.kind != "none"

    def data(self) -> dict[str, Any]:
        return asdict(self) if self.runs else {}

    def full(self, seats: int) -> list[float]:
        """What everybody has at the beginning."""
        return [self.minutes * 60.0] * seats if self.kind == "live" else []

    def deadline(self, now: float, left: list[float], seat: int, away: float = 0.0) -> float | None:
        """When the time of this seat is over, if it is asked now; whoever is `away` until then thinks from then on."""
        if self.kind == "live":
            return now + left[seat]
        if self.kind == "days":
            return later(max(now, away), self.days, self.weekends)
        return None

    def after_answer(self, left: list[float], seat: int, used: float) -> list[float]:
        """What everybody has left when this seat has answered after so many seconds."""
        if self.kind != "live":
            return left
        return [max(0.0, had - used) + self.seconds if at == seat else had for at, had in enumerate(left)]

    @property
    def reminds_after(self) -> float | None:
        """The part of the time after which whoever is asked is called once more."""
        return 0.75 if self.kind == "days" else None


@dataclass(frozen=True)
class Timing:
    """How time stands at a table. Never changed in place: it is stored before it counts."""

    clock: Clock = field(default_factory=Clock)
    left: tuple[float, ...] = ()  # seconds, by seat, where the clock is a live one
    deadline: float | None = None
    standing_in: tuple[tuple[int, str], ...] = ()  # seats for which a computer plays, and its level
    expired: int | None = None  # the seat whose time is up, where the others decide

    def asked(self, now: float, before: int, seat: int, thinks: bool, away: float = 0.0) -> Timing:
        """Somebody has answered, and this seat is asked now, or nobody (below 0)."""
        if not self.clock.runs:
            return self
        left = list(self.left)
        if self.deadline is not None and self.clock.kind == "live":
            left = self.clock.after_answer(left, before, max(0.0, now - self.deadline + left[before]))
        deadline = None if thinks or seat < 0 else self.clock.deadline(now, left, seat, away)
        return replace(self, left=tuple(left), deadline=deadline, expired=None)

    def stood_in(self, seat: int) -> Timing:
        """A computer plays for this seat from now on."""
        others = tuple(each for each in self.standing_in if each[0] != seat)
        return replace(self, standing_in=(*others, (seat, self.clock.level)), deadline=None, expired=None)

    def back(self, seats: tuple[int, ...]) -> Timing:
        """Whoever sits here is back and plays himself; on a live clock with what an answer brings."""
        left = tuple(max(had, 60.0) if at in seats and self.level(at) else had for at, had in enumerate(self.left))
        return replace(self, left=left, standing_in=tuple(each for each in self.standing_in if each[0] not in seats))

    def level(self, seat: int) -> str | None:
        """The computer that plays for this seat."""
        return dict(self.standing_in).get(seat)

    def row(self) -> dict[str, Any]:
        """As it is stored."""
        more = {"standing_in": [list(each) for each in self.standing_in], "expired": self.expired}
        clock = {**self.clock.data(), **more} if self.clock.runs else {}
        return {"clock": clock, "spent": list(self.left), "deadline": self.deadline}


def begun(clock: Clock, seats: int) -> Timing:
    return Timing(clock, tuple(clock.full(seats)))


def kept(clock: object, left: object, deadline: object, seats: int) -> Timing:
    """A timing as it is stored; what cannot be read of it stands still."""
    try:
        data = dict(clock)  # type: ignore[call-overload]
        standing = tuple((int(seat), str(level)) for seat, level in data.pop("standing_in", []))
        expired = data.pop("expired", None)
        seconds = tuple(float(each) for each in left)  # type: ignore[attr-defined]
        found = read(data)
        if found.kind == "live" and len(seconds) != seats:
            raise ValueError(seats)
        return Timing(found, seconds, float(deadline) if deadline is not None else None, standing, expired)  # type: ignore[arg-type]
    except (TypeError, ValueError, TableRefusal):
        return Timing()


def later(begin: float, days: int, weekends: bool) -> float:
    """So many days later; where time stands still at weekends, these do not count."""
    moment = datetime.fromtimestamp(begin, UTC)
    left = timedelta(days=days)
    while True:
        midnight = (moment + timedelta(days=1)).replace(hour=0, minute=0, second=0, microsecond=0)
        if not weekends and moment.weekday() >= 5:
            moment = midnight
            continue
        if moment + left <= midnight:
            return (moment + left).timestamp()
        left -= midnight - moment
        moment = midnight


def read(data: dict[str, Any] | None) -> Clock:
    """A clock as it is stored or wished."""
    try:
        return Clock(**(data or {}))
    except TypeError:
        raise TableRefusal("clock-wrong", minutes=MOST_MINUTES, days=MOST_DAYS, levels=", ".join(LEVELS)) from None
