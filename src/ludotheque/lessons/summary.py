"""The summary of a game on one page: sentences of its words, and tables of its edition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.refusal import Refusal
from ludotheque.core.words import LANGUAGES
from ludotheque.lessons.course import data_of
from ludotheque.lessons.lesson import COURSE, FOLDER

TITLES = ("turn", "costs", "scoring", "end", "more")


@dataclass(frozen=True)
class Block:
    """A heading with sentences in order, or with a table of the edition of which some columns are shown."""

    title: str
    lines: tuple[str, ...] = ()
    table: str = ""
    columns: tuple[str, ...] = ()


def blocks_of(game: Game) -> list[Block]:
    try:
        return [block(each) for each in data_of(game).get("summary", ())]
    except (KeyError, TypeError, ValueError) as problem:
        raise Refusal("lesson-broken", file=f"{game.id}/{FOLDER}/{COURSE}", why=str(problem)) from None


def block(data: dict[str, Any]) -> Block:
    if data["title"] not in TITLES:
        raise ValueError(f"{data['title']} is no title of a summary: {', '.join(TITLES)}")
    return Block(
        data["title"], tuple(data.get("lines", ())), str(data.get("table", "")), tuple(data.get("columns", ()))
    )


def problems(game: Game) -> list[str]:
    """What is wrong with the summary, as sentences."""
    found = blocks_of(game)
    wrong = []
    if not {"turn", "scoring"} <= {each.title for each in found}:
        wrong.append(f"{COURSE}: the summary must tell of the turn and of the scoring")
    for each in found:
        if not each.lines and not each.table:
            wrong.append(f"{COURSE}: a block of the summary ({each.title}) is empty")
        rows = game.edition.data.get(each.table) if each.table else []
        if rows is None:
            wrong.append(f"{COURSE}: the edition has no table {each.table}")
        lacking = [
            name for name in each.columns if isinstance(rows, list) and rows and not any(name in row for row in rows)
        ]
        wrong += [f"{COURSE}: the table {each.table} has no {name}" for name in lacking]
        for language in LANGUAGES:
            words = game.words(language)
            wrong += [f"{key} has no words in {language}" for key in each.lines if key not in words]
    return wrong
