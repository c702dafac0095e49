"""The course of a game: how it is played in two minutes, what its summary holds, which examples are the best."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.refusal import Refusal
from ludotheque.core.words import LANGUAGES
from ludotheque.lessons.lesson import COURSE, FOLDER, record_of


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


def problems(game: Game) -> list[str]:
    """What is wrong with the tour, as sentences."""
    wrong: list[str] = []
    tour = tour_of(game)
    if tour is None:
        return [f"{COURSE} has no tour: how the game is played in two minutes"]
    last = len(record_of(game, tour.record).lines)
    lines = [stop.line for stop in tour.stops]
    if lines != sorted(set(lines)) or not all(0 <= line <= last for line in lines):
        wrong.append(f"{COURSE}: the stops of the tour must be lines of {tour.record}, one after the other")
    for language in LANGUAGES:
        words = game.words(language)
        wrong += [f"{stop.key} has no words in {language}" for stop in tour.stops if stop.key not in words]
    return wrong
