"""S-2.4, S-4.3, S-6.3.4: pieces on their places: putting pawns; putting, lifting and turning markers."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.siecle_dor import components as c
from ludotheque.games.siecle_dor.state import SiecleDor


def add_pawn(state: SiecleDor, seat: i64, province: i64) -> None:
    """S-2.4, S-3.4, S-7.1.1: one pawn from the reserve into a province."""
    state.spare_pawns[seat] -= 1
    state.pawns[c.PROVINCES * seat + province] += 1


def stands(state: SiecleDor, seat: i64, place: i64) -> bool:
    """Whether a player has a marker at a place."""
    if place == c.ANTILLES:
        return state.markers_in_antilles(seat) > 0
    return state.holder[place] == seat


def may_be_lifted(state: SiecleDor, seat: i64, place: i64) -> bool:
    """S-6.3.4, R-4b: an own marker that has neither acted nor been sold in this turn, unless that is agreed."""
    return stands(state, seat, place) if state.agreed[c.LIFT_USED] > 0 else is_active(state, seat, place)


def is_active(state: SiecleDor, seat: i64, place: i64) -> bool:
    """S-4.3, S-7.0.1: an own marker there that has not acted this turn."""
    if place == c.ANTILLES:
        return state.antilles[c.FACES * seat + c.ACTIVE] + state.antilles[c.FACES * seat + c.UNSOLD] > 0
    return state.holder[place] == seat and state.face[place] != c.USED


def put(state: SiecleDor, seat: i64, place: i64, face: i64) -> None:
    """S-4.4, R-1: a marker from the reserve arrives active, ready to act; a lifted one keeps its face."""
    state.changed |= c.PLACE_PART
    if place == c.ANTILLES:
        state.antilles[c.FACES * seat + face] += 1
    else:
        state.holder[place] = seat
        state.face[place] = face


def put_new(state: SiecleDor, seat: i64, place: i64) -> None:
    """S-4.4, R-1: a marker from the reserve."""
    state.spare_markers[seat] -= 1
    put(state, seat, place, c.ACTIVE)


def lift(state: SiecleDor, seat: i64, place: i64) -> i64:
    """S-6.3.4, R-4b: a marker leaves its place, with its face; its guild is uncontrolled again.

    From the Antilles an active one is lifted if there is one.
    """
    state.changed |= c.PLACE_PART
    if place == c.ANTILLES:
        face: i64 = c.ACTIVE
        while state.antilles[c.FACES * seat + face] == 0:
            face += 1
        state.antilles[c.FACES * seat + face] -= 1
        return face
    face = state.face[place]
    state.holder[place] = c.NONE
    state.face[place] = c.ACTIVE
    if c.FIRST_GUILD <= place < c.FIRST_COLONY:
        state.rung[place - c.FIRST_GUILD] = c.NONE
    return face


def turn_over(state: SiecleDor, seat: i64, place: i64) -> None:
    """S-4.3, S-7.0.4: after its action a marker shows its inactive face until the turn ends."""
    state.changed |= c.PLACE_PART
    if place == c.ANTILLES:
        face: i64 = c.UNSOLD if state.antilles[c.FACES * seat + c.UNSOLD] > 0 else c.ACTIVE
        state.antilles[c.FACES * seat + face] -= 1
        state.antilles[c.FACES * seat + c.USED] += 1
    else:
        state.face[place] = c.USED


def refresh(state: SiecleDor, seat: i64) -> None:
    """S-4.5: at the end of his turn a player turns all his markers active."""
    for place in range(c.ANTILLES):
        if state.holder[place] == seat:
            state.face[place] = c.ACTIVE
    at = c.FACES * seat
    state.changed |= c.PLACE_PART
    state.antilles[at + c.ACTIVE] += state.antilles[at + c.UNSOLD] + state.antilles[at + c.USED]
    state.antilles[at + c.UNSOLD] = 0
    state.antilles[at + c.USED] = 0
