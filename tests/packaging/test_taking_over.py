"""One server takes over from another, and a match goes on."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.table.house import PATIENCE, Frame, Guest, Server, asked_among, eventually
from tools import play


class Relay(Server):
    """A server that is handed its port, as `make play` does it, and gives way to the next."""

    def start(self) -> None:
        if not hasattr(self, "listening"):
            self.listening = play.held(self.port)
        self.process = play.serve(self.port, self.listening, ["--database", str(self.database)])  # type: ignore[assignment]
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        self.http.get("/api/games")

    def ask_to_leave(self) -> None:
        self.process.send_signal(signal.SIGUSR1)

    def leave(self) -> None:
        self.ask_to_leave()
        assert self.process.wait(PATIENCE) == 0


@pytest.fixture
def relay(tmp_path: Path) -> Iterator[Relay]:
    running = Relay(tmp_path)
    yield running
    running.stop()
    assert running.listening is not None
    running.listening.close()


def test_a_match_in_the_middle_goes_on_and_whoever_calls_meanwhile_is_answered(relay: Relay) -> None:
    ada, yann = relay.table_of_two()
    for _ in range(6):
        assert asked_among(ada, yann).answer().status_code == 200
    before = ada.look()
    relay.leave()
    replies: list[Frame] = []
    caller = threading.Thread(target=lambda: replies.append(ada.look()))
    caller.start()  # nobody serves now, but the port is held: the call waits
    with httpx.Client() as other:
        url = f"http://127.0.0.1:{relay.port}/api/games"
        with pytest.raises(httpx.ReadTimeout):
            other.get(url, timeout=0.2)
    first = relay.http
    relay.start()
    caller.join(PATIENCE)
    first.close()
    assert replies == [before]
    assert asked_among(ada, yann).answer().status_code == 200


def test_a_server_leaves_when_nobody_is_being_thought_for(relay: Relay) -> None:
    ada = relay.host({"kind": "here", "name": "Ada"}, {"kind": "computer", "level": "easy"})
    ada.answer("place tours")
    eventually(lambda: bool(ada.look()["status"] == "asked"))
    with relay.lost_in_thought():
        while (frame := ada.look())["status"] == "asked":
            ada.answer()
        relay.ask_to_leave()
        for _ in range(20):
            assert Guest(relay, ada.table).look()["number"] == frame["number"], "it serves on while a computer thinks"
        assert relay.process.poll() is None
    assert relay.process.wait(PATIENCE) == 0
    relay.http.close()
    relay.start()
    eventually(lambda: bool(ada.look()["number"] > frame["number"]))


def test_a_port_that_somebody_has_is_not_held(relay: Relay) -> None:
    assert play.held(relay.port) is None
