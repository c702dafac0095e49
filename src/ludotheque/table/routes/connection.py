"""The live connection: positions come as they happen, answers go the same way."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Final, assert_never

import anyio
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect, WebSocketState

from ludotheque.core.refusal import Refusal
from ludotheque.table.hall.audience import Listener, as_text
from ludotheque.table.hall.doorway import arrive
from ludotheque.table.hall.live_table import LiveTable
from ludotheque.table.hall.timekeeper import back
from ludotheque.table.language import language_of
from ludotheque.table.measures import measures
from ludotheque.table.protocol import messages
from ludotheque.table.refusals import TableRefusal, as_data
from ludotheque.table.routes.context import hall_of, viewer_at
from ludotheque.table.routes.keys import ShownKey
from ludotheque.table.seating import Shown
from ludotheque.table.visitor import visitor

router = APIRouter()
log = logging.getLogger("ludotheque.table")
REFUSED: Final = 4403
LAGGING: Final = 1013


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str, shown: ShownKey, shape: str = "wide") -> None:
    language = language_of(socket)
    await socket.accept()
    try:
        found = await hall_of(socket).table(table)
        await arrive(found, shown)
        opened = found.keyring.opened_by(shown)
        listener = Listener(viewer_at(found, shown, shape, language), opened.hash if opened else None)
    except Refusal as refusal:
        await socket.send_text(as_text(refused(refusal, language)))
        await socket.close(REFUSED)
        return
    await Visit(socket, found, listener, shown).last()


class Visit:
    """One connection from its beginning to its end."""

    def __init__(self, socket: WebSocket, table: LiveTable, listener: Listener, shown: Shown | None) -> None:
        self.socket = socket
        self.table = table
        self.listener = listener
        self.shown = shown
        self.sending_since: float | None = None

    async def last(self) -> None:
        self.table.join(self.listener)
        await back(self.table, self.listener.viewer.mine)
        try:
            tasks = [asyncio.create_task(work()) for work in (self._send, self._receive, self._lag)]
            _, unfinished = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in unfinished:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            for problem in ended:
                if isinstance(problem, Exception) and not isinstance(problem, WebSocketDisconnect):
                    log.warning("a connection to table %s broke off: %r", self.table.id, problem)
        finally:
            self.table.leave(self.listener)
        if self.socket.client_state == WebSocketState.CONNECTED:
            with anyio.move_on_after(1):
                await self.socket.close(LAGGING if self.listener.lagging.is_set() else REFUSED)

    async def _send(self) -> None:
        while (text := await self.listener.next()) is not None:
            self.sending_since = monotonic()
            await self.socket.send_text(text)
            self.sending_since = None

    async def _lag(self) -> None:
        """Until too much is waiting, or what was sent is not taken: it is let go, and may come back."""
        patience = self.socket.app.state.patience
        while not self.listener.lagging.is_set():
            with anyio.move_on_after(patience):  # a look now and then costs less than a clock for every frame
                await self.listener.lagging.wait()
            if self.sending_since is not None and monotonic() > self.sending_since + patience:
                self.listener.lagging.set()

    async def _receive(self) -> None:
        """Whatever comes, the connection stays: what cannot be read is answered with a sentence."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1000))
            try:
                visitor.get().spend("requests")
                await self._do(read(message))
            except Refusal as refusal:
                measures().refusal(refusal.key)
                self.listener.put(refused(refusal, self.listener.viewer.language))

    async def _do(self, wish: messages.FromClient) -> None:
        match wish:
            case messages.AnswerMessage():
                self.table.player(self.shown, wish.seat)
                await self.table.answer(wish.number, wish.seat, wish.action)
            case messages.UndoMessage():
                self.table.player(self.shown, wish.seat)
                await self.table.undo(wish.number, wish.seat)
            case messages.ConsentMessage():
                self.table.player(self.shown, wish.seat)
                await self.table.retaking.consent(wish.seat, wish.yes)
            case messages.SayMessage():
                await self.table.say(self.table.player(self.shown), wish.text)
            case messages.ShapeMessage():
                self.listener.reshape(wish.shape)
                self.listener.put(self.table.showing)
            case messages.PingMessage():
                self.listener.put({"type": "pong"})
            case _:
                assert_never(wish)


def read(message: Message) -> messages.FromClient:
    text = message.get("text")
    if text is None:
        raise TableRefusal("frame", why="binary")
    try:
        return messages.READ.validate_json(text)
    except ValidationError as problem:
        first = problem.errors()[0]
        where = ".".join(map(str, first["loc"]))
        raise TableRefusal("frame", why=f"{where}: {first['msg']}" if where else first["msg"]) from None


def refused(refusal: Refusal, language: str) -> messages.RefusalMessage:
    return messages.RefusalMessage(type="refusal", **as_data(refusal, language))
