"""What lies beside the coast: the weather, the construction tiles, the towns' exchanges, the barges."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ludotheque.drawing import Action, Point, Words
from ludotheque.drawing.memory import remembered
from ludotheque.games.bretagne.edition import BretagneEdition
from ludotheque.games.bretagne.scene.goods import CATEGORIES, ICONS, RESOURCES, Sign, signs, spoken
from ludotheque.games.bretagne.scene.harbours import TRADING
from ludotheque.games.bretagne.scene.shapes import Shape
from ludotheque.games.bretagne.scene.view import BretagneView


class Weather(NamedTuple):
    """The sky of some round, if there is one; on a phone both hang over three panes."""

    when: int  # 0 what was turned first, 1 the forecast
    pane: int
    sky: int
    round: int
    past: bool


class Tile(NamedTuple):
    """An open construction tile: which one of its kind, and in which place of its row."""

    kind: int
    copy: int
    size: int
    place: int


class Row(NamedTuple):
    """The tiles of one size: how many lie open, and how many are left."""

    size: int
    shown: int
    left: int


class Market(NamedTuple):
    """B-1.3: what lies at Brest."""

    goods: tuple[int, ...]
    singles: int
    pairs: int


class Exchange(NamedTuple):
    number: int
    town: int
    place: int
    done: bool


class Barge(NamedTuple):
    number: int
    taken: bool
    by_pontivy: int


@remembered
def weather(view: BretagneView, shape: Shape) -> list[Weather]:
    """B-0.10, B-1.6: each by the round it is for: until the barges are chosen the forecast is the weather to come."""
    skies = (view.weather, view.forecast)
    turned = sum(view.edition.sky_cards) - sum(view.skies)
    first = max(turned - int(view.forecast >= 0), 1)
    panes = range(1 if shape.name == "wide" else 3)
    return [
        Weather(when, pane, sky, first + when, first + when < view.round)
        for pane in panes
        for when, sky in enumerate(skies)
    ]


@remembered
def yard(view: BretagneView) -> tuple[list[Row], list[Tile]]:
    """B-0.11: three rows of open tiles."""
    edition = view.edition
    rows, tiles = [], []
    for size in range(1, len(edition.rewards) + 1):
        kinds = [kind for kind in range(len(edition.tiles)) if int(edition.tile_size[kind]) == size]
        shown = [(kind, copy) for kind in kinds for copy in range(view.shown[kind])]
        tiles += [Tile(kind, copy, size, place) for place, (kind, copy) in enumerate(shown)]
        rows.append(Row(size, len(shown), sum(view.pile[kind] for kind in kinds)))
    return rows, tiles


@remembered
def exchanges(view: BretagneView) -> list[Exchange]:
    """B-3.2: what may be exchanged, and what has been in this action."""
    found = []
    places = [0, 0]
    for number in range(len(view.edition.exchanges)):
        town = int(view.edition.exchange_town[number])
        found.append(Exchange(number, town, places[town], bool(view.exchanged[number])))
        places[town] += 1
    return found


@remembered
def counters(view: BretagneView, options: tuple[Action, ...]) -> list[tuple[str, bool]]:
    """The two towns, and whether one may leave it: that is where one trades, and not the one that may be visited."""
    trading = ""
    if any(action.verb == "leave" for action in options):
        towns = {TRADING[1 - TRADING.index(action.args[0])] for action in options if action.verb == "visit"}
        numbers = [view.edition.exchanges.index(action.args[0]) for action in options if action.verb == "exchange"]
        trading = (towns | {TRADING[int(view.edition.exchange_town[number])] for number in numbers}).pop()
    return [(town, town == trading) for town in TRADING]


@remembered
def owners(view: BretagneView, names: tuple[str, ...]) -> list[tuple[int, int, str]]:
    """B-1.1: whose each barge is this round."""
    return [(seat, barge, names[seat]) for seat, barge in enumerate(view.barge) if barge >= 0]


# how it is drawn


@dataclass(frozen=True)
class Need:
    """The engineers a category needs under a sky, and whether somebody gets hurt there."""

    category: str
    count: int
    danger: bool


@dataclass(frozen=True)
class Sky:
    """B-0.10, B-1.6: the weather of this round or of the next."""

    id: str
    icon: str
    when: str
    name: str
    needs: list[Need]
    label: str
    note: str


def sky(words: Words, edition: BretagneEdition, weather: Weather) -> Sky:
    number = weather.sky
    id = edition.weathers[number] if number >= 0 else ""
    needs = [
        Need(category, int(edition.needed[3 * number + at]), bool(edition.storm[number]) and bool(edition.risky[at]))
        for at, category in enumerate(CATEGORIES)
        if id
    ]
    costs = ", ".join(f"{words('thing-' + need.category)} {need.count}" for need in needs)
    note = words("note-sky", needs=costs, danger=sum(need.danger for need in needs)) if needs else ""
    last = weather.round > int(edition.rounds)
    name = words(f"thing-{id}") if id else words("board-no-weather") if last else ""
    time = "" if last else words("board-weather-round", round=weather.round)
    label = words("board-sky", when=time, name=name) if time else name
    return Sky(id, ICONS.get(id, ""), time, name, needs, label, note)


def corner(shape: Shape, size: int, place: int) -> Point:
    """Where a tile lies."""
    x, y = shape.yard
    w, h = shape.tile
    return (x + 78 + (w + 4) * place, y + 20 + (h + 6) * (size - 1))


def goods_of(edition: BretagneEdition, kind: int) -> list[str]:
    return [good for at, good in enumerate(RESOURCES) for _ in range(int(edition.tile_cost[4 * kind + at]))]


def cost(words: Words, edition: BretagneEdition, kind: int) -> tuple[str, str]:
    """B-3.1.1, B-3.1.2: what a tile costs and brings, in words."""
    goods = goods_of(edition, kind)
    return " + ".join(words(f"thing-{good}") for good in goods), spoken(edition.rewards[len(goods) - 1], words)


def row_of(shape: Shape, exchange: Exchange) -> Point:
    """Where an exchange stands in its town: below the market, or the name."""
    x, y = shape.towns[exchange.town]
    return (x, y + (24 if exchange.town else 80) + (shape.town[1] + 3) * exchange.place)


@dataclass(frozen=True)
class Card:
    """A barge card: the slots of its three hulls, what one receives with it, and what it saves."""

    id: str
    at: Point
    holds: list[int]
    bonus: list[Sign]
    saves: int
    label: str
    note: str


def barge(shape: Shape, words: Words, edition: BretagneEdition, barge: Barge) -> Card:
    number = barge.number
    holds = [int(edition.hold[3 * number + deck]) for deck in range(3)]
    bonus, saves = edition.bonus[number], int(edition.saves[number])
    told = " / ".join(str(hold) for hold in holds)
    note = words("note-barge", pontivy=barge.by_pontivy)
    return Card(
        id=edition.barges[number],
        at=barge_at(shape, number),
        holds=holds,
        bonus=signs(bonus),
        saves=saves,
        label=words("board-barge", number=number + 1, holds=told, bonus=spoken(bonus, words)),
        note=f"{note} {words('board-saves', count=saves)}." if saves else note,
    )


def barge_at(shape: Shape, number: int) -> Point:
    x, y = shape.barges
    return (x + (shape.barge[0] + (6.6 if shape.name == "wide" else 4.6)) * number, y)
