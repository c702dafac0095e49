"""The rules of a game as pages show them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from markupsafe import Markup, escape

from ludotheque.core import clauses
from ludotheque.core.clauses import Clause
from ludotheque.core.game import Game
from ludotheque.lessons.examples import examples_of
from ludotheque.table.protocol import shelf
from ludotheque.table.shelf.components import sections

REFERENCE: Final = re.compile(r"\[(R-\d+[a-z]?)\]")
STRONG: Final = re.compile(r"\*\*(.+?)\*\*")
SLANTED: Final = re.compile(r"\*(.+?)\*")


@cache
def read(game: Game, language: str) -> list[Clause]:
    return clauses.read(clauses.page_of(game, language))


def clause(game: Game, id: str, language: str) -> shelf.Clause:
    """One clause with the rulings it refers to."""
    found = {each.id.lower(): each for each in read(game, language)}
    if id.lower() not in found:
        raise clauses.unknown(game, id[:40], list(found.values()))
    wanted = found[id.lower()]
    rulings = [found[name.lower()] for name in REFERENCE.findall(wanted.text) if name.lower() in found]
    return {
        "id": wanted.id,
        "chapter": wanted.chapter,
        "text": bare(wanted.text),
        "url": f"/rules/{game.id}#{wanted.id}",
        "picture": f"/rules/{game.id}#picture-{wanted.id}" if wanted.id in examples_of(game) else "",
        "rulings": [{"id": ruling.id, "text": bare(ruling.text)} for ruling in rulings],
    }


def bare(text: str) -> str:
    """A clause without its references, for a small card."""
    return REFERENCE.sub("", STRONG.sub(r"\1", text)).strip()


def chapters(game: Game, language: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The chapters with their clauses, and the rulings apart."""
    found: dict[str, dict[str, Any]] = {}
    rulings: list[dict[str, Any]] = []
    for each in read(game, language):
        shown = {"id": each.id, "text": bare(each.text), "html": marked(each.text),
                 "rulings": REFERENCE.findall(each.text)}  # fmt: skip
        if each.is_ruling:
            rulings.append(shown)
        else:
            number, _, title = each.chapter.partition(" · ")
            chapter = {"id": number, "title": title or number, "clauses": []}
            found.setdefault(each.chapter, chapter)["clauses"].append(shown)
    return list(found.values()), rulings


def marked(text: str) -> Markup:
    """The text of a clause with its references as links."""
    html = str(escape(text))
    html = REFERENCE.sub(r'<a class="ruling" href="#\1">\1</a>', html)
    return Markup(SLANTED.sub(r"<em>\1</em>", STRONG.sub(r"<strong>\1</strong>", html)))


@cache
def index(game: Game, language: str) -> list[dict[str, str]]:
    """What can be found by a search: each clause, each ruling, each thing of the edition."""
    found = [
        {"kind": "ruling" if each.is_ruling else "clause", "title": each.id, "about": each.chapter.partition(" · ")[2],
         "text": bare(each.text), "url": f"/rules/{game.id}#{each.id}"}
        for each in read(game, language)
    ]  # fmt: skip
    for section in sections(game, game.edition, language):
        for row in section.rows:
            title, *others = [cell for cell in row.cells if cell and not cell.isdigit()] or [section.title]
            found.append({"kind": "component", "title": title, "about": section.title, "text": " · ".join(others),
                          "url": f"/components/{game.id}#{section.id}"})  # fmt: skip
    return found
