"""Cargo waiting at the towns: tickets for passengers, a count of wine, and a count of what does not fit."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.drawing import Point, Words
from ludotheque.drawing.memory import remembered
from ludotheque.games.loire.components import Face
from ludotheque.games.loire.scene.shapes import Shape
from ludotheque.games.loire.scene.view import LoireView


@dataclass(frozen=True)
class Ticket:
    """A passenger waiting at a town."""

    town: str
    fare: int
    up: bool
    at: Point
    label: str


@dataclass(frozen=True)
class Cargo:
    """What waits at one town."""

    tickets: tuple[Ticket, ...]
    wine: int
    wine_at: Point
    wine_label: str
    rest: int
    rest_at: Point
    all: str  # everything that waits, in words


@remembered
def cargo(view: LoireView, shape: Shape, words: Words, town: int, people: tuple[Face, ...], wine: int) -> Cargo:
    """Three rows, wine the last of them; on a tall board two, and the wine beside them."""
    towns, place = view.edition.towns, shape.places[town]
    wide = shape.name == "wide"
    wine_label = words("board-wine-waiting", count=wine, town=towns[town].name) if wine else ""
    rows = list(place.cargo)
    fits = len(people) + (1 if wine and wide else 0) <= len(rows)
    shown = people if fits else people[: len(rows) - 1 if wide else len(rows)]
    hidden = people[len(shown) :]
    if wide:
        wine_at, rest_at = rows[min(len(shown), 2)], place.rest if wine else rows[2]
    else:
        middle = (rows[0][1] + rows[1][1]) / 2
        wine_at, rest_at = (place.rest[0], rows[0][1] if hidden else middle), place.rest
        rows = rows if len(shown) > 1 else [(rows[0][0], middle)]
    return Cargo(
        tickets=tuple(
            Ticket(goal, face.fare, face.destination > town, rows[row], fare_of(words, goal, face.fare))
            for row, face in enumerate(shown)
            for goal in [towns[face.destination].name]
        ),
        wine=wine,
        wine_at=wine_at,
        wine_label=wine_label,
        rest=len(hidden),
        rest_at=rest_at,
        all=" · ".join(
            [
                *(fare_of(words, towns[face.destination].name, face.fare) for face in people),
                *([wine_label] if wine else []),
            ]
        ),
    )


def fare_of(words: Words, town: str, fare: int) -> str:
    """A passenger in words."""
    return words("board-fare", town=town, louis=fare, count=1)


def waiting(view: LoireView) -> tuple[tuple[tuple[Face, ...], int], ...]:
    """For each town its passengers, the best fare first, and how much wine."""
    towns = range(len(view.edition.towns))
    people: list[list[Face]] = [[] for _ in towns]
    wine = [0 for _ in towns]
    for face, count in zip(view.edition.faces, view.waiting, strict=True):
        if count and face.kind == "wine":
            wine[face.origin] += count
        elif count:
            people[face.origin] += [face] * count
    return tuple((tuple(sorted(people[town], key=lambda face: -face.fare)), wine[town]) for town in towns)
