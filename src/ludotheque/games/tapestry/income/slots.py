"""T-3.7, T-3.8: the open slots of the income mat, each told by itself with what it pays for."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.tapestry.benefits.measures import LINES_FILLED, TERRITORIES, measure
from ludotheque.games.tapestry.components import BUILDINGS, FROM_INCOME, NONE, SLOTS, SOURCES
from ludotheque.games.tapestry.state import Tapestry


def score_slots(state: Tapestry, seat: i64) -> None:
    """T-3.7, T-11.3: icon by icon: what is printed, and 1 for each of something; two icons of a kind pay twice."""
    income = state.edition.income
    here = SOURCES * seat + FROM_INCOME
    for kind in range(BUILDINGS):
        for slot in range(state.buildings[BUILDINGS * seat + kind] + 1):
            at = SLOTS * kind + slot
            if income.points[at] > 0:
                state.score[here] += income.points[at]
                state.tell("slot-scored", "T-3.7", seat, at, income.points[at])
            what = income.measure[at]
            if what != NONE:
                count = measure(state, seat, what)
                state.score[here] += count
                if count > 0:
                    state.tell("slot-counted", reason(what), seat, at, what, count)


def reason(what: i64) -> str:
    """T-10.2, T-12.5, T-3.7: the clause that says what is counted."""
    return "T-12.5" if what == LINES_FILLED else "T-10.2" if what == TERRITORIES else "T-3.7"


def tell_draws(state: Tapestry, seat: i64) -> None:
    """T-3.8: for which slots tiles and cards are drawn."""
    if state.news is None:
        return
    income = state.edition.income
    for kind in range(BUILDINGS):
        for slot in range(state.buildings[BUILDINGS * seat + kind] + 1):
            at = SLOTS * kind + slot
            if income.tiles[at] > 0:
                state.tell("slot-tiles", "T-3.8", seat, at, income.tiles[at])
            if income.cards[at] > 0:
                state.tell("slot-cards", "T-3.8", seat, at, income.cards[at])
