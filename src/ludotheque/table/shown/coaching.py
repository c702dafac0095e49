"""What a coach says: the goal, what a question is about, and which answers would be plain mistakes."""

from __future__ import annotations

from typing import Final

from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.core.view import View
from ludotheque.lessons.saying import has, say
from ludotheque.table.protocol.position import Coaching
from ludotheque.table.protocol.replies import Mistake
from ludotheque.table.refusals import sentences
from ludotheque.table.shelf import rulebook
from ludotheque.table.shown import hints, preview
from ludotheque.table.shown.swaying import sways

PLAIN: Final = 0.15  # so much less chance to win is a plain mistake
GLARING: Final = 0.08  # so much of it is seen at first sight


def coaching(view: View, language: str) -> Coaching:
    """In the words of the game; of a question that it says nothing about, the clause speaks."""
    game, key = view.game, f"coach-{view.question}"
    goal = say(game, language, "coach-goal") if has(game, language, "coach-goal") else game.words(language)("summary")
    if has(game, language, key):
        text = say(game, language, key)
    else:
        known = {clause.id: clause for clause in rulebook.read(game, language)}
        text = rulebook.bare(known[view.clause].text) if view.clause in known else ""
    return {"goal": goal, "kind": view.question, "text": text}


def is_glaring(match: Match, best: str, other: str) -> bool:
    """Whether its seat is worse off by the other answer as soon as it is given."""
    read = match.edition.vocabulary.read
    return sways(match.eyes(), read(best), read(other), Rng(len(match.lines)))[match.seat] >= GLARING


def mistakes(match: Match, seat: int, seen: list[tuple[str, float, float]], language: str) -> list[Mistake]:
    """Of the answers that were thought of, best first, those that lose plainly more than the best; each with the
    reason. Most of them were hardly looked at: they must be worse at first sight too, on the same guesses."""
    best, most = seen[0][0], max(worth for _, _, worth in seen)
    if most - seen[0][2] >= PLAIN:
        return []
    bad = [(action, worth) for action, _, worth in seen if most - worth >= PLAIN and is_glaring(match, best, action)]
    if not bad:
        return []
    options = [str(option) for option in match.options]
    told = [each["effect"] for each in preview.effects(match, seat, language)]
    effects = dict(zip(options, told, strict=True))
    said, better = sentences(language), hints.label(match, best, language)
    reason = " " + said("coach-mistake-does", effect=effects[best].rstrip(".")) if effects.get(best) else ""
    return [
        {
            "action": action,
            "sentence": said("coach-mistake", chance=round(100 * worth), better=better, best=round(100 * most))
            + reason,
        }
        for action, worth in bad
    ]
