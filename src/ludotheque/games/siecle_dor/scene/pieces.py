"""What stands on the board and goes about there: pawns and markers, each a thing of its own.

Pieces of one owner cannot be told apart, so they are called by where they stand; but they say whom they are `like`, and
where one is gone and another of its like has come, it went there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludotheque.games.siecle_dor.components import ACTIVE, ANTILLES, FIRST_COLONY, FIRST_GUILD, USED
from ludotheque.games.siecle_dor.scene.shapes import Box, Point, Shape
from ludotheque.games.siecle_dor.scene.view import SiecleDorView

PAWN: Final = -1  # the face of a pawn


@dataclass(frozen=True)
class Piece:
    """A pawn or a marker. Several that stand as one are a stack; the top one shows how many."""

    id: str
    seat: int
    owner: str
    face: int
    at: Point
    count: int = 1
    top: bool = True
    place: str = ""  # by what its marker is named where something may be done with it
    verbs: str = "use auction lift"
    by: str = "post"  # the ways it comes on

    @property
    def like(self) -> str:
        return f"{'pawn' if self.face == PAWN else 'marker'}-{self.seat}"


def pieces(view: SiecleDorView, shape: Shape, names: Sequence[str]) -> list[Piece]:
    """All that stands on the board."""
    found: list[Piece] = []
    for place, id in enumerate(view.edition.provinces):
        found += _in_province(view, shape, names, place, id)
    for number, rung in enumerate(view.rung):
        if rung >= 0:
            found.append(_marker(view, names, FIRST_GUILD + number, middle(shape.cell(number, rung))))
    for number, box in enumerate(shape.colonies):
        place = FIRST_COLONY + number
        if place == ANTILLES:
            found += _settlers(view, shape, names, box)
        elif view.holder[place] >= 0:
            found.append(_marker(view, names, place, (box[0] + 40, box[1] + box[3] / 2), "voyage"))
    return found


def _marker(view: SiecleDorView, names: Sequence[str], place: int, at: Point, by: str = "post") -> Piece:
    id, seat = view.edition.places[place], view.holder[place]
    return Piece(f"marker-{id}-{seat}", seat, names[seat], view.face[place], at, place=id, by=by)


def _in_province(view: SiecleDorView, shape: Shape, names: Sequence[str], place: int, id: str) -> list[Piece]:
    """The marker first, then the pawns of each player as a stack."""
    stacks = [(seat, view.pawns[seat][place]) for seat in range(view.seats) if view.pawns[seat][place]]
    marked = view.holder[place] >= 0
    spots = row(shape, shape.standing(id), len(stacks) + marked)
    found = [_marker(view, names, place, spots.pop(0))] if marked else []
    for (seat, count), at in zip(stacks, spots, strict=True):
        found += [
            Piece(f"pawn-{seat}-{id}-{number}", seat, names[seat], PAWN, at, count, number == count - 1, by="road")
            for number in range(count)
        ]
    return found


def _settlers(view: SiecleDorView, shape: Shape, names: Sequence[str], box: Box) -> list[Piece]:
    """Markers in the Antilles: for each player a stack of the active ones, then one of those used."""
    id = view.edition.places[ANTILLES]
    stacks = []
    for seat in range(view.seats):
        active, unsold, used = view.antilles[seat]
        stacks += [(seat, ACTIVE, active + unsold, 0)] if active + unsold else []
        stacks += [(seat, USED, used, active + unsold)] if used else []
    found: list[Piece] = []
    for (seat, face, count, before), at in zip(stacks, spread(shape, box, len(stacks)), strict=True):
        verbs = "lift" if face == USED else "use auction lift"
        for number in range(count):
            top = number == count - 1
            place = id if top and seat == view.seat else ""
            name = f"marker-{id}-{seat}-{before + number}"
            found.append(Piece(name, seat, names[seat], face, at, count, top, place, verbs, "voyage"))
    return found


def middle(box: Box) -> Point:
    return (box[0] + box[2] / 2, box[1] + box[3] / 2)


def row(shape: Shape, centre: Point, count: int) -> list[Point]:
    """Side by side round a point; many stand closer."""
    gap = shape.gap if count <= 3 else shape.gap * 0.78
    first = centre[0] - gap * (count - 1) / 2
    return [(first + gap * number, centre[1]) for number in range(count)]


def spread(shape: Shape, box: Box, count: int) -> list[Point]:
    """In a small box: in its middle, or in two rows."""
    if count == 1:
        return [(box[0] + 40, box[1] + box[3] / 2)]
    half = (count + 1) // 2
    wide = box[2] / (half + 0.6)
    return [
        (box[0] + wide * (number % half + 0.8), box[1] + box[3] * (0.3 + 0.44 * (number // half)))
        for number in range(count)
    ]
