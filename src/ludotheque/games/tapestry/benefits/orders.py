"""T-4.6: which benefits need not be asked for their order, because it cannot matter."""

from __future__ import annotations

from ludotheque.core.notation import ANY_ORDER, FOR_EACH, TERM, Phrase
from ludotheque.games.tapestry.components import RESOURCES, VP_WORD


def settled_orders(phrases: list[Phrase]) -> list[int]:
    """T-4.6: by phrase, 1 where parts in any order may as well be taken in one, the still ones first."""
    return [int(phrase.kind == ANY_ORDER and is_settled(phrase)) for phrase in phrases]


def is_settled(phrase: Phrase) -> bool:
    """Only one part does more than add to a heap, and nothing is counted that it could change."""
    lively = [part for part in phrase.parts if not is_still(part) and part.kind != FOR_EACH]
    counting = [part for part in phrase.parts if part.kind == FOR_EACH]
    return not lively or (len(lively) == 1 and not counting)


def is_still(part: Phrase) -> bool:
    """Plain resources and points."""
    return part.kind == TERM and (part.word < RESOURCES or part.word == VP_WORD)
