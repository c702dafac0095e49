"""T-11, T-12, T-5.2: income buildings and landmarks, and the capital they are placed in."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.sheet import Sheet
from ludotheque.core.state import Question
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.benefits.measures import is_of_one_kind
from ludotheque.games.tapestry.benefits.resources import receive_any
from ludotheque.games.tapestry.capital.grid import plot_at, site_of
from ludotheque.games.tapestry.civilizations.craftsmen import add_columns, craft
from ludotheque.games.tapestry.civilizations.mystics import watch_predictions
from ludotheque.games.tapestry.civilizations.nomads import add_sites, settle
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import score


def take_building(state: Tapestry, seat: i64, kind: i64) -> None:
    """T-11.1, T-11.2: the leftmost building of its track; it must be placed; nothing when none is left."""
    at = c.BUILDINGS * seat + kind
    if state.buildings[at] >= state.edition.buildings:
        return
    state.changed |= c.CAPITAL_PART
    state.buildings[at] += 1
    state.then(PlaceBuilding(seat, kind))
    if kind == c.MARKET and state.enjoys(seat, c.CAPITALISM):
        state.then(Gain(seat, state.edition.card_effects[c.CAPITALISM][0], c.FROM_TAPESTRY))


class PlaceBuilding(Question[Tapestry]):
    """T-12.2, T-12.6, R-6, R-44: on a free plot, or where a civilization allows; beside the grid where it is full."""

    CLAUSE: ClassVar[str] = "T-12.2"

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind = kind

    def matter(self, sheet: Sheet, names: tuple[str, ...]) -> None:
        sheet.number(self.kind)

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        build = state.edition.verbs.build
        first = c.PLOTS * self.seat
        rock = c.ROCK if state.enjoys(self.seat, c.TERRAFORMING) else c.EMPTY
        for plot in range(c.PLOTS):
            what = state.plots[first + plot]
            if what in (c.EMPTY, rock):
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
        state.changed |= c.CAPITAL_PART
        state.placed[c.BUILDINGS * seat + self.kind] += 1
        if verb == "settle":
            settle(state, seat, action.value, c.FIRST_BUILDING + self.kind)
            return
        if state.enjoys(seat, c.MONARCHY):
            score(state, seat, state.edition.card_points[c.MONARCHY], c.FROM_TAPESTRY, "T-12.7")
        if verb == "craft":
            craft(state, seat, action.value, self.kind)
            return
        plot = plot_at(action.value)
        covered_rock = state.plots[c.PLOTS * seat + plot] == c.ROCK
        done = cover(state, seat, plot, c.FIRST_BUILDING + self.kind)
        state.tell("built", "T-12.2", seat, self.kind, action.value)
        after_placing(state, seat, covered_rock, done)

    def why_not(self, state: Tapestry, action: Action) -> str:
        site = action.value
        in_grid = action.verb == "build" and site // c.SITES >= c.MARGIN and site % c.SITES >= c.MARGIN
        return "T-12.1" if in_grid and state.plots[c.PLOTS * self.seat + plot_at(site)] == c.ROCK else self.CLAUSE

    def because(self, state: Tapestry, action: Action) -> str:
        if action.verb != "build":
            return ""
        return "rock" if self.why_not(state, action) == "T-12.1" else "plot-taken"


def cover(state: Tapestry, seat: i64, plot: i64, what: i64) -> i64:
    """T-12.1, T-12.4, R-8: something stands on a plot now; the bit of the district that this completes, or 0."""
    at = c.PLOTS * seat + plot
    before = state.plots[at]
    state.changed |= c.CAPITAL_PART
    state.plots[at] = what
    if before != c.EMPTY:
        return 0
    row = plot // c.SIDE
    column = plot % c.SIDE
    district = 3 * (row // 3) + column // 3
    first = c.LINES * seat
    state.filled[first + row] += 1
    state.filled[first + c.SIDE + column] += 1
    state.filled[first + c.FIRST_DISTRICT + district] += 1
    if state.filled[first + c.FIRST_DISTRICT + district] == c.SIDE:
        return 1 << district
    return 0


def after_placing(state: Tapestry, seat: i64, covered_rock: bool, done: i64) -> None:
    """T-12.4, T-12.7: Terraforming's points, a resource for each district completed, Mystics."""
    if covered_rock and state.enjoys(seat, c.TERRAFORMING):
        score(state, seat, state.edition.card_points[c.TERRAFORMING], c.FROM_TAPESTRY, "T-12.7")
    if done == 0:
        return
    watch_predictions(state, seat)
    for district in range(c.SIDE):
        if done >> district & 1 == 1:
            state.tell("district", "T-12.4", seat)
            receive_any(state, seat, state.edition.district_resources)
            if state.holds(seat, c.ARCHITECTS) and is_of_one_kind(state, seat, c.FIRST_DISTRICT + district):
                receive_any(state, seat, 1)
