"""The ledger of a match: where everybody's points came from in its course, and what changed hands at which price."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque import drawing
from ludotheque.core import record
from ludotheque.core.match import Match
from ludotheque.core.news import Report
from ludotheque.core.record import Line
from ludotheque.core.state import CHANCE, State
from ludotheque.core.view import View
from ludotheque.games import games
from ludotheque.table.hall.replays import Replay


@dataclass(frozen=True)
class Sources:
    """Where the points of each seat had come from, at a line of the record."""

    answers: int
    line: int
    points: list[dict[str, int]]


@dataclass(frozen=True)
class Bargain:
    """Something that passed from one seat to another against something else: what was paid, and what of it is counted
    among the things one has."""

    answers: int
    line: int
    seat: int
    to: int
    report: Report
    paid: dict[str, int]
    got: dict[str, int]


@dataclass(frozen=True)
class Ledger:
    sources: list[Sources]
    bargains: list[Bargain]


def ledger(replay: Replay) -> Ledger:
    """Gone through once, from the first answer to the last; what was taken back is struck out."""
    sources: list[Sources] = []
    bargains: list[Bargain] = []
    told = 0

    def look(match: Match, line: Line | None) -> None:
        nonlocal told
        answers = len(match.standing)
        while bargains and bargains[-1].answers >= answers:
            bargains.pop()
        while sources and sources[-1].answers >= answers:
            sources.pop()
        if line is not None and line.seat != CHANCE:
            bargains.extend(struck(match, line.seat, match.news[told:], answers))
        told = len(match.news)
        if match.seat == CHANCE:
            return
        points = [match.state.sources(seat) for seat in range(match.seats)]
        if not sources or points != sources[-1].points:
            sources.append(Sources(answers, len(match.lines), points))

    given = replay.given
    match = record.begin(given, games[given.game], replay.edition)
    look(match, None)
    record.play_on(match, given, len(given.lines), watch=look)
    return Ledger(sources, bargains)


def struck(match: Match, actor: int, told: list[Report], answers: int) -> list[Bargain]:
    """What an answer brought about between two seats: the one that it is told of has less of something afterwards, and
    the other one as much more. Who only takes pays nothing: that is no bargain."""
    between = [(report, *parties(report)) for report in told]
    before = match.earlier(actor)
    found = []
    for report, seat, to in between:
        if seat is None or to is None or seat == to or not before:
            continue
        gave, given = changes(match, before[-1], seat), changes(match, before[-1], to)
        paid = {thing: -by for thing, by in gave.items() if by < 0 < given.get(thing, 0)}
        got = {thing: by for thing, by in gave.items() if given.get(thing, 0) < 0 < by}
        if paid:
            found.append(Bargain(answers, len(match.lines), seat, to, report, paid, got))
    return found


def parties(report: Report) -> tuple[int | None, int | None]:
    seats = [str(report.facts.get(what, "")).removeprefix("seat-") for what in ("seat", "victim")]
    one, two = (int(seat) if seat.isdigit() else None for seat in seats)
    return one, two


def changes(match: Match, before: State, seat: int) -> dict[str, int]:
    """How much more of each thing a seat has now than then; points are no coin."""
    if seat >= match.players:
        return {}
    had = drawing.holdings(View(match.game, match.edition, before, seat, match.names))
    has = drawing.holdings(match.view(seat))
    return {thing: has[thing] - had[thing] for thing in has if has[thing] != had.get(thing, 0)}
