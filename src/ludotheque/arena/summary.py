"""What many matches show: win shares and points, by agent and by seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.arena.simulate import Outcome
from ludotheque.arena.statistics import mean, wilson


@dataclass(frozen=True)
class Result:
    """What one match brought to an agent, or to a seat: the part of the victory of all its seats, their mean points."""

    seats: int
    share: float
    points: float
    alone: bool = False


@dataclass(frozen=True)
class Row:
    """The results of one agent, or of one seat; intervals hold the true value 95 times in 100."""

    who: str
    played: int
    wins: float
    share: float
    share_low: float
    share_high: float
    points: float
    points_within: float


def row(who: str, results: list[Result]) -> Row:
    """From what each match brought to somebody. Where they had several seats in it these are one result: at most one of
    them has won, so the match is counted once, and not each seat as if it were by itself."""
    played = sum(result.seats for result in results)
    wins = sum(result.share for result in results)
    low, high = wilson(wins, len(results))
    if results and all(result.alone for result in results):  # whoever plays against himself wins, for certain
        low = high = wins / len(results)
    per_seat = len(results) / max(1, played)
    points, within = mean([result.points for result in results])
    return Row(who, played, wins, wins / max(1, played), low * per_seat, high * per_seat, points, within)


def by_agent(outcomes: list[Outcome]) -> list[Row]:
    results: dict[str, list[Result]] = {}
    for outcome in outcomes:
        for agent in dict.fromkeys(outcome.agents):
            seats = [seat for seat, name in enumerate(outcome.agents) if name == agent]
            share = sum(outcome.share(seat) for seat in seats)
            points = sum(outcome.points[seat] for seat in seats) / len(seats)
            results.setdefault(agent, []).append(Result(len(seats), share, points, len(seats) == len(outcome.points)))
    return sorted((row(agent, found) for agent, found in results.items()), key=lambda row: -row.share)


def by_seat(outcomes: list[Outcome]) -> list[Row]:
    seats = range(len(outcomes[0].points)) if outcomes else range(0)  # also those that the rules drive
    return [row(str(seat), [Result(1, each.share(seat), each.points[seat]) for each in outcomes]) for seat in seats]


def forfeits(outcomes: list[Outcome]) -> dict[str, int]:
    """How often each agent lost a match because it did not keep the rules; only those that did."""
    found: dict[str, int] = {}
    for outcome in outcomes:
        if outcome.forfeited is not None:
            agent = outcome.agents[outcome.forfeited]
            found[agent] = found.get(agent, 0) + 1
    return found


def decisions(outcomes: list[Outcome]) -> tuple[float, float]:
    """How many decisions a match takes, and within what."""
    return mean([outcome.decisions for outcome in outcomes])


def data(outcomes: list[Outcome]) -> dict[str, Any]:
    """The summary as JSON data; a width nobody can know from one match is null."""
    length, within = decisions(outcomes)
    return {
        "matches": len(outcomes),
        "decisions": length,
        "decisions_within": within if len(outcomes) > 1 else None,
        "agents": [plain(each) for each in by_agent(outcomes)],
        "forfeits": forfeits(outcomes),
        "seats": [plain(each) for each in by_seat(outcomes)],
    }


def plain(row: Row) -> dict[str, Any]:
    return {**vars(row), "points_within": row.points_within if row.played > 1 else None}
