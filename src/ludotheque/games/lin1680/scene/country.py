"""The land: coast, border, roads, sea routes and places, read from the edition and drawn once for each shape."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from ludotheque.drawing import Point
from ludotheque.drawing.lettering import curve, number
from ludotheque.games.lin1680.scene.shapes import Shape

EAST: Final = 1300  # past the right edge of every board
NORTH: Final = -320  # past the upper edge
HEAD: Final = ((884, NORTH), (870, -60), (852, 60))  # the coast of Normandy, down to where the outline begins
BOW: Final = 0.045  # how much a road bends

RELIEF: Final = (  # what is engraved where neither road nor name is, the far ones first
    ("copse", (910, 171)), ("mole", (400, 205)), ("mole", (248, 209)), ("copse", (818, 235)), ("mole", (276, 268)),
    ("copse", (864, 282)), ("mole", (246, 279)), ("mole", (354, 290)), ("copse", (642, 307)), ("copse", (536, 326)),
    ("copse", (441, 353)), ("copse", (746, 361)), ("copse", (842, 388)), ("copse", (862, 473)), ("copse", (689, 525)),
    ("copse", (851, 531)), ("copse", (879, 595)), ("copse", (785, 635)),
)  # fmt: skip


@cache
def country() -> dict[str, Any]:
    """The edition of the box: its map is what is engraved."""
    file = Path(__file__).parents[1] / "edition.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def smooth(shape: Shape, points: list[Point]) -> str:
    return curve([shape.at(point) for point in points], digits=0)


def straight(shape: Shape, points: list[Point]) -> str:
    return "L".join(f"{number(x)} {number(y)}" for x, y in (shape.at(point) for point in points))


def outline() -> list[Point]:
    return [(x, y) for x, y in country()["coast"]["outline"]]


def coast(shape: Shape) -> str:
    """From Normandy round the peninsula to Poitou, closed behind the right edge."""
    points = outline()
    last = points.index(shape.tail[0])
    return f"{smooth(shape, [*HEAD, *points[:last], *shape.tail])}L{straight(shape, _behind(shape))}z"


def border(shape: Shape) -> str:
    """The old border of the province, from the bay of Mont-Saint-Michel to the sea."""
    points = outline()
    return "M" + straight(shape, [*points[points.index(shape.tail[0]) :], points[0]])


def beyond(shape: Shape) -> str:
    """What lies on the other side of the border."""
    points = outline()
    inner = [*points[points.index(shape.tail[0]) :], points[0]]
    return f"M{straight(shape, [*inner, *HEAD[::-1], *_behind(shape)[::-1], *shape.tail[::-1]])}z"


def _behind(shape: Shape) -> list[Point]:
    return [(EAST, shape.tail[-1][1] + 60), (EAST, NORTH)]


def islands(shape: Shape) -> list[str]:
    return [smooth(shape, [*map(tuple, row["outline"]), tuple(row["outline"][0])]) + "z" for row in country()["island"]]


def spots() -> dict[str, Point]:
    return {row["id"]: (row["at"][0], row["at"][1]) for row in country()["place"]}


@cache
def types() -> dict[str, str]:
    return {row["id"]: row["type"] for row in country()["place"]}


def roads(shape: Shape) -> str:
    """All roads as one path, each a little bent, as a cart would have it."""
    places, parts = spots(), []
    for turn, link in enumerate(country()["roads"]["links"]):
        (x, y), (to_x, to_y) = (shape.at(places[id]) for id in link.split())
        bend = BOW if turn % 2 else -BOW
        across, down = to_x - x, to_y - y
        steps = (across / 2 - bend * down, down / 2 + bend * across, across, down)
        parts.append(f"M{number(x)} {number(y)}q" + " ".join(map(number, steps)).replace(" -", "-"))
    return "".join(parts)


def sea_routes(shape: Shape) -> str:
    places, parts = spots(), []
    for row in country()["sea"]:
        start, end = row["link"].split()
        parts.append(smooth(shape, [places[start], *map(tuple, row["via"]), places[end]]))
    return "".join(parts)


def signs(shape: Shape) -> list[tuple[str, str, str]]:
    """The sign of every place: its type, and where it stands."""
    return standing(shape, [(row["type"], tuple(row["at"])) for row in country()["place"]])


def relief(shape: Shape) -> list[tuple[str, str, str]]:
    return standing(shape, RELIEF)


def standing(shape: Shape, things: Iterable[tuple[str, Point]]) -> list[tuple[str, str, str]]:
    placed = [(what, shape.at(point)) for what, point in things]
    return [(what, number(x), number(y)) for what, (x, y) in placed]
