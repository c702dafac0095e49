"""The log in chapters: where a turn begins, and which lines are one account of who got what for what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludotheque import drawing
from ludotheque.core.match import Match
from ludotheque.core.news import Report
from ludotheque.core.state import CHANCE, EVERYBODY
from ludotheque.table.protocol.position import Account


class Entry(NamedTuple):
    """A piece of news and its place in the chronicle."""

    report: Report
    opens: bool
    account: str | None
    first: int  # with which piece of news the account began, of those that everybody heard


def entries(match: Match, known: int = -1) -> Iterator[Entry]:
    """The news of a match, in order, since the record was so long. An account goes on as long as everything told
    belongs to it; the event it is called by begins another one."""
    chapters = drawing.chapters(match.game)
    answers = drawing.ANSWER in chapters.turns
    answered: int | None = None
    account: str | None = None
    first = read = public = 0
    for report in match.news:
        before = answered
        public += report.to == EVERYBODY
        if read < report.at:
            for line in match.lines[read : report.at]:
                answered = answered if line.seat == CHANCE else line.seat
            read = report.at
        opens = report.event in chapters.turns or (answers and answered != before)
        belongs = chapters.account(report.event, account, opens)
        if report.to == EVERYBODY and (belongs != account or report.event == belongs):
            account, first = belongs, public
        if report.at > known:
            yield Entry(report, opens, account, first)


def titled(match: Match, entry: Entry, language: str) -> Account | None:
    if entry.account is None:
        return None
    words = match.game.words(language, match.edition)
    return {"number": entry.first, "title": words(f"account-{entry.account}")}
