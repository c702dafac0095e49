"""Pictures of a match: one SVG serves the browser, the terminal, notebooks, docs and replays.

A game's folder holds `scene.py`, which turns a view into what its template needs, and `board.svg.jinja` with the
macros `plate(scene)` (the engraving, never changing), `live(scene)` (the pieces), `mat(scene, mat)` (all that one
player has) and `panel(scene, mat)` (the same in short). Where a mat is too large for the edge of a desktop, the macro
`dock(scene, mat)` draws what lies there, and the mat itself is a drawer. The module may also hold `icon(action)`,
`effect(view, action, words)`, `compare(view, words)` and `panes(view, shape, words)`; icons of its own stand in
`icons.json`.

Nothing here knows a game.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypedDict, Unpack

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ludotheque.core.action import Action
from ludotheque.core.game import Game
from ludotheque.core.refusal import Refusal
from ludotheque.core.view import View
from ludotheque.core.words import Words
from ludotheque.drawing.lettering import number
from ludotheque.drawing.lit import Lit
from ludotheque.drawing.seats import CROWD, HALF

__all__ = [
    "CROWD", "HALF", "Action", "Lit", "Pane", "Words", "compare", "docked", "draw", "icon", "live", "mat",
    "panel", "panes", "parts", "plate", "size", "tokens",
]  # fmt: skip

SHAPES: Final = ("wide", "tall")
HERE: Final = Path(__file__).parent


class Reader(TypedDict, total=False):
    """For whom a picture is drawn: in English and with nothing lit, unless told otherwise."""

    language: str
    options: Sequence[Action]


class Pane(TypedDict, total=False):
    """A part of the world that is looked at by itself; `home` is where in it one begins, if not with all of it."""

    id: str
    label: str
    box: tuple[float, float, float, float]
    home: tuple[float, float, float, float] | None


def draw(
    view: View, shape: str = "wide", language: str = "en", options: Sequence[Action] = (), standalone: bool = True
) -> str:
    """The whole picture; not standalone, it is the world alone and takes its colours from the page."""
    scene = _scene(view, shape, language=language, options=options)
    template = _environment(view.game.folder.parent).get_template("picture.svg.jinja")
    engraving = Markup(plate(view.game, shape))
    board = _board(view.game)
    return template.render(scene=scene, board=board, plate=engraving, standalone=standalone, language=language)


@cache
def plate(game: Game, shape: str) -> str:
    """The engraved plate, with the symbols that the other fragments use."""
    return str(_board(game).plate(_module(game).plate(_known(shape))))


def live(view: View, shape: str = "wide", **reader: Unpack[Reader]) -> str:
    """The pieces on the plate: `<g id="live">`, to be morphed into the one before."""
    return str(_board(view.game).live(_scene(view, shape, **reader)))


def mat(view: View, seat: int, shape: str = "wide", **reader: Unpack[Reader]) -> str:
    """All that one player has, as far as the viewer may see it."""
    scene = _scene(view, shape, **reader)
    return str(_board(view.game).mat(scene, scene["mats"][seat]))


def panel(view: View, seat: int, shape: str = "wide", **reader: Unpack[Reader]) -> str:
    """One player's place in the rail of seats."""
    scene = _scene(view, shape, **reader)
    return str(_board(view.game).panel(scene, scene["mats"][seat]))


def parts(view: View, shape: str = "wide", **reader: Unpack[Reader]) -> tuple[str, list[str], str]:
    """The pieces, every seat's panel, and what lies at the viewer's edge (nothing for a spectator)."""
    scene, board = _scene(view, shape, **reader), _board(view.game)
    panels = [str(board.panel(scene, mat)) for mat in scene["mats"]]
    edge = board.dock if docked(view.game, shape) else board.mat
    own = str(edge(scene, scene["mats"][view.seat])) if view.seat >= 0 else ""
    return str(board.live(scene)), panels, own


def docked(game: Game, shape: str) -> bool:
    """Whether the mats of this game are too large for the edge of the table, which has a dock then."""
    return shape == "wide" and hasattr(_board(game), "dock")


def panes(view: View, shape: str = "wide", language: str = "en") -> list[Pane]:
    """The parts of the world that are shown one at a time: all of it, unless the game's scene says otherwise."""
    named = getattr(_module(view.game), "panes", None)
    found: list[Pane] = named(view, _known(shape), view.game.words(language)) if named else []
    return found or [{"id": "world", "label": "", "box": (0, 0, *size(view.game, shape, "world", view.seats))}]


def size(game: Game, shape: str, part: str, seats: int = 2) -> tuple[float, float]:
    """Width and height of a part: `world`, `mat`, `panel` or `dock`."""
    sizes: dict[str, tuple[float, float]] = _module(game).sizes(_known(shape), seats)
    return sizes[part]


def icon(game: Game, action: Action) -> str | None:
    """The icon that stands for an option, where the game's scene names one."""
    named = getattr(_module(game), "icon", None)
    return str(named(action)) if named and named(action) else None


def effect(view: View, action: Action, language: str = "en") -> str | None:
    """What an option does, where the game's scene says so: nothing at all, or None to let the table foresee it."""
    told = getattr(_module(view.game), "effect", None)
    found: str | None = told(view, action, view.game.words(language)) if told else None
    return found


def compare(view: View, language: str = "en") -> list[tuple[str, list[int | str]]]:
    """What the game counts besides points, where its scene says so: a label, and a value for each seat."""
    counted = getattr(_module(view.game), "compare", None)
    rows: list[tuple[str, list[int | str]]] = counted(view, view.game.words(language)) if counted else []
    return rows


def heading(view: View, language: str = "en") -> str | None:
    """Where the match stands, where the game's scene says so."""
    told = getattr(_module(view.game), "heading", None)
    return str(told(view, view.game.words(language), view.names)) if told else None


@cache
def tokens() -> str:
    """The style sheet of colours and typefaces, light and dark."""
    return _style(HERE / "tokens.css")


def _scene(view: View, shape: str, **reader: Unpack[Reader]) -> dict[str, Any]:
    words = view.game.words(reader.get("language", "en"))
    scene: dict[str, Any] = _module(view.game).scene(view, _known(shape), words, reader.get("options", ()), view.names)
    return scene


def _known(shape: str) -> str:
    if shape not in SHAPES:
        raise Refusal("shape-unknown", shape=shape, shapes=", ".join(SHAPES))
    return shape


def _module(game: Game) -> Any:
    return import_module(f"{game.home}.scene")


def _board(game: Game) -> Any:
    return _environment(game.folder.parent).get_template(f"{game.id}/board.svg.jinja").module


@cache
def _environment(games: Path) -> Environment:
    environment = Environment(
        loader=FileSystemLoader([HERE, games]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["n"] = number
    icons: dict[str, dict[str, str]] = {}
    for file in (HERE / "icons.json", *sorted(games.glob("*/icons.json"))):
        icons |= json.loads(file.read_text(encoding="utf-8"))
    environment.globals["icons"] = icons
    environment.globals["tokens"] = Markup(tokens())
    environment.globals["kit_style"] = Markup(_style(HERE / "kit.css"))
    environment.globals["sheet"] = lambda name: Markup(_style(games / name))
    return environment


@cache
def _style(file: Path) -> str:
    """A style sheet as small as a picture should carry it: without comments, and without what only readers need."""
    css = re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    css = re.sub(r"\s+", " ", css)
    css = re.sub(r" ?([{};,>]) ?", r"\1", css)
    css = re.sub(r"(?<=[{;])([\w-]+): ", r"\1:", css)
    return css.replace(";}", "}").strip()
