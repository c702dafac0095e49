"""Pictures of a match: one SVG serves the browser, the terminal, notebooks, docs and replays.

A game without a drawing is drawn plainly, from its view. A drawing of its own is two things in the game's folder:
`scene.py`, which turns a view into what its template needs, and `board.svg.jinja` with the macros `plate(scene)` (the
engraving, never changing), `live(scene)` (the pieces, each laid down as a part: see `parts.py`), `mat(sheet, mat)`
(all that one player has) and `panel(sheet, mat)` (the same in short). Where a mat is too large for the edge of a
desktop, the macro `dock(sheet, mat)` draws what lies there, and the mat itself is a drawer. The module holds
`plate(shape)`, `sizes(shape, seats)`, `fixed(shape, words, seats)` (what is the same in every position: the sheet) and
`scene(view, shape, words, options, names)`; without `fixed` everything is drawn anew for each picture. It may also
hold `icon(action)`, `name`, `group` and `effect` (of `view, action, words`), `leads_to(view, action)`,
`holdings(view)`, `compare(view, words)`, `standing(view)`, `heading(view, words, names)`,
`panes(view, shape, words)`, `SOUNDS`, `STAGED`, `TURNS` and `ACCOUNTS`; icons of its own stand in `icons.json`.

Nothing here knows a game.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final, Literal, TypedDict, Unpack

from markupsafe import Markup

from ludotheque.core.action import Action
from ludotheque.core.game import Game
from ludotheque.core.labels import label
from ludotheque.core.match import Match
from ludotheque.core.refusal import Refusal
from ludotheque.core.view import View
from ludotheque.core.words import Words
from ludotheque.drawing import noting
from ludotheque.drawing.chapters import ANSWER, WHOLE_TURN, chapters
from ludotheque.drawing.frontispiece import frontispiece
from ludotheque.drawing.legend import legend, symbols
from ludotheque.drawing.lit import ringed
from ludotheque.drawing.parts import Laying, Picture, Sheet
from ludotheque.drawing.seats import CROWD, HALF
from ludotheque.drawing.sheet import Box, Point
from ludotheque.drawing.templates import HERE, board, environment, module, style

__all__ = [
    "ANSWER", "CROWD", "HALF", "WHOLE_TURN", "Action", "Box", "Pane", "Picture", "Point", "Words", "chapters",
    "compare", "docked", "draw", "frontispiece", "icon", "legend", "mat", "panel", "panes", "picture", "plate",
    "size", "symbols", "tokens",
]  # fmt: skip

SHAPES: Final = ("wide", "tall")
Sound = Literal["coin", "card", "dice", "boat", "build"]


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
    template = environment(view.game.folder).get_template("picture.svg.jinja")
    macros = board(view.game)
    engraving = Markup((plate if standalone else fragment)(view.game, shape))
    pieces = Markup("".join(_laid(scene, macros).values()))
    whole = template.render(
        scene=scene, asked=view.asked, board=macros, plate=engraving, pieces=pieces, standalone=standalone,
        language=language,
    )  # fmt: skip
    shared = environment(view.game.folder).get_template("macros.svg.jinja").module
    return ringed(whole, options, shared.ring) if options else whole  # type: ignore[attr-defined]


@cache
def plate(game: Game, shape: str) -> str:
    """The engraved plate, with the symbols that the other fragments use."""
    return str(board(game).plate(module(game).plate(_known(shape))))


@cache
def fragment(game: Game, shape: str) -> str:
    """The plate for a page, which has the style that all boards share."""
    return plate(game, shape).replace(kit(), "", 1)


def mat(view: View, seat: int, shape: str = "wide", **reader: Unpack[Reader]) -> str:
    """All that one player has, as far as the viewer may see it."""
    scene = _scene(view, shape, **reader)
    text: str = scene["part"].sheet.part(board(view.game).mat, scene["mats"][seat])[1]
    return text


def panel(view: View, seat: int, shape: str = "wide", **reader: Unpack[Reader]) -> str:
    """One player's place in the rail of seats."""
    scene = _scene(view, shape, **reader)
    text: str = scene["part"].sheet.part(board(view.game).panel, scene["mats"][seat])[1]
    return text


def picture(view: View, shape: str = "wide", before: Picture | None = None, **reader: Unpack[Reader]) -> Picture:
    """What lies on the board, every seat's panel, and what lies at the viewer's edge (nothing for a spectator). It is
    the picture before, where that was drawn from the same."""
    sheet = _sheet(view, shape, reader.get("language", "en"))
    known = before.notes if before and before.notes and before.notes.sheet is sheet else None
    noted: Any = noting.Noted(view, known)
    if known and before and not noting.changed(noted):
        return before
    if reader.get("options") is view.options:
        reader["options"] = noting.Offered(noted)
    scene, macros = _scene(noted, shape, **reader), board(view.game)
    sheet, things = scene["part"].sheet, _laid(scene, macros)
    panels = tuple(sheet.large(macros.panel, mat) for mat in scene["mats"])
    edge = macros.dock if docked(view.game, shape) else macros.mat
    own = sheet.large(edge, scene["mats"][noted.seat]) if noted.seat >= 0 else ""
    return Picture(things, panels, own, noting.notes(noted, sheet))


def docked(game: Game, shape: str) -> bool:
    """Whether the mats of this game are too large for the edge of the table, which has a dock then."""
    return shape == "wide" and hasattr(board(game), "dock")


def panes(view: View, shape: str = "wide", language: str = "en") -> list[Pane]:
    """The parts of the world that are shown one at a time: all of it, unless the game's scene says otherwise."""
    named = getattr(module(view.game), "panes", None)
    found: list[Pane] = named(view, _known(shape), view.game.words(language, view.edition)) if named else []
    return found or [{"id": "world", "label": "", "box": (0, 0, *size(view.game, shape, "world", view.seats))}]


def size(game: Game, shape: str, part: str, seats: int = 2) -> tuple[float, float]:
    """Width and height of a part: `world`, `mat`, `panel` or `dock`."""
    sizes: dict[str, tuple[float, float]] = module(game).sizes(_known(shape), seats)
    return sizes[part]


def icon(game: Game, action: Action) -> str | None:
    """The icon that stands for an option, where the game's scene names one."""
    named = getattr(module(game), "icon", None)
    return str(named(action)) if named and named(action) else None


def sound(game: Game, event: str) -> Sound | None:
    """What is heard when something happens, where the game's scene says so."""
    sounds: dict[str, Sound] = getattr(module(game), "SOUNDS", {})
    return sounds.get(event)


def staged(game: Game, event: str) -> bool:
    """Whether something that happens is a moment to be looked at, as the game's scene says: a fight, a sale."""
    return event in getattr(module(game), "STAGED", ())


def effect(view: View, action: Action, language: str = "en") -> str | None:
    """What an option does, where the game's scene says so: nothing at all, or None to let the table foresee it."""
    told = getattr(module(view.game), "effect", None)
    found: str | None = told(view, action, view.game.words(language, view.edition)) if told else None
    return found


def name(view: View, action: Action, language: str = "en") -> str:
    """What an option is called, by the game's scene where its words alone would be hard to find on the board."""
    named = getattr(module(view.game), "name", None)
    found: str | None = named(view, action, view.game.words(language, view.edition)) if named else None
    return found or label(view.game, action, view.names, language, view.edition)


def group(view: View, action: Action, language: str = "en") -> str:
    """With which others of its verb an option belongs together, where the game's scene says so: a part of the board."""
    grouped = getattr(module(view.game), "group", None)
    return grouped(view, action, view.game.words(language, view.edition)) if grouped else ""


def holdings(view: View) -> dict[str, int]:
    """What the viewer has that is paid and gained, where the game's scene says so, by its words `count-…`; less than
    nothing is what he owes."""
    held = getattr(module(view.game), "holdings", None)
    found: dict[str, int] = held(view) if held and view.seat >= 0 else {}
    return found


def leads_to(view: View, action: Action) -> list[str]:
    """What could be chosen after an option, where the game's scene says so, by the ids that options name."""
    reached = getattr(module(view.game), "leads_to", None)
    found: list[str] = reached(view, action) if reached else []
    return found


def compare(view: View, language: str = "en") -> list[tuple[str, list[int | str]]]:
    """What the game counts besides points, where its scene says so: a label, and a value for each seat."""
    counted = getattr(module(view.game), "compare", None)
    rows: list[tuple[str, list[int | str]]] = counted(view, view.game.words(language, view.edition)) if counted else []
    return rows


def standing(match: Match) -> list[int]:
    """How near each seat is to winning, as the game's scene counts it; by its points, where it says nothing."""
    counted = getattr(module(match.game), "standing", None)
    found: list[int] = counted(match.view()) if counted else match.points
    return found


def heading(view: View, language: str = "en") -> str | None:
    """Where the match stands, where the game's scene says so."""
    told = getattr(module(view.game), "heading", None)
    return str(told(view, view.game.words(language, view.edition), view.names)) if told else None


@cache
def tokens() -> str:
    """The style sheet of colours and typefaces, light and dark."""
    return style(HERE / "tokens.css")


@cache
def kit() -> str:
    """The style sheet of what all boards share."""
    return style(HERE / "kit.css")


@cache
def own_style(game: Game) -> str:
    """The style sheet of a game's own, for the page on which its fragments are shown."""
    file = game.folder / "board.css"
    return style(file) if file.exists() else ""


def colours(game: Game) -> str:
    """Of that sheet only what gives the game its colours wherever it is named."""
    return "".join(re.findall(rf"\[data-game=\"?{re.escape(game.id)}\"?\]\{{[^}}]*\}}", own_style(game)))


def _scene(view: View, shape: str, **reader: Unpack[Reader]) -> dict[str, Any]:
    language = reader.get("language", "en")
    own, words = module(view.game), view.game.words(language, view.edition)
    things: dict[str, Any] = own.scene(view, _known(shape), words, reader.get("options", ()), view.names)
    sheet = _sheet(view, shape, language)
    if sheet is None:  # a part that knew whose turn it is would change with every answer; here all is drawn anew anyway
        things["asked"] = view.asked
        sheet = Sheet({**_same(view.game, shape, words, view.seats), **things}, fleeting=True)
    return {**sheet.scene, **things, "part": Laying(sheet)}


def _sheet(view: View, shape: str, language: str) -> Sheet | None:
    """Where a game says what is the same in every position."""
    if not hasattr(module(view.game), "fixed"):
        return None
    return sheet_of(view.game, shape, view.game.words(language, view.edition), view.seats)


def _same(game: Game, shape: str, words: Words, seats: int) -> dict[str, Any]:
    return {"game": game.id, "shape": shape, "sizes": module(game).sizes(shape, seats), "words": words}


def _laid(scene: dict[str, Any], macros: Any) -> dict[str, str]:
    """What a board lays down, by id; a board that lays down no part is one thing."""
    whole = macros.live(scene)
    things: dict[str, str] = scene["part"].things
    return things or {"all": f'<g id="all">{whole}</g>'}


@lru_cache(64)
def sheet_of(game: Game, shape: str, words: Words, seats: int) -> Sheet:
    """What a part may rely on, with all the parts that were drawn on it."""
    return Sheet({**_same(game, shape, words, seats), **module(game).fixed(shape, words, seats)})


def _known(shape: str) -> str:
    if shape not in SHAPES:
        raise Refusal("shape-unknown", shape=shape, shapes=", ".join(SHAPES))
    return shape
