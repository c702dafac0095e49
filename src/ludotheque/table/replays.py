"""Replays: a finished table, or an uploaded record, at any of its lines."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from dataclasses import replace
from typing import Any

from anyio import to_thread

from ludotheque.core import record
from ludotheque.core.match import Match
from ludotheque.core.record import Record
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import CHANCE, SPECTATOR
from ludotheque.games import games
from ludotheque.table import frames
from ludotheque.table.frames import Scene, Viewer
from ludotheque.table.hall import Hall
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.seating import HERE, Seat
from ludotheque.table.store import Store


def keep(store: Store, body: bytes) -> str:
    """Store an uploaded record, once it has been played through; its id follows from its text."""
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise TableRefusal("record-text") from None
    found = record.read(text.replace("\r\n", "\n"))
    record.replay(found, games[found.game])
    id = urlsafe_b64encode(hashlib.sha256(body).digest())[:12].decode()
    store.keep_replay(id, text.replace("\r\n", "\n"))
    return id


async def source(hall: Hall, id: str) -> tuple[Record, tuple[Seat, ...]]:
    """The record behind an id: an upload, or a table whose match is over."""
    text = await to_thread.run_sync(hall.store.replay, id)
    if text is not None:
        found = record.read(text)
        return found, tuple(Seat(HERE) for _ in range(found.seats))
    try:
        table = await hall.table(id)
    except TableRefusal as refusal:
        if refusal.key == "table-unknown":
            raise TableRefusal("replay-unknown", replay=id[:40]) from None
        raise
    if not table.match.over:
        raise TableRefusal("record-before-end")
    return table.match.record, table.seats


def frame(id: str, found: Record, seats: tuple[Seat, ...], at: int | None, viewer: Viewer) -> dict[str, Any]:
    """The position after so many lines (None: after the last), seen by a seat or a spectator."""
    last = len(found.lines)
    at = last if at is None else at
    if not 0 <= at <= last:
        raise TableRefusal("line-unknown", last=last, at=at)
    match = played(found, at)
    if viewer.wanted is not None and viewer.wanted != SPECTATOR and not 0 <= viewer.wanted < match.seats:
        raise Refusal("seat-unknown", seat=viewer.wanted, most=match.seats - 1)
    scene = Scene(id, match, seats, tuple(True for _ in seats))
    return {**frames.position(scene, viewer), "last": last, "stops": stops(found)}


def played(found: Record, at: int) -> Match:
    """Just so many lines: where chance is asked next, fate does not go on by itself."""
    return record.replay(replace(found, lines=found.lines[:at], result=None, given_chance=True), games[found.game])


def stops(found: Record) -> list[int]:
    """Where to stop while stepping: before each answer of a seat, when chance has spoken, and at the end."""
    return [at for at, line in enumerate(found.lines) if line.seat != CHANCE] + [len(found.lines)]
