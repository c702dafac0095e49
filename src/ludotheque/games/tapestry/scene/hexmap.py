"""The map: hexes with a terrain at each corner, and what stands on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from ludotheque.core.saying import said
from ludotheque.drawing import Point, Words
from ludotheque.drawing.memory import remembered
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.map.atlas import OFF_MAP, all_hexes, hex_ids
from ludotheque.games.tapestry.scene.effects import Drawn, draw
from ludotheque.games.tapestry.scene.hexagon import SIDE
from ludotheque.games.tapestry.scene.shapes import Shape
from ludotheque.games.tapestry.scene.view import TapestryView

IDS: Final = hex_ids()
HEXES: Final = all_hexes()
NAMES: Final = {"S": "sea", "D": "desert", "F": "forest", "G": "grassland", "M": "mountain"}
STANDING: Final = {1: [(0.0, -5.0)], 2: [(-10.0, -5.0), (10.0, -5.0)]}
PIECE_SEATS: Final = 8  # how a piece is written: 1 + seat + 8 * kind + 256 * toppled
PIECE_KINDS: Final = 32


@dataclass(frozen=True)
class Ground:
    """What is to be seen of a territory: the terrain of each corner, where it changes, islands, the benefit."""

    corners: tuple[str, ...]  # each corner with land, and which: 2M
    borders: tuple[int, ...]
    inner: tuple[str, ...]
    benefit: Drawn | None


class Field(NamedTuple):
    """A place on the small map or on the large one."""

    large: int
    number: int

    @property
    def id(self) -> str:
        return IDS[self.number]

    @property
    def short(self) -> str:
        """As the options call it."""
        return self.id.removeprefix("hex-")

    def at(self, shape: Shape) -> Point:
        return shape.hex_at(*HEXES[self.number], bool(self.large))

    def scale(self, shape: Shape) -> float:
        return round(shape.side(bool(self.large)) / SIDE, 3)


FIELDS: Final = [[Field(large, number) for number in range(len(HEXES))] for large in range(2)]


class Hex(NamedTuple):
    """A hex as it lies; `owner` is who controls it."""

    edition: TapestryEdition
    field: Field
    tile: int
    turned: int
    owner: str

    @property
    def ground(self) -> Ground | None:
        """Nothing while it is unexplored."""
        if self.tile == c.UNEXPLORED:
            return None
        return ground(*self.terrain, printed(self.edition, self.tile) if self.tile >= 0 else None)

    @property
    def terrain(self) -> tuple[list[str], int]:
        """The terrains at the corners as it lies, and the land inside it."""
        if self.tile == c.PRINTED:
            atlas, here = self.edition.atlas[self.field.large], self.field.number
            corners = [c.TERRAINS[int(atlas.corners[c.SIDES * here + number])] for number in range(c.SIDES)]
            return corners, int(atlas.inner[here])
        return turned(self.edition, self.tile, self.turned), int(self.edition.tile_inner[self.tile])

    def label(self, words: Words) -> str:
        middle = self.edition.atlas[self.field.large].middle
        kind = "middle" if self.field.number == middle else "hex"
        return words(f"board-{kind}", id=self.field.short)

    def note(self, words: Words) -> str:
        """The terrains clockwise, the benefit, and who controls it."""
        if self.tile == c.UNEXPLORED:
            return words("board-unexplored")
        corners, inner = self.terrain
        kinds = list(dict.fromkeys([*corners, *(letter for at, letter in enumerate(c.TERRAINS) if inner >> at & 1)]))
        parts = [words("board-terrains", terrains=", ".join(words(f"thing-{NAMES[kind]}") for kind in kinds))]
        if self.tile >= 0:
            benefit = self.edition.phrases[self.edition.tile_benefit[self.tile]]
            parts.append(words("board-benefit", benefit=said(benefit, words)))
        if self.owner:
            parts.append(words("board-controlled", name=self.owner))
        return " ".join(parts)


class Mark(NamedTuple):
    """What is marked on a hex: who controls it, whether the question is about it, which capitals start there."""

    field: Field
    controller: int
    here: bool
    start: str


class Piece(NamedTuple):
    """T-10.2: a piece on the map, standing or toppled; `written` is how the position writes it."""

    field: Field
    place: int
    beside: bool  # whether another piece is there
    written: int
    name: str

    @property
    def id(self) -> str:
        return f"piece-{self.field.id}-{self.place}"

    @property
    def seat(self) -> int:
        return (self.written - 1) % PIECE_SEATS

    @property
    def what(self) -> int:
        return (self.written - 1) // PIECE_SEATS % PIECE_KINDS

    @property
    def toppled(self) -> bool:
        return self.written > PIECE_SEATS * PIECE_KINDS

    @property
    def kind(self) -> str:
        """An outpost, a token, a building or a landmark."""
        if self.what >= c.FIRST_LANDMARK:
            return "landmark"
        return {0: "outpost", c.TOKEN: "token"}.get(self.what, "building")

    @property
    def icon(self) -> str:
        return c.BUILDING_ICONS[self.what - c.FIRST_BUILDING] if self.kind == "building" else "greek-temple"

    def at(self, shape: Shape) -> Point:
        (x, y), scale = self.field.at(shape), self.field.scale(shape)
        dx, dy = STANDING[2 if self.beside else 1][self.place if self.beside else 0]
        return (x + scale * dx, y + scale * dy)

    def label(self, words: Words) -> str:
        return words(f"board-{self.kind}{'-toppled' if self.toppled else ''}", name=self.name)


def turned(edition: TapestryEdition, tile: int, sixths: int) -> list[str]:
    own = [c.TERRAINS[int(edition.tile_corners[c.SIDES * tile + number])] for number in range(c.SIDES)]
    return [own[(number - sixths) % c.SIDES] for number in range(c.SIDES)]


def ground(corners: list[str], inner: int, benefit: Drawn | None) -> Ground:
    changes = (number for number in range(c.SIDES) if corners[number] != corners[(number + 1) % c.SIDES])
    lands = (letter for number, letter in enumerate(c.TERRAINS) if inner >> number & 1)
    land = (f"{number}{letter}" for number, letter in enumerate(corners) if letter != c.TERRAINS[c.SEA])
    return Ground(tuple(land), tuple(changes), tuple(lands), benefit)


def tile_ground(edition: TapestryEdition, tile: int, sixths: int = 0) -> Ground:
    """A tile as it would lie."""
    return ground(turned(edition, tile, sixths), int(edition.tile_inner[tile]), printed(edition, tile))


def printed(edition: TapestryEdition, tile: int) -> Drawn:
    """The benefit on a tile, small enough for its foot."""
    return draw(edition.phrases[edition.tile_benefit[tile]], 34, 16, 1)


@remembered
def hexes(view: TapestryView) -> list[Hex]:
    """Every hex of the map in use."""
    edition, names = view.edition, view.names
    lying = zip(FIELDS[view.large], view.tile, view.turned, view.controller)
    return [
        Hex(edition, field, tile, turned, names[owner] if owner >= 0 else "")
        for field, tile, turned, owner in lying
        if tile != OFF_MAP
    ]


def terrain(view: TapestryView, number: int) -> list[str]:
    """The terrains at the corners of a hex that is explored."""
    return Hex(view.edition, FIELDS[view.large][number], view.tile[number], view.turned[number], "").terrain[0]


@remembered
def marks(view: TapestryView) -> list[Mark]:
    """Where something stands, a capital starts, or what is asked is about."""
    starts: dict[int, list[str]] = {}
    for capital, hex in enumerate(view.edition.atlas[view.large].start):
        if capital:
            starts.setdefault(int(hex), []).append(str(capital))
    here = view.matter.get("hex", c.NONE) if view.question else c.NONE
    there = zip(FIELDS[view.large], view.controller, view.piece[::2])
    return [
        Mark(field, owner, at == here, "/".join(starts.get(at, ())))
        for at, (field, owner, piece) in enumerate(there)
        if piece or at in starts or at == here
    ]


@remembered
def pieces(view: TapestryView) -> list[Piece]:
    """At most two on a hex, side by side."""
    fields, piece, names = FIELDS[view.large], view.piece, view.names
    return [
        Piece(fields[at // 2], at % 2, bool(piece[at ^ 1]), written, names[(written - 1) % PIECE_SEATS])
        for at, written in enumerate(piece)
        if written
    ]
