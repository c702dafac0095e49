"""The Loire board: turns a view into what the templates draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludotheque.drawing import ANSWER, Action, Point, Sound, Words
from ludotheque.drawing.lettering import roman, shorten
from ludotheque.drawing.seats import over, titled
from ludotheque.games.loire.components import MARINER
from ludotheque.games.loire.scene.cards import ICONS, draft_row
from ludotheque.games.loire.scene.engraving import engraving
from ludotheque.games.loire.scene.mats import compare, mat
from ludotheque.games.loire.scene.purse import effect, holdings
from ludotheque.games.loire.scene.river import boats, marks, pennants
from ludotheque.games.loire.scene.shapes import SHAPES
from ludotheque.games.loire.scene.view import LoireView

__all__ = [
    "ACCOUNTS", "SOUNDS", "STAGED", "TURNS", "compare", "effect", "fixed", "holdings", "icon", "plate",
    "scene", "sizes",
]  # fmt: skip

SYMBOLS: Final = (*ICONS.values(), "barrel", "top-hat", "ship-wheel", "laurels", "poker-hand")

SOUNDS: Final[dict[str, Sound]] = {
    "took": "card",
    "laid": "card",
    "turned": "card",
    "dealt": "card",
    "moved": "boat",
    "placed": "boat",
    "delivered": "coin",
    "sold": "coin",
    "bribed": "coin",
    "exploded": "dice",
}
STAGED: Final = ("evicted", "exploded", "bribed", "spoilt", "sold")
TURNS: Final = ("round", ANSWER)
ACCOUNTS: Final = {
    "quays": ("loaded delivered sold", ""),
}


def plate(shape: str) -> dict[str, object]:
    """What the static plate needs."""
    drawn = SHAPES[shape]
    return {"shape": drawn, "symbols": SYMBOLS, **engraving(drawn)}


def sizes(shape: str, seats: int) -> dict[str, Point]:
    """How large each part is."""
    return SHAPES[shape].sizes(seats)


def fixed(shape: str, words: Words, seats: int) -> dict[str, object]:
    """What is the same in every position."""
    return {"place": SHAPES[shape]}


def scene(
    view: LoireView, shape: str, words: Words, options: Sequence[Action], names: Sequence[str]
) -> dict[str, object]:
    """What the live layer, the panels and the mats need."""
    drawn = SHAPES[shape]
    fleet = boats(view, drawn, words, tuple(names))
    moment = _moment(view, words, names)
    return {
        **titled(view, words, moment),
        "mats": [mat(view, drawn, words, names[seat], seat) for seat in range(view.seats)],
        "towns": marks(view, drawn, words),
        "pennants": pennants(view, drawn, words),
        "boats": fleet,
        "draft": draft_row(view, words, drawn.draft),
        "draft_open": view.phase == 1 or any(view.draft),
        "draw": view.draw,
        "discard": sum(view.discard),
        "description": words("board-description", round=view.round, boats="; ".join(boat.label for boat in fleet)),
        "cartouche": _cartouche(view, words, moment.upper()) if drawn.name == "wide" else None,
    }


def _moment(view: LoireView, words: Words, names: Sequence[str]) -> str:
    if view.phase == 0:
        return words("board-setup")
    at = words("board-round", round=roman(view.round), phase=words(f"board-phase-{view.phase}"))
    return over(view, words, names) or at


@dataclass(frozen=True)
class Cartouche:
    """The title on the board, and where the match stands."""

    title: str
    subtitle: str
    moment: str
    length: float


MOMENT: Final = 9.4  # how wide a letter of the moment is; larger ones are pressed together


def _cartouche(view: LoireView, words: Words, moment: str) -> Cartouche:
    towns = view.edition.towns
    return Cartouche(
        title=words("board-title").upper(),
        subtitle=words("board-subtitle", first=towns[0].name, last=towns[-1].name),
        moment=shorten(moment, 300, 17),
        length=min(206.0, MOMENT * len(moment)),
    )


VERB_ICONS: Final = {"explode": ICONS["explosion"], "bribe": ICONS["mariner"], "sell": "barrel", "stop": "ship-wheel"}


def name(view: LoireView, action: Action, words: Words) -> str | None:
    """Who leaves without coal stays where the boat is."""
    idle = action.verb == "stop" and not any(view.laid[view.seat][:MARINER])
    return words("option-stop-idle") if idle else None


def icon(action: Action) -> str | None:
    """What stands for an option: the card it is about, or what it is done with."""
    kind = action.args[0].partition("-")[0] if action.args else ""
    return VERB_ICONS.get(action.verb) or ICONS.get(kind)
