"""The ways that pieces take: by sea between harbours and lights, along the track, from row to row of Pontivy."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ludotheque.drawing import Point
from ludotheque.drawing.lettering import number
from ludotheque.games.bretagne.components import MOST_SEATS
from ludotheque.games.bretagne.scene.coast import OUT, PORTS
from ludotheque.games.bretagne.scene.harbours import space
from ludotheque.games.bretagne.scene.shapes import PORT, Shape

Line = list[Point]
LADDER: Final = 95.0  # up to the highest floor


def ways(shape: Shape) -> list[tuple[str, str]]:
    """Each with what travels on it."""
    lines = {"sea": [*channels(shape), *ladders(shape), *lanes(shape)], "pontivy": rows(shape), "points": track(shape)}
    return [(kind, "".join(map(path, some))) for kind, some in lines.items() if some]


def path(line: Line) -> str:
    told = "M{} {}".format(*map(number, line[0]))
    for (x, y), (to_x, to_y) in pairwise(line):
        across, down = number(to_x - x), number(to_y - y)
        told += f"v{down}" if x == to_x else f"h{across}" if y == to_y else f"l{across} {down}"
    return told


def channels(shape: Shape) -> list[Line]:
    """From where the workers stand in a port through its harbour to the lane off its coast."""
    found = []
    for coast, outs in OUT.items():
        for id, out in outs.items():
            x, y = shape.ports[id]
            harbour = shape.at(PORTS[id])
            *between, last = map(shape.at, out)
            found.append([(x + PORT[0] - 8, y), harbour, *between, off(shape, coast, last)])
    return found


def off(shape: Shape, coast: str, point: Point) -> Point:
    """A point of the lane off a coast."""
    x, y = point
    return {"north": (x, shape.north), "west": (shape.west, y), "south": (x, shape.south)}[coast]


def ladders(shape: Shape) -> list[Line]:
    """From the lane up a light, or down from it where the lane passes above."""
    found = []
    for x, y in shape.towers:
        foot = (x, y - 10)
        if shape.name == "tall":
            found.append([(x, y + 12), foot, (x, y - LADDER)])
        elif x < shape.west:
            found.append([(shape.west, y - 10), foot, (x, y - LADDER)])
        else:
            found.append([(x, shape.north), foot, (x, y - LADDER)] if y < shape.north else [(x, shape.south), foot])
    return found


def lanes(shape: Shape) -> list[Line]:
    """Along the coasts, from junction to junction; the western one binds the others together."""
    junctions = {*(line[-1] for line in channels(shape)), *(line[0] for line in ladders(shape))}
    across = sorted({y for x, y in junctions if x != shape.west})
    junctions |= {(shape.west, y) for y in across}
    lines = [[at for at in junctions if at[1] == y] for y in across]
    lines.append([at for at in junctions if at[0] == shape.west])
    return [[start, end] for line in lines for start, end in pairwise(sorted(line))]


def rows(shape: Shape) -> list[Line]:
    """Along both rows of Pontivy, and from the one to the other."""
    places = [[space(shape, MOST_SEATS, row, place) for place in range(MOST_SEATS)] for row in range(2)]
    steps = [[start, end] for row in places for start, end in pairwise(row)]
    return steps + [[upper, lower] for upper, lower in zip(*places)]


def track(shape: Shape) -> list[Line]:
    if not shape.track:
        return []
    x, y, w, h = shape.track
    return [[(x, y + h / 2), (x + w, y + h / 2)]]
