"""Connections: nobody holds one for ever without using it, and who lags behind catches up or comes back."""

from __future__ import annotations

import asyncio
import base64
import socket
from collections.abc import Iterator, Sequence
from http.client import HTTPConnection
from pathlib import Path

import pytest
from starlette.types import Message

from ludotheque.games import games
from ludotheque.table.app import create_app
from ludotheque.table.hall.audience import Listener, Showing
from ludotheque.table.hall.founding import set_up
from ludotheque.table.hall.hall import Hall
from ludotheque.table.seating import Seat
from ludotheque.table.settings import PENDING_FRAMES, PENDING_MESSAGES, Settings
from ludotheque.table.shown.moment import Moment, Viewer
from tests.table.house import PATIENCE, Server, eventually, hear
from tests.waiting import done

SECRET = base64.b64encode(bytes(16)).decode()
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


def held(server: Server, callers: Sequence[socket.socket]) -> int:
    """How many of these connections the server still holds."""
    theirs = {(server.port, caller.getsockname()[1]) for caller in callers}
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ends = [(int(row[1][9:], 16), int(row[2][9:], 16)) for row in rows if row[9] != "0"]  # somebody has it open
    return len(theirs.intersection(ends))


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
    asking = HTTPConnection("127.0.0.1", hasty.port, PATIENCE)
    asking.connect()
    line = asking.sock
    for _ in range(3):
        asking.request("GET", "/api/tables")
        reply = asking.getresponse()
        assert reply.status == 200 and reply.read()
        assert asking.sock is line, "by the same connection"
    asking.close()


def test_an_answer_that_nobody_takes_is_let_go(hasty: Server) -> None:
    ask = b"GET /rules/tapestry HTTP/1.1\r\nHost: here\r\n\r\n"
    callers = [call(hasty, ask * 40, window=2048) for _ in range(3)]
    assert all(caller.recv(1) for caller in callers), "it begins to answer"
    eventually(lambda: not held(hasty, callers))
    for caller in callers:
        caller.close()


def test_a_live_connection_that_never_reads_is_let_go_and_the_others_play_on(hasty: Server) -> None:
    ada = hasty.host({"kind": "here"}, {"kind": "here"})
    asked = (
        f"GET /api/tables/{ada.table}/live HTTP/1.1\r\nHost: 127.0.0.1:{hasty.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {SECRET}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    wish = b'{"type":"shape","shape":"wide"}'  # is answered with a whole frame
    masked = bytes([0x81, 0x80 | len(wish), 0, 0, 0, 0]) + wish
    with ada.live() as playing:
        hear(playing)
        sleepers = [call(hasty, asked.encode(), window=2048) for _ in range(3)]
        for sleeper in sleepers:
            sleeper.recv(10)  # it is open; what else comes stays where it is
            sleeper.sendall(masked * 300)
        eventually(lambda: not held(hasty, sleepers))
        assert ada.answer().status_code == 200
        assert hear(playing)["number"] == 1
        for sleeper in sleepers:
            sleeper.close()


def test_whoever_does_not_take_a_frame_in_time_is_told_to_come_back_later(tmp_path: Path) -> None:
    async def evening() -> list[int]:
        app = create_app(Settings(f"sqlite:///{tmp_path / 'tables.sqlite3'}", patience=0.05))
        hall: Hall = app.state.hall
        table = (await set_up(hall, games["loire"], [{"kind": "here"}, {"kind": "here"}], {}, "en"))["table"]
        coming: asyncio.Queue[Message] = asyncio.Queue()
        coming.put_nowait({"type": "websocket.connect"})
        closed: list[int] = []

        async def send(message: Message) -> None:
            if message["type"] == "websocket.send":
                await asyncio.Event().wait()  # the other side does not read
            if message["type"] == "websocket.close":
                closed.append(message["code"])

        path = f"/api/tables/{table}/live"
        scope = {"type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "headers": [],
                 "client": ("127.0.0.1", 1), "subprotocols": [], "root_path": "", "scheme": "ws"}  # fmt: skip
        await asyncio.wait_for(app(scope, coming.get, send), PATIENCE)
        assert not (await hall.table(table)).listeners
        hall.close()
        return closed

    assert done(evening()) == [1013]


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
        assert '"number":0' in str(await listener.next())
        last = 3 * PENDING_FRAMES
        for answers in range(1, last):
            listener.put(Showing(moment(answers), whole=answers == last - 2))
            listener.put({"type": "pong"})
        shown, frames = [], [str(await listener.next()) for _ in range(PENDING_FRAMES + last - 1)]
        for frame in frames:
            if '"type":"position"' in frame:
                shown.append(frame)
        assert len(shown) == PENDING_FRAMES, "no more wait than that"
        assert '"whole":true' in shown[-1], "what was to be told anew is told anew, though that frame was passed over"
        assert f'"number":{moment(last - 1).number},' in shown[-1]
        assert len(frames) - len(shown) == last - 1 and not listener.lagging.is_set()

    done(evening())


def test_who_lags_too_far_behind_must_come_back() -> None:
    async def evening() -> None:
        listener = Listener(Viewer())
        for _ in range(PENDING_MESSAGES):
            listener.put({"type": "pong"})
        assert not listener.lagging.is_set()
        listener.put({"type": "pong"})
        assert listener.lagging.is_set()

    done(evening())
