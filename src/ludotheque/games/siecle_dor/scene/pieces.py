"""What stands on the board and goes about there: pawns and markers, each a thing of its own.

Pieces of one owner cannot be told apart, so they are called by where they stand; but they say whom they are `like`, and
where one is gone and another of its like has come, it went there.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ludotheque.drawing import Box, Point
from ludotheque.drawing.memory import remembered
from ludotheque.games.siecle_dor.components import ACTIVE, ANTILLES, FIRST_COLONY, FIRST_GUILD, USED
from ludotheque.games.siecle_dor.scene.shapes import Shape
from ludotheque.games.siecle_dor.scene.view import SiecleDorView

PAWN: Final = -1  # the face of a pawn
IN_GUILD: Final = 1.15  # how large a marker is in a cell of the guild table
IN_COLONY: Final = 1.3


@dataclass(frozen=True)
class Piece:
    """A pawn or a marker. Several that stand as one are a stack; the top one shows how many."""

    id: str
    seat: int
    owner: str
    face: int
    at: Point
    scale: float
    count: int = 1
    top: bool = True
    place: str = ""  # by what its marker is named where something may be done with it
    verbs: str = "use auction lift"
    by: str = "post"  # the ways it comes on

    @property
    def like(self) -> str:
        return f"{'pawn' if self.face == PAWN else 'marker'}-{self.seat}"


@remembered
def pieces(view: SiecleDorView, shape: Shape, names: tuple[str, ...]) -> list[Piece]:
    """All that stands on the board."""
    found: list[Piece] = []
    pawns, holder, face, owners = view.pawns, view.holder, view.face, tuple(names)
    for place, id in enumerate(view.edition.provinces):
        crowd = tuple(own[place] for own in pawns)
        if holder[place] >= 0 or any(crowd):
            found += in_province(shape, id, holder[place], face[place], crowd, owners)
    for number, rung in enumerate(view.rung):
        if rung >= 0:
            place = FIRST_GUILD + number
            at = middle(shape.cell(number, rung))
            id = view.edition.places[place]
            found.append(marker(shape, id, holder[place], face[place], at, owners, scale=IN_GUILD))
    for number, box in enumerate(shape.colonies[:-1]):
        place = FIRST_COLONY + number
        if holder[place] >= 0:
            at = (box[0] + 41, box[1] + box[3] / 2)
            id = view.edition.places[place]
            found.append(marker(shape, id, holder[place], face[place], at, owners, "voyage", IN_COLONY))
    return [*found, *_settlers(view, shape, names, shape.colonies[-1])]


def marker(
    shape: Shape, place: str, seat: int, face: int, at: Point, names: tuple[str, ...], by: str = "post",
    scale: float = 0,
) -> Piece:  # fmt: skip
    return Piece(f"marker-{place}-{seat}", seat, names[seat], face, at, scale or shape.piece, place=place, by=by)


@lru_cache(1024)
def in_province(
    shape: Shape, id: str, holder: int, face: int, pawns: tuple[int, ...], names: tuple[str, ...]
) -> list[Piece]:
    """The marker first, then the pawns of each player as a stack; from the right, lest a number be covered."""
    stacks = [(seat, count) for seat, count in enumerate(pawns) if count]
    marked = [1] if holder >= 0 else []
    spots = row(shape, shape.standing(id), [*marked, *(count for _, count in stacks)])
    found: list[Piece] = []
    for seat, count in reversed(stacks):
        for number, at in enumerate(spots.pop()):
            name, top = f"pawn-{seat}-{id}-{number}", number == count - 1
            found.append(Piece(name, seat, names[seat], PAWN, at, shape.piece, count, top, by="road"))
    return [*found, marker(shape, id, holder, face, spots[0][0], names)] if marked else found


@remembered
def _settlers(view: SiecleDorView, shape: Shape, names: tuple[str, ...], box: Box) -> list[Piece]:
    """Markers in the Antilles: for each player a stack of the active ones, then one of those used."""
    id = view.edition.places[ANTILLES]
    stacks = []
    for seat in range(view.seats):
        active, unsold, used = view.antilles[seat]
        stacks += [(seat, ACTIVE, active + unsold, 0)] if active + unsold else []
        stacks += [(seat, USED, used, active + unsold)] if used else []
    spots, scale = spread(shape, box, len(stacks))
    found: list[Piece] = []
    for (seat, face, count, before), at in zip(stacks, spots, strict=True):
        verbs = "lift" if face == USED else "use auction lift"
        for number in range(count):
            top = number == count - 1
            place = id if top and seat == view.seat else ""
            name = f"marker-{id}-{seat}-{before + number}"
            found.append(Piece(name, seat, names[seat], face, at, scale, count, top, place, verbs, "voyage"))
    return found


def middle(box: Box) -> Point:
    return (box[0] + box[2] / 2, box[1] + box[3] / 2)


def row(shape: Shape, centre: Point, stacks: list[int]) -> list[list[Point]]:
    """Stacks of so many side by side round a point, each a fan; where they are many all of it is closer."""
    whole = sum(shape.gap + shape.fan * (count - 1) for count in stacks)
    close = min(1.0, 3.4 * shape.gap / whole) if stacks else 1.0
    x = centre[0] - close * (whole - shape.gap) / 2
    found = []
    for count in stacks:
        found.append([(x + close * shape.fan * number, centre[1]) for number in range(count)])
        x += close * (shape.gap + shape.fan * (count - 1))
    return found


def spread(shape: Shape, box: Box, count: int) -> tuple[list[Point], float]:
    """In a small box: in its middle, or smaller in two rows."""
    if count < 2:
        return [(box[0] + 41, box[1] + box[3] / 2)][:count], IN_COLONY
    half = (count + 1) // 2
    wide = box[2] / (half + 0.6)
    spots = [
        (box[0] + wide * (number % half + 0.8), box[1] + box[3] * (0.3 + 0.44 * (number // half)))
        for number in range(count)
    ]
    return spots, 1.0
