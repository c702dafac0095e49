"""T-13: tapestry cards on the income mat: laying them, covering them, and what they do.

What a card does when it is played, its `Card` knows (cards/); `CARDS` has them by face, and cards/deck.py fills it.
A card that lasts for an era changes rules in other chapters, which ask `state.enjoys(seat, CARD)`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.benefits.costs import held
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import score


class Card:
    """T-13.7: what a tapestry card does at once when it is played; `place` is where its ability of this era goes."""

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        """Nothing, for a card that only lasts."""


class OfCard(Question[Tapestry]):
    """T-13.1: a question about an ability of this era, which has one of two places."""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place = place


CARDS: Final[list[Card]] = []


def has_current(state: Tapestry, seat: i64) -> bool:
    """T-13.3, T-13.5: a card lies on the slot of this era; in the first it is the printed Maker of Fire."""
    era = state.era[seat]
    if era == 1:
        return True
    return 1 < era < c.ERAS and state.top[c.ERAS * seat + era] != c.NONE


def lay(state: Tapestry, seat: i64, card: i64) -> None:
    """T-13.1, T-13.2, T-13.6: onto the slot of the current era; what lay there is covered, its ability has ended."""
    at = c.ERAS * seat + state.era[seat]
    end_ability(state, seat, 0)
    state.changed |= c.CARD_PART
    state.hand[c.FACES * seat + card] -= 1
    state.laid[c.FACES * seat + card] += 1
    state.top[at] = card
    state.heralded[at] = 0
    state.tell("played", "T-3.3", seat, card)
    resolve(state, seat, card, 0)


def lay_face_down(state: Tapestry, seat: i64) -> None:
    """T-3.3, T-6.6: the top card of the deck, unseen by all and without effect."""
    state.changed |= c.CARD_PART
    state.face_down[seat] += 1
    state.top[c.ERAS * seat + state.era[seat]] = c.FACE_DOWN
    state.tell("face-down", "T-3.3", seat)


def end_ability(state: Tapestry, seat: i64, place: i64) -> None:
    """T-3.1, T-13.6: an ability of this era ends, with the choices made for it."""
    state.changed |= c.CARD_PART
    state.active[2 * seat + place] = c.NONE
    state.ally[2 * seat + place] = c.NONE
    state.pact[2 * seat + place] = c.NONE


def resolve(state: Tapestry, seat: i64, card: i64, place: i64) -> None:
    """T-3.5, T-13.7: an ability of this era begins; an effect of the moment happens at once."""
    if state.edition.card_kind_era[card] == 1:
        end_ability(state, seat, place)
        state.changed |= c.CARD_PART
        state.active[2 * seat + place] = card
    CARDS[card].play(state, seat, place)


class PlayOver(Question[Tapestry]):
    """T-13.2, T-13.3, T-13.5: a card from hand over the current one; void without a card, or without a current one."""

    CLAUSE: ClassVar[str] = "T-13.3"

    def __init__(self, seat: i64, optional: i64) -> None:
        super().__init__(seat)
        self.optional = optional

    def choices(self, state: Tapestry) -> list[Action]:
        options = held(state, self.seat, state.edition.verbs.play) if has_current(state, self.seat) else []
        if options and self.optional == 1:
            options.append(state.edition.verbs.decline)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.verb == "play":
            lay(state, self.seat, action.value)


def after_cards_gained(state: Tapestry, seat: i64, gained: i64) -> None:
    """T-6.5: Academia pays for each card gained; Tyranny may lay one of them over itself."""
    if gained == 0:
        return
    if state.enjoys(seat, c.ACADEMIA):
        left = gained
        while left > 0:
            left = left // (c.FACES + 1)
            score(state, seat, state.edition.card_points[c.ACADEMIA], c.FROM_TAPESTRY, "T-6.5")
    if state.enjoys(seat, c.TYRANNY) and has_current(state, seat):
        state.then(LayGained(seat, gained))


class LayGained(Question[Tapestry]):
    """T-13.2: Tyranny: one of the cards just gained may be played over it at once, for points."""

    CLAUSE: ClassVar[str] = "T-13.2"
    HIDDEN: ClassVar[tuple[str, ...]] = ("gained",)

    def __init__(self, seat: i64, gained: i64) -> None:
        super().__init__(seat)
        self.gained = gained

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        left = self.gained
        while left > 0:
            action = state.edition.verbs.play[left % (c.FACES + 1) - 1]
            if action not in options:
                options.append(action)
            left = left // (c.FACES + 1)
        options.append(state.edition.verbs.decline)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.verb != "play":
            return
        if state.active[2 * self.seat + 1] == c.TYRANNY:
            end_ability(state, self.seat, 1)
        score(state, self.seat, state.edition.card_points[c.TYRANNY], c.FROM_TAPESTRY, "T-13.2")
        lay(state, self.seat, action.value)
