"""Blanks: answers that are composed, as a viewer fills them in."""

from __future__ import annotations

from ludotheque import drawing
from ludotheque.core.action import Blank, Part
from ludotheque.core.labels import told_of
from ludotheque.core.match import Match
from ludotheque.core.view import View
from ludotheque.core.words import Words
from ludotheque.table.protocol import position as protocol


def shown(match: Match, view: View, language: str) -> list[protocol.Blank]:
    """What the viewer may compose now; how much of each is his to see, since the question is asked of him."""
    if not view.options:
        return []
    words = match.game.words(language, match.edition)
    return [filled_in(match, words, blank) for blank in match.blanks]


def filled_in(match: Match, words: Words, blank: Blank) -> protocol.Blank:
    begins = match.edition.vocabulary.by_notation.get(blank.begins)
    verb = blank.begins.split()[0]
    key = f"compose-{verb}"
    about = told_of(match.game, begins, words, match.names) if begins else {}
    example = begins or match.edition.vocabulary.read(match.edition.vocabulary.forms[verb].example)
    return {
        "begins": blank.begins,
        "verb": verb,
        "label": words(key, **about),
        "gives": words(f"{key}.gives") if f"{key}.gives" in words else "",
        "do": words(f"{key}.do"),
        "parts": [part_of(words, key, part) for part in blank.parts],
        "clause": example.clause,
        "icon": drawing.icon(match.game, example),
    }


def part_of(words: Words, key: str, part: Part) -> protocol.Part:
    least, most, first = int(part.least), int(part.most), int(part.first)
    if part.word:
        label = words(f"{key}.{part.word}")
        return {"kind": "word", "text": part.word, "label": label, "least": 0, "most": 0, "first": 0}
    if part.thing:
        label = words(f"thing-{part.thing}")
        return {"kind": "count", "text": part.thing, "label": label, "least": least, "most": most, "first": first}
    label = words(f"{key}.unit")
    return {"kind": "amount", "text": "", "label": label, "least": least, "most": most, "first": first}
