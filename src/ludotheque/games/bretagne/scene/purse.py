"""What is paid and gained in Bretagne."""

from __future__ import annotations

from ludotheque.games.bretagne.scene.goods import RESOURCES
from ludotheque.games.bretagne.scene.view import BretagneView


def holdings(view: BretagneView) -> dict[str, int]:
    seat = view.seat
    cards = view.hand[seat]
    return {
        **dict(zip(RESOURCES, view.goods[seat])),
        "engineer": view.engineers[seat],
        "worker": view.workers[seat],
        "card": cards if isinstance(cards, int) else sum(cards),
        "franc": view.purse[seat],
        "point": view.points[seat],
    }
