"""What a frame is made of: a table at one moment, and for whom."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludotheque.core.match import Match
from ludotheque.core.state import SPECTATOR
from ludotheque.table.clock import Timing
from ludotheque.table.protocol.position import Said, Shape
from ludotheque.table.seating import Coming, Seat
from ludotheque.table.shown.lessons import Learning


@dataclass(frozen=True)
class Viewer:
    """For whom a frame is made: the seats the key opens, the shape of the board, the language, whose eyes."""

    mine: tuple[int, ...] = ()
    shape: Shape = "wide"
    language: str = "en"
    wanted: int | None = None  # a seat to look from, where the key opens several
    host: bool = False

    def eyes(self, match: Match) -> int:
        """The asked seat if it is mine, else the first of mine; without any, a spectator's."""
        if self.wanted is not None:
            return self.wanted
        if match.seat in self.mine:
            return match.seat
        return self.mine[0] if self.mine else SPECTATOR


@dataclass(frozen=True)
class Moment:
    """A table at one moment: the match as stored, who sits there, who is connected."""

    table: str
    match: Match
    seats: tuple[Seat, ...]
    here: tuple[bool, ...]
    chat: list[Said] = field(default_factory=list)
    free: tuple[bool, ...] = ()
    comings: tuple[Coming, ...] = ()
    private: bool = False
    left: tuple[float | None, ...] = ()  # when those who are not connected were last seen
    timing: Timing = field(default_factory=Timing)
    learning: Learning | None = None  # at a lesson, or with a position of the rules

    def thinks(self, seat: int) -> bool:
        """Whether a computer answers for this seat."""
        return self.seats[seat].thinks or self.timing.level(seat) is not None

    @property
    def number(self) -> int:
        return len(self.match.lines)
