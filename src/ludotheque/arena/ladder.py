"""The ladder: all agents against each other, their ratings, and how far these can be trusted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from ludotheque.arena.crew import LOCAL, crew
from ludotheque.arena.playing import Plan
from ludotheque.arena.statistics import Z, wilson
from ludotheque.arena.study import Arm, Meeting, Notebook, Wanted
from ludotheque.core.edition import Edition
from ludotheque.core.game import Value


@dataclass(frozen=True)
class Ladder:
    """Which agents meet, and how often each pair; the same ladder plays the same matches."""

    game: str
    agents: tuple[str, ...]
    seats: int
    matches: int  # of each pair
    seed: str = "1"
    neighbours: bool = False  # each agent meets only the next one
    settings: dict[str, Value] = field(default_factory=dict)
    edition: Edition | None = None

    @property
    def pairs(self) -> list[tuple[str, str]]:
        if self.neighbours:
            return list(zip(self.agents, self.agents[1:], strict=False))
        return list(combinations(self.agents, 2))

    @property
    def wanted(self) -> list[Wanted]:
        return [(pair, number) for number in range(self.matches) for pair in self.pairs]

    @property
    def note(self) -> str:
        """What its matches depend on: not who meets whom, so that others may join."""
        return Plan(self.game, ("…",) * self.seats, 0, self.seed, settings=self.settings, edition=self.edition).note

    def plan(self, pair: Arm, number: int) -> Plan:
        """One of a pair sits alone among the other's: the first in even rounds of the table, the second in odd ones."""
        one, other = pair if (number // self.seats) % 2 == 0 else pair[::-1]
        seed = f"{self.seed}-{pair[0]}-{pair[1]}"
        return Plan(
            self.game,
            (one, *[other] * (self.seats - 1)),
            number + 1,
            seed,
            settings=self.settings,
            edition=self.edition,
        )


@dataclass(frozen=True)
class Rung:
    """An agent on the ladder: its rating, and within what it lies 95 times in 100."""

    agent: str
    rating: float
    within: float
    played: int


@dataclass(frozen=True)
class Pairing:
    """How the first of a pair fared against the second: its part of the victories against what even strength gives."""

    pair: Arm
    played: int
    share: float
    low: float
    high: float

    @property
    def turned(self) -> Pairing:
        """How the second fared against the first."""
        return Pairing(self.pair[::-1], self.played, 1 - self.share, 1 - self.high, 1 - self.low)


def both_ways(pairs: list[Pairing]) -> dict[Arm, Pairing]:
    """Each pair from either side."""
    return {each.pair: each for pair in pairs for each in (pair, pair.turned)}


def climb(
    ladder: Ladder, out: Path, processes: int | None, progress: Callable[[int, int], None], on: str = LOCAL
) -> list[Meeting]:
    """All matches that are not yet written in the folder; each is written as soon as it is over."""
    with crew(on, processes) as share:
        return Notebook(ladder, out).conduct(ladder.wanted, share, progress)


def pairings(meetings: list[Meeting]) -> list[Pairing]:
    """The part of all victories that fell to the first of each pair. Where more than two sit, each is alone among the
    other's as often, so that a half is even all the same."""
    found: dict[Arm, list[float]] = {}
    for meeting in meetings:
        found.setdefault(meeting.arm, []).append(first_share(meeting))
    rows = []
    for pair, shares in found.items():
        low, high = wilson(sum(shares), len(shares))
        rows.append(Pairing(pair, len(shares), sum(shares) / len(shares), low, high))
    return rows


def first_share(meeting: Meeting) -> float:
    """The part of the victory that fell to seats of the first."""
    agents = meeting.outcome.agents
    return sum(meeting.outcome.share(seat) for seat, agent in enumerate(agents) if agent == meeting.arm[0])


def rungs(ladder: Ladder, meetings: list[Meeting]) -> list[Rung]:
    """Ratings by Plackett and Luce's model as `openskill` keeps them, the best first. Every seat is a player; of seats
    with the same agent the mean counts."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {agent: model.rating(name=agent) for agent in ladder.agents}
    played = dict.fromkeys(ladder.agents, 0)
    for meeting in meetings:
        seated = meeting.outcome.agents
        ranks = [1.0 if seat in meeting.outcome.winners else 2.0 for seat in range(len(seated))]
        after = model.rate([[ratings[agent]] for agent in seated], ranks=ranks)
        for agent in set(seated):
            own = [team[0] for team, name in zip(after, seated, strict=True) if name == agent]
            mu, sigma = sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own)
            ratings[agent] = model.rating(name=agent, mu=mu, sigma=sigma)
            played[agent] += 1
    rows = [Rung(agent, float(each.mu), Z * float(each.sigma), played[agent]) for agent, each in ratings.items()]
    return sorted(rows, key=lambda row: -row.rating)
