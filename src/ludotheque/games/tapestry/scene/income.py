"""The income mat: what is exposed, what lies under buildings, and what the next income will pay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.saying import said
from ludotheque.drawing import Lit, Words
from ludotheque.drawing.lettering import wrapped
from ludotheque.games.tapestry.benefits.measures import plot_of
from ludotheque.games.tapestry.components import (
    ARCHITECTS,
    BUILDING_ICONS,
    BUILDING_IDS,
    BUILDINGS,
    ERAS,
    FACE_DOWN,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    FIRST_ROW,
    NONE,
    RESOURCE_ICONS,
    RESOURCE_IDS,
    RESOURCES,
    ROWS,
    SIDE,
    SLOTS,
)
from ludotheque.games.tapestry.scene.effects import Drawn, draw
from ludotheque.games.tapestry.scene.shapes import Box
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
    id: str
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
    lit: bool
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
    lit: bool
    label: str
    note: str


def income(view: TapestryView, words: Words, seat: int) -> list[IncomeTrack]:
    """T-1.10, T-11.1: four tracks of six slots, the first always open."""
    found = []
    rows = view.edition.data["income"]["tracks"]
    for kind, id in enumerate(BUILDING_IDS):
        taken = view.buildings[seat][kind]
        slots = []
        texts = next(row["slots"] for row in rows if row["building"] == id)
        for at in range(SLOTS):
            phrase = view.edition.grammar.read(texts[at])
            covered = at > taken
            note = words("board-slot-covered" if covered else "board-slot-open", benefit=said(phrase, words))
            box = (44 + SLOT[0] * at, 44.0 * kind, SLOT[0] - 3, SLOT[1])
            slots.append(Slot(box, draw(phrase, SLOT[0] - 9, 15, 2), covered, words(f"board-slot-{id}"), note))
        left = int(view.edition.buildings) - taken
        found.append(
            IncomeTrack(
                id, BUILDING_ICONS[kind], 44.0 * kind, words(f"board-slot-{id}"), words(f"text-{id}"), left, slots
            )
        )
    return found


def purse(view: TapestryView, words: Words, lit: Lit, seat: int) -> list[Purse]:
    pays = view.edition.income.resources
    mine = seat == view.seat
    return [
        Purse(
            id=id,
            icon=RESOURCE_ICONS[kind],
            count=view.resource[seat][kind],
            next=sum(int(pays[SLOTS * kind + at]) for at in range(view.buildings[seat][kind] + 1)),
            lit=mine and lit("pay take", id),
            label=words(f"thing-{id}"),
        )
        for kind, id in enumerate(RESOURCE_IDS[:RESOURCES])
    ]


def next_points(view: TapestryView, seat: int) -> int:
    """T-3.7: what the exposed icons would score now."""
    counts = {
        "tech-cards": sum(1 for place in view.tech_place if 0 <= place - FIRST_ROW - ROWS * seat < ROWS),
        "lines": lines(view, seat),
        "territories": view.territories[seat],
    }
    yields, total = view.edition.income, 0
    for kind in range(BUILDINGS):
        for at in range(SLOTS * kind, SLOTS * kind + view.buildings[seat][kind] + 1):
            total += int(yields.points[at])
            measure = int(yields.measure[at])
            if measure != NONE:
                total += counts.get(view.edition.grammar.measures[measure], 0)
    return total


def lines(view: TapestryView, seat: int) -> int:
    """T-12.5: complete rows and columns; Architects count those with buildings of one kind twice."""
    count = 0
    for line in (line for line in range(LINES) if view.filled[seat][line] >= SIDE):
        there = {view.plots[seat][int(plot_of(line, at))] for at in range(SIDE)}
        kinds = [what for what in there if FIRST_BUILDING <= what < FIRST_LANDMARK]
        count += 2 if len(kinds) == 1 and view.civilization_owner[ARCHITECTS] == seat else 1
    return count


def next_gains(view: TapestryView, seat: int) -> tuple[int, int]:
    """T-3.8: territory tiles and tapestry cards of the next income."""
    yields = view.edition.income
    slots = [SLOTS * kind + at for kind in range(BUILDINGS) for at in range(view.buildings[seat][kind] + 1)]
    return sum(int(yields.tiles[at]) for at in slots), sum(int(yields.cards[at]) for at in slots)


def tapestry_row(view: TapestryView, words: Words, lit: Lit, seat: int) -> list[Laid]:
    """T-3.3, T-3.4: Maker of Fire, then the cards of eras 2 to 4, or what their places give to the first."""
    found = []
    ids = view.edition.verbs.names["card"]
    for era in range(1, ERAS):
        card = view.top[seat][era]
        known = card >= 0
        id = ids[card] if known else ""
        label = words(f"thing-{id}") if known else words("board-face-down" if card == FACE_DOWN else "board-place")
        bonus = int(view.edition.era_resources[era])
        if card == NONE and era == 1:
            label = words("board-maker")
        note = words(f"text-{id}") if known else words("board-era-bonus", count=bonus) if bonus and card == NONE else ""
        found.append(
            Laid(
                id=f"laid-{seat}-{era}",
                name=id,
                title=wrapped(label, 11, 4),
                era=known and bool(view.edition.card_kind_era[card]),
                down=card == FACE_DOWN,
                bonus=bonus if card == NONE else 0,
                token=bool(view.heralded[seat][era]),
                lit=known and lit("show", id),
                label=label,
                note=note,
            )
        )
    return found
