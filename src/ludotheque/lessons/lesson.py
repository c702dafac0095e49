"""A lesson as it lies beside a game: where it begins, and the steps with their tasks."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from ludotheque.core import record
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.record import Record
from ludotheque.core.refusal import Refusal
from ludotheque.lessons.condition import Condition, Unreadable

FOLDER: Final = "lessons"
COURSE: Final = "course.toml"


@dataclass(frozen=True)
class Reply:
    """A kind answer to something else that may be tried: which answers, and the clause that says what came of it."""

    id: str
    answer: str
    clause: str

    def fits(self, action: str) -> bool:
        return fnmatchcase(action, self.answer)


@dataclass(frozen=True)
class Step:
    """One task: the condition that fulfils it, a way to get there, and what is said to other ways."""

    id: str
    task: Condition
    model: tuple[str, ...]
    clause: str
    replies: tuple[Reply, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A position and its tasks. The others answer as `others` says: with the first option that fits the first of these
    patterns, or else with their first option. Where the model's answer fits a pattern of `free`, any other that does is
    as good. In a `guided` match the others are computers, and the record is the proof."""

    game: Game
    id: str
    file: str
    record: str
    line: int
    seat: int
    others: tuple[str, ...]
    steps: tuple[Step, ...]
    free: tuple[str, ...] = ()
    guided: bool = False

    @property
    def key(self) -> str:
        """Where its words lie: `lesson-docking`, `lesson-docking-arrive.task`."""
        return f"lesson-{self.id}"

    @cached_property
    def kept(self) -> Record:
        return record_of(self.game, self.record)

    def is_like(self, action: str, model: str) -> bool:
        """Whether an answer is the model's, or differs from it in nothing that matters here."""
        return action == model or any(fnmatchcase(action, each) and fnmatchcase(model, each) for each in self.free)

    def start(self) -> Match:
        """The match at the line where the lesson begins, with the luck it had."""
        return cut(self.game, self.kept, self.line)


def cut(game: Game, kept: Record, line: int) -> Match:
    """A record after so many lines; from there fate goes on as it would have."""
    if not 0 <= line <= len(kept.lines):
        raise Refusal("lesson-line", line=str(line), last=len(kept.lines))
    match = record.begin(kept, game)
    record.play_on(match, kept, line)
    match.ask_chance = False
    match.go_on()
    return match


@cache
def record_of(game: Game, name: str) -> Record:
    return record.open_file(game.folder / FOLDER / name)


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in the order of their files; a game may have none."""
    files = sorted((game.folder / FOLDER).glob("*.toml"))
    return tuple(read(game, file) for file in files if file.name != COURSE)


def find(game: Game, id: str) -> Lesson:
    for lesson in lessons_of(game):
        if lesson.id == id:
            return lesson
    raise Refusal("lesson-unknown", lesson=id[:40], game=game.id)


def read(game: Game, file: Path) -> Lesson:
    """A lesson file; its name after the number is the id: `2-docking.toml` is the second and called docking."""
    try:
        data = tomllib.loads(file.read_text("utf-8"))
        return made(game, file, data)
    except (OSError, ValueError, KeyError, TypeError) as problem:
        why = f"{problem} is missing" if isinstance(problem, KeyError) else str(problem)
        raise Refusal("lesson-broken", file=f"{game.id}/{FOLDER}/{file.name}", why=why) from None


def made(game: Game, file: Path, data: dict[str, Any]) -> Lesson:
    known = {"record", "line", "seat", "others", "free", "steps", "guided"}
    if foreign := set(data) - known:
        raise Unreadable(f"nothing is known of {', '.join(sorted(foreign))}")
    steps = tuple(step(each) for each in data["steps"])
    if not steps:
        raise Unreadable("a lesson needs a step")
    return Lesson(
        game=game,
        id=file.stem.partition("-")[2] or file.stem,
        file=file.name,
        record=str(data["record"]),
        line=int(data["line"]),
        seat=int(data["seat"]),
        others=tuple(map(str, data.get("others", ()))),
        steps=steps,
        free=tuple(map(str, data.get("free", ()))),
        guided=bool(data.get("guided", False)),
    )


def step(data: dict[str, Any]) -> Step:
    if foreign := set(data) - {"id", "task", "model", "clause", "replies"}:
        raise Unreadable(f"nothing is known of {', '.join(sorted(foreign))} in a step")
    replies = (Reply(str(each["id"]), str(each["answer"]), str(each["clause"])) for each in data.get("replies", ()))
    model = tuple(map(str, data.get("model", ())))
    return Step(str(data["id"]), Condition.read(data["task"]), model, str(data["clause"]), tuple(replies))
