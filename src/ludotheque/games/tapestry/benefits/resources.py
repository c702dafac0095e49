"""T-3.9, T-4.1: gaining and paying resources."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.sheet import Sheet
from ludotheque.core.state import Plain, Question
from ludotheque.games.tapestry.components import RESOURCES
from ludotheque.games.tapestry.state import Tapestry


def receive(state: Tapestry, seat: i64, kind: i64, count: i64, clause: str) -> None:
    """T-3.9, T-18.5, R-40: at most eight of each kind, the excess is lost; who has finished gains none."""
    if state.finished[seat] == 1:
        return
    keep(state, seat, kind, count)
    state.tell("gained", clause, seat, kind, count)


def keep(state: Tapestry, seat: i64, kind: i64, count: i64) -> None:
    """T-3.9: as many as the limit allows."""
    at = RESOURCES * seat + kind
    have = state.resource[at] + count
    limit = state.edition.resource_limit
    state.resource[at] = have if have < limit else limit


def receive_any(state: Tapestry, seat: i64, count: i64) -> None:
    """T-3.9: units of one's choice, one after the other."""
    if state.finished[seat] == 0 and count > 0:
        state.stack.append(ChooseResource(seat, count))


class ChooseResource(Question[Tapestry]):
    """T-3.9: so many units of any kind, one after the other; naming a full kind loses it."""

    CLAUSE: ClassVar[str] = "T-3.9"

    def __init__(self, seat: i64, count: i64 = 1) -> None:
        super().__init__(seat)
        self.count = count

    def matter(self, sheet: Sheet, names: tuple[str, ...]) -> None:
        sheet.number(self.count)

    def choices(self, state: Tapestry) -> list[Action]:
        return state.edition.verbs.take

    def answer(self, state: Tapestry, action: Action) -> None:
        receive(state, self.seat, action.value, 1, "T-3.9")
        if self.count > 1:
            state.then(ChooseResource(self.seat, self.count - 1))


def spend(state: Tapestry, seat: i64, kind: i64, count: i64) -> None:
    """T-4.1: no change, no debt."""
    for _each in range(count):
        state.resource[RESOURCES * seat + kind] -= 1
        state.tell("paid", "T-4.1", seat, kind)


class PayAny(Plain[Tapestry]):
    """T-4.1: any mix of resources; they are named in the order of the income mat, so that each mix comes once."""

    CLAUSE: ClassVar[str] = "T-4.1"

    def __init__(self, seat: i64, count: i64, least: i64) -> None:
        super().__init__(seat)
        self.count = count
        self.least = least

    def matter(self, sheet: Sheet, names: tuple[str, ...]) -> None:
        sheet.number(self.count)
        sheet.number(self.least)

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        if self.count > 0:
            at = RESOURCES * self.seat
            left: i64 = 0
            for kind in range(RESOURCES - 1, self.least - 1, -1):
                left += state.resource[at + kind]
                if state.resource[at + kind] > 0 and left >= self.count:
                    options.append(state.edition.verbs.pay[kind])
        options.reverse()
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        spend(state, self.seat, action.value, 1)
        if self.count > 1:
            state.then(PayAny(self.seat, self.count - 1, action.value))
