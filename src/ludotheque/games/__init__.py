"""The catalogue: every folder here that has a GAME is a game, and so are those that others bring.

A game may also lie in a folder of somebody's own (`look_in`, or the variable LUDOTHEQUE_GAMES for a server), or come
with an installed package that names it in the entry point group `ludotheque.games`.
"""

from __future__ import annotations

import importlib
import logging
import os
import pkgutil
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from ludotheque.core.game import Game
from ludotheque.core.refusal import Refusal

FOLDERS: Final = "LUDOTHEQUE_GAMES"  # folders as in PATH; processes that are started later find the same games
GROUP: Final = "ludotheque.games"
HERE: Final = Path(__file__).parent  # the games of the house
log = logging.getLogger("ludotheque.games")


class Catalogue(Mapping[str, Game]):
    """The games by id; each is imported when it is first asked for."""

    def __init__(self) -> None:
        self._found: dict[str, Game] = {}
        self._broken: dict[str, Refusal] = {}
        self._told: set[str] = set()

    @cached_property
    def modules(self) -> dict[str, str]:
        """Where each game is imported from: what lies in a folder comes before what a package brings."""
        found = {each.name: f"{__name__}.{each.name}" for each in pkgutil.iter_modules(__path__) if each.ispkg}
        for point in entry_points(group=GROUP):
            if found.setdefault(point.name, point.module) != point.module:
                log.warning("there is a game called %r already: that of %s is not used", point.name, point.value)
        return dict(sorted(found.items()))

    def look_in(self, folder: Path) -> None:
        """Take up the games of a folder: each of its folders with an `__init__.py` is a game."""
        if not folder.is_dir():
            raise Refusal("games-folder", folder=str(folder))
        if (folder / "__init__.py").exists():
            raise Refusal("games-itself", folder=str(folder), parent=str(folder.absolute().parent))
        if not any(folder.glob("*/__init__.py")):
            raise Refusal("games-none", folder=str(folder))
        path = str(folder.resolve())
        for twin in sorted(each.parent.name for each in folder.glob("*/__init__.py") if each.parent.name in self):
            if path not in __path__:
                log.warning("there is a game called %r already: that of %s is not used", twin, folder)
        if path not in __path__:
            __path__.append(path)
            importlib.invalidate_caches()
            self.__dict__.pop("modules", None)

    def look_where_told(self) -> None:
        """The folders named in the environment; one that is not there is told of and passed over."""
        for folder in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
            try:
                self.look_in(Path(folder))
            except Refusal as refusal:
                log.warning("%s: %s", FOLDERS, refusal)

    def __getitem__(self, id: str) -> Game:
        if id not in self.modules:
            raise Refusal("game-unknown", game=id, games=", ".join(self.modules))
        if id in self._broken:
            raise self._broken[id]
        if id in self._found:
            return self._found[id]
        try:
            return self._taken(id)
        except Refusal as refusal:
            self._broken[id] = refusal
            raise
        except Exception as problem:  # whatever the code of a game stumbles over
            self._broken[id] = broken(id, problem)
            raise self._broken[id] from problem

    def get(self, id: str, default: Any = None) -> Any:
        """The game, or the default where there is none of that name."""
        if id not in self:
            return default
        return self[id]

    def __repr__(self) -> str:
        return f"<the catalogue of games: {', '.join(self)}>"

    def _ipython_key_completions_(self) -> list[str]:
        return list(self)

    def _taken(self, id: str) -> Game:
        module = importlib.import_module(self.modules[id])
        game = getattr(module, "GAME", None)
        if not isinstance(game, Game):
            raise Refusal("game-missing", game=id, file=str(module.__file__))
        if game.id != id:
            raise Refusal("game-misnamed", game=id, found=game.id)
        if game.home != module.__name__:
            game = replace(game, package=module.__name__)
        return self._found.setdefault(id, game)

    def set_aside(self, id: str, refusal: Refusal) -> None:
        """A broken game is left out from now on, with a sentence in the log; the others are not touched by it."""
        self._broken[id] = refusal
        if id not in self._told:
            self._told.add(id)
            log.warning("%s is left off the shelf: %s", id, refusal)

    def sound(self) -> list[Game]:
        """The games that can be played."""
        found = []
        for id in self:
            try:
                game = self[id]
                _ = game.edition
                found.append(game)
            except Refusal as refusal:
                self.set_aside(id, refusal)
        return found

    def __contains__(self, id: object) -> bool:
        return id in self.modules

    def __iter__(self) -> Iterator[str]:
        return iter(self.modules)

    def __len__(self) -> int:
        return len(self.modules)


def broken(id: str, problem: Exception) -> Refusal:
    """What is said of a game whose code, words or drawing cannot be used."""
    return Refusal("game-broken", game=id, why=f"{type(problem).__name__}: {problem}")


games = Catalogue()
games.look_where_told()
