"""Bretagne as grids of words: who has what, what stands on the coast, what the towns offer."""

from __future__ import annotations

from ludotheque.core.text import Grid
from ludotheque.core.view import View
from ludotheque.core.words import Words
from ludotheque.games.bretagne.components import CATEGORY_IDS, FLOORS, PORTS, RESOURCE_IDS, RESOURCES, TOWERS
from ludotheque.games.bretagne.edition import BretagneEdition


def grids(view: View, words: Words) -> list[Grid]:
    """The players, then the lighthouses, then the towns."""
    return [players(view, words), coast(view, words), towns(view, words)]


def players(view: View, words: Words) -> Grid:
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


def sky(view: View, words: Words, weather: int) -> str:
    return words(f"thing-{edition_of(view).weathers[weather]}") if weather >= 0 else words("text-unknown")


def hand(view: View, words: Words, seat: int) -> str:
    """One's own cards by kind; of the others' only how many."""
    held = view.hand[seat]
    if isinstance(held, int):
        return str(held)
    kinds = zip(edition_of(view).equipment, held)
    return ", ".join(times(words(f"thing-{id}"), count) for id, count in kinds if count) or "–"


def ports(view: View, words: Words, seat: int) -> str:
    ids = edition_of(view).ports
    return ", ".join(words(f"thing-{ids[port]}") for port in range(PORTS) if view.in_port[seat][port]) or "–"


def coast(view: View, words: Words) -> Grid:
    """The lighthouses in the order of their slots."""
    edition = edition_of(view)
    rows = []
    for tower in sorted(range(TOWERS), key=lambda tower: int(view.slot[tower])):
        floors = int(edition.floors[tower])
        rows.append(
            [
                words(f"thing-{edition.towers[tower]}"),
                words(f"thing-{CATEGORY_IDS[edition.category[tower]]}"),
                words("text-built") if view.built[tower] else f"{view.height[tower]} / {floors}",
                crews(view, tower),
                f"{view.francs_on[tower]}, {view.engineers_on[tower]}",
            ]
        )
    heads = ("text-tower", "text-category", "text-floors", "text-crews", "text-extras")
    return Grid(words("text-coast"), [words(head) for head in heads], rows)


def crews(view: View, tower: int) -> str:
    """Whose workers stand where, from the ground up."""
    floors = range(FLOORS * tower, FLOORS * tower + view.height[tower])
    return ", ".join(times(view.names[view.floor_owner[at]], view.floor_crew[at]) for at in floors) or "–"


def towns(view: View, words: Words) -> Grid:
    edition = edition_of(view)
    open_tiles = [times(words(f"thing-{id}"), count) for id, count in zip(edition.tiles, view.shown) if count]
    market = f"{discs(view.market, words)}; {words('text-stock', singles=view.singles, pairs=view.pairs)}"
    passed = ", ".join(view.names[seat] for seat in view.passed if seat >= 0) or "–"
    heads = ("text-quimper", "text-market", "text-open", "text-next")
    row = [discs(view.quimper, words), market, ", ".join(open_tiles) or "–", passed]
    return Grid(words("text-towns"), [words(head) for head in heads], [row])


def discs(counts: list[int], words: Words) -> str:
    named = [times(words(f"thing-{RESOURCE_IDS[good]}"), counts[good]) for good in range(RESOURCES) if counts[good]]
    return ", ".join(named) or "–"


def times(thing: str, count: int) -> str:
    return f"{count}\u00a0×\u00a0{thing}" if count != 1 else thing


def edition_of(view: View) -> BretagneEdition:
    assert isinstance(view.edition, BretagneEdition)
    return view.edition
