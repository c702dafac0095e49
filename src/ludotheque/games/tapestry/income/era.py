"""T-3: the income turn, with which a player begins a new era."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Plain, Question
from ludotheque.games.tapestry.benefits.costs import charge, held
from ludotheque.games.tapestry.benefits.draws import refill_tapestries
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.benefits.resources import receive_any
from ludotheque.games.tapestry.cards.laying import PlayOver, end_ability, lay, lay_face_down
from ludotheque.games.tapestry.civilizations.civilization import ROSTER
from ludotheque.games.tapestry.components import CIVILIZATIONS, FROM_CIVILIZATION, HERALDS, NONE
from ludotheque.games.tapestry.income.earnings import Earn
from ludotheque.games.tapestry.income.slots import score_slots
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.technology.upgrades import Upgrade


def begin_era(state: Tapestry, seat: i64) -> None:
    """T-2.4, T-3.1, T-3.10, T-3.11: the ability of the last era ends; then the steps that this turn's chart names."""
    for place in range(2):
        end_ability(state, seat, place)
    state.era[seat] += 1
    era = state.era[seat]
    state.tell("income", "T-2.4", seat, era)
    if era == 1:
        state.then(UseCivilizations(seat, 0), Earn(seat), EndFirstIncome(seat))
    elif era < state.edition.eras:
        state.then(ScoreIncome(seat), Earn(seat))
        state.then(BeginSlot(seat), PlayTapestry(seat), Upgrade(seat, 1))
        state.then(UseCivilizations(seat, 0))
    else:
        state.then(UseCivilizations(seat, 0), Upgrade(seat, 1), ScoreIncome(seat))


class UseCivilizations(Plain[Tapestry]):
    """T-3.2, R-23: step 1: every civilization whose mat names this turn, in any order; one gained meanwhile too."""

    CLAUSE: ClassVar[str] = "T-3.2"

    def __init__(self, seat: i64, done: i64) -> None:
        super().__init__(seat)
        self.done = done  # bits of the civilizations already used

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        for at in range(CIVILIZATIONS):
            named = state.edition.civilization_turns[at] >> state.era[self.seat] & 1
            if state.civilization_owner[at] == self.seat and named == 1 and self.done >> at & 1 == 0:
                options.append(state.edition.verbs.activate[at])
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        state.then(UseCivilizations(self.seat, self.done | (1 << action.value)))
        ROSTER[action.value].income(state, self.seat)


class BeginSlot(Effect[Tapestry]):
    """T-3.4, T-15.1, R-1: the first of the neighbours in this era gains what the slot shows, before it is covered."""

    def run(self, state: Tapestry) -> None:
        reward = self.reward(state)
        if reward > 0:
            state.tell("first-in-era", "T-3.4", self.seat, reward)
        receive_any(state, self.seat, reward)

    def reward(self, state: Tapestry) -> i64:
        era = state.era[self.seat]
        first = state.era[state.left_of(self.seat)] < era and state.era[state.right_of(self.seat)] < era
        if first:
            return state.edition.era_resources[era]
        return 0


class PlayTapestry(Question[Tapestry]):
    """T-3.3, T-3.5: step 2: a card from hand on the slot of the new era; without one, the top of the deck, unseen."""

    CLAUSE: ClassVar[str] = "T-3.3"

    def proceed(self, state: Tapestry) -> bool:
        options = self.choices(state)
        if options:
            return super().proceed(state)
        state.stack.pop()
        if refill_tapestries(state) > 0:
            lay_face_down(state, self.seat)
        return True

    def choices(self, state: Tapestry) -> list[Action]:
        return held(state, self.seat, state.edition.verbs.play)

    def answer(self, state: Tapestry, action: Action) -> None:
        lay(state, self.seat, action.value)


class ScoreIncome(Effect[Tapestry]):
    """T-3.7, T-11.3, T-3.13: step 3: every exposed icon of points; after the last one, what mats give at the end."""

    def run(self, state: Tapestry) -> None:
        seat = self.seat
        score_slots(state, seat)
        if state.era[seat] == state.edition.eras:
            for at in range(CIVILIZATIONS):
                if state.civilization_owner[at] == seat:
                    ROSTER[at].last(state, seat)


class EndFirstIncome(Effect[Tapestry]):
    """T-3.10, T-14.6: after the first income turn: official adjustments; Heralds may play over Maker of Fire."""

    def run(self, state: Tapestry) -> None:
        if state.first_civilization[self.seat] == HERALDS:
            state.then(PlayOver(self.seat, 1))
        if state.adjusted == 1:
            state.then(Adjust(self.seat))


class Adjust(Effect[Tapestry]):
    """T-14.6, T-20.75: once, after the first income turn, for the civilization one started with: a gift or a loss."""

    def run(self, state: Tapestry) -> None:
        civilization: i64 = state.first_civilization[self.seat]
        mats = state.edition.mats
        if state.seats < mats.adjusted_from[civilization]:
            return
        if mats.adjustment[civilization] != NONE:
            state.then(Gain(self.seat, mats.adjustment[civilization], FROM_CIVILIZATION))
        if mats.forfeit[civilization] != NONE:
            charge(state, self.seat, state.edition.phrases[mats.forfeit[civilization]])
