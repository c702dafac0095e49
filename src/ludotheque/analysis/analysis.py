"""A finished match, looked back at answer by answer. Nothing is looked at while a match is running."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ludotheque.analysis.judging import Verdict, chances_known, judged
from ludotheque.core import record
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.record import BACK, UNDO, Line, Record
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import CHANCE

ITERATIONS: Final = 60
STRICT: Final = (
    10.0  # how quickly accuracy falls with what an answer costs: a tenth of the chances leaves a third of it
)
PARTS: Final = 3  # beginning, middle and end


@dataclass(frozen=True)
class Point:
    """Before an answer, or at the end: the chances of all seats to win.

    `seen` is what the seat that is asked could know; `known` looks into all hands. `luck` is how much dice and cards
    have moved the chances since the answer before.
    """

    number: int
    asked: int
    seen: tuple[float, ...]
    known: tuple[float, ...]
    luck: tuple[float, ...]


@dataclass(frozen=True)
class Decision:
    """An answer beside the best one, by what its seat could know: `cost` is the difference of the chances to win."""

    number: int
    seat: int
    question: str
    answer: str
    best: str
    label: str
    best_label: str
    chance: float
    cost: float
    options: int
    sways: tuple[float, ...] = ()  # by how much each seat would have been better off with the best answer


@dataclass(frozen=True)
class Analysis:
    """All of it; the same record and the same number of iterations give the same."""

    game: str
    names: tuple[str, ...]
    iterations: int
    points: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    winners: tuple[int, ...]
    result: tuple[int, ...]

    def costliest(self, seat: int | None = None, most: int = 5) -> list[Decision]:
        """The decisions that cost most, of one seat or of all."""
        of_seat = [each for each in self.decisions if seat in (None, each.seat) and each.cost > 0.0]
        return sorted(of_seat, key=lambda each: (-each.cost, each.number))[:most]

    def accuracy(self, seat: int, part: int | None = None) -> float | None:
        """From 0 to 100: how near the answers of a seat came to the best, in all or in one third of the match."""
        last = self.points[-1].number + 1
        found = [
            100.0 * math.exp(-STRICT * each.cost)
            for each in self.decisions
            if each.seat == seat and part in (None, PARTS * each.number // last)
        ]
        return sum(found) / len(found) if found else None

    def luck(self, seat: int) -> float:
        """How much dice and cards have moved the chances of a seat in all."""
        return sum(point.luck[seat] for point in self.points)

    def comment(self, decision: Decision) -> dict[str, str | int]:
        """What a sentence about a decision needs."""
        return {
            "name": self.names[decision.seat],
            "number": decision.number,
            "answer": decision.label,
            "best": decision.best_label,
            "chance": round(100 * decision.chance),
            "cost": round(100 * decision.cost),
        }

    def __repr__(self) -> str:
        return f"<analysis of a match of {self.game}: {len(self.decisions)} decisions>"


def analyse(
    match: Match, iterations: int = ITERATIONS, language: str = "en", progress: Callable[[int, int], None] | None = None
) -> Analysis:
    """Look back at a match that is over; `progress` is told how many of how many answers are done."""
    if not match.over:
        raise Refusal("analyse-running")
    if iterations < 1:
        raise Refusal("analyse-iterations", iterations=iterations)
    points, decisions = part(match.record, match.game, match.edition, iterations, language, progress=progress)
    return Analysis(
        match.game.id, match.names, iterations, tuple(points), tuple(decisions), tuple(match.winners),
        tuple(match.points),
    )  # fmt: skip


def part(
    found: Record, game: Game, edition: Edition, iterations: int, language: str = "en", first: int = 0,
    until: int | None = None, progress: Callable[[int, int], None] | None = None,
) -> tuple[list[Point], list[Decision]]:  # fmt: skip
    """Some of the answers that stand, counted from the first: each is judged by itself, so that parts may be looked at
    one after another. The last part brings the end as well."""
    lines = kept_lines(found)
    until = len(lines) if until is None else min(until, len(lines))
    again = record.begin(found, game, edition)
    points: list[Point] = []
    decisions: list[Decision] = []
    expected: list[float] | None = None
    for at, (number, line) in enumerate(lines[:until]):
        if line.seat != CHANCE and at >= first:
            known = chances_known(again.state, again.game.outlook, iterations)
            verdict = judged(again.eyes(), again.edition.vocabulary.read(line.notation), number, iterations)
            luck = tuple(now - then for now, then in zip(known, expected)) if expected else (0.0,) * len(known)
            points.append(Point(number, again.seat, verdict.chances, tuple(known), luck))
            if len(again.options) > 1:
                decisions.append(decision(again, line, number, verdict, language))
        if line.seat != CHANCE:
            expected = None
        again.play(line.notation, line.seat)
        if line.seat != CHANCE and again.seat == CHANCE and following(lines, at) >= first:
            expected = chances_known(again.state, again.game.outlook, iterations)
        if progress is not None:
            progress(at + 1, until)
    if until == len(lines):
        points.append(ended(again, len(found.lines), expected))
    return points, decisions


def following(lines: list[tuple[int, Line]], at: int) -> int:
    """The place of the next answer that is not chance's."""
    return next((place for place in range(at + 1, len(lines)) if lines[place][1].seat != CHANCE), len(lines))


def kept_lines(found: Record) -> list[tuple[int, Line]]:
    """The answers that stand, with how many lines the record had before each: what was taken back is left out."""
    kept: list[tuple[int, Line]] = []
    for number, line in enumerate(found.lines):
        if line.notation == UNDO:
            del kept[-1:]
        elif line.notation == BACK:
            while kept and kept.pop()[1].seat != line.seat:
                pass
        else:
            kept.append((number, line))
    return kept


def ended(match: Match, number: int, expected: list[float] | None) -> Point:
    share, seats = 1.0 / max(1, len(match.winners)), int(match.state.seats)
    won = tuple(share if seat in match.winners else 0.0 for seat in range(seats))
    luck = tuple(now - then for now, then in zip(won, expected)) if expected else (0.0,) * seats
    return Point(number, -1, won, won, luck)


def decision(match: Match, line: Line, number: int, verdict: Verdict, language: str) -> Decision:
    """In words where a language is named."""
    read = match.edition.vocabulary.read
    return Decision(
        number=number,
        seat=line.seat,
        question=match.view(line.seat).ask(language) if language else "",
        answer=line.notation,
        best=verdict.best,
        label=match.label(read(line.notation), language) if language else "",
        best_label=match.label(read(verdict.best), language) if language else "",
        chance=verdict.chance,
        cost=verdict.cost,
        options=len(match.options),
        sways=verdict.sways,
    )
