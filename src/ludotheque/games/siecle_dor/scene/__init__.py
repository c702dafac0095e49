"""The board of Le Siècle d'Or: turns a view into what the templates draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.words import halves
from ludotheque.drawing import Action, Lit, Pane, Words
from ludotheque.drawing.seats import over, titled
from ludotheque.games.siecle_dor.components import COLOUR_IDS, PASSED, SELLING
from ludotheque.games.siecle_dor.scene.mats import compare, mat
from ludotheque.games.siecle_dor.scene.options import icon
from ludotheque.games.siecle_dor.scene.places import colonies, guilds, provinces
from ludotheque.games.siecle_dor.scene.shapes import (
    COAST,
    COLOUR_OF,
    ICONS,
    OUTLINES,
    PANE,
    RIVERS,
    SHAPES,
    TALL,
    Point,
    Shape,
    panel_size,
)
from ludotheque.games.siecle_dor.scene.track import decks, track
from ludotheque.games.siecle_dor.scene.view import SiecleDorView

__all__ = ["compare", "icon", "panes", "plate", "scene", "sizes"]

BELL = "end pass keep wait sail"
SYMBOLS = (
    "bulb", "cannon", "caravel", "card-joker", "cool-spices", "crown", "galleon", "gavel", "laurels", "medal",
    "palette", "pilgrim-hat", "scales", "three-friends", "windmill",
)  # fmt: skip


def plate(shape: str) -> dict[str, object]:
    """What the static plate needs."""
    drawn = SHAPES[shape]
    return {
        "shape": drawn,
        "symbols": SYMBOLS,
        "provinces": [
            {
                "id": id,
                "path": drawn.path(corners) + "z",
                "tone": COLOUR_IDS[COLOUR_OF[id]],
                "icon": ICONS[COLOUR_OF[id]],
                "code": id[:2].upper(),
            }
            for id, corners in OUTLINES.items()
        ],
        "coast": drawn.path(COAST) + "z",
        "rivers": drawn.path(RIVERS) + "z",
        "water_widths": (4, 10, 17, 25, 35) if drawn is not TALL else (4, 9, 15),
    }


def sizes(shape: str, seats: int) -> dict[str, Point]:
    """How large each part is."""
    drawn = SHAPES[shape]
    return {"world": drawn.world, "mat": drawn.mat, "panel": panel_size(drawn, seats)}


def panes(view: SiecleDorView, shape: str, words: Words) -> list[Pane]:
    """On a phone the map with the track, and the house: guilds, colonies and decks."""
    if SHAPES[shape] is not TALL:
        return []
    return [
        {"id": "map", "label": words("board-map"), "box": (0, 0, *PANE)},
        {"id": "house", "label": words("board-house"), "box": (0, TALL.world[1] - PANE[1], *PANE)},
    ]


def scene(
    view: SiecleDorView, shape: str, words: Words, options: Sequence[Action], names: Sequence[str]
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
        "mats": [mat(view, drawn, words, lit, names[seat], seat) for seat in range(view.seats)],
        "provinces": provinces(view, drawn, words, lit, names),
        "guilds": guilds(view, drawn, words, lit, names),
        "prices": [halves(price) for price in view.edition.guild_prices],
        "colonies": colonies(view, drawn, words, lit, names),
        "spaces": track(view, drawn, words, lit),
        "total": view.edition.spaces,
        "space": view.space,
        "decks": decks(view, drawn, words, lit),
        "dice": {"first": view.first_die, "second": view.second_die, "lit": lit("roll call")},
        "bell": {"lit": lit(BELL), "verbs": BELL, "text": moment if drawn is not TALL else _short(view, words)},
        "auction": _auction(view, drawn, words, lit, names) if view.lot >= 0 else None,
        "description": words("board-description", turn=view.turn, moment=moment),
    }


def _moment(view: SiecleDorView, words: Words, names: Sequence[str]) -> str:
    if view.phase == 0:
        return words("board-setup")
    return over(view, words, names) or words("board-turn", turn=view.turn, name=names[view.active])


def _short(view: SiecleDorView, words: Words) -> str:
    return words("board-setup") if view.phase == 0 else words("board-turn-short", turn=view.turn)


def _auction(view: SiecleDorView, shape: Shape, words: Words, lit: Lit, names: Sequence[str]) -> dict[str, Any]:
    """S-8: the lot, the standing bid, who is in with which bid, who has passed, and the raises."""
    province = words(f"thing-{view.edition.provinces[view.lot]}")
    seller = view.bids.index(SELLING) if SELLING in view.bids else view.active
    order = [(seller + step) % view.seats for step in range(1, view.seats)]
    steps = [str(row["id"]) for row in view.edition.data["raise"]]
    return {
        "box": shape.auction,
        "title": words("board-auction", province=province, name=names[seller]),
        "icon": ICONS[view.edition.colour[view.lot]],
        "tone": COLOUR_IDS[view.edition.colour[view.lot]],
        "standing": words("board-standing", money=view.bid) if view.bid else words("board-no-bid"),
        "seats": [
            {
                "seat": seat,
                "name": names[seat],
                "bid": halves(view.bids[seat]) if view.bids[seat] > 0 else "",
                "passed": view.bids[seat] == PASSED,
                "high": seat == view.bidder,
                "asked": seat == view.asked,
            }
            for seat in order
        ],
        "steps": [
            {"id": id, "text": f"+{words(f'thing-{id}')}", "lit": lit("raise", id), "label": words(f"thing-{id}")}
            for id in steps
        ],
        "pass": {"lit": lit("pass"), "text": words("board-pass")},
        "passed": words("board-passed"),
    }
