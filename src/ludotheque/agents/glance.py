"""A glance: what a beginner sees. One step ahead, and not exactly."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from ludotheque.agents.agent import Thinker
from ludotheque.agents.prospects import after
from ludotheque.core.action import Action
from ludotheque.core.outlook import lead
from ludotheque.core.sight import Eyes
from ludotheque.core.state import State

GRAINS: Final = 1 << 24


class GlanceAgent(Thinker):
    """Takes what looks best for itself on one guess, where each look errs: small differences are missed, large ones
    seldom. What an answer does to others it does not see, unless it is told to look wide.

    `error` is in parts of the game's spread; by Gumbel's law of errors it is a softmax over what answers are worth.
    """

    error: float
    wide: bool

    def __init__(self, seed: int, error: float, wide: bool = False) -> None:
        super().__init__(seed)
        self.error = error
        self.wide = wide

    def called(self) -> str:
        return f"glance:{self.error}"

    def weigh(self, eyes: Eyes, guess: State, options: list[Action]) -> Action:
        outlook = eyes.outlook
        scale = self.error * outlook.spread(guess)
        wide = self.wide or outlook.foresees()  # what was learnt of all seats together says nothing of one alone
        best: i64 = 0
        most = -1e18
        for at in range(len(options)):
            trial = after(guess, options[at], outlook, self.rng)
            if wide:
                seen = lead([outlook.worth(trial, seat) for seat in range(trial.seats)], eyes.seat)
            else:
                seen = outlook.worth(trial, eyes.seat)
            seen += scale * self._slip()
            if seen > most:
                best = at
                most = seen
        return options[best]

    def _slip(self) -> float:
        """By how much one look errs."""
        return -math.log(-math.log((float(self.rng.below(GRAINS)) + 0.5) / float(GRAINS)))
