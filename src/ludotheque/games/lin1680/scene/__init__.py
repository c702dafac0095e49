"""The board of 1680: turns a view into what the templates draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.drawing import Action, Pane, Point, Sound, Words
from ludotheque.drawing.seats import counted, over, titled
from ludotheque.games.lin1680.components import BALES, CARD_IDS, OFFICE
from ludotheque.games.lin1680.scene.board import houses, pawns, places
from ludotheque.games.lin1680.scene.country import types
from ludotheque.games.lin1680.scene.engraving import KIND_ICONS, TYPE_ICONS, plate
from ludotheque.games.lin1680.scene.harbour import dice, market, reserve
from ludotheque.games.lin1680.scene.labels import REGIONS
from ludotheque.games.lin1680.scene.mats import CARD_ICONS, ITEM_ICONS, holdings, mat
from ludotheque.games.lin1680.scene.offer import offer
from ludotheque.games.lin1680.scene.shapes import MAP_PANE, MARKET_PANE, SHAPES, WINDOW
from ludotheque.games.lin1680.scene.view import LinView

__all__ = [
    "ACCOUNTS", "SOUNDS", "STAGED", "TURNS", "compare", "effect", "fixed", "group", "holdings",
    "icon", "panes", "plate", "scene", "sizes", "standing",
]  # fmt: skip

VERB_ICONS: Final = {
    "start": "anchor", "sail": "galleon", "roll": "rolling-dices", "gather": "rolling-dices", "stay": "hourglass",
    "keep": "check-mark", "offer": "trade", "counter": "trade", "rate": "trade", "swap": "scales",
    "accept": "check-mark", "refuse": "cancel", "joker": "card-joker", "burn": "burning-embers", "rob": "robber-hand",
    "seize": "stamper",
}  # fmt: skip
SOUNDS: Final[dict[str, Sound]] = {
    "started": "boat", "sailed": "boat", "thrown": "dice", "diced": "dice", "settled": "build", "built": "build",
    "gained": "card", "fetched": "card", "swapped": "card", "exchanged": "card", "refreshed": "card",
    "accepted": "card", "played": "card", "bought": "card", "robbed": "card", "stormed": "card", "loaded": "coin",
}  # fmt: skip
STAGED: Final = ("accepted", "burnt", "robbed", "seized", "stormed", "won")
TURNS: Final = ("round", "turn")
ACCOUNTS: Final = {
    "harvest": ("diced", "named gained nothing lacked"),
    "offered": ("offered", "countered accepted refused"),
}
PLACED: Final = ("start", "settle", "move")  # what is done at a place
TOLD: Final = ("joker", "swap", "exchange")  # what all options with one of these verbs mean alike


def effect(view: LinView, action: Action, words: Words) -> str | None:
    """What a newcomer does not know of an option: the type of a place, what a privilege is good for."""
    if action.verb in PLACED:
        type = types().get(action.args[0], "port")
        return words(f"thing-{type}" if type in KIND_ICONS else f"type-{type}")
    if action.verb in TOLD:
        return words(f"does-{action.verb}")
    key = f"does-{action.verb}-{'-'.join(action.args)}"
    return words(key) if key in words else None


def group(view: LinView, action: Action, words: Words) -> str:
    """Places by what they are for."""
    return words(f"type-{types().get(action.args[0], 'port')}") if action.verb in PLACED else ""


def sizes(shape: str, seats: int) -> dict[str, Point]:
    """How large each part is."""
    return SHAPES[shape].sizes(seats)


def fixed(shape: str, words: Words, seats: int) -> dict[str, object]:
    """What is the same in every position."""
    drawn = SHAPES[shape]
    return {
        "place": drawn,
        "regions": [(words(f"region-{id}"), drawn.at(at)) for id, at in REGIONS.items()],
        "kinds": KIND_ICONS,
        "icons": {**CARD_ICONS, **ITEM_ICONS},
    }


def scene(
    view: LinView, shape: str, words: Words, options: Sequence[Action], names: Sequence[str]
) -> dict[str, object]:
    """What the live layer, the panels and the mats need."""
    drawn = SHAPES[shape]
    moment = _moment(view, words, names)
    people = tuple(names)
    return {
        **titled(view, words, moment),
        "mats": [mat(view, drawn, words, names[seat], seat) for seat in range(view.seats)],
        "places": places(view, shape, words, people),
        "houses": houses(view, shape, words),
        "pawns": pawns(view, shape, words, people),
        "market": market(view, drawn),
        "reserve": reserve(view, drawn),
        "pips": view.pips,
        "dice": dice(view),
        "pile": view.pile,
        "used": tuple((face, count) for face, count in zip(CARD_IDS, view.used, strict=True) if count),
        "phase": view.phase,
        "goal": (view.agreed[BALES], int(view.edition.houses_to_win), bool(view.agreed[OFFICE])),
        "offer": offer(view, words, names),
        "description": words("board-description", round=view.round, moment=moment),
    }


def panes(view: LinView, shape: str, words: Words) -> list[Pane]:
    """A phone looks at the map through a window on one's own pawn, and at what lies in the sea."""
    drawn = SHAPES[shape]
    if drawn.wide:
        return []
    place = view.pawn[view.seat] if view.seat >= 0 else view.pawn[view.active]
    home = MAP_PANE  # all ports, while one is chosen
    if place >= 0:
        row = view.edition.data["place"][place]
        x, y = drawn.at((row["at"][0], row["at"][1]))
        home = (x - WINDOW[0] / 2, y - WINDOW[1] / 2, *WINDOW)
    return [
        {"id": "map", "label": words("board-map"), "box": MAP_PANE, "home": home},
        {"id": "market", "label": words("board-market"), "box": MARKET_PANE, "home": None},
    ]


def icon(action: Action) -> str | None:
    """What stands for an option: what it is about, or what it is done with."""
    thing = action.args[0].removeprefix("hand-").removeprefix("market-") if action.args else ""
    if action.verb in VERB_ICONS:
        return VERB_ICONS[action.verb]
    if action.verb in ("move", "settle"):
        return TYPE_ICONS[types().get(thing, "port")]
    return KIND_ICONS.get(thing) or CARD_ICONS.get(thing) or ITEM_ICONS.get(thing)


def compare(view: LinView, words: Words) -> list[tuple[str, list[int | str]]]:
    """What is counted besides bales."""
    seats = range(view.seats)
    return [
        (words("board-houses"), [view.built[seat] for seat in seats]),
        (words("board-cards"), [counted(view.hand[seat]) for seat in seats]),
        (words("board-privilege-cards"), [counted(view.privileges[s]) + counted(view.bought[s]) for s in seats]),
        (words("board-stands-in"), [_place(view, words, seat) for seat in seats]),
    ]


def standing(view: LinView) -> list[int]:
    """F-8.1: what is needed to win besides a port."""
    return [view.bales[seat] + view.built[seat] for seat in range(view.seats)]


def _place(view: LinView, words: Words, seat: int) -> str:
    return words(f"thing-{view.edition.places[view.pawn[seat]]}") if view.pawn[seat] >= 0 else "–"


def _moment(view: LinView, words: Words, names: Sequence[str]) -> str:
    if view.phase == 0:
        return words("board-setup")
    return over(view, words, names) or words("board-turn", round=view.round, name=names[view.active])
