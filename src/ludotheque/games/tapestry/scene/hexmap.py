"""The map: hexes with a terrain at each corner, and what stands on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin, sqrt
from typing import Final

from ludotheque.core.saying import said
from ludotheque.drawing import Lit, Words
from ludotheque.games.tapestry.components import FIRST_LANDMARK, NONE, PRINTED, SEA, SIDES, TERRAINS, TOKEN, UNEXPLORED
from ludotheque.games.tapestry.map.atlas import OFF_MAP, all_hexes, hex_ids
from ludotheque.games.tapestry.scene.effects import Drawn, draw
from ludotheque.games.tapestry.scene.shapes import Point, Shape
from ludotheque.games.tapestry.scene.view import TapestryView

SIDE: Final = 30.0  # of a hex as the plate draws it; scaled on the map
VERBS: Final = "explore conquer place settle levy rally"
NAMES: Final = {"S": "sea", "D": "desert", "F": "forest", "G": "grassland", "M": "mountain"}
STANDING: Final = {1: [(0.0, -5.0)], 2: [(-10.0, -5.0), (10.0, -5.0)]}
PIECE_SEATS: Final = 8  # how a piece is written: 1 + seat + 8 * kind + 256 * toppled
PIECE_KINDS: Final = 32


@dataclass(frozen=True)
class Ground:
    """What is to be seen of a territory: the terrain of each corner, where it changes, islands, the benefit."""

    corners: list[str]  # each corner with land, and which: 2M
    borders: list[int]
    inner: list[str]
    benefit: Drawn | None


@dataclass(frozen=True)
class Piece:
    id: str
    seat: int
    kind: str  # outpost, token, building or landmark
    icon: int
    toppled: bool
    at: Point
    label: str


@dataclass(frozen=True)
class Hex:
    id: str
    at: Point
    scale: float
    ground: Ground | None  # nothing while it is unexplored
    pieces: list[Piece]
    controller: int
    start: str  # numbers of the capitals that start here
    here: bool  # what is asked is about it
    lit: bool
    label: str
    note: str


def corner(number: int, radius: float = SIDE) -> Point:
    """A corner of a hex with a flat top, clockwise from the top left one."""
    angle = pi / 3 * (number - 2)
    return (radius * cos(angle), radius * sin(angle))


def middle_of(side: int) -> Point:
    """The middle of a side, clockwise from the top one."""
    angle = pi / 3 * side - pi / 2
    return (SIDE * sqrt(3) / 2 * cos(angle), SIDE * sqrt(3) / 2 * sin(angle))


def border(side: int) -> tuple[Point, Point]:
    """The wavy line from the middle of a hex to the middle of a side: its bend and its end."""
    x, y = middle_of(side)
    bend = 5.0 if side % 2 else -5.0
    return (x / 2 - bend * y / SIDE, y / 2 + bend * x / SIDE), (x, y)


def kite(number: int) -> str:
    """The part of a hex that belongs to a corner."""
    (ax, ay), (bx, by) = border((number + 5) % SIDES)
    (cx, cy), (dx, dy) = border(number)
    x, y = corner(number)
    return f"M0 0Q{ax:.1f} {ay:.1f} {bx:.1f} {by:.1f}L{x:.1f} {y:.1f}L{dx:.1f} {dy:.1f}Q{cx:.1f} {cy:.1f} 0 0z"


def outline(radius: float = SIDE) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (corner(number, radius) for number in range(SIDES))) + "z"


def terrain(view: TapestryView, hex: int) -> tuple[list[str], int]:
    """The terrains at the corners of a hex as it lies, and the land inside it."""
    edition, tile = view.edition, view.tile[hex]
    if tile == PRINTED:
        atlas = edition.atlas[view.large]
        return [TERRAINS[int(atlas.corners[SIDES * hex + number])] for number in range(SIDES)], int(atlas.inner[hex])
    return turned(view, tile, view.turned[hex]), int(edition.tile_inner[tile])


def turned(view: TapestryView, tile: int, sixths: int) -> list[str]:
    own = [TERRAINS[int(view.edition.tile_corners[SIDES * tile + number])] for number in range(SIDES)]
    return [own[(number - sixths) % SIDES] for number in range(SIDES)]


def ground(corners: list[str], inner: int, benefit: Drawn | None) -> Ground:
    changes = [number for number in range(SIDES) if corners[number] != corners[(number + 1) % SIDES]]
    lands = [letter for number, letter in enumerate(TERRAINS) if inner >> number & 1]
    land = [f"{number}{letter}" for number, letter in enumerate(corners) if letter != TERRAINS[SEA]]
    return Ground(land, changes, lands, benefit)


def tile_ground(view: TapestryView, tile: int, sixths: int = 0) -> Ground:
    """A tile as it would lie."""
    return ground(turned(view, tile, sixths), int(view.edition.tile_inner[tile]), printed(view, tile))


def printed(view: TapestryView, tile: int) -> Drawn:
    """The benefit on a tile, small enough for its foot."""
    return draw(view.edition.phrases[view.edition.tile_benefit[tile]], 26, 13, 1)


def hexes(view: TapestryView, shape: Shape, words: Words, lit: Lit, names: Sequence[str]) -> list[Hex]:
    """Every hex of the map in use."""
    large = bool(view.large)
    starts = [int(hex) for hex in view.edition.atlas[view.large].start]
    found = []
    for at, (id, (u, v)) in enumerate(zip(hex_ids(), all_hexes())):
        if view.tile[at] == OFF_MAP:
            continue
        here = "/".join(str(number) for number, hex in enumerate(starts) if hex == at and number)
        known = view.tile[at] != UNEXPLORED
        seen = (
            ground(*terrain(view, at), printed(view, view.tile[at]) if view.tile[at] >= 0 else None) if known else None
        )
        found.append(
            Hex(
                id=id,
                at=shape.hex_at(u, v, large),
                scale=shape.side(large) / SIDE,
                ground=seen,
                pieces=pieces(view, words, names, at, id),
                controller=view.controller[at],
                start=here,
                here=view.matter.get("hex", NONE) == at,
                lit=lit(VERBS, id),
                label=label(view, words, at, id),
                note=note(view, words, names, at),
            )
        )
    return found


def label(view: TapestryView, words: Words, hex: int, id: str) -> str:
    if hex == view.edition.atlas[view.large].middle:
        return words("board-middle", id=id.removeprefix("hex-"))
    return words("board-hex", id=id.removeprefix("hex-"))


def note(view: TapestryView, words: Words, names: Sequence[str], hex: int) -> str:
    """The terrains clockwise, the benefit, and who controls it."""
    if view.tile[hex] == UNEXPLORED:
        return words("board-unexplored")
    corners, inner = terrain(view, hex)
    kinds = list(dict.fromkeys([*corners, *(letter for at, letter in enumerate(TERRAINS) if inner >> at & 1)]))
    parts = [words("board-terrains", terrains=", ".join(words(f"thing-{NAMES[kind]}") for kind in kinds))]
    if view.tile[hex] >= 0:
        benefit = view.edition.phrases[view.edition.tile_benefit[view.tile[hex]]]
        parts.append(words("board-benefit", benefit=said(benefit, words)))
    if view.controller[hex] >= 0:
        parts.append(words("board-controlled", name=names[view.controller[hex]]))
    return " ".join(parts)


def pieces(view: TapestryView, words: Words, names: Sequence[str], hex: int, id: str) -> list[Piece]:
    """T-10.2: at most two pieces, standing or toppled."""
    written = [view.piece[2 * hex + place] for place in (0, 1)]
    places = STANDING[max(1, sum(1 for piece in written if piece))]
    found: list[Piece] = []
    for place, piece in enumerate(written):
        if not piece:
            continue
        seat, kind = (piece - 1) % PIECE_SEATS, (piece - 1) // PIECE_SEATS % PIECE_KINDS
        toppled = piece - 1 >= PIECE_SEATS * PIECE_KINDS
        name = "outpost" if kind == 0 else "token" if kind == TOKEN else "building"
        name = "landmark" if kind >= FIRST_LANDMARK else name
        said_of = words(f"board-{name}{'-toppled' if toppled else ''}", name=names[seat])
        found.append(Piece(f"piece-{id}-{place}", seat, name, kind - 2, toppled, places[len(found)], said_of))
    return found
