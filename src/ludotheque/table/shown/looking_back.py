"""A match that is looked back at, in words: the costliest decisions with their reasons, and each player in short."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ludotheque import drawing
from ludotheque.analysis import Analysis, Decision, Point
from ludotheque.analysis.analysis import PARTS
from ludotheque.analysis.judging import TOLD
from ludotheque.core.match import Match
from ludotheque.core.record import Line
from ludotheque.core.state import CHANCE
from ludotheque.table.protocol import looking_back as protocol
from ludotheque.table.refusals import sentences
from ludotheque.table.shown.outcomes import outcome

SHOWN: Final = 5  # of each seat


def rebuilt(match: Match, iterations: int, found: dict[str, list[Any]]) -> Analysis:
    """What was stored, as the analysis it was."""
    points = tuple(
        Point(number, asked, tuple(seen), tuple(known), tuple(luck))
        for number, asked, seen, known, luck in found["points"]
    )
    decisions = tuple(
        Decision(number, seat, "", answer, best, "", "", chance, cost, options, tuple(sways))
        for number, seat, answer, best, chance, cost, options, sways in found["decisions"]
    )
    winners, result = tuple(match.winners), tuple(match.points)
    return Analysis(match.game.id, match.names, iterations, points, decisions, winners, result)


def curves(analysis: Analysis) -> dict[str, list[Any]]:
    """The chances before each answer, and what the answer cost."""
    costs = {each.number: each.cost for each in analysis.decisions}
    return {
        "at": [each.number for each in analysis.points],
        "asked": [each.asked for each in analysis.points],
        "seen": [list(each.seen) for each in analysis.points],
        "known": [list(each.known) for each in analysis.points],
        "luck": [list(each.luck) for each in analysis.points],
        "costs": [costs.get(each.number, 0.0) for each in analysis.points],
    }


def costliest(analysis: Analysis, at: Callable[[int], Match], language: str) -> list[protocol.Costly]:
    """Of each seat those that cost most, the costliest first."""
    worst = [each for seat in range(len(analysis.names)) for each in analysis.costliest(seat, SHOWN)]
    return [
        costly(at(each.number), each, language)
        for each in sorted(worst, key=lambda each: (-each.cost, each.number))
        if each.cost >= TOLD
    ]


def costly(match: Match, decision: Decision, language: str) -> protocol.Costly:
    view = match.view(decision.seat)
    read = match.edition.vocabulary.read
    return {
        "line": decision.number,
        "seat": decision.seat,
        "question": view.ask(language),
        "label": drawing.name(view, read(decision.answer), language),
        "best": drawing.name(view, read(decision.best), language),
        "action": decision.best,
        "chance": decision.chance,
        "cost": decision.cost,
        "why": reasons(match, decision, language),
    }


def reasons(match: Match, decision: Decision, language: str) -> list[str]:
    """What the better answer does by itself, what the given one did, and whom it let get ahead."""
    said, read = sentences(language), match.edition.vocabulary.read
    better, given = (
        outcome(match, decision.seat, read(each)).effect(language) for each in (decision.best, decision.answer)
    )
    found = []
    if better and better != given:
        found.append(said("past-does", effect=better.rstrip(".")))
    if given and better != given:
        found.append(said("past-instead", effect=given.rstrip(".")))
    rivals = [(sway, seat) for seat, sway in enumerate(decision.sways) if seat != decision.seat]
    worst, rival = min(rivals, default=(0.0, 0))
    if worst <= -TOLD:
        found.append(said("past-let", name=match.names[rival], more=round(-100 * worst)))
    return found


def players(analysis: Analysis, points: Sequence[int]) -> list[protocol.Summary]:
    mine = [[each.cost for each in analysis.decisions if each.seat == seat] for seat in range(len(analysis.names))]
    return [
        {
            "seat": seat,
            "points": points[seat],
            "accuracy": analysis.accuracy(seat),
            "thirds": [analysis.accuracy(seat, part) for part in range(PARTS)],
            "luck": round(analysis.luck(seat), 4),
            "lost": round(sum(mine[seat]) / max(1, len(mine[seat])), 4),
        }
        for seat in range(len(analysis.names))
    ]


def steps(match: Match, lines: Sequence[Line], language: str) -> list[protocol.Step]:
    """Answers in words, as they are played on from a match; those of chance are left out."""
    found: list[protocol.Step] = []
    twin = match.clone()
    twin.ask_chance = True
    for line in lines:
        if line.seat != CHANCE:
            label = drawing.name(twin.view(line.seat), twin.edition.vocabulary.read(line.notation), language)
            found.append({"line": str(line), "seat": line.seat, "label": label})
        twin.play(line.notation, line.seat)
    return found
