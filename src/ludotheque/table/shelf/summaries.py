"""Summaries: what one forgets of a game, on one page, with the figures of its edition."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.game import Game
from ludotheque.lessons.saying import say
from ludotheque.lessons.summary import Block, blocks_of
from ludotheque.table.shelf.components import Row, Speller


@dataclass(frozen=True)
class Shown:
    """A block of the page."""

    title: str
    lines: list[str]
    columns: list[str]
    rows: list[Row]


def blocks(game: Game, language: str) -> list[Shown]:
    return [shown(game, language, each) for each in blocks_of(game)]


def shown(game: Game, language: str, block: Block) -> Shown:
    lines = [say(game, language, key) for key in block.lines]
    if not block.table:
        return Shown(block.title, lines, [], [])
    speller = Speller(game, game.edition, language)
    rows = [{**{name: row.get(name) for name in block.columns}, "provenance": row["provenance"]}
            for row in game.edition.data[block.table]]  # fmt: skip
    heads = [speller.text(f"head-{name}") for name in block.columns]
    told = [Row([speller.cell(row, name) for name in block.columns], "", "") for row in rows]
    return Shown(block.title, lines, heads, told)
