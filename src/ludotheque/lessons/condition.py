"""Conditions: what a task asks of a position, written so that people can read it and only this much can be said.

`town[me] == town("tours")`, `points(me) >= 3`, `told("delivered", me)`, `laid[me][kind("mariner")] == 2 and not over`.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ludotheque.core.edition import Edition
from ludotheque.core.match import Match
from ludotheque.core.news import Report

MOST_THINGS: Final = 400  # of one kind, among which an id is looked for
COMPARED: Final[dict[type[ast.cmpop], Callable[[Any, Any], bool]]] = {
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le,
    ast.Gt: operator.gt, ast.GtE: operator.ge,
}  # fmt: skip
RECKONED: Final[dict[type[ast.operator], Callable[[Any, Any], Any]]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Mod: operator.mod,
}  # fmt: skip


class Unreadable(ValueError):
    """A condition that says something that cannot be said."""


@dataclass(frozen=True)
class Seen:
    """What a condition is asked of: the match as one seat sees it, what was told since the task was set, and that
    position, with which `before(...)` compares."""

    match: Match
    seat: int
    told: list[Report]
    begun: Match


@dataclass(frozen=True)
class Condition:
    """A condition as it was written."""

    text: str
    tree: ast.expr

    @staticmethod
    def read(text: str) -> Condition:
        try:
            return Condition(text, ast.parse(text.strip(), mode="eval").body)
        except SyntaxError as problem:
            raise Unreadable(f"“{text}” cannot be read: {problem.msg}") from None

    def holds(self, seen: Seen) -> bool:
        try:
            return bool(Reading(seen).value(self.tree))
        except (IndexError, TypeError, KeyError) as problem:
            raise Unreadable(f"“{self.text}” cannot be asked of this position: {problem}") from None


class Reading:
    """One condition asked of one position."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.fields = seen.match.view(seen.seat).fields

    @property
    def calls(self) -> dict[str, Callable[..., Any]]:
        """What may be asked for by name; made when it is needed, for whoever kept it would hold himself."""
        return {
            "points": lambda seat: self.seen.match.points[seat],
            "told": self.told,
            "sum": sum, "len": len, "max": max, "min": min,
        }  # fmt: skip

    def value(self, node: ast.expr) -> Any:
        match node:
            case ast.Constant(value=bool() | int() | str() as value):
                return value
            case ast.Name(id=name):
                return self.name(name)
            case ast.Subscript(value=whole, slice=at):
                return self.value(whole)[self.value(at)]
            case ast.BoolOp(op=ast.And(), values=parts):
                return all(self.value(part) for part in parts)
            case ast.BoolOp(values=parts):
                return any(self.value(part) for part in parts)
            case ast.UnaryOp(op=ast.Not(), operand=part):
                return not self.value(part)
            case ast.UnaryOp(op=ast.USub(), operand=part):
                return -self.value(part)
            case ast.BinOp(left=left, op=sign, right=right) if type(sign) in RECKONED:
                return RECKONED[type(sign)](self.value(left), self.value(right))
            case ast.Compare(left=left, ops=[sign], comparators=[right]) if type(sign) in COMPARED:
                return COMPARED[type(sign)](self.value(left), self.value(right))
            case ast.Call(func=ast.Name(id="before"), args=[part], keywords=[]):
                begun = Seen(self.seen.begun, self.seen.seat, [], self.seen.begun)
                return Reading(begun).value(part)
            case ast.Call(func=ast.Name(id=name), args=given, keywords=[]):
                return self.call(name, [self.value(each) for each in given])
        raise Unreadable(f"“{ast.unparse(node)}” is more than a condition may say")

    def name(self, name: str) -> Any:
        known = {"me": self.seen.seat, "over": self.seen.match.over, "winners": self.seen.match.winners}
        if name in known:
            return known[name]
        if name == "question":
            return self.seen.match.view(self.seen.seat).question
        if name not in self.fields:
            raise Unreadable(f"a view of {self.seen.match.game.id} has no {name}")
        return self.fields[name]

    def call(self, name: str, given: list[Any]) -> Any:
        if name in self.calls:
            return self.calls[name](*given)
        if len(given) == 1 and isinstance(given[0], str):
            return number_of(self.seen.match.edition, name, given[0])
        raise Unreadable(f"{name}(…) is nothing that a condition may ask")

    def told(self, event: str, *facts: int | str) -> bool:
        """Whether this was told since the task was set, its facts in their order; `me` and seats by number."""
        if event not in type(self.seen.match.state).EVENTS:
            raise Unreadable(f"{event} is never told in {self.seen.match.game.id}")
        return any(report.event == event and agrees(report, facts) for report in self.seen.told)


def agrees(report: Report, facts: tuple[int | str, ...]) -> bool:
    said = [fact if fact != "*" else None for fact in facts]
    found = [
        int(str(fact).removeprefix("seat-")) if str(fact).startswith("seat-") else fact
        for fact in report.facts.values()
    ]
    return all(wanted is None or wanted == fact for wanted, fact in zip(said, found))


def number_of(edition: Edition, kind: str, id: str) -> int:
    """The number by which a position knows a thing: `town("tours")`."""
    for number in range(MOST_THINGS):
        try:
            if edition.thing(kind, number) == id:
                return number
        except (IndexError, KeyError):
            break
    raise Unreadable(f"there is no {kind} called {id}")
