"""One match of a plan: on the bare position, for a `Match` would keep news and undo that nobody reads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

from ludotheque import __version__
from ludotheque.agents import make
from ludotheque.agents.brought import answered
from ludotheque.arena.measuring import Gauge
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
MISBEHAVED: Final = ("agent-illegal", "agent-silent", "agent-raised")


@dataclass(frozen=True)
class Plan:
    """What is to be simulated; match number n of a plan is always the same match.

    An agent that answers what is not allowed, or not at all, or raises something, ends everything with its name; with
    `forfeit` it loses the match, and the others share the victory.
    """

    game: str
    agents: tuple[Who, ...]  # one for each seat
    matches: int
    seed: str = "1"
    rotate: bool = True
    settings: dict[str, Value] = field(default_factory=dict)
    edition: Edition | Path | None = None
    out: Path | None = None  # where records are written
    forfeit: bool = False
    measured: bool = False  # what the match was like is measured on the way

    @property
    def seats(self) -> int:
        """How many agents play."""
        return len(self.agents)

    def seated(self, number: int) -> list[Who]:
        """The agent on each seat in match `number`: rotated, agent a sits on seat (a + number) mod seats."""
        shift = number % self.seats if self.rotate else 0
        return [self.agents[(seat - shift) % self.seats] for seat in range(self.seats)]

    def seating(self, number: int) -> list[str]:
        """The name of the agent on each seat in match `number`."""
        return [name_of(agent) for agent in self.seated(number)]

    @property
    def note(self) -> str:
        """In one line all that its matches depend on."""
        edition = edition_of(self.game, self.edition)
        facts = [self.game, f"edition {edition.id} {edition.digest}", f"rules {games[self.game].rules_version}"]
        facts += [f"agents {','.join(map(name_of, self.agents))}", f"seed {self.seed}"]
        facts += [f"{name}={value}" for name, value in self.settings.items()]
        facts += ["rotating"] if self.rotate else []
        facts += ["forfeiting"] if self.forfeit else []
        facts += ["measured"] if self.measured else []
        return " · ".join([*facts, f"ludotheque {__version__}"])


@dataclass(frozen=True)
class Outcome:
    """How one match went."""

    number: int
    agents: list[str]
    points: list[int]
    winners: list[int]
    decisions: int
    forfeited: int | None = None  # the seat that did not keep the rules
    figures: dict[str, float] = field(default_factory=dict)  # what was measured, where that was asked for

    def share(self, seat: int) -> float:
        """The part of the victory that is this seat's."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def name_of(agent: Who) -> str:
    return agent if isinstance(agent, str) else str(getattr(agent, "__name__", type(agent).__name__))


def described(problem: Exception) -> str:
    """What was raised, and in which line of which file: a worker sends no more of it."""
    last = extract_tb(problem.__traceback__)[-1]
    return f"{type(problem).__name__}: {problem} ({last.filename}:{last.lineno})"


def made(agent: Who, seed: int) -> Any:
    return make(agent, seed) if isinstance(agent, str) else agent(seed)


def edition_of(game: str, wanted: Edition | Path | None) -> Edition:
    if wanted is None:
        return games[game].edition
    return wanted if isinstance(wanted, Edition) else edition_in(game, wanted)


@cache
def edition_in(game: str, file: Path) -> Edition:
    return games[game].read_edition(file)


def check(plan: Plan) -> None:
    """Refuse at once what no match could be played with."""
    games[plan.game].agreed(plan.seats, plan.settings)
    edition_of(plan.game, plan.edition)
    for agent in plan.agents:
        try:
            found = made(agent, 0)
        except Refusal:
            raise
        except Exception as problem:  # it takes no seed, is not what makes an agent, or its own code stumbles
            raise Refusal("agent-unloadable", agent=name_of(agent), why=described(problem)) from problem
        if not hasattr(found, "choose"):
            raise Refusal("agent-unloadable", agent=name_of(agent), why="it has no choose(eyes)")
    if plan.out is not None:
        try:
            plan.out.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Refusal("file-unwritten", file=str(plan.out), why=str(problem.strerror)) from None


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
    gauge: Gauge | None = None

    def go_on(self) -> None:
        while not self.state.over:
            if len(self.lines) >= record.MOST_LINES:  # an edition may have been made so that nobody can win
                raise Refusal("match-endless", answers=record.MOST_LINES)
            seat = int(self.state.seat)
            options = len(self.state.options) if self.gauge is not None else 0
            action = self.answer(seat)
            self.lines.append(record.Line(seat, str(action)))
            self.state.apply(action)
            if self.gauge is not None:
                self.gauge.note(self.state, seat, options, self.agents[seat] if seat != CHANCE else None)

    def answer(self, seat: int) -> Action:
        if seat == CHANCE:
            self.fates += 1
            return self.state.stack[-1].sample(self.state, fate.Fate(self.seed, self.fates - 1))
        before = self.earlier.get(seat, [])
        eyes = self.game.eyes(self.state, seat, before)
        try:
            said = self.agents[seat].choose(eyes)
        except Refusal:
            raise
        except Exception as problem:  # whatever the code of others stumbles over
            raise Refusal("agent-raised", agent=self.names[seat], why=described(problem)) from problem
        self.earlier[seat] = [*before[1 - REMEMBERED :], self.state.clone()]
        return answered(said, self.state, self.names[seat])


def play(plan: Plan, number: int) -> Outcome:
    """One match, played to its end, or until somebody forfeits it."""
    return played(plan, number)[0]


def played(plan: Plan, number: int) -> tuple[Outcome, str]:
    """The same, with its record where the plan wants records; one that was forfeited has no result there."""
    game = games[plan.game]
    edition = edition_of(plan.game, plan.edition)
    settings = game.agreed(plan.seats, plan.settings)
    seed = f"{plan.seed}-{number}"
    agents = [made(agent, seed_of(seed, "agent", seat)) for seat, agent in enumerate(plan.seated(number))]
    course = Course(game, game.position(edition, plan.seats, settings), seed, agents, plan.seating(number))
    course.gauge = Gauge(game.outlook, course.state) if plan.measured else None
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
    figures = course.gauge.figures() if course.gauge else {}
    outcome = Outcome(number, course.names, points, winners, len(course.lines) - course.fates, forfeited, figures)
    return outcome, recorded(plan, edition, settings, course, outcome).text() if plan.out is not None else ""


def recorded(
    plan: Plan, edition: Edition, settings: dict[str, Value], course: Course, outcome: Outcome
) -> record.Record:
    return record.Record(
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
