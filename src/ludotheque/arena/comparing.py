"""Editions beside one another: the same seeds with each, differences match by match, and when one may stop."""

from __future__ import annotations

import copy
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from ludotheque.arena.crew import Share
from ludotheque.arena.playing import Plan, Who
from ludotheque.arena.statistics import anytime, mean
from ludotheque.arena.study import Arm, Meeting, Notebook, Wanted
from ludotheque.arena.tables import measures
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game, Value
from ludotheque.core.refusal import Refusal

FIRST_LOOK: Final = 50  # matches: before that an interval that holds at any time is not to be trusted
LOOKS: Final = 50  # matches between one look and the next
DIFFERENT, ALIKE, OPEN = "different", "alike", "open"


@dataclass(frozen=True)
class Comparison:
    """Matches with several editions; number so and so has the same seed and the same players with each."""

    game: str
    editions: dict[str, Edition]  # by the name of the arm
    agents: tuple[Who, ...]
    matches: int  # with each
    seed: str = "1"
    settings: dict[str, Value] = field(default_factory=dict)
    measured: bool = True
    rotate: bool = True

    @property
    def note(self) -> str:
        """All that its matches depend on; an arm is known by its name and the fingerprint of its edition."""
        of_each = [f"{name} {edition.digest}" for name, edition in self.editions.items()]
        return f"{self.plan((next(iter(self.editions)),), 0).note} · {', '.join(of_each)}"

    def plan(self, arm: Arm, number: int) -> Plan:
        return Plan(
            self.game, self.agents, self.matches, self.seed, self.rotate, self.settings, self.editions[arm[0]],
            measured=self.measured,
        )  # fmt: skip

    def wanted(self, until: int) -> list[Wanted]:
        return [((name,), number) for number in range(min(until, self.matches)) for name in self.editions]


@dataclass(frozen=True)
class Difference:
    """One measure with two editions, and by how much the second has more of it, from pairs of matches."""

    measure: str
    first: float
    second: float
    difference: float
    within: float  # holds at any time
    pairs: int

    @property
    def low(self) -> float:
        return self.difference - self.within

    @property
    def high(self) -> float:
        return self.difference + self.within


def differences(meetings: list[Meeting], one: str, other: str) -> list[Difference]:
    """Every measure that both have, from the pairs that are complete."""
    found = {(each.arm[0], each.outcome.number): measures(each.outcome) for each in meetings}
    numbers = sorted(number for name, number in found if name == one and (other, number) in found)
    rows = []
    for measure in list(found[one, numbers[0]]) if numbers else []:
        pairs = [(found[one, at][measure], found[other, at][measure]) for at in numbers if measure in found[other, at]]
        if len(pairs) == len(numbers):
            middle, within = anytime([second - first for first, second in pairs])
            means = [mean([pair[at] for pair in pairs])[0] for at in (0, 1)]
            rows.append(Difference(measure, means[0], means[1], middle, within, len(pairs)))
    return rows


def verdict(row: Difference, enough: float | None) -> str:
    """Whether they differ for certain, or by less than would matter, or whether that cannot be said yet."""
    if row.pairs < FIRST_LOOK or math.isinf(row.within):
        return OPEN
    if row.low > 0 or row.high < 0:
        return DIFFERENT
    return ALIKE if enough is not None and -enough < row.low and row.high < enough else OPEN


def compare(
    comparison: Comparison, measure: str, enough: float | None, notebook: Notebook, share: Share,
    progress: Callable[[int, int], None],
) -> list[Difference]:  # fmt: skip
    """Play until the measure is known to differ, or to differ by less than `enough`, or all matches are played. Looks
    are taken after the same matches whoever plays them, so the same seed always ends at the same one."""
    one, other = comparison.editions
    total = len(comparison.wanted(comparison.matches))
    until = min(FIRST_LOOK, comparison.matches)
    while True:
        meetings = notebook.conduct(comparison.wanted(until), share, lambda done, of: progress(done, total))
        rows = differences(meetings, one, other)
        looked = next((row for row in rows if row.measure == measure), None)
        if looked is None:
            raise Refusal("measure-unknown", measure=measure, measures=", ".join(row.measure for row in rows))
        if until >= comparison.matches or verdict(looked, enough) != OPEN:
            return rows
        until = min(until + LOOKS, comparison.matches)


def varied(game: Game, edition: Edition, place: str, value: float) -> Edition:
    """An edition with one number changed: a name of [numbers], or table.id.column, or table.column."""
    data = copy.deepcopy(edition.data)
    row, column = found_in(data, place)
    row[column] = int(value) if value == int(value) and not isinstance(row[column], float) else value
    return game.make_edition(data, f"{place}={value:g}")


def found_in(data: dict[str, Any], place: str) -> tuple[dict[str, Any], str]:
    """The row of an edition that holds a number, and its column there."""
    *path, column = place.split(".")
    row: Any = data.get("numbers", {}).get(column) if not path else data.get(path[0])
    if not path:
        column = "value"
    if len(path) == 2 and isinstance(row, list):
        row = next((each for each in row if str(each.get("id")) == path[1]), None)
    elif len(path) == 2 and isinstance(row, dict):
        row = row.get(path[1])
    known = isinstance(row, dict) and len(path) < 3 and isinstance(row.get(column), int | float)
    if not known:
        numbers = ", ".join(name for name, each in data.get("numbers", {}).items() if isinstance(each, dict))
        raise Refusal("number-unknown", place=place, numbers=numbers)
    return row, column
