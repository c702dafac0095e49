"""Steps, still to be done: effects are carried out, questions wait for an answer, chance is asked like a seat."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.action import Action, Blank
from ludotheque.core.rng import Rng

if TYPE_CHECKING:
    from ludotheque.core.sheet import Sheet
    from ludotheque.core.state import State

CHANCE: Final = -1
NOBODY: Final = -3

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing still to be done, owned by one seat. It never changes once made, so clones share it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)  # what it is made with, and kept by the same names
    HIDDEN: ClassVar[tuple[str, ...]] = ()  # which of them not everybody may know; all others a view shows
    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def __init_subclass__(cls) -> None:
        """A step says once what it is made with: in its `__init__`."""
        super().__init_subclass__()
        if "FIELDS" not in vars(cls):
            cls.FIELDS = tuple(inspect.signature(cls).parameters)

    def proceed(self, state: S) -> bool:
        """Go on from this step on top of the stack; False when somebody must answer first."""
        raise NotImplementedError

    def choices(self, state: S) -> list[Action]:
        return []

    def answer(self, state: S, action: Action) -> None:
        raise NotImplementedError

    def sample(self, state: S, rng: Rng) -> Action:
        raise NotImplementedError

    def matter(self, sheet: Sheet, names: tuple[str, ...]) -> None:
        """Write what everybody may know of it: these of FIELDS. A step that is asked often may do so itself, as a
        position does: its numbers are then not looked up by their names."""
        for name in names:
            sheet.number(getattr(self, name))

    def __repr__(self) -> str:
        facts = ", ".join([f"{name}={getattr(self, name)}" for name in self.FIELDS])
        return f"{type(self).__name__}({facts})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step[S]):
    """The rules carry it out."""

    def proceed(self, state: S) -> bool:
        state.stack.pop()
        self.run(state)
        return True

    def run(self, state: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage(Effect[S]):
    """An effect of nobody in particular: a round, a phase."""

    def __init__(self) -> None:
        self.seat = NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """Its seat must answer. A question without options is void and drops out."""

    CLAUSE: ClassVar[str] = ""

    def proceed(self, state: S) -> bool:
        options = self.choices(state)
        count = len(options)
        if count == 0:
            state.stack.pop()
            return True
        if count == 1 and self.plain():
            state.stack.pop()
            self.answer(state, options[0])
            return True
        state.legal = options
        return False

    def plain(self) -> bool:
        """Whether a single option is taken without asking."""
        return False

    def allows(self, state: S, action: Action) -> bool:
        """Whether an action that was composed freely, and is none of the options, may be answered."""
        return False

    def blanks(self, state: S) -> list[Blank]:
        """What may be composed freely."""
        return []

    def why_not(self, state: S, action: Action) -> str:
        """The clause that forbids an action that is not offered."""
        return self.CLAUSE

    def lacks(self, state: S, action: Action) -> dict[str, int]:
        """What its seat has too little of for an action that is not offered, and how much: the things of `count-…`."""
        return {}

    def because(self, state: S, action: Action) -> str:
        """What else forbids it, as one of the words `why-…`, which may name the things of the action; empty where only
        the clause tells it."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(Question[S]):
    """A question that answers itself where there is but one option."""

    def plain(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Question[S]):
    """A question that is asked or not because of what is hidden: either way it tells something, so that nothing before
    it may be taken back."""

    def proceed(self, state: S) -> bool:
        if state.news is not None and self.open(state):
            state.uncover()
        return super().proceed(state)

    def open(self, state: S) -> bool:
        """Whether the others cannot know beforehand if it will be asked."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Question[S]):
    """A question to chance: dice, draws. Its options carry weights; they are listed only when looked at."""

    def __init__(self) -> None:
        self.seat = CHANCE

    def proceed(self, state: S) -> bool:
        state.legal = NO_OPTIONS
        return False

    def weights(self, state: S) -> list[int]:
        """One weight for each option of `choices`; equal ones, unless the step says otherwise."""
        return [1] * len(self.choices(state))

    def sample(self, state: S, rng: Rng) -> Action:
        weights = self.weights(state)
        point = rng.below(sum(weights))
        options = self.choices(state)
        for action, weight in zip(options, weights):
            point -= weight
            if point < 0:
                return action
        raise ValueError("chance was asked without options")


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceTo(Chance[S]):
    """Chance that falls to a seat: the card it is dealt, the die it throws."""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to = to


NO_OPTIONS: Final[list[Action]] = []
