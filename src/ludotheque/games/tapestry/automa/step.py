"""T-20.3: what all steps of the bots have in common."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.state import Stage
from ludotheque.games.tapestry.state import Tapestry


class BotStep(Stage[Tapestry]):
    """T-20.3: something the bots do with one thing: a space, a benefit, a card, a territory."""

    def __init__(self, what: i64) -> None:
        super().__init__()
        self.what = what
