"""T-14.3, T-14.5: Architects love streets of one kind (see measures.lines and buildings.after_placing)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.tapestry.capital.grid import plot_at, site_of
from ludotheque.games.tapestry.civilizations.civilization import Civilization
from ludotheque.games.tapestry.components import CAPITAL_PART, FIRST_BUILDING, FIRST_LANDMARK, PLOTS
from ludotheque.games.tapestry.state import Tapestry

SWAPS: Final = 3


class Architects(Civilization):
    """T-14.3: gained later, up to three pairs of income buildings may change places."""

    def set_up(self, state: Tapestry, seat: i64) -> None:
        """T-1.14: nothing at the start."""

    def join(self, state: Tapestry, seat: i64) -> None:
        state.then(SwapFirst(seat, SWAPS))


def is_building(state: Tapestry, seat: i64, plot: i64) -> bool:
    return FIRST_BUILDING <= state.plots[PLOTS * seat + plot] < FIRST_LANDMARK


def has_other(state: Tapestry, seat: i64, plot: i64) -> bool:
    """Somewhere in the grid there is a building of another kind."""
    for other in range(PLOTS):
        if is_building(state, seat, other) and state.plots[PLOTS * seat + other] != state.plots[PLOTS * seat + plot]:
            return True
    return False


class SwapFirst(Question[Tapestry]):
    """T-14.3: the first building of a pair, or no further swap."""

    CLAUSE: ClassVar[str] = "T-14.3"

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        for plot in range(PLOTS):
            if is_building(state, self.seat, plot) and has_other(state, self.seat, plot):
                options.append(state.edition.verbs.swap[site_of(plot)])
        return state.edition.verbs.or_decline(options)

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.verb == "swap":
            state.then(SwapSecond(self.seat, self.left, plot_at(action.value)))


class SwapSecond(SwapFirst):
    """T-14.3: the other one, of another kind; a swap completes nothing and pays nothing."""

    def __init__(self, seat: i64, left: i64, swapped: i64) -> None:
        super().__init__(seat, left)
        self.swapped = swapped

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        first = PLOTS * self.seat
        for plot in range(PLOTS):
            if is_building(state, self.seat, plot) and state.plots[first + plot] != state.plots[first + self.swapped]:
                options.append(state.edition.verbs.swap[site_of(plot)])
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        first = PLOTS * self.seat + self.swapped
        second = PLOTS * self.seat + plot_at(action.value)
        kept = state.plots[first]
        state.changed |= CAPITAL_PART
        state.plots[first] = state.plots[second]
        state.plots[second] = kept
        if self.left > 1:
            state.then(SwapFirst(self.seat, self.left - 1))
