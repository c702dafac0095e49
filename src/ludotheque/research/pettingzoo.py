"""Every game as a PettingZoo environment, in which the seats are asked one after another (AEC).

from ludotheque.research.pettingzoo import env

environment = env("loire", seats=4)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces as gym
from pettingzoo import AECEnv

from ludotheque import games
from ludotheque.core.playout import settle
from ludotheque.core.refusal import Refusal
from ludotheque.core.rng import Rng
from ludotheque.research import spaces


def env(game: str, seats: int | None = None, reward: str = "share", **settings: Any) -> Table:
    """A table of this game; `reward` is what a match returns at its end: share, points or margin."""
    return Table(game, seats, reward, **settings)


class Table(AECEnv):  # type: ignore[misc]
    """Agents are `seat_0` and so on. They observe what their seat may know, with the mask of what it may answer."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "ludotheque_v0"}

    def __init__(self, game: str, seats: int | None = None, reward: str = "share", **settings: Any) -> None:
        super().__init__()
        self.game = games[game]
        self.metadata = {**self.metadata, "name": f"{game}_v{self.game.rules_version}"}
        self.layout = self.game.layout(seats)
        self.settings = self.game.agreed(self.layout.seats, settings)
        self.reward = reward
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.layout.seats)]
        seen = {"observation": spaces.observation(self.layout), "action_mask": spaces.mask(self.layout)}
        self.observation_spaces = {agent: gym.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.action(self.layout) for agent in self.possible_agents}
        self._eye = spaces.Eye(self.layout)
        self._seeds = np.random.default_rng()

    def __repr__(self) -> str:
        return f"<{self.layout.game.id} for {self.layout.seats} agents of PettingZoo>"

    def observation_space(self, agent: str) -> gym.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._rng = Rng(int(self._seeds.integers(1 << 48)))
        self.state_now = self.game.position(self.layout.edition, self.layout.seats, self.settings)
        settle(self.state_now, self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[int(self.state_now.seat)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self._eye.numbers(self.state_now, seat),
            "action_mask": self._eye.marks(self.state_now, seat),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        wanted = next((option for option in self.state_now.options if option.index == action), None)
        if wanted is None:
            allowed = ", ".join(map(str, self.state_now.options[:12]))
            raise Refusal("agent-illegal", agent=agent, action=str(action), allowed=allowed)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state_now.apply(wanted)
        settle(self.state_now, self._rng)
        if self.state_now.over:
            self.rewards = dict(zip(self.agents, self.state_now.returns(self.reward), strict=False))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[int(self.state_now.seat)]
        self._accumulate_rewards()

    def render(self) -> str:
        return repr(self.state_now)

    def close(self) -> None:
        """Nothing is held open."""
