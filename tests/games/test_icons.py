"""Every icon lives in one place: with the game that alone uses it, or in the drawing that all share."""

from __future__ import annotations

import json
import re
from pathlib import Path

from ludotheque import drawing, games
from ludotheque.core.words import LANGUAGES
from tests import chosen
from tests.games.every import each_game

SHARED = Path(drawing.__file__).parent
PAGES = (chosen.ROOT / "web" / "src", SHARED.parent / "table" / "templates", SHARED)


def icons_in(folder: Path) -> set[str]:
    file = folder / "icons.json"
    return set(json.loads(file.read_text("utf-8"))) if file.exists() else set()


def texts_in(*folders: Path) -> str:
    """The sources in which an icon can be named."""
    kinds = ("*.py", "*.jinja", "*.ts", "*.toml")
    return "\n".join(file.read_text("utf-8") for folder in folders for kind in kinds for file in folder.rglob(kind))


def named(icon: str, text: str) -> bool:
    return re.search(rf"[\"'#\s]{re.escape(icon)}[\"'\s)]", text) is not None


@each_game
def test_a_game_keeps_only_icons_that_it_uses_and_that_nobody_else_has(id: str) -> None:
    text = texts_in(games[id].folder)
    others = [SHARED, *(games[other].folder for other in games if other != id)]
    own = icons_in(games[id].folder)
    assert [icon for icon in own if not named(icon, text)] == []
    assert [icon for icon in own for folder in others if icon in icons_in(folder)] == []


@each_game
def test_the_legend_tells_what_every_icon_of_the_board_and_of_the_options_means(id: str) -> None:
    game = games[id]
    plates = "".join(drawing.plate(game, shape) for shape in drawing.SHAPES)
    shown = set(re.findall(r'<symbol id="i-([^"]+)"', plates))
    shown |= {icon for action in game.edition.vocabulary.actions if (icon := drawing.icon(game, action))}
    for language in LANGUAGES:
        told = dict(drawing.legend(game, game.words(language)))
        if told:  # a game may do without
            assert shown - set(told) <= {"cancel", "check-mark"}, "yes and no need no words"
            assert set(told) <= shown, "nothing is told that is not shown"
            assert all(f'id="{name}"' in drawing.symbols(game) for name in told)


def test_what_all_share_is_used_by_pages_or_by_two_games() -> None:
    pages = texts_in(*PAGES)
    drawn = {id: texts_in(games[id].folder) for id in games}
    users = {icon: [id for id, text in drawn.items() if named(icon, text)] for icon in icons_in(SHARED)}
    assert [icon for icon, ids in users.items() if len(ids) < 2 and not named(icon, pages)] == []
