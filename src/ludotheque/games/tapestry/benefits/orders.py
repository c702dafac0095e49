"""T-4.6: which benefits need not be asked for their order, because it cannot matter."""

from __future__ import annotations

from ludotheque.core.notation import ANY_ORDER, FOR_EACH, TERM, Phrase
from ludotheque.games.tapestry.benefits.word import WORDS


def settled_orders(phrases: list[Phrase]) -> list[int]:
    """T-4.6: by phrase, 1 where parts in any order may as well be taken in one, the still ones first."""
    return [int(phrase.kind == ANY_ORDER and is_settled(phrase)) for phrase in phrases]


def is_settled(phrase: Phrase) -> bool:
    """T-4.6: only one part does more than add to a heap, and nothing is counted that it could change."""
    lively = [part for part in phrase.parts if not is_still(part)]
    counting = [part for part in phrase.parts if part.kind == FOR_EACH]
    return not lively or (len(lively) == 1 and not counting)


def is_still(part: Phrase) -> bool:
    """T-4.6: plain resources and points, printed or counted."""
    return part.kind == FOR_EACH or (part.kind == TERM and WORDS[part.word].is_still())
