"""Everybody's tokens on the tracks, and the ways that they walk."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.drawing import Point
from ludotheque.drawing.memory import remembered
from ludotheque.games.tapestry.components import LAST, NONE, TRACKS
from ludotheque.games.tapestry.scene.shapes import Shape
from ludotheque.games.tapestry.scene.view import TapestryView


class Token(NamedTuple):
    seat: int
    number: int
    at: Point
    name: str


@remembered
def tokens(view: TapestryView, shape: Shape) -> list[Token]:
    """Tokens at the foot of their cell, side by side, closer where there are many."""
    on: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for seat in range(view.seats):
        for number, where in enumerate(zip(view.token_track[seat], view.token_space[seat])):
            if where[0] != NONE:
                on.setdefault(where, []).append((seat, number))
    found = []
    for (track, space), crowd in on.items():
        x, y, wide, high = (*shape.cell_at(track, space), *shape.cell) if space else shape.start_at(track)
        r = shape.token
        step = min(2 * r - 2, (wide - 2 * r - 3) / max(1, len(crowd) - 1))
        first = x + wide / 2 - step * (len(crowd) - 1) / 2
        for place, (seat, number) in enumerate(crowd):
            found.append(Token(seat, number, (first + step * place, y + high - r - 2.5), view.names[seat]))
    return sorted(found)


def ways(shape: Shape) -> list[list[Point]]:
    """What tokens walk along: each track from its start to its end, and from start to start, where one begins anew."""
    low = shape.token + 2.5
    starts, found = [], []
    for track in range(TRACKS):
        x, y, wide, high = shape.start_at(track)
        starts.append((x + wide / 2, y + high - low))
        corners = [shape.cell_at(track, space) for space in (1, LAST)]
        found.append([starts[-1], *((x + shape.cell[0] / 2, y + shape.cell[1] - low) for x, y in corners)])
    return [*found, *([start, end] for start, end in zip(starts, starts[1:]))]
