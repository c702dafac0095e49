"""L-10, phase 3: docked boats load, set passengers down and sell wine."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append
from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Question, Stage
from ludotheque.games.loire.components import CARD_PART, FARES, HOLD, MIDRIVER, NANTES, WINE
from ludotheque.games.loire.state import Loire


class Quays(Stage[Loire]):
    """L-10.1: leader first, clockwise, each docked boat in full before the next."""

    def run(self, state: Loire) -> None:
        state.phase = 3
        for offset in range(state.seats - 1, -1, -1):
            state.then(ServeBoat((state.leader + offset) % state.seats))


class ServeBoat(Effect[Loire]):
    """L-10.1, L-10.6, R-24: load, set down, sell; boats mid-river take no part."""

    def run(self, state: Loire) -> None:
        seat = self.seat
        if state.berth[seat] == MIDRIVER:
            return
        load(state, seat)
        set_down(state, seat)
        if state.town[seat] == NANTES and state.wines(seat) > 0:
            state.then(SellWine(seat))


def load(state: Loire, seat: i64) -> None:
    """L-10.2, L-10.3, R-14, R-15: everything waiting in the town comes aboard."""
    edition = state.edition
    town = state.town[seat]
    start = edition.first_passenger
    taken: i64 = 0
    for passenger in edition.waiting_at[town]:
        count = state.waiting[start + passenger]
        if count > 0:
            state.changed |= CARD_PART
            state.waiting[start + passenger] = 0
            state.aboard[edition.passengers * seat + passenger] += count
            taken += count
    wines: i64 = 0
    wine = edition.wine_of[town]
    if wine >= 0:
        wines = state.waiting[wine]
        state.changed |= CARD_PART
        state.waiting[wine] = 0
        for _each in range(wines):
            state.hold = append(state.hold, HOLD * seat + town)
    if taken + wines > 0:
        state.tell("loaded", "L-10.2", seat, taken, wines)


def set_down(state: Loire, seat: i64) -> None:
    """L-10.4, R-16: passengers bound for this town get off and pay their fare."""
    edition = state.edition
    start = edition.first_passenger
    state.changed |= CARD_PART
    for passenger in edition.bound_for[state.town[seat]]:
        at = edition.passengers * seat + passenger
        for _each in range(state.aboard[at]):
            fare = edition.fare[start + passenger]
            state.aboard[at] -= 1
            state.discard[start + passenger] += 1
            state.louis[2 * seat + FARES] += fare
            state.tell("delivered", "L-10.4", seat, start + passenger, fare)


class SellWine(Question[Loire]):
    """L-10.5, R-16: at Nantes, any number of the wines aboard, paid by the dock."""

    CLAUSE: ClassVar[str] = "L-10.5"

    def choices(self, state: Loire) -> list[Action]:
        return state.edition.sell[: state.wines(self.seat) + 1]

    def answer(self, state: Loire, action: Action) -> None:
        seat = self.seat
        count = action.value
        louis = count * state.edition.pay[2 * NANTES + state.berth[seat]]
        for _each in range(count):
            state.spend_wine(seat)
        state.changed |= CARD_PART
        state.louis[2 * seat + WINE] += louis
        state.tell("sold", "L-10.5", seat, count, louis)
