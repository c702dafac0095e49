"""The fifteen lighthouses: floors with their workers, what waits on them, and what the next floor costs the viewer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ludotheque.drawing import Action, Point, Words
from ludotheque.drawing.memory import remembered
from ludotheque.games.bretagne.edition import BretagneEdition
from ludotheque.games.bretagne.scene.coast import LIGHTS, PORTS
from ludotheque.games.bretagne.scene.goods import CATEGORIES, COASTS, RESOURCES, Sign, listed, stock
from ludotheque.games.bretagne.scene.shapes import Shape
from ludotheque.games.bretagne.scene.view import FLOORS, BretagneView


class Light(NamedTuple):
    """A light on its slot, and how far it is."""

    tower: int
    slot: int
    height: int
    built: bool


class Waiting(NamedTuple):
    """What lies on a light that is not built."""

    light: Light
    engineers: int
    francs: int
    tagged: bool  # the tag of a price would cover the engineers


class Price(NamedTuple):
    """B-3.1.3: what the next floor costs besides its tile and its goods, and how many workers go there."""

    engineers: int
    crew: int
    danger: bool


class Tower(NamedTuple):
    """A light to choose and to ask about."""

    light: Light
    francs: int
    engineers: int  # that the next floor needs of the viewer; -1 where nobody can tell
    judged: bool
    price: Price | None


class Crew(NamedTuple):
    """The workers of one player on one floor; before there are any, they wait unseen in the harbour near by."""

    tower: int
    slot: int
    level: int
    seat: int
    workers: int
    name: str


@remembered
def lights(view: BretagneView, options: tuple[Action, ...]) -> tuple[list[Light], list[Waiting], list[Tower]]:
    """Every light that stands on its slot already, in slot order, with what lies on it and what it is to the viewer."""
    placeable = {action.args[0] for action in options if action.verb == "place"}
    needed = [engineers_for(view, category) if view.weather >= 0 else -1 for category in range(len(CATEGORIES))]
    height, built, francs_on, engineers_on = view.height, view.built, view.francs_on, view.engineers_on
    lights, waiting, towers = [], [], []
    for slot, at in standing(view):
        light, francs, engineers = Light(at, slot, height[at], bool(built[at])), francs_on[at], engineers_on[at]
        cost = price(view, at) if placeable and view.edition.towers[at] in placeable else None
        lights.append(light)
        if not light.built:
            waiting.append(Waiting(light, engineers, francs, cost is not None and engineers > 0))
        towers.append(Tower(light, francs, needed[int(view.edition.category[at])], at == view.tower, cost))
    return lights, waiting, towers


def standing(view: BretagneView) -> list[tuple[int, int]]:
    """Slots with the lights on them."""
    return sorted((slot, at) for at, slot in enumerate(view.slot) if slot >= 0)


@remembered
def crews(view: BretagneView, names: tuple[str, ...]) -> list[Crew]:
    """Whoever is on the floors of unbuilt lights, and on each the crew that may come next."""
    height, built, owner, crew = view.height, view.built, view.floor_owner, view.floor_crew
    found = []
    for slot, at in standing(view):
        if not built[at]:
            for level in range(min(height[at] + 1, int(view.edition.floors[at]))):
                floor = FLOORS * at + level
                who = (owner[floor], crew[floor], names[owner[floor]]) if crew[floor] else (-1, 0, "")
                found.append(Crew(at, slot, level, *who))
    return found


def crew_place(shape: Shape, slot: int, level: int) -> Point:
    x, y = shape.towers[slot]
    return (x, y - 9 - shape.floor * (level + 0.5))


def harbour_of(shape: Shape, edition: BretagneEdition, slot: int) -> Point:
    """Where people embark for a light: at the nearest port of its coast."""
    x, y = LIGHTS[slot]
    near = [
        PORTS[id] for id, coast in zip(edition.ports, edition.port_coast) if int(coast) == int(edition.slot_coast[slot])
    ]
    return shape.at(min(near, key=lambda port: (port[0] - x) ** 2 + (port[1] - y) ** 2))


def surcharge(edition: BretagneEdition, at: int, height: int) -> list[int]:
    """B-3.1.3: extras, and wood above the ground floor."""
    found = [int(edition.extra[4 * at + good]) for good in range(4)]
    if height > 0:
        found[RESOURCES.index("wood")] += int(edition.upper_wood)
    return found


def engineers_for(view: BretagneView, category: int) -> int:
    """B-3.1.3.1: by weather and category; the viewer's barge may save one."""
    edition, seat = view.edition, view.seat
    needed = int(edition.needed[3 * view.weather + category])
    saved = int(edition.saves[view.barge[seat]]) if seat >= 0 and view.barge[seat] >= 0 else 0
    return min(needed, max(needed - saved, int(edition.least_engineers))) if saved else needed


def price(view: BretagneView, at: int) -> Price:
    """B-3.1.3, B-3.1.4, R-6: the whole price, as it stands for the viewer, and who will stand there after a storm."""
    edition, home = view.edition, view.workers[view.seat]
    category = int(edition.category[at])
    size = int(edition.tile_size[view.bought]) if view.bought >= 0 else 0
    danger = bool(edition.storm[view.weather]) and bool(edition.risky[category])
    crew = min(size + sum(surcharge(edition, at, view.height[at])), home)
    hurt = int(edition.injured) * danger
    if view.hurt_at_home:
        hurt -= min(hurt, home - crew)
    return Price(engineers_for(view, category), max(0, crew - hurt), danger)


# how it is drawn


@dataclass(frozen=True)
class Drawn:
    """A light as it looks."""

    id: str
    name: str
    number: int
    category: str
    at: Point
    floors: int
    height: int
    extras: list[Sign]  # that every floor asks for
    price: list[Sign]  # the goods of the next floor

    def top(self, floor: float) -> float:
        """How far above the water the lantern is."""
        return -9 - floor * self.floors


def drawn(shape: Shape, words: Words, edition: BretagneEdition, light: Light) -> Drawn:
    at, floors = light.tower, int(edition.floors[light.tower])
    id = edition.towers[at]
    return Drawn(
        id=id,
        name=words(f"thing-{id}").removeprefix("Les "),
        number=light.slot + 1,
        category=CATEGORIES[int(edition.category[at])],
        at=shape.towers[light.slot],
        floors=floors,
        height=floors if light.built else light.height,
        extras=stock(surcharge(edition, at, 0)),
        price=stock(surcharge(edition, at, light.height)),
    )


def label(words: Words, edition: BretagneEdition, light: Light) -> str:
    """What one hears when pointing at a light: which it is, ..."""
    return words(
        "board-tower",
        number=light.slot + 1,
        name=words(f"thing-{edition.towers[light.tower]}"),
        category=words(f"thing-{CATEGORIES[int(edition.category[light.tower])]}"),
        coast=words(f"thing-{COASTS[int(edition.slot_coast[light.slot])]}"),
    )


def note(words: Words, edition: BretagneEdition, tower: Tower) -> str:
    """... how far it is, and what its next floor costs."""
    light, floors = tower.light, int(edition.floors[tower.light.tower])
    if light.built:
        return words("board-tower-built")
    if light.height >= floors:
        return words("board-tower-finished")
    if tower.engineers < 0:
        return ""
    return words(
        "board-tower-next",
        height=light.height,
        floors=floors,
        engineers=tower.engineers,
        goods=listed(surcharge(edition, light.tower, light.height), words),
        francs=tower.francs,
    )
