"""The icon on the button of an option."""

from __future__ import annotations

from typing import Final

from ludotheque.drawing import Action
from ludotheque.games.tapestry.components import BUILDING_IDS, RESOURCE_IDS, TRACK_IDS
from ludotheque.games.tapestry.scene.shapes import BUILDING_ICONS, RESOURCE_ICONS, TRACK_ICONS

VERBS: Final = {
    "found": "greek-temple", "adopt": "ancient-columns", "income": "two-coins", "move": "upgrade", "repeat": "cycle",
    "copy": "cycle", "accept": "check-mark", "decline": "cancel", "stop": "cancel", "points": "laurels",
    "carry": "treasure-map", "explore": "compass", "turn": "clockwise-rotation", "face": "clockwise-rotation",
    "visit": "ringed-planet", "conquer": "tower-flag", "trap": "wolf-trap", "die": "dice-target", "place": "watchtower",
    "give": "treasure-map", "name": "three-friends", "invent": "light-bulb", "upgrade": "upgrade", "use": "cycle",
    "play": "scroll-unfurled", "show": "scroll-unfurled", "build": "house", "settle": "watchtower",
    "aside": "greek-temple", "erect": "greek-temple", "activate": "ancient-columns", "craft": "house",
    "row": "watchtower", "climb": "upgrade", "step": "drama-masks", "expose": "scroll-quill",
    "predict": "magnifying-glass", "discard": "cancel", "swap": "cycle", "levy": "tower-flag", "rally": "watchtower",
    "buy": "cubes", "sell": "laurels",
}  # fmt: skip
GAINS: Final = {
    "any": "cubes", "tile": "treasure-map", "space": "ringed-planet", "tapestry": "scroll-unfurled", "vp": "laurels",
    "explore": "compass", "research": "dice-target", "repeat": "cycle", "restart": "return-arrow",
    "invent": "light-bulb", "upgrade": "upgrade", "refresh": "cycle", "conquer": "tower-flag",
    "civilization": "ancient-columns", "play": "scroll-unfurled", "circle": "light-bulb", "square": "light-bulb",
    "landmark": "greek-temple", "territory": "treasure-map", "building": "house",
    **dict(zip(RESOURCE_IDS, RESOURCE_ICONS)), **dict(zip(BUILDING_IDS, BUILDING_ICONS)),
}  # fmt: skip
TRACKS: Final = dict(zip(TRACK_IDS, TRACK_ICONS))
RESOURCES: Final = dict(zip(RESOURCE_IDS, RESOURCE_ICONS))


def icon(action: Action) -> str | None:
    """The track, the resource or the benefit it is about, or what is done."""
    thing = str(action.args[0]) if action.args else ""
    if action.verb in ("advance", "pick"):
        return TRACKS.get(thing)
    if action.verb in ("pay", "take"):
        return RESOURCES.get(thing)
    if action.verb == "gain":
        return gained(thing)
    return VERBS.get(action.verb)


def gained(thing: str) -> str | None:
    """The first thing of a benefit: `2-invent`, `vp-per-farms`, `advance-military`."""
    parts = thing.split("-")
    first = parts[1] if parts[0].isdigit() and len(parts) > 1 else parts[0]
    return TRACKS.get(parts[1]) if first in ("advance", "regress") else GAINS.get(first)
