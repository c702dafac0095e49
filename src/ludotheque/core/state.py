"""The position, and what is still to be done in it: steps on a stack."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core import copying
from ludotheque.core.action import COMPOSED, Action, Vocabulary
from ludotheque.core.sheet import EVERYTHING, Mask, Sheet
from ludotheque.core.step import (
    CHANCE,
    NO_OPTIONS,
    NOBODY,
    Chance,
    ChanceTo,
    Effect,
    Plain,
    Question,
    Secret,
    Stage,
    Step,
)

__all__ = [
    "CHANCE", "EVERYBODY", "NOBODY", "NOTHING", "SPECTATOR", "Chance", "ChanceTo", "Cup", "Effect", "News", "Plain",
    "Pool", "Question", "Secret", "Stage", "State", "Step",
]  # fmt: skip

SPECTATOR: Final = -2
EVERYBODY: Final = -4
NOTHING: Final = -99


class News:
    """What happened, for the log, the animation and "why?": an event, its clause, its numbers, who may know, and how
    the table looked when it was told."""

    event: str
    clause: str
    facts: list[int]
    to: int
    position: State

    def __init__(self, event: str, clause: str, facts: list[int], to: int, position: State) -> None:
        self.event = event
        self.clause = clause
        self.facts = facts
        self.to = to
        self.position = position

    @property
    def silent(self) -> bool:
        """Nothing to be told, and yet something was learnt."""
        return self.to == NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The position of one match: plain data, cheap to clone, with no memory of how chance will fall."""

    SEEN_BY: ClassVar[dict[str, str]] = {}
    VERBS: ClassVar[dict[str, tuple[str, ...]]] = {}
    OF_CHANCE: ClassVar[tuple[str, ...]] = ()  # the verbs that chance answers with, and no seat ...
    OF_BOTH: ClassVar[tuple[str, ...]] = ()  # ... and those that both answer with
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {}
    PARTS: ClassVar[tuple[tuple[str, ...], ...]] = ()  # fields that seldom change; who changes them sets their bit

    seats: i64
    stack: list[Step[Any]]
    legal: list[Action]
    news: list[News] | None
    changed: i64  # the PARTS that have changed since a batch that plays it last looked, a bit for each

    def prepare(self) -> None:
        """Nothing to do yet, nobody listening. (Not `__init__`: a clone would pay for it.)"""
        self.stack = []
        self.legal = NO_OPTIONS
        self.news = None
        self.changed = EVERYTHING

    def clone(self) -> State:
        """A twin that shares nothing that changes."""
        raise NotImplementedError

    def follow(self, other: State) -> None:
        """Stand where another position stands, with the same still to be done; nobody listens. A clone begins so."""
        self.stack = other.stack[:]
        self.legal = other.legal
        self.news = None
        self.changed = EVERYTHING
        self.seats = other.seats

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> str | tuple[object, ...]:
        return copying.of_state(self)

    def __repr__(self) -> str:
        if not self.stack:
            return f"<{type(self).__name__}, {self.seats} seats, over>"
        step = self.stack[-1]
        who = "chance" if step.seat == CHANCE else f"seat {step.seat}"
        return f"<{type(self).__name__}, {self.seats} seats: {type(step).__name__} asked of {who}>"

    def vocabulary(self) -> Vocabulary:
        """All actions that there are in the edition of this match."""
        raise NotImplementedError

    # what is still to be done

    def then(self, first: Step[Any], second: Step[Any] | None = None, third: Step[Any] | None = None) -> None:
        """Do these next, in reading order."""
        if third is not None:
            self.stack.append(third)
        if second is not None:
            self.stack.append(second)
        self.stack.append(first)

    def go_on(self) -> None:
        """Run until somebody must answer, or nothing is left to do."""
        stack = self.stack
        while stack:
            if not stack[-1].proceed(self):
                return
        self.legal = NO_OPTIONS

    def apply(self, action: Action) -> None:
        """Answer the question on top, then go on. The action must be one of `options`."""
        step = self.stack.pop()
        step.answer(self, action)
        self.go_on()

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return not self.stack

    @property
    def seat(self) -> int:
        """Who must answer: a seat, CHANCE, or NOBODY when the match is over."""
        return self.stack[-1].seat if self.stack else NOBODY

    @property
    def options(self) -> list[Action]:
        """What the seat asked may answer."""
        if self.legal or not self.stack:
            return self.legal
        return self.stack[-1].choices(self)

    def allows(self, action: Action) -> bool:
        """Whether it may be answered although it is not listed: it was composed."""
        step = self.stack[-1] if self.stack else None
        return action.index == COMPOSED and isinstance(step, Question) and step.allows(self, action)

    # what programs that learn are given

    def show(self, sheet: Sheet, row: vec[i64]) -> vec[i64]:
        """Write all fields in the order of SEEN_BY: arrays that everybody sees at the end of the row, which is
        returned, all others to the sheet. A game may write them itself, as it does its clone: compiled, that is many
        times quicker than asking for each by its name."""
        for name, who in type(self).SEEN_BY.items():
            value: Any = getattr(self, name)
            if isinstance(value, int):
                sheet.number(value)
            elif name in sheet.most:
                sheet.ragged(vec[i64](value), sheet.most[name])
            elif who == "owner":  # the words of `sight`
                sheet.owner(vec[i64](value))
            elif who == "count":
                sheet.count(vec[i64](value))
            else:
                row = extend(row, vec[i64](value))
        return row

    def observe(self, seat: i64, out: Sheet, row: i64 = 0) -> None:
        """Write what a seat may know over a row of a sheet of the game's layout."""
        out.row(row, self, seat, self.stack[-1] if self.stack else None, EVERYTHING)

    def mask(self, out: Mask) -> None:
        """Mark the actions that may be answered."""
        out.mark(self.options)

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        """What chance may answer now, each with its probability; empty while a seat is asked."""
        if not self.stack or self.stack[-1].seat != CHANCE:
            return []
        step = self.stack[-1]
        assert isinstance(step, Chance)
        weights = step.weights(self)
        total = float(sum(weights))
        return [(action, weight / total) for action, weight in zip(step.choices(self), weights) if weight > 0]

    def returns(self, kind: str = "share") -> list[float]:
        """What each seat has of the match: its "share" of the victory, its "points", or the "margin" by which they are
        more than the best of the others'."""
        if kind == "share":
            return self.shares()
        points = [float(self.points(seat)) for seat in range(self.seats)]
        if kind == "points":
            return points
        if kind != "margin":
            raise ValueError(f"a match returns share, points or margin, not {kind}")
        return [own - max([0.0] + points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]

    def shares(self) -> list[float]:
        """The part of the victory that is each seat's; nothing before the end."""
        winners = self.winners() if not self.stack else []
        share = 1.0 / float(len(winners)) if winners else 0.0
        return [share if seat in winners else 0.0 for seat in range(self.seats)]

    # what happened

    def tell(
        self, event: str, clause: str, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING, d: i64 = NOTHING
    ) -> None:
        """Tell everybody; costs nothing while nobody listens."""
        if self.news is not None:
            self.news.append(News(event, clause, [n for n in [a, b, c, d] if n != NOTHING], EVERYBODY, self.clone()))

    def whisper(self, seat: i64, event: str, clause: str, a: i64 = NOTHING, b: i64 = NOTHING) -> None:
        """Tell one seat only."""
        if self.news is not None:
            self.news.append(News(event, clause, [n for n in [a, b] if n != NOTHING], seat, self.clone()))

    def uncover(self) -> None:
        """Something hidden has shown itself without a word: what was answered before stands."""
        if self.news is not None:
            self.news.append(News("", "", [], NOBODY, self))

    # what a game says about itself

    def left_of(self, seat: i64) -> i64:
        """The next seat round the table."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def players(self) -> i64:
        """How many seats are asked: the first ones. The rules drive the others, which are seen and counted like any."""
        return self.seats

    def points(self, seat: i64) -> i64:
        """The score of a seat as the game counts it."""
        raise NotImplementedError

    def sources(self, seat: i64) -> dict[str, int]:
        """Where the points of a seat came from; they add up to `points`."""
        return {"all": self.points(seat)}

    def winners(self) -> list[int]:
        """The seats that have won; several share the victory. Empty before the end."""
        raise NotImplementedError

    def pools(self) -> list[Pool]:
        """The hidden cards and the hands they may be in, for `guess`."""
        return []

    def cups(self) -> list[Cup]:
        """What was rolled or drawn unseen and has no stock that could run out, for `guess`."""
        return []

    def credible(self) -> bool:
        """Whether what lies hidden agrees with what everybody has seen since; for `guess`, which deals anew if not."""
        return True

    def inventory(self) -> dict[str, int]:
        """How many there are of each thing that can be neither made nor lost."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Pool:
    """Cards of one back, counted by face: the bag nobody sees, and the hands drawn from it.

    The pool is `kinds` faces of the bag, from the face `first` on. `hand` and `known` hold `width` counts per seat,
    numbered like the bag; `known` is what everybody knows to be in a hand. Several pools may share the same arrays.
    The arrays are those of the state itself, not copies.
    """

    bag: vec[i64]
    hand: vec[i64]
    known: vec[i64]
    kinds: i64
    first: i64
    width: i64

    def __init__(
        self, bag: vec[i64], hand: vec[i64], known: vec[i64], kinds: i64, first: i64 = 0, width: i64 = 0
    ) -> None:
        self.bag = bag
        self.hand = hand
        self.known = known
        self.kinds = kinds
        self.first = first
        self.width = width if width > 0 else kinds

    def __repr__(self) -> str:
        return f"<{self.kinds} kinds of cards, {sum(self.bag)} in the bag and {sum(self.hand)} in hands>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Cup:
    """Hidden things that come from no stock: dice under a cup, a secret number. Each fell by itself, by its weight.

    `hand` and `known` count the faces, one for each of `weights` per seat; `known` is what everybody knows to be there.
    The arrays are those of the state itself, not copies.
    """

    hand: vec[i64]
    known: vec[i64]
    weights: vec[i64]

    def __init__(self, hand: vec[i64], known: vec[i64], weights: vec[i64]) -> None:
        self.hand = hand
        self.known = known
        self.weights = weights

    def __repr__(self) -> str:
        return f"<{sum(self.hand)} hidden things with {len(self.weights)} faces>"
