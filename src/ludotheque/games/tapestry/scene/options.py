"""The icon on the button of an option."""

from __future__ import annotations

from typing import Final

from ludotheque.drawing import Action
from ludotheque.games.tapestry.benefits.words import LANDMARK_ICON, ROWS
from ludotheque.games.tapestry.components import RESOURCE_ICONS, RESOURCE_IDS, TRACK_ICONS, TRACK_IDS

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
    "buy": "cubes", "sell": "laurels", "equip": "ancient-columns",
}  # fmt: skip
DRAWN: Final = {  # icons that the drawing makes itself, and what stands for them on a button
    "tile": "treasure-map", "wreath": "laurels", "explore": "compass", "refresh": "cycle", "circle": "light-bulb",
    "square": "light-bulb", "building": "house", "tech": "light-bulb",
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


def gained(thing: str) -> str:
    """The first thing of a benefit: `2-invent`, `vp-per-farms`, `advance-military`."""
    first = thing.lstrip("0123456789").removeprefix("-")
    named = [row for row in ROWS if f"{first}-".startswith(f"{row.id}-")]
    icon = max(named, key=lambda row: len(row.id)).icon if named else LANDMARK_ICON
    return DRAWN.get(icon, icon)
