"""The four tracks: cells with benefits and bonuses, costs, landmarks, and everybody's tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ludotheque.core.notation import Phrase
from ludotheque.drawing import Action, Box, Point, Words
from ludotheque.drawing.lettering import roman, shorten
from ludotheque.drawing.memory import remembered
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.scene.effects import Drawn, across, draw
from ludotheque.games.tapestry.scene.shapes import Shape
from ludotheque.games.tapestry.scene.view import TapestryView

AHEAD: Final = 3  # spaces shown large on a phone
LARGE: Final = 25.0  # the side of an icon where there is room, ...
ICON: Final = 19.0  # ... and where there is not: 14 px on the smallest desktop
AHEAD_ICON: Final = 16.0  # ... and on a phone


@dataclass(frozen=True)
class Cell:
    """A space of a track as it is drawn."""

    id: str
    number: int
    box: Box
    benefit: Drawn | None
    bonus: Drawn | None
    label: str
    note: str
    caption: str = ""


@dataclass(frozen=True)
class Tier:
    """What a step costs there."""

    at: Point
    width: float
    resource: int
    main_count: int
    any_count: int

    @property
    def main(self) -> str:
        return c.RESOURCE_ICONS[self.resource]

    def label(self, words: Words, number: int) -> str:
        paid = ((c.RESOURCE_IDS[self.resource], self.main_count), ("any", self.any_count))
        cost = ", ".join(words(f"count-{id}", count=count) for id, count in paid if count)
        return words("board-tier", tier=roman(number + 1), cost=cost)


class Track(NamedTuple):
    """A track as it is printed: nothing of it ever changes."""

    edition: TapestryEdition
    number: int

    @property
    def id(self) -> str:
        return c.TRACK_IDS[self.number]

    @property
    def icon(self) -> str:
        return c.TRACK_ICONS[self.number]

    def start(self, shape: Shape, words: Words) -> Cell:
        id = f"{self.id}-start"
        return Cell(id, 0, shape.start_at(self.number), None, None, words(f"thing-{id}"), words("board-start"))

    def cells(self, shape: Shape, words: Words) -> list[Cell]:
        return [self._cell(shape, words, space) for space in range(1, c.LAST + 1)]

    def _cell(self, shape: Shape, words: Words, space: int) -> Cell:
        id = self.edition.spaces[(c.LAST + 1) * self.number + space]
        benefit, bonus = effects(self.edition, self.number, space)
        room = shape.cell[0] - 2
        return Cell(
            id=id,
            number=space,
            box=(*shape.cell_at(self.number, space), *shape.cell),
            benefit=draw(benefit, room, LARGE, 3, 2, height=62 if bonus is None else 42) if shape.wide else None,
            bonus=draw(bonus, room, ICON, 1) if bonus and shape.wide else None,
            label=f"{space} · {words(f'thing-{id}')}",
            note=words(f"text-{id}"),
        )

    def tiers(self, shape: Shape) -> list[Tier]:
        return [self._tier(shape, tier) for tier in range(c.TIERS)]

    def _tier(self, shape: Shape, tier: int) -> Tier:
        (x, y), at = shape.cell_at(self.number, c.TIER * tier + 1), c.TIERS * self.number + tier
        return Tier(
            at=(x, y - shape.head),
            width=c.TIER * shape.cell[0],
            resource=int(self.edition.main_resource[self.number]),
            main_count=int(self.edition.main_cost[at]),
            any_count=int(self.edition.any_cost[at]),
        )


class Ahead(NamedTuple):
    """On a phone the next spaces of a track, large."""

    edition: TapestryEdition
    track: int
    first: int

    @property
    def id(self) -> str:
        return c.TRACK_IDS[self.track]

    def box(self, shape: Shape, space: int) -> Box:
        x, y = shape.track_at(self.track)
        wide = (shape.tracks[2] - 2 * 4) / AHEAD
        return (x + (wide + 4) * (space - self.first), y + 60, wide, 50.0)

    def cells(self, shape: Shape, words: Words) -> list[Cell]:
        return [self._cell(shape, words, space) for space in range(self.first, self.first + AHEAD)]

    def _cell(self, shape: Shape, words: Words, space: int) -> Cell:
        id = self.edition.spaces[(c.LAST + 1) * self.track + space]
        benefit, bonus = effects(self.edition, self.track, space)
        box = self.box(shape, space)
        aside = across(bonus, AHEAD_ICON) + 4 if bonus else 0
        return Cell(
            id=id,
            number=space,
            box=box,
            benefit=draw(benefit, box[2] - 6 - aside, AHEAD_ICON, 1),
            bonus=draw(bonus, aside, AHEAD_ICON, 1) if bonus else None,
            label=f"{space} · {words(f'thing-{id}')}",
            note=words(f"text-{id}"),
            caption=shorten(f"{space} {words(f'thing-{id}')}", box[2] - 8, 13),
        )


class Hit(NamedTuple):
    """A space that stands for what is asked: where an advance leads, or what a yes is about."""

    edition: TapestryEdition
    track: int
    space: int
    first: int  # of the spaces ahead
    verb: str

    @property
    def space_id(self) -> str:
        return self.edition.spaces[(c.LAST + 1) * self.track + self.space]

    @property
    def id(self) -> str:
        return f"next-{self.name}" if self.name else f"offer-{self.space_id}"

    @property
    def name(self) -> str:
        return c.TRACK_IDS[self.track] if self.verb == "advance" else ""

    def box(self, shape: Shape) -> Box:
        if shape.wide:
            return (*shape.cell_at(self.track, self.space), *shape.cell)
        return Ahead(self.edition, self.track, self.first).box(shape, self.space)

    def label(self, words: Words) -> str:
        return f"{self.space} · {words(f'thing-{self.space_id}')}"


def effects(edition: TapestryEdition, track: int, space: int) -> tuple[Phrase, Phrase | None]:
    number = (c.LAST + 1) * track + space
    bonus = int(edition.bonus[number])
    return edition.phrases[edition.benefit[number]], edition.phrases[bonus] if bonus != c.NONE else None


@remembered
def tracks(view: TapestryView) -> list[Track]:
    return [Track(view.edition, track) for track in range(c.TRACKS)]


@remembered
def ahead(view: TapestryView) -> list[Ahead]:
    """The next spaces before the viewer's token, from its own if the bonus of that is offered; at the end the last."""
    found, here = [], offered(view)
    for track in range(c.TRACKS):
        mine = max(foremost(view, view.seat, track), 0) if view.seat >= 0 else 0
        waits = mine > 0 and (c.LAST + 1) * track + mine == here
        found.append(Ahead(view.edition, track, min(mine, c.LAST - AHEAD) + 1 - int(waits)))
    return found


def hits(view: TapestryView, shape: Shape, options: Sequence[Action], shown: Sequence[Ahead]) -> list[Hit]:
    """Where the viewer's advances lead, and the space that a yes is about."""
    found = []
    for option in options:
        if option.verb == "advance":
            track = int(option.value)
            space = foremost(view, view.seat, track) + 1
            if 0 < space <= c.LAST:
                found.append(Hit(view.edition, track, space, shown[track].first, "advance"))
    track, space = divmod(offered(view), c.LAST + 1)
    if space and track >= 0 and (shape.wide or 0 <= space - shown[track].first < AHEAD):
        found.append(Hit(view.edition, track, space, shown[track].first, "accept"))
    return found


def foremost(view: TapestryView, seat: int, track: int) -> int:
    """T-16.3: the most advanced token of a seat on a track; NONE without one."""
    held = [space for on, space in zip(view.token_track[seat], view.token_space[seat]) if on == track]
    return max(held, default=c.NONE)


def offered(view: TapestryView) -> int:
    """The space that a yes is about: the one that research leads to, or the one whose bonus is for sale."""
    if view.asked != view.seat or view.seat < 0:
        return c.NONE
    if view.question == "AcceptResearch" and 0 <= foremost(view, view.seat, view.science_die) < c.LAST:
        return (c.LAST + 1) * view.science_die + foremost(view, view.seat, view.science_die) + 1
    if view.question == "Exchange":
        held = zip(view.token_track[view.seat], view.token_space[view.seat])
        spaces = [(c.LAST + 1) * track + space for track, space in held if track != c.NONE]
        return next((at for at in spaces if view.edition.bonus[at] == view.matter["phrase"]), c.NONE)
    return c.NONE
