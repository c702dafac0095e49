"""What stands on the land: ports with their rents and workers, towns with their visitors, Quimper and Pontivy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.drawing import Lit, Words
from ludotheque.drawing.lettering import roman
from ludotheque.drawing.sheet import Point
from ludotheque.games.bretagne.scene.coast import LIGHTS, PORTS, TOWNS
from ludotheque.games.bretagne.scene.goods import CATEGORIES, COASTS, RESOURCES, Sign, signs, spoken
from ludotheque.games.bretagne.scene.shapes import PORT, Shape
from ludotheque.games.bretagne.scene.view import BretagneView


@dataclass(frozen=True)
class Worker:
    """Workers of one player in one place."""

    id: str
    seat: int
    count: int
    at: Point
    label: str


@dataclass(frozen=True)
class Port:
    id: str
    name: str
    at: Point
    harbour: Point
    rent: list[Sign]
    other: list[Sign]  # what the other side of the tile pays
    improved: bool
    workers: list[Worker]
    fee: int
    lit: bool
    label: str
    note: str


@dataclass(frozen=True)
class Town:
    id: str
    name: str
    at: Point
    label: tuple[float, float, str] | None
    workers: list[Worker]
    lit: bool


def ports(view: BretagneView, shape: Shape, words: Words, lit: Lit, names: Sequence[str]) -> list[Port]:
    edition = view.edition
    found = []
    for number, id in enumerate(edition.ports):
        coast = int(edition.port_coast[number])
        improved = bool(view.improved[coast])
        tile = view.rent[number]
        faces = [edition.rent_normal[tile], edition.rent_improved[tile]] if tile >= 0 else []
        x, y = shape.ports[id]
        present = [seat for seat in range(view.seats) if view.in_port[seat][number]]
        workers = [
            Worker(f"in-{id}-{seat}", seat, 1, (x + PORT[0] - 8 - 13 * place, y),
                   words("board-worker", name=names[seat]))
            for place, seat in enumerate(present)
        ]  # fmt: skip
        lights = lit("send", id)
        name = words(f"thing-{id}")
        rents = [spoken(face, words) for face in faces] or ["–", "–"]
        found.append(
            Port(
                id=id,
                name=name,
                at=(x, y),
                harbour=shape.at(PORTS[id]),
                rent=signs(faces[improved]) if faces else [],
                other=signs(faces[1 - improved]) if faces else [],
                improved=improved,
                workers=workers,
                fee=int(edition.port_fee) * len([seat for seat in present if seat != view.seat]) if lights else 0,
                lit=lights,
                label=words("board-port", name=name, rent=rents[improved], coast=words(f"thing-{COASTS[coast]}")),
                note=words("board-port-note", normal=rents[0], improved=rents[1], improved_now=int(improved)),
            )
        )
    return found


def towns(view: BretagneView, shape: Shape, words: Words, lit: Lit, names: Sequence[str]) -> list[Town]:
    found = []
    for id in TOWNS:
        x, y = shape.at(TOWNS[id])
        visitors = visitors_of(view, words, names, id, (x, y + 13))
        # on a phone the counters are in another pane: while one trades, nothing shall keep one from going there
        lights = lit("visit", id) and (shape.name == "wide" or view.question != "Trade")
        found.append(Town(id, id.capitalize(), (x, y), shape.labels.get(id), visitors, lights))
    return found


def visitors_of(view: BretagneView, words: Words, names: Sequence[str], town: str, at: Point) -> list[Worker]:
    """B-3.2.7: workers who stay in a trading town until their owner passes."""
    if town not in ("brest", "lorient"):
        return []
    number = ("brest", "lorient").index(town)
    here = [seat for seat in range(view.seats) if view.in_town[seat][number]]
    return [
        Worker(f"at-{town}-{seat}", seat, view.in_town[seat][number], (at[0] + 26 * place, at[1]),
               words("board-worker", name=names[seat]))
        for place, seat in enumerate(here)
    ]  # fmt: skip


def quimper(view: BretagneView, words: Words, lit: Lit) -> list[dict[str, Any]]:
    """B-1.4, B-2.1: what lies on Quimper, ready to be loaded."""
    return [
        {"id": id, "count": count, "lit": lit("load", id),
         "label": words("board-quimper", resource=words(f"thing-{id}"), count=count)}
        for id, count in zip(RESOURCES, view.quimper)
    ]  # fmt: skip


def pontivy(view: BretagneView, shape: Shape, words: Words, names: Sequence[str]) -> dict[str, Any]:
    """B-0.5, B-3.3.1: both rows, and every disc where it lies: in the next row once its owner has passed."""
    x, y, w, _ = shape.pontivy
    first, step = x + w - 23.0 * view.seats + 8, 23.0
    upper, lower = (y + 32, y + 55) if shape.name == "wide" else (y + 22, y + 45)
    discs = []
    for row, top in ((view.order, upper), (view.passed, lower)):
        for place, seat in enumerate(row):
            if seat >= 0 and (row is view.passed or seat not in view.passed):
                said = words("board-disc", name=names[seat], place=place + 1)
                discs.append({"seat": seat, "at": (first + step * place, top), "label": said})
    spaces = [
        {"at": (first + step * place, upper), "low": (first + step * place, lower), "number": roman(place + 1),
         "points": int(view.edition.track[place])}
        for place in range(view.seats)
    ]  # fmt: skip
    points = ", ".join(str(int(view.edition.track[place])) for place in range(view.seats))
    return {"spaces": spaces, "discs": discs, "rows": (upper, lower), "last": view.round >= int(view.edition.rounds),
            "note": words("note-pontivy", points=points)}  # fmt: skip


def lights(view: BretagneView, shape: Shape) -> list[dict[str, Any]]:
    """The slots at their true places on the coast."""
    return [
        {"number": slot + 1, "at": shape.at(place), "category": CATEGORIES[int(view.edition.slot_category[slot])]}
        for slot, place in enumerate(LIGHTS)
    ]
