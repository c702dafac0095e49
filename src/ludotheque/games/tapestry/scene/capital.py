"""A capital: 9 by 9 plots in nine districts, what is built there, and where the next building may go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.drawing import Lit, Words
from ludotheque.games.tapestry.components import (
    BUILDING_ICONS,
    FIRST_BUILDING,
    FIRST_DISTRICT,
    FIRST_LANDMARK,
    MARGIN,
    NONE,
    ROCK,
    SIDE,
    SITES,
)
from ludotheque.games.tapestry.scene.landmarks import footprint
from ludotheque.games.tapestry.scene.shapes import Point
from ludotheque.games.tapestry.scene.sites import PLOT, Quarter, Spot, block, plot_at, quarters, spots
from ludotheque.games.tapestry.scene.view import TapestryView

DISTRICT: Final = 9


@dataclass(frozen=True)
class Built:
    id: str
    at: Point
    icon: str
    label: str


@dataclass(frozen=True)
class Standing:
    """A landmark in the grid, as far as it lies there."""

    id: str
    path: str
    at: Point
    label: str
    note: str


@dataclass(frozen=True)
class Capital:
    id: str
    name: str
    rocks: list[Point]
    built: list[Built]
    landmarks: list[Standing]
    beside: list[Standing]
    full: list[Point]  # corners of complete districts
    rows: list[int]  # complete ones
    columns: list[int]
    spots: list[Spot]
    quarters: list[Quarter]


def capital(view: TapestryView, words: Words, lit: Lit, seat: int) -> Capital | None:
    number = view.capital[seat]
    if number == NONE:
        return None
    id = view.edition.verbs.names["capital"][number]
    plots = view.plots[seat]
    landmarks, beside = _landmarks(view, words, seat)
    built = [
        Built(
            f"built-{seat}-{at}",
            plot_at(at),
            BUILDING_ICONS[what - FIRST_BUILDING],
            words(f"board-built-{what - FIRST_BUILDING}"),
        )
        for at, what in enumerate(plots)
        if FIRST_BUILDING <= what < FIRST_LANDMARK
    ]
    filled = view.filled[seat]
    mine = seat == view.seat
    return Capital(
        id=f"capital-{seat}",
        name=words(f"thing-{id}"),
        rocks=[plot_at(at) for at, what in enumerate(plots) if what == ROCK],
        built=built,
        landmarks=landmarks,
        beside=beside,
        full=[
            (3 * PLOT * (at % 3), 3 * PLOT * (at // 3)) for at in range(9) if filled[FIRST_DISTRICT + at] >= DISTRICT
        ],
        rows=[at for at in range(SIDE) if filled[at] >= SIDE],
        columns=[at for at in range(SIDE) if filled[SIDE + at] >= SIDE],
        spots=spots(view, words, lit) if mine else [],
        quarters=quarters(view, words, lit) if mine else [],
    )


def _landmarks(view: TapestryView, words: Words, seat: int) -> tuple[list[Standing], list[Standing]]:
    standing, beside = [], []
    for at, owner in enumerate(view.landmark_owner):
        if owner != seat:
            continue
        id = f"landmark-{view.edition.landmarks[at]}"
        site, turn = view.landmark_site[at], max(view.landmark_turn[at], 0)
        name, note = words(f"thing-{id}"), words(f"text-{id}")
        if site < 0:
            beside.append(Standing(f"beside-{id}", block(footprint(view, at, turn, 6)[0], 6), (0, 0), name, note))
            continue
        row, column = divmod(site, SITES)
        cells = [
            (x + PLOT * (column - MARGIN), y + PLOT * (row - MARGIN)) for x, y in footprint(view, at, turn, PLOT)[0]
        ]
        inside = [cell for cell in cells if 0 <= cell[0] < SIDE * PLOT and 0 <= cell[1] < SIDE * PLOT]
        middle = (
            sum(x for x, _ in inside) / len(inside) + PLOT / 2,
            sum(y for _, y in inside) / len(inside) + PLOT / 2,
        )
        standing.append(Standing(f"standing-{id}", block(inside, PLOT), middle, name, note))
    return standing, beside
