"""The fifteen lighthouses: floors with their workers, what waits on them, and what the next floor costs the viewer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.drawing import Lit, Words
from ludotheque.drawing.sheet import Point
from ludotheque.games.bretagne.scene.goods import CATEGORIES, COASTS, RESOURCES, Sign, listed, stock
from ludotheque.games.bretagne.scene.shapes import Shape
from ludotheque.games.bretagne.scene.view import FLOORS, BretagneView


@dataclass(frozen=True)
class Crew:
    """The workers of one player on one floor."""

    id: str
    seat: int
    count: int
    level: int
    label: str


@dataclass(frozen=True)
class Price:
    """B-3.1.3: what the next floor costs besides its tile, and how many workers go there."""

    engineers: int
    goods: list[Sign]
    crew: int
    danger: bool


@dataclass(frozen=True)
class Tower:
    id: str
    name: str
    number: int
    category: str
    at: Point
    floors: int
    height: int
    built: bool
    judged: bool
    extras: list[Sign]
    francs: int
    engineers: int
    crews: list[Crew]
    price: Price | None
    lit: bool
    label: str
    note: str


def towers(view: BretagneView, shape: Shape, words: Words, lit: Lit, names: Sequence[str]) -> list[Tower]:
    """Every light that stands on its slot already, in slot order."""
    found = [_tower(view, shape, words, lit, names, at) for at, slot in enumerate(view.slot) if slot >= 0]
    return sorted(found, key=lambda tower: tower.number)


def _tower(view: BretagneView, shape: Shape, words: Words, lit: Lit, names: Sequence[str], at: int) -> Tower:
    edition = view.edition
    id, slot = edition.towers[at], view.slot[at]
    name, category = words(f"thing-{id}"), CATEGORIES[int(edition.category[at])]
    built, height, floors = bool(view.built[at]), view.height[at], int(edition.floors[at])
    lights = lit("place", id)
    coast = words(f"thing-{COASTS[int(edition.slot_coast[slot])]}")
    label = words("board-tower", number=slot + 1, name=name, category=words(f"thing-{category}"), coast=coast)
    return Tower(
        id=id,
        name=name.removeprefix("Les "),
        number=slot + 1,
        category=category,
        at=shape.towers[slot],
        floors=floors,
        height=floors if built else height,
        built=built,
        judged=at == view.tower,
        extras=stock([int(edition.extra[4 * at + good]) for good in range(4)]),
        francs=view.francs_on[at],
        engineers=view.engineers_on[at],
        crews=_crews(view, words, names, at),
        price=price(view, at, view.seat) if lights else None,
        lit=lights,
        label=label,
        note=words("board-tower-built") if built else _note(view, words, at),
    )


def _crews(view: BretagneView, words: Words, names: Sequence[str], at: int) -> list[Crew]:
    found = []
    for level in range(view.height[at]):
        seat, count = view.floor_owner[FLOORS * at + level], view.floor_crew[FLOORS * at + level]
        if seat >= 0 and count:
            said = words("board-crew", name=names[seat], count=count, floor=level + 1)
            found.append(Crew(f"crew-{view.edition.towers[at]}-{level}", seat, count, level, said))
    return found


def surcharge(view: BretagneView, at: int) -> list[int]:
    """B-3.1.3: extras, and wood above the ground floor."""
    found = [int(view.edition.extra[4 * at + good]) for good in range(4)]
    if view.height[at] > 0:
        found[RESOURCES.index("wood")] += int(view.edition.upper_wood)
    return found


def engineers_for(view: BretagneView, at: int, seat: int) -> int:
    """B-3.1.3.1: by weather and category; the viewer's barge may save one."""
    edition = view.edition
    needed = int(edition.needed[3 * view.weather + int(edition.category[at])])
    saved = int(edition.saves[view.barge[seat]]) if seat >= 0 and view.barge[seat] >= 0 else 0
    return min(needed, max(needed - saved, int(edition.least_engineers))) if saved else needed


def price(view: BretagneView, at: int, seat: int) -> Price:
    """B-3.1.3, B-3.1.4, R-6: the whole price, as it stands for this seat, and who will stand there after a storm."""
    edition = view.edition
    goods = surcharge(view, at)
    size = int(edition.tile_size[view.bought]) if view.bought >= 0 else 0
    danger = bool(edition.storm[view.weather]) and bool(edition.risky[int(edition.category[at])])
    crew = min(size + sum(goods), view.workers[seat])
    hurt = int(edition.injured) * danger
    if view.hurt_at_home:
        hurt -= min(hurt, view.workers[seat] - crew)
    return Price(engineers_for(view, at, seat), stock(goods), max(0, crew - hurt), danger)


def _note(view: BretagneView, words: Words, at: int) -> str:
    """What one hears when pointing at a light: how far it is, and what its next floor costs."""
    floors, height = int(view.edition.floors[at]), view.height[at]
    if height >= floors:
        return words("board-tower-finished")
    if view.weather < 0:
        return ""
    return words(
        "board-tower-next",
        height=height,
        floors=floors,
        engineers=engineers_for(view, at, view.seat),
        goods=listed(surcharge(view, at), words),
        francs=view.francs_on[at],
    )
