"""The contract every game passes: run by the tests and by `ludotheque check`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle

from ludotheque.core.contract import records, texts, walk
from ludotheque.core.contract.finding import TITLES, Finding, Findings
from ludotheque.core.game import Game, Value

__all__ = ["Finding", "Findings", "Point", "check"]

Progress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Point:
    """A point of the contract that is looked at from outside the core: the table brings the tenth."""

    number: int
    title: str
    check: Callable[[Findings, Game], None]


def check(
    game: Game, matches: int = 100, seed: int = 1, progress: Progress | None = None, further: Sequence[Point] = ()
) -> list[Finding]:
    """The points of the core and those further ones, over all numbers of players and all settings; a finding without
    problems holds."""
    findings = Findings(TITLES | {point.number: point.title for point in further})
    ways = list(combinations(game))
    for number in range(matches):
        seats, settings = ways[number % len(ways)]
        with findings.failures(1, f"{seats} seats, seed {seed + number}"):
            walk.check(findings, game, seats, settings, seed + number, thorough=number < 2 * len(ways))
        if number < len(ways):
            with findings.failures(2, f"{seats} seats, seed {seed + number}"):
                records.check_repeat(findings, game, seats, settings, seed + number)
        if progress:
            progress(game.id, number + 1, matches)
    with findings.failures(8, "recorded matches"):
        records.check_recorded(findings, game)
    with findings.failures(9, "words and clauses"):
        texts.check(findings, game)
    for point in further:
        with findings.failures(point.number, game.id):
            point.check(findings, game)
    return findings.all()


def combinations(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """Every number of players with the default settings, then the last value of each setting, by turns for each; where
    a setting is for some numbers of players only, all its values, by turns for each of those."""
    numbers = range(game.least, game.most + 1)
    ways: list[tuple[int, dict[str, Value]]] = [(seats, {}) for seats in numbers]
    for setting, seats in zip([each for each in game.settings if not each.players], cycle(numbers)):
        others = [value for value in setting.values[1:] if value in setting.allowed(seats)]
        ways += [(seats, {setting.id: value}) for value in others[-1:]]
    for setting in game.settings:
        if setting.players:
            ways += [(seats, {setting.id: value}) for value, seats in zip(setting.values[1:], cycle(setting.players))]
    return ways
