"""Effects in the words of people: `any > 2 tile` is "pay any 1 resource: 2 territory tiles".

A game that writes effects says its own words in `benefit-…` and what can be counted in `measure-…`.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.notation import ANY_ORDER, CHOICE, FOR_EACH, OPTIONAL, PAY, SEQUENCE, TERM, Phrase
from ludotheque.core.words import Words

JOINED: Final = {ANY_ORDER: "phrase-any-order", CHOICE: "phrase-choice", SEQUENCE: "phrase-sequence"}


def said(phrase: Phrase, words: Words) -> str:
    """The phrase as one would say it, without a capital or a full stop."""
    if phrase.kind == TERM:
        return words(f"benefit-{last_word(phrase)}", count=phrase.count)
    parts = [said(part, words) for part in phrase.parts]
    if phrase.kind == FOR_EACH:
        return words("phrase-for-each", part=parts[0], measure=words(f"measure-{last_word(phrase)}"))
    if phrase.kind == OPTIONAL:
        return words("phrase-optional", part=parts[0])
    if phrase.kind == PAY:
        return words("phrase-pay", cost=parts[0], gain=parts[1])
    joint = JOINED[phrase.kind]
    if phrase.kind == ANY_ORDER and phrase.parts[-2].kind == FOR_EACH:
        joint = "phrase-after-each"  # or "1 VP for each farm and 1 house" would count houses too
    return in_a_row(parts, joint, words)


def in_a_row(parts: list[str], joint: str, words: Words) -> str:
    """ "1 coin, 1 worker and 8 VP": commas, and the joint before the last."""
    row = parts[0]
    for part in parts[1:-1]:
        row = words("phrase-comma", first=row, second=part)
    return words(joint, first=row, second=parts[-1])


def last_word(phrase: Phrase) -> str:
    """The word of a term, or the measure of a phrase "for each": both are written last."""
    return phrase.text.split()[-1]
