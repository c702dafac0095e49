"""Which places in a capital are worth a thought: those whose lines and districts have come furthest. Of several that
are alike in that one is enough: whoever is told of lines and districts cannot tell them apart."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.outlook import Advice
from ludotheque.core.step import Step
from ludotheque.games.tapestry.capital.buildings import PlaceBuilding
from ludotheque.games.tapestry.capital.landmarks import PlaceLandmark
from ludotheque.games.tapestry.components import FIRST_DISTRICT, LINES, MARGIN, SIDE, SITES
from ludotheque.games.tapestry.state import Tapestry

MOST: Final = 4  # of a hundred that a network found best, ninety-nine are among these
_steps: Final = [((filled + 1) / SIDE) ** 3 - (filled / SIDE) ** 3 for filled in range(SIDE)]
FURTHER: Final = vec[float](_steps + [0.0])  # by plots that are filled; what stands on rock fills nothing more
ONE_PLOT: Final = vec[i64]([0])  # what a building covers, from its own plot on


class Building(Advice[Tapestry, PlaceBuilding]):
    def advised(self, state: Tapestry, step: PlaceBuilding) -> list[Action]:
        return promising(state, step.seat, ONE_PLOT)


class Landmark(Advice[Tapestry, PlaceLandmark]):
    def advised(self, state: Tapestry, step: PlaceLandmark) -> list[Action]:
        return promising(state, step.seat, state.edition.footprints[step.landmark].cells[step.turned])


PLOTS: Final[dict[type[Step[Any]], Advice[Any, Any]]] = {PlaceBuilding: Building(), PlaceLandmark: Landmark()}


def promising(state: Tapestry, seat: i64, cells: vec[i64]) -> list[Action]:
    """The best places in the capital for what covers these plots, and all that is not in the capital."""
    elsewhere: list[Action] = []
    best: list[Action] = []
    worth: list[float] = []
    for action in state.legal:
        if action.verb != "build":
            elsewhere.append(action)
            continue
        value = 0.0
        for cell in cells:
            value += gain(state, seat, action.value + cell)
        at = len(worth)
        while at > 0 and worth[at - 1] < value:
            at -= 1
        if at < MOST and (at == 0 or worth[at - 1] > value):
            worth.insert(at, value)
            best.insert(at, action)
            if len(worth) > MOST:
                worth.pop()
                best.pop()
    return elsewhere + best


def gain(state: Tapestry, seat: i64, site: i64) -> float:
    """T-12.4: how much further a plot brings its row, its column and its district; nothing beside the grid."""
    row = site // SITES - MARGIN
    column = site % SITES - MARGIN
    if row < 0 or row >= SIDE or column < 0 or column >= SIDE:
        return 0.0
    first = LINES * seat
    lines = FURTHER[state.filled[first + row]] + FURTHER[state.filled[first + SIDE + column]]
    return lines + FURTHER[state.filled[first + FIRST_DISTRICT + 3 * (row // 3) + column // 3]]
