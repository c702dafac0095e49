"""PettingZoo's own suite, for every game and number of seats."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from ludotheque import games
from ludotheque.core.refusal import Refusal
from ludotheque.research.pettingzoo import env

TABLES = [(id, seats) for id in games for seats in range(games[id].least, games[id].most + 1)]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_environment_keeps_the_interface(id: str, seats: int) -> None:
    api_test(env(id, seats), num_cycles=30)


@pytest.mark.parametrize("id", list(games))
def test_the_same_seed_plays_the_same(id: str) -> None:
    seed_test(lambda: env(id), num_cycles=20)


def test_its_speed_can_be_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    moments = iter(range(0, 10_000_000, 2))  # a clock on which every step takes two seconds
    clock = SimpleNamespace(time=lambda: next(moments))
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(env("loire"))
    assert "turns per second" in capsys.readouterr().out


def test_an_answer_that_is_not_allowed_is_refused_by_name() -> None:
    table = env("loire", 2)
    table.reset(seed=1)
    illegal = int(table.observe("seat_0")["action_mask"].argmin())
    with pytest.raises(Refusal, match="seat_0 answered"):
        table.step(illegal)


def test_the_victory_is_the_reward_of_a_whole_match() -> None:
    table = env("loire", 3)
    table.reset(seed=2)
    won = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        won[agent] += reward
        over = termination or truncation
        table.step(None if over else int(observation["action_mask"].argmax()))
    assert sum(won.values()) == pytest.approx(1.0)
