"""What an option does, where its name and what it costs do not say it."""

from __future__ import annotations

from typing import Final

from ludotheque.drawing import Action, Words
from ludotheque.games.bretagne.scene.goods import RESOURCES
from ludotheque.games.bretagne.scene.towers import engineers_for, standing, surcharge
from ludotheque.games.bretagne.scene.view import BretagneView

FEW: Final = 2  # lights that can be named on a button


def effect(view: BretagneView, action: Action, words: Words) -> str | None:
    """B-3.1.2, B-3.1.3: of a barge, whether it saves engineers; of a tile, whether it brings a card, and which lights
    are in reach where they are few."""
    if action.verb == "choose" and view.edition.saves[action.value]:
        return words("board-saves", count=int(view.edition.saves[action.value]))
    if action.verb == "build":
        lights = in_reach(view, int(action.value))
        card = [words("does-draw")] if view.edition.tile_size[action.value] > 1 else []
        named = ", ".join(words(f"thing-{id}") for id in lights)
        return " · ".join(card + [words("does-reach", lights=named)] if len(lights) <= FEW else card)
    return None


def name(view: BretagneView, action: Action, words: Words) -> str | None:
    """B-3.1.1: a tile by what is paid for it."""
    if action.verb != "build":
        return None
    paid = zip(RESOURCES, view.edition.tile_cost[len(RESOURCES) * int(action.value) :], strict=False)
    return words(
        "option-build", tile=", ".join(words(f"count-{good}", count=int(count)) for good, count in paid if count)
    )


def leads_to(view: BretagneView, action: Action) -> list[str]:
    """The lights on which a tile could be laid."""
    return in_reach(view, int(action.value)) if action.verb == "build" else []


def in_reach(view: BretagneView, tile: int) -> list[str]:
    """B-3.1.3, B-3.1.3.2, B-3.1.4.1: the lights on which this tile can be laid with what is left after paying it."""
    edition, seat = view.edition, view.seat
    cost = [int(edition.tile_cost[len(RESOURCES) * tile + good]) for good in range(len(RESOURCES))]
    found = []
    for _, at in standing(view):
        category = int(edition.category[at])
        goods = zip(view.goods[seat], cost, surcharge(edition, at, view.height[at]))
        danger = edition.storm[view.weather] and edition.risky[category]
        if (
            not view.built[at]
            and view.height[at] < int(edition.floors[at])
            and all(have >= price + more for have, price, more in goods)
            and view.engineers[seat] >= engineers_for(view, category)
            and (view.workers[seat] or not danger)
        ):
            found.append(edition.towers[at])
    return found
