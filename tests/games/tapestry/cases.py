"""One case for each component that is data: what a player has, what is answered, what must hold then.

A case is written in three parts: `given` as for `Table.put`, the answers of whoever is asked (chance too) separated by
semicolons, and `then` as what `table[A]` must say.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.games.tapestry.position import A, Table


class Case(NamedTuple):
    given: dict[str, Any]
    answers: str
    then: dict[str, Any]


def case(answers: str = "", given: dict[str, Any] | None = None, **then: Any) -> Case:
    return Case(given or {}, answers, then)


def answer(table: Table, answers: str) -> None:
    """Let whoever is asked answer."""
    for one in answers.split(";"):
        if one.strip():
            table.play(table.asked, one.strip())


def holds(table: Table, then: dict[str, Any]) -> None:
    """What is expected of seat A, all at once."""
    assert {name: getattr(table[A], name) for name in then} == then
