"""Hints: why a computer would answer so, in words: what it does, how much better it is, and whom it holds back."""

from __future__ import annotations

from typing import Final

from ludotheque import drawing
from ludotheque.core.match import Match
from ludotheque.table.protocol.replies import Hint, Thought
from ludotheque.table.refusals import sentences
from ludotheque.table.shown import preview
from ludotheque.table.shown.outcomes import outcome

LEAST: Final = 0.02  # a smaller difference of chances is not worth a word


def hint(match: Match, seat: int, seen: list[tuple[str, float, float]], sways: list[float], language: str) -> Hint:
    """`seen` are the options thought of, best first: how much of the thinking went there, and the chance to win."""
    effects = {
        str(option): told["effect"]
        for option, told in zip(match.options, preview.effects(match, seat, language), strict=True)
    }
    for action, _, _ in seen:
        if action not in effects:  # it was composed
            composed = match.edition.vocabulary.read(action)
            effects[action] = outcome(match, seat, composed).effect(language)
    thoughts = [
        Thought(action=action, label=label(match, action, language), effect=effects[action], share=share, worth=worth)
        for action, share, worth in seen
    ]
    best = thoughts[0]
    return Hint(action=best["action"], label=best["label"], why=reasons(match, seat, thoughts, sways, language),
                thoughts=thoughts)  # fmt: skip


def label(match: Match, action: str, language: str) -> str:
    return drawing.name(match.view(match.seat), match.edition.vocabulary.read(action), language)


def reasons(match: Match, seat: int, thoughts: list[Thought], sways: list[float], language: str) -> list[str]:
    """What it does by itself; the chances beside those of the next best; the rival who is worse off by it."""
    said = sentences(language)
    best, *others = thoughts
    found = [said("hint-does", effect=best["effect"].rstrip("."))] if best["effect"] else []
    if not others:
        return [*found, said("hint-only")]
    second = others[0]
    less = round(100 * best["worth"]) - round(100 * second["worth"])
    key = "hint-better" if less >= 100 * LEAST else "hint-alike"
    found.append(said(key, chance=round(100 * best["worth"]), less=less, other=second["label"]))
    rivals = [(sway, other) for other, sway in enumerate(sways) if other != seat]
    worst, rival = min(rivals, default=(0.0, 0))
    if worst <= -LEAST:
        found.append(said("hint-against", name=match.names[rival], less=round(-100 * worst)))
    return found
