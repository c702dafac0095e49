"""L-8, L-9: an arriving boat takes a dock, fights for it, or stays mid-river."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import NOBODY, Effect, Plain
from ludotheque.games.loire.components import BOAT_PART, CARD_PART, KINDS, MARINER, MIDRIVER
from ludotheque.games.loire.state import Loire


class Arrive(Effect[Loire]):
    """L-6.1, L-8: docking is decided once, on arrival; where a town has two docks the player chooses (L-9)."""

    def run(self, state: Loire) -> None:
        seat = self.seat
        if state.edition.dock_count[state.town[seat]] > 1:
            if is_shut_out(state, seat):
                stay_out(state, seat)
            else:
                state.then(ChooseDock(seat))
        else:
            dock(state, seat, 0)


class ChooseDock(Plain[Loire]):
    """L-9.1 to L-9.4: an empty dock, or with mariners the contest for an occupied one."""

    CLAUSE: ClassVar[str] = "L-9.2"

    def choices(self, state: Loire) -> list[Action]:
        town = state.town[self.seat]
        options: list[Action] = []
        for number in range(state.edition.dock_count[town]):
            if state.strength(self.seat) > 0 or occupant(state, town, number) == NOBODY:
                options.append(state.edition.dock[town][number])
        return options

    def answer(self, state: Loire, action: Action) -> None:
        dock(state, self.seat, action.value)

    def why_not(self, state: Loire, action: Action) -> str:
        return ("L-9.3", "L-9.2", "L-9.1")[free_docks(state, state.town[self.seat])]

    def because(self, state: Loire, action: Action) -> str:
        return "occupied" if action.verb == "dock" else ""


def is_shut_out(state: Loire, seat: i64) -> bool:
    """L-9.3: all docks occupied and no mariner to contest one."""
    return state.strength(seat) == 0 and free_docks(state, state.town[seat]) == 0


def free_docks(state: Loire, town: i64) -> i64:
    """L-9.1 to L-9.3: how many docks of a town are empty."""
    free: i64 = 0
    for number in range(state.edition.dock_count[town]):
        if occupant(state, town, number) == NOBODY:
            free += 1
    return free


def occupant(state: Loire, town: i64, number: i64) -> i64:
    """L-1.4: the seat whose boat lies at a dock, or NOBODY."""
    for seat in range(state.seats):
        if state.town[seat] == town and state.berth[seat] == number:
            return seat
    return NOBODY


def dock(state: Loire, seat: i64, number: i64) -> None:
    """L-8.1 to L-8.8, R-12, R-13: an empty dock is taken, an occupied one contested; boats mid-river do not matter."""
    town = state.town[seat]
    other = occupant(state, town, number)
    if other == NOBODY:
        state.changed |= BOAT_PART
        state.berth[seat] = number
        if state.edition.dock_count[town] == 1:
            state.tell("docked", "L-8.1", seat, 2 * town + number)
        else:
            state.tell("docked", "L-9.2" if free_docks(state, town) == 0 else "L-9.1", seat, 2 * town + number)
    elif state.strength(seat) == 0:
        stay_out(state, seat)
    elif state.strength(other) == 0:
        evict(state, seat, other, number, "L-8.3")
    elif fight(state, seat, other):
        evict(state, seat, other, number, "L-8.4a")
    else:
        state.tell("held", "L-8.4b", other, seat, 2 * town + number)


def stay_out(state: Loire, seat: i64) -> None:
    """L-8.2, L-9.3: without mariners there is no taking an occupied dock."""
    town = state.town[seat]
    state.tell("midriver", "L-8.2" if state.edition.dock_count[town] == 1 else "L-9.3", seat, town)


def fight(state: Loire, seat: i64, other: i64) -> bool:
    """L-8.4, L-8.4b, L-8.5: both lose as many mariners as the weaker has; whether the arriving player has one left."""
    lost = min(state.strength(seat), state.strength(other))
    state.laid[KINDS * seat + MARINER] -= lost
    state.laid[KINDS * other + MARINER] -= lost
    state.changed |= CARD_PART
    state.discard[MARINER] += 2 * lost
    state.tell("fought", "L-8.4", seat, other, lost)
    return state.strength(seat) > 0


def evict(state: Loire, seat: i64, other: i64, number: i64, clause: str) -> None:
    """L-8.3, L-8.4a, L-9.2, L-9.3: the winner docks; the beaten boat goes to a free second dock, else mid-river."""
    town = state.town[seat]
    state.changed |= BOAT_PART
    state.berth[other] = MIDRIVER
    state.berth[seat] = number
    state.tell("evicted", clause, seat, other, 2 * town + number)
    second = 1 - number
    if state.edition.dock_count[town] > 1 and occupant(state, town, second) == NOBODY:
        state.berth[other] = second
        state.tell("shifted", "L-9.2", other, 2 * town + second)
