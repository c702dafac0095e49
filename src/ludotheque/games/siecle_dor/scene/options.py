"""What stands for an option on its button."""

from __future__ import annotations

from typing import Final

from ludotheque.drawing import Action

VERBS: Final = {
    "lead": "crown", "start": "scales", "roll": "rolling-dices", "call": "rolling-dices", "move": "chess-pawn",
    "settle": "chess-pawn", "place": "black-flag", "create": "black-flag", "lift": "black-flag", "auction": "gavel",
    "raise": "gavel", "sail": "galleon", "land": "at-sea", "commission": "palette", "pay": "palette",
    "keep": "chess-pawn",
}  # fmt: skip
COLOURS: Final = {"green": "three-friends", "yellow": "bulb", "brown": "palette", "blue": "caravel", "grey": "windmill"}
PROVINCES: Final = {
    "holland": "green", "limburg": "green", "brabant": "yellow", "groningen": "yellow", "utrecht": "brown",
    "overijssel": "brown", "zeeland": "blue", "friesland": "blue", "flanders": "grey", "gelderland": "grey",
}  # fmt: skip


def icon(action: Action) -> str | None:
    """The colour of the place whose action it is, the set that is cashed, or what is done."""
    thing = action.args[0] if action.args else ""
    if action.verb in ("use", "take"):
        colour = thing.removeprefix("guild-") if thing.startswith("guild-") else PROVINCES.get(thing, "")
        return COLOURS.get(colour, "cool-spices")
    if action.verb == "cash":
        return "bulb" if thing.startswith("investment") else "cool-spices"
    return VERBS.get(action.verb)
