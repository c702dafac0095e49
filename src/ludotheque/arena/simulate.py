"""Simulation: many matches between agents, each of them a record that can be replayed."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path

from ludotheque.agents import make
from ludotheque.arena.seeds import seed_of
from ludotheque.core import fate, record
from ludotheque.core.edition import Edition
from ludotheque.core.game import Value
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import CHANCE
from ludotheque.games import games

AT_ONCE = 8  # matches given to a process at a time, at most


@dataclass(frozen=True)
class Plan:
    """What is to be simulated; match number n of a plan is always the same match."""

    game: str
    agents: tuple[str, ...]  # one for each seat
    matches: int
    seed: str = "1"
    rotate: bool = True
    settings: dict[str, Value] = field(default_factory=dict)
    edition: Path | None = None
    out: Path | None = None

    @property
    def seats(self) -> int:
        return len(self.agents)

    def seating(self, number: int) -> list[str]:
        """The agent on each seat in match `number`: rotated, agent a sits on seat (a + number) mod seats."""
        shift = number % self.seats if self.rotate else 0
        return [self.agents[(seat - shift) % self.seats] for seat in range(self.seats)]


@dataclass(frozen=True)
class Outcome:
    """How one match went."""

    number: int
    agents: list[str]
    points: list[int]
    winners: list[int]
    decisions: int

    def share(self, seat: int) -> float:
        """The part of the victory that is this seat's."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def agents_for(seats: int | None, specs: list[str]) -> tuple[str, ...]:
    """One agent for each seat; a single one takes all seats."""
    if len(specs) == 1 and seats:
        return tuple(specs * seats)
    if seats is not None and len(specs) != seats:
        raise Refusal("agents", given=len(specs), seats=seats)
    return tuple(specs)


def simulate(plan: Plan, processes: int = 1, progress: Callable[[int], None] | None = None) -> list[Outcome]:
    """All matches of the plan in their order, however many processes share the work."""
    check(plan)
    outcomes: list[Outcome] = []
    if processes <= 1:
        return collect(map(partial(play, plan), range(plan.matches)), outcomes, progress)
    chunk = max(1, min(AT_ONCE, plan.matches // (4 * processes)))
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        return collect(pool.imap_unordered(partial(play, plan), range(plan.matches), chunk), outcomes, progress)


def collect(
    arriving: Iterable[Outcome], outcomes: list[Outcome], progress: Callable[[int], None] | None
) -> list[Outcome]:
    for outcome in arriving:
        outcomes.append(outcome)
        if progress:
            progress(len(outcomes))
    return sorted(outcomes, key=lambda outcome: outcome.number)


def check(plan: Plan) -> None:
    """Refuse at once what no match could be played with."""
    games[plan.game].agreed(plan.seats, plan.settings)
    edition_of(plan.game, plan.edition)
    for spec in plan.agents:
        make(spec, 0)
    if plan.out is not None:
        try:
            plan.out.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Refusal("file-unwritten", file=str(plan.out), why=str(problem.strerror)) from None


@cache
def edition_of(game: str, file: Path | None) -> Edition:
    return games[game].read_edition(file) if file else games[game].edition


def play(plan: Plan, number: int) -> Outcome:
    """One match. It is played on the bare position, for a `Match` would keep news and undo that nobody reads."""
    game = games[plan.game]
    edition = edition_of(plan.game, plan.edition)
    settings = game.agreed(plan.seats, plan.settings)
    seed = f"{plan.seed}-{number}"
    seating = plan.seating(number)
    agents = [make(spec, seed_of(seed, "agent", seat)) for seat, spec in enumerate(seating)]
    state = game.position(edition, plan.seats, settings)
    lines: list[record.Line] = []
    fates = 0
    while not state.over:
        seat = int(state.seat)
        if seat == CHANCE:
            action = state.stack[-1].sample(state, fate.Fate(seed, fates))
            fates += 1
        else:
            action = agents[seat].choose(game.eyes(state, seat))
        lines.append(record.Line(seat, str(action)))
        state.apply(action)
    points = [int(state.points(seat)) for seat in range(state.seats)]
    outcome = Outcome(number, seating, points, state.winners(), len(lines) - fates)
    if plan.out is not None:
        written = record.Record(
            game=game.id,
            edition=edition.id,
            digest=edition.digest,
            rules=game.rules_version,
            seats=plan.seats,
            names=game.seat_names(plan.seats, [f"{spec} {seat + 1}" for seat, spec in enumerate(seating)]),
            settings=settings,
            commitment=fate.commitment(seed),
            given_chance=False,
            lines=lines,
            result=record.Result(points, outcome.winners),
            seed=seed,
        )
        record.write(written, plan.out / f"{game.id}-{plan.seed}-{number:06}.match")
    return outcome
