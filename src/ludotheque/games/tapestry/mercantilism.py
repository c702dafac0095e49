"""R-29: Mercantilism turns food into other goods."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.tapestry.components import FOOD, FROM_TAPESTRY, MERCANTILISM
from ludotheque.games.tapestry.resources import receive
from ludotheque.games.tapestry.scoring import score
from ludotheque.games.tapestry.state import Tapestry


class ConvertFood(Question[Tapestry]):
    """T-3.9, R-29: each food earned in this step stays food, or becomes another resource for points; then the limit."""

    CLAUSE: ClassVar[str] = "R-29"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "food")
    food: i64

    def __init__(self, seat: i64, food: i64) -> None:
        super().__init__(seat)
        self.food = food

    def choices(self, state: Tapestry) -> list[Action]:
        return state.edition.verbs.take

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.value == FOOD:
            receive(state, self.seat, FOOD, self.food, "R-29")
            return
        receive(state, self.seat, action.value, 1, "R-29")
        score(state, self.seat, state.edition.card_points[MERCANTILISM], FROM_TAPESTRY, "R-29")
        if self.food > 1:
            state.then(ConvertFood(self.seat, self.food - 1))
