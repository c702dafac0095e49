"""T-20.64 to T-20.68: what the civilizations of the Automa do in its income turns."""

from __future__ import annotations

from ludotheque.core.state import Stage
from ludotheque.games.tapestry.automa import parties
from ludotheque.games.tapestry.automa.conquest import BotConquer, lock
from ludotheque.games.tapestry.automa.decisions import BotStep
from ludotheque.games.tapestry.automa.gains import BotBenefit
from ludotheque.games.tapestry.automa.hexes import Aim, held_singly
from ludotheque.games.tapestry.automa.tracks import BotAdvanceOn
from ludotheque.games.tapestry.benefits.measures import landmarks
from ludotheque.games.tapestry.components import EXPLORATION, FROM_CIVILIZATION, MILITARY, NONE
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import score


class UseCards(Stage[Tapestry]):
    """T-20.55, T-20.68: the civilization step: the first card completely, then the second."""

    def run(self, state: Tapestry) -> None:
        if state.automa[parties.SECOND_CARD] != NONE:
            state.then(UseCard(state.automa[parties.SECOND_CARD]))
        state.then(UseCard(state.automa[parties.FIRST_CARD]))


class UseCard(BotStep):
    """T-20.64 to T-20.67, R-61, R-74: in the income turns that the card names: Scientists research; Explorers advance
    on exploration in even turns, on military in odd ones; Engineers gain points for landmarks; Conquerors conquer."""

    def run(self, state: Tapestry) -> None:
        card = self.what
        turn = state.era[parties.AUTOMA]
        box = state.edition.automa
        if box.turns[card] >> turn & 1 == 0:
            return
        if card == parties.SCIENTISTS:
            state.then(BotBenefit(parties.RESEARCH))
        elif card == parties.EXPLORERS:
            state.then(BotAdvanceOn(parties.AUTOMA, EXPLORATION if turn % 2 == 0 else MILITARY))
        elif card == parties.ENGINEERS:
            score(
                state, parties.AUTOMA, box.per_landmark * landmarks(state, parties.AUTOMA), FROM_CIVILIZATION, "T-20.66"
            )
        else:
            state.then(HoldLands())
            if state.territories[parties.AUTOMA] < turn:
                state.then(BotConquer(0))


class HoldLands(Stage[Tapestry]):
    """T-20.67, R-87: Conquerors: of more than two territories with a single piece one is closed, by the arrows, the
    middle island too; then points for each territory."""

    def run(self, state: Tapestry) -> None:
        box = state.edition.automa
        singles = held_singly(state, parties.AUTOMA)
        if len(singles) > box.single_tokens:
            lock(state, Aim(singles).first_met(state), "T-20.67")
        score(
            state, parties.AUTOMA, box.per_territory * state.territories[parties.AUTOMA], FROM_CIVILIZATION, "T-20.67"
        )
