"""T-14.5, R-25, R-52, R-55: Inventors improve anybody's technology (see also technology/upgrades.py)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.tapestry.civilizations.civilization import TOKENS_LEFT, WithTokens, cell
from ludotheque.games.tapestry.components import FIRST_ROW, INVENTORS, MATS_PART, ROWS, SUPPLY_PART
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.technology.upgrades import Raise


class Inventors(WithTokens):
    """T-14.3: four tokens; on income turns one may go onto a technology card."""

    def income(self, state: Tapestry, seat: i64) -> None:
        state.then(Improve(seat))


class Improve(Question[Tapestry]):
    """R-52: a card of any player that is not in a top row: it goes up at once, whatever it needs."""

    CLAUSE: ClassVar[str] = "R-52"

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        if state.mat[cell(INVENTORS, TOKENS_LEFT)] > 0:
            for tech in range(len(state.tech_place)):
                row = state.tech_place[tech] - FIRST_ROW
                if row >= 0 and row % ROWS < ROWS - 1:
                    options.append(state.edition.verbs.upgrade[tech])
        return state.edition.verbs.or_decline(options)

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.verb == "upgrade":
            state.changed |= MATS_PART | SUPPLY_PART
            state.mat[cell(INVENTORS, TOKENS_LEFT)] -= 1
            state.tech_tokens[action.value] += 1
            owner = (state.tech_place[action.value] - FIRST_ROW) // ROWS
            state.then(Raise(owner, action.value, self.seat))
