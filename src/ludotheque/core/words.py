"""Words: Fluent files in French and English, one pair shared by all games and one pair in each game's folder."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any, Final
from unicodedata import normalize

from ludotheque.core.entries import Entries
from ludotheque.core.wordless import readable

LANGUAGES: Final = ("en", "fr")
HERE: Final = Path(__file__).parent
MEMORIES: Final = 8192
LONGEST: Final = 2000  # letters of a fact that are told; of a text with a longer one Fluent says nothing at all
MEMORABLE: Final = 200  # letters of a key and its facts; longer ones are somebody's own text and not worth keeping


def halves(count: int) -> str:
    """So many halves as people write them, `{ HALVES($money) }` in a text: 1 is ½, 3 is 1½, 4 is 2."""
    whole = str(int(count) // 2) if count > 1 or count == 0 else ""
    return whole + ("½" if count % 2 else "")


VOWELS: Final = (*"aeiouœæ",)


def of_whom(name: str) -> str:
    """French "de" before a name, `{ DE($name) }` in a text: de Yann, d’Ada, d’Yves."""
    letters = [letter for sign in str(name).lower()[:2] for letter in normalize("NFKD", sign)[:1]]
    first, second = (letters + ["", ""])[:2]
    elided = first in VOWELS or first == "h" or (first == "y" and second not in VOWELS)
    return f"d’{name}" if first and elided else f"de {name}"


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"HALVES": halves, "DE": of_whom}


Fact = str | int
Figures = Callable[["Words"], dict[str, Fact]]


class Words:
    """Texts of one language, looked up by key; `words("news-took", seat="Ada", kind="coal 1")`."""

    figures: Figures | None = None  # what an edition says to the texts, and once asked, what it said
    _said: dict[str, Fact] | None = None

    def __init__(self, language: str, files: list[Path], instead: Words | None = None) -> None:
        """`instead` is asked for what these files do not say: a game may have words in one language only."""
        if language not in LANGUAGES:
            language = LANGUAGES[0]
        self.language = language
        self.instead = instead
        self.entries = Entries(language, files, FUNCTIONS)
        self._told: dict[tuple[Any, ...], str] = {}  # a log says the same sentences again and again
        self._known: dict[str, bool] = {}

    def __repr__(self) -> str:
        return f"<words in {self.language}>"

    def of(self, figures: Figures | None) -> Words:
        """The same texts for one edition: where they name figures that no fact gives, those of the edition."""
        twin = copy(self)
        twin.figures, twin._said, twin._told = figures, None, {}
        return twin

    def __contains__(self, key: str) -> bool:
        return self._written(key) or key in self._figures()

    def _written(self, key: str) -> bool:
        found = self._known.get(key)
        if found is None:
            found = self._found(key)
            keep(self._known, key, found, len(key))
        return found

    def _found(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if name not in self.entries:
            return False
        message = self.entries.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def has(self, key: str) -> bool:
        """Whether this can be said at all, if need be in the other language."""
        return key in self or (self.instead is not None and key in self.instead)

    def facts(self, key: str) -> frozenset[str]:
        """What the text of a key may tell of; whatever else it is given is not said."""
        if not self._written(key) and self.instead is not None:
            return self.instead.facts(key)
        return self.entries.facts(key.partition(".")[0])

    def _figures(self) -> dict[str, Fact]:
        if self._said is None:  # the edition says them in words without any: other threads must never find only some
            self._said = self.figures(self.of(None)) if self.figures else {}
        return self._said

    def __call__(self, key: str, **facts: Fact) -> str:
        """The text of a key (or `key.attribute`); where there is none, the key in readable form."""
        given = (key, *facts.items())
        said = self._told.get(given)
        if said is None:
            said = self._text(key, facts)
            keep(self._told, given, said, len(key) + sum(len(str(fact)) for fact in facts.values()))
        return said

    def _text(self, key: str, facts: dict[str, Fact]) -> str:
        if not self._written(key):
            if key in self._figures():
                return str(self._figures()[key])
            return self.instead(key, **facts) if self.has(key) and self.instead else readable(key, facts)
        name, _, attribute = key.partition(".")
        bundle = self.entries.bundle
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        told = {name: fact[:LONGEST] if isinstance(fact, str) else fact for name, fact in facts.items()}
        text, lacking = bundle.format_pattern(pattern, told)
        if lacking and self.figures:
            lacking.clear()
            text, lacking = bundle.format_pattern(pattern, {**self._figures(), **told})
        lacking.clear()  # what is lacking knows where it was missed, and is known there: neither would ever go
        return str(text)


def keep(where: dict[Any, Any], key: object, value: object, letters: int) -> None:
    """Remember what was found, unless it is long; where there is too much of it, begin anew."""
    if letters <= MEMORABLE:
        if len(where) >= MEMORIES:
            where.clear()
        where[key] = value


@cache
def shared(language: str) -> Words:
    """The texts every game shares: refusals, levels, the terminal."""
    return Words(language, [HERE / f"words.{language if language in LANGUAGES else 'en'}.ftl"])


@cache
def of_folder(folder: Path, language: str) -> Words:
    """The texts of the game in this folder, all that lie in its folder `words`, over the shared ones."""
    language = language if language in LANGUAGES else "en"
    other = next(each for each in LANGUAGES if each != language)
    return Words(language, [HERE / f"words.{language}.ftl", *files_of(folder, language)],
                 Words(other, files_of(folder, other)))  # fmt: skip


def files_of(folder: Path, language: str) -> list[Path]:
    """The Fluent files of a game in one language; it may have none."""
    main = folder / f"words.{language}.ftl"
    return [*([main] if main.exists() else []), *sorted((folder / "words").glob(f"*.{language}.ftl"))]


Say = Callable[..., str]
