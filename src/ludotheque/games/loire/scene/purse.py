"""What is paid and gained on the Loire."""

from __future__ import annotations

from ludotheque.games.loire.scene.view import LoireView, wine_aboard


def holdings(view: LoireView) -> dict[str, int]:
    return {"wine": wine_aboard(view, view.seat), "louis": sum(view.louis[view.seat])}
