"""Views: all that one seat, or a spectator, may know of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core import sight
from ludotheque.core.edition import Edition
from ludotheque.core.news import in_words
from ludotheque.core.save import plain
from ludotheque.core.state import CHANCE, NOBODY, Question, State

if TYPE_CHECKING:
    from ludotheque.core.game import Game


class View:
    """What a seat knows. Game fields are attributes; a hidden part is replaced by the number of things in it."""

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
        self.sources = [state.sources(other) for other in range(self.seats)]
        self.winners = state.winners()
        self.fields = {
            name: seen(plain(getattr(state, name)), who, self.seats, seat) for name, who in type(state).SEEN_BY.items()
        }
        own = [self.fields[name] for name, who in type(state).SEEN_BY.items() if who == sight.OWNER]
        self.hides = seat >= 0 and any(sum(parts[seat]) > 0 for parts in own)  # something that no other seat may see

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["fields"][name]
        except KeyError:
            raise AttributeError(f"a view of {self.game.id} has no {name!r}") from None

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
            "options": [str(action) for action in self.options],
            "points": self.points,
            "sources": self.sources,
            "winners": self.winners,
            **self.fields,
        }

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


def matter(question: Question[Any]) -> dict[str, int]:
    """What a question asks about, as far as everybody may know."""
    return {name: int(getattr(question, name)) for name in shown(type(question))}


def shown(question: type[Question[Any]]) -> list[str]:
    """The fields of a question that everybody may know; its seat is told as `asked`."""
    return [name for name in question.FIELDS if name != "seat" and name not in question.HIDDEN]


def seen(value: Any, who: str, seats: int, viewer: int) -> Any:
    """A field as the viewer sees it."""
    if who == sight.ALL:
        return value
    if who == sight.COUNT:
        return sum(value)
    part = len(value) // seats
    parts = [value[part * seat : part * (seat + 1)] for seat in range(seats)]
    if who == sight.EACH:
        return parts
    return [mine if seat == viewer else sum(mine) for seat, mine in enumerate(parts)]
