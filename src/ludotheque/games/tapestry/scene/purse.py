"""What is paid and gained in Tapestry."""

from __future__ import annotations

from ludotheque.games.tapestry.components import RESOURCE_IDS
from ludotheque.games.tapestry.scene.view import TapestryView


def holdings(view: TapestryView) -> dict[str, int]:
    """Resources, what is still to be paid in any of them, and points."""
    owed = view.matter["count"] if view.question == "PayAny" and view.asked == view.seat else 0
    return {**dict(zip(RESOURCE_IDS, view.resource[view.seat])), "any": -owed, "vp": view.points[view.seat]}
