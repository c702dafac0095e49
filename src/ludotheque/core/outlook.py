"""What computers believe of a game, apart from its rules: how a position looks, which answers are worth a thought."""

from __future__ import annotations

import math
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.action import Action
from ludotheque.core.state import State
from ludotheque.core.step import Step

USUAL: Final[dict[str, tuple[float, int]]] = {
    "easy": (0.1, 0),
    "casual": (0.0, 2),
    "medium": (0.0, 12),
    "hard": (0.0, 80),
    "master": (0.0, 600),
}
S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Step[Any])


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S, T]):
    """What computers believe of one kind of step."""

    def promise(self, state: S, step: T) -> float:
        """What its seat may expect of this step while it waits, in points; for the middle of something."""
        return 0.0

    def advised(self, state: S, step: T) -> list[Action]:
        """The options worth a thought: all of them, unless some are known to be pointless."""
        return state.legal


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook(Generic[S]):
    """What computers believe of one game. No rule depends on it; a game without one is looked at by its points."""

    LEVELS: ClassVar[dict[str, tuple[float, int]]] = {}  # where a level of this game is not the usual one
    advice: dict[type[Step[Any]], Advice[Any, Any]]

    def __init__(self, advice: dict[type[Step[Any]], Advice[Any, Any]] | None = None) -> None:
        self.advice = {} if advice is None else advice

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, with advice for {len(self.advice)} kinds of steps>"

    def worth(self, state: S, seat: i64) -> float:
        """How well a seat stands, in points."""
        return float(state.points(seat))

    def chances(self, state: S) -> list[float]:
        """How likely each seat is to win, while nobody has: by how far it is before the best of the others."""
        worth = [self.worth(state, seat) for seat in range(state.seats)]
        spread = self.spread(state)
        return [1.0 / (1.0 + math.exp(-1.1 * lead(worth, seat) / spread)) for seat in range(state.seats)]

    def handmade(self) -> Outlook[Any]:
        """The outlook made by hand, also where a learned one has taken its place."""
        return self

    def promise(self, state: S, step: Step[Any]) -> float:
        """What the seat of a waiting step may expect of it."""
        advice = self.advice.get(type(step))
        return 0.0 if advice is None else advice.promise(state, step)

    def with_promises(self, state: S, seat: i64, worth: float) -> float:
        """What a seat is worth, and what all that waits to be done promises it."""
        for step in state.stack:
            if step.seat == seat:
                worth += self.promise(state, step)
        return worth

    def advised(self, state: S) -> list[Action]:
        """Of the options of the question on top, those worth a thought."""
        step = state.stack[-1]
        advice = self.advice.get(type(step))
        return state.legal if advice is None else advice.advised(state, step)

    def horizon(self, state: S) -> i64:
        """How far a search plays on, as the outlook advises, before it believes the outlook: so many turns of each seat
        where the game has a clock, otherwise answers."""
        return 3

    def clock(self, state: S) -> i64:
        """How many turns have begun, where turns differ in length: whoever makes many answers must not seem to gain
        time. 0 in a game that does not need it."""
        return 0

    def trust(self, state: S) -> i64:
        """For how many tries of a search the first look at an answer counts: more than one where dice make every try
        differ. The n-th tries of all answers then meet the same luck, so that they can be compared."""
        return 1

    def openness(self) -> float:
        """How much wider a search looks the more it has tried: what is taken for a small difference between answers
        grows with the root of the tries, by so much. 0 where that was not found to help."""
        return 0.0

    def foresees(self) -> bool:
        """Whether it knows what chance usually brings, so that it is asked before chance has answered: dice that fall
        well for one answer and badly for another say nothing about the answers."""
        return False

    def strength(self, level: str) -> tuple[float, int]:
        """What a level is made of here: how far it errs, in parts of the spread, and how many tries it has to think."""
        return type(self).LEVELS.get(level) or USUAL[level]

    def paid_with(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The fields of a position that hold what players pay with, by seat, and those that hold what was paid: who has
        only less of it than before has come back to where it was. Nothing where no answer can be undone by another."""
        return (), ()

    def retraces(self, earlier: list[State], before: S, now: S, seat: i64) -> bool:
        """Whether an answer brings a piece back to where one was given up in the same turn, for nothing but its price:
        several that walk about never stand quite as they stood. `earlier` are positions in which the seat was asked."""
        return False

    def spread(self, state: S) -> float:
        """How many points of lead make a win about three times as likely as a loss."""
        return 5.0


def lead(worth: list[float], seat: i64) -> float:
    """How far a seat is before the best of the others."""
    best = -1e9
    for other in range(len(worth)):
        if other != seat and worth[other] > best:
            best = worth[other]
    return worth[seat] - best if best > -1e9 else worth[seat]
