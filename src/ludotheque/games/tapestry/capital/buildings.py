"""T-11, T-12, T-5.2: income buildings and landmarks, and the capital they are placed in."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.sheet import Sheet
from ludotheque.core.state import Question
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.benefits.measures import is_of_one_kind
from ludotheque.games.tapestry.benefits.resources import receive_any
from ludotheque.games.tapestry.capital.grid import plot_at, site_of
from ludotheque.games.tapestry.civilizations.craftsmen import add_columns, craft
from ludotheque.games.tapestry.civilizations.mystics import watch_predictions
from ludotheque.games.tapestry.civilizations.nomads import add_sites, settle
from ludotheque.games.tapestry.components import (
    ARCHITECTS,
    BUILDINGS,
    CAPITAL_PART,
    CAPITALISM,
    EMPTY,
    FIRST_BUILDING,
    FIRST_DISTRICT,
    FROM_TAPESTRY,
    LINES,
    MARGIN,
    MARKET,
    MONARCHY,
    PLOTS,
    ROCK,
    SIDE,
    SITES,
    TERRAFORMING,
)
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import score


def take_building(state: Tapestry, seat: i64, kind: i64) -> None:
    """T-11.1, T-11.2: the leftmost building of its track; it must be placed; nothing when none is left."""
    at = BUILDINGS * seat + kind
    if state.buildings[at] >= state.edition.buildings:
        return
    state.changed |= CAPITAL_PART
    state.buildings[at] += 1
    state.then(PlaceBuilding(seat, kind))
    if kind == MARKET and state.enjoys(seat, CAPITALISM):
        state.then(Gain(seat, state.edition.card_effects[CAPITALISM][0], FROM_TAPESTRY))


class PlaceBuilding(Question[Tapestry]):
    """T-12.2, T-12.6, R-6, R-44: on a free plot, or where a civilization allows; beside the grid where it is full."""

    CLAUSE: ClassVar[str] = "T-12.2"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind = kind

    def matter(self, sheet: Sheet, names: tuple[str, ...]) -> None:
        sheet.number(self.kind)

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        build = state.edition.verbs.build
        first = PLOTS * self.seat
        rock = ROCK if state.enjoys(self.seat, TERRAFORMING) else EMPTY
        for plot in range(PLOTS):
            what = state.plots[first + plot]
            if what in (EMPTY, rock):
                options.append(build[site_of(plot)])
        full = not options
        add_columns(state, self.seat, options)
        add_sites(state, self.seat, options)
        if full and options:
            options.append(state.edition.verbs.aside)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        seat = self.seat
        verb = action.verb
        if verb == "aside":
            state.tell("beside", "T-12.6", seat)
            return
        state.changed |= CAPITAL_PART
        state.placed[BUILDINGS * seat + self.kind] += 1
        if verb == "settle":
            settle(state, seat, action.value, FIRST_BUILDING + self.kind)
            return
        if state.enjoys(seat, MONARCHY):
            score(state, seat, state.edition.card_points[MONARCHY], FROM_TAPESTRY, "T-12.7")
        if verb == "craft":
            craft(state, seat, action.value, self.kind)
            return
        plot = plot_at(action.value)
        covered_rock = state.plots[PLOTS * seat + plot] == ROCK
        done = cover(state, seat, plot, FIRST_BUILDING + self.kind)
        state.tell("built", "T-12.2", seat, self.kind, action.value)
        after_placing(state, seat, covered_rock, done)

    def why_not(self, state: Tapestry, action: Action) -> str:
        site = action.value
        in_grid = action.verb == "build" and site // SITES >= MARGIN and site % SITES >= MARGIN
        return "T-12.1" if in_grid and state.plots[PLOTS * self.seat + plot_at(site)] == ROCK else self.CLAUSE

    def because(self, state: Tapestry, action: Action) -> str:
        if action.verb != "build":
            return ""
        return "rock" if self.why_not(state, action) == "T-12.1" else "plot-taken"


def cover(state: Tapestry, seat: i64, plot: i64, what: i64) -> i64:
    """T-12.1, T-12.4, R-8: something stands on a plot now; the bit of the district that this completes, or 0."""
    at = PLOTS * seat + plot
    before = state.plots[at]
    state.changed |= CAPITAL_PART
    state.plots[at] = what
    if before != EMPTY:
        return 0
    row = plot // SIDE
    column = plot % SIDE
    district = 3 * (row // 3) + column // 3
    first = LINES * seat
    state.filled[first + row] += 1
    state.filled[first + SIDE + column] += 1
    state.filled[first + FIRST_DISTRICT + district] += 1
    if state.filled[first + FIRST_DISTRICT + district] == SIDE:
        return 1 << district
    return 0


def after_placing(state: Tapestry, seat: i64, covered_rock: bool, done: i64) -> None:
    """T-12.4, T-12.7: Terraforming's points, a resource for each district completed, Mystics."""
    if covered_rock and state.enjoys(seat, TERRAFORMING):
        score(state, seat, state.edition.card_points[TERRAFORMING], FROM_TAPESTRY, "T-12.7")
    if done == 0:
        return
    watch_predictions(state, seat)
    for district in range(SIDE):
        if done >> district & 1 == 1:
            state.tell("district", "T-12.4", seat)
            receive_any(state, seat, state.edition.district_resources)
            if state.holds(seat, ARCHITECTS) and is_of_one_kind(state, seat, FIRST_DISTRICT + district):
                receive_any(state, seat, 1)
