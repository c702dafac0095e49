"""What a player holds besides the mats: cards in hand, tiles, technology in three rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from ludotheque.core.saying import said
from ludotheque.drawing import Words
from ludotheque.drawing.lettering import shorten, wrapped
from ludotheque.games.tapestry.components import FIRST_ROW, FIRST_SPACE, FIRST_SUPPLY, FIRST_VISITED, ROWS
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.scene.effects import Drawn, draw
from ludotheque.games.tapestry.scene.hexmap import Ground, tile_ground
from ludotheque.games.tapestry.scene.shelf import Face, Tech
from ludotheque.games.tapestry.scene.view import TapestryView

TRAP: Final = "trap"
ROOM: Final = 350.0  # for a row of technology cards
CARD: Final = (84.0, 44.0)
GAP: Final = 4.0
LETTERS: Final = 13.0


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
    label: str
    note: str


@dataclass(frozen=True)
class Tile:
    id: str
    name: str
    ground: Ground
    label: str
    note: str


@dataclass(frozen=True)
class SpaceTile:
    id: str
    name: str
    effect: Drawn
    visited: bool
    label: str
    note: str


class Hand(NamedTuple):
    """The cards of the viewer by face; of others only their number is known."""

    edition: TapestryEdition
    held: tuple[int, ...]
    number: int

    def cards(self, words: Words) -> list[Card]:
        return [self._card(words, face, count) for face, count in enumerate(self.held) if count]

    def _card(self, words: Words, face: int, count: int) -> Card:
        id, era = self.edition.verbs.names["card"][face], bool(self.edition.card_kind_era[face])
        return Card(
            id=f"hand-{id}",
            name=id,
            icon="wolf-trap" if id == TRAP else "hourglass" if era else "scroll-unfurled",
            title=wrapped(words(f"thing-{id}"), 13, 3),
            short=shorten(words(f"thing-{id}"), 108, 12.5),
            kind=words("board-this-era" if era else "board-when-played"),
            count=count,
            label=words(f"thing-{id}"),
            note=words(f"text-{id}"),
        )


class Supply(NamedTuple):
    """The tiles of a player: territories, then space tiles, and of these which were visited."""

    edition: TapestryEdition
    mine: bool
    territories: tuple[int, ...]
    spaces: tuple[tuple[int, bool], ...]

    def tiles(self, words: Words) -> list[Tile]:
        found = []
        for number in self.territories:
            id = f"tile-{number + 1}"
            benefit = self.edition.phrases[self.edition.tile_benefit[number]]
            note = words("board-benefit", benefit=said(benefit, words))
            label = words("thing-tile-number", number=str(number + 1))
            found.append(Tile(f"supply-{id}", id, tile_ground(self.edition, number), label, note))
        return found

    def space_tiles(self, words: Words) -> list[SpaceTile]:
        found = []
        for number, visited in self.spaces:
            id = f"space-{number + 1}"
            effect = draw(self.edition.phrases[self.edition.space_benefit[number]], 62, 16, 3)
            label = words("thing-space-number", number=str(number + 1))
            found.append(SpaceTile(f"owned-{id}", id, effect, visited, label, words(f"text-{id}")))
        return found


class Shop(NamedTuple):
    """T-9.2: the technology cards of a player in the top, middle and bottom row."""

    rows: tuple[tuple[Tech, ...], ...]

    def faces(self, words: Words) -> list[list[tuple[Face, Drawn]]]:
        """Many cards are narrower, so that none hides another."""
        found = []
        for at, row in enumerate(self.rows):
            wide = min(CARD[0], ROOM / max(1, len(row)) - GAP)
            boxes = [((wide + GAP) * place, 0.0, wide, CARD[1]) for place in range(len(row))]
            found.append([(tech.face(words, box, LETTERS), tech.next(wide - 6, at)) for tech, box in zip(row, boxes)])
        return found


def hand(view: TapestryView, seat: int) -> Hand:
    held = view.hand[seat]
    return Hand(view.edition, (), held) if isinstance(held, int) else Hand(view.edition, tuple(held), sum(held))


def supply(view: TapestryView, seat: int) -> Supply:
    own, seen = FIRST_SPACE + seat, FIRST_VISITED + seat
    return Supply(
        view.edition,
        seat == view.seat,
        tuple(number for number, place in enumerate(view.tile_place) if place == FIRST_SUPPLY + seat),
        tuple((number, place == seen) for number, place in enumerate(view.space_place) if place in (own, seen)),
    )


def shop(view: TapestryView, seat: int) -> Shop:
    rows: list[list[Tech]] = [[] for _ in range(ROWS)]
    first = FIRST_ROW + ROWS * seat
    for number, place in enumerate(view.tech_place):
        if first <= place < first + ROWS:
            rows[place - first].append(Tech(view.edition, number, view.tech_tokens[number]))
    return Shop(tuple(map(tuple, reversed(rows))))
