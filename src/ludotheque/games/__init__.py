"""The catalogue: every folder here that has a GAME is a game."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping

from ludotheque.core.game import Game
from ludotheque.core.refusal import Refusal


class Catalogue(Mapping[str, Game]):
    """The games by id; each is imported when it is first asked for."""

    @property
    def ids(self) -> list[str]:
        return sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)

    def __getitem__(self, id: str) -> Game:
        if id not in self.ids:
            raise Refusal("game-unknown", game=id, games=", ".join(self.ids))
        game = importlib.import_module(f"{__name__}.{id}").GAME
        assert isinstance(game, Game)
        return game

    def __contains__(self, id: object) -> bool:
        return id in self.ids

    def __iter__(self) -> Iterator[str]:
        return iter(self.ids)

    def __len__(self) -> int:
        return len(self.ids)


games = Catalogue()
