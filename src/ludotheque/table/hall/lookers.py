"""What thinking processes do with a match that is over: judge pieces of it, find best answers, draw it in points."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ludotheque import drawing
from ludotheque.agents.search import SearchAgent
from ludotheque.analysis.analysis import part
from ludotheque.core import record
from ludotheque.core.edition import Edition
from ludotheque.core.record import Record
from ludotheque.drawing.points import png
from ludotheque.games import games

DIGITS: Final = 4
TRIES: Final = 400  # for the best answers at a line
FEWER: Final = 60  # for each of those that follow
FOLLOWING: Final = 6  # answers of a continuation


@lru_cache(4)
def read(text: str) -> Record:
    return record.read(text)


def edition_of(found: Record, own: dict[str, Any] | None) -> Edition:
    game = games[found.game]
    return game.make_edition(own, game.id) if own else game.edition


def look_back(text: str, own: dict[str, Any] | None, iterations: int, first: int, until: int) -> dict[str, list[Any]]:
    """Some of the answers of a match, judged one by one: the same whoever looks, and in whatever pieces."""
    found = read(text)
    points, decisions = part(found, games[found.game], edition_of(found, own), iterations, "", first, until)
    return {
        "points": [
            [each.number, each.asked, rounded(each.seen), rounded(each.known), rounded(each.luck)] for each in points
        ],
        "decisions": [
            [each.number, each.seat, each.answer, each.best, round(each.chance, DIGITS), round(each.cost, DIGITS),
             each.options, rounded(each.sways)]
            for each in decisions
        ],
    }  # fmt: skip


def rounded(numbers: tuple[float, ...]) -> list[float]:
    return [round(each, DIGITS) for each in numbers]


def in_points(text: str, own: dict[str, Any] | None, at: int, language: str, fonts: Path) -> bytes:
    """The table after so many lines of a record, as a spectator sees it, as a PNG."""
    found = read(text)
    match = record.begin(replace(found, given_chance=True), games[found.game], edition_of(found, own))
    record.play_on(match, found, at)
    return png(drawing.draw(match.view(), "wide", language), fonts)


def best_answers(text: str, own: dict[str, Any] | None) -> tuple[list[tuple[str, int, float]], list[str]]:
    """At the end of a record: the answers that were thought of, best first, with how often each was tried and the
    chance to win; and how it might go on, as lines. Each seat thinks by what it could know."""
    found = read(text)
    match = record.begin(found, games[found.game], edition_of(found, own))
    record.play_on(match, found, len(found.lines))
    search = SearchAgent(len(found.lines) + 1, iterations=TRIES)
    best = search.choose(match.eyes())
    seen = [(str(action), int(visits), float(worth)) for action, visits, worth in search.thoughts]
    seen.sort(key=lambda each: (each[0] != str(best), -each[1]))
    match.ask_chance = False
    match.play(best)
    for number in range(1, FOLLOWING):
        if match.over:
            break
        match.play(SearchAgent(len(found.lines) + number, iterations=FEWER).choose(match.eyes()))
    return seen or [(str(best), 1, 0.5)], [str(line) for line in match.lines[len(found.lines) :]]
