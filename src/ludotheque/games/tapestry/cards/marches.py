"""T-13.7: cards that move tokens: Age of Discovery, Dark Ages, Dictatorship, Oil Magnate, Renaissance, Socialism."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Plain, Question
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.automa.march import march
from ludotheque.games.tapestry.cards.laying import Card
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.movement import (
    Advance,
    ChooseToken,
    OnTrack,
    Regress,
    can_advance,
    is_forbidden,
    is_on,
)
from ludotheque.games.tapestry.tracks.research import RollScience


class AgeOfDiscovery(Card):
    """T-13.7, R-16: the science die names a track on which everybody must move; only the discoverer gains there."""

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        state.then(RollScience(seat), Discover(seat))


class Discover(Effect[Tapestry]):
    """R-16, R-17: first oneself, then the others clockwise, as far as they can."""

    def run(self, state: Tapestry) -> None:
        for offset in range(state.seats - 1, 0, -1):
            other = (self.seat + offset) % state.seats
            state.then(BotStride(other) if state.is_bot(other) else Advance(other, state.science_die, 0))
        state.then(Advance(self.seat, state.science_die, c.GAINS_BENEFIT | c.PAYS_BONUS))


class BotStride(Effect[Tapestry]):
    """T-20.74: a bot moves too, without benefit; a landmark counts."""

    def run(self, state: Tapestry) -> None:
        march(state, self.seat, state.science_die, "T-20.74")


class PickDawn(Question[Tapestry]):
    """T-13.7, T-16.4, R-20: Dark Ages: back on three tracks, then forward on this one, of those one may and has a token
    on; it may be too short."""

    CLAUSE: ClassVar[str] = "R-20"

    def choices(self, state: Tapestry) -> list[Action]:
        pick = state.edition.verbs.pick
        return [
            pick[track]
            for track in range(c.TRACKS)
            if not is_forbidden(state, self.seat, track) and (is_on(state, self.seat, track) or state.rules < c.REVISED)
        ]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.then(ChooseToken(self.seat, action.value, state.edition.card_count[c.DARK_AGES], 0))
        for track in range(c.TRACKS - 1, -1, -1):
            if track != action.value:
                state.then(Regress(self.seat, track, 0))


class Seize(Question[Tapestry]):
    """T-13.6, T-13.7, R-17: Dictatorship: a track one can advance on, if there is one, with its benefit; it stays
    locked to the others to the end of one's next turn."""

    CLAUSE: ClassVar[str] = "R-17"

    def choices(self, state: Tapestry) -> list[Action]:
        pick = state.edition.verbs.pick
        options = [pick[track] for track in range(c.TRACKS) if can_advance(state, self.seat, track)]
        return options if options else pick

    def answer(self, state: Tapestry, action: Action) -> None:
        state.locked[c.TRACKS * self.seat + action.value] = 2 if state.turn == self.seat else 1
        state.tell("picked", "R-17", self.seat, action.value)
        state.then(Advance(self.seat, action.value, c.GAINS_BENEFIT | c.PAYS_BONUS))


class PickField(Question[Tapestry]):
    """T-13.7, T-15.1, R-16: Oil Magnate: the track; then oneself with benefit and bonus, the left neighbour, the right
    one."""

    CLAUSE: ClassVar[str] = "R-16"

    def choices(self, state: Tapestry) -> list[Action]:
        return state.edition.verbs.pick

    def answer(self, state: Tapestry, action: Action) -> None:
        left = state.left_of(self.seat)
        right = state.right_of(self.seat)
        state.tell("picked", "R-16", self.seat, action.value)
        if right != left:
            state.then(MayAdvance(right, action.value, 0))
        state.then(
            MayAdvance(self.seat, action.value, c.GAINS_BENEFIT | c.PAYS_BONUS), MayAdvance(left, action.value, 0)
        )


class MayAdvance(OnTrack):
    """R-16: each decides; who cannot advance there is skipped."""

    CLAUSE: ClassVar[str] = "R-16"

    def __init__(self, seat: i64, track: i64, flags: i64) -> None:
        super().__init__(seat, track)
        self.flags = flags

    def choices(self, state: Tapestry) -> list[Action]:
        if can_advance(state, self.seat, self.track):
            return [state.edition.verbs.accept, state.edition.verbs.decline]
        return []

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is state.edition.verbs.accept:
            state.then(Advance(self.seat, self.track, self.flags))


class Renaissance(Card):
    """T-13.7: one space on each track, without benefits; bonuses met are free."""

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        state.then(Revive(seat, 0))


class Revive(Plain[Tapestry]):
    """T-13.7, T-4.6: in the order one likes; blocked and finished tracks are left out."""

    CLAUSE: ClassVar[str] = "T-13.7"

    def __init__(self, seat: i64, done: i64) -> None:
        super().__init__(seat)
        self.done = done

    def choices(self, state: Tapestry) -> list[Action]:
        pick = state.edition.verbs.pick
        return [
            pick[track]
            for track in range(c.TRACKS)
            if self.done >> track & 1 == 0 and can_advance(state, self.seat, track)
        ]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.then(Advance(self.seat, action.value, c.FREE_BONUS), Revive(self.seat, self.done | (1 << action.value)))
