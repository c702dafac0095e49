"""B-4.1: equipment cards, played on a finished lighthouse."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.bretagne.components import CARDS, CATEGORIES, FLOORS, HAND_PART, KINDS, TOWER_PART
from ludotheque.games.bretagne.holdings import cards_in_hand, workers_on
from ludotheque.games.bretagne.state import Bretagne
from ludotheque.games.bretagne.victory import score


class PlayCards(Question[Bretagne]):
    """B-4.1.1, B-4.1.2, B-4.1.4: as many cards as one likes at one go, one worker for each. Everybody with cards and
    workers is asked: it must not show what cards they are."""

    CLAUSE: ClassVar[str] = "B-4.1.1"

    def choices(self, state: Bretagne) -> list[Action]:
        options: list[Action] = []
        if cards_in_hand(state, self.seat) == 0 or workers_on(state, self.seat, state.tower) == 0:
            return options
        for kind in range(KINDS):
            if state.hand[KINDS * self.seat + kind] > 0 and is_playable(state, kind, state.tower):
                options.append(state.edition.play[kind])
        options.append(state.edition.done)
        return options

    def answer(self, state: Bretagne, action: Action) -> None:
        if action.verb != "play":
            return
        kind = action.value
        points = card_worth(state, kind, state.tower)
        state.changed |= HAND_PART
        state.hand[KINDS * self.seat + kind] -= 1
        state.played[kind] += 1
        take_highest(state, self.seat, state.tower)
        state.workers[self.seat] += 1
        score(state, self.seat, CARDS, points)
        state.tell("played", "B-4.1.3", self.seat, kind, points)
        state.then(self)

    def why_not(self, state: Bretagne, action: Action) -> str:
        return "B-4.1.4" if action.verb == "play" and not is_playable(state, action.value, state.tower) else self.CLAUSE

    def because(self, state: Bretagne, action: Action) -> str:
        if action.verb != "play":
            return ""
        return "hand" if is_playable(state, action.value, state.tower) else "unplayable"


def is_playable(state: Bretagne, kind: i64, tower: i64) -> bool:
    """B-4.1.4: sirens on Purgatoire and Enfer, cables on Enfer only, the rest anywhere."""
    edition = state.edition
    return edition.card_points[CATEGORIES * kind + edition.category[tower]] >= 0


def card_worth(state: Bretagne, kind: i64, tower: i64) -> i64:
    """B-4.1.3, R-15: by category, one point less for every card of the kind already played here, never below 0."""
    edition = state.edition
    worth = edition.card_points[CATEGORIES * kind + edition.category[tower]]
    return max(worth - edition.falling * state.played[kind], edition.least_card)


def take_highest(state: Bretagne, seat: i64, tower: i64) -> None:
    """B-4.1.2, B-4.2.2: one's worker on the highest floor comes off the lighthouse."""
    floor = FLOORS * tower + state.height[tower] - 1
    while state.floor_owner[floor] != seat or state.floor_crew[floor] == 0:
        floor -= 1
    state.changed |= TOWER_PART
    state.floor_crew[floor] -= 1
