"""Worked examples: for each clause an answer of a recorded match that had it cited, with what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ludotheque.core import record
from ludotheque.core.clauses import page_of, read
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.news import Report
from ludotheque.core.record import Line
from ludotheque.core.state import CHANCE, EVERYBODY, Question
from ludotheque.lessons.course import data_of
from ludotheque.lessons.lesson import COURSE, FOLDER, record_of


@dataclass(frozen=True)
class Example:
    """The position after so many lines of a record, the answer that followed, who gave it, what was told, and after how
    many lines somebody was asked again."""

    clause: str
    record: str
    line: int
    after: int
    seat: int
    answer: str
    told: tuple[Report, ...]

    @property
    def cites(self) -> bool:
        """Whether the clause is cited by what happened, not only by the option."""
        return any(report.clause == self.clause for report in self.told)


@cache
def examples_of(game: Game) -> dict[str, Example]:
    """The best example of each clause: one that the course names, or else one whose news cite it and are few."""
    found: dict[str, list[Example]] = {}
    for file in sorted((game.folder / FOLDER).glob("*.match")):
        for example in worked(game, file.name):
            found.setdefault(example.clause, []).append(example)
    chosen = {clause: min(examples, key=plainness) for clause, examples in found.items()}
    for wish in data_of(game).get("examples", ()):
        named = [each for each in found.get(str(wish["clause"]), ()) if is_named(each, wish)]
        chosen |= {each.clause: each for each in named[:1]}
    return chosen


def is_named(example: Example, wish: dict[str, str | int]) -> bool:
    return (example.record, example.line) == (wish["record"], wish["line"])


def plainness(example: Example) -> tuple[bool, int, int]:
    return (not example.cites, len(example.told), example.line)


def worked(game: Game, name: str) -> list[Example]:
    """Every answer of a record as an example of each clause that it had cited, and of that which asked for it."""
    kept = record_of(game, name)
    watch = _Watch(name)
    match = record.begin(kept, game)
    watch.look(match)
    record.play_on(match, kept, len(kept.lines), watch=watch)
    return watch.found


class _Watch:
    """Looks on while a record is played, from the question of a seat to the next."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.found: list[Example] = []
        self._asked = ""  # the clause of the question that waits
        self._heard = 0  # news before it
        self._answer: tuple[int, Line] | None = None

    def __call__(self, match: Match, line: Line | None) -> None:
        if line is None:
            return
        if line.seat != CHANCE:
            self._answer = (len(match.lines) - 1, line)
        if self._answer and (match.seat != CHANCE or match.over):
            self._close(match, *self._answer)
            self._answer = None
        if self._answer is None and match.seat != CHANCE:
            self.look(match)

    def look(self, match: Match) -> None:
        step = match.state.stack[-1] if match.state.stack else None
        self._asked = type(step).CLAUSE if isinstance(step, Question) else ""
        self._heard = len(match.news)

    def _close(self, match: Match, at: int, answer: Line) -> None:
        told = tuple(report for report in match.news[self._heard :] if report.to == EVERYBODY)
        action = match.edition.vocabulary.by_notation.get(answer.notation)
        clauses = {self._asked, *(report.clause for report in told)} | ({action.clause} if action else set())
        self.found += [
            Example(clause, self.name, at, len(match.lines), answer.seat, answer.notation, told)
            for clause in sorted(clauses - {""})
        ]


def problems(game: Game) -> list[str]:
    """What is wrong with the examples that a course names, as sentences."""
    known = {clause.id for clause in read(page_of(game, "en"))}
    chosen = examples_of(game)
    wrong = [f"the records cite {clause}, which is no clause of the rules" for clause in chosen if clause not in known]
    for wish in data_of(game).get("examples", ()):
        example = chosen.get(str(wish["clause"]))
        if example is None or not is_named(example, wish):
            wrong.append(f"{COURSE}: {wish['clause']} is not cited at line {wish['line']} of {wish['record']}")
    return wrong
