"""What a player holds besides the mats: cards in hand, tiles, technology in three rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.saying import said
from ludotheque.drawing import Lit, Words
from ludotheque.drawing.lettering import shorten, wrapped
from ludotheque.games.tapestry.components import FIRST_ROW, FIRST_SPACE, FIRST_SUPPLY, FIRST_VISITED, ROWS
from ludotheque.games.tapestry.scene.effects import Drawn, draw
from ludotheque.games.tapestry.scene.hexmap import Ground, tile_ground
from ludotheque.games.tapestry.scene.shapes import Box
from ludotheque.games.tapestry.scene.shelf import Tech, tech
from ludotheque.games.tapestry.scene.view import TapestryView

CARD: Final = (86.0, 84.0)
HAND_VERBS: Final = "play discard"
TRAP: Final = "trap"


@dataclass(frozen=True)
class Card:
    """A tapestry card in hand, perhaps several alike."""

    id: str
    name: str
    icon: str
    title: list[str]
    short: str  # on a strip
    kind: str
    count: int
    lit: bool
    label: str
    note: str


@dataclass(frozen=True)
class Tile:
    id: str
    name: str
    ground: Ground
    lit: bool
    label: str
    note: str


@dataclass(frozen=True)
class SpaceTile:
    id: str
    name: str
    effect: Drawn
    visited: bool
    lit: bool
    label: str
    note: str


def hand(view: TapestryView, words: Words, lit: Lit, seat: int) -> list[Card]:
    """The cards of the viewer; of others only their number is known."""
    held = view.hand[seat]
    if isinstance(held, int):
        return []
    found = []
    for face, id in enumerate(view.edition.verbs.names["card"]):
        if not held[face]:
            continue
        era = bool(view.edition.card_kind_era[face])
        found.append(
            Card(
                id=f"hand-{id}",
                name=id,
                icon="wolf-trap" if id == TRAP else "hourglass" if era else "scroll-unfurled",
                title=wrapped(words(f"thing-{id}"), 13, 3),
                short=shorten(words(f"thing-{id}"), 108, 12.5),
                kind=words("board-this-era" if era else "board-when-played"),
                count=held[face],
                lit=lit(HAND_VERBS, id) or (id == TRAP and lit("trap")),
                label=words(f"thing-{id}"),
                note=words(f"text-{id}"),
            )
        )
    return found


def tiles(view: TapestryView, words: Words, lit: Lit, seat: int) -> list[Tile]:
    found = []
    for number, place in enumerate(view.tile_place):
        if place != FIRST_SUPPLY + seat:
            continue
        id = f"tile-{number + 1}"
        benefit = view.edition.phrases[view.edition.tile_benefit[number]]
        note = words("board-benefit", benefit=said(benefit, words))
        label = words("thing-tile-number", number=str(number + 1))
        light = seat == view.seat and lit("carry give discard", id)
        found.append(Tile(f"supply-{id}", id, tile_ground(view, number), light, label, note))
    return found


def space_tiles(view: TapestryView, words: Words, lit: Lit, seat: int) -> list[SpaceTile]:
    found = []
    for number, place in enumerate(view.space_place):
        if place not in (FIRST_SPACE + seat, FIRST_VISITED + seat):
            continue
        id = f"space-{number + 1}"
        effect = draw(view.edition.phrases[view.edition.space_benefit[number]], 62, 16, 3)
        label = words("thing-space-number", number=str(number + 1))
        visited = place == FIRST_VISITED + seat
        light = not visited and seat == view.seat and lit("visit", id)
        found.append(SpaceTile(f"owned-{id}", id, effect, visited, light, label, words(f"text-{id}")))
    return found


def tech_rows(view: TapestryView, words: Words, lit: Lit, seat: int, room: float, card: Box) -> list[list[Tech]]:
    """T-9.2: top, middle and bottom row; many cards overlap."""
    rows: list[list[Tech]] = []
    for row in reversed(range(ROWS)):
        held = [number for number, place in enumerate(view.tech_place) if place == FIRST_ROW + ROWS * seat + row]
        step = min(card[2] + 4, (room - card[2]) / max(1, len(held) - 1))
        rows.append(
            [
                tech(view, words, lit, number, (step * at, 0, card[2], card[3]), row, True)
                for at, number in enumerate(held)
            ]
        )
    return rows
