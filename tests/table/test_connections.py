"""Connections: nobody holds one for ever without using it, and who lags behind catches up or comes back."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.games import games
from ludotheque.table.hall.audience import Listener, Showing
from ludotheque.table.seating import Seat
from ludotheque.table.settings import PENDING_FRAMES, PENDING_MESSAGES
from ludotheque.table.shown.frames import Moment, Viewer
from tests.table.house import PATIENCE, Server, eventually, hear

SHORT = {"LUDOTHEQUE_PATIENCE": "1"}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits only a second for whoever is slow."""
    running = Server(tmp_path_factory.mktemp("hasty"), environment=SHORT)
    yield running
    running.stop()


def call(server: Server, text: bytes, window: int | None = None) -> socket.socket:
    caller = socket.socket()
    if window:
        caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    caller.settimeout(PATIENCE)
    caller.connect(("127.0.0.1", server.port))
    caller.sendall(text)
    return caller


def heard_to_the_end(caller: socket.socket) -> bytes:
    """All that comes until the server closes."""
    heard = b""
    try:
        while more := caller.recv(65536):
            heard += more
    except ConnectionResetError:
        pass
    return heard


def sockets_of(server: Server) -> int:
    folder = Path(f"/proc/{server.process.pid}/fd")
    return sum(os.readlink(file).startswith("socket:") for file in folder.iterdir())


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: here\r\nX: "])
def test_a_request_that_is_never_finished_is_let_go(hasty: Server, begun: bytes) -> None:
    with call(hasty, begun) as caller:
        assert heard_to_the_end(caller) == b""


def test_a_request_that_comes_letter_by_letter_does_not_live_longer(hasty: Server) -> None:
    with call(hasty, b"GET / HTTP/1.1\r\n") as caller, pytest.raises((ConnectionResetError, BrokenPipeError)):
        caller.settimeout(0.05)
        for _ in range(int(PATIENCE / 0.05)):
            caller.sendall(b"X-More: 1\r\n")
            try:
                if caller.recv(1) == b"":
                    raise ConnectionResetError
            except TimeoutError:
                pass


def test_a_body_that_is_never_finished_is_answered_with_a_sentence(hasty: Server) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with call(hasty, head) as caller:
        heard = heard_to_the_end(caller)
    assert heard.startswith(b"HTTP/1.1 408 ") and b'"error":"too-slow"' in heard


def test_whoever_comes_in_time_is_served_again_and_again(hasty: Server) -> None:
    ask = b"GET /api/tables HTTP/1.1\r\nHost: here\r\n\r\n"
    with call(hasty, ask[:9]) as caller:
        caller.sendall(ask[9:])
        for _ in range(3):
            assert caller.recv(65536).startswith(b"HTTP/1.1 200 ")
            caller.sendall(ask)


def test_an_answer_that_nobody_takes_is_let_go(hasty: Server) -> None:
    before = sockets_of(hasty)
    ask = b"GET /rules/tapestry HTTP/1.1\r\nHost: here\r\n\r\n"
    callers = [call(hasty, ask * 40, window=2048) for _ in range(3)]
    eventually(lambda: sockets_of(hasty) >= before + 3)
    eventually(lambda: sockets_of(hasty) <= before)
    for caller in callers:
        caller.close()


def test_a_live_connection_that_never_reads_is_let_go_and_the_others_play_on(hasty: Server) -> None:
    ada = hasty.host({"kind": "here"}, {"kind": "here"})
    path = f"/api/tables/{ada.table}/live"
    key = base64.b64encode(os.urandom(16)).decode()
    asked = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{hasty.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    with ada.live() as playing:
        hear(playing)
        before = sockets_of(hasty)
        sleepers = [call(hasty, asked.encode(), window=2048) for _ in range(3)]
        eventually(lambda: sockets_of(hasty) >= before + 3)
        until = iter(range(3000))
        while sockets_of(hasty) > before:
            assert next(until, None) is not None, "whoever never reads is still there"
            frame = ada.look()
            if frame["status"] != "asked":
                break
            assert ada.answer().status_code == 200
            hear(playing)
        eventually(lambda: sockets_of(hasty) <= before)
        for sleeper in sleepers:
            sleeper.close()
    with ada.live() as again:
        assert hear(again)["whole"]


# who lags


def moment(answers: int) -> Moment:
    match = games["loire"].new(2, "lag")
    for _ in range(answers):
        match.play(match.options[0])
    return Moment("lag", match, (Seat("here"), Seat("here")), (True, True))


def test_who_lags_is_shown_several_moves_at_once_and_loses_no_news() -> None:
    async def evening() -> None:
        listener = Listener(Viewer((0, 1)))
        listener.put(Showing(moment(0)))
        assert '"number":0' in await listener.next()
        last = 3 * PENDING_FRAMES
        for answers in range(1, last):
            listener.put(Showing(moment(answers), whole=answers == last - 2))
            listener.put({"type": "pong"})
        shown, frames = [], [await listener.next() for _ in range(PENDING_FRAMES + last - 1)]
        for frame in frames:
            if '"type":"position"' in frame:
                shown.append(frame)
        assert len(shown) == PENDING_FRAMES, "no more wait than that"
        assert '"whole":true' in shown[-1], "what was to be told anew is told anew, though that frame was passed over"
        assert f'"number":{moment(last - 1).number},' in shown[-1]
        assert len(frames) - len(shown) == last - 1 and not listener.lagging.is_set()

    asyncio.run(evening())


def test_who_lags_too_far_behind_must_come_back() -> None:
    async def evening() -> None:
        listener = Listener(Viewer())
        for _ in range(PENDING_MESSAGES):
            listener.put({"type": "pong"})
        assert not listener.lagging.is_set()
        listener.put({"type": "pong"})
        assert listener.lagging.is_set()

    asyncio.run(evening())
