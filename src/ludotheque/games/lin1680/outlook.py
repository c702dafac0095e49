"""How well a player stands, in cards: what agents that look ahead believe. No rule depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.lin1680.components import BALES, KINDS, NONE
from ludotheque.games.lin1680.favour import favours
from ludotheque.games.lin1680.hopes import expected_harvest, offer_hope, site_worth
from ludotheque.games.lin1680.victory import is_ready, winners
from ludotheque.games.lin1680.worth import demand, gathered, kind_worth

if TYPE_CHECKING:
    from ludotheque.games.lin1680.state import Lin1680

WON: Final = 60.0
BALE_WORTH: Final = 5.6  # a little more than the cards it costs, so that it is bought
GATHERED: Final = [0.0, 0.05, 0.15, 0.35, 0.7, 0.7]  # for so many different cards of the next bale
SPARE_BALE: Final = 1.0
HOUSE_WORTH: Final = 2.4
SPARE_HOUSE: Final = 0.4
CROSSROADS: Final = 0.02  # of each place three steps from the port where one starts
IN_SIGHT: Final = 6.0  # how much of a win it is to be ready and close to a port


def outlook(state: Lin1680, seat: i64) -> float:
    """What is built, what lies in the hand, what the houses will bring, and what is about to happen."""
    if not state.stack:
        return WON if seat in winners(state) else 0.0
    goal = state.agreed[BALES]
    bales = state.bales[seat]
    worth = BALE_WORTH * float(min(bales, goal)) + SPARE_BALE * float(max(0, bales - goal))
    needed = state.edition.houses_to_win
    built = state.built[seat]
    worth += HOUSE_WORTH * float(min(built, needed)) + SPARE_HOUSE * float(max(0, built - needed))
    for kind in range(KINDS):
        worth += kind_worth(state, seat, kind, 0)
    if bales < goal:
        worth += GATHERED[gathered(state, seat)]
    worth += favours(state, seat)
    if state.pawn[seat] != NONE:
        worth += voyage_worth(state, seat)
        if state.phase == 0:
            worth += CROSSROADS * float(len(state.edition.ends[state.edition.pips * state.pawn[seat] + 2]))
        if state.active != seat or state.phase != 1:
            worth += expected_harvest(state, seat)  # of the next turn; in this one the dice are a step's promise
        elif state.pips > 0 and state.dice[0] == NONE:
            worth += site_worth(state, seat, 0.4)
        if state.active == seat and state.phase > 1:
            worth += site_worth(state, seat, 0.0)
    for step in state.stack:
        if step.seat == seat:
            worth += step.promise(state)
    if state.rate != NONE and state.active == seat:
        worth += offer_hope(state, seat)
    return worth


def voyage_worth(state: Lin1680, seat: i64) -> float:
    """The nearer to being ready, the more it matters to be near a port: one throw in six falls short for each step."""
    missing: i64 = 0
    if not is_ready(state, seat):
        for kind in range(KINDS):
            missing += max(0, demand(state, seat, kind) - state.hand[KINDS * seat + kind])
        missing += 1
        if missing > 5:
            return 0.0
    edition = state.edition
    here = state.pawn[seat]
    steps: i64 = 7
    for port in edition.ports:
        steps = min(steps, edition.distance[edition.place_count * here + port])
    return IN_SIGHT * float(7 - max(1, steps)) / 6.0 / float(1 + missing)
