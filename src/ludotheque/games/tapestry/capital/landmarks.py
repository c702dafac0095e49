"""T-5.2, T-12.2, T-12.3: landmarks: who gains them, and where they go."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Plain, Question
from ludotheque.games.tapestry.capital.buildings import after_placing, cover
from ludotheque.games.tapestry.civilizations.historians import watch_landmark
from ludotheque.games.tapestry.civilizations.nomads import add_sites, settle
from ludotheque.games.tapestry.components import (
    BESIDE,
    CAPITAL_PART,
    EMPTY,
    FIRST_LANDMARK,
    MARGIN,
    ON_MAP,
    PLOTS,
    ROCK,
    SIDE,
    SITES,
    TERRAFORMING,
)
from ludotheque.games.tapestry.state import Tapestry


def claim(state: Tapestry, seat: i64, landmark: i64) -> None:
    """T-5.2, T-5.3, T-9.8: a landmark that nobody has; its owner places it, Historians hear of it."""
    if state.landmark_owner[landmark] >= 0:
        return
    state.changed |= CAPITAL_PART
    state.landmark_owner[landmark] = seat
    state.landmark_site[landmark] = BESIDE
    state.tell("landmark", "T-5.2", seat, landmark)
    state.then(TurnLandmark(seat, landmark))
    watch_landmark(state, seat)


class TurnLandmark(Plain[Tapestry]):
    """T-12.2, T-12.3, T-12.6, R-6: which way round, among those that fit; Nomads may put it on the map."""

    CLAUSE: ClassVar[str] = "T-12.2"

    def __init__(self, seat: i64, landmark: i64) -> None:
        super().__init__(seat)
        self.landmark = landmark

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        for turn in range(state.edition.footprints[self.landmark].turns):
            if next_site(state, self.seat, self.landmark, turn, 0) < SITES * SITES:
                options.append(state.edition.verbs.quarter[turn])
        full = not options
        add_sites(state, self.seat, options)
        if full and options:
            options.append(state.edition.verbs.aside)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.verb == "face":
            state.then(PlaceLandmark(self.seat, self.landmark, action.value))
        elif action.verb == "settle":
            state.changed |= CAPITAL_PART
            state.landmark_site[self.landmark] = ON_MAP
            settle(state, self.seat, action.value, FIRST_LANDMARK + self.landmark)
        else:
            state.tell("beside", "T-12.6", self.seat)


class PlaceLandmark(Question[Tapestry]):
    """T-12.2, T-12.3, R-7: where the top left corner of its outline goes; at least one plot lies in the grid."""

    CLAUSE: ClassVar[str] = "T-12.3"

    def __init__(self, seat: i64, landmark: i64, turned: i64) -> None:
        super().__init__(seat)
        self.landmark = landmark
        self.turned = turned

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        site = next_site(state, self.seat, self.landmark, self.turned, 0)
        while site < SITES * SITES:
            options.append(state.edition.verbs.build[site])
            site = next_site(state, self.seat, self.landmark, self.turned, site + 1)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        site = action.value
        state.changed |= CAPITAL_PART
        state.landmark_site[self.landmark] = site
        state.landmark_turn[self.landmark] = self.turned
        covered_rock = False
        done: i64 = 0
        for cell in state.edition.footprints[self.landmark].cells[self.turned]:
            row = site // SITES + cell // SITES - MARGIN
            column = site % SITES + cell % SITES - MARGIN
            if 0 <= row < SIDE and 0 <= column < SIDE:
                plot = SIDE * row + column
                if state.plots[PLOTS * self.seat + plot] == ROCK:
                    covered_rock = True
                done |= cover(state, self.seat, plot, FIRST_LANDMARK + self.landmark)
        state.tell("erected", "T-12.2", self.seat, self.landmark, site)
        after_placing(state, self.seat, covered_rock, done)


def next_site(state: Tapestry, seat: i64, landmark: i64, turn: i64, first: i64) -> i64:
    """T-12.2, T-12.3: the first place from here on where a landmark fits; SITES * SITES when there is none."""
    cells = state.edition.footprints[landmark].cells[turn]
    rock = ROCK if state.enjoys(seat, TERRAFORMING) else EMPTY
    for site in range(first, SITES * SITES):
        inside: i64 = 0
        for cell in cells:
            row = site // SITES + cell // SITES - MARGIN
            column = site % SITES + cell % SITES - MARGIN
            if 0 <= row < SIDE and 0 <= column < SIDE:
                what = state.plots[PLOTS * seat + SIDE * row + column]
                if what != EMPTY and what != rock:
                    inside = -1
                    break
                inside += 1
        if inside > 0:
            return site
    return SITES * SITES
