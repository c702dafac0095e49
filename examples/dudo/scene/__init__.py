"""The board of Dudo: a table with cups, the standing bid, and all that may be bid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.drawing import Action, Sound, Words
from ludotheque.drawing.seats import over, titled

from ..components import FACE_IDS, NO_BID
from .mats import mat
from .shapes import SHAPES, Point, Shape, panel_size
from .view import DudoView

__all__ = ["SOUNDS", "STAGED", "fixed", "icon", "plate", "scene", "sizes"]

ICONS = {"bid": "rolling-dices", "dudo": "semi-closed-eye", "calza": "scales"}
SOUNDS: dict[str, Sound] = {"shaken": "dice", "counted": "dice"}
STAGED = ("counted", "out")
CALLS = ("dudo", "calza")


def plate(shape: str) -> dict[str, Any]:
    return {"shape": SHAPES[shape], "symbols": ("laurels",)}


def sizes(shape: str, seats: int) -> dict[str, Point]:
    drawn = SHAPES[shape]
    return {"world": drawn.world, "mat": drawn.mat, "panel": panel_size(drawn, seats)}


def icon(action: Action) -> str | None:
    return ICONS.get(action.verb)


def fixed(shape: str, words: Words, seats: int) -> dict[str, Any]:
    """What is the same in every position: the measures, the calls and the faces."""
    drawn = SHAPES[shape]
    x, y, side, step = drawn.faces
    return {
        "place": drawn,
        "calls": list(zip(CALLS, drawn.calls)),
        "faces": [(id, at + 1, (x + step * at, y), side) for at, id in enumerate(FACE_IDS)],
    }


def scene(view: DudoView, shape: str, words: Words, options: Sequence[Action], names: Sequence[str]) -> dict[str, Any]:
    drawn = SHAPES[shape]
    moment = over(view, words, names) or words("board-round", round=view.round)
    return titled(view, words, moment) | {
        "mats": [mat(view, drawn, words, names[seat], seat) for seat in range(view.seats)],
        "bid": bid(view, words, names),
        "lifted": lifted(view, words, "board-lifted" if shape == "wide" else "board-found"),
        "palifico": view.palifico,
        "counts": counts(view, drawn),
        "description": ". ".join([words("title"), moment]),
    }


@dataclass(frozen=True)
class Standing:
    """D-3.1: the bid that must be raised or doubted."""

    count: int
    face: int
    label: str
    by: str


def bid(view: DudoView, words: Words, names: Sequence[str]) -> Standing | None:
    if view.count == NO_BID:
        return None
    label = f"{view.count} {words(f'thing-{FACE_IDS[view.face]}')}"
    return Standing(view.count, view.face + 1, label, words("board-by", name=names[view.bidder]))


def lifted(view: DudoView, words: Words, key: str) -> str:
    """D-4.1: what was found under the cups when they were last lifted."""
    count, face = view.called[0], view.called[1]
    if count == NO_BID:
        return ""
    return words(key, bid=count, face=words(f"thing-{FACE_IDS[face]}"), count=view.found)


@dataclass(frozen=True)
class Count:
    """A number that can be bid; the standing one is marked, those below it are passed."""

    number: int
    at: Point
    now: bool
    passed: bool


def counts(view: DudoView, shape: Shape) -> list[Count]:
    """D-3.5: up to all dice in play."""
    x, y, width, height, row = shape.counts
    return [
        Count(
            number=n,
            at=(x + (width + 4) * ((n - 1) % row), y + (height + 4) * ((n - 1) // row)),
            now=n == view.count,
            passed=n < view.count,
        )
        for n in range(1, sum(view.held) + 1)
    ]
