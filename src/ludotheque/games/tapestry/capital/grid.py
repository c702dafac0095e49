"""T-12.1 to T-12.3: capital mats as grids of plots, and landmarks as shapes that are turned on them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.tapestry.components import MARGIN, SIDE, SITES


class Footprint:
    """T-12.2: the plots a landmark covers, for each quarter turn that looks different."""

    def __init__(self, rows: list[str]) -> None:
        # by turn: rows and columns from the first plot of the bounding box, as SITES * row + column
        self.cells: list[vec[i64]] = []
        seen: list[list[str]] = []
        for _each in range(4):
            if rows not in seen:
                seen.append(rows)
            rows = ["".join(column) for column in zip(*reversed(rows))]
        self.turns: i64 = len(seen)
        self.height = vec[i64]([len(shape) for shape in seen])
        self.width = vec[i64]([len(shape[0]) for shape in seen])
        for shape in seen:
            covered = [SITES * y + x for y, row in enumerate(shape) for x, plot in enumerate(row) if plot == "1"]
            self.cells.append(vec[i64](covered))
        if max(len(shape) for shape in seen) > MARGIN + 1:
            raise ValueError(f"a landmark is at most {MARGIN + 1} plots long")


def rocks(rows: list[str]) -> list[int]:
    """T-12.1: the plots of a mat, 1 where nobody can build."""
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise ValueError(f"a capital has {SIDE} rows of {SIDE} plots")
    return [int(plot == "#") for row in rows for plot in row]


def plot_ids() -> list[str]:
    """Columns a to l, rows 1 to 12, of which d4 to l12 are the capital; the rest is room for what overhangs."""
    return [f"plot-{'abcdefghijkl'[x]}{y + 1}" for y in range(SITES) for x in range(SITES)]


def site_of(plot: i64) -> i64:
    """A plot of the grid as a place in the grid with its margin."""
    return SITES * (plot // SIDE + MARGIN) + plot % SIDE + MARGIN


def plot_at(site: i64) -> i64:
    """A place in the grid with its margin as a plot; it must lie in the grid."""
    return SIDE * (site // SITES - MARGIN) + site % SITES - MARGIN
