"""The log in chapters: where a turn begins, and which lines are one account of who got what for what."""

from __future__ import annotations

from typing import Final, NamedTuple

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


class Bookmark(NamedTuple):
    """How far the chronicle of a match was read, how long the record was then, and what was going on there."""

    number: int = -1
    news: int = 0
    lines: int = 0
    answered: int | None = None
    account: str | None = None
    first: int = 0
    public: int = 0


BEGINNING: Final = Bookmark()


def entries(match: Match, since: Bookmark = BEGINNING) -> tuple[list[Entry], Bookmark]:
    """The news of a match, in order, from a bookmark on, and the bookmark for what comes after them. An account goes on
    as long as everything told belongs to it; the event it is called by begins another one."""
    chapters = drawing.chapters(match.game)
    answers = drawing.ANSWER in chapters.turns
    known = since.number
    if since.news and (since.news > len(match.news) or match.news[since.news - 1].at > known):
        since = BEGINNING  # some of what was read has been taken back
    _, told, read, answered, account, first, public = since
    found = []
    for report in match.news[told:]:
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
            found.append(Entry(report, opens, account, first))
    return found, Bookmark(len(match.lines), len(match.news), read, answered, account, first, public)


def titled(match: Match, entry: Entry, language: str) -> Account | None:
    if entry.account is None:
        return None
    words = match.game.words(language, match.edition)
    return {"number": entry.first, "title": words(f"account-{entry.account}")}
