"""The board of Le Siècle d'Or: turns a view into what the templates draw."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from ludotheque.core.words import halves
from ludotheque.drawing import Action, Pane, Point, Sound, Words
from ludotheque.drawing.seats import over, titled
from ludotheque.games.siecle_dor.components import COLOUR_IDS, COLOURS, NONE, YELLOW
from ludotheque.games.siecle_dor.scene.auction import auction
from ludotheque.games.siecle_dor.scene.mats import backs, compare, governors, hand, holdings, mat, paintings
from ludotheque.games.siecle_dor.scene.options import effect, group, icon
from ludotheque.games.siecle_dor.scene.pieces import pieces
from ludotheque.games.siecle_dor.scene.places import colonies, guild, provinces
from ludotheque.games.siecle_dor.scene.shapes import COAST, COLOUR_OF, ICONS, OUTLINES, PANE, RIVERS, SHAPES
from ludotheque.games.siecle_dor.scene.track import deck, reach, spaces
from ludotheque.games.siecle_dor.scene.view import SiecleDorView
from ludotheque.games.siecle_dor.scene.ways import ways

__all__ = [
    "ACCOUNTS", "SOUNDS", "STAGED", "TURNS", "compare", "effect", "fixed", "group", "holdings",
    "icon", "panes", "plate", "scene", "sizes",
]  # fmt: skip

SYMBOLS = (
    "bulb", "cannon", "caravel", "card-joker", "cool-spices", "crown", "galleon", "gavel", "laurels", "medal",
    "palette", "pilgrim-hat", "scales", "three-friends", "windmill",
)  # fmt: skip

SOUNDS: Final[dict[str, Sound]] = {
    "thrown": "dice",
    "drew": "card",
    "laid-open": "card",
    "reshuffled": "card",
    "moved": "build",
    "placed": "build",
    "took": "build",
    "settled": "build",
    "created": "build",
    "sailed": "boat",
    "landed": "boat",
    "paid": "coin",
    "cashed": "coin",
    "used": "coin",
    "bid": "coin",
    "sold": "coin",
}
STAGED: Final = ("displaced", "offered", "sold", "unsold", "commissioned", "won")
TURNS: Final = ("turn",)
ACCOUNTS: Final = {
    "pay": ("stopped merchant stadtholder", "paid"),
    "offered": ("offered", "left-out bid passed cashed sold unsold"),
    "scores": ("score", "limit won"),
}


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
        "ways": ways(drawn),
        "water_widths": (4, 10, 17, 25, 35) if drawn.wide else (4, 9, 15),
    }


def sizes(shape: str, seats: int) -> dict[str, Point]:
    """How large each part is."""
    return SHAPES[shape].sizes(seats)


def panes(view: SiecleDorView, shape: str, words: Words) -> list[Pane]:
    """On a phone the map with the track, and the house: guilds, colonies and decks."""
    if SHAPES[shape].wide:
        return []
    return [
        {"id": "map", "label": words("board-map"), "box": (0, 0, *PANE)},
        {"id": "house", "label": words("board-house"), "box": (0, SHAPES["tall"].world[1] - PANE[1], *PANE)},
    ]


def fixed(shape: str, words: Words, seats: int) -> dict[str, object]:
    """What is the same in every position, and how the rest follows from what is counted in one."""
    drawn = SHAPES[shape]
    return {
        "place": drawn,
        "title": words("board-title"),
        "halves": halves,
        "spaces": partial(spaces, drawn, words),
        "provinces": partial(provinces, drawn, words),
        "guild": partial(guild, drawn, words),
        "colonies": partial(colonies, drawn, words),
        "deck": partial(deck, drawn, words),
        "hand": partial(hand, drawn, words),
        "backs": partial(backs, drawn, words),
        "paintings": partial(paintings, drawn, words),
        "governors": partial(governors, words),
    }


def scene(
    view: SiecleDorView, shape: str, words: Words, options: Sequence[Action], names: Sequence[str]
) -> dict[str, object]:
    """What the live layer, the panels and the mats need."""
    drawn = SHAPES[shape]
    moment = _moment(view, words, names)
    return {
        **titled(view, words, moment),
        "edition": view.edition,
        "mats": [mat(view, drawn, words, names[seat], seat) for seat in range(view.seats)],
        "window": view.space if not drawn.wide else NONE,
        "reach": reach(drawn, view.edition, view.space),
        "space": view.space,
        "rungs": list(enumerate(view.rung)),
        "decks": [(colour, view.deck[colour], view.heap[colour]) for colour in range(YELLOW, COLOURS)],
        "pieces": pieces(view, drawn, tuple(names)),
        "dice": (view.first_die, view.second_die),
        "moment": moment if drawn.wide else _short(view, words),
        "auction": auction(view, words, names) if view.lot >= 0 else None,
        "description": words("board-description", turn=view.turn, moment=moment),
    }


def _moment(view: SiecleDorView, words: Words, names: Sequence[str]) -> str:
    if view.phase == 0:
        return words("board-setup")
    return over(view, words, names) or words("board-turn", turn=view.turn, name=names[view.active])


def _short(view: SiecleDorView, words: Words) -> str:
    return words("board-setup") if view.phase == 0 else words("board-turn-short", turn=view.turn)
