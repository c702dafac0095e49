"""Patches: of a picture only what differs from the one before is sent."""

from __future__ import annotations

from functools import cache

from ludotheque import drawing
from ludotheque.core.game import Game
from ludotheque.core.view import View
from ludotheque.drawing import Picture
from ludotheque.table.protocol.position import Panel, Patch, Shape
from ludotheque.table.shown import boards

EMPTY = Picture({}, (), "")


def picture(view: View, shape: Shape, language: str, before: Picture = EMPTY) -> Picture:
    """All that is drawn of a view, panels and edge as pictures of their own; where that is the same as before, the very
    same."""
    drawn = drawing.picture(view, shape, before, language=language, options=view.options)
    if drawn is before:
        return before
    panel, own = sizes(view.game, shape, view.seats)
    panels = tuple(boards.framed(text, panel) for text in drawn.panels)
    return Picture(drawn.things, panels, boards.framed(drawn.edge, own) if drawn.edge else "", drawn.notes)


@cache
def sizes(game: Game, shape: Shape, seats: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Of a panel, and of what lies at the viewer's edge."""
    edge = "dock" if drawing.docked(game, shape) else "mat"
    return drawing.size(game, shape, "panel", seats), drawing.size(game, shape, edge, seats)


def patch(before: Picture, after: Picture) -> Patch:
    """What must be done to make one picture of the other."""
    if before is after:
        return {"things": [], "gone": [], "order": None, "panels": [], "edge": None}
    old, new = before.things, after.things
    stay = [id for id in old if id in new]
    seats = before.panels or ("",) * len(after.panels)
    return {
        "things": [text for id, text in new.items() if old.get(id) != text],
        "gone": [id for id in old if id not in new],
        "order": None if stay == list(new) else list(new),
        "panels": [
            Panel(seat=seat, picture=text)
            for seat, (was, text) in enumerate(zip(seats, after.panels, strict=True))
            if was != text
        ],
        "edge": None if before.edge == after.edge else after.edge,
    }
