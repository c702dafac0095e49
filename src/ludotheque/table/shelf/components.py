"""The components of an edition as its page shows them: in words, each with where it comes from and why."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeGuard

from ludotheque.core.edition import Edition
from ludotheque.core.game import Game
from ludotheque.core.saying import said
from ludotheque.table.rendering import texts

WHICH: Final = ("edition", "game")  # the page is about it
SOURCED: Final = ("provenance", "why")
PLOTS: Final = frozenset(".#01")  # how a file draws squares
MANY: Final = 4  # parts of a cell
NAMED: Final = {"id", "number", "at", "building", "civilization"}  # columns by which a row is known
DRAWN: Final = str.maketrans(".0#1", "□□■■")


@dataclass(frozen=True)
class Row:
    cells: list[str]
    provenance: str
    why: str


@dataclass(frozen=True)
class Section:
    """One table of the edition file. What all rows share of their source is told once."""

    id: str
    title: str
    columns: list[str]
    rows: list[Row]

    @property
    def provenance(self) -> str:
        return shared([row.provenance for row in self.rows])

    @property
    def why(self) -> str:
        return shared([row.why for row in self.rows])


def shared(texts: list[str]) -> str:
    return texts[0] if len(set(texts)) == 1 else ""


def sections(game: Game, edition: Edition, language: str) -> list[Section]:
    """Every table of the edition."""
    return Speller(game, edition, language).sections()


class Speller:
    """Says in words what an edition file says in ids."""

    def __init__(self, game: Game, edition: Edition, language: str) -> None:
        self.data = edition.data
        self.words = (game.words(language, edition), texts(language))
        grammar = getattr(edition, "grammar", None)
        self.effects = {phrase.text: phrase for phrase in grammar.phrases} if grammar else {}
        self.reasons = reasons(game, language)

    def sections(self) -> list[Section]:
        found = []
        for name, value in self.data.items():
            if isinstance(value, list):
                found.append(self.section(name, value))
            elif name == "numbers":
                found.append(self.facts(name, [(key, row["value"], row) for key, row in value.items()]))
            else:
                found += self.table(name, {key: fact for key, fact in value.items() if (name, key) != WHICH})
        return [section for section in found if section.rows]

    def table(self, name: str, table: dict[str, Any]) -> list[Section]:
        """A single table: its plain facts, then each list of rows in it as a table of its own."""
        source = {key: value for key, value in table.items() if key in SOURCED}
        lists = [key for key, value in table.items() if is_rows(value)]
        plain = [(key, value, source) for key, value in table.items() if key not in (*SOURCED, *lists)]
        inner = [self.section(f"{name}-{key}", [{**row, **source} for row in table[key]]) for key in lists]
        return [self.facts(name, plain), *inner]

    def facts(self, name: str, facts: list[tuple[str, Any, dict[str, Any]]]) -> Section:
        """Names and values, each with its source."""
        rows = [
            Row([self.said(key, f"{name}-", "number-", "thing-") or key, self.fact(key, value)], *self.source(source))
            for key, value, source in facts
        ]
        return Section(name, self.title(name), [self.text("head-id"), self.text("head-value")], rows)

    def fact(self, key: str, value: Any) -> str:
        """A value; as many players at least as at most are said once."""
        return self.spelled(value[0] if key == "players" and len(set(value)) == 1 else value)

    def section(self, name: str, rows: list[dict[str, Any]]) -> Section:
        """Rows with their columns; a column without a head is there for the drawing alone."""
        keys = dict.fromkeys(key for row in rows for key in row if key not in SOURCED)
        columns = [key for key in keys if self.has(f"head-{key}")]
        if all(map(self.told, rows)) and not all(map(self.has_effect, rows)):
            columns.insert(1, "told")
        if not NAMED & set(keys):
            columns.insert(0, "no")
            rows = [{**row, "no": at + 1} for at, row in enumerate(rows)]
        told = [Row([self.cell(row, column) for column in columns], *self.source(row)) for row in rows]
        return Section(name, self.title(name), [self.text(f"head-{column}") for column in columns], told)

    def cell(self, row: dict[str, Any], column: str) -> str:
        if column == "told":
            return self.told(row)
        value = row.get(column)
        if column not in NAMED and isinstance(value, str) and value in self.effects:
            return self.spelled(value)
        kinds = ("thing-", "value-") if column == "id" else (f"{column}-",)
        return self.said(str(value), *kinds) or self.spelled(value)

    def has_effect(self, row: dict[str, Any]) -> bool:
        return any(isinstance(value, str) and value in self.effects for value in row.values())

    def told(self, row: dict[str, Any]) -> str:
        """What the game says of a thing: the effect of a card, the history of a place."""
        return self.said(str(row.get("id")), "text-", "note-")

    def source(self, row: dict[str, Any]) -> tuple[str, str]:
        why = str(row.get("why", ""))
        return str(row["provenance"]), self.reasons.get(why, why)

    def title(self, name: str) -> str:
        return self.said(name, "components-") or name

    # values

    def spelled(self, value: object) -> str:
        if value is None:
            return ""
        if isinstance(value, bool):
            return self.text("components-yes" if value else "components-no")
        if isinstance(value, dict):
            named = [(self.spelled(key), self.spelled(part)) for key, part in value.items()]
            return joined([self.text("components-pair", name=name, value=said) for name, said in named])
        if is_outline(value):
            return self.text("components-points", count=len(value))
        if is_plots(value):
            return "\n".join(part.translate(DRAWN) for part in value)
        return joined(list(map(self.spelled, value))) if isinstance(value, list) else self.name(str(value))

    def name(self, value: str) -> str:
        """A thing or an effect by its name; several ids in one text each by its own."""
        if value in self.effects:
            return said(self.effects[value], self.words[0])
        whole = self.said(value, "thing-", "value-")
        parts = [self.said(part, "thing-", "value-") for part in value.split(" ")]
        return whole or (" – ".join(parts) if all(parts) else self.reasons.get(value, value))

    # words

    def has(self, key: str) -> bool:
        return any(key in words for words in self.words)

    def text(self, key: str, **facts: str | int) -> str:
        found = next((words for words in self.words if key in words), self.words[0])
        return found(key, **facts)

    def said(self, id: str, *kinds: str) -> str:
        """The first of these texts that there is, or nothing."""
        return next((self.text(kind + id) for kind in kinds if self.has(kind + id)), "")


def is_rows(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def is_outline(value: object) -> TypeGuard[list[Any]]:
    """Corners of something drawn, each with its x and y."""
    return isinstance(value, list) and len(value) > 5 and all(isinstance(at, list) and len(at) == 2 for at in value)


def is_plots(value: object) -> TypeGuard[list[str]]:
    """Lines of squares."""
    return isinstance(value, list) and bool(value) and all(isinstance(line, str) and is_line(line) for line in value)


def is_line(text: str) -> bool:
    return len(text) > 1 and PLOTS.issuperset(text)


def joined(parts: list[str]) -> str:
    """Commas; dots in the middle where there are commas already; lines where that would be long."""
    shown = [part or "–" for part in parts]
    if not any("," in part for part in shown):
        return ", ".join(shown)
    return ("\n" if len(shown) > MANY else " · ").join(shown)


@cache
def reasons(game: Game, language: str) -> dict[str, str]:
    """What an edition file says in English sentences, above all where components come from, in another language."""
    file = game.folder / "words" / f"sources.{language}.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
