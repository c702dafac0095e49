"""What is paid and gained in Le Siècle d'Or."""

from __future__ import annotations

from ludotheque.games.siecle_dor.scene.view import SiecleDorView


def holdings(view: SiecleDorView) -> dict[str, int]:
    return {"money": view.purse[view.seat], "point": view.points[view.seat]}
