"""T-14.1, T-14.3, T-14.4: civilizations gained in the middle of the game."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.rng import Rng
from ludotheque.core.state import ChanceTo
from ludotheque.games.tapestry.civilizations.civilization import ROSTER
from ludotheque.games.tapestry.components import CIVILIZATIONS, MATS_PART, MYSTICS, OUT
from ludotheque.games.tapestry.state import Tapestry


def pile_size(state: Tapestry) -> i64:
    count: i64 = 0
    for at in range(CIVILIZATIONS):
        count += state.civilization_pile[at]
    return count


class DrawCivilization(ChanceTo[Tapestry]):
    """T-1.11: a civilization from the pile, at random."""

    def choices(self, state: Tapestry) -> list[Action]:
        summon = state.edition.verbs.summon
        return [summon[at] for at in range(CIVILIZATIONS) if state.civilization_pile[at] > 0]

    def sample(self, state: Tapestry, rng: Rng) -> Action:
        options = self.choices(state)
        return options[rng.below(len(options))]


class Summon(DrawCivilization):
    """T-1.11, T-14.1, T-14.4: it joins those that one has; none when the pile is empty."""

    CLAUSE: ClassVar[str] = "T-14.1"

    def proceed(self, state: Tapestry) -> bool:
        if pile_size(state) == 0:
            state.stack.pop()
            return True
        return super().proceed(state)

    def answer(self, state: Tapestry, action: Action) -> None:
        """T-14.3, T-14.4: it joins; Mystics are discarded and another one drawn."""
        civilization = action.value
        state.changed |= MATS_PART
        state.civilization_pile[civilization] -= 1
        if civilization == MYSTICS:
            state.civilization_owner[civilization] = OUT
            state.tell("lost-civilization", "T-14.4", self.to, civilization)
            state.then(Summon(self.to))
            return
        state.civilization_owner[civilization] = self.to
        state.tell("adopted", "T-14.1", self.to, civilization)
        ROSTER[civilization].join(state, self.to)
