"""Computer players, whatever the game: what they hold a position for, and how strong they are."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from ludotheque.agents import LEVELS, make
from ludotheque.agents.greedy import play_well
from ludotheque.agents.prospects import prospects
from ludotheque.agents.search import SearchAgent
from ludotheque.arena.simulate import Plan, simulate
from ludotheque.arena.training.selfplay import HAND, duel
from ludotheque.core.fate import Fate
from ludotheque.core.judgement import FILE, JudgedOutlook
from ludotheque.core.outlook import Outlook
from ludotheque.core.playout import play_on, settle
from ludotheque.core.refusal import Refusal
from ludotheque.core.rng import Rng
from ludotheque.core.state import CHANCE, State
from ludotheque.games import games


def position(game: str, seats: int, answers: int) -> State:
    """A position in which a seat is asked, after so many random answers, or half-way through a match that is short."""
    state = games[game].position(games[game].edition, seats, games[game].agreed(seats, {}))
    settle(state, Rng(1))
    whole = play_on(state.clone(), Rng(2), 100_000)
    play_on(state, Rng(2), min(answers, whole // 2))
    settle(state, Rng(3))
    return state


@pytest.mark.parametrize("game", sorted(games))
def test_no_lead_is_worth_as_much_as_a_win(game: str) -> None:
    state = position(game, games[game].least, 60)
    assert all(0 < worth < 1 for worth in prospects(state, games[game].outlook))
    play_on(state, Rng(4), 100_000)
    assert sum(prospects(state, games[game].outlook)) == pytest.approx(1)
    assert {seat for seat, worth in enumerate(prospects(state, games[game].outlook)) if worth > 0} == set(
        state.winners()
    )


@pytest.mark.parametrize("game", sorted(games))
def test_the_same_seed_thinks_the_same(game: str) -> None:
    state = position(game, games[game].least, 30)
    eyes = games[game].eyes(state)
    answers = []
    for _ in range(2):
        agent = make("search:25", 5)
        agent.choose(eyes)
        answers.append([(str(action), visits) for action, visits, _ in agent.thoughts])  # type: ignore[attr-defined]
    assert answers[0] == answers[1]


@pytest.mark.parametrize(("game", "digest"), [("loire", "584818151ebbfe24"), ("bretagne", "8b7c3897d0662a09")])
def test_the_first_search_still_plays_as_it_did(game: str, digest: str) -> None:
    """The digests are those of the search before there were learned outlooks."""
    state = games[game].position(games[game].edition, 2, games[game].agreed(2, {}))
    players = [make("search@1:8", seat) for seat in range(2)]
    told: list[str] = []
    fates = 0
    while len(told) < 150:
        seat = int(state.seat)
        if seat == CHANCE:
            action = state.stack[-1].sample(state, Fate("first", fates))
            fates += 1
        else:
            action = players[seat].choose(games[game].eyes(state, seat))
        told.append(str(action))
        state.apply(action)
    assert hashlib.sha256(" ".join(told).encode()).hexdigest()[:16] == digest


def test_a_search_is_given_tries_or_time_and_nothing_else() -> None:
    for spec in ("search:7", "search@hand:7", "search@1:7", "plain:7", "search:5ms", "glance:0.5", *LEVELS):
        assert make(spec, 1).choose(games["loire"].eyes(position("loire", 2, 30)))
    for spec in ("search:0", "search:ms", "plain:-1", "glance:", "greedy:3", "glance:x"):
        with pytest.raises(Refusal, match="There is no computer player"):
            make(spec, 1)


class Asked(JudgedOutlook[Any]):
    """Counts how often what was learnt is asked."""

    times = 0

    def worth(self, state: State, seat: int) -> float:
        self.times += 1
        return super().worth(state, seat)

    def chances(self, state: State) -> list[float]:
        self.times += 1
        return super().chances(state)


@pytest.mark.parametrize("game", [id for id in sorted(games) if isinstance(games[id].outlook, JudgedOutlook)])
def test_the_search_by_hand_asks_nothing_that_was_learnt(game: str) -> None:
    kept = games[game].outlook
    assert isinstance(kept, JudgedOutlook)
    early = (position(game, max(2, games[game].least), answers) for answers in range(60, 99))
    state = next(each for each in early if len(kept.advised(each)) > 1)

    def thoughts(spec: str, outlook: Outlook[Any]) -> list[tuple[str, int, float]]:
        eyes = games[game].eyes(state)
        eyes.outlook = outlook
        agent = make(spec, 5)
        assert isinstance(agent, SearchAgent)
        agent.choose(eyes)
        return [(str(action), visits, worth) for action, visits, worth in agent.thoughts]

    learnt = Asked(kept.by_hand, kept.features, kept.weights, kept.before_chance)
    by_hand = thoughts("search@hand:15", learnt)
    assert learnt.times == 0
    assert len(by_hand) > 1 and by_hand == thoughts("search:15", kept.by_hand)
    assert by_hand != thoughts("search:15", learnt) and learnt.times > 0, "who looks at it is noticed"


def test_a_clock_ends_what_is_played_on_after_so_many_turns() -> None:
    state = position("lin1680", 3, 40)
    outlook = games["lin1680"].outlook
    began = outlook.clock(state)
    play_well(state, outlook, Rng(5), 1000, began + 3)
    assert outlook.clock(state) == began + 3


def test_without_a_clock_answers_are_counted() -> None:
    state = position("bretagne", 2, 40)
    told: list[int] = []
    for most in (1, 5):
        trial = state.clone()
        trial.news = []
        play_well(trial, games["bretagne"].outlook, Rng(5), most, 0)
        told.append(len(trial.news))
    assert 0 < told[0] < told[1]


@pytest.mark.parametrize(
    ("game", "agents"), [("bretagne", ("search:20", "greedy")), ("tapestry", ("search:10", "greedy"))]
)
def test_a_short_search_is_stronger_than_greedy(game: str, agents: tuple[str, ...]) -> None:
    points = dict.fromkeys(agents, 0)
    for outcome in simulate(Plan(game, agents, matches=6, seed="stronger")):
        for seat, agent in enumerate(outcome.agents):
            points[agent] += outcome.points[seat]
    assert points[agents[0]] > points[agents[1]]


@pytest.mark.parametrize(
    ("game", "least"),
    [("loire", 0.95), ("siecle_dor", 0.75), ("lin1680", 0.75), ("bretagne", 0.88), ("tapestry", 0.56)],
)
def test_the_weights_that_a_game_has_win_against_the_handwork(game: str, least: float) -> None:
    """One glance each, whoever sits where: a half is even, with three players a third. Those of today win a little more
    than they must: weaker ones do not go unnoticed."""
    learnt = json.loads((games[game].folder / "outlook" / FILE).read_text("utf-8"))
    won = sum(duel(game, "weights", learnt, HAND, "glance:0.0", number) for number in range(120))
    assert won / 120 > least
