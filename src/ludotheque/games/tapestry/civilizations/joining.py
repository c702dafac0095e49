"""T-14.1, T-14.3, T-14.4: civilizations gained in the middle of the game."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.rng import Rng
from ludotheque.core.state import Chance
from ludotheque.games.tapestry.civilizations.civilization import ROSTER
from ludotheque.games.tapestry.components import CIVILIZATIONS, MYSTICS, OUT
from ludotheque.games.tapestry.state import Tapestry


def pile_size(state: Tapestry) -> i64:
    count: i64 = 0
    for at in range(CIVILIZATIONS):
        count += state.civilization_pile[at]
    return count


class Summon(Chance[Tapestry]):
    """T-1.11, T-14.1, T-14.4: a civilization from the pile, at random; none when it is empty."""

    CLAUSE: ClassVar[str] = "T-14.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("to",)
    to: i64

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to = to

    def proceed(self, state: Tapestry) -> bool:
        if pile_size(state) == 0:
            state.stack.pop()
            return True
        return super().proceed(state)

    def choices(self, state: Tapestry) -> list[Action]:
        summon = state.edition.verbs.summon
        return [summon[at] for at in range(CIVILIZATIONS) if state.civilization_pile[at] > 0]

    def weights(self, state: Tapestry) -> list[int]:
        return [1] * len(self.choices(state))

    def sample(self, state: Tapestry, rng: Rng) -> Action:
        options = self.choices(state)
        return options[rng.below(len(options))]

    def answer(self, state: Tapestry, action: Action) -> None:
        """T-14.3, T-14.4: it joins; Mystics are discarded and another one drawn."""
        civilization = action.value
        state.civilization_pile[civilization] -= 1
        if civilization == MYSTICS:
            state.civilization_owner[civilization] = OUT
            state.tell("lost-civilization", "T-14.4", self.to, civilization)
            state.then(Summon(self.to))
            return
        state.civilization_owner[civilization] = self.to
        state.tell("adopted", "T-14.1", self.to, civilization)
        ROSTER[civilization].join(state, self.to)
