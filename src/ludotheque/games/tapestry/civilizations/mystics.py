"""T-14.5, R-50: Mystics predict how far they will come."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.tapestry.benefits.measures import completed_tracks, districts, tech_cards
from ludotheque.games.tapestry.benefits.resources import receive_any
from ludotheque.games.tapestry.civilizations.civilization import Civilization, cell
from ludotheque.games.tapestry.components import FROM_CIVILIZATION, MATS_PART, MYSTICS
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import score

CATEGORIES: Final = 4  # cells 0 to 3: the numbers said; 4 to 7: whether they were reached


class Mystics(Civilization):
    """T-14.3, T-14.4, R-50: predictions when the game begins; gained later, they are discarded (joining.py)."""

    def set_up(self, state: Tapestry, seat: i64) -> None:
        for category in range(CATEGORIES - 1, -1, -1):
            state.then(Predict(seat, category))

    def last(self, state: Tapestry, seat: i64) -> None:
        """R-45, R-50: points for each category that is exactly right at the end."""
        for category in range(CATEGORIES):
            if counted(state, seat, category) == state.mat[cell(MYSTICS, category)]:
                score(state, seat, state.edition.mats.prediction_points, FROM_CIVILIZATION, "R-50")


class Predict(Question[Tapestry]):
    """T-14.5, R-50: one number for a category, openly and for good."""

    CLAUSE: ClassVar[str] = "R-50"

    def __init__(self, seat: i64, category: i64) -> None:
        super().__init__(seat)
        self.category = category

    def choices(self, state: Tapestry) -> list[Action]:
        return state.edition.verbs.predict[self.category]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= MATS_PART
        state.mat[cell(MYSTICS, self.category)] = action.value
        watch_predictions(state, self.seat)


def counted(state: Tapestry, seat: i64, category: i64) -> i64:
    """R-50: technology cards, complete districts, controlled territories, completed tracks."""
    if category == 0:
        return tech_cards(state, seat)
    if category == 1:
        return districts(state, seat)
    if category == 2:
        return state.territories[seat]
    return completed_tracks(state, seat)


def watch_predictions(state: Tapestry, seat: i64) -> None:
    """R-50: the first time a count equals or passes its number: one resource."""
    if state.civilization_owner[MYSTICS] != seat:
        return
    for category in range(CATEGORIES):
        said = state.mat[cell(MYSTICS, category)]
        reached = cell(MYSTICS, CATEGORIES + category)
        if said > 0 and state.mat[reached] == 0 and counted(state, seat, category) >= said:
            state.changed |= MATS_PART
            state.mat[reached] = 1
            receive_any(state, seat, 1)
