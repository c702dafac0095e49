"""Replays: a finished table, or an uploaded record, at any of its lines."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from base64 import urlsafe_b64encode
from contextlib import suppress
from itertools import pairwise
from typing import Final

from anyio import to_thread

from ludotheque.core import record
from ludotheque.core.edition import Edition
from ludotheque.core.line import Line, read_line
from ludotheque.core.match import Match
from ludotheque.core.record import Record
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import CHANCE, SPECTATOR
from ludotheque.games import games
from ludotheque.table.hall.analyses import Case
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.live_table import LiveTable
from ludotheque.table.hall.replays import Replay
from ludotheque.table.protocol.position import ReplayPosition
from ludotheque.table.protocol.replies import Course, Mat
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.seating import HERE, Seat, Shown
from ludotheque.table.shown import frames, looks
from ludotheque.table.shown.moment import Moment, Viewer
from ludotheque.table.visitor import visitor

log = logging.getLogger("ludotheque.table")
LOOKED_AFTER: Final = 20.0  # seconds, after which another process looks whether one that looked back is gone
UPLOAD: Final = "upload "  # among the replays that are kept


def keep(hall: Hall, body: bytes) -> str:
    """Store an uploaded record, once it has been played through; its id follows from its text."""
    visitor.get().spend("records")
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise TableRefusal("record-text") from None
    text = text.replace("\r\n", "\n")
    replay = replay_of(hall, text)
    replay.play()
    id = urlsafe_b64encode(hashlib.sha256(body).digest())[:12].decode()
    hall.store.keep_replay(id, text)
    hall.replays.keep(UPLOAD + id, replay)
    return id


def replay_of(hall: Hall, text: str) -> Replay:
    found = record.read(text)
    seats = min(found.seats, games[found.game].most)  # playing says whether so many may play
    return Replay(found, (Seat(HERE),) * seats, edition_of(hall, found))


def edition_of(hall: Hall, found: Record) -> Edition:
    """The edition of a record, by its fingerprint; where it is not at hand, replaying says so."""
    game = games[found.game]
    return hall.editions.known(game, found.digest) or game.edition


def uploaded(hall: Hall, id: str) -> Replay | None:
    """A record that was uploaded, or nothing."""
    known = hall.replays.get(UPLOAD + id)
    text = None if known else hall.store.replay(id)
    return known if text is None else hall.replays.keep(UPLOAD + id, replay_of(hall, text))


async def source(hall: Hall, id: str, shown: Shown | None = None) -> Replay:
    """The record behind an id: an upload, or a table whose match is over, for those who may look at it."""
    found = await to_thread.run_sync(uploaded, hall, id)
    if found is not None:
        return found
    try:
        table = await hall.table(id)
    except TableRefusal as refusal:
        if refusal.key in ("table-unknown", "table-gone"):
            raise TableRefusal("replay-unknown", replay=id[:40]) from None
        raise
    table.keyring.opened_by(shown)
    return of_table(hall, table)


def of_table(hall: Hall, table: LiveTable) -> Replay:
    """The match of a table; only when it is over."""
    id = table.id
    if not table.match.over:
        raise TableRefusal("record-before-end")
    known, names = hall.replays.get(id), list(table.match.names)
    if known is not None and known.record.names == names:
        return known
    return hall.replays.keep(id, Replay(table.match.record, table.seats, table.match.edition))


async def look_back_now_and_then(hall: Hall) -> None:
    """After a restart, matches that were being looked back at are looked at to their end; and where other processes
    serve the same tables, theirs are looked after, should one of them be gone."""
    while True:
        with suppress(TableRefusal):
            await look_back_again(hall)
        if hall.exchange.alone:
            return
        await asyncio.sleep(LOOKED_AFTER)


async def look_back_again(hall: Hall) -> None:
    for id in await to_thread.run_sync(hall.analyses.unfinished):
        if hall.analyses.waits(id):
            continue
        try:
            found = await to_thread.run_sync(uploaded, hall, id) or of_table(hall, await hall.table(id))
            hall.analyses.go_on(Case(id, found, id))
        except Exception as problem:  # the others go on, whatever is wrong with this one
            log.warning("%s is not looked back at: %s", id, problem)
            await to_thread.run_sync(hall.analyses.give_up, id)


def along(source: Replay, at: int, then: list[str]) -> Replay:
    """A line that leaves the match: every answer of it is legal, or it is said which is not."""
    other = source.along(at, tuple(lines_of(then)))
    other.at(len(other.record.lines))
    return other


def lines_of(texts: list[str]) -> list[Line]:
    try:
        return [read_line(text) for text in texts]
    except ValueError as problem:
        raise TableRefusal("line-unread", line=str(problem)[:80]) from None


def frame(id: str, source: Replay, at: int | None, viewer: Viewer, since: int | None = None) -> ReplayPosition:
    """The position after so many lines (None: after the last), seen by a seat or a spectator; what happened `since` a
    line before comes with its pictures, as at the table."""
    here = tuple(True for _ in source.seats)
    before = None
    if since is not None:
        begun = Moment(id, played(source, since, viewer), source.seats, here)
        _, before = frames.position(begun, viewer)
    position, _ = frames.position(Moment(id, played(source, at, viewer), source.seats, here), viewer, before)
    return ReplayPosition(**position, last=len(source.record.lines), stops=stops(source.record), captions=[])


def mat(source: Replay, at: int | None, viewer: Viewer, seat: int) -> Mat:
    """What one player had at that line."""
    return looks.mat(played(source, at, viewer), viewer, seat)


def course(source: Replay, language: str) -> Course:
    """How everybody stood from answer to answer."""
    words, stood = games[source.record.game].words(language, source.edition), source.course
    begun = [now.line for before, now in pairwise(stood) if now.round > before.round]
    return {
        "label": words("standing") if words.has("standing") else "",
        "at": [each.line for each in stood],
        "values": [each.values for each in stood],
        "rounds": begun,
    }


def played(source: Replay, at: int | None, viewer: Viewer) -> Match:
    found = source.record
    last = len(found.lines)
    at = last if at is None else at
    if not 0 <= at <= last:
        raise TableRefusal("line-unknown", last=last, at=at)
    if viewer.wanted is not None and viewer.wanted != SPECTATOR and not 0 <= viewer.wanted < found.seats:
        raise Refusal("seat-unknown", seat=viewer.wanted, most=found.seats - 1)
    return source.at(at)


def stops(found: Record) -> list[int]:
    """Where to stop while stepping: before each answer of a seat, when chance has spoken, and at the end."""
    return [at for at, line in enumerate(found.lines) if line.seat != CHANCE] + [len(found.lines)]
