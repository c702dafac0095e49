"""Beside the map and the tracks: technology on display, the decks, the objectives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from ludotheque.core.notation import Phrase
from ludotheque.drawing import Words
from ludotheque.drawing.lettering import shorten
from ludotheque.games.tapestry.components import (
    BUILDING_ICONS,
    DECK,
    DISPLAY,
    OBJECTIVE_IDS,
    OBJECTIVES,
    SPACE_DECK,
    TIER,
    TILE_DECK,
    TRACK_ICONS,
    TRACKS,
)
from ludotheque.games.tapestry.scene.effects import Drawn, draw
from ludotheque.games.tapestry.scene.shapes import TIERS, Box, Shape
from ludotheque.games.tapestry.scene.view import TapestryView

if TYPE_CHECKING:
    from ludotheque.games.tapestry.edition import TapestryEdition

SMALLEST: Final = 12.0
OBJECTIVE_ICONS: Final = {"track": "upgrade", "topple": "watchtower", "island": "tile"}


DECKS: Final = (
    ("tech", "tech"), ("tile", "tile"), ("space", "ringed-planet"), ("tapestry", "scroll-unfurled"),
    ("civilization", "ancient-columns"),
)  # fmt: skip


@dataclass(frozen=True)
class Face:
    """A technology card as it is drawn: its circle, its square and what the square needs."""

    id: str
    box: Box
    title: str
    circle: Drawn
    square: Drawn
    needs: str  # icon
    least: str
    tokens: int
    note: str
    low: bool  # only what it can do next


class Tech(NamedTuple):
    """A technology card, and how many tokens of the Inventors lie on it."""

    edition: TapestryEdition
    number: int
    tokens: int

    def face(self, words: Words, box: Box, low: bool = False) -> Face:
        edition, number = self.edition, self.number
        id = edition.techs[number]
        needs, least = int(edition.needs[number]), int(edition.needs_least[number])
        side = 15 if low else 17
        room = (box[2] - 8) / 2 - 14 if low else box[2] / 2 - 10
        return Face(
            id=id,
            box=box,
            title=shorten(words(f"thing-{id}"), box[2] - 12, 11 if low else 12.5),
            circle=fitted(edition.phrases[edition.circle[number]], room, side, low),
            square=fitted(edition.phrases[edition.square[number]], room, side, low),
            needs=TRACK_ICONS[needs] if needs < TRACKS else BUILDING_ICONS[needs - TRACKS],
            least=TIERS[(least - 1) // TIER] if needs < TRACKS else str(least),
            tokens=self.tokens,
            note=words(f"text-{id}"),
            low=low,
        )


def fitted(phrase: Phrase, room: float, side: float, low: bool) -> Drawn:
    """On a low card one row, unless the icons would be too small for it."""
    row = draw(phrase, room, side, 1 if low else 2)
    return row if not low or row.glyphs[0].side >= SMALLEST else draw(phrase, room, SMALLEST, 2, 1)


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
        return f"objective-{OBJECTIVE_IDS[self.number]}"

    @property
    def icon(self) -> str:
        return OBJECTIVE_ICONS[OBJECTIVE_IDS[self.number]]

    @property
    def points(self) -> list[tuple[int, bool]]:
        """Its values, and whether somebody has had them."""
        values = self.edition.objective_points[OBJECTIVES * self.large + self.number]
        return [(value, place < len(self.holders)) for place, value in enumerate(values)]

    def box(self, shape: Shape) -> Box:
        x, y, w, h = shape.objectives
        return (x + shape.objective_step[0] * self.number, y + shape.objective_step[1] * self.number, w, h)


def display(view: TapestryView) -> list[Tech]:
    """The cards that may be invented."""
    return [
        Tech(view.edition, number, view.tech_tokens[number])
        for number, place in enumerate(view.tech_place)
        if place == DISPLAY
    ]


def decks(view: TapestryView) -> list[Deck]:
    """The deck of technology cards, then those of tiles, cards and civilizations."""
    left = (
        view.tech_place.count(DECK),
        view.tile_place.count(TILE_DECK),
        view.space_place.count(SPACE_DECK),
        counted(view.deck),
        counted(view.civilization_pile),
    )
    return [Deck(place, count) for place, count in enumerate(left)]


def counted(hidden: int | list[int]) -> int:
    """A pile, seen or not."""
    return hidden if isinstance(hidden, int) else sum(hidden)


def objectives(view: TapestryView) -> list[Objective]:
    had = [tuple(seat for seat in range(view.seats) if view.objective[seat][number]) for number in range(OBJECTIVES)]
    return [Objective(view.edition, view.large, number, holders) for number, holders in enumerate(had)]
