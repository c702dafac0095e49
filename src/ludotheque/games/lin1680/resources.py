"""F-4: the resource dice, the colour of a multicolour face, and the cards they bring."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.rng import Rng
from ludotheque.core.state import ChanceTo, Effect, Plain, Question
from ludotheque.games.lin1680.components import BOARD_PART, CARDS, FACES, HAND_PART, KINDS, NONE, REROLL, WILD
from ludotheque.games.lin1680.holdings import add, may_use_cards, presence
from ludotheque.games.lin1680.privileges import or_cards, use_card, use_up
from ludotheque.games.lin1680.state import Lin1680


class BeforeDice(Question[Lin1680]):
    """F-4.1, F-7.3: throw the resource dice, or use a privilege card first; until then the move can be taken back."""

    CLAUSE: ClassVar[str] = "F-4.1"

    def choices(self, state: Lin1680) -> list[Action]:
        return or_cards(state, self.seat, state.edition.gather)

    def answer(self, state: Lin1680, action: Action) -> None:
        if action.verb == "play":
            state.then(self)
            use_card(state, self.seat, action.value)
        else:
            state.then(ThrowResources(self.seat))


class ThrowResources(ChanceTo[Lin1680]):
    """F-4.1: two dice, five colours and a multicolour face on each."""

    CLAUSE: ClassVar[str] = "F-4.1"

    def choices(self, state: Lin1680) -> list[Action]:
        return state.edition.dice

    def weights(self, state: Lin1680) -> list[int]:
        faces = [0] * FACES
        for face in state.edition.sides:
            faces[face] += 1
        return [one * other for one in faces for other in faces]

    def sample(self, state: Lin1680, rng: Rng) -> Action:
        sides = state.edition.sides
        first = sides[rng.below(len(sides))]
        return state.edition.dice[FACES * first + sides[rng.below(len(sides))]]

    def answer(self, state: Lin1680, action: Action) -> None:
        state.changed |= BOARD_PART
        dice = state.dice
        dice[0] = action.value // FACES
        dice[1] = action.value % FACES
        for die in range(2):
            dice[2 + die] = dice[die]
            if dice[die] == WILD:
                dice[2 + die] = NONE
        state.tell("diced", "F-4.1", self.to, dice[0], dice[1])
        state.then(AfterDice(self.to))


class AfterDice(Question[Lin1680]):
    """F-7.3, R-20, R-37: keep the throw, or use a card to throw both dice again, before any card is taken."""

    CLAUSE: ClassVar[str] = "R-20"

    def proceed(self, state: Lin1680) -> bool:
        if may_use_cards(state, self.seat):
            state.legal = self.choices(state)
            return False
        state.stack.pop()
        state.then(Collect(self.seat))
        self.name_colours(state)
        return True

    def choices(self, state: Lin1680) -> list[Action]:
        options = [state.edition.keep]
        if state.privileges[CARDS * self.seat + REROLL] > 0:
            options.append(state.edition.play[REROLL])
        return options

    def answer(self, state: Lin1680, action: Action) -> None:
        if action.verb == "play":
            use_up(state, self.seat, REROLL)
            state.then(ThrowResources(self.seat))
        else:
            state.then(Collect(self.seat))
            self.name_colours(state)

    def name_colours(self, state: Lin1680) -> None:
        """F-4.4: each multicolour die by itself."""
        for die in range(2):
            if state.dice[die] == WILD:
                state.then(NameColour(self.seat))


class NameColour(Plain[Lin1680]):
    """F-4.4, R-8: a colour on which one has the pawn or a house; without any the die pays nothing."""

    CLAUSE: ClassVar[str] = "F-4.4"

    def choices(self, state: Lin1680) -> list[Action]:
        return [state.edition.name[kind] for kind in range(KINDS) if presence(state, self.seat, kind) > 0]

    def answer(self, state: Lin1680, action: Action) -> None:
        state.changed |= BOARD_PART
        dice = state.dice
        dice[2 if dice[2] == NONE else 3] = action.value
        state.tell("named", "F-4.4", self.seat, action.value)


class Collect(Effect[Lin1680]):
    """F-4.2, F-4.3, F-4.5: for each die that shows a kind, one card for each presence on it."""

    def run(self, state: Lin1680) -> None:
        some = False
        for kind in range(KINDS):
            dice: i64 = 0
            for die in range(2, 4):
                if state.dice[die] == kind:
                    dice += 1
            if dice > 0:
                due = dice * presence(state, self.seat, kind)
                if due > 0:
                    some = True
                    collect(state, self.seat, kind, due)
        if not some:
            state.tell("nothing", "F-4.2", self.seat)


def collect(state: Lin1680, seat: i64, kind: i64, due: i64) -> None:
    """F-4.6, R-11: what the reserve still has; the rest is lost."""
    count = min(due, state.reserve[kind])
    state.changed |= HAND_PART
    state.reserve[kind] -= count
    add(state, seat, kind, count)
    if count > 0:
        state.tell("gained", "F-4.2", seat, count, kind)
    if count < due:
        state.tell("lacked", "F-4.6", seat, due - count, kind)
