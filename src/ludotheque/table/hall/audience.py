"""The audience of a table: who is connected, and the frames on their way to each."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from dataclasses import replace

import anyio
from anyio import CapacityLimiter, to_thread
from pydantic_core import to_json

from ludotheque.table.hall.keyring import Keyring
from ludotheque.table.protocol.messages import FromServer, RefusalMessage
from ludotheque.table.protocol.position import Shape
from ludotheque.table.refusals import TableRefusal, as_data
from ludotheque.table.settings import PENDING_FRAMES, PENDING_MESSAGES
from ludotheque.table.shown import frames
from ludotheque.table.shown.frames import Shown
from ludotheque.table.shown.moment import Moment, Viewer

Made = tuple[str, Shown]


class Showing:
    """A moment and the frames made of it: viewers who see the same are sent the same bytes, made once."""

    def __init__(self, moment: Moment, whole: bool = False) -> None:
        self.moment = moment
        self.whole = whole  # the log before it does not hold any more: an answer was taken back, a name has changed
        self._made: dict[tuple[object, ...], Made] = {}  # by viewer, and by what he had before him
        self._whole: dict[Viewer, asyncio.Task[Made]] = {}

    async def frame(self, viewer: Viewer, before: Shown | None = None) -> Made:
        """The frame as text, and what the viewer has before him then."""
        if before is None:
            return await self._drawn_whole(viewer)
        key = (viewer, before.key)
        if key not in self._made:  # what is new takes a millisecond, and another thread would take as long to be woken
            self._made[key] = make(self.moment, viewer, before)
        return self._made[key]

    async def _drawn_whole(self, viewer: Viewer) -> Made:
        """A whole picture may take long the first time: it is drawn beside the event loop."""
        if viewer not in self._whole:
            self._whole[viewer] = asyncio.create_task(drawn(self.moment, viewer))
        made = self._whole[viewer]
        return made.result() if made.done() else await asyncio.shield(made)


async def drawn(moment: Moment, viewer: Viewer) -> Made:
    return await to_thread.run_sync(make, moment, viewer, None, limiter=_drawers())


def make(moment: Moment, viewer: Viewer, before: Shown | None) -> Made:
    frame, shown = frames.position(moment, viewer, before)
    return as_text(frame), shown


def as_text(message: Mapping[str, object]) -> str:
    return to_json(message).decode()


_limiters: dict[asyncio.AbstractEventLoop, CapacityLimiter] = {}


def _drawers() -> CapacityLimiter:
    """At most two drawings at once, so that stored answers never wait behind many drawings."""
    return _limiters.setdefault(asyncio.get_running_loop(), CapacityLimiter(2))


Waiting = Showing | FromServer | None


class Listener:
    """One connection: what it has been sent, and what waits to be sent."""

    def __init__(self, viewer: Viewer, key: str | None = None) -> None:
        self.viewer = viewer
        self.key = key  # the hash of the key it came with
        self.lagging = anyio.Event()
        self._waiting: deque[tuple[Waiting, bool]] = deque()  # and whether a frame must hold the whole log
        self._filled = asyncio.Event()
        self._shown: Shown | None = None

    def put(self, event: Waiting) -> None:
        """None says good-bye: what was put before is still sent."""
        whole = isinstance(event, Showing) and event.whole
        shown = [at for at, (each, _) in enumerate(self._waiting) if isinstance(each, Showing)]
        if isinstance(event, Showing) and len(shown) >= PENDING_FRAMES:  # who lags is not shown every move
            whole = whole or self._waiting[shown[-1]][1]
            del self._waiting[shown[-1]]
        if len(self._waiting) >= PENDING_MESSAGES:
            self.lagging.set()
            return
        self._waiting.append((event, whole))
        self._filled.set()

    async def next(self) -> str | None:
        """The next message as text, in the order in which things happened; None when this is the end."""
        while not self._waiting:
            self._filled.clear()
            await self._filled.wait()
        event, whole = self._waiting.popleft()
        if event is None:
            return None
        if not isinstance(event, Showing):
            return as_text(event)
        text, self._shown = await event.frame(self.viewer, None if whole else self._shown)
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
