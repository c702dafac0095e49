"""What lies on the map: names of places, houses and pawns."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ludotheque.drawing import Point, Words
from ludotheque.drawing.memory import remembered
from ludotheque.games.lin1680.edition import LinEdition
from ludotheque.games.lin1680.scene.labels import BELOW, LABELS, Label
from ludotheque.games.lin1680.scene.shapes import SHAPES
from ludotheque.games.lin1680.scene.view import LinView

IN_PORT: Final = "start move sail"
INLAND: Final = "settle move burn"
ON_PAWN: Final = "roll stay gather keep close end"
Ring = tuple[float | str, ...]
RINGS: Final[dict[str, Ring]] = {  # a ring has the form of the sign it surrounds
    "port": (-20.5, -20.5, 41, 41, "lozenge", 0, -23),
    "market": (-17, -17, 34, 34, 4, 0, -19),
    "plain": (-16.5, -16.5, 33, 33, 16.5, 0, -19),
}


@dataclass(frozen=True, eq=False)
class Place:
    """A place, and what is said of it whoever is there; there is one of each on a sheet."""

    id: str
    at: Point
    name: str
    title: str
    note: str
    verbs: str
    label: Label
    ring: Ring


@dataclass(frozen=True)
class Pawn:
    """A pawn; one's own goes on with the turn."""

    seat: int
    name: str
    at: Point
    verbs: str


@lru_cache(16)
def land(edition: LinEdition, shape: str, words: Words) -> tuple[Place, ...]:
    """All places of an edition."""
    found = []
    for row in edition.data["place"]:
        id, type = row["id"], row["type"]
        name = words(f"thing-{id}")
        full = words(f"full-{id}") if f"full-{id}" in words else name
        sign = type if type in ("port", "market") else "plain"
        found.append(
            Place(
                id=id,
                at=SHAPES[shape].at((row["at"][0], row["at"][1])),
                name=name,
                title=f"{full} · {words(f'type-{type}')}",
                note=f"{words(f'yields-{type}')} {words(f'note-{id}')}",
                verbs=IN_PORT if type == "port" else INLAND,
                label=LABELS[shape].get(id, BELOW[sign]),
                ring=RINGS[sign],
            )
        )
    return tuple(found)


@remembered
def places(view: LinView, shape: str, words: Words, names: tuple[str, ...]) -> list[tuple[Place, str, str]]:
    """Every place, whose house stands there and whose pawn."""
    here = land(view.edition, shape, words)
    standing = {place: names[seat] for seat, place in enumerate(view.pawn)}
    return [
        (place, names[owner] if owner >= 0 else "", standing.get(number, ""))
        for number, (place, owner) in enumerate(zip(here, view.house, strict=True))
    ]


@remembered
def houses(view: LinView, shape: str, words: Words) -> list[tuple[Place, int]]:
    """The places on which a house stands, and whose it is."""
    here = land(view.edition, shape, words)
    return [(place, owner) for place, owner in zip(here, view.house, strict=True) if owner >= 0]


@remembered
def pawns(view: LinView, shape: str, words: Words, names: tuple[str, ...]) -> list[Pawn]:
    """On their places, side by side where ports are shared."""
    here, found = land(view.edition, shape, words), []
    for seat, place in enumerate(view.pawn):
        if place >= 0:
            x, y = here[place].at
            beside = sum(1 for other in view.pawn[:seat] if other == place)
            found.append(Pawn(seat, names[seat], (x + 15 * beside, y), ON_PAWN if seat == view.seat else ""))
    return found
