"""Where a building may go in a capital, how a landmark may be turned, and capitals to choose from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.drawing import Lit, Words
from ludotheque.games.tapestry.capital.grid import plot_ids
from ludotheque.games.tapestry.components import EMPTY, MARGIN, NONE, PLOTS, QUARTER_IDS, SIDE, SITES
from ludotheque.games.tapestry.scene.landmarks import footprint
from ludotheque.games.tapestry.scene.shapes import Point
from ludotheque.games.tapestry.scene.view import TapestryView

PLOT: Final = 34.0
NARROW: Final = 11.0  # a row or column of the margin, where overhanging landmarks begin
VERBS: Final = "build swap"


@dataclass(frozen=True)
class Spot:
    """A plot on which what is to be placed may begin, and how it would lie."""

    id: str
    name: str
    at: Point
    ghost: str
    label: str


@dataclass(frozen=True)
class Quarter:
    id: str
    name: str
    path: str
    size: Point
    lit: bool
    label: str


@dataclass(frozen=True)
class Offer:
    """A capital dealt to choose from."""

    id: str
    name: str
    rocks: list[Point]
    lit: bool
    chosen: bool


def plot_at(plot: int) -> Point:
    return (PLOT * (plot % SIDE), PLOT * (plot // SIDE))


def edge_at(place: int) -> float:
    """Where a row or column of the grid with its margin begins; the margin is drawn narrow."""
    return PLOT * (place - MARGIN) if place >= MARGIN else NARROW * (place - MARGIN) - 2


def block(cells: list[Point], plot: float) -> str:
    """Plots as one path."""
    return "".join(f"M{x:g} {y:g}h{plot:g}v{plot:g}h-{plot:g}z" for x, y in cells)


def spots(view: TapestryView, words: Words, lit: Lit) -> list[Spot]:
    """Where an option lets the building begin; its ghost shows when the spot is pointed at."""
    landmark, turn = view.matter.get("landmark", NONE), view.matter.get("turned", 0)
    cells: list[Point] = [(0.0, 0.0)]
    if landmark != NONE:
        cells = footprint(view, landmark, turn, PLOT)[0]
    found = []
    for at, id in enumerate(plot_ids()):
        if not lit(VERBS, id):
            continue
        row, column = divmod(at, SITES)
        left, top = PLOT * (column - MARGIN), PLOT * (row - MARGIN)
        inside = [
            (left + x, top + y) for x, y in cells if -1 < left + x < SIDE * PLOT - 1 and -1 < top + y < SIDE * PLOT - 1
        ]
        middle = (
            edge_at(column) + (PLOT if column >= MARGIN else NARROW) / 2,
            edge_at(row) + (PLOT if row >= MARGIN else NARROW) / 2,
        )
        label = words("thing-plot-number", number=id.removeprefix("plot-"))
        found.append(Spot(f"spot-{id}", id, middle, block(inside, PLOT), label))
    return found


def quarters(view: TapestryView, words: Words, lit: Lit) -> list[Quarter]:
    """T-12.2: the ways a landmark may be turned."""
    landmark = view.matter.get("landmark", NONE)
    found = []
    for turn, name in enumerate(QUARTER_IDS):
        if not lit("face", name):
            continue
        cells, size = footprint(view, landmark, turn, 9) if landmark != NONE else ([(0.0, 0.0)], (9.0, 9.0))
        found.append(Quarter(f"quarter-{name}", name, block(cells, 9), size, True, words(f"thing-{name}")))
    return found


def offers(view: TapestryView, words: Words, lit: Lit, seat: int) -> list[Offer]:
    """T-1.8: the capitals to choose from, while setting up."""
    found = []
    picked = view.capital_pick[seat]
    for number, dealt in enumerate(view.capital_offer[seat]):
        if dealt and view.capital[seat] == NONE:
            id = view.edition.verbs.names["capital"][number]
            stones = [plot_at(at) for at in range(PLOTS) if view.edition.rock[PLOTS * number + at] != EMPTY]
            chosen = isinstance(picked, list) and bool(picked[number])
            found.append(Offer(id, words(f"thing-{id}"), stones, lit("found", id), chosen))
    return found
