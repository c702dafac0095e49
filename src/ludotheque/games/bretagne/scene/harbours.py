"""What stands on the land: ports with their rents and workers, towns with their visitors, Quimper and Pontivy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from ludotheque.drawing import Action, Point, Words
from ludotheque.drawing.memory import remembered
from ludotheque.games.bretagne.edition import BretagneEdition
from ludotheque.games.bretagne.scene.coast import LIGHTS, PORTS, TOWNS
from ludotheque.games.bretagne.scene.goods import CATEGORIES, COASTS, Sign, signs, spoken
from ludotheque.games.bretagne.scene.shapes import PORT, Shape
from ludotheque.games.bretagne.scene.towers import crew_place
from ludotheque.games.bretagne.scene.view import FLOORS, BretagneView

TRADING: Final = ("brest", "lorient")
STEP: Final = 23.0  # between two spaces of Pontivy


class Port(NamedTuple):
    number: int
    tile: int  # its rent, or -1
    improved: bool
    fee: int  # for the viewer, who may send a worker here


class Worker(NamedTuple):
    """A worker in a port; while it may still be sent there it waits unseen on the light, and has no name."""

    id: str
    seat: int
    at: Point
    name: str


class Visitors(NamedTuple):
    """B-3.2.7: workers who stay in a trading town until their owner passes."""

    town: str
    seat: int
    workers: int
    place: int
    name: str


class Disc(NamedTuple):
    """B-0.5: whose turn comes when, in the row of this round (0) or of the next (1)."""

    seat: int
    row: int
    place: int
    name: str


@remembered
def ports(view: BretagneView, options: tuple[Action, ...]) -> list[Port]:
    edition, rent, improved = view.edition, view.rent, view.improved
    open_to_me = {action.args[0] for action in options if action.verb == "send"}
    found = []
    for number, id in enumerate(edition.ports):
        others = len(there(view, number)) if id in open_to_me else 0  # none of them is mine
        better = bool(improved[int(edition.port_coast[number])])
        found.append(Port(number, rent[number], better, int(edition.port_fee) * others))
    return found


def there(view: BretagneView, port: int) -> list[int]:
    """Who has a worker in a port."""
    return [seat for seat, ports in enumerate(view.in_port) if ports[port]]


@remembered
def workers(view: BretagneView, shape: Shape, names: tuple[str, ...]) -> list[Worker]:
    """B-4.2: those in the ports, and those on the light being evaluated who may go to one."""
    found = []
    for number, id in enumerate(view.edition.ports):
        x, y = shape.ports[id]
        for place, seat in enumerate(there(view, number)):
            found.append(Worker(f"in-{id}-{seat}", seat, (x + PORT[0] - 8 - 13 * place, y), names[seat]))
    return found + (leaving(view, shape) if view.tower >= 0 else [])


def leaving(view: BretagneView, shape: Shape) -> list[Worker]:
    edition, at = view.edition, view.tower
    slot = view.slot[at]
    highest = {
        view.floor_owner[FLOORS * at + level]: level
        for level in range(view.height[at])
        if view.floor_crew[FLOORS * at + level]
    }
    return [
        Worker(f"in-{id}-{seat}", seat, crew_place(shape, slot, level), "")
        for number, id in enumerate(edition.ports)
        if int(edition.port_coast[number]) == int(edition.slot_coast[slot])
        for seat, level in highest.items()
        if not view.in_port[seat][number]
    ]


@remembered
def visitors(view: BretagneView, names: tuple[str, ...]) -> list[Visitors]:
    found = []
    for number, town in enumerate(TRADING):
        here = [seat for seat in range(view.seats) if view.in_town[seat][number]]
        found += [
            Visitors(town, seat, view.in_town[seat][number], place, names[seat]) for place, seat in enumerate(here)
        ]
    return found


@remembered
def discs(view: BretagneView, names: tuple[str, ...]) -> list[Disc]:
    """B-3.3.1: every disc where it lies: in the next row once its owner has passed."""
    found = []
    for row, seats in enumerate((view.order, view.passed)):
        for place, seat in enumerate(seats):
            if seat >= 0 and (row or seat not in view.passed):
                found.append(Disc(seat, row, place, names[seat]))
    return found


# how it is drawn


@dataclass(frozen=True)
class Rent:
    """A port as it looks: what it pays now, what the other side of its tile pays, and both in words."""

    id: str
    name: str
    at: Point
    rent: list[Sign]
    other: list[Sign]
    label: str
    note: str


def rent(shape: Shape, words: Words, edition: BretagneEdition, port: Port) -> Rent:
    id, improved = edition.ports[port.number], port.improved
    faces = [edition.rent_normal[port.tile], edition.rent_improved[port.tile]] if port.tile >= 0 else []
    rents = [spoken(face, words) for face in faces] or ["–", "–"]
    name, coast = words(f"thing-{id}"), words(f"thing-{COASTS[int(edition.port_coast[port.number])]}")
    return Rent(
        id=id,
        name=name,
        at=shape.ports[id],
        rent=signs(faces[improved]) if faces else [],
        other=signs(faces[1 - improved]) if faces else [],
        label=words("board-port", name=name, rent=rents[improved], coast=coast),
        note=words("board-port-note", normal=rents[0], improved=rents[1], improved_now=int(improved)),
    )


def space(shape: Shape, seats: int, row: int, place: int) -> Point:
    """A space of Pontivy: the row of this round above, that of the next below."""
    x, y, w, _ = shape.pontivy
    upper, lower = (32, 55) if shape.name == "wide" else (22, 45)
    return (x + w - STEP * seats + 8 + STEP * place, y + (lower if row else upper))


def leaders(shape: Shape) -> list[tuple[Point, Point, Point]]:
    """From a harbour or town to the corner of its tile, and how large that is."""
    found: list[tuple[Point, Point, Point]] = [
        (shape.at(PORTS[id]), corner, PORT) for id, corner in shape.ports.items()
    ]
    if shape.name == "wide":
        for id, (x, y, w, h) in (("quimper", shape.quimper), ("pontivy", shape.pontivy)):
            found.append((shape.at(TOWNS[id]), (x, y), (w, h)))
    return found


def marks(shape: Shape, edition: BretagneEdition) -> list[tuple[str, Point, int]]:
    """The slots at their true places on the coast: category, place and number."""
    return [
        (CATEGORIES[int(edition.slot_category[slot])], shape.at(place), slot + 1) for slot, place in enumerate(LIGHTS)
    ]
