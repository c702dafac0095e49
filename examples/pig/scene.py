"""What the drawing of Pig needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.view import View
from ludotheque.drawing import HALF, Action, Words
from ludotheque.drawing.seats import CROWD, Mat, place, seating

WORLD = {"wide": (640, 300), "tall": (390, 400)}
TRACK = {"wide": 200, "tall": 190}  # how long the way to the target is
SOUNDS = {"rolled": "dice", "held": "coin"}


def plate(shape: str) -> dict[str, Any]:
    return {"world": WORLD[shape], "symbols": ("laurels",)}


def sizes(shape: str, seats: int) -> dict[str, tuple[float, float]]:
    panel = HALF if shape == "wide" and seats >= CROWD else 260 if shape == "wide" else 188
    return {"world": WORLD[shape], "panel": (panel, 40), "mat": (640 if shape == "wide" else 390, 44)}


def fixed(shape: str, words: Words, seats: int) -> dict[str, Any]:
    return {"track": TRACK[shape]}


def scene(view: View, shape: str, words: Words, options: Sequence[Action], names: Sequence[str]) -> dict[str, Any]:
    across = sizes(shape, view.seats)["panel"][0]
    target = view.edition.data["numbers"]["target"]["value"]
    places = [place(view, seat, names[seat], names[seat], "", across, (90, 0), (80, 0)) for seat in range(view.seats)]
    mats = [Mat(**facts) for facts in places]
    return {
        "seating": seating(view),
        "mats": mats,
        "rows": [(mat.seat, mat.short, mat.points, min(1, mat.points / target)) for mat in mats],
        "pot": view.pot,
        "face": view.face,
        "title": words("title"),
        "subtitle": view.ask(words.language),
        "description": words("summary"),
    }


def icon(action: Action) -> str | None:
    return {"roll": "rolling-dices", "hold": "check-mark"}.get(action.verb)
