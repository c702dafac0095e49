"""Effects as notation: `explore / farm`, `any > tapestry`, `farm, vp * farms`. Read once, printed back word for word.

    ,  one after the other      /  one of these      +  all of these, in any order
    >  pay the left for the right      *  for each      ?  may be declined      ( )  belongs together

Loosest first: `,` then `/` then `>` then `+` then `*` then `?`. A term is a word of the game, with a count in front
of it where that is not 1. What the words mean, and carrying them out, is each game's own.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

TERM: Final = 0  # kinds of phrases, for quick dispatch
FOR_EACH: Final = 1
OPTIONAL: Final = 2
ANY_ORDER: Final = 3
PAY: Final = 4
CHOICE: Final = 5
SEQUENCE: Final = 6
JOINTS: Final = ["", "*", "?", " + ", " > ", " / ", ", "]
TOKEN: Final = re.compile(r"\s*([a-z][a-z0-9-]*|\d+|[,/+>*?()])")


class Phrase:
    """One effect, or a part of one; it never changes.

    `number` is its place in the grammar that read it, so that a step can hold it as a plain number. A term has
    `count` and `word`, the place of its word in the game's vocabulary; a phrase "for each" has `word`, the place of its
    measure, and one part; the others have `parts`: of a payment, the cost and the gain.
    """

    kind: i64
    number: i64
    count: i64
    word: i64
    parts: list[Phrase]
    text: str

    def __init__(self, kind: i64, text: str, parts: list[Phrase], count: i64 = 1, word: i64 = -1) -> None:
        self.kind = kind
        self.number = -1
        self.count = count
        self.word = word
        self.parts = parts
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Grammar:
    """The words a game uses for effects, and what it can count; every phrase read with it, once."""

    words: list[str]
    measures: list[str]
    phrases: list[Phrase]
    _known: dict[str, Phrase]

    def __init__(self, words: list[str], measures: list[str]) -> None:
        self.words = words
        self.measures = measures
        self.phrases = []
        self._known = {}

    def read(self, text: str) -> Phrase:
        """The phrase written so; the same text is the same object."""
        return _Reader(self, text).whole()

    def term(self, word: str, count: i64) -> Phrase:
        if word not in self.words:
            raise ValueError(f"{word!r} is no effect here; known are {', '.join(self.words)}")
        text = word if count == 1 else f"{count} {word}"
        return self._intern(Phrase(TERM, text, [], count, self.words.index(word)))

    def for_each(self, part: Phrase, measure: str) -> Phrase:
        if measure not in self.measures:
            raise ValueError(f"{measure!r} cannot be counted here; known are {', '.join(self.measures)}")
        text = f"{enclosed(part, FOR_EACH)} * {measure}"
        return self._intern(Phrase(FOR_EACH, text, [part], 1, self.measures.index(measure)))

    def optional(self, part: Phrase) -> Phrase:
        return self._intern(Phrase(OPTIONAL, enclosed(part, OPTIONAL) + "?", [part]))

    def joined(self, kind: i64, parts: list[Phrase]) -> Phrase:
        if len(parts) == 1:
            return parts[0]
        return self._intern(Phrase(kind, JOINTS[kind].join([enclosed(part, kind) for part in parts]), parts))

    def _intern(self, phrase: Phrase) -> Phrase:
        known = self._known.get(phrase.text)
        if known is not None:
            return known
        phrase.number = len(self.phrases)
        self.phrases.append(phrase)
        self._known[phrase.text] = phrase
        return phrase


def enclosed(part: Phrase, kind: i64) -> str:
    """A part as it is written inside a phrase of this kind."""
    loose = part.kind >= kind if kind != OPTIONAL else part.kind > OPTIONAL
    return f"({part.text})" if loose else part.text


class _Reader:
    """Reads one text, by descent from the loosest sign to the tightest."""

    grammar: Grammar
    text: str
    tokens: list[str]
    at: i64

    def __init__(self, grammar: Grammar, text: str) -> None:
        self.grammar = grammar
        self.text = text
        self.tokens = []
        self.at = 0
        place = 0
        while place < len(text.rstrip()):
            found = TOKEN.match(text, place)
            if found is None:
                raise self._wrong(f"{text[place:].strip()[0]!r} is no sign of the notation")
            self.tokens.append(str(found[1]))
            place = found.end()

    def whole(self) -> Phrase:
        phrase = self._joined(SEQUENCE)
        if self.at < len(self.tokens):
            raise self._wrong(f"{self.tokens[self.at]!r} does not belong there")
        return phrase

    def _joined(self, kind: i64) -> Phrase:
        """Parts between signs of this kind; each part is of a tighter kind."""
        if kind < ANY_ORDER:
            return self._unit()
        parts = [self._joined(kind - 1)]
        while self._takes(JOINTS[kind].strip()):
            parts.append(self._joined(kind - 1))
        if kind == PAY and len(parts) > 2:
            raise self._wrong("one payment buys one gain")
        return self.grammar.joined(kind, parts)

    def _unit(self) -> Phrase:
        token = self._next()
        if token == "(":
            phrase = self._joined(SEQUENCE)
            if not self._takes(")"):
                raise self._wrong("a bracket stays open")
        else:
            count = int(token) if token.isdigit() else 1
            word = self._next() if token.isdigit() else token
            if not word[0].isalpha():
                raise self._wrong(f"a word is missing before {word!r}")
            phrase = self.grammar.term(word, count)
        if self._takes("*"):
            phrase = self.grammar.for_each(phrase, self._next())
        return self.grammar.optional(phrase) if self._takes("?") else phrase

    def _next(self) -> str:
        if self.at >= len(self.tokens):
            raise self._wrong("it ends too early")
        self.at += 1
        return self.tokens[self.at - 1]

    def _takes(self, sign: str) -> bool:
        if self.at < len(self.tokens) and self.tokens[self.at] == sign:
            self.at += 1
            return True
        return False

    def _wrong(self, why: str) -> ValueError:
        return ValueError(f"cannot read the effect {self.text!r}: {why}")
