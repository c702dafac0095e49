"""Landmarks as footprints: on the tracks while nobody has them, and in capitals."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.drawing import Point, Words
from ludotheque.drawing.memory import remembered
from ludotheque.games.tapestry.components import LAST, NONE, TIER, TIERS, TRACKS
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.scene.shapes import Shape
from ludotheque.games.tapestry.scene.view import TapestryView


class Landmark(NamedTuple):
    """A landmark at the head of its tier; only its outline is left when somebody, the `owner`, has it."""

    edition: TapestryEdition
    number: int
    track: int
    tier: int
    owner: str

    @property
    def id(self) -> str:
        return f"landmark-{self.edition.landmarks[self.number]}"

    def plot(self, shape: Shape) -> int:
        """The side of a plot."""
        return 5 if shape.wide else 4

    def footprint(self, shape: Shape) -> tuple[list[Point], Point]:
        return footprint(self.edition, self.number, 0, self.plot(shape))

    def at(self, shape: Shape) -> Point:
        """It stands on a line, at the end of its tier."""
        x, y = shape.cell_at(self.track, TIER * self.tier + 1)
        wide, high = self.footprint(shape)[1]
        return (x + TIER * shape.cell[0] - (30 if shape.wide else 2) - wide, y - 3 - high)

    def note(self, words: Words) -> str:
        gone = words("board-landmark-gone", name=self.owner) if self.owner else words("board-landmark-free")
        return f"{words(f'text-{self.id}')} {gone}"


@remembered
def landmarks(view: TapestryView) -> list[Landmark]:
    """Those that the tracks give."""
    edition, found = view.edition, []
    for track in range(TRACKS):
        for tier in range(TIERS):
            number = int(edition.space_landmark[(LAST + 1) * track + TIER * tier + 1])
            if number != NONE:
                owner = view.landmark_owner[number]
                found.append(Landmark(edition, number, track, tier, view.names[owner] if owner >= 0 else ""))
    return found


def footprint(edition: TapestryEdition, landmark: int, turn: int, plot: float) -> tuple[list[Point], Point]:
    """Corners of the plots a landmark covers, and the size of them all."""
    shape = edition.footprints[landmark]
    cells = [divmod(int(cell), 12) for cell in shape.cells[turn]]
    return [(column * plot, row * plot) for row, column in cells], (
        int(shape.width[turn]) * plot,
        int(shape.height[turn]) * plot,
    )
