"""The editions at hand: the one that comes with each game, and those that lie as files in a folder."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path

from ludotheque import drawing
from ludotheque.core import edition as files
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game
from ludotheque.core.refusal import Refusal
from ludotheque.games import games
from ludotheque.table.refusals import TableRefusal

log = logging.getLogger("ludotheque.table")


@dataclass(frozen=True)
class Offered:
    """An edition that can be chosen for a new table; `file` is empty for the one that comes with the game."""

    edition: Edition
    file: str = ""

    @property
    def label(self) -> str:
        title = str(self.edition.data["edition"].get("title", self.edition.id))
        return f"{title} · {Path(self.file).stem}" if self.file else title


class Editions:
    """Read once, when the server starts. A file that is broken is skipped with a sentence; the others are offered."""

    def __init__(self, folder: Path | None = None) -> None:
        self._found: dict[str, dict[str, Offered]] = {}
        if folder is None:
            return
        if not folder.is_dir():
            raise TableRefusal("editions-folder", folder=str(folder))
        for file in sorted(folder.glob("*.toml")):
            try:
                self._add(file)
            except Refusal as refusal:
                log.warning("this edition is not offered: %s", refusal)

    def _add(self, file: Path) -> None:
        named = str(files.read(file)["edition"].get("game"))
        if named not in games:
            raise Refusal("game-unknown", game=named, games=", ".join(games))
        edition = games[named].read_edition(file)
        check_drawing(games[named], edition, file)
        if edition.digest != games[named].edition.digest:
            self._found.setdefault(named, {}).setdefault(edition.digest, Offered(edition, file.name))

    def of(self, game: Game) -> list[Offered]:
        """All that may be chosen, the game's own first."""
        return [Offered(game.edition), *self._found.get(game.id, {}).values()]

    def known(self, game: Game, digest: str) -> Edition | None:
        """The edition with this fingerprint, if it is at hand."""
        return next((each.edition for each in self.of(game) if game.is_edition(each.edition, digest)), None)

    def wanted(self, game: Game, name: str | None) -> Edition:
        """The edition that somebody names, by its fingerprint or its id; without a name the game's own."""
        offered = [each.edition for each in self.of(game)]
        if not name:
            return offered[0]
        for edition in offered:
            if edition.digest == name:
                return edition
        for edition in offered:
            if edition.id == name:
                return edition
        allowed = ", ".join(edition.id for edition in offered)
        raise TableRefusal("edition-unknown", edition=name[:40], allowed=allowed)


def check_drawing(game: Game, edition: Edition, file: Path) -> None:
    """An edition may be playable and yet have more towns than the plate: it must be drawn once before it is offered."""
    try:
        view = game.new(game.usual, "drawn", edition=edition).view(0)
        for shape in drawing.SHAPES:
            drawing.picture(view, shape)
    except Exception as problem:  # whatever a template or a table of coordinates stumbles over
        raise TableRefusal("edition-undrawn", file=str(file), why=repr(problem)) from None


def seated(game: Game, edition: Edition) -> tuple[int, int]:
    """How many can play with an edition: as many as the game allows and the box serves."""
    least, most = edition.data["edition"].get("players", (game.least, game.most))
    return max(game.least, int(least)), min(game.most, int(most))
