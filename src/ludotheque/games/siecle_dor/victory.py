"""S-9: points, the end of the game, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.siecle_dor.components import ANTILLES, FIRST_COLONY, PROVINCES

if TYPE_CHECKING:
    from ludotheque.games.siecle_dor.state import SiecleDor


def points(state: SiecleDor, seat: i64) -> i64:
    """S-9.1, S-9.2, R-24: what stands, lies or is finished, and every full ten florins; nothing for the rest."""
    return (
        pawns_worth(state, seat)
        + provinces_worth(state, seat)
        + colonies_worth(state, seat)
        + art_worth(state, seat)
        + state.mills[seat] * state.edition.points_mill
        + governors_worth(state, seat)
        + state.purse[seat] // state.edition.points_money
    )


def sources(state: SiecleDor, seat: i64) -> dict[str, int]:
    """S-9.1: the points of a seat by what they are for."""
    return {
        "pawns": pawns_worth(state, seat),
        "provinces": provinces_worth(state, seat),
        "colonies": colonies_worth(state, seat),
        "art": art_worth(state, seat),
        "mills": state.mills[seat] * state.edition.points_mill,
        "governors": governors_worth(state, seat),
        "money": state.purse[seat] // state.edition.points_money,
    }


def pawns_worth(state: SiecleDor, seat: i64) -> i64:
    count = state.edition.pawns - state.spare_pawns[seat]
    return count * state.edition.points_pawn


def provinces_worth(state: SiecleDor, seat: i64) -> i64:
    count: i64 = 0
    for place in range(PROVINCES):
        if state.holder[place] == seat:
            count += 1
    return count * state.edition.points_province


def colonies_worth(state: SiecleDor, seat: i64) -> i64:
    """S-7.6.3, S-9.1: a marker in the Antilles is worth more than one in the Indies; on a guild it is worth nothing."""
    worth = state.markers_in_antilles(seat) * state.edition.worth[ANTILLES]
    for place in range(FIRST_COLONY, ANTILLES):
        if state.holder[place] == seat:
            worth += state.edition.worth[place]
    return worth


def art_worth(state: SiecleDor, seat: i64) -> i64:
    """S-7.3.2, S-9.1: finished paintings only."""
    arts: i64 = len(state.edition.art_points)
    worth: i64 = 0
    for art in range(arts):
        worth += state.finished[arts * seat + art] * state.edition.art_points[art]
    return worth


def governors_worth(state: SiecleDor, seat: i64) -> i64:
    count: i64 = 0
    for province in range(PROVINCES):
        count += state.governors[PROVINCES * seat + province]
    return count * state.edition.points_governor


def is_over(state: SiecleDor) -> bool:
    """S-9.3, S-1.1, R-17b, R-23: with the scores of everybody, somebody has the target, or the safety limit is here."""
    reached = False
    for seat in range(state.seats):
        score = points(state, seat)
        state.tell("score", "S-9.3", seat, score)
        if score >= state.edition.target:
            reached = True
    if not reached and state.turn >= state.edition.turn_limit:
        state.tell("limit", "R-23")
        return True
    return reached


def announce(state: SiecleDor) -> None:
    """S-9.4, R-23: who has won, by reaching the target or when the safety limit ends the match."""
    best = winner(state)
    score = points(state, best)
    state.tell("won", "S-9.4" if score >= state.edition.target else "R-23", best, score)


def winner(state: SiecleDor) -> int:
    """S-9.4, R-17, R-23: most points; then the active player, then more cash, then clockwise from the active one."""
    best = state.active
    most = points(state, best)
    seat = state.left_of(best)
    while seat != state.active:
        here = points(state, seat)
        richer = best != state.active and state.purse[seat] > state.purse[best]
        if here > most or (here == most and richer):
            best = seat
            most = here
        seat = state.left_of(seat)
    return best
