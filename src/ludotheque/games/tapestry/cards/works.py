"""T-13.7: cards about works and technology: Dystopia, Steam Tycoon, Technocracy."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.capital.landmarks import claim
from ludotheque.games.tapestry.cards.laying import Card
from ludotheque.games.tapestry.components import FROM_TAPESTRY, NONE, TECHNOCRACY
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.technology.invention import Invent, InventTop, has_deck


class PickLandmark(Question[Tapestry]):
    """T-1.5, T-13.7: Dystopia: a landmark still on the landmark board; those of technology cards are not on it."""

    CLAUSE: ClassVar[str] = "T-13.7"

    def choices(self, state: Tapestry) -> list[Action]:
        erect, owner = state.edition.verbs.erect, state.landmark_owner
        return [erect[mark] for mark in state.edition.space_landmark if mark != NONE and owner[mark] == NONE]

    def answer(self, state: Tapestry, action: Action) -> None:
        claim(state, self.seat, action.value)


class SteamTycoon(Card):
    """T-13.7, T-15.1: an open technology is invented and upgraded; then the right and the left neighbour may invent."""

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        left = state.left_of(seat)
        right = state.right_of(seat)
        if left != right:
            state.then(OfferTop(left))
        state.then(Invent(seat, 1, 1), OfferTop(right))


class OfferTop(Question[Tapestry]):
    """T-13.7, T-18.5, R-86: the top card of the deck, unseen; or not. A bot ignores the offer."""

    CLAUSE: ClassVar[str] = "T-13.7"

    def choices(self, state: Tapestry) -> list[Action]:
        if state.finished[self.seat] == 1 or state.is_bot(self.seat) or not has_deck(state):
            return []
        return [state.edition.verbs.accept, state.edition.verbs.decline]

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is state.edition.verbs.accept:
            state.then(InventTop(self.seat))


class Technocracy(Card):
    """T-13.7, R-19: first of all players in this era: a technology invented and upgraded; otherwise points."""

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        for other in range(state.seats):
            if other != seat and state.era[other] >= state.era[seat]:
                state.then(Gain(seat, state.edition.card_effects[TECHNOCRACY][0], FROM_TAPESTRY))
                return
        state.then(Invent(seat, 0, 1))
