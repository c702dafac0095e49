"""What is told to a viewer with a frame: the news of the match, who sat down and got up, and how much is new."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque import drawing
from ludotheque.core.course import Beat
from ludotheque.core.match import Match
from ludotheque.core.record import UNDO
from ludotheque.core.state import CHANCE
from ludotheque.table.protocol import position as protocol
from ludotheque.table.refusals import sentences
from ludotheque.table.seating import Coming
from ludotheque.table.shown import chronicle
from ludotheque.table.shown.chronicle import Bookmark
from ludotheque.table.shown.moment import Moment, Viewer


@dataclass(frozen=True)
class Told:
    """A line of the log, and the position it was told in where that is still at hand."""

    news: protocol.News
    beat: Beat | None


def news(match: Match, eyes: int, language: str, known: int, since: Bookmark) -> tuple[list[Told], Bookmark]:
    """What the viewer may know of what happened since these eyes heard something last, newest last. What is not known
    comes with its position, where that is still at hand."""
    beats = {id(beat.report): beat for beat in match.beats if beat.report.at > known}
    found, read = chronicle.entries(match, since)
    told = [
        Told(line(match, entry, beats.get(id(entry.report)), language), beats.get(id(entry.report)))
        for entry in found
        if entry.report.seen_by(eyes)
    ]
    return told, read


def line(match: Match, entry: chronicle.Entry, beat: Beat | None, language: str) -> protocol.News:
    item = entry.report
    return {
        "at": item.at,
        "event": item.event,
        "seat": told_of(item.facts, "seat"),
        "victim": told_of(item.facts, "victim"),
        "by": beat.answered if beat else None,
        "staged": drawing.staged(match.game, item.event),
        "sound": drawing.sound(match.game, item.event),
        "opens": entry.opens,
        "account": chronicle.titled(match, entry, language),
        "sentence": item.sentence(language, match.names),
        "clause": item.clause,
        "picture": None,
    }


def log(moment: Moment, happened: list[Told], language: str, heard_at: int) -> list[Told]:
    """The news, and between them who sat down and who got up; a match that is over has the last word itself."""
    match = moment.match
    sat = [Told(retold(each, match, language), None) for each in moment.comings if each["at"] > heard_at]
    return sorted([*sat, *happened] if match.over else [*happened, *sat], key=lambda item: item.news["at"])


def retold(coming: Coming, match: Match, language: str) -> protocol.News:
    """Who sat down or got up, in a sentence."""
    said = sentences(language)(f"seat-{coming['what']}", name=match.names[coming["seat"]])
    return {"at": coming["at"], "event": "", "seat": coming["seat"], "victim": None, "by": None,
            "staged": False, "sound": None, "opens": False, "account": None, "sentence": said, "clause": "",
            "picture": None}  # fmt: skip


def told_of(facts: dict[str, str | int], what: str) -> int | None:
    """The seat that a piece of news is about, or the one to which it was done."""
    _, _, number = str(facts.get(what, "")).partition("seat-")
    return int(number) if number else None


def since_mine(match: Match, viewer: Viewer) -> protocol.SinceMine | None:
    """How long the record was when the viewer's own last answer was done with, and the others' answers since then."""
    number = len(match.lines)
    while number and match.lines[number - 1].seat not in viewer.mine:
        number -= 1
    if not number:
        return None
    while number < len(match.lines) and match.lines[number].seat == CHANCE:
        number += 1
    answers = [line.notation for line in match.lines[number:] if line.seat != CHANCE]
    return {"number": number, "moves": len(answers) - 2 * answers.count(UNDO)}
