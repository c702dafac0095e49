"""What is paid and gained in 1680."""

from __future__ import annotations

from ludotheque.games.lin1680.components import KIND_IDS
from ludotheque.games.lin1680.scene.view import LinView


def holdings(view: LinView) -> dict[str, int]:
    hand = view.hand[view.seat]
    return {} if isinstance(hand, int) else dict(zip(KIND_IDS, hand))
