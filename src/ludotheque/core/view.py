"""Views: all that one seat, or a spectator, may know of a position."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from ludotheque.core import sight
from ludotheque.core.edition import Edition
from ludotheque.core.news import in_words
from ludotheque.core.save import plain
from ludotheque.core.state import CHANCE, NOBODY, Question, State, Step

if TYPE_CHECKING:
    from ludotheque.core.game import Game


COMPARED: Final = ("seat", "asked", "question", "clause", "matter", "options", "points", "sources", "winners")


class View:
    """What a seat knows of a position that does not change any more. Game fields are attributes; a hidden part is
    replaced by the number of things in it."""

    def __init__(self, game: Game, edition: Edition, state: State, seat: int, names: tuple[str, ...]) -> None:
        self.game = game
        self.edition = edition
        self.seat = seat
        self.seats = int(state.seats)
        self.names = names
        self.asked = int(state.seat)
        step = state.stack[-1] if state.stack else None
        self.question = type(step).__name__ if step else ""
        self.clause = type(step).CLAUSE if isinstance(step, Question) else ""
        self.matter = matter(step) if isinstance(step, Question) else {}  # what exactly is asked
        self.told = ""  # the event, where this is what was seen when something was told
        self.options = list(state.options) if self.asked == seat else []
        self.points = [int(state.points(other)) for other in range(self.seats)]
        self.winners = state.winners()
        self.__state = state  # out of reach of those who draw: they are given what the seat sees of it

    def __getattr__(self, name: str) -> Any:
        """A field, found when it is first asked for: whoever looks seldom wants them all."""
        state: State | None = self.__dict__.get("_View__state")
        who = type(state).SEEN_BY.get(name) if state is not None else None
        if who is None:
            raise AttributeError(f"a view of {self.game.id} has no {name!r}" if state is not None else name)
        value = self.__dict__[name] = seen(plain(getattr(state, name)), who, self.seats, self.seat)
        return value

    @property
    def fields(self) -> dict[str, Any]:
        """All that the game keeps, as this viewer sees it."""
        state, own = self.__state, self.__dict__
        for name, who in type(state).SEEN_BY.items():
            if name not in own:
                own[name] = seen(plain(getattr(state, name)), who, self.seats, self.seat)
        return {name: own[name] for name in type(state).SEEN_BY}

    @cached_property
    def pending(self) -> list[list[Any]]:
        """All that is still to be done, as far as the viewer may know; the question that is asked comes last."""
        return [waiting(step, self.seat) for step in self.__state.stack]

    @cached_property
    def sources(self) -> list[dict[str, int]]:
        """Where the points of each seat came from."""
        return [self.__state.sources(seat) for seat in range(self.seats)]

    def scores(self, seat: int) -> bool:
        """Whether a seat has points, be they none yet."""
        return self.game.scores(int(self.__state.players()), seat)

    def is_like(self, other: View) -> bool:
        """Whether the same seat sees the same there."""
        return not (self.unlike(other, COMPARED) or self.unlike(other, type(self.__state).SEEN_BY))

    def unlike(self, other: View, names: Iterable[str]) -> set[str]:
        """Which of these the same seat sees otherwise there. What is equal in truth looks equal, as it did there."""
        mine, theirs, own, known = self.__state, other.__state, self.__dict__, other.__dict__
        kept = type(mine).SEEN_BY if self.seat == other.seat else {}
        found = set()
        for name in names:
            if name in kept and getattr(mine, name) == getattr(theirs, name):
                if name in known:
                    own[name] = known[name]
            elif getattr(self, name) != getattr(other, name):
                found.add(name)
        return found

    def data(self) -> dict[str, Any]:
        """The view as JSON data."""
        return {
            "game": self.game.id,
            "edition": self.edition.id,
            "seat": self.seat,
            "seats": self.seats,
            "names": list(self.names),
            "asked": self.asked,
            "question": self.question,
            "clause": self.clause,
            "matter": self.matter,
            "pending": self.pending,
            "options": [str(action) for action in self.options],
            "points": self.points,
            "sources": self.sources,
            "winners": self.winners,
            **self.fields,
        }

    def information_state_string(self) -> str:
        """All that this viewer may know of the position, and nothing else: the same text for two positions that they
        cannot tell apart, another one otherwise."""
        known = {name: value for name, value in self.data().items() if name not in ("names", "clause")}
        return json.dumps(known, sort_keys=True, separators=(",", ":"))

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The same as single numbers by their labels, as the game's layout names them: `hand[coal-2]`."""
        layout = self.game.layout(int(self.__state.players()), self.edition)
        sheet = layout.sheet()
        self.__state.observe(self.seat, sheet)
        return dict(zip(layout.names, map(int, sheet.numbers), strict=True))

    def __getitem__(self, name: str) -> Any:
        """A field, or a single number of it by its label: `view["hand[coal-2]"]`."""
        return getattr(self, name) if name in type(self.__state).SEEN_BY else self.numbers[name]

    def _ipython_key_completions_(self) -> list[str]:
        return [*type(self.__state).SEEN_BY, *self.numbers]

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *type(self.__state).SEEN_BY})

    def ask(self, language: str = "en") -> str:
        """The question as a sentence for this viewer."""
        words = self.game.words(language, self.edition)
        if self.asked == NOBODY:
            return words("question-over")
        matter = {what: in_words(self.edition.thing(what, n), words, self.names) for what, n in self.matter.items()}
        if self.asked == self.seat:
            return words(f"question-{self.question}", **matter)
        asked = words("chance") if self.asked == CHANCE else self.names[self.asked]
        return words(f"question-{self.question}.other", **(matter | {"seat": asked}))

    def picture(self, shape: str = "wide", language: str = "en") -> str:
        """The table as this viewer sees it, as SVG."""
        from ludotheque.drawing import draw

        return draw(self, shape, language, self.options)

    def _repr_svg_(self) -> str:
        return self.picture()

    def __repr__(self) -> str:
        who = f"seat {self.seat}" if self.seat >= 0 else "a spectator"
        return f"<{self.game.id} as {who} sees it: {self.ask()}>"


def waiting(step: Step[Any], viewer: int) -> list[Any]:
    """A step that is still to be done: its name, its seat, and its facts as far as the viewer may know them."""
    facts = [None if name in step.HIDDEN and step.seat != viewer else int(getattr(step, name)) for name in step.FIELDS]
    return [type(step).__name__, *([] if "seat" in step.FIELDS else [int(step.seat)]), *facts]


def hides(state: State, seat: int) -> bool:
    """Whether a seat has something that no other seat may see."""
    own = [plain(getattr(state, name)) for name, who in type(state).SEEN_BY.items() if who == sight.OWNER]
    return any(sum(parts_of(value, int(state.seats))[seat]) > 0 for value in own)


def matter(question: Question[Any]) -> dict[str, int]:
    """What a question asks about, as far as everybody may know."""
    return {name: int(getattr(question, name)) for name in shown(type(question))}


def shown(step: type[Step[Any]]) -> list[str]:
    """The fields of a step that everybody may know; its seat is told apart."""
    return [name for name in step.FIELDS if name != "seat" and name not in step.HIDDEN]


def seen(value: Any, who: str, seats: int, viewer: int) -> Any:
    """A field as the viewer sees it."""
    if who == sight.ALL:
        return value
    if who == sight.COUNT:
        return sum(value)
    parts = parts_of(value, seats)
    if who == sight.EACH:
        return parts
    return [mine if seat == viewer else sum(mine) for seat, mine in enumerate(parts)]


def parts_of(value: list[int], seats: int) -> list[list[int]]:
    """A field in equal parts, one for each seat."""
    part = len(value) // seats
    return [value[part * seat : part * (seat + 1)] for seat in range(seats)]
