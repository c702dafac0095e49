"""Worked examples as the rules show them: the position, the answer, what came of it, drawn by the engine."""

from __future__ import annotations

from typing import Final, Literal

from typing_extensions import TypedDict

from ludotheque import drawing
from ludotheque.core.game import Game
from ludotheque.core.labels import label
from ludotheque.core.match import Match
from ludotheque.core.view import View
from ludotheque.lessons.examples import Example, examples_of
from ludotheque.lessons.lesson import cut, record_of
from ludotheque.table.protocol.position import Shape
from ludotheque.table.refusals import sentences

MOST_TOLD: Final = 4
When = Literal["before", "after"]
WHEN: Final[tuple[When, ...]] = ("before", "after")


class Worked(TypedDict):
    """An example in words."""

    who: str
    answer: str
    told: list[tuple[str, str]]  # sentences, each with its clause


def in_words(game: Game, example: Example, language: str) -> Worked:
    """Who answered what, and what was told, up to the last that cites the clause."""
    names = tuple(sentences(language)(f"seat-{seat}") for seat in range(game.most))
    action = game.edition.vocabulary.read(example.answer)
    said_of = label(game, action, names, language)
    verb = game.words(language)(f"verb-{action.verb}").rstrip("… ")
    said = said_of if said_of.casefold().startswith(verb.casefold()) else f"{verb} · {said_of}"
    citing = [at for at, report in enumerate(example.told) if report.clause == example.clause]
    told = example.told[: citing[-1] + 1 if citing else 1][-MOST_TOLD:]
    lines = [(report.sentence(language, names), report.clause) for report in told]
    return {"who": names[example.seat], "answer": said, "told": lines}


def worked(game: Game, language: str) -> dict[str, Worked]:
    return {clause: in_words(game, example, language) for clause, example in examples_of(game).items()}


def picture(game: Game, example: Example, when: When, shape: Shape, language: str) -> str:
    """The board before the answer, with that answer lit; or when the clause was cited."""
    kept = record_of(game, example.record)
    match = cut(game, kept, example.line if when == "before" else example.after)
    match.names = tuple(sentences(language)(f"seat-{seat}") for seat in range(match.seats))
    view = match.view(example.seat) if when == "before" else cited(match, example)
    options = [match.edition.vocabulary.read(example.answer)] if when == "before" else []
    return drawing.draw(view, shape, language, options)


def cited(match: Match, example: Example) -> View:
    """What was seen when the clause was cited, or else afterwards."""
    beats = [beat for beat in match.beats if beat.report.clause == example.clause]
    return match.seen(beats[-1], example.seat) if beats else match.view(example.seat)
