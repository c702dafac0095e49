"""Previews: what an option would do, as far as its seat can know. They are made on guesses, never on the truth."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from ludotheque import drawing
from ludotheque.core.action import Action
from ludotheque.core.match import Match
from ludotheque.core.news import Report, in_words, report
from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import CHANCE, State
from ludotheque.core.view import View

TAG: Final = re.compile(r"<\w+ ([^>]*)>")
NAME: Final = re.compile(r'(?<![\w-])id="([^"]+)"')
PLACE: Final = re.compile(r'transform="translate\((-?[\d.]+) (-?[\d.]+)\)')


def previews(match: Match, viewer: int, shape: str, language: str) -> list[dict[str, Any]]:
    """For each option of the viewer: `effect`, `preview` and `reveals`."""
    options = match.view(viewer).options
    if not options:
        return []
    rng = Rng(1 + 8 * len(match.lines) + viewer)
    guesses = [guess(match.state, viewer, rng) for _ in range(2)]
    now = Sketch(match, viewer, shape, language)
    return [foreseen(now, guesses, option) for option in options]


def foreseen(now: Sketch, guesses: list[State], option: Action) -> dict[str, Any]:
    """What follows from an option on both guesses; where they disagree nothing is said."""
    outcomes = [Outcome(now, guess, option) for guess in guesses]
    first, second = outcomes
    reveals = first.reveals or second.reveals
    if not first.agrees_with(second):
        return {"effect": "", "preview": None, "reveals": reveals}
    effect = first.effect(option)
    pieces = now.moved(first.view) if effect else []
    return {"effect": effect, "preview": {"pieces": pieces, "tag": effect} if pieces else None, "reveals": reveals}


class Outcome:
    """One guess after the option: what the viewer would hear and see, up to the next question."""

    def __init__(self, now: Sketch, guess: State, option: Action) -> None:
        match = now.match
        state = guess.clone()
        state.news = []
        state.apply(option)
        told = [report(match.game, match.edition, state, news, match.names) for news in state.news]
        self.now = now
        self.told = [item for item in told if item.seen_by(now.viewer)]
        self.reveals = state.seat == CHANCE
        self.view = View(match.game, match.edition, state, now.viewer, match.names)

    def agrees_with(self, other: Outcome) -> bool:
        same_news = [item.data() for item in self.told] == [item.data() for item in other.told]
        return same_news and self.view.data() == other.view.data()

    def effect(self, option: Action) -> str:
        """The first news that says more than the option itself, in short where the game has a short way to say it; an
        empty one is passed over."""
        for item in self.told:
            if not restates(item, option, self.now.viewer):
                words = self.now.match.game.words(self.now.language)
                names = self.now.match.names
                facts = {what: in_words(fact, words, names) for what, fact in item.facts.items()}
                key = f"effect-{item.event}"
                told = words(key, **facts) if key in words else item.sentence(self.now.language)
                if told:
                    return told
        return ""


def restates(item: Report, option: Action, viewer: int) -> bool:
    """Whether the news only repeats who answered and what."""
    return {str(fact) for fact in item.facts.values()} <= {f"seat-{viewer}", *option.args}


class Sketch:
    """The position as it is drawn now, to see what an option would move."""

    def __init__(self, match: Match, viewer: int, shape: str, language: str) -> None:
        self.match = match
        self.viewer = viewer
        self.shape = shape
        self.language = language
        self._places: dict[str, tuple[float, float]] | None = None

    def moved(self, after: View) -> list[dict[str, Any]]:
        """The pieces that would lie elsewhere, and where."""
        if self._places is None:
            self._places = places(drawing.live(self.match.view(self.viewer), self.shape, language=self.language))
        then = places(drawing.live(after, self.shape, language=self.language))
        return [
            {"id": id, "x": at[0], "y": at[1]}
            for id, at in then.items()
            if id in self._places and self._places[id] != at
        ]


def places(fragment: str) -> dict[str, tuple[float, float]]:
    """Where each named piece of a drawing lies."""
    found: dict[str, tuple[float, float]] = {}
    for attributes in TAG.findall(fragment):
        name, place = NAME.search(attributes), PLACE.search(attributes)
        if name and place:
            found[name[1]] = (float(place[1]), float(place[2]))
    return found


def retold(item: Report, names: tuple[str, ...], language: str) -> str:
    """A sentence of the log with the names people have now."""
    return replace(item, names=names).sentence(language)
