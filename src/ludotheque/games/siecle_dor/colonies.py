"""S-7.4: ships sail for the colonies, at once and compulsorily, where a marker is at hand."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Plain, Question
from ludotheque.games.siecle_dor import components as c
from ludotheque.games.siecle_dor.holdings import has_voyage, jokers_needed, spend
from ludotheque.games.siecle_dor.pieces import lift, may_be_lifted, put, put_new
from ludotheque.games.siecle_dor.state import SiecleDor

MAY_WAIT: Final = 1
MUST_LIFT: Final = 0


def look_for_voyage(state: SiecleDor, seat: i64) -> None:
    """S-7.4.2, R-10, R-11: with a complete voyage the player sails at once; without a marker he is asked, once."""
    if state.waiting[seat] > 0 or not has_voyage(state, seat):
        return
    if state.spare_markers[seat] > 0:
        embark(state, seat)
        state.then(Land(seat, c.NONE))
    elif can_lift(state, seat):
        state.then(LiftToSail(seat, MAY_WAIT))
    else:
        wait(state, seat)


def embark(state: SiecleDor, seat: i64) -> None:
    """S-7.4.3, R-10: one of each element held is discarded, and jokers for those missing."""
    jokers = jokers_needed(state, seat)
    for element in range(c.SHIP, c.CANNON + 1):
        if state.held(seat, element) > 0:
            spend(state, seat, element)
    for _each in range(jokers):
        spend(state, seat, c.JOKER)
    state.waiting[seat] = 0
    state.tell("sailed", "S-7.4.2", seat, jokers)


def wait(state: SiecleDor, seat: i64) -> None:
    """R-11: the cards are kept until a marker is free."""
    state.waiting[seat] = 1
    state.tell("waits", "R-11", seat)


def marker_returns(state: SiecleDor, seat: i64, place: i64) -> None:
    """S-6.2.2, R-11: a marker displaced there is in the reserve again; who was waiting for one must sail at once."""
    state.spare_markers[seat] += 1
    state.tell("displaced", "S-6.2.2", seat, place)
    if state.waiting[seat] > 0:
        state.waiting[seat] = 0
        look_for_voyage(state, seat)


def can_lift(state: SiecleDor, seat: i64) -> bool:
    """R-4: there is a marker that may be lifted for a voyage."""
    return any(may_lift(state, seat, place) for place in range(c.PLACES))


def may_lift(state: SiecleDor, seat: i64, place: i64) -> bool:
    """R-4, R-4b: an own marker; from the Antilles not while all the Indies are taken: it could land nowhere else."""
    return may_be_lifted(state, seat, place) and (place != c.ANTILLES or not indies_are_full(state))


def indies_are_full(state: SiecleDor) -> bool:
    """S-7.4.4: only the Antilles are left."""
    return all(not is_free(state, colony) for colony in range(c.FIRST_COLONY, c.ANTILLES))


def is_free(state: SiecleDor, colony: i64) -> bool:
    """S-7.4.4: one marker on each space of the Indies, any number in the Antilles."""
    return colony == c.ANTILLES or state.holder[colony] == c.NONE


class LiftToSail(Plain[SiecleDor]):
    """R-4, R-11: with an empty reserve, lift an own marker for the voyage; right after the draw one may wait."""

    CLAUSE: ClassVar[str] = "R-11"

    def __init__(self, seat: i64, may_wait: i64) -> None:
        super().__init__(seat)
        self.may_wait = may_wait

    def choices(self, state: SiecleDor) -> list[Action]:
        options = [state.edition.lift[place] for place in range(c.PLACES) if may_lift(state, self.seat, place)]
        if self.may_wait:
            options.append(state.edition.wait)
        return options

    def answer(self, state: SiecleDor, action: Action) -> None:
        if action.verb == "wait":
            wait(state, self.seat)
            return
        embark(state, self.seat)
        state.then(Land(self.seat, action.value))

    def why_not(self, state: SiecleDor, action: Action) -> str:
        return "R-4" if action.verb == "lift" else self.CLAUSE


class Land(Question[SiecleDor]):
    """S-7.4.3, S-7.4.4, R-4: a colony of one's choice with room left, but not the one the marker was lifted from."""

    CLAUSE: ClassVar[str] = "S-7.4.4"

    def __init__(self, seat: i64, lifted: i64) -> None:
        super().__init__(seat)
        self.lifted = lifted

    def choices(self, state: SiecleDor) -> list[Action]:
        land, first = state.edition.land, c.FIRST_COLONY
        return [land[at] for at in range(len(land)) if first + at != self.lifted and is_free(state, first + at)]

    def answer(self, state: SiecleDor, action: Action) -> None:
        colony = c.FIRST_COLONY + action.value
        if self.lifted == c.NONE:
            put_new(state, self.seat, colony)
        else:
            state.tell("lifted", "S-6.3.4", self.seat, self.lifted)
            put(state, self.seat, colony, lift(state, self.seat, self.lifted))
        state.tell("landed", "S-7.4.3", self.seat, colony)
        look_for_voyage(state, self.seat)

    def why_not(self, state: SiecleDor, action: Action) -> str:
        if action.verb == "land" and c.FIRST_COLONY + action.value == self.lifted:
            return "R-4"
        return self.CLAUSE
