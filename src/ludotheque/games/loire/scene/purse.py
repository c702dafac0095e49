"""What is paid and gained on the Loire, and what a card that is laid is good for."""

from __future__ import annotations

from ludotheque.drawing import Action, Words
from ludotheque.games.loire.components import FISHING, KIND_IDS, MARINER
from ludotheque.games.loire.movement import onward
from ludotheque.games.loire.scene.view import LoireView, wine_aboard


def holdings(view: LoireView) -> dict[str, int]:
    return {"wine": wine_aboard(view, view.seat), "louis": sum(view.louis[view.seat])}


def effect(view: LoireView, action: Action, words: Words) -> str | None:
    """L-5.4, L-5.5, L-5.8: coal carries further, mariners count where boats meet, a rod lets one wait."""
    if action.verb != "lay":
        return None
    kind, laid = KIND_IDS.index(action.args[0]), view.laid[view.seat]
    reeled_in = f"{words('effect-unfished')} · " if laid[FISHING] else ""
    if kind == FISHING:
        return words("effect-laid-fishing")
    if kind == MARINER:
        return reeled_in + words("effect-laid-mariner", count=laid[MARINER] + 1)
    spaces = view.edition.coal_value[kind] + sum(view.edition.coal_value[coal] * laid[coal] for coal in range(MARINER))
    town = words(f"thing-{view.edition.towns[ahead(view, spaces)].id}")
    return reeled_in + words("effect-laid-coal", count=spaces, town=town)


def ahead(view: LoireView, spaces: int) -> int:
    """L-7.3: where the viewer's boat would come to, turned round at the ends of the river."""
    town, heading = view.town[view.seat], view.heading[view.seat]
    for _ in range(spaces):
        town += heading
        heading = onward(view.edition, town, heading)
    return town
