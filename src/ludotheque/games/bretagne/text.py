"""Bretagne as grids of words: who has what, what stands on the coast, what the towns offer."""

from __future__ import annotations

from typing import Final

from ludotheque.core.text import Grid
from ludotheque.core.words import Words
from ludotheque.games.bretagne import components as c
from ludotheque.games.bretagne.scene.goods import spoken
from ludotheque.games.bretagne.scene.view import BretagneView

AND: Final = " · "  # names of tiles and cards have commas of their own


def grids(view: BretagneView, words: Words) -> list[Grid]:
    """The players, then the lighthouses, then the ports, then the towns."""
    return [players(view, words), coast(view, words), harbours(view, words), towns(view, words)]


def players(view: BretagneView, words: Words) -> Grid:
    weather, forecast = (sky(view, words, at) for at in (view.weather, view.forecast))
    phase = words(f"phase-{view.phase}")
    title = words("text-title", round=view.round, phase=phase, weather=weather, forecast=forecast)
    heads = [
        "column-seat", "column-points", "text-warehouse", "text-aside", "text-francs", "text-engineers", "text-barge",
        "text-goods", "text-hand", "text-ports",
    ]  # fmt: skip
    rows = [
        [
            view.names[seat],
            str(view.points[seat]),
            str(view.workers[seat]),
            str(view.aside[seat]),
            str(view.purse[seat]),
            str(view.engineers[seat]),
            str(view.barge[seat] + 1) if view.barge[seat] >= 0 else "–",
            " ".join(map(str, view.goods[seat])),
            hand(view, words, seat),
            ports(view, words, seat),
        ]
        for seat in range(view.seats)
    ]
    return Grid(title, [words(head) for head in heads], rows)


def sky(view: BretagneView, words: Words, weather: int) -> str:
    return words(f"thing-{view.edition.weathers[weather]}") if weather >= 0 else words("text-unknown")


def hand(view: BretagneView, words: Words, seat: int) -> str:
    """One's own cards by kind; of the others' only how many."""
    held = view.hand[seat]
    if isinstance(held, int):
        return str(held)
    kinds = zip(view.edition.equipment, held)
    return AND.join(times(words(f"thing-{id}"), count) for id, count in kinds if count) or "–"


def ports(view: BretagneView, words: Words, seat: int) -> str:
    ids = view.edition.ports
    return AND.join(words(f"thing-{ids[port]}") for port in range(c.PORTS) if view.in_port[seat][port]) or "–"


def coast(view: BretagneView, words: Words) -> Grid:
    """The lighthouses in the order of their slots."""
    edition = view.edition
    rows = []
    for tower in sorted(range(c.TOWERS), key=lambda tower: int(view.slot[tower])):
        floors = int(edition.floors[tower])
        rows.append(
            [
                words(f"thing-{edition.towers[tower]}"),
                words(f"thing-{c.COAST_IDS[coast_of(view, tower)]}"),
                words(f"thing-{c.CATEGORY_IDS[edition.category[tower]]}"),
                words("text-built") if view.built[tower] else f"{view.height[tower]} / {floors}",
                crews(view, tower),
                f"{view.francs_on[tower]}, {view.engineers_on[tower]}",
                *("–" if view.built[tower] else costs for costs in next_floor(view, words, tower)),
            ]
        )
    heads = (
        "text-tower", "text-side", "text-category", "text-floors", "text-crews", "text-extras", "text-resources",
        "text-needed",
    )  # fmt: skip
    return Grid(words("text-coast"), [words(head) for head in heads], rows)


def coast_of(view: BretagneView, tower: int) -> int:
    """B-0.7: three coasts of five slots each, from Lorient round to the north."""
    return int(view.edition.slot_coast[view.slot[tower]])


def next_floor(view: BretagneView, words: Words, tower: int) -> list[str]:
    """B-3.1.3: what a floor costs besides its tile, and the engineers that this weather asks for."""
    edition = view.edition
    extra = [int(edition.extra[c.RESOURCES * tower + good]) for good in range(c.RESOURCES)]
    needed = edition.needed[len(c.CATEGORY_IDS) * view.weather + edition.category[tower]] if view.weather >= 0 else "–"
    return [discs(extra, words), str(needed)]


def harbours(view: BretagneView, words: Words) -> Grid:
    """B-0.9, B-1.2: which rent lies in which port, what it pays now, and who earns it."""
    edition = view.edition
    rows = []
    for port in range(c.PORTS):
        tile, side = view.rent[port], edition.port_coast[port]
        improved = view.improved[side] > 0
        pays = (edition.rent_improved if improved else edition.rent_normal)[tile] if tile >= 0 else None
        there = [view.names[seat] for seat in range(view.seats) if view.in_port[seat][port]]
        rows.append(
            [
                words(f"thing-{edition.ports[port]}"),
                words(f"thing-{c.COAST_IDS[side]}"),
                spoken(pays, words) if pays else "–",
                words("text-improved") if improved else "–",
                AND.join(there) or "–",
            ]
        )
    heads = ("text-port", "text-side", "text-rent", "text-turned", "text-there")
    return Grid(words("text-ports"), [words(head) for head in heads], rows)


def crews(view: BretagneView, tower: int) -> str:
    """Whose workers stand where, from the ground up."""
    floors = range(c.FLOORS * tower, c.FLOORS * tower + view.height[tower])
    return AND.join(times(view.names[view.floor_owner[at]], view.floor_crew[at]) for at in floors) or "–"


def towns(view: BretagneView, words: Words) -> Grid:
    edition = view.edition
    open_tiles = [times(words(f"thing-{id}"), count) for id, count in zip(edition.tiles, view.shown) if count]
    market = AND.join([discs(view.market, words), words("text-stock", singles=view.singles, pairs=view.pairs)])
    order, passed = (row_of(view, seats) for seats in (view.order, view.passed))
    heads = ("text-quimper", "text-market", "text-open", "text-pontivy", "text-next")
    row = [discs(view.quimper, words), market, AND.join(open_tiles) or "–", order, passed]
    return Grid(words("text-towns"), [words(head) for head in heads], [row])


def row_of(view: BretagneView, seats: list[int]) -> str:
    """A row of Pontivy."""
    return AND.join(view.names[seat] for seat in seats if seat >= 0) or "–"


def discs(counts: list[int], words: Words) -> str:
    named = [times(words(f"thing-{c.RESOURCE_IDS[good]}"), counts[good]) for good in range(c.RESOURCES) if counts[good]]
    return AND.join(named) or "–"


def times(thing: str, count: int) -> str:
    return f"{count}\u00a0×\u00a0{thing}" if count != 1 else thing
