"""One match of a plan: on the bare position, for a `Match` would keep news and undo that nobody reads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from ludotheque.agents import make
from ludotheque.agents.brought import answered
from ludotheque.arena.seeds import seed_of
from ludotheque.core import fate, record
from ludotheque.core.action import Action
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game, Value
from ludotheque.core.refusal import Refusal
from ludotheque.core.returning import REMEMBERED
from ludotheque.core.state import CHANCE, State
from ludotheque.games import games

Who = str | Callable[[int], Any]  # an agent by name, or what makes one from a seed
MISBEHAVED: Final = ("agent-illegal", "agent-silent")


@dataclass(frozen=True)
class Plan:
    """What is to be simulated; match number n of a plan is always the same match.

    An agent that answers what is not allowed, or not at all, ends everything with its name; with `forfeit` it loses the
    match, and the others share the victory.
    """

    game: str
    agents: tuple[Who, ...]  # one for each seat
    matches: int
    seed: str = "1"
    rotate: bool = True
    settings: dict[str, Value] = field(default_factory=dict)
    edition: Path | None = None
    out: Path | None = None
    forfeit: bool = False

    @property
    def seats(self) -> int:
        return len(self.agents)

    def seated(self, number: int) -> list[Who]:
        """The agent on each seat in match `number`: rotated, agent a sits on seat (a + number) mod seats."""
        shift = number % self.seats if self.rotate else 0
        return [self.agents[(seat - shift) % self.seats] for seat in range(self.seats)]

    def seating(self, number: int) -> list[str]:
        return [name_of(agent) for agent in self.seated(number)]


@dataclass(frozen=True)
class Outcome:
    """How one match went."""

    number: int
    agents: list[str]
    points: list[int]
    winners: list[int]
    decisions: int
    forfeited: int | None = None  # the seat that did not keep the rules

    def share(self, seat: int) -> float:
        """The part of the victory that is this seat's."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def name_of(agent: Who) -> str:
    return agent if isinstance(agent, str) else str(getattr(agent, "__name__", type(agent).__name__))


def made(agent: Who, seed: int) -> Any:
    return make(agent, seed) if isinstance(agent, str) else agent(seed)


@cache
def edition_of(game: str, file: Path | None) -> Edition:
    return games[game].read_edition(file) if file else games[game].edition


@dataclass
class Course:
    """A match being played, and what was answered in it."""

    game: Game
    state: State
    seed: str
    agents: list[Any]
    names: list[str]
    lines: list[record.Line] = field(default_factory=list)
    fates: int = 0
    earlier: dict[int, list[State]] = field(default_factory=dict)  # where each seat answered last

    def go_on(self) -> None:
        while not self.state.over:
            action = self.answer(int(self.state.seat))
            self.lines.append(record.Line(int(self.state.seat), str(action)))
            self.state.apply(action)

    def answer(self, seat: int) -> Action:
        if seat == CHANCE:
            self.fates += 1
            return self.state.stack[-1].sample(self.state, fate.Fate(self.seed, self.fates - 1))
        before = self.earlier.get(seat, [])
        said = self.agents[seat].choose(self.game.eyes(self.state, seat, before))
        self.earlier[seat] = [*before[1 - REMEMBERED :], self.state.clone()]
        return answered(said, self.state.options, self.names[seat])


def play(plan: Plan, number: int) -> Outcome:
    """One match, played to its end, or until somebody forfeits it."""
    game = games[plan.game]
    edition = edition_of(plan.game, plan.edition)
    settings = game.agreed(plan.seats, plan.settings)
    seed = f"{plan.seed}-{number}"
    agents = [made(agent, seed_of(seed, "agent", seat)) for seat, agent in enumerate(plan.seated(number))]
    course = Course(game, game.position(edition, plan.seats, settings), seed, agents, plan.seating(number))
    forfeited = None
    try:
        course.go_on()
    except Refusal as refusal:
        if not plan.forfeit or refusal.key not in MISBEHAVED:
            raise Refusal("match-broken", number=number, seed=seed, why=refusal) from None
        forfeited = int(course.state.seat)
    finally:
        for agent in agents:
            if hasattr(agent, "close"):  # a program that waits for another match
                agent.close()
    points = [int(course.state.points(seat)) for seat in range(course.state.seats)]
    others = [seat for seat in range(plan.seats) if seat != forfeited]
    winners = course.state.winners() if forfeited is None else others
    outcome = Outcome(number, course.names, points, winners, len(course.lines) - course.fates, forfeited)
    if plan.out is not None:
        write(plan, plan.out, edition, settings, course, outcome)
    return outcome


def write(
    plan: Plan, folder: Path, edition: Edition, settings: dict[str, Value], course: Course, outcome: Outcome
) -> None:
    """The record of a match; one that was forfeited has no result, and can be played on."""
    written = record.Record(
        game=course.game.id,
        edition=edition.id,
        digest=edition.digest,
        rules=course.game.rules_version,
        seats=plan.seats,
        names=course.game.seat_names(plan.seats, [f"{name} {at + 1}" for at, name in enumerate(course.names)]),
        settings=settings,
        commitment=fate.commitment(course.seed),
        given_chance=False,
        lines=course.lines,
        result=record.Result(outcome.points, outcome.winners) if outcome.forfeited is None else None,
        seed=course.seed,
    )
    record.write(written, folder / f"{course.game.id}-{plan.seed}-{outcome.number:06}.match")
