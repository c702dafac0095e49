"""Why not: what is said to somebody who clicks on a thing that cannot be chosen just now."""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.labels import told_of
from ludotheque.core.match import Match
from ludotheque.core.news import counted
from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import Question, State
from ludotheque.table.protocol.replies import Reason, WhyNot
from ludotheque.table.refusals import sentences
from ludotheque.table.shelf import rulebook
from ludotheque.table.shown.moment import Viewer

MOST_REASONS: Final = 2


def why_not(match: Match, viewer: Viewer, things: list[str], verbs: list[str]) -> WhyNot:
    """A sentence, and the clauses that forbid it. Only the seat that is asked hears more than whose turn it is."""
    said = sentences(viewer.language)
    if match.over:
        return told(said("why-over"))
    if match.seat not in viewer.mine or viewer.eyes(match) != match.seat:
        name = match.names[match.seat] if match.seat >= 0 else match.game.words(viewer.language)("chance")
        return told(said("why-turn", name=name))
    meant = [action for action in match.edition.vocabulary.actions if is_about(action, things, verbs)]
    if not meant:
        return told(said("why-nothing"))
    question = match.view(match.seat).ask(viewer.language)
    if any(action in match.options for action in meant):
        return told(said("why-offered", question=question))
    reasons = forbidding(match, meant, viewer.language)
    first = reasons[0]
    if first["case"]:
        return told(said("why-case", wish=first["label"], case=first["text"]), [{**first, "text": ""}])
    return told(said("why-forbidden", wish=first["label"], question=question), reasons)


def is_about(action: Action, things: list[str], verbs: list[str]) -> bool:
    """Whether an action names all these things, with one of these verbs where there are any."""
    return bool(things or verbs) and (not verbs or action.verb in verbs) and all(each in action.args for each in things)


def forbidding(match: Match, meant: list[Action], language: str) -> list[Reason]:
    """The clauses that forbid these actions, one for each verb. They are asked of a guess, which has no secrets."""
    known = guess(match.state, match.seat, Rng(1 + len(match.lines)))
    step = known.stack[-1]
    assert isinstance(step, Question)
    found: dict[str, Reason] = {}
    for verb in dict.fromkeys(action.verb for action in meant):
        actions = [action for action in meant if action.verb == verb]
        clause, case = step.why_not(known, actions[0]), this_case(match, step, known, actions, language)
        rule = rulebook.clause(match.game, clause, language) if clause else None
        text, url = (case or rule["text"], rule["url"]) if rule else (case, "")
        label = wish(match, actions, language)
        found.setdefault(clause, {"label": label, "clause": clause, "text": text, "url": url, "case": bool(case)})
    return sorted(found.values(), key=lambda reason: not reason["case"])[:MOST_REASONS]


def this_case(match: Match, step: Question[State], known: State, actions: list[Action], language: str) -> str:
    """What is lacking just now, or what stands in the way, where that is the same of all that may be meant."""
    words, said = match.game.words(language, match.edition), sentences(language)
    cases: set[str] = set()
    for action in actions:
        lacking = step.lacks(known, action)
        why = "" if lacking else step.because(known, action)
        if lacking:
            goods = [counted(thing, count, words) for thing, count in lacking.items()]
            cases.add(said("why-lacks", goods=listed(goods, language).rstrip(".")))
        else:
            cases.add(words(f"why-{why}", **told_of(match.game, action, words, match.names)) if why else "")
    return cases.pop() if len(cases) == 1 else ""


def listed(parts: list[str], language: str) -> str:
    """One, two and three."""
    *most, last = parts
    return sentences(language)("list-and", most=", ".join(most), last=last) if most else last


def wish(match: Match, actions: list[Action], language: str) -> str:
    """What was wished, in words: the verb, and its thing where only one can be meant."""
    verb = match.game.words(language)(f"verb-{actions[0].verb}").rstrip("….")
    if len(actions) > 1 or not actions[0].args:
        return verb
    label = match.label(actions[0], language)
    return label if label.casefold().startswith(verb.casefold()) else f"{verb} · {label}"


def told(sentence: str, reasons: list[Reason] | None = None) -> WhyNot:
    return {"sentence": sentence, "reasons": reasons or []}
