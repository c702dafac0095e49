"""Landmarks as footprints: on the tracks while nobody has them, and in capitals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.drawing import Lit, Words
from ludotheque.games.tapestry.components import NONE
from ludotheque.games.tapestry.scene.shapes import Point, Shape
from ludotheque.games.tapestry.scene.view import TapestryView


@dataclass(frozen=True)
class Landmark:
    id: str
    at: Point
    plots: list[Point]
    plot: int  # their side
    size: Point
    owner: int
    lit: bool
    label: str
    note: str


def landmark_at(
    view: TapestryView, shape: Shape, words: Words, lit: Lit, names: Sequence[str], landmark: int, foot: Point
) -> Landmark:
    """The footprint, standing on a line; only its outline is left when it is gone."""
    id = f"landmark-{view.edition.landmarks[landmark]}"
    plot = 5 if shape.wide else 4
    plots, size = footprint(view, landmark, 0, plot)
    owner = view.landmark_owner[landmark]
    gone = words("board-landmark-gone", name=names[owner]) if owner != NONE else words("board-landmark-free")
    return Landmark(
        id=id,
        at=(foot[0], foot[1] - size[1]),
        plots=plots,
        plot=plot,
        size=size,
        owner=owner,
        lit=lit("erect", id),
        label=words(f"thing-{id}"),
        note=f"{words(f'text-{id}')} {gone}",
    )


def footprint(view: TapestryView, landmark: int, turn: int, plot: float) -> tuple[list[Point], Point]:
    """Corners of the plots a landmark covers, and the size of them all."""
    shape = view.edition.footprints[landmark]
    cells = [divmod(int(cell), 12) for cell in shape.cells[turn]]
    return [(column * plot, row * plot) for row, column in cells], (
        int(shape.width[turn]) * plot,
        int(shape.height[turn]) * plot,
    )
