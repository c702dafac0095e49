"""Places in words: where on the map a hex lies, in which district a plot."""

from __future__ import annotations

import math
from typing import Final

from ludotheque.drawing import Action, Words
from ludotheque.games.tapestry.components import MARGIN, SIDE, SITES
from ludotheque.games.tapestry.map.atlas import all_hexes, hex_ids
from ludotheque.games.tapestry.scene.view import TapestryView

WINDS: Final = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")
ROWS: Final = (("north-west", "north", "north-east"), ("west", "middle", "east"), ("south-west", "south", "south-east"))
PLACES: Final = dict(zip(hex_ids(), all_hexes()))


def name(view: TapestryView, action: Action, words: Words) -> str | None:
    """A hex or a plot by the sign drawn there and by where that is."""
    where = wind(action)
    if where is None:
        return None
    place = str(action.args[0]).partition("-")[2]
    return words("place-spot", place=place, where=words(f"place-{where}"))


def group(view: TapestryView, action: Action, words: Words) -> str:
    where = wind(action)
    return words(f"place-{where}") if where else ""


def wind(action: Action) -> str | None:
    """The bearing of the hex or plot that an action is about."""
    thing = str(action.args[0]) if action.args else ""
    kind, _, at = thing.partition("-")
    if kind == "hex":
        return "map-" + bearing(*PLACES[thing])
    if kind == "plot":
        column, row = "abcdefghijkl".index(at[0]) - MARGIN, int(at[1:]) - 1 - MARGIN
        inside = 0 <= column < SIDE <= SITES and 0 <= row < SIDE
        return "district-" + ROWS[row // 3][column // 3] if inside else "district-edge"
    return None


def bearing(u: int, v: int) -> str:
    """Where a hex lies from the middle of the map; the ring around that is still the middle."""
    across, down = 1.5 * (v - u), math.sqrt(3) / 2 * (u + v)
    if math.hypot(across, down) < 2:
        return "middle"
    return WINDS[round(math.atan2(down, across) / (math.pi / 4)) % 8]
