"""Experiments on Ray, which is started here: the same matches, also when a worker dies."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque.agents.agent import Agent
from ludotheque.arena.crew import Share, crew
from ludotheque.arena.simulate import Plan, simulate
from ludotheque.arena.study import Notebook, One
from ludotheque.arena.training.course import Course, train
from ludotheque.core.action import Action
from ludotheque.core.refusal import Refusal
from ludotheque.core.sight import Eyes
from tests.test_experiments import MARK

pytest.importorskip("ray")
PLAN = Plan("loire", ("random", "random"), matches=8, seed="r")


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Share]:
    """One small Ray for all of these: starting it takes seconds."""
    mark = tmp_path_factory.mktemp("ray") / "died"
    os.environ[MARK] = str(mark)
    with crew("ray", processes=2) as share:
        yield share
    del os.environ[MARK]


def played(plan: Plan, share: Share) -> list[object]:
    wanted = [((), number) for number in range(plan.matches)]
    return [each.outcome for each in Notebook(One(plan)).conduct(wanted, share)]


def test_the_same_seed_gives_the_same_matches_on_ray(share: Share) -> None:
    assert played(replace(PLAN, measured=True), share) == simulate(replace(PLAN, measured=True))


def test_a_worker_of_ray_that_dies_is_replaced(share: Share) -> None:
    plan = replace(PLAN, agents=("tests.test_experiments:Mortal", "random"))
    found = played(plan, share)
    assert Path(os.environ[MARK]).exists(), "one has died"
    assert found == simulate(plan)


def test_what_was_just_written_travels_there(share: Share) -> None:
    class Last(Agent):
        def choose(self, eyes: Eyes) -> Action:
            return eyes.options[-1]

    assert played(replace(PLAN, agents=(Last, "random"), matches=2), share) == simulate(
        replace(PLAN, agents=(Last, "random"), matches=2)
    )


def test_refusals_come_back_as_they_were(share: Share) -> None:
    plan = replace(PLAN, agents=("tests.laboratory.test_agents_of_others:Cheat", "random"))
    with pytest.raises(Refusal, match="which is not allowed. Allowed: "):
        played(plan, share)


def test_training_learns_the_same_there(share: Share, tmp_path: Path) -> None:
    def silent(what: str, done: int, of: int) -> None:
        assert 0 <= done <= of

    course = Course("loire", tmp_path / "here", matches=8, rounds=1, duels=2, tries=2)
    here = train(course, silent)
    assert train(replace(course, out=tmp_path / "there", on="ray", processes=2), silent) == here


def test_a_ray_that_is_there_already_is_joined_and_left_as_it_was(share: Share) -> None:
    assert simulate(PLAN, on="ray") == simulate(PLAN)
    assert played(PLAN, share) == simulate(PLAN)


def test_a_cluster_that_is_not_there_is_told_of() -> None:
    """In a process of its own: this one may have a Ray."""
    command = [sys.executable, "-m", "ludotheque", "simulate", "loire", "--matches", "1", "--on", "ray://127.0.0.1:9"]
    asked = subprocess.run([*command, "--lang", "en"], capture_output=True, text=True, timeout=300, check=False)
    assert asked.returncode == 2 and "There is no Ray to be had on ray://127.0.0.1:9" in asked.stderr
