"""Where markers stand: provinces, the columns of the guild table, the colonies."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.words import halves
from ludotheque.drawing import Box, Point, Words
from ludotheque.games.siecle_dor.components import COLOUR_IDS, FIRST_COLONY, FIRST_GUILD, ORANGE
from ludotheque.games.siecle_dor.edition import SiecleDorEdition
from ludotheque.games.siecle_dor.scene.shapes import ICONS, Shape


@dataclass(frozen=True)
class Province:
    id: str
    name: str
    icon: str
    at: Point
    label: str


@dataclass(frozen=True)
class Cell:
    """A space of the guild table or a colony."""

    id: str
    name: str
    tone: str
    icon: str
    box: Box
    number: str
    label: str


def provinces(shape: Shape, words: Words, edition: SiecleDorEdition) -> list[Province]:
    found = []
    for at, id in enumerate(edition.provinces):
        name, colour = words(f"thing-{id}"), edition.colour[at]
        label = words("board-province", name=name, colour=words(f"board-{COLOUR_IDS[colour]}"))
        found.append(Province(id, name, ICONS[colour], shape.at(shape.names[id]), label))
    return found


def guild(shape: Shape, words: Words, edition: SiecleDorEdition, number: int, rung: int) -> list[Cell]:
    """A column of the guild table, from below; only the cell above its marker is for sale."""
    id, colour = edition.places[FIRST_GUILD + number], edition.colour[FIRST_GUILD + number]
    top = len(edition.guild_prices) - 1
    price = halves(edition.guild_prices[rung + 1]) if rung < top else "–"
    does = words(f"does-{COLOUR_IDS[colour]}")
    label = words("board-guild", name=words(f"thing-{id}"), does=does, price=price)
    found = []
    for step in range(top + 1):
        named = step == rung + 1 or step == rung == top
        name, said = (id, label) if named else ("", "")
        box = shape.cell(number, step)
        found.append(Cell(f"cell-{id}-{step}", name, COLOUR_IDS[colour], ICONS[colour], box, "", said))
    return found


def colonies(shape: Shape, words: Words, edition: SiecleDorEdition) -> list[Cell]:
    found = []
    for number, box in enumerate(shape.colonies):
        place = FIRST_COLONY + number
        id, price = edition.places[place], halves(edition.price[place])
        label = words("board-colony", name=words(f"thing-{id}"), price=price)
        found.append(Cell(f"colony-{id}", id, COLOUR_IDS[ORANGE], ICONS[ORANGE], box, price, label))
    return found
