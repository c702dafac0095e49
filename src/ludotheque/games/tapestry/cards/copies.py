"""T-13.7: cards that copy: Espionage, Trade Economy."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.tapestry.benefits.gain import Exchange
from ludotheque.games.tapestry.cards.laying import Card, OfCard, resolve
from ludotheque.games.tapestry.components import ERAS, ESPIONAGE, FROM_TRACK, GAINS_BENEFIT, LAST, NONE, TRACKS
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.movement import add_once
from ludotheque.games.tapestry.tracks.spaces import SpaceGain, is_spent, space_at


class Espionage(Card):
    """R-18: the ability of a card that lies open on any income mat."""

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        state.then(CopyCard(seat, place))


class CopyCard(OfCard):
    """T-13.1, R-18: uncovered and face up, not Espionage itself; all its choices are one's own, its era too."""

    CLAUSE: ClassVar[str] = "R-18"

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        for at in range(ERAS * state.seats):
            card = state.top[at]
            if card >= 0 and card != ESPIONAGE:
                add_once(options, state.edition.verbs.show[card])
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        state.tell("copied", "R-18", self.seat, action.value)
        resolve(state, self.seat, action.value, self.place)


class CopySpace(Question[Tapestry]):
    """T-13.7, T-16.4, R-4, R-22, R-47: Trade Economy: a space on which a token of an opponent really stands, and not
    yet gained this turn: the benefit is yours, the bonus theirs, for nothing."""

    CLAUSE: ClassVar[str] = "R-22"

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        for other in range(state.seats):
            if other != self.seat:
                for at in range(TRACKS * other, TRACKS * other + TRACKS):
                    space = space_at(state.token_track[at], state.token_space[at])
                    if not is_spent(state, self.seat, space):
                        add_once(options, state.edition.verbs.copy[other][space])
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        space = action.value % SPACES
        owner = action.value // SPACES
        state.tell("repeated", "R-22", self.seat, space)
        if state.edition.bonus[space] != NONE and not state.is_bot(owner):
            state.then(Exchange(owner, state.edition.bonus[space], 1, FROM_TRACK))
        state.then(SpaceGain(self.seat, space, GAINS_BENEFIT))


SPACES: Final = (LAST + 1) * TRACKS
