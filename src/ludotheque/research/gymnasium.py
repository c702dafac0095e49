"""One seat of any game as a Gymnasium environment; our agents, or anybody's, sit on the others.

from ludotheque.research.gymnasium import Seat

environment = Seat("loire", seats=4, opponents="easy")
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Space

from ludotheque import games
from ludotheque.agents.brought import answered
from ludotheque.arena.playing import Who, made, name_of
from ludotheque.core.playout import settle
from ludotheque.core.rng import Rng
from ludotheque.research import spaces


class Seat(gymnasium.Env[spaces.Numbers, Any]):
    """What the seat sees as numbers, and `info["action_mask"]` for what it may answer.

    At the end the reward is what the match returns: share, points or margin. Who answers what is not allowed forfeits
    the match: it ends with a reward of -1.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self, game: str, seats: int | None = None, seat: int = 0, opponents: Who = "easy", reward: str = "share",
        render_mode: str | None = None, **settings: Any,
    ) -> None:  # fmt: skip
        self.game = games[game]
        self.layout = self.game.layout(seats)
        self.settings = self.game.agreed(self.layout.seats, settings)
        self.seat = seat
        self.opponents = opponents
        self.reward = reward
        self.render_mode = render_mode
        self.observation_space: Space[Any] = spaces.observation(self.layout)
        self.action_space = spaces.action(self.layout)
        self._eye = spaces.Eye(self.layout)

    def __repr__(self) -> str:
        return f"<seat {self.seat} of {self.layout.seats} at {self.game.id}, against {name_of(self.opponents)}>"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[spaces.Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        fresh = [int(each) for each in self.np_random.integers(1 << 48, size=self.layout.seats + 1)]
        self._rng = Rng(fresh.pop())
        self._others = [made(self.opponents, each) for each in fresh]
        self.state = self.game.position(self.layout.edition, self.layout.seats, self.settings)
        self._until_asked()
        return self._seen()

    def _until_asked(self) -> None:
        """Chance and the others answer until it is this seat's turn, or all is over."""
        settle(self.state, self._rng)
        while not self.state.over and self.state.seat != self.seat:
            asked = int(self.state.seat)
            said = self._others[asked].choose(self.game.eyes(self.state, asked))
            self.state.apply(answered(said, self.state, name_of(self.opponents)))
            settle(self.state, self._rng)

    def _seen(self) -> tuple[spaces.Numbers, dict[str, Any]]:
        return self._eye.numbers(self.state, self.seat), {"action_mask": self._eye.marks(self.state, self.seat)}

    def step(self, action: Any) -> tuple[spaces.Numbers, float, bool, bool, dict[str, Any]]:
        wanted = next((option for option in self.state.options if option.index == int(action)), None)
        if wanted is None:
            numbers, info = self._seen()
            return numbers, -1.0, True, False, {**info, "illegal": True}
        self.state.apply(wanted)
        self._until_asked()
        reward = self.state.returns(self.reward)[self.seat] if self.state.over else 0.0
        numbers, info = self._seen()
        return numbers, float(reward), bool(self.state.over), False, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """As sb3-contrib's MaskablePPO asks for it."""
        return self._eye.marks(self.state, self.seat).astype(bool)

    def render(self) -> Any:
        return repr(self.state)
