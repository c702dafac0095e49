"""T-1.8, R-32: capitals are dealt, freely or so that seats follow them round the map."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import ChanceTo
from ludotheque.games.tapestry.components import MATS_PART, NONE
from ludotheque.games.tapestry.state import Tapestry


class DealCapital(ChanceTo[Tapestry]):
    """T-1.8: a capital mat, or with up to three players a pair of them to choose from; by the first of the pair."""

    CLAUSE: ClassVar[str] = "T-1.8"

    def choices(self, state: Tapestry) -> list[Action]:
        mats: i64 = len(state.capital_rest)
        chart, dealt = state.edition.verbs.chart, list(state.capital_offer)
        return [chart[mat] for mat in range(0, mats, 2 - state.large) if sum(dealt[mat::mats]) == 0]

    def answer(self, state: Tapestry, action: Action) -> None:
        mats: i64 = len(state.capital_rest)
        state.changed |= MATS_PART
        for mat in range(action.value, action.value + 2 - state.large):
            state.capital_offer[mats * self.to + mat] = 1


class DealSeat(DealCapital):
    """R-32: so that whoever sits next clockwise starts next clockwise on the map; the weights make all choices of start
    places equally likely."""

    CLAUSE: ClassVar[str] = "R-32"

    def choices(self, state: Tapestry) -> list[Action]:
        return [action for action in super().choices(state) if self.ways(state, action.value) > 0]

    def weights(self, state: Tapestry) -> list[int]:
        return [int(self.ways(state, action.value)) for action in self.choices(state)]

    def ways(self, state: Tapestry, mat: i64) -> i64:
        """R-32: in how many ways those still to come fit between this start place and that of the first who got one."""
        first = place_of(state, state.leader)
        if first == NONE:
            return 1
        last = place_of(state, state.right_of(self.to))
        here = start_place(state, mat)
        places: i64 = len(state.edition.capital_numbers) // (2 - state.large)
        if (here - first) % places <= (last - first) % places:
            return 0
        to_come = (state.leader - self.to - 1) % state.seats
        room = places - 1 - (here - first) % places
        ways: i64 = 1
        for at in range(to_come):
            ways = ways * (room - at) // (at + 1)
        return ways


def start_place(state: Tapestry, mat: i64) -> i64:
    """R-32: where a capital starts, counted clockwise: by its number on the large map, by its pair on the small one."""
    return state.edition.capital_numbers[mat] - 1 if state.large == 1 else mat // 2


def place_of(state: Tapestry, seat: i64) -> i64:
    """R-32: the start place dealt to a seat; NONE before."""
    mats: i64 = len(state.capital_rest)
    for mat in range(mats):
        if state.capital_offer[mats * seat + mat] == 1:
            return start_place(state, mat)
    return NONE
