"""The board of Bretagne: turns a view into what the templates draw.

A scene holds only what of a position each thing depends on, as small tuples; how a thing looks and what it is called is
found when it is drawn, by the functions of `fixed`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from ludotheque.drawing import ANSWER, Action, Pane, Point, Sound, Words
from ludotheque.drawing.lettering import roman
from ludotheque.drawing.seats import counted, over, titled
from ludotheque.games.bretagne.scene import evaluation, harbours, towers, yard
from ludotheque.games.bretagne.scene.coast import COAST, ISLANDS, TOWNS
from ludotheque.games.bretagne.scene.consequences import effect, leads_to, name
from ludotheque.games.bretagne.scene.goods import ICONS, RESOURCES, signs, spoken
from ludotheque.games.bretagne.scene.mats import card_worth, holdings, mat
from ludotheque.games.bretagne.scene.shapes import PANE, PORT, SHAPES
from ludotheque.games.bretagne.scene.view import BretagneView
from ludotheque.games.bretagne.scene.ways import ways

__all__ = [
    "ACCOUNTS", "SOUNDS", "STAGED", "TURNS", "compare", "effect", "fixed", "holdings", "icon",
    "leads_to", "name", "panes", "plate", "scene", "sizes",
]  # fmt: skip

SYMBOLS = (*(name for good, name in ICONS.items() if good != "franc"), "cargo-ship", "hand-bandage", "laurels")
LAP = 100  # points on the track
VERB_ICONS = {
    "visit": "harbor-dock", "place": "lighthouse", "choose": "cargo-ship", "pass": "ringing-bell", "leave": "anchor",
    "done": "ringing-bell", "decline": "ringing-bell", "send": "harbor-dock", "build": "brick-wall", "stay": "miner",
}  # fmt: skip
SOUNDS: Final[dict[str, Sound]] = {
    "bought": "card", "placed": "build", "built": "build", "crew": "boat", "sent": "boat", "loaded": "boat",
    "gained": "coin", "exchanged": "coin", "found": "coin", "drew": "card", "discarded": "card", "played": "card",
}  # fmt: skip
STAGED: Final = ("injured", "finished", "evaluated", "majority", "built")
TURNS: Final = ("round", ANSWER)
ACCOUNTS: Final = {
    "evaluated": ("evaluated", "played sent majority stood built"),
    "rents": ("rent", "gained short drew reshuffled"),
    "final": ("pontivy savings harbours", "won"),
}


def plate(shape: str) -> dict[str, object]:
    """What the static plate needs."""
    drawn = SHAPES[shape]
    beyond = "L1400 600V180z" if drawn.wide else "L900 400V100z"
    return {
        "shape": drawn,
        "symbols": SYMBOLS,
        "icons": ICONS,
        "coast": drawn.line(COAST) + beyond,
        "islands": [drawn.line(island) + "z" for island in ISLANDS],
        "water_widths": (4, 10, 17, 25, 35, 47) if drawn.wide else (4, 9, 15, 22),
        "ways": ways(drawn),
    }


def sizes(shape: str, seats: int) -> dict[str, Point]:
    """How large each part is."""
    return SHAPES[shape].sizes(seats)


def panes(view: BretagneView, shape: str, words: Words) -> list[Pane]:
    """On a phone: the coast with its ports, the fifteen lights, the yard, the trading towns."""
    if SHAPES[shape].wide:
        return []
    ids = ("coast", "lights", "yard", "towns")
    return [
        {"id": id, "label": words(f"board-pane-{id}"), "box": (0, PANE * at, 390, PANE)} for at, id in enumerate(ids)
    ]


def fixed(shape: str, words: Words, seats: int) -> dict[str, object]:
    """What is the same in every position, and how to find what things look like."""
    drawn = SHAPES[shape]
    return {
        "place": drawn,
        "seats": seats,
        "port": PORT,
        "icons": ICONS,
        "resources": RESOURCES,
        "lap": LAP,
        "towns": [(id, drawn.at(place)) for id, place in TOWNS.items()],
        "leaders": harbours.leaders(drawn),
        "roman": roman,
        "signs": signs,
        "spoken": lambda phrase: spoken(phrase, words),
        "marks": partial(harbours.marks, drawn),
        "rent": partial(harbours.rent, drawn, words),
        "space": partial(harbours.space, drawn, seats),
        "light": partial(towers.drawn, drawn, words),
        "light_label": partial(towers.label, words),
        "light_note": partial(towers.note, words),
        "crew_place": partial(towers.crew_place, drawn),
        "harbour_of": partial(towers.harbour_of, drawn),
        "sky": partial(yard.sky, words),
        "corner": partial(yard.corner, drawn),
        "goods_of": yard.goods_of,
        "cost": partial(yard.cost, words),
        "row_of": partial(yard.row_of, drawn),
        "barge": partial(yard.barge, drawn, words),
        "barge_at": partial(yard.barge_at, drawn),
        "worth": evaluation.worth,
        "card_worth": card_worth,
        "values_of": partial(evaluation.values, words),
    }


class Score(NamedTuple):
    """B-0.4: a score disc; who has gone round starts again at 0 with the lap written on the disc."""

    seat: int
    points: int
    beside: int
    name: str


def scene(
    view: BretagneView, shape: str, words: Words, options: Sequence[Action], names: Sequence[str]
) -> dict[str, object]:
    """What the live layer, the panels and the mats need."""
    drawn = SHAPES[shape]
    moment = _moment(view, words, names)
    people, choices = tuple(names), tuple(options)
    lights, waiting, asked = towers.lights(view, choices)
    rows, tiles = yard.yard(view)
    return {
        **titled(view, words, moment),
        "edition": view.edition,
        "mats": [mat(view, drawn, words, names[seat], seat) for seat in range(view.seats)],
        "round": view.round,
        "phase": view.phase,
        "last": view.round >= int(view.edition.rounds),
        "skies": yard.weather(view, drawn),
        "lights": lights,
        "waiting": waiting,
        "towers": asked,
        "crews": towers.crews(view, people),
        "ports": harbours.ports(view, choices),
        "workers": harbours.workers(view, drawn, people),
        "visitors": harbours.visitors(view, people),
        "quimper": [*enumerate(view.quimper)],
        "discs": harbours.discs(view, people),
        "rows": rows,
        "tiles": tiles,
        "bought": view.bought,
        "market": yard.Market(tuple(view.market), view.singles, view.pairs),
        "counters": yard.counters(view, choices),
        "exchanges": yard.exchanges(view),
        "deck": (view.draw, sum(view.discard)),
        "barges": [
            yard.Barge(number, number in view.barge, view.by_pontivy) for number in range(len(view.edition.barges))
        ],
        "owners": yard.owners(view, people),
        "evaluation": evaluation.evaluation(view, names),
        "scores": _scores(view, names) if drawn.track else [],
        "description": words("board-description", moment=moment),
    }


def _moment(view: BretagneView, words: Words, names: Sequence[str]) -> str:
    if not view.round:
        return words("phase-0")
    phase = words(f"phase-{view.phase}")
    return over(view, words, names) or words("board-round", round=roman(view.round), phase=phase)


def _scores(view: BretagneView, names: Sequence[str]) -> list[Score]:
    spots = [points % LAP for points in view.points]
    return [
        Score(seat, points, spots[:seat].count(points % LAP), names[seat]) for seat, points in enumerate(view.points)
    ]


def icon(action: Action) -> str | None:
    """What stands for an option: the good or card it is about, or what it is done with."""
    thing = action.args[0] if action.args else ""
    if action.verb in ("load", "gain", "give", "keep", "play", "discard"):
        return ICONS.get(thing)
    if action.verb == "exchange":
        return "anchor" if thing.startswith("lorient") else "harbor-dock"
    return VERB_ICONS.get(action.verb)


def compare(view: BretagneView, words: Words) -> list[tuple[str, list[int | str]]]:
    """What the game counts besides points."""
    seats = range(view.seats)
    rows: list[tuple[str, list[int | str]]] = [
        (words("compare-workers"), [view.workers[seat] for seat in seats]),
        (words("compare-aside"), [view.aside[seat] for seat in seats]),
        (words("compare-ports"), [sum(view.in_port[seat]) for seat in seats]),
        (words("compare-francs"), [view.purse[seat] for seat in seats]),
        (words("compare-engineers"), [view.engineers[seat] for seat in seats]),
        (words("compare-cards"), [counted(hand) for hand in view.hand]),
    ]
    for at, id in enumerate(RESOURCES):
        rows.append((words(f"thing-{id}"), [view.goods[seat][at] for seat in seats]))
    return rows
