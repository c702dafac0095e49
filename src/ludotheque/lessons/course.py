"""The course of a game: how it is played in two minutes, then its lessons; and the examples its records hold."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from ludotheque.core import record
from ludotheque.core.clauses import page_of, read
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.record import Line, Record
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import CHANCE
from ludotheque.core.words import LANGUAGES
from ludotheque.lessons.lesson import COURSE, FOLDER, record_of

LONGEST: Final = 40  # things that happen between two sentences


@dataclass(frozen=True)
class Stop:
    """A line of the record, and the sentence that is said when it was played."""

    line: int
    id: str

    @property
    def key(self) -> str:
        return f"tour-{self.id}"


@dataclass(frozen=True)
class Tour:
    """How a game is played in two minutes: a real record, and what is said at some of its lines."""

    record: str
    seat: int
    stops: tuple[Stop, ...]


@dataclass(frozen=True)
class Example:
    """A clause as a record has it: the position at a line, the answers up to another, and what came of it."""

    clause: str
    record: str
    line: int
    after: int


@cache
def data_of(game: Game) -> dict[str, Any]:
    file = game.folder / FOLDER / COURSE
    if not file.exists():
        return {}
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as problem:
        raise Refusal("lesson-broken", file=f"{game.id}/{FOLDER}/{COURSE}", why=str(problem)) from None


@cache
def tour_of(game: Game) -> Tour | None:
    data = data_of(game).get("tour")
    if not data:
        return None
    try:
        stops = tuple(Stop(int(each["line"]), str(each["id"])) for each in data["stops"])
        return Tour(str(data["record"]), int(data["seat"]), stops)
    except (KeyError, TypeError, ValueError) as problem:
        raise Refusal("lesson-broken", file=f"{game.id}/{FOLDER}/{COURSE}", why=str(problem)) from None


@cache
def examples_of(game: Game) -> dict[str, Example]:
    """For each clause that the records of the lessons cite, the first answer that had it cited; those named in the
    course come before all others."""
    found: dict[str, Example] = {}
    for each in data_of(game).get("examples", ()):
        line = int(each["line"])
        example = Example(str(each["clause"]), str(each["record"]), line, int(each.get("after", line + 1)))
        found[example.clause] = example
    names = sorted({lesson.name for lesson in (game.folder / FOLDER).glob("*.match")})
    for name in names:
        for clause, line, after in citing(game, record_of(game, name)):
            found.setdefault(clause, Example(clause, name, line, after))
    return found


def citing(game: Game, kept: Record) -> list[tuple[str, int, int]]:
    """Each clause that a record cites, with the answer of a seat that brought it about, and the line when it was
    told."""
    found: list[tuple[str, int, int]] = []
    asked = heard = 0

    def watch(match: Match, line: Line | None) -> None:
        nonlocal asked, heard
        number = len(match.lines)
        if line is not None and line.seat != CHANCE:
            asked = number - 1
        if line is not None and number:
            told = match.news[heard:]
            found.extend((report.clause, asked, number) for report in told if report.clause)
            if line.seat != CHANCE and line.notation in match.edition.vocabulary.by_notation:
                found.append((match.edition.vocabulary.read(line.notation).clause, asked, number))
        heard = len(match.news)

    match = record.begin(kept, game)
    watch(match, None)
    record.play_on(match, kept, len(kept.lines), watch=watch)
    return found


def problems(game: Game) -> list[str]:
    """What is wrong with the tour and the examples, as sentences."""
    wrong: list[str] = []
    known = {clause.id for clause in read(page_of(game, "en"))}
    examples = examples_of(game)
    wrong += [f"{COURSE}: {clause} is no clause of the rules" for clause in examples if clause not in known]
    for each in data_of(game).get("examples", ()):
        example = examples[each["clause"]]
        cited = {clause for clause, line, _ in citing(game, record_of(game, example.record))
                 if example.line <= line < example.after}  # fmt: skip
        if example.clause not in cited:
            wrong.append(f"{COURSE}: {example.clause} is not cited at line {example.line} of {example.record}")
    tour = tour_of(game)
    if tour is None:
        return [*wrong, f"{COURSE} has no tour: how the game is played in two minutes"]
    last = len(record_of(game, tour.record).lines)
    lines = [stop.line for stop in tour.stops]
    if lines != sorted(set(lines)) or not all(0 <= line <= last for line in lines):
        wrong.append(f"{COURSE}: the stops of the tour must be lines of {tour.record}, one after the other")
    for language in LANGUAGES:
        words = game.words(language)
        wrong += [f"{stop.key} has no words in {language}" for stop in tour.stops if stop.key not in words]
    return wrong
