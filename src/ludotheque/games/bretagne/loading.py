"""B-2: resource acquisition. Barges are loaded at Quimper."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.sheet import Sheet
from ludotheque.core.state import Plain, Stage
from ludotheque.games.bretagne.components import BARGES, DECKS, LOADING, RESOURCES
from ludotheque.games.bretagne.state import Bretagne


class LoadBarges(Stage[Bretagne]):
    """B-2.1, B-2.2: first all top barges, then the middle ones, then the bottom ones, by the number of the card."""

    def run(self, state: Bretagne) -> None:
        state.phase = LOADING
        for deck in range(DECKS - 1, -1, -1):
            for barge in range(BARGES - 1, -1, -1):
                for seat in range(state.seats):
                    if state.barge[seat] == barge:
                        state.then(LoadBarge(seat, deck))


class LoadBarge(Plain[Bretagne]):
    """B-2.1 to B-2.4, R-19: one type for all slots of a barge, once; slots that cannot be filled stay empty."""

    CLAUSE: ClassVar[str] = "B-2.1"

    def __init__(self, seat: i64, deck: i64) -> None:
        self.seat = seat
        self.deck = deck

    def matter(self, sheet: Sheet, names: tuple[str, ...]) -> None:
        sheet.number(self.deck)

    def choices(self, state: Bretagne) -> list[Action]:
        return [state.edition.load[good] for good in range(RESOURCES) if state.quimper[good] > 0]

    def answer(self, state: Bretagne, action: Action) -> None:
        good = action.value
        room = state.edition.hold[DECKS * state.barge[self.seat] + self.deck]
        count = min(room, state.quimper[good])
        state.quimper[good] -= count
        state.goods[RESOURCES * self.seat + good] += count
        state.tell("loaded", "B-2.1", self.seat, good, count)
