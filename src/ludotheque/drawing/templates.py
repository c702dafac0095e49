"""What the templates of a game are given: the kit that all share, the game's own icons and style sheets."""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from jinja2 import Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined, Template
from jinja2.bccache import Bucket
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

from ludotheque.core.game import Game
from ludotheque.drawing import plain
from ludotheque.drawing.lettering import number

HERE: Final = Path(__file__).parent
BOARD: Final = "board.svg.jinja"
KIT: Final = "macros.svg.jinja"
ICONS: Final = "icons.json"


@cache
def is_drawn(game: Game) -> bool:
    """Whether the game has a drawing of its own: a scene and a board. If not, the plain one serves."""
    return game.part("scene") is not None and (game.folder / BOARD).exists()


@cache
def module(game: Game) -> ModuleType:
    """What turns a view of the game into what its template draws."""
    own = game.part("scene") if is_drawn(game) else None
    return own or plain


@cache
def board(game: Game) -> Any:
    """The macros that draw the game."""
    name = f"{game.folder.name}/{BOARD}" if is_drawn(game) else "plain.svg.jinja"
    return environment(game.folder).get_template(name).module


class Compiled(FileSystemBytecodeCache):
    """Compiled templates, kept from one start to the next; where they cannot be, they are compiled each time."""

    def dump_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):  # a full disk is no reason not to draw
            super().dump_bytecode(bucket)


@cache
def compiled() -> Compiled | None:
    """Where this user's programs keep what they can make again."""
    try:
        folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludotheque" / "templates"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # no home, or none to write in
        return None
    return Compiled(str(folder))


class Calling(Context):
    """Boards call macros by the hundred, and none of them asks for the context in which it is called."""

    def call(self, macro: Any, /, *given: Any, _loop_vars: Any = None, _block_vars: Any = None, **named: Any) -> Any:
        return macro(*given, **named)


class Board(Template):
    """Most of what a board writes needs no escape: numbers, and what other macros have drawn."""

    @classmethod
    def from_code(cls, environment: Environment, code: Any, globals: Any, uptodate: Any = None) -> Template:
        made = super().from_code(environment, code, globals, uptodate)
        made.root_render_func.__globals__["escape"] = written
        return made


def written(value: Any) -> str:
    """A value as it stands in a picture."""
    kind = type(value)
    if kind is Markup:
        return value  # type: ignore[no-any-return]
    return str(value) if kind is int or kind is float else escape(value)


class Boards(Environment):
    """What boards read is mostly in dictionaries, whose methods they never want."""

    context_class = Calling
    template_class = Board

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        try:
            return getattr(obj, attribute)
        except AttributeError:
            return super().getattr(obj, attribute)


@cache
def environment(folder: Path) -> Environment:
    """Templates are named from the folder that the game lies in: `loire/board.svg.jinja`."""
    made = Boards(
        loader=FileSystemLoader([HERE, folder.parent]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        bytecode_cache=compiled(),
        auto_reload=False,
    )
    made.filters["n"] = number
    made.globals["icons"] = icons(folder)
    made.globals["tokens"] = Markup(style(HERE / "tokens.css"))
    made.globals["kit_style"] = Markup(style(HERE / "kit.css"))
    made.globals["sheet"] = lambda name: Markup(style(folder.parent / name))
    remember_kit(made)
    return made


def remember_kit(made: Environment) -> None:
    """The macros that all boards share draw from what they are given and from nothing else: the same is drawn once."""
    kit = made.get_template(KIT).module
    for name, macro in list(vars(kit).items()):
        if isinstance(macro, Macro):
            setattr(kit, name, Once(macro))


class Once:
    """A macro that remembers what it has drawn, unless it was given what may change."""

    def __init__(self, macro: Macro) -> None:
        self.name = macro.name
        self._macro = macro
        self._drawn = lru_cache(4096, typed=True)(macro)  # 1 and 1.0 are not written alike

    def __call__(self, *given: Any, **named: Any) -> Any:
        try:
            return self._drawn(*given, **named)
        except TypeError:
            return self._macro(*given, **named)


@cache
def icons(folder: Path) -> dict[str, dict[str, str]]:
    """The icons a game may use by name: those that all share, and its own, which no other game sees."""
    found: dict[str, dict[str, str]] = {}
    for file in (HERE / ICONS, folder / ICONS):
        if file.exists():
            found |= json.loads(file.read_text(encoding="utf-8"))
    return found


@cache
def style(file: Path) -> str:
    """A style sheet as small as a picture should carry it: without comments, and without what only readers need."""
    css = re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    css = re.sub(r"\s+", " ", css)
    css = re.sub(r" ?([{};,>]) ?", r"\1", css)
    css = re.sub(r"(?<=[{;])([\w-]+): ", r"\1:", css)
    return css.replace(";}", "}").strip()
