"""The board of Tapestry: turns a view into what the templates draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.drawing import ANSWER, WHOLE_TURN, Action, Pane, Point, Sound, Words
from ludotheque.drawing.lettering import roman
from ludotheque.drawing.seats import over, titled
from ludotheque.games.tapestry.components import SIDES, TERRAINS
from ludotheque.games.tapestry.scene.automa import arrows, decisions, favourites
from ludotheque.games.tapestry.scene.bearings import group, name
from ludotheque.games.tapestry.scene.consequences import effect
from ludotheque.games.tapestry.scene.dice import dice
from ludotheque.games.tapestry.scene.hexagon import border, corner, kite, outline
from ludotheque.games.tapestry.scene.hexmap import hexes, marks, pieces
from ludotheque.games.tapestry.scene.landmarks import landmarks
from ludotheque.games.tapestry.scene.mats import compare, holdings, mat
from ludotheque.games.tapestry.scene.options import icon
from ludotheque.games.tapestry.scene.shapes import PANE, SHAPES, Shape
from ludotheque.games.tapestry.scene.shelf import decks, display, objectives
from ludotheque.games.tapestry.scene.tokens import tokens, ways
from ludotheque.games.tapestry.scene.tracks import ahead, hits, tracks
from ludotheque.games.tapestry.scene.tray import tray
from ludotheque.games.tapestry.scene.view import TapestryView

__all__ = [
    "ACCOUNTS", "SOUNDS", "STAGED", "TURNS", "compare", "effect", "fixed", "group", "heading",
    "holdings", "icon", "name", "panes", "plate", "scene", "sizes",
]  # fmt: skip

SYMBOLS: Final = (
    "ancient-columns", "barn", "barracks", "cancel", "check-mark", "compass", "crossed-swords", "cubes", "cycle",
    "dice-target", "drama-masks", "gears", "greek-temple", "hourglass", "house", "light-bulb", "microscope",
    "miner", "return-arrow", "ringed-planet", "scroll-unfurled", "shop", "three-friends", "tower-flag",
    "two-coins", "upgrade", "watchtower", "wheat", "wolf-trap",
)  # fmt: skip
SOUNDS: Final[dict[str, Sound]] = {
    "gained": "coin", "earned": "coin", "paid": "coin", "bought": "coin", "sold": "coin", "built": "build",
    "erected": "build", "settled": "build", "placed": "build", "conquering": "build", "rolled": "dice",
    "science": "dice", "explored": "card", "found": "card", "spotted": "card", "revealed": "card", "invented": "card",
    "drew": "card", "played": "card", "face-down": "card", "discarded-card": "card", "discarded-tile": "card",
    "discarded-tech": "card",
}  # fmt: skip
STAGED: Final = (
    "pair",
    "bot-income",
    "bot-income-early",
    "bot-points",
    "income",
    "rolled",
    "toppled",
    "trapped",
    "taken-over",
    "objective",
    "finished",
    "won",
)
TURNS: Final = ("income", "pair", "bot-income", ANSWER)
ACCOUNTS: Final = {"income": ("income", WHOLE_TURN), "end": ("finished", "won")}
SIGN: Final = 19.0  # how far from the middle of a hex the sign of a corner's terrain stands


def plate(shape: str) -> dict[str, object]:
    """What the static plate needs: the corners of hexes in every terrain, and the sea."""
    drawn = SHAPES[shape]
    return {
        "shape": drawn,
        "symbols": SYMBOLS,
        "kites": [
            {"number": number, "terrain": letter, "path": kite(number), "sign": corner(number, SIGN)}
            for number in range(SIDES)
            for letter in TERRAINS.replace("S", "")
        ],
        "borders": [_bent(side) for side in range(SIDES)],
        "hexagon": outline(),
        "waves": _waves(drawn),
        "ways": ["M" + "L".join(f"{x:g} {y:g}" for x, y in way) for way in ways(drawn)],
    }


def _bent(side: int) -> str:
    (x, y), (dx, dy) = border(side)
    return f"M0 0Q{x:.1f} {y:.1f} {dx:.1f} {dy:.1f}"


def _waves(shape: Shape) -> list[Point]:
    """Ripples along the edge of the sea, where no hex lies."""
    x, y, w, h = shape.map
    found: list[Point] = []
    for row in range(int(h // 26)):
        for column in range(int(w // 52)):
            at = (x + 16 + 52 * column + 26 * (row % 2), y + 18 + 26 * row)
            reach = abs(at[0] + 10 - shape.middle[0]) / 200 + abs(at[1] - shape.middle[1]) / 320
            if reach > 1.05 and at[0] < x + w - 26:
                found.append(at)
    return found


def sizes(shape: str, seats: int) -> dict[str, Point]:
    """How large each part is."""
    return {**SHAPES[shape].sizes(seats), "dock": (640, 132)}


def panes(view: TapestryView, shape: str, words: Words) -> list[Pane]:
    """On a phone the tracks, the map, what lies beside them, and the viewer's own capital."""
    if SHAPES[shape].wide:
        return []
    named = ("tracks", "map", "shelf", "capital") if view.seat >= 0 else ("tracks", "map", "shelf")
    return [
        {"id": id, "label": words(f"board-pane-{id}"), "box": (0, at * PANE[1], *PANE)} for at, id in enumerate(named)
    ]


def fixed(shape: str, words: Words, seats: int) -> dict[str, object]:
    """What is the same in every position."""
    return {"place": SHAPES[shape]}


def scene(
    view: TapestryView, shape: str, words: Words, options: Sequence[Action], names: Sequence[str]
) -> dict[str, object]:
    """What the live layer, the panels and the mats need."""
    drawn = SHAPES[shape]
    moment = _moment(view, words, names)
    mats = [
        mat(view, drawn, words, tuple(options) if seat == view.seat else (), names[seat], seat)
        for seat in range(view.seats)
    ]
    coming = ahead(view)
    return {
        **titled(view, words, moment),
        "mats": mats,
        "own": mats[view.seat] if view.seat >= 0 else None,
        "hexes": hexes(view),
        "marks": marks(view),
        "pieces": pieces(view),
        "tracks": tracks(view),
        "landmarks": landmarks(view),
        "coming": coming,
        "hits": hits(view, drawn, options, coming),
        "tokens": tokens(view, drawn),
        "display": display(view),
        "decks": decks(view),
        "objectives": objectives(view),
        "dice": dice(view, options),
        "tray": tray(view, drawn, words, options),
        "decisions": decisions(view),
        "favourites": favourites(view),
        "arrows": arrows(view),
        "description": words("board-description", moment=moment),
    }


def heading(view: TapestryView, words: Words, names: Sequence[str]) -> str:
    """The viewer's era, or for a spectator that of the player on turn, and whose turn it is."""
    if view.winners or view.turn < 0:
        return _moment(view, words, names)
    era = max(view.era[view.seat if view.seat >= 0 else view.turn], 1)
    return words("heading-mine" if view.turn == view.seat else "heading-turn", era=era, name=names[view.turn])


def _moment(view: TapestryView, words: Words, names: Sequence[str]) -> str:
    if view.winners or view.turn < 0:
        return over(view, words, names) or words("board-setup")
    return words("board-turn", name=names[view.turn], era=roman(view.era[view.turn]))
