"""The board of Dudo: a table with cups, the standing bid, and all that may be bid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.drawing import Action, Lit, Words
from ludotheque.drawing.seats import over, titled

from ..components import FACE_IDS, NO_BID
from .mats import mat
from .shapes import SHAPES, Point, Shape, panel_size
from .view import DudoView

__all__ = ["icon", "plate", "scene", "sizes"]

ICONS = {"bid": "rolling-dices", "dudo": "semi-closed-eye", "calza": "scales"}


def plate(shape: str) -> dict[str, Any]:
    return {"shape": SHAPES[shape], "symbols": ("laurels",)}


def sizes(shape: str, seats: int) -> dict[str, Point]:
    drawn = SHAPES[shape]
    return {"world": drawn.world, "mat": drawn.mat, "panel": panel_size(drawn, seats)}


def icon(action: Action) -> str | None:
    return ICONS.get(action.verb)


def scene(view: DudoView, shape: str, words: Words, options: Sequence[Action], names: Sequence[str]) -> dict[str, Any]:
    drawn, lit = SHAPES[shape], Lit(options)
    moment = over(view, words, names) or words("board-round", round=view.round)
    starter = view.asked if view.count == NO_BID else -1
    return titled(view, words, moment) | {
        "game": view.game.id,
        "shape": shape,
        "sizes": sizes(shape, view.seats),
        "words": words,
        "place": drawn,
        "mats": [mat(view, drawn, words, names[seat], seat, starter) for seat in range(view.seats)],
        "bid": bid(view, words, names),
        "lifted": lifted(view, words, "board-lifted" if shape == "wide" else "board-found"),
        "palifico": words("board-palifico") if view.palifico else "",
        "calls": [
            {"verb": verb, "text": words(f"board-{verb}"), "label": words(f"option-{verb}"), "lit": lit(verb), "at": at}
            for verb, at in zip(("dudo", "calza"), drawn.calls)
        ],
        "faces": faces(drawn, words, lit),
        "counts": counts(view, drawn, lit),
        "description": ". ".join([words("title"), moment]),
    }


def bid(view: DudoView, words: Words, names: Sequence[str]) -> dict[str, Any] | None:
    """D-3.1: the standing bid."""
    if view.count == NO_BID:
        return None
    label = f"{view.count} {words(f'thing-{FACE_IDS[view.face]}')}"
    return {
        "count": view.count,
        "face": view.face + 1,
        "label": label,
        "by": words("board-by", name=names[view.bidder]),
    }


def lifted(view: DudoView, words: Words, key: str) -> str:
    """D-4.1: what was found under the cups when they were last lifted."""
    count, face = view.called[0], view.called[1]
    if count == NO_BID:
        return ""
    return words(key, bid=count, face=words(f"thing-{FACE_IDS[face]}"), count=view.found)


def faces(shape: Shape, words: Words, lit: Lit) -> list[dict[str, Any]]:
    """The six faces, to bid them."""
    x, y, side, step = shape.faces
    return [
        {"id": id, "face": at + 1, "at": (x + step * at, y), "side": side, "label": words(f"thing-{id}"),
         "lit": lit("bid", id)}
        for at, id in enumerate(FACE_IDS)
    ]  # fmt: skip


def counts(view: DudoView, shape: Shape, lit: Lit) -> list[dict[str, Any]]:
    """D-3.5: the numbers that can be bid, up to all dice in play; the standing one is marked."""
    x, y, width, height, row = shape.counts
    return [
        {"id": str(n), "at": (x + (width + 4) * ((n - 1) % row), y + (height + 4) * ((n - 1) // row)),
         "width": width, "height": height, "now": n == view.count, "passed": n < view.count, "lit": lit("bid", str(n))}
        for n in range(1, sum(view.held) + 1)
    ]  # fmt: skip
