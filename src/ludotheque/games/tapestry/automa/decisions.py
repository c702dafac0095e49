"""T-20.17, T-20.21, T-20.52, T-20.57, T-20.60: the decision deck, the progress deck, and the pair that lies open.

Nobody knows which cards of the progress deck have joined the decision deck. The position does not know it either: it
counts them, and chance says which card it was when one is drawn. So there is nothing that could be peeked at.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Chance, Stage
from ludotheque.games.tapestry.automa import parties
from ludotheque.games.tapestry.benefits.measures import members
from ludotheque.games.tapestry.components import NONE
from ludotheque.games.tapestry.state import Tapestry


class BotStep(Stage[Tapestry]):
    """T-20.3: something the bots do with one thing: a space, a benefit, a card, a territory."""

    def __init__(self, what: i64) -> None:
        super().__init__()
        self.what = what


def lying(state: Tapestry, place: i64) -> i64:
    """How many decision cards are in one place."""
    return members(state.decision, place)


def deck_size(state: Tapestry) -> i64:
    """T-20.23: the cards left in the decision deck."""
    return lying(state, parties.IN_DECK) + state.automa[parties.JOINED]


def progress_size(state: Tapestry) -> i64:
    """T-20.17: the cards left in the progress deck."""
    return lying(state, parties.PROGRESS) + lying(state, parties.RETURNED) - state.automa[parties.JOINED]


def discard_pair(state: Tapestry) -> None:
    """T-20.21, T-20.24: the pair of the last turn goes to the discards, which everybody may look through."""
    for place in range(parties.TRACK_CARD, parties.TIEBREAKER + 1):
        if state.automa[place] != NONE:
            state.decision[state.automa[place]] = parties.PAST
            state.automa[place] = NONE


class Decide(Chance[Tapestry]):
    """T-20.21, R-59: the next card of the decision deck: first the track card, then the tiebreaker card."""

    CLAUSE: ClassVar[str] = "T-20.21"

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def choices(self, state: Tapestry) -> list[Action]:
        decide, lying = state.edition.verbs.decide, state.decision
        unseen = parties.PROGRESS if state.automa[parties.JOINED] > 0 else parties.IN_DECK
        return [decide[card] for card in range(len(lying)) if lying[card] in (parties.IN_DECK, unseen)]

    def weights(self, state: Tapestry) -> list[int]:
        """Each card of the deck is as likely, and one that nobody has seen may be any of those."""
        unseen, joined = int(lying(state, parties.PROGRESS)), int(state.automa[parties.JOINED])
        found: list[int] = []
        for card in range(len(state.decision)):
            if state.decision[card] == parties.IN_DECK:
                found.append(unseen if joined > 0 else 1)
            elif joined > 0 and state.decision[card] == parties.PROGRESS:
                found.append(joined)
        return found

    def answer(self, state: Tapestry, action: Action) -> None:
        if state.decision[action.value] == parties.PROGRESS:
            state.automa[parties.JOINED] -= 1
        state.decision[action.value] = parties.OPEN
        state.automa[self.place] = action.value


class Consult(Chance[Tapestry]):
    """T-20.52, R-76: in income turn 1 the top card of the progress deck breaks all ties of that turn."""

    CLAUSE: ClassVar[str] = "T-20.52"

    def choices(self, state: Tapestry) -> list[Action]:
        consult = state.edition.verbs.consult
        return [consult[card] for card in range(len(state.decision)) if state.decision[card] == parties.PROGRESS]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.decision[action.value] = parties.CONSULTED
        state.automa[parties.TIEBREAKER] = action.value
        state.tell("consulted", "T-20.52", action.value)


class PutBack(Stage[Tapestry]):
    """T-20.52, R-76: at the end of income turn 1 that card is shuffled back."""

    def run(self, state: Tapestry) -> None:
        card = state.automa[parties.TIEBREAKER]
        if card != NONE:
            state.decision[card] = parties.RETURNED
            state.automa[parties.TIEBREAKER] = NONE


class AddProgress(BotStep):
    """T-20.57: cards from the top of the progress deck, unseen, to the discarded decision cards."""

    def run(self, state: Tapestry) -> None:
        for card in range(len(state.decision)):
            if state.decision[card] == parties.RETURNED:
                state.decision[card] = parties.PROGRESS
        left = progress_size(state)
        count = self.what if self.what < left else left
        state.automa[parties.JOINED] += count
        state.tell("progress", "T-20.57", count, progress_size(state))


class Reshuffle(Stage[Tapestry]):
    """T-20.60: all decision cards of the era, the pair and the new ones too, are the decision deck of the next."""

    def run(self, state: Tapestry) -> None:
        discard_pair(state)
        for card in range(len(state.decision)):
            if state.decision[card] == parties.PAST:
                state.decision[card] = parties.IN_DECK
        state.tell("bots-shuffled", "T-20.60", deck_size(state))
