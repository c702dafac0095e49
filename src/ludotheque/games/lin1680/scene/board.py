"""What lies on the map: names of places, houses and pawns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludotheque.drawing import Lit, Words
from ludotheque.drawing.sheet import Point
from ludotheque.games.lin1680.scene.labels import BELOW, LABELS, Label
from ludotheque.games.lin1680.scene.shapes import Shape
from ludotheque.games.lin1680.scene.view import LinView

IN_PORT: Final = "start move sail"
INLAND: Final = "settle move burn"
ON_PAWN: Final = "roll stay gather keep close end"


@dataclass(frozen=True)
class Place:
    """A place: what is said of it, and whether one may choose it."""

    id: str
    at: Point
    name: str
    title: str
    note: str
    verbs: str
    lit: bool
    sign: str
    label: Label
    quiet: bool  # nobody is there and nobody may go there


@dataclass(frozen=True)
class Piece:
    """A house or a pawn."""

    id: str
    seat: int
    at: Point
    label: str
    verbs: str = ""
    lit: bool = False


def places(view: LinView, shape: Shape, words: Words, lit: Lit, names: Sequence[str]) -> list[Place]:
    found = []
    standing = {place: seat for seat, place in enumerate(view.pawn)}
    labels = LABELS[shape.name]
    for number, row in enumerate(view.edition.data["place"]):
        id, type = row["id"], row["type"]
        verbs = IN_PORT if type == "port" else INLAND
        name = words(f"thing-{id}")
        said = [words(f"full-{id}") if f"full-{id}" in words else name, words(f"type-{type}")]
        if view.house[number] >= 0:
            said.append(words("board-house-of", name=names[view.house[number]]))
        if number in standing:
            said.append(words("board-pawn-of", name=names[standing[number]]))
        note = words(f"note-{id}")
        sign = type if type in ("port", "market") else "plain"
        at = shape.at((row["at"][0], row["at"][1]))
        label = labels.get(id, BELOW[sign])
        light = lit(verbs, id)
        quiet = len(said) == 2 and not light
        found.append(Place(id, at, name, " · ".join(said), note, verbs, light, sign, label, quiet))
    return found


def houses(view: LinView, shape: Shape, words: Words, names: Sequence[str]) -> list[Piece]:
    """At the upper right of their places."""
    found = []
    for number, owner in enumerate(view.house):
        if owner >= 0:
            row = view.edition.data["place"][number]
            x, y = shape.at((row["at"][0], row["at"][1]))
            said = words("board-house-of", name=names[owner])
            found.append(Piece(f"house-{row['id']}", owner, (x + 12, y - 11), said))
    return found


def pawns(view: LinView, shape: Shape, words: Words, lit: Lit, names: Sequence[str]) -> list[Piece]:
    """On their places, side by side where ports are shared; one's own goes on with the turn."""
    found = []
    for seat, number in enumerate(view.pawn):
        if number < 0:
            continue
        row = view.edition.data["place"][number]
        x, y = shape.at((row["at"][0], row["at"][1]))
        beside = sum(1 for other in view.pawn[:seat] if other == number)
        mine = seat == view.seat
        said = words("board-pawn-of", name=names[seat])
        verbs = ON_PAWN if mine else ""
        at = (x - 3 + 15 * beside, y - 9)
        found.append(Piece(f"pawn-{seat}", seat, at, said, verbs, mine and lit(ON_PAWN)))
    return found
