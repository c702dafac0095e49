"""The audience of a table: who is connected, and the frames on their way to each."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import replace

import anyio
from anyio import CapacityLimiter, to_thread

from ludotheque.table.hall.keyring import Keyring
from ludotheque.table.protocol.messages import FromServer, RefusalMessage
from ludotheque.table.protocol.position import Shape
from ludotheque.table.refusals import TableRefusal, as_data
from ludotheque.table.settings import PENDING_FRAMES
from ludotheque.table.shown import frames
from ludotheque.table.shown.frames import Moment, Shown, Viewer

Made = tuple[str, Shown]


class Showing:
    """A moment and the frames made of it: viewers who see the same are sent the same bytes, made once."""

    def __init__(self, moment: Moment, whole: bool = False) -> None:
        self.moment = moment
        self.whole = whole  # the log before it does not hold any more: an answer was taken back, a name has changed
        self._made: dict[tuple[Viewer, int | None], asyncio.Task[Made]] = {}

    async def frame(self, viewer: Viewer, before: Shown | None = None) -> Made:
        """The frame as text, and what the viewer has before him then."""
        key = (viewer, before.number if before else None)
        if key not in self._made:
            self._made[key] = asyncio.create_task(drawn(self.moment, viewer, before))
        return await asyncio.shield(self._made[key])


async def drawn(moment: Moment, viewer: Viewer, before: Shown | None) -> Made:
    """Drawing takes some milliseconds: it is done beside the event loop."""
    return await to_thread.run_sync(make, moment, viewer, before, limiter=_drawers())


def make(moment: Moment, viewer: Viewer, before: Shown | None) -> Made:
    frame, shown = frames.position(moment, viewer, before)
    return as_text(frame), shown


def as_text(message: Mapping[str, object]) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


_limiters: dict[asyncio.AbstractEventLoop, CapacityLimiter] = {}


def _drawers() -> CapacityLimiter:
    """At most two drawings at once, so that stored answers never wait behind many drawings."""
    return _limiters.setdefault(asyncio.get_running_loop(), CapacityLimiter(2))


class Listener:
    """One connection: what it has been sent, and what waits to be sent."""

    def __init__(self, viewer: Viewer, key: str | None = None) -> None:
        self.viewer = viewer
        self.key = key  # the hash of the key it came with
        self.lagging = anyio.Event()
        self._queue: asyncio.Queue[Showing | FromServer | None] = asyncio.Queue(PENDING_FRAMES)
        self._shown: Shown | None = None

    def put(self, event: Showing | FromServer | None) -> None:
        """None says good-bye: what was put before is still sent."""
        try:
            self._queue.put_nowait(event)
        except asyncio.QueueFull:
            self.lagging.set()

    async def next(self) -> str | None:
        """The next message as text, in the order in which things happened; None when this is the end."""
        event = await self._queue.get()
        if event is None:
            return None
        if not isinstance(event, Showing):
            return as_text(event)
        text, self._shown = await event.frame(self.viewer, None if event.whole else self._shown)
        return text

    def sit(self, keyring: Keyring) -> bool:
        """Take the seats that the key opens now; whether they are others than before. Who lost his seat at a private
        table is told, and leaves."""
        key, before = keyring.named(self.key), self.viewer
        self.viewer = replace(before, mine=key.seats if key else (), host=key is not None and key.host)
        if key is None and keyring.private:
            self.put(RefusalMessage(type="refusal", **as_data(TableRefusal("seat-freed"), before.language)))
            self.put(None)
        return self.viewer != before

    def reshape(self, shape: Shape) -> None:
        self.viewer = replace(self.viewer, shape=shape)
        self._shown = None
