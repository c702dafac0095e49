"""T-14.5, R-51: Heralds repeat what was played."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.tapestry.cards.laying import resolve
from ludotheque.games.tapestry.civilizations.civilization import TOKENS_LEFT, WithTokens, cell
from ludotheque.games.tapestry.components import CARD_PART, ERAS, HERALDS, MATS_PART
from ludotheque.games.tapestry.state import Tapestry


class Heralds(WithTokens):
    """T-14.3: four tokens; the card over Maker of Fire comes at the end of the first income turn (income/era.py)."""

    def income(self, state: Tapestry, seat: i64) -> None:
        state.then(Proclaim(seat))


def takes_token(state: Tapestry, at: i64) -> bool:
    """R-51: face up, uncovered, with an effect of the moment, and without a token yet."""
    card = state.top[at]
    return card >= 0 and state.edition.card_kind_era[card] == 0 and state.heralded[at] == 0


class Proclaim(Question[Tapestry]):
    """T-14.5, R-51: a token may be put on such a card on any income mat; its effect happens as if it were played."""

    CLAUSE: ClassVar[str] = "R-51"

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        if state.mat[cell(HERALDS, TOKENS_LEFT)] > 0:
            for at in range(ERAS * state.seats):
                if takes_token(state, at):
                    action = state.edition.verbs.show[state.top[at]]
                    if action not in options:
                        options.append(action)
        return state.edition.verbs.or_decline(options)

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.verb != "show":
            return
        for at in range(ERAS * state.seats):
            if state.top[at] == action.value and takes_token(state, at):
                state.changed |= MATS_PART | CARD_PART
                state.heralded[at] = 1
                state.mat[cell(HERALDS, TOKENS_LEFT)] -= 1
                state.tell("copied", "R-51", self.seat, action.value)
                resolve(state, self.seat, action.value, 1)
                return
