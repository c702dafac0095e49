"""Beside the map and the tracks: technology on display, the decks, the objectives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from ludotheque.drawing import Box, Words
from ludotheque.drawing.lettering import shorten
from ludotheque.drawing.memory import remembered
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.scene.effects import Drawn, draw
from ludotheque.games.tapestry.scene.shapes import TIERS, Shape
from ludotheque.games.tapestry.scene.view import TapestryView

ICON: Final = 19.0  # the side of an icon on display, and on a mat
LOW_ICON: Final = 17.0
BOTTOM: Final = 2  # of the rows as they are drawn
OBJECTIVE_ICONS: Final = {"track": "upgrade", "topple": "watchtower", "island": "tile"}


DECKS: Final = (
    ("tech", "tech"), ("tile", "tile"), ("space", "ringed-planet"), ("tapestry", "scroll-unfurled"),
    ("civilization", "ancient-columns"),
)  # fmt: skip


@dataclass(frozen=True)
class Face:
    """A technology card as it is drawn: its circle, its square and what the square needs; low, what it gives next."""

    id: str
    box: Box
    name: str
    title: str
    circle: Drawn
    square: Drawn
    needs: str  # icon
    least: str
    tokens: int
    note: str


class Tech(NamedTuple):
    """A technology card, and how many tokens of the Inventors lie on it."""

    edition: TapestryEdition
    number: int
    tokens: int

    def face(self, words: Words, box: Box, size: float = 14.1) -> Face:
        edition, number = self.edition, self.number
        id, room = edition.techs[number], box[2] / 2 - 8
        needs, least = int(edition.needs[number]), int(edition.needs_least[number])
        name = words(f"thing-{id}")
        return Face(
            id=id,
            box=box,
            name=name,
            title=shorten(name, box[2] - 10, size),
            circle=draw(edition.phrases[edition.circle[number]], room, ICON, 2, 1),
            square=draw(edition.phrases[edition.square[number]], room, ICON, 2, 1),
            needs=c.TRACK_ICONS[needs] if needs < c.TRACKS else c.BUILDING_ICONS[needs - c.TRACKS],
            least=TIERS[(least - 1) // c.TIER] if needs < c.TRACKS else str(least),
            tokens=self.tokens,
            note=words(f"text-{id}"),
        )

    def next(self, room: float, row: int) -> Drawn:
        """What it gives when it is upgraded from the bottom row, or was upgraded to the top one."""
        phrase = (self.edition.circle if row == BOTTOM else self.edition.square)[self.number]
        return draw(self.edition.phrases[phrase], room, LOW_ICON, 1)


class Deck(NamedTuple):
    place: int
    left: int

    @property
    def kind(self) -> str:
        return DECKS[self.place][0]

    @property
    def icon(self) -> str:
        return DECKS[self.place][1]

    def box(self, shape: Shape) -> Box:
        x, y, w, h = shape.decks
        return (x + shape.deck_step * (self.place - 1), y, w, h) if self.place else shape.deck


class Objective(NamedTuple):
    """T-17.3: what it is still worth, and who has had the rest."""

    edition: TapestryEdition
    large: int
    number: int
    holders: tuple[int, ...]

    @property
    def id(self) -> str:
        return f"objective-{c.OBJECTIVE_IDS[self.number]}"

    @property
    def icon(self) -> str:
        return OBJECTIVE_ICONS[c.OBJECTIVE_IDS[self.number]]

    @property
    def points(self) -> list[tuple[int, bool]]:
        """Its values, and whether somebody has had them."""
        values = self.edition.objective_points[c.OBJECTIVES * self.large + self.number]
        return [(value, place < len(self.holders)) for place, value in enumerate(values)]

    def box(self, shape: Shape) -> Box:
        x, y, w, h = shape.objectives
        return (x + shape.objective_step[0] * self.number, y + shape.objective_step[1] * self.number, w, h)


@remembered
def display(view: TapestryView) -> list[tuple[Tech, int]]:
    """The cards that may be invented, each in its place; older positions know no places."""
    open = [number for number, place in enumerate(view.tech_place) if place == c.DISPLAY]
    known = {number: -1 - view.tech_tokens[number] for number in open if view.tech_tokens[number] < 0}
    free = [place for place in range(len(open)) if place not in known.values()]
    return [(Tech(view.edition, number, 0), known[number] if number in known else free.pop(0)) for number in open]


@remembered
def decks(view: TapestryView) -> list[Deck]:
    """The deck of technology cards, then those of tiles, cards and civilizations."""
    left = (
        view.tech_place.count(c.DECK),
        view.tile_place.count(c.TILE_DECK),
        view.space_place.count(c.SPACE_DECK),
        view.deck,
        view.civilization_pile,
    )
    return [Deck(place, count) for place, count in enumerate(left)]


@remembered
def objectives(view: TapestryView) -> list[Objective]:
    had = [tuple(seat for seat in range(view.seats) if view.objective[seat][number]) for number in range(c.OBJECTIVES)]
    return [Objective(view.edition, view.large, number, holders) for number, holders in enumerate(had)]
