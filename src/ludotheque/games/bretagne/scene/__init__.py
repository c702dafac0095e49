"""The board of Bretagne: turns a view into what the templates draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.drawing import Action, Lit, Pane, Words
from ludotheque.drawing.lettering import roman
from ludotheque.drawing.seats import over, titled
from ludotheque.drawing.sheet import Point
from ludotheque.games.bretagne.scene.coast import COAST, ISLANDS
from ludotheque.games.bretagne.scene.evaluation import sheet, values
from ludotheque.games.bretagne.scene.goods import ICONS, RESOURCES
from ludotheque.games.bretagne.scene.harbours import lights, pontivy, ports, quimper, towns
from ludotheque.games.bretagne.scene.mats import mat
from ludotheque.games.bretagne.scene.shapes import PANE, PORT, SHAPES, TALL, WIDE, Shape, panel_size
from ludotheque.games.bretagne.scene.towers import towers
from ludotheque.games.bretagne.scene.view import BretagneView
from ludotheque.games.bretagne.scene.yard import barges, counters, goods_of, market, tiles, weather

__all__ = ["compare", "icon", "panes", "plate", "scene", "sizes"]

SYMBOLS = (*(name for good, name in ICONS.items() if good != "franc"), "cargo-ship", "hand-bandage", "laurels")
LAP = 100  # points on the track
VERB_ICONS = {
    "visit": "harbor-dock", "place": "lighthouse", "choose": "cargo-ship", "pass": "ringing-bell", "leave": "anchor",
    "done": "ringing-bell", "decline": "ringing-bell", "send": "harbor-dock", "build": "brick-wall", "stay": "miner",
}  # fmt: skip


def plate(shape: str) -> dict[str, object]:
    """What the static plate needs."""
    drawn = SHAPES[shape]
    beyond = "L1400 600V180z" if drawn is WIDE else "L900 400V100z"
    return {
        "shape": drawn,
        "symbols": SYMBOLS,
        "icons": ICONS,
        "coast": drawn.line(COAST) + beyond,
        "islands": [drawn.line(island) + "z" for island in ISLANDS],
        "water_widths": (4, 10, 17, 25, 35, 47) if drawn is WIDE else (4, 9, 15, 22),
    }


def sizes(shape: str, seats: int) -> dict[str, Point]:
    """How large each part is."""
    drawn = SHAPES[shape]
    return {"world": drawn.world, "mat": drawn.mat, "panel": panel_size(drawn, seats)}


def panes(view: BretagneView, shape: str, words: Words) -> list[Pane]:
    """On a phone: the coast with its ports, the fifteen lights, the yard, the trading towns."""
    if SHAPES[shape] is not TALL:
        return []
    ids = ("coast", "lights", "yard", "towns")
    return [
        {"id": id, "label": words(f"board-pane-{id}"), "box": (0, PANE * at, 390, PANE)} for at, id in enumerate(ids)
    ]


def scene(
    view: BretagneView, shape: str, words: Words, options: Sequence[Action], names: Sequence[str]
) -> dict[str, object]:
    """What the live layer, the panels and the mats need."""
    drawn, lit = SHAPES[shape], Lit(options)
    moment = _moment(view, words, names)
    return {
        "game": view.game.id,
        "shape": shape,
        "sizes": sizes(shape, view.seats),
        "words": words,
        **titled(view, words, moment),
        "place": drawn,
        "port": PORT,
        "icons": ICONS,
        "mats": [mat(view, drawn, words, lit, names[seat], seat) for seat in range(view.seats)],
        "towers": towers(view, drawn, words, lit, names),
        "lights": lights(view, drawn),
        "ports": ports(view, drawn, words, lit, names),
        "towns": towns(view, drawn, words, lit, names),
        "quimper": quimper(view, words, lit),
        "pontivy": {**pontivy(view, drawn, words, names), "lit": lit("pass")},
        "weather": weather(view, words),
        "yard": tiles(view, drawn, words, lit),
        "bought": {"goods": goods_of(view, view.bought), "seat": view.asked} if view.bought >= 0 else None,
        "market": market(view, words),
        "counters": counters(view, drawn, words, lit, names),
        "deck": {"draw": view.draw, "discard": sum(view.discard)},
        "barges": barges(view, drawn, words, lit),
        "evaluation": sheet(view, words, lit, names),
        "worths": values(view, words) if drawn is TALL else [],
        "track": _track(view, drawn, names) if drawn.track else [],
        "lap": LAP,
        "round": words("board-round-short", round=roman(view.round)) if view.round else "",
        "phase": words(f"phase-{view.phase}"),
        "description": words("board-description", moment=moment),
    }


def _moment(view: BretagneView, words: Words, names: Sequence[str]) -> str:
    if not view.round:
        return words("phase-0")
    phase = words(f"phase-{view.phase}")
    return over(view, words, names) or words("board-round", round=roman(view.round), phase=phase)


def _track(view: BretagneView, shape: Shape, names: Sequence[str]) -> list[dict[str, Any]]:
    """B-0.4: the score discs; who has gone round starts again at 0 with the lap written on the disc."""
    assert shape.track
    x, y, w, h = shape.track
    found: list[dict[str, Any]] = []
    for seat, points in enumerate(view.points):
        spot = points % LAP
        beside = sum(1 for other in view.points[:seat] if other % LAP == spot)
        at = (x + w / LAP * spot + 5 * beside, y + h / 2)
        found.append({"seat": seat, "at": at, "lap": points // LAP, "label": f"{names[seat]}: {points}"})
    return found


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
    hands = [held if isinstance(held, int) else sum(held) for held in view.hand]
    rows: list[tuple[str, list[int | str]]] = [
        (words("compare-workers"), [view.workers[seat] for seat in seats]),
        (words("compare-aside"), [view.aside[seat] for seat in seats]),
        (words("compare-ports"), [sum(view.in_port[seat]) for seat in seats]),
        (words("compare-francs"), [view.purse[seat] for seat in seats]),
        (words("compare-engineers"), [view.engineers[seat] for seat in seats]),
        (words("compare-cards"), [*hands]),
    ]
    for at, id in enumerate(RESOURCES):
        rows.append((words(f"thing-{id}"), [view.goods[seat][at] for seat in seats]))
    return rows
