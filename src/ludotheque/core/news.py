"""News for people: what a step told, with ids for the board, a clause for "why?", and a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ludotheque.core.edition import Edition
from ludotheque.core.state import EVERYBODY, News, State
from ludotheque.core.words import Words

if TYPE_CHECKING:
    from ludotheque.core.game import Game


@dataclass(frozen=True)
class Report:
    """One thing that happened: `event` and `facts` for programs, `sentence` for people."""

    game: Game
    event: str
    clause: str
    facts: dict[str, str | int]
    to: int
    names: tuple[str, ...]
    at: int = 0  # how many answers the record had when it was told
    edition: Edition | None = None

    def seen_by(self, seat: int) -> bool:
        return self.to in (EVERYBODY, seat)

    def sentence(self, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """By the names people had then, unless they are told."""
        words = self.game.words(language, self.edition)
        return words(f"news-{self.event}", **told(self.facts, words, names or self.names))

    def data(self) -> dict[str, Any]:
        return {"event": self.event, "clause": self.clause, **self.facts}

    def __repr__(self) -> str:
        return f"{self.sentence()} ({self.clause})"


def in_words(thing: str | int, words: Words, names: tuple[str, ...]) -> str | int:
    """A thing as people call it: a seat by its name, a town or card by its word, a number as it is.

    Where a game has many alike, one word serves all: "plot-d4" is `thing-plot-number` with the number "d4".
    """
    if isinstance(thing, int):
        return thing
    if "*" in thing:
        return bundle(thing, words)
    kind, _, number = thing.partition("-")
    if kind == "seat" and number.isdigit():
        return names[int(number)] if int(number) < len(names) else thing
    if not words.has(f"thing-{thing}") and words.has(f"thing-{kind}-number"):
        return words(f"thing-{kind}-number", number=number)
    return words(f"thing-{thing}")


def told(facts: dict[str, str | int], words: Words, names: tuple[str, ...]) -> dict[str, str | int]:
    """Facts as a sentence says them; where there is a `count` of a thing, both together are `counted`."""
    said = {what: in_words(fact, words, names) for what, fact in facts.items()}
    count = facts.get("count")
    things = [fact for fact in facts.values() if isinstance(fact, str) and words.has(f"count-{fact}")]
    return {**said, "counted": counted(things[0], count, words)} if things and isinstance(count, int) else said


def counted(thing: str, count: int, words: Words) -> str:
    """So many of a thing, as people say it: `count-wine` with `$count`."""
    return words(f"count-{thing}", count=count)


def bundle(things: str, words: Words) -> str:
    """Several things, each with its number, as people say it: "seed*2 loom*1"."""
    said = []
    for part in things.split():
        thing, _, count = part.partition("*")
        said.append(counted(thing, int(count), words))
    *first, last = said
    return words("bundle", first=", ".join(first), last=last) if first else last


def is_named(thing: str, words: Words) -> bool:
    """Whether these words know the thing; a number and a seat need none."""
    kind, _, number = thing.partition("-")
    if thing.isdigit() or (kind == "seat" and number.isdigit()):
        return True
    return f"thing-{thing}" in words or f"thing-{kind}-number" in words


def reports(game: Game, edition: Edition, state: State, names: tuple[str, ...], at: int = 0) -> list[Report]:
    """What steps have told since somebody began to listen."""
    return [report(game, edition, state, news, names, at) for news in state.news or [] if not news.silent]


def report(game: Game, edition: Edition, state: State, news: News, names: tuple[str, ...], at: int) -> Report:
    """What a step told, with its numbers turned into ids."""
    kinds = type(state).EVENTS.get(news.event)
    if kinds is None:
        raise ValueError(f"{news.event} is told, but EVENTS does not name it")
    if len(kinds) != len(news.facts):
        numbers = "1 number" if len(news.facts) == 1 else f"{len(news.facts)} numbers"
        raise ValueError(f"{news.event} is told with {numbers}, EVENTS names {len(kinds)}")
    facts = {what: edition.thing(what, number) for what, number in zip(kinds, news.facts)}
    return Report(game, news.event, news.clause, facts, news.to, names, at, edition)
