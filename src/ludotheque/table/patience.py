"""Patience has an end: connections that send no whole request, or do not take what they are sent, are let go.

The server waits for ever for the head of a request, and for a reader that has stopped to read; these two protocols,
over those it would choose by itself, do not.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from ludotheque.table.settings import Settings

GRACE = 5.0  # seconds for a live connection to be closed with a word, before it is simply cut


class Deadline:
    """Cuts a connection if it is not called off in time; set twice, the first holds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def set(self, transport: asyncio.Transport) -> None:
        if self._timer is None:  # abort, for closing would wait for the reader
            self._timer = asyncio.get_running_loop().call_later(self.seconds, transport.abort)

    def call_off(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Reading(asyncio.Protocol):
    """Goes over a protocol of the server: what is sent must be taken in time."""

    to_read: Deadline
    transport: asyncio.Transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.to_read.call_off()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.to_read.set(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.to_read.call_off()


def http_with(settings: Settings) -> type[asyncio.Protocol]:
    """The server's protocol for requests: their head must come in time, and answers must be taken in time."""

    class Http(Reading, AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        def __init__(self, *args: Any, **named: Any) -> None:
            super().__init__(*args, **named)
            self.to_ask, self.to_read = Deadline(settings.patience), Deadline(settings.patience)

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.to_ask.set(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            self.to_ask.call_off()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            asked = self.cycle is not None and not self.cycle.response_complete
            if asked or self not in self.connections:  # a live connection has its own protocol
                self.to_ask.call_off()
            else:
                self.to_ask.set(self.transport)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self.to_ask.call_off()  # the server has its own patience with who asks nothing more

    return Http


def live_with(settings: Settings) -> type[asyncio.Protocol]:
    """The server's protocol for live connections: whoever does not read is cut at last."""

    class Live(Reading, AutoWebSocketsProtocol):  # type: ignore[misc, valid-type]
        def __init__(self, *args: Any, **named: Any) -> None:
            super().__init__(*args, **named)
            self.to_read = Deadline(2 * settings.patience + GRACE)

    return Live
