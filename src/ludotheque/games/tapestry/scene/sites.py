"""Where a building may go in a capital, how a landmark may be turned, and capitals to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ludotheque.drawing import Action, Point, Words
from ludotheque.games.tapestry.capital.grid import plot_ids
from ludotheque.games.tapestry.components import EMPTY, MARGIN, NONE, PLOTS, QUARTER_IDS, SIDE, SITES
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.scene.landmarks import footprint
from ludotheque.games.tapestry.scene.view import TapestryView

PLOT_IDS: Final = plot_ids()
PLOT: Final = 34.0
NARROW: Final = 11.0  # a row or column of the margin, where overhanging landmarks begin
VERBS: Final = ("build", "swap")


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
    label: str


@dataclass(frozen=True)
class Offer:
    """A capital dealt to choose from."""

    id: str
    name: str
    rocks: list[Point]
    chosen: bool


def plot_at(plot: int) -> Point:
    return (PLOT * (plot % SIDE), PLOT * (plot // SIDE))


def edge_at(place: int) -> float:
    """Where a row or column of the grid with its margin begins; the margin is drawn narrow."""
    return PLOT * (place - MARGIN) if place >= MARGIN else NARROW * (place - MARGIN) - 2


def block(cells: list[Point], plot: float) -> str:
    """Plots as one path."""
    return "".join(f"M{x:g} {y:g}h{plot:g}v{plot:g}h-{plot:g}z" for x, y in cells)


class Sites(NamedTuple):
    """Where what is to be placed may begin, and how it may be turned, as the options say."""

    edition: TapestryEdition
    landmark: int
    turn: int
    plots: tuple[str, ...]
    faces: tuple[str, ...]

    def spots(self, words: Words) -> list[Spot]:
        """Each with its ghost, which shows when the spot is pointed at."""
        cells: list[Point] = [(0.0, 0.0)]
        if self.landmark != NONE:
            cells = footprint(self.edition, self.landmark, self.turn, PLOT)[0]
        return [self._spot(words, id, cells) for id in self.plots]

    def _spot(self, words: Words, id: str, cells: list[Point]) -> Spot:
        row, column = divmod(PLOT_IDS.index(id), SITES)
        left, top = PLOT * (column - MARGIN), PLOT * (row - MARGIN)
        inside = [
            (left + x, top + y) for x, y in cells if -1 < left + x < SIDE * PLOT - 1 and -1 < top + y < SIDE * PLOT - 1
        ]
        middle = (
            edge_at(column) + (PLOT if column >= MARGIN else NARROW) / 2,
            edge_at(row) + (PLOT if row >= MARGIN else NARROW) / 2,
        )
        label = words("thing-plot-number", number=id.removeprefix("plot-"))
        return Spot(f"spot-{id}", id, middle, block(inside, PLOT), label)

    def quarters(self, words: Words) -> list[Quarter]:
        """T-12.2: the ways a landmark may be turned."""
        found = []
        for name in self.faces:
            cells, size = [(0.0, 0.0)], (9.0, 9.0)
            if self.landmark != NONE:
                cells, size = footprint(self.edition, self.landmark, QUARTER_IDS.index(name), 9)
            found.append(Quarter(f"quarter-{name}", name, block(cells, 9), size, words(f"thing-{name}")))
        return found


def sites(view: TapestryView, options: Sequence[Action]) -> Sites | None:
    plots = tuple(str(option.args[0]) for option in options if option.verb in VERBS)
    faces = tuple(str(option.args[0]) for option in options if option.verb == "face")
    if not plots and not faces:
        return None
    return Sites(view.edition, view.matter.get("landmark", NONE), view.matter.get("turned", 0), plots, faces)


class Offers(NamedTuple):
    """T-1.8: the capitals to choose from while setting up, and whether each was chosen."""

    edition: TapestryEdition
    dealt: tuple[tuple[int, bool], ...]

    def offers(self, words: Words) -> list[Offer]:
        found = []
        for number, chosen in self.dealt:
            id = self.edition.verbs.names["capital"][number]
            stones = [plot_at(at) for at in range(PLOTS) if self.edition.rock[PLOTS * number + at] != EMPTY]
            found.append(Offer(id, words(f"thing-{id}"), stones, chosen))
        return found


def offers(view: TapestryView, seat: int) -> Offers:
    picked = view.capital_pick[seat]
    dealt = [number for number, count in enumerate(view.capital_offer[seat]) if count]
    return Offers(view.edition, tuple((number, isinstance(picked, list) and bool(picked[number])) for number in dealt))
