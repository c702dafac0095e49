"""What stands for an option on its button, and what it does."""

from __future__ import annotations

from typing import Final

from ludotheque.drawing import Action, Words
from ludotheque.games.siecle_dor.components import COLOUR_IDS, FIRST_GUILD, ORANGE
from ludotheque.games.siecle_dor.scene.shapes import COLOUR_OF, ICONS
from ludotheque.games.siecle_dor.scene.view import SiecleDorView

VERBS: Final = {
    "lead": "crown", "start": "scales", "roll": "rolling-dices", "call": "rolling-dices", "move": "chess-pawn",
    "settle": "chess-pawn", "place": "black-flag", "create": "black-flag", "lift": "black-flag", "auction": "gavel",
    "raise": "gavel", "bid": "gavel", "sail": "galleon", "land": "at-sea", "commission": "palette", "pay": "palette",
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


def effect(view: SiecleDorView, action: Action, words: Words) -> str | None:
    """S-6.2.2, S-7.0.1, S-8.1: of a marker that acts, whose action is sold, or in a guild will act, what it does."""
    if action.verb == "take":
        colour = action.args[0].removeprefix("guild-")
        holder = view.holder[FIRST_GUILD + COLOUR_IDS.index(colour)]
        lost = words("effect-displaced", seat=view.names[holder], place=words(f"thing-{action.args[0]}"))
        return " · ".join([words("does-guild", action=words(f"does-{colour}"))] + [lost] * (holder >= 0))
    if action.verb not in ("use", "auction"):
        return None
    does = words(f"does-{COLOUR_IDS[view.edition.colour[action.value]]}")
    return does if action.verb == "use" else words("does-auction", action=does)


def group(view: SiecleDorView, action: Action, words: Words) -> str:
    """Moves by the province they begin in."""
    return words(f"thing-{action.args[0]}") if action.verb == "move" else ""
