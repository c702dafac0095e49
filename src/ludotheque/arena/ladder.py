"""The ladder: all agents against each other, their ratings, and how far these can be trusted."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Final

from ludotheque.arena.simulate import Outcome, Plan, check, play
from ludotheque.arena.statistics import Z, wilson
from ludotheque.core.game import Value
from ludotheque.core.refusal import Refusal

RESULTS: Final = "results.jsonl"


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

    @property
    def pairs(self) -> list[tuple[str, str]]:
        if self.neighbours:
            return list(zip(self.agents, self.agents[1:], strict=False))
        return list(combinations(self.agents, 2))

    def plan(self, pair: tuple[str, str], number: int) -> Plan:
        """One of a pair sits alone among the other's: the first in even rounds of the table, the second in odd ones."""
        one, other = pair if (number // self.seats) % 2 == 0 else pair[::-1]
        seed = f"{self.seed}-{pair[0]}-{pair[1]}"
        return Plan(self.game, (one, *[other] * (self.seats - 1)), number + 1, seed, settings=self.settings)


@dataclass(frozen=True)
class Meeting:
    """One match of a pair."""

    pair: tuple[str, str]
    outcome: Outcome


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

    pair: tuple[str, str]
    played: int
    share: float
    low: float
    high: float


def climb(ladder: Ladder, out: Path, processes: int, progress: Callable[[int, int], None]) -> list[Meeting]:
    """All matches that are not yet written in the folder; each is written as soon as it is over."""
    for pair in ladder.pairs:
        check(ladder.plan(pair, 0))
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Refusal("file-unwritten", file=str(out), why=str(problem.strerror)) from None
    known = {(meeting.pair, meeting.outcome.number): meeting for meeting in written(out / RESULTS)}
    wanted = [(pair, number) for number in range(ladder.matches) for pair in ladder.pairs]
    missing = [each for each in wanted if each not in known]
    with (out / RESULTS).open("a", encoding="utf-8") as file:
        for meeting in held(ladder, missing, processes):
            known[meeting.pair, meeting.outcome.number] = meeting
            file.write(json.dumps(asdict(meeting)) + "\n")
            file.flush()
            progress(len(known), len(wanted))
    return [known[each] for each in wanted]


def written(file: Path) -> Iterator[Meeting]:
    """What an earlier run has left; a line that was cut off is played again."""
    for line in file.read_text("utf-8").splitlines() if file.is_file() else []:
        try:
            data = json.loads(line)
            yield Meeting((data["pair"][0], data["pair"][1]), Outcome(**data["outcome"]))
        except (ValueError, KeyError, TypeError):
            continue


def held(ladder: Ladder, wanted: list[tuple[tuple[str, str], int]], processes: int) -> Iterator[Meeting]:
    if processes <= 1:
        yield from map(partial(meet, ladder), wanted)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(partial(meet, ladder), wanted)


def meet(ladder: Ladder, which: tuple[tuple[str, str], int]) -> Meeting:
    pair, number = which
    return Meeting(pair, play(ladder.plan(pair, number), number))


def pairings(meetings: list[Meeting]) -> list[Pairing]:
    """The part of all victories that fell to the first of each pair. Where more than two sit, each is alone among the
    other's as often, so that a half is even all the same."""
    found: dict[tuple[str, str], list[float]] = {}
    for meeting in meetings:
        found.setdefault(meeting.pair, []).append(first_share(meeting))
    rows = []
    for pair, shares in found.items():
        low, high = wilson(sum(shares), len(shares))
        rows.append(Pairing(pair, len(shares), sum(shares) / len(shares), low, high))
    return rows


def first_share(meeting: Meeting) -> float:
    """The part of the victory that fell to seats of the first."""
    agents = meeting.outcome.agents
    return sum(meeting.outcome.share(seat) for seat, agent in enumerate(agents) if agent == meeting.pair[0])


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
