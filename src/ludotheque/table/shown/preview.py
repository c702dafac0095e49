"""Previews: what an option would do, as far as its seat can know. They are made on guesses, never on the truth."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from ludotheque import drawing
from ludotheque.core.action import Action
from ludotheque.core.match import Match
from ludotheque.core.news import Report, counted, reports, told
from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import CHANCE, State
from ludotheque.core.view import View
from ludotheque.table.protocol.position import Foreseen, Shape
from ludotheque.table.protocol.replies import Piece, Preview

TAG: Final = re.compile(r"<\w+ ([^>]*)>")
NAME: Final = re.compile(r'(?<![\w-])id="([^"]+)"')
LIKE: Final = re.compile(r'data-like="([^"]+)"')
TAG_LETTERS: Final = 40  # what is longer has no room on the board
PLACE: Final = re.compile(r'transform="translate\((-?[\d.]+) (-?[\d.]+)\)')


def effects(match: Match, viewer: int, language: str) -> list[Foreseen]:
    """For each option of the viewer its `effect` in words, and whether it `reveals` something."""
    view = match.view(viewer)
    guesses = guessed(match, viewer)
    return [told_of(Outcomes(match, view, guesses, option), language) for option in view.options]


def told_of(outcomes: Outcomes, language: str) -> Foreseen:
    return {"effect": outcomes.effect(language), "reveals": outcomes.reveals}


def preview(match: Match, viewer: int, option: Action, shape: Shape, language: str) -> Preview:
    """What one option would move on the board, and its effect in words."""
    view = match.view(viewer)
    outcomes = Outcomes(match, view, guessed(match, viewer), option)
    effect, tag = outcomes.effect(language), outcomes.tag(language)
    pieces = moved(view, outcomes.first.view, shape, language) if outcomes.agree and effect else []
    return {"pieces": pieces, "tag": tag}


def guessed(match: Match, viewer: int) -> list[State]:
    rng = Rng(1 + 8 * len(match.lines) + viewer)
    return [guess(match.state, viewer, rng) for _ in range(2)]


def carry_out(state: State, option: Action) -> None:
    """An option by itself: what its own seat has to do because of it, and nothing that waited before or comes after."""
    step = state.stack.pop()
    waiting = len(state.stack)
    step.answer(state, option)
    while len(state.stack) > waiting and state.stack[-1].seat == step.seat and state.stack[-1].proceed(state):
        pass


class Outcome:
    """One guess after the option: what the viewer would hear and see of what it does by itself, and whether what comes
    after that reveals something."""

    def __init__(self, match: Match, viewer: int, guess: State, option: Action) -> None:
        state = guess.clone()
        state.news = []
        carry_out(state, option)
        told = reports(match.game, match.edition, state, match.names)
        self.told = [item for item in told if item.seen_by(viewer)]
        self.view = View(match.game, match.edition, state.clone(), viewer, match.names)
        state.go_on()
        self.reveals = state.seat == CHANCE or any(news.silent for news in state.news)

    def agrees_with(self, other: Outcome) -> bool:
        same_news = [item.data() for item in self.told] == [item.data() for item in other.told]
        return same_news and self.view.data() == other.view.data()

    def effect(self, option: Action, language: str) -> str:
        """The first news that says more than the option itself, in short where the game has a short way to say it,
        then together with others of its kind; an empty one is passed over."""
        words = self.view.game.words(language, self.view.edition)
        found: list[str] = []
        event = ""
        for item in self.told:
            if restates(item, option, self.view.seat) or (event and item.event != event):
                continue
            key = f"effect-{item.event}"
            if item.facts.get("seat") == f"seat-{self.view.seat}" and f"{key}.own" in words:
                key += ".own"
            said = words(key, **told(item.facts, words, self.view.names)) if key in words else item.sentence(language)
            if said and (key in words or not found):
                found.append(said)
                event = item.event
        return ", ".join(found)


class Outcomes:
    """An option on two guesses: what is the same on both follows from it, of all else nothing is said."""

    def __init__(self, match: Match, view: View, guesses: list[State], option: Action) -> None:
        self.before, self.option = view, option
        self.first, self.second = (Outcome(match, view.seat, guess, option) for guess in guesses)
        self.reveals = self.first.reveals or self.second.reveals
        self.agree = self.first.agrees_with(self.second)

    def effect(self, language: str) -> str:
        """What it costs and brings, then what it does, in the words of the game or of the news."""
        own = drawing.effect(self.before, self.option, language)
        does = self.news(language) if own is None else own
        return " · ".join(filter(None, (self.balance(language, does), does)))

    def tag(self, language: str) -> str:
        """The same with room on the board."""
        effect = self.effect(language)
        return effect if len(effect) <= TAG_LETTERS else self.news(language) or self.balance(language, "")

    def news(self, language: str) -> str:
        return self.first.effect(self.option, language) if self.agree else ""

    def balance(self, language: str, does: str) -> str:
        """What the viewer would have less, then what more, unless it is told already; a smaller debt is no gain."""
        view = self.before
        words, name = view.game.words(language, view.edition), drawing.name(view, self.option, language)
        had, has, also = (drawing.holdings(each) for each in (view, self.first.view, self.second.view))
        change = {thing: has[thing] - had[thing] for thing in had if has[thing] == also[thing]}
        paid = [counted(thing, -by, words) for thing, by in change.items() if by < 0]
        gained = [counted(thing, by, words) for thing, by in change.items() if by > 0 and has[thing] > 0]
        told = [f"−{goods}" for goods in paid if goods not in name]
        return ", ".join(told + [f"+{goods}" for goods in gained if goods not in name and goods not in does])


def restates(item: Report, option: Action, viewer: int) -> bool:
    """Whether the news only repeats who answered and what."""
    return {str(fact) for fact in item.facts.values()} <= {f"seat-{viewer}", *option.args}


def moved(before: View, after: View, shape: Shape, language: str) -> list[Piece]:
    """The pieces that would lie elsewhere, and where. Of those alike, one that would be gone is one that would come."""
    now, then = (drawing.picture(view, shape, language=language).live for view in (before, after))
    here, there = places(now), places(then)
    gone = {id: like for id, like in likes(now).items() if id not in there}
    names = {id: id for id in here}
    for id, like in likes(then).items():
        if id not in here and like in gone.values():
            names[id] = next(old for old, kind in gone.items() if kind == like)
            del gone[names[id]]
    return [
        {"id": names[id], "x": at[0], "y": at[1]} for id, at in there.items() if id in names and here[names[id]] != at
    ]


def places(fragment: str) -> dict[str, tuple[float, float]]:
    """Where each named piece of a drawing lies."""
    found: dict[str, tuple[float, float]] = {}
    for attributes in TAG.findall(fragment):
        name, place = NAME.search(attributes), PLACE.search(attributes)
        if name and place:
            found[name[1]] = (float(place[1]), float(place[2]))
    return found


def likes(fragment: str) -> dict[str, str]:
    """The pieces of a drawing that cannot be told apart, and whom they are like."""
    found = ((NAME.search(attributes), LIKE.search(attributes)) for attributes in TAG.findall(fragment))
    return {name[1]: like[1] for name, like in found if name and like}


def retold(item: Report, names: tuple[str, ...], language: str) -> str:
    """A sentence of the log with the names people have now."""
    return replace(item, names=names).sentence(language)
