"""T-9.3 to T-9.8: upgrading technology cards, and using them again."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Plain, Question
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.benefits.gain import Gain, is_possible
from ludotheque.games.tapestry.civilizations.mystics import watch_predictions
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.technology.prerequisites import meets_need
from ludotheque.games.tapestry.victory import score


def row_of(state: Tapestry, seat: i64, tech: i64) -> i64:
    """T-9.2: the row in which a player has a card, from the bottom; NONE where it is not theirs."""
    row = state.tech_place[tech] - c.FIRST_ROW - c.ROWS * seat
    if 0 <= row < c.ROWS:
        return row
    return c.NONE


def may_raise(state: Tapestry, seat: i64, tech: i64) -> bool:
    """T-9.4 to T-9.6: freely from the bottom row; from the middle row only with its prerequisite."""
    row = row_of(state, seat, tech)
    return row == 0 or (row == 1 and (state.enjoys(seat, c.GOLDEN_AGE) or meets_need(state, seat, tech)))


def can_upgrade(state: Tapestry, seat: i64) -> bool:
    return any(may_raise(state, seat, tech) for tech in range(len(state.tech_place)))


class Upgrade(Question[Tapestry]):
    """T-3.6, T-9.3, T-9.7: a card of the bottom or middle row goes up; on an income turn it may be left."""

    CLAUSE: ClassVar[str] = "T-9.3"

    def __init__(self, seat: i64, optional: i64 = 0) -> None:
        super().__init__(seat)
        self.optional = optional

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        for tech in range(len(state.tech_place)):
            if may_raise(state, self.seat, tech):
                options.append(state.edition.verbs.upgrade[tech])
        if options and self.optional == 1:
            options.append(state.edition.verbs.decline)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.verb == "upgrade":
            state.then(Raise(self.seat, action.value, self.seat))

    def why_not(self, state: Tapestry, action: Action) -> str:
        row = row_of(state, self.seat, action.value) if action.verb == "upgrade" else c.NONE
        return "T-9.5" if row == 1 else "T-9.6" if row == c.ROWS - 1 else self.CLAUSE

    def because(self, state: Tapestry, action: Action) -> str:
        if action.verb != "upgrade":
            return ""
        row = row_of(state, self.seat, action.value)
        return "prerequisite" if row == 1 else "top-row" if row == c.ROWS - 1 else "not-yours"


class Raise(Effect[Tapestry]):
    """T-9.3 to T-9.5, T-9.8, R-52: a card goes one row up and its owner gains the circle or the square; who
    upgraded it matters for Golden Age, Alliance and the Inventors."""

    def __init__(self, seat: i64, tech: i64, by: i64) -> None:
        super().__init__(seat)
        self.tech = tech
        self.by = by

    def run(self, state: Tapestry) -> None:
        owner = self.seat
        row = row_of(state, owner, self.tech)
        if row == c.NONE or row == c.ROWS - 1:
            return
        state.changed |= c.SUPPLY_PART
        state.tech_place[self.tech] += 1
        state.tell("upgraded", "T-9.3", owner, self.tech)
        benefit = state.edition.circle[self.tech] if row == 0 else state.edition.square[self.tech]
        if row + 1 == c.ROWS - 1 and state.tech_tokens[self.tech] > 0:
            state.then(TakeOver(owner, self.tech))
        copy_alliances(state, owner, self.by, benefit)
        if self.by != owner:
            state.then(ShareUpgrade(self.by, benefit))
        state.then(Gain(owner, benefit, c.FROM_TECHNOLOGY))
        if self.by == owner and state.enjoys(owner, c.GOLDEN_AGE):
            score(state, owner, state.edition.card_points[c.GOLDEN_AGE], c.FROM_TAPESTRY, "T-9.3")


def copy_alliances(state: Tapestry, owner: i64, by: i64, benefit: i64) -> None:
    """T-6.5, R-88: Alliance: whoever named the owner of the card, or who upgraded it, gains the same afterwards."""
    maker = by if state.rules >= c.REVISED else owner
    for offset in range(state.seats - 1, -1, -1):
        other = (owner + offset) % state.seats
        for at in range(2 * other, 2 * other + 2):
            if state.active[at] == c.ALLIANCE and (state.ally[at] == owner or state.ally[at] == maker):
                state.then(Gain(other, benefit, c.FROM_TAPESTRY))


class ShareUpgrade(Question[Tapestry]):
    """R-25, R-52: Inventors may gain the benefit of an opponent's card that they upgraded, after its owner."""

    CLAUSE: ClassVar[str] = "R-52"

    def __init__(self, seat: i64, benefit: i64) -> None:
        super().__init__(seat)
        self.benefit = benefit

    def choices(self, state: Tapestry) -> list[Action]:
        if is_possible(state, self.seat, state.edition.phrases[self.benefit]):
            return [state.edition.verbs.accept, state.edition.verbs.decline]
        return []

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is state.edition.verbs.accept:
            state.then(Gain(self.seat, self.benefit, c.FROM_TECHNOLOGY))


class TakeOver(Effect[Tapestry]):
    """R-52: an opponent's card with a token of the Inventors that reached the top row comes to their bottom row."""

    def __init__(self, seat: i64, tech: i64) -> None:
        super().__init__(seat)
        self.tech = tech

    def run(self, state: Tapestry) -> None:
        inventor = state.civilization_owner[c.INVENTORS]
        if inventor >= 0 and inventor != self.seat and row_of(state, self.seat, self.tech) == c.ROWS - 1:
            state.changed |= c.SUPPLY_PART
            state.tech_place[self.tech] = c.FIRST_ROW + c.ROWS * inventor
            state.tell("taken-over", "R-52", inventor, self.tech)
            watch_predictions(state, inventor)


class UseAgain(Plain[Tapestry]):
    """R-57: the circle of a card in the middle row, or the square of one in the top row, without moving it."""

    CLAUSE: ClassVar[str] = "R-57"

    def __init__(self, seat: i64, level: i64) -> None:
        super().__init__(seat)
        self.level = level

    def choices(self, state: Tapestry) -> list[Action]:
        use = state.edition.verbs.use
        place = c.FIRST_ROW + c.ROWS * self.seat + self.level
        return [use[tech] for tech in range(len(state.tech_place)) if state.tech_place[tech] == place]

    def answer(self, state: Tapestry, action: Action) -> None:
        edition = state.edition
        benefit = edition.circle[action.value] if self.level == 1 else edition.square[action.value]
        state.tell("used", "R-57", self.seat, action.value)
        state.then(Gain(self.seat, benefit, c.FROM_TECHNOLOGY))
