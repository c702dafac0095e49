"""Frames: what is sent to a viewer. Everything in them is made from the view of that viewer and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludotheque import drawing
from ludotheque.core.match import Match
from ludotheque.core.record import UNDO
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import CHANCE, SPECTATOR
from ludotheque.core.view import View
from ludotheque.table.protocol import position as protocol
from ludotheque.table.protocol.position import Position, Said, Shape
from ludotheque.table.refusals import sentences
from ludotheque.table.seating import Coming, Seat
from ludotheque.table.shown import boards, preview


@dataclass(frozen=True)
class Viewer:
    """For whom a frame is made: the seats the key opens, the shape of the board, the language, whose eyes."""

    mine: tuple[int, ...] = ()
    shape: Shape = "wide"
    language: str = "en"
    wanted: int | None = None  # a seat to look from, where the key opens several
    host: bool = False

    def eyes(self, match: Match) -> int:
        """The asked seat if it is mine, else the first of mine; without any, a spectator's."""
        if self.wanted is not None:
            return self.wanted
        if match.seat in self.mine:
            return match.seat
        return self.mine[0] if self.mine else SPECTATOR


@dataclass(frozen=True)
class Moment:
    """A table at one moment: the match as stored, who sits there, who is connected."""

    table: str
    match: Match
    seats: tuple[Seat, ...]
    here: tuple[bool, ...]
    chat: list[Said] = field(default_factory=list)
    free: tuple[bool, ...] = ()
    comings: tuple[Coming, ...] = ()
    private: bool = False

    @property
    def number(self) -> int:
        return len(self.match.lines)


def position(moment: Moment, viewer: Viewer, since: int | None = None) -> Position:
    """The whole frame; `since` is the number of the frame before, None for the first (then the log is whole)."""
    match, shape, language = moment.match, viewer.shape, viewer.language
    eyes = viewer.eyes(match)
    view = match.view(eyes)
    if eyes not in viewer.mine:
        view.options = []
    edge = "dock" if drawing.docked(match.game, shape) else "mat"
    live, panels, mat = drawing.parts(view, shape, language=language, options=view.options)
    return {
        "type": "position",
        "table": moment.table,
        "game": match.game.id,
        "number": moment.number,
        "viewer": eyes,
        "mine": list(viewer.mine),
        "host": viewer.host,
        "private": moment.private,
        "shape": shape,
        "names": list(match.names),
        "seats": seats(moment, view, panels, shape),
        "status": status(moment, viewer),
        "asked": view.asked,
        "question": view.ask(language),
        "clause": view.clause,
        "heading": heading(view, language),
        "phases": phases(view, language),
        "options": options(match, view, language),
        "live": live,
        "plate_url": boards.plate_url(match.game, shape),
        "world": drawing.size(match.game, shape, "world", match.seats),
        "panes": [pane_of(pane) for pane in drawing.panes(view, shape, language)],
        "mat": boards.framed(mat, drawing.size(match.game, shape, edge, match.seats)) if mat else "",
        "docked": edge == "dock",
        "undo": undo(match, viewer),
        "news": log(moment, eyes, language, since),
        "whole": since is None,
        "since": since_mine(match, viewer),
        "chat": moment.chat if viewer.mine and since is None else [],
        "commitment": match.commitment,
        "seed": match.seed if match.over else None,
        "result": result(view, language) if match.over else None,
    }


def pane_of(pane: drawing.Pane) -> protocol.Pane:
    return {"id": pane["id"], "label": pane["label"], "box": pane["box"], "home": pane.get("home")}


def seats(moment: Moment, view: View, panels: list[str], shape: Shape) -> list[protocol.Seat]:
    size = drawing.size(view.game, shape, "panel", view.seats)
    return [
        {
            "seat": number,
            "name": view.names[number],
            "kind": seat.kind,
            "level": seat.level,
            "here": seat.thinks or moment.here[number],
            "free": bool(moment.free) and moment.free[number],
            "points": view.points[number],
            "asked": view.asked == number,
            "panel": boards.framed(panels[number], size),
        }
        for number, seat in enumerate(moment.seats)
    ]


def status(moment: Moment, viewer: Viewer) -> protocol.Status:
    """asked: one of mine must answer; thinking: a computer; waiting: a person elsewhere; over."""
    asked = moment.match.seat
    if moment.match.over:
        return "over"
    if asked in viewer.mine:
        return "asked"
    return "thinking" if asked >= 0 and moment.seats[asked].thinks else "waiting"


def heading(view: View, language: str) -> str:
    """Where the match stands: what the game's drawing says, or its own words for it, or the round."""
    words = view.game.words(language, view.edition)
    told = drawing.heading(view, language)
    if told is not None:
        return told
    if "heading" in words:
        return words("heading", **{name: value for name, value in view.fields.items() if isinstance(value, int)})
    return sentences(language)("heading", round=view.fields["round"]) if view.fields.get("round") else ""


def phases(view: View, language: str) -> list[protocol.Phase]:
    """The phases of a round, where a game has such; the first of its words is the setup and shows only then."""
    words = view.game.words(language, view.edition)
    now = view.fields.get("phase")
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
            "label": match.label(option, language),
            "args": list(option.args),
            "clause": option.clause,
            **seen,
            "icon": drawing.icon(match.game, option),
        }
        for option, seen in zip(view.options, foreseen, strict=True)
    ]


def undo(match: Match, viewer: Viewer) -> protocol.Undoable:
    """Whether the last answer may be taken back by somebody with this key, whose it was, and why not."""
    answered = [line.seat for line in match.lines if line.seat != CHANCE]
    last = answered[-1] if answered else None
    if not viewer.mine or match.over:
        return {"fair": False, "seat": None, "reason": ""}
    reason = "undo-others" if last is not None and last not in viewer.mine else match.undoable(last)
    said = Refusal(reason).sentence(viewer.language) if reason else ""
    return {"fair": not reason, "seat": None if reason else last, "reason": said}


def news(match: Match, eyes: int, language: str, since: int | None) -> list[protocol.News]:
    """What the viewer may know of what happened, newest last."""
    return [
        {"at": item.at, "seat": told_of(item.facts), "sentence": preview.retold(item, match.names, language),
         "clause": item.clause}
        for item in match.news
        if (since is None or item.at > since) and item.seen_by(eyes)
    ]  # fmt: skip


def log(moment: Moment, eyes: int, language: str, since: int | None) -> list[protocol.News]:
    """The news, and between them who sat down and who got up; a match that is over has the last word itself."""
    match = moment.match
    sat = [retold(each, match, language) for each in moment.comings if since is None or each["at"] > since]
    happened = news(match, eyes, language, since)
    return sorted([*sat, *happened] if match.over else [*happened, *sat], key=lambda item: item["at"])


def retold(coming: Coming, match: Match, language: str) -> protocol.News:
    """Who sat down or got up, in a sentence."""
    said = sentences(language)(f"seat-{coming['what']}", name=match.names[coming["seat"]])
    return {"at": coming["at"], "seat": coming["seat"], "sentence": said, "clause": ""}


def since_mine(match: Match, viewer: Viewer) -> protocol.SinceMine | None:
    """How long the record was when the viewer's own last answer was done with, and the others' answers since then."""
    own = [at for at, line in enumerate(match.lines, 1) if line.seat in viewer.mine]
    if not own:
        return None
    number = own[-1]
    while number < len(match.lines) and match.lines[number].seat == CHANCE:
        number += 1
    answers = [line.notation for line in match.lines[number:] if line.seat != CHANCE]
    return {"number": number, "moves": len(answers) - 2 * answers.count(UNDO)}


def told_of(facts: dict[str, str | int]) -> int | None:
    """The seat that a piece of news is about."""
    _, _, number = str(facts.get("seat", "")).partition("seat-")
    return int(number) if number else None


def result(view: View, language: str) -> protocol.Result:
    """Final scores, best first, and where the points came from."""
    words = view.game.words(language, view.edition)
    order = sorted(range(view.seats), key=lambda seat: (seat not in view.winners, -view.points[seat], seat))
    rows: list[protocol.ResultRow] = [
        {"seat": seat, "points": view.points[seat],
         "sources": [{"label": words(f"points-{name}"), "points": count} for name, count in view.sources[seat].items()]}
        for seat in order
    ]  # fmt: skip
    return {"winners": view.winners, "rows": rows}
