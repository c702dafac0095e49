"""What stands on the board: pieces in provinces, guilds and colonies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ludotheque.core.words import halves
from ludotheque.drawing import Lit, Words
from ludotheque.games.siecle_dor.components import ANTILLES, COLOUR_IDS, FIRST_COLONY, FIRST_GUILD, ORANGE, UNSOLD, USED
from ludotheque.games.siecle_dor.scene.shapes import ICONS, TALL, Box, Point, Shape
from ludotheque.games.siecle_dor.scene.view import SiecleDorView

ON_GROUND: Final = "place settle move create"
ON_MARKER: Final = "use auction lift"


@dataclass(frozen=True)
class Piece:
    """A pawn or a marker, perhaps several of them in one."""

    id: str
    seat: int
    marker: bool
    used: bool
    unsold: bool
    count: int
    at: Point
    place: str
    lit: bool
    label: str


@dataclass(frozen=True)
class Province:
    id: str
    name: str
    tone: str
    icon: str
    at: Point
    pieces: list[Piece]
    lit: bool
    label: str
    outline: str


@dataclass(frozen=True)
class Cell:
    """A space of the guild table or a colony."""

    id: str
    name: str
    tone: str
    icon: str
    box: Box
    number: str
    lit: bool
    verbs: str
    pieces: list[Piece]
    label: str


def row(shape: Shape, pieces: list[Piece], centre: Point) -> list[Piece]:
    """Pieces side by side round a point; many of them stand closer."""
    gap = shape.gap if len(pieces) <= 3 else shape.gap * 0.78
    first = centre[0] - gap * (len(pieces) - 1) / 2
    return [replace(piece, at=(first + gap * number, centre[1])) for number, piece in enumerate(pieces)]


def marker(view: SiecleDorView, words: Words, lit: Lit, names: Sequence[str], place: int) -> list[Piece]:
    """The marker of a place, as a list of none or one."""
    seat = view.holder[place]
    if seat < 0:
        return []
    id = view.edition.places[place]
    used, unsold = view.face[place] == USED, view.face[place] == UNSOLD
    said = words("board-marker-used" if used else "board-marker", name=names[seat])
    lights = lit(ON_MARKER, id)
    return [Piece(f"marker-{id}", seat, True, used, unsold, 1, (0, 0), id, lights, said)]


def provinces(view: SiecleDorView, shape: Shape, words: Words, lit: Lit, names: Sequence[str]) -> list[Province]:
    found = []
    for at, id in enumerate(view.edition.provinces):
        x, y = shape.at(shape.names[id])
        pieces = marker(view, words, lit, names, at)
        for seat in range(view.seats):
            count = view.pawns[seat][at]
            if count:
                said = words("board-pawns", name=names[seat], count=count)
                pieces.append(Piece(f"pawns-{id}-{seat}", seat, False, False, False, count, (0, 0), "", False, said))
        name = words(f"thing-{id}")
        tone = view.edition.colour[at]
        found.append(
            Province(
                id=id,
                name=name,
                tone=COLOUR_IDS[tone],
                icon=ICONS[tone],
                at=(x, y),
                pieces=row(shape, pieces, (x, y - (22 if shape is not TALL else 18.5))),
                lit=lit(ON_GROUND, id),
                label=words("board-province", name=name, colour=words(f"board-{COLOUR_IDS[tone]}")),
                outline=f"p-{id}",
            )
        )
    return found


def guilds(view: SiecleDorView, shape: Shape, words: Words, lit: Lit, names: Sequence[str]) -> list[Cell]:
    """Every cell of every column, with the holder's marker on its rung."""
    prices = list(view.edition.guild_prices)
    found = []
    for guild, rung in enumerate(view.rung):
        place = FIRST_GUILD + guild
        id = view.edition.places[place]
        x, y = shape.guild
        held = marker(view, words, lit, names, place)
        free = lit("take", id)
        price = halves(prices[rung + 1]) if rung + 1 < len(prices) else "–"
        label = words("board-guild", name=words(f"thing-{id}"), price=price)
        colour = view.edition.colour[place]
        tone, icon = COLOUR_IDS[colour], ICONS[colour]
        for step in range(len(prices)):
            box = (x + 44 * guild, y - 28 * step, 40.0, 25.0)
            here = row(shape, held, (box[0] + 20, box[1] + 12.5)) if step == rung else []
            offered = step == rung + 1
            name = id if offered or (step == rung == len(prices) - 1) else ""
            verbs = "take" if name else ""
            said = label if name else ""
            found.append(Cell(f"cell-{id}-{step}", name, tone, icon, box, "", free and offered, verbs, here, said))
    return found


def colonies(view: SiecleDorView, shape: Shape, words: Words, lit: Lit, names: Sequence[str]) -> list[Cell]:
    found = []
    for number, box in enumerate(shape.colonies):
        place = FIRST_COLONY + number
        id = view.edition.places[place]
        price = halves(view.edition.price[place])
        if place == ANTILLES:
            pieces = settlers(view, words, lit, names)
        else:
            pieces = marker(view, words, lit, names, place)
        middle = (box[0] + 40, box[1] + box[3] / 2)
        placed = spread(shape, pieces, box) if len(pieces) > 1 else row(shape, pieces, middle)
        label = words("board-colony", name=words(f"thing-{id}"), price=price)
        found.append(
            Cell(
                f"colony-{id}",
                id,
                COLOUR_IDS[ORANGE],
                ICONS[ORANGE],
                box,
                price,
                lit("land", id),
                "land",
                placed,
                label,
            )
        )
    return found


def settlers(view: SiecleDorView, words: Words, lit: Lit, names: Sequence[str]) -> list[Piece]:
    """Markers in the Antilles: for each player the active ones in one piece, the used ones in another."""
    id = view.edition.places[ANTILLES]
    found = []
    for seat in range(view.seats):
        active, unsold, used = view.antilles[seat]
        for count, turned in ((active + unsold, False), (used, True)):
            if count:
                said = words("board-marker-used" if turned else "board-marker", name=names[seat])
                light = seat == view.seat and lit("lift" if turned else ON_MARKER, id)
                name = f"antilles-{seat}-{'used' if turned else 'active'}"
                found.append(Piece(name, seat, True, turned, False, count, (0, 0), id, light, said))
    return found


def spread(shape: Shape, pieces: list[Piece], box: Box) -> list[Piece]:
    """Several pieces in one small box: two rows."""
    half = (len(pieces) + 1) // 2
    placed = []
    for number, piece in enumerate(pieces):
        line, column = divmod(number, half)
        wide = box[2] / (half + 0.6)
        x = box[0] + wide * (column + 0.8)
        y = box[1] + box[3] * (0.3 + 0.44 * line)
        placed.append(replace(piece, at=(x, y)))
    return placed
