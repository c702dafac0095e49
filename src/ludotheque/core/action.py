"""Actions: what a seat, or chance, may answer. Interned, numbered, and written in a notation that reads back."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core import copying
from ludotheque.core.refusal import Refusal

COMPOSED: Final = -1  # the index of an action that was composed freely and is no word of the vocabulary


class Action:
    """One word of a game's vocabulary: a verb and the ids of the things it is about.

    `index` is its place in the vocabulary; `value` is the number by which the rules know it among those of its verb.
    """

    index: i64
    value: i64
    verb: str
    args: tuple[str, ...]
    clause: str
    notation: str
    edition: Any  # whose vocabulary it belongs to

    def __init__(
        self, index: i64, verb: str, args: tuple[str, ...], clause: str, value: i64, edition: Any = None
    ) -> None:
        self.index = index
        self.value = value
        self.verb = verb
        self.args = args
        self.clause = clause
        self.notation = " ".join([verb, *args])
        self.edition = edition

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return self.notation

    def __copy__(self) -> Action:
        return self  # there is one of each

    def __deepcopy__(self, memo: dict[int, object]) -> Action:
        return self

    def __reduce__(self) -> str | tuple[object, ...]:
        if self.edition is None:
            raise TypeError("an action that belongs to no edition cannot be read back: store its notation")
        return copying.action, (self.edition, self.notation)


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """How answers of one verb are composed freely: too many to be words of the vocabulary each."""

    verb: str
    example: str  # as people may write it

    def __init__(self, verb: str, example: str) -> None:
        self.verb = verb
        self.example = example

    def read(self, words: list[str]) -> Action | None:
        """The action that is meant by the words after the verb, if any is."""
        raise NotImplementedError


class Part:
    """One thing to be filled in: so many of a thing, an amount of money in halves, or a word that stands there."""

    word: str
    thing: str
    least: i64
    most: i64
    first: i64  # how many stand there before anybody changes it

    def __init__(self, word: str = "", thing: str = "", least: i64 = 0, most: i64 = 0, first: i64 = 0) -> None:
        self.word = word
        self.thing = thing
        self.least = least
        self.most = most
        self.first = max(least, min(first, most))


class Blank:
    """An answer to be filled in: how it begins (an option that it stands for, or a verb alone), and its parts."""

    begins: str
    parts: list[Part]

    def __init__(self, begins: str, parts: list[Part]) -> None:
        self.begins = begins
        self.parts = parts


def about(told: dict[str, str]) -> dict[str, tuple[str, ...]]:
    """Verbs or events by the kinds of things they are about."""
    return {word: tuple(kinds.split()) for kinds, words in told.items() for word in words.split()}


class Vocabulary:
    """All actions of a game with one edition, in a fixed order, and how others are composed."""

    actions: list[Action]
    by_notation: dict[str, Action]
    edition: Any
    forms: dict[str, Form]

    def __init__(self, edition: Any = None) -> None:
        self.edition = edition
        self.actions = []
        self.by_notation = {}
        self.forms = {}

    def word(self, verb: str, args: tuple[str, ...], clause: str, value: i64 = 0) -> Action:
        """Add one action."""
        action = Action(len(self.actions), verb, args, clause, value, self.edition)
        if action.notation in self.by_notation:
            raise ValueError(f"the vocabulary has two actions written {action.notation!r}")
        self.actions.append(action)
        self.by_notation[action.notation] = action
        return action

    def verb(self, verb: str, things: list[str], clause: str) -> list[Action]:
        """Add one action for each thing, valued in that order."""
        return [self.word(verb, (thing,), clause, value) for value, thing in enumerate(things)]

    def __repr__(self) -> str:
        return f"<{len(self.actions)} actions: {', '.join(map(str, self.actions[:4]))} ...>"

    def read(self, text: str) -> Action:
        """The action that is written so; upper case and extra blanks do not matter."""
        notation = " ".join(text.lower().split())
        action = self.by_notation.get(notation)
        if action is None:
            words = notation.split()
            verb = words[0] if words else ""
            form = self.forms.get(verb)
            composed = form.read(words[1:]) if form is not None else None
            if composed is not None:
                return composed
            if form is not None:
                raise Refusal("unreadable-form", text=text, example=form.example)
            like = [known.notation for known in self.actions if known.verb == verb]
            if like:
                raise Refusal("unreadable-thing", text=text, verb=verb, like=", ".join(like[:8]))
            verbs: dict[str, None] = {known.verb: None for known in self.actions}
            raise Refusal("unreadable", text=text, verbs=", ".join(verbs))
        return action
