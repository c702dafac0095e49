"""L-4, phase 1: cards are turned over, cargo goes ashore, the others are drafted."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.rng import Rng, pick
from ludotheque.core.state import Chance, Question, Stage
from ludotheque.games.loire.components import CARD_PART, KINDS, MOST_SEATS, SUN
from ludotheque.games.loire.state import Loire


class NewCards(Stage[Loire]):
    """L-4.1, R-3, R-5: note which wine lies ashore, turn the round's number of cards, then draft."""

    def run(self, state: Loire) -> None:
        edition = state.edition
        state.phase = 1
        for town in range(edition.last_town + 1):
            wine = edition.wine_of[town]
            if wine >= 0:
                state.changed |= CARD_PART
                state.old_wine[town] = state.waiting[wine]
        state.then(TAKE_CARD[state.leader])
        turn(state, edition.turned[state.seats])


def turn(state: Loire, left: i64) -> None:
    """L-4.1, L-4.5, R-6: turn so many cards; an empty draw pile is made anew, and if it stays empty turning ends."""
    if left > 0:
        if state.draw_count == 0:
            reshuffle(state)
        if state.draw_count > 0:
            state.then(TurnCard(left))


def reshuffle(state: Loire) -> None:
    """L-4.5, R-6: the discard pile, as it is at this moment, becomes the draw pile."""
    state.changed |= CARD_PART
    for face in range(state.edition.face_count):
        state.draw[face] = state.discard[face]
        state.draw_count += state.discard[face]
        state.discard[face] = 0
    if state.draw_count > 0:
        state.tell("reshuffled", "L-4.5", state.draw_count)


class TurnCard(Chance[Loire]):
    """L-4.1 to L-4.3: the leader turns over one card; cargo goes ashore, hand cards go to the draft row."""

    CLAUSE: ClassVar[str] = "L-4.1"

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left = left

    def choices(self, state: Loire) -> list[Action]:
        return [state.edition.turn[face] for face in range(state.edition.face_count) if state.draw[face] > 0]

    def weights(self, state: Loire) -> list[int]:
        return [state.draw[face] for face in range(state.edition.face_count) if state.draw[face] > 0]

    def sample(self, state: Loire, rng: Rng) -> Action:
        return state.edition.turn[pick(state.draw, rng.below(state.draw_count))]

    def answer(self, state: Loire, action: Action) -> None:
        face = action.value
        state.changed |= CARD_PART
        state.draw[face] -= 1
        state.draw_count -= 1
        if face == SUN:
            spoil(state)
        else:
            if face < KINDS:
                state.draft[face] += 1
            else:
                state.waiting[face] += 1
            state.tell("turned", "L-4.3" if face < KINDS else "L-4.2", face)
        turn(state, self.left - 1)


def spoil(state: Loire) -> None:
    """L-4.4, R-5: wine left ashore from earlier rounds turns to vinegar; wine of this phase and wine aboard is safe."""
    state.changed |= CARD_PART
    state.discard[SUN] += 1
    spoilt: i64 = 0
    for town in range(state.edition.last_town + 1):
        old = state.old_wine[town]
        if old > 0:
            wine = state.edition.wine_of[town]
            state.old_wine[town] = 0
            state.waiting[wine] -= old
            state.discard[wine] += old
            spoilt += old
    if spoilt > 0:
        state.tell("spoilt", "L-4.4", spoilt)
    else:
        state.tell("sun", "L-4.4")


class TakeCard(Question[Loire]):
    """L-4.6, L-4.7: one card of the draft row each, clockwise from the leader, until it is empty; no hand limit."""

    CLAUSE: ClassVar[str] = "L-4.6"

    def choices(self, state: Loire) -> list[Action]:
        take = state.edition.take
        options: list[Action] = []
        for kind in range(KINDS):
            if state.draft[kind] > 0:
                options.append(take[kind])
        return options

    def answer(self, state: Loire, action: Action) -> None:
        kind = action.value
        state.draft[kind] -= 1
        state.hand[KINDS * self.seat + kind] += 1
        state.known[KINDS * self.seat + kind] += 1
        state.tell("took", "L-4.6", self.seat, kind)
        state.then(TAKE_CARD[state.left_of(self.seat)])

    def because(self, state: Loire, action: Action) -> str:
        return "not-in-row" if action.verb == "take" else ""


TAKE_CARD: Final = [TakeCard(seat) for seat in range(MOST_SEATS)]  # steps never change: one of each will do
