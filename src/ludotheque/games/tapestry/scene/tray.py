"""The tray: what may be chosen but has no place of its own, laid out beside the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludotheque.drawing import Action, Box, Words
from ludotheque.drawing.lettering import wrapped
from ludotheque.games.tapestry.components import DIRECTION_IDS, FIRST_ROW, NONE, ROWS, SIDES, UNEXPLORED
from ludotheque.games.tapestry.scene.civilizations import PREDICTED
from ludotheque.games.tapestry.scene.dice import rolled
from ludotheque.games.tapestry.scene.effects import Drawn, draw
from ludotheque.games.tapestry.scene.hexmap import Ground, terrain, tile_ground, turned
from ludotheque.games.tapestry.scene.shapes import Shape
from ludotheque.games.tapestry.scene.tracks import offered
from ludotheque.games.tapestry.scene.view import TapestryView
from ludotheque.games.tapestry.vocabulary import PREDICTION_IDS

PLAIN: Final = {
    "accept": "check-mark", "decline": "cancel", "points": "wreath", "stop": "cancel", "trap": "wolf-trap",
    "aside": "greek-temple",
}  # fmt: skip
SIGNS: Final = {"predict": "", "buy": "+", "sell": "−"}
FAR: Final = {  # cards that may lie before another player, or for one that the rules drive
    "upgrade": "gears", "show": "scroll-unfurled", "equip": "three-friends",
}  # fmt: skip
SEEN: Final = ("gain", "turn", "die")  # shown as what they give
GAP: Final = 6


@dataclass(frozen=True)
class Choice:
    """One thing on the tray: an effect, a tile turned some way, a die, or a plain yes or no."""

    id: str
    name: str
    verb: str
    box: Box
    icon: str
    effect: Drawn | None
    tile: Ground | None
    worth: int
    tone: str
    number: str
    caption: tuple[str, ...]
    label: str


@dataclass(frozen=True)
class Tray:
    box: Box
    choices: tuple[Choice, ...]


def tray(view: TapestryView, shape: Shape, words: Words, options: Sequence[Action]) -> Tray | None:
    """All options that the tray is for; on a phone none if the question is about a space, whose pane is full."""
    if not shape.wide and offered(view) != NONE:
        return None
    wanted = [
        option
        for option in options
        if option.verb in (*PLAIN, *SIGNS, *SEEN) or (option.verb in FAR and lies_elsewhere(view, option))
    ]
    if not wanted:
        return None
    box = shape.foot if "hex" in view.matter else shape.tray
    boxes = cut(box, len(wanted), 2 if len(wanted) > 6 else 1)
    return Tray(box, tuple(_choice(view, words, option, place) for option, place in zip(wanted, boxes)))


def lies_elsewhere(view: TapestryView, option: Action) -> bool:
    """Whether a card lies before another player, so that it is not seen on the viewer's own mat."""
    if option.verb == "equip":
        return True
    if option.verb == "show":
        return option.value not in view.top[view.seat]
    place = view.tech_place[option.value]
    return place >= FIRST_ROW and (place - FIRST_ROW) // ROWS != view.seat


def cut(box: Box, count: int, rows: int) -> list[Box]:
    """The tray in equal parts, none too wide."""
    x, y, w, h = box
    columns = (count + rows - 1) // rows
    wide = min((w - GAP * (columns + 1)) / columns, 132)
    high = (h - GAP * (rows + 1)) / rows
    left = x + (w - columns * wide - (columns - 1) * GAP) / 2
    return [
        (left + (wide + GAP) * (at % columns), y + GAP + (high + GAP) * (at // columns), wide, high)
        for at in range(count)
    ]


def _choice(view: TapestryView, words: Words, option: Action, box: Box) -> Choice:
    verb, name = option.verb, str(option.args[0]) if option.args else ""
    effect, tile, worth, tone = None, None, NONE, ""
    icon = PLAIN.get(verb) or FAR.get(verb, "")
    number = str(option.args[-1]) if verb in SIGNS else ""
    label = words(f"thing-{name}") if name and name != number else words(f"board-{verb}")
    caption = label if icon else ""
    if verb == "gain":
        effect = draw(view.edition.phrases[option.value], box[2] - 10, 26, 2)
        caption = label
    elif verb == "turn" and "tile" in view.matter:
        sixths = DIRECTION_IDS.index(name)
        drawn, hex = view.matter["tile"], view.matter.get("hex", NONE)
        tile = tile_ground(view.edition, drawn, sixths)
        worth = aligned(view, hex, turned(view.edition, drawn, sixths)) if hex != NONE else NONE
    elif verb == "die":
        tone = name
        face = view.matter.get(name, NONE)
        if face != NONE:
            effect = draw(rolled(view.edition, name, face), 58, 26, 1)
            label = f"{label} · {words(f'thing-{view.edition.verbs.names[name][face]}')}"
    elif number:
        icon = PREDICTED[PREDICTION_IDS.index(name)] if verb == "predict" else "cubes"
        label = f"{label} · {number}"
    return Choice(
        id="-".join(["tray", verb, *map(str, option.args)]),
        name=name if name != number else "",
        verb=verb,
        box=box,
        icon=icon,
        effect=effect,
        tile=tile,
        worth=worth,
        tone=tone,
        number=f"{SIGNS[verb]}{number}" if number else "",
        caption=tuple(wrapped(caption, int(box[2] / 5.6), 2)) if caption else (),
        label=label,
    )


def aligned(view: TapestryView, hex: int, corners: list[str]) -> int:
    """T-7.2, T-7.4: the sides of a tile that would meet the same terrain."""
    atlas, count = view.edition.atlas[view.large], 0
    for side in range(SIDES):
        there = int(atlas.neighbours[SIDES * hex + side])
        if there == NONE or view.tile[there] == UNEXPLORED:
            continue
        others = terrain(view, there)
        ends = ((side, (side + 4) % SIDES), ((side + 1) % SIDES, (side + 3) % SIDES))
        count += any(corners[here] == others[other] for here, other in ends)
    return count
