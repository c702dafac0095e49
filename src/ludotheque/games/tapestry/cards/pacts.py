"""T-13.7: cards that name an opponent for an era: Alliance, Marriage of State."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.games.tapestry.cards.laying import Card, OfCard
from ludotheque.games.tapestry.components import CARD_PART
from ludotheque.games.tapestry.state import Tapestry


class Alliance(Card):
    """T-13.7, R-47: an opponent is named; conquest.is_allied and upgrades.copy_alliances do the rest."""

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        state.then(NameAlly(seat, place))


class MarriageOfState(Card):
    """T-13.7, R-47: an opponent and a track are named; spaces.copy_marriages does the rest."""

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        state.then(NameAlly(seat, place), PickPact(seat, place))


class NameAlly(OfCard):
    """R-47: any opponent, openly; one who has finished too."""

    CLAUSE: ClassVar[str] = "R-47"

    def plain(self) -> bool:
        return True

    def choices(self, state: Tapestry) -> list[Action]:
        return [state.edition.verbs.name[other] for other in range(state.seats) if other != self.seat]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= CARD_PART
        state.ally[2 * self.seat + self.place] = action.value
        state.tell("named", "R-47", self.seat, action.value)


class PickPact(OfCard):
    """T-13.7: the track of a Marriage of State, openly."""

    CLAUSE: ClassVar[str] = "T-13.7"

    def choices(self, state: Tapestry) -> list[Action]:
        return state.edition.verbs.pick

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= CARD_PART
        state.pact[2 * self.seat + self.place] = action.value
        state.tell("picked", "T-13.7", self.seat, action.value)
