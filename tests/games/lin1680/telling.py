"""What a learner is told of 1680, to be read by its names."""

from __future__ import annotations

from ludotheque import games
from ludotheque.core.state import State
from ludotheque.games.lin1680.components import KIND_IDS
from tests.games.lin1680.position import Table


def said(state: State, seat: int) -> dict[str, float]:
    """The features of a seat that are not zero, by their names."""
    teller = games["lin1680"].features
    assert teller is not None
    row = teller.rows(state)[seat]
    return {name: round(value, 4) for name, value in zip(type(teller).NAMES, row, strict=True) if value}


def told(table: Table, seat: int) -> dict[str, float]:
    return said(table.state, seat)


def by_kind(row: dict[str, float], form: str) -> dict[str, float]:
    """What features called alike say of each kind: `{} lacking`."""
    return {kind: row[form.format(kind)] for kind in KIND_IDS if form.format(kind) in row}


def numbered(row: dict[str, float], name: str) -> list[int]:
    """Which of the features of a name and a number say yes."""
    return [number for number in range(10) if row.get(f"{name} {number}") == 1]
