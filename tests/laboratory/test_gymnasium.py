"""Gymnasium's own check, for every game; and a match against opponents of any kind."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludotheque import games
from ludotheque.agents.agent import RandomAgent
from ludotheque.research.gymnasium import Seat


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("id", list(games))
def test_the_environment_keeps_the_interface(id: str) -> None:
    check_env(Seat(id, opponents="random", render_mode="ansi"), skip_render_check=True)


def test_a_match_against_agents_of_any_kind_ends_with_a_reward() -> None:
    for opponents in ("greedy", RandomAgent):
        seat = Seat("loire", seats=3, seat=1, opponents=opponents)
        _, info = seat.reset(seed=5)
        rewards, over, rng = 0.0, False, np.random.default_rng(1)
        while not over:
            assert (seat.action_masks() == info["action_mask"].astype(bool)).all()
            _, reward, over, _, info = seat.step(rng.choice(np.flatnonzero(info["action_mask"])))
            rewards += reward
        assert rewards == seat.state.returns()[1]


def test_who_answers_what_is_not_allowed_forfeits() -> None:
    seat = Seat("loire", opponents="random")
    _, info = seat.reset(seed=1)
    _, reward, over, _, info = seat.step(int(info["action_mask"].argmin()))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
