"""Layouts: what the numbers of a sheet mean, and which action has which index."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from ludotheque.core import copying, sight
from ludotheque.core.action import Action
from ludotheque.core.edition import MOST, Edition
from ludotheque.core.line import MOST_LINES
from ludotheque.core.sheet import EMPTY, Asked, Mask, Sheet
from ludotheque.core.state import NOBODY, SPECTATOR, Question, State, Step
from ludotheque.core.view import shown

if TYPE_CHECKING:
    from ludotheque.core.game import Game

WIDE: Final = MOST  # of a field of which a game says nothing
MANY: Final = 1000  # of what has no bound in the rules of a game; no match comes near it
ANY: Final = 1 << 53  # of a fact that a question names: it may be several numbers in one


@dataclass(frozen=True)
class Span:
    """What a game says of one field of its position: how small and how large its numbers get, what they are called one
    by one (in each part, where every seat has one), and how many there can be where that changes."""

    low: int = -WIDE
    high: int = WIDE
    labels: tuple[str, ...] = ()
    most: int = 0


@dataclass(frozen=True)
class Field:
    """A stretch of a row: from `start` on, `shape` numbers from `low` to `high`; `labels` name the last axis."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int
    labels: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size

    @property
    def stop(self) -> int:
        return self.start + self.size

    def __repr__(self) -> str:
        return f"<{self.name} {self.start}:{self.stop}, {self.low} to {self.high}, shape {self.shape}>"


def is_asked(step: type[Step[Any]]) -> bool:
    """A question; one without a clause, of which others are made, is never asked itself."""
    return issubclass(step, Question) and bool(step.CLAUSE or not step.__subclasses__())


class Layout:
    """The fields of a row and the actions of one game with one edition and number of seats."""

    def __init__(self, game: Game, seats: int, edition: Edition) -> None:
        self.game = game
        self.edition = edition
        self.seats = seats
        questions = sorted(name for name, step in game.steps.items() if is_asked(step))
        self.questions = tuple(questions)
        self._asked = {
            step: Asked(questions.index(name) if name in questions else EMPTY, tuple(shown(step)))
            for name, step in game.steps.items()
        }
        self._matter = max([len(asked.facts) for asked in self._asked.values()], default=0)
        fresh = game.position(edition, seats, game.agreed(seats, {}))
        self.table = int(fresh.seats)  # with the seats that the rules drive
        self._spans = game.spans(edition, self.table)
        self._ragged = {name: span.most for name, span in self._spans.items() if span.most}
        arrays, singles = self._fields(fresh)
        self._singles = sum(field.size for field in singles)
        self.fields = tuple(placed([*arrays, *singles]))
        self.width = self.fields[-1].stop
        self._whole = self.width - self._singles

    def _fields(self, fresh: State) -> tuple[list[Field], list[Field]]:
        """The arrays that everybody sees, and then all single numbers: as a sheet has them in its rows."""
        arrays: list[Field] = []
        singles = [
            Field("viewer", 0, (), SPECTATOR, self.table - 1),
            Field("asked", 0, (), NOBODY, self.table - 1),
            Field("question", 0, (), EMPTY, len(self.questions) - 1, self.questions),
            *([Field("matter", 0, (self._matter,), -ANY, ANY)] if self._matter else []),
        ]
        for name, who in type(fresh).SEEN_BY.items():
            span = self._spans.get(name, Span())
            for label, shape, high in self._shapes(fresh, name, who, span):
                whole = bool(shape) and who != sight.OWNER and not span.most
                low = span.low if whole or not shape else min(span.low, EMPTY)
                (arrays if whole else singles).append(Field(label, 0, shape, low, high, span.labels if shape else ()))
        return arrays, singles

    def _shapes(self, fresh: State, name: str, who: str, span: Span) -> list[tuple[str, tuple[int, ...], int]]:
        value: Any = getattr(fresh, name)
        if isinstance(value, int):
            return [(name, (), span.high)]
        length = span.most or len(value)
        in_all = span.high * max(length, 1)
        if who == sight.COUNT:
            return [(f"{name}.count", (), in_all)]
        part = length // self.table
        if who == sight.OWNER:
            return [(name, (part,), span.high), (f"{name}.count", (self.table,), in_all)]
        return [(name, (self.table, part) if who == sight.EACH else (length,), span.high)]

    def __getitem__(self, name: str) -> Field:
        return next(field for field in self.fields if field.name == name)

    def __repr__(self) -> str:
        return (
            f"<layout of {self.game.id} for {self.seats} seats: {self.width} numbers in {len(self.fields)} fields, "
            f"{len(self.actions)} actions and {len(self.chances)} of chance>"
        )

    def __reduce__(self) -> str | tuple[object, ...]:
        return copying.layout, (self.game.id, self.seats, self.edition)

    # room for observations

    def sheet(self, rows: int = 1) -> Sheet:
        """Room for so many observations, for `state.observe`."""
        return Sheet(self.width, self._singles, rows, self._asked, self._matter, self._ragged, self._ends())

    def _ends(self) -> list[int]:
        """Where in a row the arrays of each part end, that is one stretch of them; a part may have none."""
        ends: list[int] = []
        for part in self.game.state_class.PARTS:
            whole = [field.stop for field in self.fields if field.name in part and field.stop <= self._whole]
            ends.append(max([*ends[-1:], *whole], default=0))
        return ends

    def marks(self) -> Mask:
        """Room for a mask, for `state.mask`."""
        return Mask(len(self.edition.vocabulary.actions))

    @cached_property
    def lows(self) -> list[int]:
        """The least that each number of a row can be."""
        return [field.low for field in self.fields for _ in range(field.size)]

    @cached_property
    def highs(self) -> list[int]:
        """The greatest that each number of a row can be."""
        return [field.high for field in self.fields for _ in range(field.size)]

    @cached_property
    def names(self) -> list[str]:
        """A name for each number of a row: `hand[coal-2]`, `louis[1][wine]`."""
        return [f"{field.name}{place}" for field in self.fields for place in places(field)]

    # actions

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """What seats may answer."""
        lots = self.game.state_class.OF_CHANCE
        return tuple(action for action in self.edition.vocabulary.actions if action.verb not in lots)

    @cached_property
    def chances(self) -> tuple[Action, ...]:
        """What chance may answer."""
        lots = (*self.game.state_class.OF_CHANCE, *self.game.state_class.OF_BOTH)
        return tuple(action for action in self.edition.vocabulary.actions if action.verb in lots)

    @property
    def max_chance_outcomes(self) -> int:
        """No question to chance has more answers."""
        return len(self.chances)

    @property
    def max_length(self) -> int:
        """More answers than any match has."""
        return MOST_LINES


def placed(fields: list[Field]) -> list[Field]:
    """One after another."""
    found: list[Field] = []
    for field in fields:
        found.append(replace(field, start=found[-1].stop if found else 0))
    return found


def places(field: Field) -> list[str]:
    """The places of a field, written as one would look them up."""
    found = [""]
    for axis, length in enumerate(field.shape):
        last = axis == len(field.shape) - 1
        steps = field.labels if last and len(field.labels) == length else tuple(map(str, range(length)))
        found = [f"{before}[{step}]" for before in found for step in steps]
    return found
