"""The position of Dudo: who has how many dice, how they lie, and what has been bid."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.action import Vocabulary
from ludotheque.core.beginning import Led
from ludotheque.core.sight import ALL, EACH, OWNER
from ludotheque.core.state import Cup

from . import vocabulary
from .components import FACES
from .edition import DudoEdition


class Dudo(Led):
    """D-1.1, D-2.1: dice under cups are their owner's secret; once lifted they lie in `shown` for all to see."""

    SEEN_BY: ClassVar[dict[str, str]] = {
        "leader": ALL,
        "calza": ALL,
        "round": ALL,
        "palifico": ALL,
        "held": ALL,
        "dice": OWNER,
        "count": ALL,
        "face": ALL,
        "bidder": ALL,
        "shown": EACH,
        "called": ALL,
        "found": ALL,
        "lost": ALL,
    }
    VERBS: ClassVar[dict[str, tuple[str, ...]]] = vocabulary.VERBS
    OF_CHANCE: ClassVar[tuple[str, ...]] = ("fall", "lead")
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = vocabulary.EVENTS

    edition: DudoEdition
    calza: bool
    round: i64
    palifico: bool
    held: vec[i64]  # dice each seat has
    dice: vec[i64]  # how many of each face lie under each cup
    count: i64  # the standing bid
    face: i64
    bidder: i64
    shown: vec[i64]  # the dice of the last round that was lifted
    called: vec[i64]  # count and face of its bid, who bid, who called, and whether it was a palifico
    found: i64  # how many there were
    lost: i64  # dice in the box

    def clone(self) -> Dudo:
        twin = Dudo()
        twin.follow(self)
        twin.edition = self.edition
        twin.leader = self.leader
        twin.calza = self.calza
        twin.round = self.round
        twin.palifico = self.palifico
        twin.held = self.held[:]
        twin.dice = self.dice[:]
        twin.count = self.count
        twin.face = self.face
        twin.bidder = self.bidder
        twin.shown = self.shown[:]
        twin.called = self.called[:]
        twin.found = self.found
        twin.lost = self.lost
        return twin

    def vocabulary(self) -> Vocabulary:
        return self.edition.vocabulary

    def points(self, seat: i64) -> i64:
        """D-6.3: the dice one has left."""
        return self.held[seat]

    def sources(self, seat: i64) -> dict[str, int]:
        return {"dice": self.held[seat]}

    def winners(self) -> list[int]:
        """D-6.2: whoever has dice when all others are out."""
        return [seat for seat in range(self.seats) if self.held[seat] > 0] if self.over else []

    def cups(self) -> list[Cup]:
        return [Cup(self.dice, vec[i64]([0] * len(self.dice)), vec[i64]([1] * FACES))]

    def inventory(self) -> dict[str, int]:
        return {"dice": sum(self.held) + self.lost}

    # who plays

    def with_dice(self) -> int:
        return len([seat for seat in range(self.seats) if self.held[seat] > 0])

    def next_with_dice(self, seat: i64) -> i64:
        """D-2.3: the next to the left who has dice."""
        after = (seat + 1) % self.seats
        while self.held[after] == 0:
            after = (after + 1) % self.seats
        return after
