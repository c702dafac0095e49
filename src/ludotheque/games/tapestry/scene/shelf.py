"""Beside the map and the tracks: technology on display, the decks, the objectives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.notation import Phrase
from ludotheque.drawing import Lit, Words
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

SMALLEST: Final = 12.0
TECH_VERBS: Final = "invent upgrade use discard"
OBJECTIVE_ICONS: Final = {"track": "upgrade", "topple": "watchtower", "island": "tile"}


@dataclass(frozen=True)
class Tech:
    """A technology card: its circle, its square and what the square needs."""

    id: str
    box: Box
    name: str
    title: str
    circle: Drawn
    square: Drawn
    needs: str  # icon
    least: str
    row: int
    tokens: int
    lit: bool
    note: str
    low: bool  # only what it can do next


@dataclass(frozen=True)
class Deck:
    id: str
    name: str
    icon: str
    count: int
    box: Box
    caption: str
    lit: bool
    verbs: str


@dataclass(frozen=True)
class Objective:
    id: str
    box: Box
    icon: str
    name: str
    note: str
    points: list[tuple[int, bool]]  # worth, and whether somebody has had it
    holders: list[int]


def tech(view: TapestryView, words: Words, lit: Lit, number: int, box: Box, row: int = -1, low: bool = False) -> Tech:
    edition = view.edition
    id = edition.techs[number]
    needs, least = int(edition.needs[number]), int(edition.needs_least[number])
    side = 15 if low else 17
    room = (box[2] - 8) / 2 - 14 if low else box[2] / 2 - 10
    return Tech(
        id=id,
        box=box,
        name=id,
        title=shorten(words(f"thing-{id}"), box[2] - 12, 11 if low else 12.5),
        circle=fitted(edition.phrases[edition.circle[number]], room, side, low),
        square=fitted(edition.phrases[edition.square[number]], room, side, low),
        needs=TRACK_ICONS[needs] if needs < TRACKS else BUILDING_ICONS[needs - TRACKS],
        least=TIERS[(least - 1) // TIER] if needs < TRACKS else str(least),
        row=row,
        tokens=view.tech_tokens[number],
        lit=lit(TECH_VERBS, id),
        note=words(f"text-{id}"),
        low=low,
    )


def fitted(phrase: Phrase, room: float, side: float, low: bool) -> Drawn:
    """On a low card one row, unless the icons would be too small for it."""
    row = draw(phrase, room, side, 1 if low else 2)
    return row if not low or row.glyphs[0].side >= SMALLEST else draw(phrase, room, SMALLEST, 2, 1)


def display(view: TapestryView, shape: Shape, words: Words, lit: Lit) -> list[Tech]:
    """The cards that may be invented."""
    x, y, w, h = shape.display
    open_cards = [number for number, place in enumerate(view.tech_place) if place == DISPLAY]
    found = []
    for at, number in enumerate(open_cards):
        found.append(tech(view, words, lit, number, (x + shape.step * at, y, w, h)))
    return found


def decks(view: TapestryView, shape: Shape, words: Words, lit: Lit) -> list[Deck]:
    """The deck of technology cards, then those of tiles, cards and civilizations."""
    techs = sum(1 for place in view.tech_place if place == DECK)
    found = [
        Deck("deck-tech", "tech-deck", "tech", techs, shape.deck, words("board-deck-tech"),
             lit("invent", "tech-deck"), "invent")
    ]  # fmt: skip
    x, y, w, h = shape.decks
    tiles = sum(1 for place in view.tile_place if place == TILE_DECK)
    spaces = sum(1 for place in view.space_place if place == SPACE_DECK)
    others = (
        ("tile", "tile", tiles),
        ("space", "ringed-planet", spaces),
        ("tapestry", "scroll-unfurled", counted(view.deck)),
        ("civilization", "ancient-columns", counted(view.civilization_pile)),
    )
    for at, (id, icon, count) in enumerate(others):
        box = (x + shape.deck_step * at, y, w, h)
        found.append(Deck(f"deck-{id}", "", icon, count, box, words(f"board-deck-{id}"), False, ""))
    return found


def counted(hidden: int | list[int]) -> int:
    """A pile, seen or not."""
    return hidden if isinstance(hidden, int) else sum(hidden)


def objectives(view: TapestryView, shape: Shape, words: Words) -> list[Objective]:
    """T-17.3: what each is still worth, and who has had the rest."""
    x, y, w, h = shape.objectives
    found = []
    for at, id in enumerate(OBJECTIVE_IDS):
        points = view.edition.objective_points[OBJECTIVES * view.large + at]
        had = [seat for seat in range(view.seats) if view.objective[seat][at]]
        box = (x + shape.objective_step[0] * at, y + shape.objective_step[1] * at, w, h)
        found.append(
            Objective(
                id=f"objective-{id}",
                box=box,
                icon=OBJECTIVE_ICONS[id],
                name=words(f"thing-objective-{id}"),
                note=words(f"text-objective-{id}"),
                points=[(value, place < len(had)) for place, value in enumerate(points)],
                holders=had,
            )
        )
    return found
