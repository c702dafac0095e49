"""What every computer player is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludotheque.core.action import Action
from ludotheque.core.rng import Rng
from ludotheque.core.sight import Eyes


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Chooses among the options of its seat by what its eyes may see. The same seed plays the same way."""

    rng: Rng

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, eyes: Eyes) -> Action:
        raise NotImplementedError


class RandomAgent(Agent):
    """Any option, each as likely."""

    def choose(self, eyes: Eyes) -> Action:
        return eyes.options[self.rng.below(len(eyes.options))]
