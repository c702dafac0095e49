"""The Loire board: turns a view into what the templates draw.

Words needed, in each language:
board-seat-1 ... board-seat-6, board-title, board-subtitle (first, last), board-round (round, phase),
board-setup, board-phase-1, board-phase-2, board-phase-3, board-over (names), board-scale, board-draw,
board-discard, board-draft, board-coal, board-mariner, board-explosion, board-fishing,
board-draft-card (card, count), board-hand-card (card, count), board-laid-card (card, count, name),
board-dock (town, number, louis), board-quay (town), board-boat (name, town, goal), board-panel (name,
louis, cards), board-wine-waiting (count, town), board-wine-aboard (count), board-pays (town, louis),
board-hand, board-hand-of (name), board-before, board-aboard, board-nothing, board-unplaced,
board-docked (town), board-docked-at (town, number), board-midriver (town), board-asked, board-leader,
board-winner, board-description (round, boats); compare-points, compare-hand, compare-mariners,
compare-passengers, compare-wine, compare-town.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.drawing import Action, Lit, Words
from ludotheque.drawing.lettering import roman, shorten, width
from ludotheque.games.loire.scene.cards import ICONS, draft_row
from ludotheque.games.loire.scene.engraving import engraving
from ludotheque.games.loire.scene.mats import compare, mat
from ludotheque.games.loire.scene.river import boats, marks
from ludotheque.games.loire.scene.shapes import SHAPES, Point, Shape, panel_size
from ludotheque.games.loire.scene.view import LoireView

__all__ = ["compare", "icon", "plate", "scene", "sizes"]

SYMBOLS: Final = (*ICONS.values(), "barrel", "top-hat", "ship-wheel", "laurels", "poker-hand")


def plate(shape: str) -> dict[str, object]:
    """What the static plate needs."""
    drawn = SHAPES[shape]
    return {"shape": drawn, "symbols": SYMBOLS, **engraving(drawn)}


def sizes(shape: str, seats: int) -> dict[str, Point]:
    """How large each part is."""
    drawn = SHAPES[shape]
    return {"world": drawn.world, "mat": drawn.mat, "panel": panel_size(drawn, seats)}


def scene(
    view: LoireView, shape: str, words: Words, options: Sequence[Action], names: Sequence[str]
) -> dict[str, object]:
    """What the live layer, the panels and the mats need."""
    drawn, lit = SHAPES[shape], Lit(options)
    towns = marks(view, drawn, words, lit)
    fleet = boats(view, drawn, words, lit, names)
    return {
        "game": view.game.id,
        "shape": shape,
        "place": drawn,
        "sizes": sizes(shape, view.seats),
        "mats": [mat(view, drawn, words, lit, names[seat], seat) for seat in range(view.seats)],
        "seating": _seating(view),
        "towns": towns,
        "boats": fleet,
        "draft": draft_row(words, lit, view.draft, drawn.draft),
        "draft_open": view.phase == 1 or any(view.draft),
        "draw": view.draw,
        "discard": sum(view.discard),
        "words": words,
        "title": words("board-title"),
        "subtitle": _moment(view, words, names),
        "description": words("board-description", round=view.round, boats="; ".join(boat.label for boat in fleet)),
        **_cartouche(view, drawn, words, names),
    }


def _seating(view: LoireView) -> list[int]:
    """In seating order, the viewer first."""
    first = max(view.seat, 0)
    return [(first + step) % view.seats for step in range(view.seats)]


def _moment(view: LoireView, words: Words, names: Sequence[str]) -> str:
    if view.winners:
        return words("board-over", names=", ".join(names[seat] for seat in view.winners))
    if view.phase == 0:
        return words("board-setup")
    return words("board-round", round=roman(view.round), phase=words(f"board-phase-{view.phase}"))


def _cartouche(view: LoireView, shape: Shape, words: Words, names: Sequence[str]) -> dict[str, object]:
    towns = view.edition.towns
    moment = _moment(view, words, names).upper()
    return {
        "cartouche": {
            "title": words("board-title").upper(),
            "subtitle": words("board-subtitle", first=towns[0].name, last=towns[-1].name),
            "moment": shorten(moment, 300, 17),
            "tight": width(moment, 17) > 200,
        }
        if shape.name == "wide"
        else None
    }


VERB_ICONS: Final = {"explode": ICONS["explosion"], "bribe": ICONS["mariner"], "sell": "barrel", "stop": "ship-wheel"}


def icon(action: Action) -> str | None:
    """What stands for an option: the card it is about, or what it is done with."""
    kind = action.args[0].partition("-")[0] if action.args else ""
    return VERB_ICONS.get(action.verb) or ICONS.get(kind)
