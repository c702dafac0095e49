"""A real server in a process of its own, and guests who visit it by HTTP and websocket."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import httpx
from pydantic import TypeAdapter
from sqlalchemy import create_engine, text
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from ludotheque.agents import make
from ludotheque.core.edition import Edition
from ludotheque.core.match import Match
from ludotheque.games import games
from ludotheque.table.hall import doorway
from ludotheque.table.hall.keeping import new_row
from ludotheque.table.hall.rows import Base
from ludotheque.table.hall.store import Store
from ludotheque.table.protocol.messages import FromServer
from ludotheque.table.seating import Key, Seat, fresh_id, fresh_key, hashed, link, planned_keys
from ludotheque.table.settings import as_url
from tests.table import postgres

ON_POSTGRES = os.environ.get("LUDOTHEQUE_TEST_DATABASE") == "postgresql"  # where nothing else is said
PATIENCE = 60.0  # how long a test waits before it calls something lost; no test depends on how quick it is

Frame = dict[str, Any]
FROM_SERVER: TypeAdapter[FromServer] = TypeAdapter(FromServer)
LINKS = [{"kind": "link", "name": "Ada"}, {"kind": "link", "name": "Yann"}]


def fresh_database(file: Path) -> str:
    """Where a test keeps tables: in a file, or in PostgreSQL where the whole run is to be on it."""
    return as_url(postgres.fresh_database()) if ON_POSTGRES else f"sqlite:///{file}"


class Server:
    """`ludotheque serve` on a free port with its own database; it can be killed and started again."""

    def __init__(
        self, folder: Path, port: int | None = None, editions: Path | None = None, games: Path | None = None,
        environment: dict[str, str] | None = None, program: tuple[str, ...] = ("-m", "ludotheque"),
        url: str | None = None, wishes: tuple[str, ...] = (), log: Path | None = None,
    ) -> None:  # fmt: skip
        self.program = program
        self.wishes = wishes
        self.log = log  # where what it logs is kept, for a test to read
        self.environment = (environment or {}) | ({"LUDOTHEQUE_GAMES": str(games)} if games else {})
        folder.mkdir(exist_ok=True)
        self.database = folder / "table.sqlite3"
        self.url = url or fresh_database(self.database)
        self.editions = editions
        self.port = port or free_port()
        self.start()

    def start(self) -> None:
        command = [sys.executable, *self.program, "serve", "--port", str(self.port)]
        command += ["--database", self.url, *self.wishes]
        command += ["--editions", str(self.editions)] if self.editions else []
        environment = os.environ | self.environment
        with open(self.log, "a") if self.log else nullcontext() as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("Ludothèque: http://"), "the server did not start"
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        self.http.get("/static/app.css")  # it answers; drawing all games would take each server seconds

    def rows(self, question: str, **facts: Any) -> list[tuple[Any, ...]]:
        """What the database answers, whichever it is."""
        engine = create_engine(as_url(self.url))
        with engine.begin() as connection:
            found = connection.execute(text(question), facts)
            rows = [tuple(row) for row in found] if found.returns_rows else []
        engine.dispose()
        return rows

    def everything(self) -> str:
        """All that is stored, as text."""
        return "".join(str(self.rows(f'select * from "{table.name}"')) for table in Base.metadata.sorted_tables)

    def kill(self) -> None:
        """-9: no time to tidy up."""
        self.http.close()
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        self.http.close()
        self.process.terminate()
        self.process.wait(PATIENCE)

    def children(self) -> list[int]:
        return [
            int(pid) for pid in Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        ]

    def thinkers(self) -> list[int]:
        """The processes that think for the computer seats."""
        return [pid for pid in self.children() if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    @contextmanager
    def lost_in_thought(self) -> Iterator[list[int]]:
        """The thinking processes stand still, as if thinking took for ever."""
        pids = self.thinkers()
        assert pids, "no computer has been asked yet"
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield pids
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)

    # guests

    def set_up(self, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        reply = self.http.post("/api/tables", json={"game": "loire", "seats": list(seats), **more})
        assert reply.status_code == 200, reply.text
        new: dict[str, Any] = reply.json()
        return new

    def set_up_from(self, seed: str, game: str, *seats: dict[str, Any], **settings: Any) -> dict[str, Any]:
        """The same with a seed that is known beforehand.

        Somebody who is no computer must be asked first.
        """
        names = [seat.get("name") or f"Player {at + 1}" for at, seat in enumerate(seats)]
        match = Match(games[game], len(seats), seed, names=names, settings=settings)
        assert seats[match.seat]["kind"] != "computer", f"{seed}: a computer is asked first, and nobody wakes it"
        return self.put_down(match, *seats)

    def set_up_over(
        self, *seats: dict[str, Any], edition: Edition | None = None, private: bool = False
    ) -> dict[str, Any]:
        """A table whose match has just ended."""
        match = Match(games["loire"], len(seats), "over", edition, names=[seat["name"] for seat in seats])
        player = make("greedy", 1)
        while not match.over:
            match.play(player.choose(match.eyes()))
        return self.put_down(match, *seats, private=private)

    def put_down(self, match: Match, *seats: dict[str, Any], private: bool = False) -> dict[str, Any]:
        """A match as it stands, put into the store, where the server finds it."""
        taken = [Seat(seat["kind"], seat.get("level")) for seat in seats]
        table = fresh_id()
        keys = [(fresh_key(), opens, host) for opens, host in planned_keys(taken)]
        rows = [doorway.row(table, Key(hashed(key), opens, host, claimed=host)) for key, opens, host in keys]
        store = Store(as_url(self.url))
        store.create(new_row(table, match, taken, private), rows, match.lines)
        store.close()
        links = [{"seat": opens[0], "url": link(table, key)} for key, opens, host in keys if not host]
        return {"table": table, "host": link(table, keys[0][0]), "links": links}

    def table_of_two(self) -> tuple[Guest, Guest]:
        """Ada and Yann, each with a link of their own."""
        ada, yann = self.seated(self.set_up(*LINKS))
        return ada, yann

    def seated(self, new: dict[str, Any]) -> list[Guest]:
        """Everybody who was sent a link to a new table has opened it."""
        return [self.guest(link["url"]) for link in new["links"]]

    def guest(self, url: str) -> Guest:
        """Somebody who opens a link, and sits there by the key that he is given for it."""
        guest = Guest(self, table_in(url))
        reply = guest.post("claim", key=key_in(url))
        assert reply.status_code == 200, reply.text
        guest.key = reply.json()["key"]
        return guest

    def host(self, *seats: dict[str, Any], **more: Any) -> Guest:
        new = self.set_up(*seats, **more)
        return Guest(self, new["table"], key_in(new["host"]))


class Guest:
    """Somebody at a table: with a key a player, without one a spectator."""

    def __init__(self, server: Server, table: str, key: str | None = None) -> None:
        self.server = server
        self.table = table
        self.key = key

    @property
    def shown(self) -> dict[str, str]:
        """The key as it is shown with every request."""
        return {"Authorization": f"Bearer {self.key}"} if self.key else {}

    def get(self, what: str = "", **query: Any) -> httpx.Response:
        address = f"/api/tables/{self.table}/{what}".rstrip("/")
        return self.server.http.get(address, params=query, headers=self.shown)

    def look(self, **query: Any) -> Frame:
        reply = self.get(**query)
        assert reply.status_code == 200, reply.text
        return described(reply.text)

    def post(self, what: str, /, **body: Any) -> httpx.Response:
        return self.server.http.post(f"/api/tables/{self.table}/{what}", json=body, headers=self.shown)

    def answer(self, action: str | None = None, **wrong: Any) -> httpx.Response:
        """Answer the question asked, with the first option unless told otherwise."""
        now = self.look()
        first = now["options"][0]["action"] if now["options"] else "stop"
        body = {"number": now["number"], "seat": now["viewer"], "action": action or first, **wrong}
        return self.post("answers", **body)

    def live(self, **query: str) -> Connection:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live?{asked}"
        return connect(address, additional_headers=self.shown, max_size=None, open_timeout=PATIENCE)


def hear(socket: Connection, *kinds: str) -> Frame:
    """The next message of one of these kinds (a position, where none is named)."""
    while True:
        message = described(socket.recv(PATIENCE))
        if message["type"] in (kinds or ("position",)):
            return message


def described(text: str | bytes, as_what: TypeAdapter[Any] = FROM_SERVER) -> Frame:
    """A message, once it is seen to be what the protocol says: nothing missing, nothing besides."""
    as_what.validate_json(text, strict=True, extra="forbid")
    message: Frame = json.loads(text)
    return message


def tell(socket: Connection, **message: Any) -> None:
    socket.send(json.dumps(message))


def asked_among(*guests: Guest) -> Guest:
    """The one whose turn it is."""
    return next(guest for guest in guests if guest.look()["status"] == "asked")


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something holds; only how long it takes is uncertain, not whether."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "it never came true"
        time.sleep(0.02)


def key_in(url: str) -> str:
    return url.partition("#")[2]


def table_in(url: str) -> str:
    return url.partition("#")[0].rpartition("/")[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
