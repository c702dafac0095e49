"""What every computer player is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.core.action import Action
from ludotheque.core.returning import leading_on
from ludotheque.core.rng import Rng
from ludotheque.core.sight import Eyes
from ludotheque.core.state import State

NO_END: Final = 1_000_000_000  # iterations of a search that looks at the clock instead


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Chooses among the options of its seat by what its eyes may see. The same seed plays the same way."""

    rng: Rng

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, eyes: Eyes) -> Action:
        """One of `eyes.options`."""
        raise NotImplementedError

    def called(self) -> str:
        """Its name where agents are named."""
        return type(self).__name__

    def __repr__(self) -> str:
        return f"<agent {self.called()}>"


class RandomAgent(Agent):
    """Any option, each as likely."""

    def choose(self, eyes: Eyes) -> Action:
        return eyes.options[self.rng.below(len(eyes.options))]

    def called(self) -> str:
        return "random"


class Thinker(Agent):
    """Weighs those answers that the outlook holds worth a thought, on a first guess; there is nothing to weigh where
    one is left."""

    def choose(self, eyes: Eyes) -> Action:
        if len(eyes.options) == 1:
            return eyes.options[0]
        guess = eyes.guess(self.rng)
        options = leading_on(guess, eyes.seat, eyes.outlook.advised(guess), eyes.earlier, eyes.outlook)
        if len(options) == 1:
            return options[0]
        return self.weigh(eyes, guess, options)

    def weigh(self, eyes: Eyes, guess: State, options: list[Action]) -> Action:
        raise NotImplementedError


def with_budget(name: str, iterations: int, seconds: float) -> str:
    """A search by name: of so many iterations, or of so much time where they have no end."""
    return f"{name}:{round(seconds * 1000)}ms" if iterations >= NO_END else f"{name}:{iterations}"
