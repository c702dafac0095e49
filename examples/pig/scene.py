"""What the drawing of Pig needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.view import View
from ludotheque.drawing import HALF, Action, Lit, Words
from ludotheque.drawing.seats import CROWD, place, seating

WORLD = {"wide": (640, 300), "tall": (390, 400)}
TRACK = {"wide": 200, "tall": 190}  # how long the way to the target is


def plate(shape: str) -> dict[str, Any]:
    return {"world": WORLD[shape], "symbols": ("laurels",)}


def sizes(shape: str, seats: int) -> dict[str, tuple[float, float]]:
    panel = HALF if shape == "wide" and seats >= CROWD else 260 if shape == "wide" else 188
    return {"world": WORLD[shape], "panel": (panel, 40), "mat": (640 if shape == "wide" else 390, 44)}


def scene(view: View, shape: str, words: Words, options: Sequence[Action], names: Sequence[str]) -> dict[str, Any]:
    lit, size = Lit(options), sizes(shape, view.seats)
    across = size["panel"][0]
    mats = [place(view, seat, names[seat], names[seat], "", across, (90, 0), (80, 0)) for seat in range(view.seats)]
    return {
        "game": view.game.id,
        "shape": shape,
        "sizes": size,
        "seating": seating(view),
        "mats": mats,
        "ways": [
            TRACK[shape] * min(1, score / view.edition.data["numbers"]["target"]["value"]) for score in view.score
        ],
        "track": TRACK[shape],
        "pot": view.pot,
        "face": view.face,
        "roll": {"lit": lit("roll"), "label": words("option-roll")},
        "hold": {"lit": lit("hold"), "label": words("option-hold")},
        "words": words,
        "title": words("title"),
        "subtitle": view.ask(words.language),
        "description": words("summary"),
    }


def icon(action: Action) -> str | None:
    return {"roll": "rolling-dices", "hold": "check-mark"}.get(action.verb)
