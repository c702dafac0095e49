"""Actions: what a seat, or chance, may answer. Interned, numbered, and written in a notation that reads back."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludotheque.core import copying
from ludotheque.core.refusal import Refusal


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


class Vocabulary:
    """All actions of a game with one edition, in a fixed order."""

    actions: list[Action]
    by_notation: dict[str, Action]
    edition: Any

    def __init__(self, edition: Any = None) -> None:
        self.edition = edition
        self.actions = []
        self.by_notation = {}

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
            like = [known.notation for known in self.actions if known.verb == verb]
            if like:
                raise Refusal("unreadable-thing", text=text, verb=verb, like=", ".join(like[:8]))
            verbs: dict[str, None] = {known.verb: None for known in self.actions}
            raise Refusal("unreadable", text=text, verbs=", ".join(verbs))
        return action
