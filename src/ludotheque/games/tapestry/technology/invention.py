"""T-9.1, T-9.2: inventing technology cards."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.benefits.draws import DrawTech, Reveal
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.benefits.measures import members
from ludotheque.games.tapestry.civilizations.mystics import watch_predictions
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.technology.upgrades import Raise
from ludotheque.games.tapestry.victory import score


def has_deck(state: Tapestry) -> bool:
    """T-6.1: a technology card can be drawn."""
    return members(state.tech_place, c.DECK) + members(state.tech_place, c.DISCARDED) > 0


def can_invent(state: Tapestry) -> bool:
    """T-6.7: something lies open or can be drawn."""
    return members(state.tech_place, c.DISPLAY) > 0 or has_deck(state)


class Invent(Question[Tapestry]):
    """T-9.1: one of the cards on display, or the top card of the deck; `upgraded` once it is invented, or not."""

    CLAUSE: ClassVar[str] = "T-9.1"

    def __init__(self, seat: i64, open_only: i64 = 0, upgraded: i64 = 0) -> None:
        super().__init__(seat)
        self.open_only = open_only
        self.upgraded = upgraded

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        for tech in range(len(state.tech_place)):
            if state.tech_place[tech] == c.DISPLAY:
                options.append(state.edition.verbs.invent[tech])
        if self.open_only == 0 and has_deck(state):
            options.append(state.edition.verbs.top)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is state.edition.verbs.top:
            state.then(InventTop(self.seat, self.upgraded))
        else:
            state.changed |= c.SUPPLY_PART
            state.tech_place[action.value] = c.FIRST_ROW + c.ROWS * self.seat
            state.tech_tokens[action.value] = 0
            after_invention(state, self.seat, action.value, self.upgraded)
            state.then(Reveal(c.NONE))


class InventTop(DrawTech):
    """T-6.1, T-9.1: the top card of the deck, unseen until it is taken."""

    CLAUSE: ClassVar[str] = "T-9.1"

    def __init__(self, to: i64, upgraded: i64 = 0) -> None:
        super().__init__(to)
        self.upgraded = upgraded

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= c.SUPPLY_PART
        state.tech_place[action.value] = c.FIRST_ROW + c.ROWS * self.to
        after_invention(state, self.to, action.value, self.upgraded)


def after_invention(state: Tapestry, seat: i64, tech: i64, upgraded: i64) -> None:
    """T-9.2: a card in the bottom row; Academia pays, Industrialism gives its circle, some upgrade it at once."""
    state.tell("invented", "T-9.2", seat, tech)
    if upgraded == 1:
        state.then(Raise(seat, tech, seat))
    if state.enjoys(seat, c.INDUSTRIALISM):
        state.then(Gain(seat, state.edition.circle[tech], c.FROM_TAPESTRY))
    if state.enjoys(seat, c.ACADEMIA):
        score(state, seat, state.edition.card_points[c.ACADEMIA], c.FROM_TAPESTRY, "T-6.5")
    watch_predictions(state, seat)


def refresh(state: Tapestry, seat: i64, clause: str = "R-43") -> None:
    """T-6.7, R-43, T-20.34: the cards on display are discarded and as many revealed."""
    for tech in range(len(state.tech_place)):
        if state.tech_place[tech] == c.DISPLAY:
            state.changed |= c.SUPPLY_PART
            state.tech_place[tech] = c.DISCARDED
            state.tech_tokens[tech] = 0
    state.tell("refreshed", clause, seat)
    for _each in range(state.edition.display):
        state.then(Reveal(c.NONE))
