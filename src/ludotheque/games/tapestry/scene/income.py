"""The income mat: what is exposed, what lies under buildings, and what the next income will pay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from ludotheque.core.saying import said
from ludotheque.drawing import Box, Words
from ludotheque.drawing.lettering import wrapped
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.benefits.measures import plot_of
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.scene.effects import Drawn, draw
from ludotheque.games.tapestry.scene.view import TapestryView

SLOT: Final = (52.0, 39.0)
LINES: Final = 18  # rows and columns of a capital


@dataclass(frozen=True)
class Slot:
    box: Box
    effect: Drawn
    covered: bool
    label: str
    note: str


@dataclass(frozen=True)
class IncomeTrack:
    icon: str
    y: float
    label: str
    note: str
    left: int
    slots: list[Slot]


@dataclass(frozen=True)
class Purse:
    """A resource, and how many of it the next income brings."""

    id: str
    icon: str
    count: int
    next: int
    label: str


@dataclass(frozen=True)
class Laid:
    """A place of the tapestry row."""

    id: str
    name: str
    title: list[str]
    era: bool
    down: bool
    bonus: int
    token: bool
    label: str
    note: str


class Income(NamedTuple):
    """T-1.10, T-11.1: the income mat by how many buildings of each kind have left it."""

    edition: TapestryEdition
    buildings: tuple[int, ...]

    def tracks(self, words: Words) -> list[IncomeTrack]:
        """Four tracks of six slots, the first always open."""
        found = []
        rows = self.edition.data["income"]["tracks"]
        for kind, id in enumerate(c.BUILDING_IDS):
            taken, label = self.buildings[kind], words(f"board-slot-{id}")
            slots = []
            texts = next(row["slots"] for row in rows if row["building"] == id)
            for at in range(c.SLOTS):
                phrase = self.edition.grammar.read(texts[at])
                covered = at > taken
                note = words("board-slot-covered" if covered else "board-slot-open", benefit=said(phrase, words))
                box = (44 + SLOT[0] * at, 44.0 * kind, SLOT[0] - 3, SLOT[1])
                slots.append(Slot(box, draw(phrase, SLOT[0] - 9, 15, 2), covered, label, note))
            left = int(self.edition.buildings) - taken
            found.append(IncomeTrack(c.BUILDING_ICONS[kind], 44.0 * kind, label, words(f"text-{id}"), left, slots))
        return found


class Stock(NamedTuple):
    """A player's resources, and the buildings taken, which say how many more the next income brings."""

    edition: TapestryEdition
    resources: tuple[int, ...]
    buildings: tuple[int, ...]

    def next(self, kind: int) -> int:
        pays = self.edition.income.resources
        return sum(int(pays[c.SLOTS * kind + at]) for at in range(self.buildings[kind] + 1))

    def purse(self, words: Words) -> list[Purse]:
        return [
            Purse(id, c.RESOURCE_ICONS[kind], self.resources[kind], self.next(kind), words(f"thing-{id}"))
            for kind, id in enumerate(c.RESOURCE_IDS[: c.RESOURCES])
        ]


class Prospect(NamedTuple):
    """What the next income would bring now besides resources."""

    edition: TapestryEdition
    buildings: tuple[int, ...]
    techs: int
    lines: int
    territories: int

    @property
    def _slots(self) -> list[int]:
        return [c.SLOTS * kind + at for kind in range(c.BUILDINGS) for at in range(self.buildings[kind] + 1)]

    @property
    def points(self) -> int:
        """T-3.7: what the exposed icons would score."""
        counts = {"tech-cards": self.techs, "lines": self.lines, "territories": self.territories}
        yields, total = self.edition.income, 0
        for at in self._slots:
            total += int(yields.points[at])
            measure = int(yields.measure[at])
            if measure != c.NONE:
                total += counts.get(self.edition.grammar.measures[measure], 0)
        return total

    @property
    def tiles(self) -> int:
        """T-3.8: territory tiles."""
        return sum(int(self.edition.income.tiles[at]) for at in self._slots)

    @property
    def cards(self) -> int:
        """T-3.8: tapestry cards."""
        return sum(int(self.edition.income.cards[at]) for at in self._slots)


def taken(view: TapestryView, seat: int) -> tuple[int, ...]:
    """T-11.1: how many buildings have left the mat: one that is being placed leaves it when it stands."""
    placing = view.matter.get("kind", c.NONE) if seat == view.asked else c.NONE
    return tuple(count - int(kind == placing) for kind, count in enumerate(view.buildings[seat]))


def prospect(view: TapestryView, seat: int) -> Prospect:
    return Prospect(view.edition, taken(view, seat), techs(view, seat), lines(view, seat), view.territories[seat])


def techs(view: TapestryView, seat: int) -> int:
    """How many technology cards lie before a player."""
    first = c.FIRST_ROW + c.ROWS * seat
    return sum(map(view.tech_place.count, range(first, first + c.ROWS)))


def lines(view: TapestryView, seat: int) -> int:
    """T-12.5: complete rows and columns; Architects count those with buildings of one kind twice."""
    count = 0
    for line in (line for line, full in enumerate(view.filled[seat][:LINES]) if full >= c.SIDE):
        there = {view.plots[seat][int(plot_of(line, at))] for at in range(c.SIDE)}
        kinds = [what for what in there if c.FIRST_BUILDING <= what < c.FIRST_LANDMARK]
        count += 2 if len(kinds) == 1 and view.civilization_owner[c.ARCHITECTS] == seat else 1
    return count


class Row(NamedTuple):
    """T-3.3, T-3.4: the tapestry row by the card on top in each era, and what a Herald laid on it."""

    edition: TapestryEdition
    seat: int
    top: tuple[int, ...]
    heralded: tuple[int, ...]

    def places(self, words: Words) -> list[Laid]:
        """Maker of Fire, then the cards of eras 2 to 4, or what their places give to the first."""
        return [self._place(words, era) for era in range(1, c.ERAS)]

    def _place(self, words: Words, era: int) -> Laid:
        edition, card = self.edition, self.top[era]
        known = card >= 0
        id = edition.verbs.names["card"][card] if known else ""
        label = words(f"thing-{id}") if known else words("board-face-down" if card == c.FACE_DOWN else "board-place")
        bonus = int(edition.era_resources[era])
        if card == c.NONE and era == 1:
            label = words("board-maker")
        note = (
            words(f"text-{id}") if known else words("board-era-bonus", count=bonus) if bonus and card == c.NONE else ""
        )
        return Laid(
            id=f"laid-{self.seat}-{era}",
            name=id,
            title=wrapped(label, 11, 4),
            era=known and bool(edition.card_kind_era[card]),
            down=card == c.FACE_DOWN,
            bonus=bonus if card == c.NONE else 0,
            token=bool(self.heralded[era]),
            label=label,
            note=note,
        )
