"""What is asked about a match that is over: its analysis, the best answers at a line, its record with comments."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from typing import Final

from anyio import to_thread

from ludotheque.analysis import Analysis
from ludotheque.core.news import bundle
from ludotheque.core.record import Variation
from ludotheque.core.state import CHANCE
from ludotheque.games import games
from ludotheque.table.hall import archive, lookers
from ludotheque.table.hall.analyses import TRIES
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.ledger import Bargain, Ledger, ledger
from ludotheque.table.hall.live_table import checked_name
from ludotheque.table.hall.lookers import best_answers
from ludotheque.table.hall.replays import Replay
from ludotheque.table.hall.rows import AnalysisRow
from ludotheque.table.hall.turns import Urgency
from ludotheque.table.protocol import looking_back as protocol
from ludotheque.table.protocol.replies import Thought
from ludotheque.table.protocol.requests import NamedLine
from ludotheque.table.refusals import HERE, TableRefusal, sentences
from ludotheque.table.shown import hints, looking_back
from ludotheque.table.visitor import visitor

FONTS: Final = HERE / "static" / "fonts"
NOTHING: Final[protocol.Analysis] = {
    "state": "none", "done": 0, "answers": 0, "iterations": 0, "at": [], "asked": [], "seen": [], "known": [],
    "luck": [], "costs": [], "decisions": [], "players": [], "growth": {"sources": [], "at": [], "values": []},
    "deals": [],
}  # fmt: skip


def told(source: Replay, row: AnalysisRow | None, language: str) -> protocol.Analysis:
    """As far as it has got; what needs words is told when all is done, and kept for whoever looks next."""
    if row is None:
        return NOTHING
    if language in source.told:
        known: protocol.Analysis = source.told[language]
        return known
    match = source.at(len(source.record.lines))
    made = looking_back.rebuilt(match, row.iterations, row.found)
    done = row.done >= row.answers
    found: protocol.Analysis = {
        **NOTHING,
        "state": "done" if done else "failed" if row.tries >= TRIES else "working",
        "done": row.done,
        "answers": row.answers,
        "iterations": row.iterations,
        **looking_back.curves(made),  # type: ignore[typeddict-item]
    }
    if done:
        found["decisions"] = looking_back.costliest(made, source.at, language)
        found["players"] = looking_back.players(made, match.points)
        kept = ledger(source)
        found["growth"] = growth(source, kept, language)
        found["deals"] = [deal(source, each, language) for each in kept.bargains]
        source.told[language] = found
    return found


def growth(source: Replay, kept: Ledger, language: str) -> protocol.Growth:
    """Where the points came from; of sources that gave nobody anything, nothing is said."""
    words = games[source.record.game].words(language, source.edition)
    last = kept.sources[-1].points
    named = [name for name in last[0] if any(seat[name] for each in kept.sources for seat in each.points)]
    return {
        "sources": [words(f"points-{name}") for name in named],
        "at": [each.line for each in kept.sources],
        "values": [[[seat[name] for name in named] for seat in each.points] for each in kept.sources],
    }


def deal(source: Replay, struck: Bargain, language: str) -> protocol.Deal:
    words = games[source.record.game].words(language, source.edition)
    paid, got = (bundle(" ".join(f"{thing}*{count}" for thing, count in things.items()), words) if things else ""
                 for things in (struck.paid, struck.got))  # fmt: skip
    return {
        "line": struck.line,
        "seat": struck.seat,
        "to": struck.to,
        "sentence": struck.report.sentence(language),
        "price": sentences(language)("past-price", paid=paid, got=got) if got else paid,
        "paid": sum(struck.paid.values()),
    }


async def best(hall: Hall, source: Replay, language: str) -> protocol.Best:
    """The best answers at the end of a line, by what the one who is asked could know, and how it might go on."""
    match = await to_thread.run_sync(source.at, len(source.record.lines), limiter=hall.replays.players)
    if match.over or match.seat == CHANCE:
        raise TableRefusal("best-nobody")
    visitor.get().spend("hints")
    facts = (source.record.text(), source.own)
    household = visitor.get().household
    seen, lines = await hall.computers.work(best_answers, facts, household, "best", Urgency.WATCHES)
    return await to_thread.run_sync(best_told, source, seen, lines, language)


def best_told(source: Replay, seen: list[tuple[str, int, float]], lines: list[str], language: str) -> protocol.Best:
    match = source.at(len(source.record.lines))
    tries = sum(visits for _, visits, _ in seen)
    hint = hints.hint(match, match.seat, [(a, visits / tries, worth) for a, visits, worth in seen], [], language)
    thoughts: list[Thought] = hint["thoughts"]
    return {
        "seat": match.seat,
        "tries": tries,
        "thoughts": thoughts,
        "counts": [visits for _, visits, _ in seen],
        "why": hint["why"],
        "lines": lines,
        "steps": looking_back.steps(match, archive.lines_of(lines), language),
    }


@cache
def draws_points() -> bool:
    """Whether pictures in points can be made here: the extra `pictures` is installed."""
    return all(find_spec(name) is not None for name in ("resvg_py", "fontTools"))


async def in_points(hall: Hall, id: str, source: Replay, at: int, language: str) -> bytes:
    """The position at a line as a PNG, made by a thinking process behind all that is played."""
    if not 0 <= at <= len(source.record.lines) or not draws_points():
        raise TableRefusal("page-unknown")
    facts = (source.record.text(), source.own, at, language, FONTS)
    return await hall.computers.work(lookers.in_points, facts, visitor.get().household or id, id, Urgency.PAST)


def saved(source: Replay) -> list[protocol.SavedLine]:
    """The variations of the record itself."""
    return [
        {"at": each.at, "name": each.name, "lines": [str(line) for line in each.lines]}
        for each in source.record.variations
    ]


def exported(source: Replay, made: Analysis | None, variations: list[NamedLine], language: str) -> str:
    """The record with its variations and these; with comments on what cost something, where that is known."""
    own = tuple(
        Variation(each.at, checked_name(each.name), archive.along(source, each.at, each.lines).tried(each.at))
        for each in variations
    )
    known = tuple(each for each in source.record.variations if each not in own)
    text = replace(source.record, variations=known + own).text()
    return text if made is None else commented(text, source, made, language)


def commented(text: str, source: Replay, made: Analysis, language: str) -> str:
    """A comment stands before the answer that it is about; a record may have comments anywhere."""
    said = sentences(language)
    head, _, body = text.partition("\n\n")
    lines = body.split("\n")
    notes: dict[int, str] = {}
    for each in looking_back.costliest(made, source.at, language):
        name = source.record.names[each["seat"]]
        facts = {"chance": round(100 * each["chance"]), "less": round(100 * each["cost"])}
        better = said("past-comment", name=name, answer=each["label"], best=each["best"], **facts)
        notes[each["line"]] = " ".join([better, *each["why"]])
    shares = {each.number: each.seen for each in made.points}
    for number in sorted(notes, reverse=True):
        chances = ", ".join(f"{name} {round(100 * share)} %" for name, share in zip(made.names, shares.get(number, ())))
        lines[number:number] = [f"# {number}: {chances}", f"# {notes[number]}"]
    return f"{head}\n\n" + "\n".join(lines)
