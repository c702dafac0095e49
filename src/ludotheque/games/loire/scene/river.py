"""What lies on the river: towns, quays, waiting cargo, pennants where the viewer's cargo pays, boats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.drawing import Point, Words
from ludotheque.drawing.memory import remembered
from ludotheque.games.loire.components import MARINER
from ludotheque.games.loire.scene.boats import Lying, lying
from ludotheque.games.loire.scene.cargo import Cargo, cargo, waiting
from ludotheque.games.loire.scene.shapes import Place, Shape
from ludotheque.games.loire.scene.view import LoireView, passengers, seat_id, wine_aboard

Ring = tuple[float, ...]


@dataclass(frozen=True)
class Dock:
    """A quay, with its coin where docks differ."""

    id: str
    at: Point
    bank: str
    coin: Point
    louis: int
    label: str

    @property
    def ring(self) -> Ring:
        x, y = self.at
        return (x - 62, y - 14, 100, 28, 12) if self.bank in ("north", "south") else (x - 10, y - 32, 20, 50, 9)


@dataclass(frozen=True)
class Mark:
    """A town and all that belongs to it."""

    id: str
    name: str
    terminus: bool
    place: Place
    docks: tuple[Dock, ...]
    cargo: Cargo
    ring: Ring


@dataclass(frozen=True)
class Pennant:
    """In the viewer's colour, where the viewer's cargo pays."""

    town: str
    at: Point
    pays: int
    casks: int
    label: str
    viewer: int


@dataclass(frozen=True)
class Boat:
    """A boat: whose, where, which way, and how many mariners stand on it."""

    seat: int
    name: str
    verbs: str
    at: Point
    scale: float
    bank: str
    compact: bool
    up: bool
    steam: bool
    mariners: int
    label: str


@remembered
def marks(view: LoireView, shape: Shape, words: Words) -> tuple[Mark, ...]:
    """The eight towns."""
    return tuple(
        _mark(view, shape, words, town, cargo(view, shape, words, town, people, wine))
        for town, (people, wine) in enumerate(waiting(view))
    )


def _mark(view: LoireView, shape: Shape, words: Words, town: int, cargo: Cargo) -> Mark:
    here, place = view.edition.towns[town], shape.places[town]
    return Mark(
        id=here.id,
        name=here.name,
        terminus=town in (0, len(view.edition.towns) - 1),
        place=place,
        docks=_docks(view, place, words, town),
        cargo=cargo,
        ring=(*place.box, 8) if shape.name == "wide" else (*place.box, 8, place.box[0] + 9, place.box[1] + 6),
    )


@remembered
def pennants(view: LoireView, shape: Shape, words: Words) -> tuple[Pennant, ...]:
    """What the viewer's passengers pay at each town, and how much wine is bound for the first."""
    if view.seat < 0:
        return ()
    pays = [0 for _ in view.edition.towns]
    for face in passengers(view.edition, view.aboard[view.seat]):
        pays[face.destination] += face.fare
    casks = wine_aboard(view, view.seat)
    return tuple(
        Pennant(
            town=here.id,
            at=shape.places[town].pennant,
            pays=pays[town],
            casks=0 if town else casks,
            label=words("board-pays", town=here.name, louis=pays[town]),
            viewer=view.seat,
        )
        for town, here in enumerate(view.edition.towns)
        if pays[town] or (casks and not town)
    )


def _docks(view: LoireView, place: Place, words: Words, town: int) -> tuple[Dock, ...]:
    here = view.edition.towns[town]
    several = len(here.docks) > 1
    return tuple(
        Dock(
            id=f"{here.id}-{number + 1}",
            at=quay.at,
            bank=quay.bank,
            coin=quay.coin,
            louis=louis if several else 0,
            label=words("board-dock", town=here.name, number=number + 1, louis=louis)
            if several
            else words("board-quay", town=here.name),
        )
        for number, (louis, quay) in enumerate(zip(here.docks, place.quays, strict=True))
    )


@remembered
def boats(view: LoireView, shape: Shape, words: Words, names: tuple[str, ...]) -> tuple[Boat, ...]:
    """The boats on the river: the nearer covers the farther."""
    found: list[Lying] = []
    towns, berths = list(view.town), list(view.berth)
    for town, place in enumerate(shape.places):
        if town in towns:
            here = [(seat, berth) for seat, berth in enumerate(berths) if towns[seat] == town]
            moored = [(seat, berth) for seat, berth in here if berth >= 0]
            found += lying(shape, place, moored, [seat for seat, berth in here if berth < 0])
    fleet = [_boat(view, words, names, one) for one in found]
    return tuple(sorted(fleet, key=lambda boat: boat.at[1]))


def _boat(view: LoireView, words: Words, names: Sequence[str], one: Lying) -> Boat:
    seat, towns = one.seat, view.edition.towns
    mine, up = seat == view.seat, view.heading[seat] > 0
    verbs = "stop" if mine else "bribe explode"
    return Boat(
        seat=seat,
        name="" if mine else seat_id(seat),
        verbs=verbs,
        at=one.at,
        scale=one.scale,
        bank=one.bank,
        compact=one.compact,
        up=up,
        steam=not view.moved[seat],
        mariners=view.laid[seat][MARINER],
        label=words("board-boat", name=names[seat], town=towns[view.town[seat]].name, goal=towns[-1 if up else 0].name),
    )
