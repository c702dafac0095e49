"""Patches: of a picture only what differs from the one before is sent."""

from __future__ import annotations

from ludotheque import drawing
from ludotheque.core.view import View
from ludotheque.drawing import Picture
from ludotheque.table.protocol.position import Panel, Patch, Shape
from ludotheque.table.shown import boards

EMPTY = Picture({}, (), "")


def picture(view: View, shape: Shape, language: str) -> Picture:
    """All that is drawn of a view, panels and edge as pictures of their own."""
    drawn = drawing.picture(view, shape, language=language, options=view.options)
    edge = "dock" if drawing.docked(view.game, shape) else "mat"
    panel, own = (drawing.size(view.game, shape, part, view.seats) for part in ("panel", edge))
    panels = tuple(boards.framed(text, panel) for text in drawn.panels)
    return Picture(drawn.things, panels, boards.framed(drawn.edge, own) if drawn.edge else "")


def patch(before: Picture, after: Picture) -> Patch:
    """What must be done to make one picture of the other."""
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
