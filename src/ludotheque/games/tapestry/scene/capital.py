"""A capital: 9 by 9 plots in nine districts, what is built there, and where the next building may go."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.drawing import Point
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.scene.landmarks import footprint
from ludotheque.games.tapestry.scene.sites import PLOT, block, plot_at
from ludotheque.games.tapestry.scene.view import TapestryView


class Ground(NamedTuple):
    """The plots of a capital without what is built there: rocks, and which lines and districts are complete."""

    rocks: tuple[int, ...]
    complete: tuple[int, ...]

    @property
    def stones(self) -> list[Point]:
        return [plot_at(at) for at in self.rocks]

    @property
    def districts(self) -> list[Point]:
        """Corners of the complete ones."""
        full = [line - c.FIRST_DISTRICT for line in self.complete if line >= c.FIRST_DISTRICT]
        return [(3 * PLOT * (at % 3), 3 * PLOT * (at // 3)) for at in full]

    @property
    def rows(self) -> list[int]:
        return [line for line in self.complete if line < c.SIDE]

    @property
    def columns(self) -> list[int]:
        return [line - c.SIDE for line in self.complete if c.SIDE <= line < c.FIRST_DISTRICT]


class Building(NamedTuple):
    seat: int
    plot: int
    kind: int

    @property
    def id(self) -> str:
        return f"built-{self.seat}-{self.plot}"

    @property
    def at(self) -> Point:
        return plot_at(self.plot)

    @property
    def icon(self) -> str:
        return c.BUILDING_ICONS[self.kind]


class Monument(NamedTuple):
    """A landmark of a player: where in the grid it begins, below 0 beside it, and how it is turned."""

    edition: TapestryEdition
    seat: int
    number: int
    site: int
    turn: int

    @property
    def id(self) -> str:
        return f"landmark-{self.edition.landmarks[self.number]}"

    @property
    def beside(self) -> str:
        """Its outline beside the grid."""
        return block(footprint(self.edition, self.number, self.turn, 6)[0], 6)

    @property
    def cells(self) -> list[Point]:
        """As far as it lies in the grid."""
        row, column = divmod(self.site, c.SITES)
        cells = [
            (x + PLOT * (column - c.MARGIN), y + PLOT * (row - c.MARGIN))
            for x, y in footprint(self.edition, self.number, self.turn, PLOT)[0]
        ]
        return [cell for cell in cells if 0 <= cell[0] < c.SIDE * PLOT and 0 <= cell[1] < c.SIDE * PLOT]

    @property
    def path(self) -> str:
        return block(self.cells, PLOT)

    @property
    def at(self) -> Point:
        """The middle of what lies in the grid."""
        inside = self.cells
        return (
            sum(x for x, _ in inside) / len(inside) + PLOT / 2,
            sum(y for _, y in inside) / len(inside) + PLOT / 2,
        )


class Capital(NamedTuple):
    seat: int
    id: str
    ground: Ground
    buildings: tuple[Building, ...]
    standing: tuple[Monument, ...]
    beside: tuple[Monument, ...]


def capital(view: TapestryView, seat: int) -> Capital | None:
    number = view.capital[seat]
    if number == c.NONE:
        return None
    plots, filled = view.plots[seat], view.filled[seat]
    owned = [
        Monument(view.edition, seat, at, view.landmark_site[at], max(view.landmark_turn[at], 0))
        for at, owner in enumerate(view.landmark_owner)
        if owner == seat
    ]
    return Capital(
        seat,
        view.edition.verbs.names["capital"][number],
        Ground(
            tuple(at for at, what in enumerate(plots) if what == c.ROCK),
            tuple(line for line, count in enumerate(filled) if count >= c.SIDE),
        ),
        tuple(
            Building(seat, at, what - c.FIRST_BUILDING)
            for at, what in enumerate(plots)
            if c.FIRST_BUILDING <= what < c.FIRST_LANDMARK
        ),
        tuple(one for one in owned if one.site >= 0),
        tuple(one for one in owned if one.site < 0),
    )
