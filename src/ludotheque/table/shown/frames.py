"""Frames: what is sent to a viewer. Everything in them is made from the view of that viewer and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque import drawing
from ludotheque.core.match import Match
from ludotheque.core.refusal import Refusal
from ludotheque.core.view import View, hides
from ludotheque.drawing import Picture
from ludotheque.table.protocol import position as protocol
from ludotheque.table.protocol.position import Position
from ludotheque.table.refusals import sentences
from ludotheque.table.seating import COMPUTER, Seat
from ludotheque.table.shown import blanks, boards, patches, preview
from ludotheque.table.shown.chronicle import BEGINNING, Bookmark
from ludotheque.table.shown.coaching import coaching
from ludotheque.table.shown.lessons import lesson_at
from ludotheque.table.shown.moment import Moment, Viewer
from ludotheque.table.shown.told import log, news, since_mine


@dataclass(frozen=True)
class Shown:
    """What a viewer has before him: how long the record was, through whose eyes, the picture, and what was told."""

    number: int
    eyes: int
    picture: Picture
    heard: tuple[tuple[int, Bookmark], ...]  # how much of the log, by the eyes that it was told to

    @property
    def key(self) -> tuple[object, ...]:
        """What it is, without the picture, which follows from it."""
        return self.number, self.eyes, self.heard


def position(moment: Moment, viewer: Viewer, before: Shown | None = None) -> tuple[Position, Shown]:
    """A frame, and what its viewer then has before him. What is new is told with its own patch of the picture each, and
    last comes the patch to how it stands now. Without a frame before, it begins with nothing and what is new is what
    happened since the viewer's own last answer. Who looks with other eyes than before has the picture of those, and is
    told what these have not heard yet."""
    match, shape, language = moment.match, viewer.shape, viewer.language
    eyes = viewer.eyes(match)
    view = match.view(eyes)
    if eyes not in viewer.mine:
        view.options = []
    lately = since_mine(match, viewer)
    known = before.number if before else lately["number"] if lately else moment.number
    heard = dict(before.heard) if before else {}
    since = heard.get(eyes, BEGINNING)
    shown = before.picture if before else patches.EMPTY
    told = []
    happened, heard[eyes] = news(match, eyes, language, known, since)
    for item in log(moment, happened, language, since.number):
        if item.beat is not None:
            seen = patches.picture(match.seen(item.beat, eyes), shape, language, shown)
            item.news["picture"] = patches.patch(shown, seen)
            shown = seen
        told.append(item.news)
    now = patches.picture(view, shape, language, shown)
    frame: Position = {
        "type": "position",
        "table": moment.table,
        "game": match.game.id,
        "number": moment.number,
        "viewer": eyes,
        "mine": list(viewer.mine),
        "host": viewer.host,
        "private": moment.private,
        "hides": moment.learning is None and any(hides(match.state, seat) for seat in viewer.mine),
        "shape": shape,
        "names": list(match.names),
        "seats": seats(moment, view),
        "status": status(moment, viewer),
        "clock": clock(moment),
        "asked": view.asked,
        "question": view.ask(language),
        "clause": view.clause,
        "heading": heading(view, language),
        "phases": phases(view, language),
        "options": options(match, view, language),
        "blanks": blanks.shown(match, view, language),
        "picture": patches.patch(shown, now),
        "plate_url": boards.plate_url(match.game, shape),
        "world": drawing.size(match.game, shape, "world", match.seats),
        "panes": [pane_of(pane) for pane in drawing.panes(view, shape, language)],
        "docked": drawing.docked(match.game, shape),
        "undo": undo(moment, viewer),
        "news": told,
        "whole": before is None,
        "since": lately,
        "chat": moment.chat if viewer.mine and before is None else [],
        "commitment": match.commitment,
        "seed": match.seed if match.over else None,
        "result": result(view, language) if match.over else None,
        "coaching": coaching(view, language) if eyes in viewer.mine and view.asked == eyes else None,
        "lesson": lesson_at(moment.learning, match, language) if moment.learning else None,
    }
    return frame, Shown(moment.number, eyes, now, tuple(heard.items()))


def clock(moment: Moment) -> protocol.Clock | None:
    timing = moment.timing
    if not timing.clock.runs:
        return None
    return {
        "kind": timing.clock.kind,
        "deadline": timing.deadline,
        "left": list(timing.left),
        "standing_in": [seat for seat, _ in timing.standing_in],
        "expired": timing.expired,
        "after": timing.clock.after,
    }


def pane_of(pane: drawing.Pane) -> protocol.Pane:
    return {"id": pane["id"], "label": pane["label"], "box": pane["box"], "home": pane.get("home")}


def seats(moment: Moment, view: View) -> list[protocol.Seat]:
    """Who sits where; at a seat that the rules drive it is the table itself that plays."""
    driven = [Seat(COMPUTER)] * (view.seats - len(moment.seats))
    return [
        {
            "seat": number,
            "name": view.names[number],
            "kind": seat.kind,
            "level": seat.level,
            "here": seat.thinks or moment.here[number],
            "free": number < len(moment.free) and moment.free[number],
            "left": moment.left[number] if number < len(moment.left) else None,
            "points": view.points[number] if view.scores(number) else None,
            "asked": view.asked == number,
        }
        for number, seat in enumerate([*moment.seats, *driven])
    ]


def status(moment: Moment, viewer: Viewer) -> protocol.Status:
    """asked: one of mine must answer; thinking: a computer; waiting: a person elsewhere; over."""
    asked = moment.match.seat
    if moment.match.over:
        return "over"
    if asked in viewer.mine:
        return "asked"
    return "thinking" if asked >= 0 and moment.thinks(asked) else "waiting"


def heading(view: View, language: str) -> str:
    """Where the match stands: what the game's drawing says, or its own words for it, or the round."""
    words = view.game.words(language, view.edition)
    told = drawing.heading(view, language)
    if told is not None:
        return told
    if "heading" in words:
        facts = {name: getattr(view, name, None) for name in words.facts("heading")}
        return words("heading", **{name: fact for name, fact in facts.items() if isinstance(fact, int)})
    round = getattr(view, "round", 0)
    return sentences(language)("heading", round=round) if round else ""


def phases(view: View, language: str) -> list[protocol.Phase]:
    """The phases of a round, where a game has such; the first of its words is the setup and shows only then."""
    words = view.game.words(language, view.edition)
    now = getattr(view, "phase", None)
    labels: list[str] = []
    while f"phase-{len(labels)}" in words:
        labels.append(words(f"phase-{len(labels)}"))
    return [{"label": label, "now": at == now} for at, label in enumerate(labels) if (at == 0) == (now == 0)]


def options(match: Match, view: View, language: str) -> list[protocol.Option]:
    if not view.options:
        return []
    words = match.game.words(language, match.edition)
    foreseen = preview.effects(match, view.seat, language)
    return [
        {
            "action": str(option),
            "verb": option.verb,
            "verb_label": words(f"verb-{option.verb}"),
            "label": drawing.name(view, option, language),
            "group": drawing.group(view, option, language),
            "args": list(option.args),
            "clause": option.clause,
            **seen,
            "icon": drawing.icon(match.game, option),
        }
        for option, seen in zip(view.options, foreseen, strict=True)
    ]


def undo(moment: Moment, viewer: Viewer) -> protocol.Undoable:
    """How somebody with this key may take back his last answer, whose it was, and why it is not simply undone."""
    match = moment.match
    marked = match.retaken > 0
    if moment.learning and moment.learning.sitting:
        free = bool(moment.learning.sitting.answers and viewer.mine)
        return {"way": "undo" if free else None, "seat": next(iter(viewer.mine), None), "reason": "", "marked": False}
    last = match.last(viewer.mine)
    if last is None or match.over:
        return {"way": None, "seat": None, "reason": "", "marked": marked}
    reason = match.undoable(last)
    said = Refusal(reason).sentence(viewer.language) if reason else ""
    if not reason:
        return {"way": "undo", "seat": last, "reason": "", "marked": marked}
    if not match.retakable(last):
        return {"way": None, "seat": None, "reason": said, "marked": marked}
    others = any(not seat.thinks and at not in viewer.mine for at, seat in enumerate(moment.seats))
    return {"way": "ask" if others else "back", "seat": last, "reason": said, "marked": marked}


def result(view: View, language: str) -> protocol.Result:
    """Final scores, best first, and where the points came from."""
    words = view.game.words(language, view.edition)
    scoring = filter(view.scores, range(view.seats))
    order = sorted(scoring, key=lambda seat: (seat not in view.winners, -view.points[seat], seat))
    rows: list[protocol.ResultRow] = [
        {"seat": seat, "points": view.points[seat],
         "sources": [{"label": words(f"points-{name}"), "points": count} for name, count in view.sources[seat].items()]}
        for seat in order
    ]  # fmt: skip
    return {"winners": view.winners, "rows": rows}
