"""What lies beside the coast: the weather, the construction tiles, the towns' exchanges, the barges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ludotheque.drawing import Lit, Words
from ludotheque.drawing.sheet import Point
from ludotheque.games.bretagne.scene.goods import CATEGORIES, ICONS, RESOURCES, Sign, signs, spoken
from ludotheque.games.bretagne.scene.harbours import Worker, visitors_of
from ludotheque.games.bretagne.scene.shapes import Shape
from ludotheque.games.bretagne.scene.view import BretagneView

TRADING: Final = ("Trade", "GainResource", "GiveResource", "GiveCard")


@dataclass(frozen=True)
class Tile:
    """An open construction tile, or the empty space of one."""

    id: str
    name: str
    at: Point
    goods: list[str]
    lit: bool
    bought: bool
    label: str
    note: str


@dataclass(frozen=True)
class Exchange:
    id: str
    at: Point
    signs: list[Sign]
    done: bool
    lit: bool
    label: str


@dataclass(frozen=True)
class Barge:
    id: str
    number: int
    at: Point
    holds: list[int]
    bonus: list[Sign]
    saves: int
    owner: int
    lit: bool
    label: str
    note: str


def weather(view: BretagneView, words: Words) -> list[dict[str, Any]]:
    """B-0.10, B-1.6: the sky of this round and of the next, and the engineers each category needs under it."""
    edition = view.edition
    found = []
    for when, sky in (("now", view.weather), ("next", view.forecast)):
        id = edition.weathers[sky] if sky >= 0 else ""
        needs: list[dict[str, Any]] = [
            {"category": category, "count": int(edition.needed[3 * sky + at]),
             "danger": bool(edition.storm[sky]) and bool(edition.risky[at])}
            for at, category in enumerate(CATEGORIES)
        ] if sky >= 0 else []  # fmt: skip
        costs = ", ".join(f"{words('thing-' + need['category'])} {need['count']}" for need in needs)
        note = words("note-sky", needs=costs, danger=sum(need["danger"] for need in needs)) if needs else ""
        name = words(f"thing-{id}") if id else words("board-no-weather") if view.round else ""
        found.append(
            {"when": words(f"board-weather-{when}"), "id": id, "icon": ICONS.get(id, ""), "name": name, "needs": needs,
             "note": note, "label": words("board-sky", when=words(f"board-weather-{when}"), name=name)}
        )  # fmt: skip
    return found


def tiles(view: BretagneView, shape: Shape, words: Words, lit: Lit) -> list[dict[str, Any]]:
    """B-0.11, B-3.1.2: three rows of open tiles, and the reward of each."""
    edition = view.edition
    x, y = shape.yard
    w, h = shape.tile
    rows = []
    for size, reward in enumerate(edition.rewards, 1):
        top = y + 20 + (h + 6) * (size - 1)
        kinds = [kind for kind in range(len(edition.tiles)) if int(edition.tile_size[kind]) == size]
        shown = [(kind, copy) for kind in kinds for copy in range(view.shown[kind])]
        open_tiles = []
        for place in range(max(int(edition.open_tiles), len(shown))):
            at = (x + 78 + (w + 4) * place, top)
            if place < len(shown):
                open_tiles.append(_tile(view, words, lit, *shown[place], at))
            else:
                open_tiles.append(Tile("", "", at, [], False, False, "", ""))
        left = sum(view.pile[kind] for kind in kinds)
        rows.append({"at": (x, top), "size": size, "reward": signs(reward), "tiles": open_tiles, "left": left,
                     "note": words("note-row", reward=spoken(reward, words)),
                     "label": words("board-row", size=size, reward=spoken(reward, words), left=left)})  # fmt: skip
    return rows


def goods_of(view: BretagneView, kind: int) -> list[str]:
    return [good for at, good in enumerate(RESOURCES) for _ in range(int(view.edition.tile_cost[4 * kind + at]))]


def _tile(view: BretagneView, words: Words, lit: Lit, kind: int, copy: int, at: Point) -> Tile:
    id, goods = view.edition.tiles[kind], goods_of(view, kind)
    cost = " + ".join(words(f"thing-{good}") for good in goods)
    reward = spoken(view.edition.rewards[len(goods) - 1], words)
    note = words("board-tile-note", cost=cost, reward=reward)
    return Tile(f"{id}-{copy}", id, at, goods, lit("build", id), False, words("board-tile", cost=cost), note)


def market(view: BretagneView, words: Words) -> dict[str, Any]:
    """B-1.3: what lies at Brest."""
    edition = view.edition
    return {
        "goods": [{"id": id, "count": count} for id, count in zip(RESOURCES, view.market)],
        "singles": [place < view.singles for place in range(int(edition.brest_singles))],
        "pairs": [place < view.pairs for place in range(int(edition.brest_pairs))],
        "label": words("board-market", singles=view.singles, pairs=view.pairs),
    }


def counters(view: BretagneView, shape: Shape, words: Words, lit: Lit, names: Sequence[str]) -> list[dict[str, Any]]:
    """B-3.2: the exchanges of Brest and of Lorient."""
    edition = view.edition
    trading = view.question in TRADING
    nothing = not any(lit("exchange", id) for id in edition.exchanges)
    found = []
    for town, (id, (x, y)) in enumerate(zip(("brest", "lorient"), shape.towns)):
        top = y + (80 if id == "brest" else 24)
        own = [number for number in range(len(edition.exchanges)) if int(edition.exchange_town[number]) == town]
        rows = [
            Exchange(edition.exchanges[number], (x, top + (shape.town[1] + 3) * place), signs(edition.exchange[number]),
                     trading and bool(view.exchanged[number]), lit("exchange", edition.exchanges[number]),
                     words(f"thing-{edition.exchanges[number]}"))
            for place, number in enumerate(own)
        ]  # fmt: skip
        workers: list[Worker] = visitors_of(view, words, names, id, (x + 74, y + 6.5))
        leave = lit("leave") and (nothing or any(row.lit for row in rows))
        found.append({"id": id, "name": words(f"thing-{id}"), "at": (x, y), "rows": rows, "workers": workers,
                      "lit": leave or lit("visit", id)})  # fmt: skip
    return found


def barges(view: BretagneView, shape: Shape, words: Words, lit: Lit) -> list[Barge]:
    """B-1.1: the four barge cards, and whose they are this round."""
    edition = view.edition
    x, y = shape.barges
    found = []
    for number, id in enumerate(edition.barges):
        holds = [int(edition.hold[3 * number + deck]) for deck in range(3)]
        bonus = spoken(edition.bonus[number], words)
        label = words("board-barge", number=number + 1, holds=" / ".join(str(hold) for hold in holds), bonus=bonus)
        owner = view.barge.index(number) if number in view.barge else -1
        at = (x + (shape.barge[0] + (6.6 if shape.name == "wide" else 4.6)) * number, y)
        saves = int(edition.saves[number])
        note = words("note-barge", pontivy=view.by_pontivy)
        if saves:
            note += f" {words('board-saves', count=saves)}."
        found.append(
            Barge(id, number + 1, at, holds, signs(edition.bonus[number]), saves, owner, lit("choose", id), label, note)
        )
    return found
