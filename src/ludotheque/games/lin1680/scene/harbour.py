"""What lies in the sea: market, reserve, dice, privilege pile, and the bell that ends a phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ludotheque.drawing import Lit, Words
from ludotheque.drawing.sheet import Point
from ludotheque.games.lin1680.components import KIND_IDS, WILD
from ludotheque.games.lin1680.scene.engraving import KIND_ICONS
from ludotheque.games.lin1680.scene.shapes import Shape
from ludotheque.games.lin1680.scene.view import LinView

ON_RESERVE: Final = "name joker fetch"
ON_DICE: Final = "roll gather keep"
ON_BELL: Final = "stay close end"


@dataclass(frozen=True)
class Card:
    """A resource card, or a pile of them."""

    id: str
    name: str
    kind: str
    icon: str
    count: int
    at: Point
    lit: bool
    verbs: str
    caption: str
    label: str


def market(view: LinView, shape: Shape, words: Words, lit: Lit) -> list[Card]:
    """F-1.4: the cards side by side, alike beside alike."""
    found: list[Card] = []
    x, y = shape.market
    for kind, id in enumerate(KIND_IDS):
        for copy in range(view.market[kind]):
            at = (x + shape.pitch * len(found), y)
            name = words(f"board-{id}")
            label = words("board-market-card", card=words(f"thing-{id}"))
            lights = lit("take", f"market-{id}")
            key = f"market-{id}-{copy}"
            found.append(Card(key, f"market-{id}", id, KIND_ICONS[id], 1, at, lights, "take", name, label))
    return found


def reserve(view: LinView, shape: Shape, words: Words, lit: Lit) -> list[Card]:
    found: list[Card] = []
    x, y = shape.reserve
    verbs = ON_RESERVE
    for kind, id in enumerate(KIND_IDS):
        name, count = words(f"board-{id}"), view.reserve[kind]
        label = words("board-reserve-pile", card=words(f"thing-{id}"), count=count)
        at = (x + shape.pitch * kind, y)
        found.append(Card(f"reserve-{id}", id, id, KIND_ICONS[id], count, at, lit(verbs, id), verbs, name, label))
    return found


def dice(view: LinView, words: Words, lit: Lit) -> dict[str, Any]:
    """F-3.3, F-4.1: as they lie; a multicolour die also shows what it was named."""
    shown: list[dict[str, str]] = []
    for face, named in zip(view.dice[:2], view.dice[2:]):
        kind = "" if face < 0 else "wild" if face == WILD else KIND_IDS[face]
        meant = KIND_IDS[named] if face == WILD and named >= 0 else ""
        icon, sign = KIND_ICONS.get(kind, ""), KIND_ICONS.get(meant, "")
        shown.append({"kind": kind, "icon": icon, "meant": meant, "sign": sign})
    said = []
    if view.pips:
        said.append(words("board-steps", count=view.pips))
    if view.dice[0] >= 0:
        first, second = (words(f"board-{one['kind']}") for one in shown)
        said.append(words("board-diced", first=first, second=second))
    return {"pips": view.pips, "faces": shown, "text": " · ".join(said), "lit": lit(ON_DICE), "verbs": ON_DICE}


def bell(view: LinView, shape: Shape, words: Words, lit: Lit) -> dict[str, Any]:
    phase = words(f"board-phase-{view.phase}")
    return {"lit": lit(ON_BELL), "verbs": ON_BELL, "text": phase, "box": shape.bell}
