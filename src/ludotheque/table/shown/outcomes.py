"""Outcomes: what an option does by itself, as far as its seat can know. It is tried on guesses, never on the truth."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ludotheque import drawing
from ludotheque.core.action import Action
from ludotheque.core.match import Match
from ludotheque.core.news import Report, counted, reports, told
from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import CHANCE, State
from ludotheque.core.view import View

TAG_LETTERS: Final = 40  # what is longer has no room on the board


def outcomes(match: Match, viewer: int) -> list[Outcomes]:
    """What follows from each option of the viewer by itself. What waited for the answer is its doing only where that
    depends on it, and only what is not the same with every option; never where one may answer without doing anything,
    nor where another question comes in between with some of them."""
    view = match.view(viewer)
    rng = Rng(1 + 8 * len(match.lines) + viewer)
    guesses = [guess(match.state, viewer, rng) for _ in range(2)]
    found = [Outcomes(match, view, guesses, option) for option in view.options]
    rests = {each.first.rest for each in found}
    as_far = all(each.first.left == found[0].first.left for each in found)
    if len(rests) < 2 or not as_far or not all(each.first.told for each in found):
        return found
    same = dict(set.intersection(*map(set, rests)))
    return [Outcomes(match, view, guesses, option, further=True, same=same) for option in view.options]


def outcome(match: Match, viewer: int, composed: Action) -> Outcomes:
    """What follows from an answer that is none of the options."""
    rng = Rng(1 + 8 * len(match.lines) + viewer)
    return Outcomes(match, match.view(viewer), [guess(match.state, viewer, rng) for _ in range(2)], composed)


def carry_out(state: State, option: Action, further: bool = False) -> None:
    """An option by itself: what its own seat has to do because of it, if wanted with what waited before, and nothing
    that comes afterwards."""
    step = state.stack.pop()
    waiting = 0 if further else len(state.stack)
    step.answer(state, option)
    go_on(state, int(step.seat), waiting)


def go_on(state: State, seat: int, waiting: int = 0) -> None:
    """Whatever this seat has to do next, down to the steps that wait."""
    while len(state.stack) > waiting and state.stack[-1].seat == seat and state.stack[-1].proceed(state):
        pass


class Outcome:
    """One guess after the option: what the viewer would hear and see of what it does by itself, and whether what comes
    after that reveals something."""

    def __init__(self, match: Match, viewer: int, guess: State, option: Action, further: bool) -> None:
        state = guess.clone()
        state.news = []
        carry_out(state, option, further)
        told = reports(match.game, match.edition, state, match.names)
        self.told = [item for item in told if item.seen_by(viewer)]
        self.view = View(match.game, match.edition, state.clone(), viewer, match.names)
        self.rest: tuple[tuple[str, int], ...] = ()  # what the seat gains or pays by what waited before the option
        self.left: list[str] = []  # what of that waits still, for something else comes first
        done = 0 < len(state.stack) < len(guess.stack)  # with all that the option itself has brought about
        if not further and done and state.stack[-1].seat == viewer:
            go_on(state, viewer)
            had = drawing.holdings(self.view)
            has = drawing.holdings(View(match.game, match.edition, state.clone(), viewer, match.names))
            self.rest = tuple((thing, has[thing] - had[thing]) for thing in had if has[thing] != had[thing])
            self.left = [type(step).__name__ for step in state.stack]
        state.go_on()
        self.reveals = state.seat == CHANCE or any(news.silent for news in state.news)

    def agrees_with(self, other: Outcome) -> bool:
        same_news = [item.data() for item in self.told] == [item.data() for item in other.told]
        return same_news and self.view.is_like(other.view)

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

    def __init__(
        self,
        match: Match,
        view: View,
        guesses: list[State],
        option: Action,
        further: bool = False,
        same: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        self.before, self.option = view, option
        self.first, self.second = (Outcome(match, view.seat, guess, option, further) for guess in guesses)
        self.reveals = self.first.reveals or self.second.reveals
        self.agree = self.first.agrees_with(self.second)
        had, self.has, also = (drawing.holdings(each) for each in (view, self.first.view, self.second.view))
        self.change = {
            thing: self.has[thing] - had[thing] - same.get(thing, 0) for thing in had if self.has[thing] == also[thing]
        }

    @property
    def costs(self) -> bool:
        """Whether the viewer would have less of something."""
        return any(by < 0 for by in self.change.values())

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
        if not any(self.change.values()):
            return ""
        view = self.before
        words, name = view.game.words(language, view.edition), drawing.name(view, self.option, language)
        paid = [counted(thing, -by, words) for thing, by in self.change.items() if by < 0]
        gained = [counted(thing, by, words) for thing, by in self.change.items() if by > 0 and self.has[thing] > 0]
        told = [f"−{goods}" for goods in paid if goods not in name]
        return ", ".join(told + [f"+{goods}" for goods in gained if goods not in name and goods not in does])


def restates(item: Report, option: Action, viewer: int) -> bool:
    """Whether the news only repeats who answered and what."""
    return {str(fact) for fact in item.facts.values()} <= {f"seat-{viewer}", *option.args}
