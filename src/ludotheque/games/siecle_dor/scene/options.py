"""What stands for an option on its button."""

from __future__ import annotations

from typing import Final

from ludotheque.drawing import Action
from ludotheque.games.siecle_dor.components import COLOUR_IDS, ORANGE
from ludotheque.games.siecle_dor.scene.shapes import COLOUR_OF, ICONS

VERBS: Final = {
    "lead": "crown", "start": "scales", "roll": "rolling-dices", "call": "rolling-dices", "move": "chess-pawn",
    "settle": "chess-pawn", "place": "black-flag", "create": "black-flag", "lift": "black-flag", "auction": "gavel",
    "raise": "gavel", "sail": "galleon", "land": "at-sea", "commission": "palette", "pay": "palette",
    "keep": "chess-pawn",
}  # fmt: skip


def icon(action: Action) -> str | None:
    """The colour of the place whose action it is, the set that is cashed, or what is done."""
    thing = action.args[0] if action.args else ""
    if action.verb in ("use", "take"):
        guild = thing.removeprefix("guild-")
        return ICONS[COLOUR_IDS.index(guild) if guild in COLOUR_IDS else COLOUR_OF.get(thing, ORANGE)]
    if action.verb == "cash":
        return "bulb" if thing.startswith("investment") else "cool-spices"
    return VERBS.get(action.verb)
