"""A disk that is full or closed: a sentence, and nothing lost."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from sqlalchemy import event

from ludotheque.core.match import Match
from ludotheque.core.record import Line
from ludotheque.core.refusal import Refusal
from ludotheque.games import games
from ludotheque.table.hall.database import Taken
from ludotheque.table.hall.keeping import new_row
from ludotheque.table.hall.store import Store
from ludotheque.table.seating import Seat
from tests.table.house import LINKS, ON_POSTGRES, PATIENCE, Server, fresh_database, hear, tell

UNLIMITED = resource.RLIM_INFINITY
a_file = pytest.mark.skipif(ON_POSTGRES, reason="the disk of a file: PostgreSQL has its own")


def fill_disk(server: Server) -> None:
    """The system refuses every further write of the server, as a full disk does."""
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, hard))


def empty_disk(server: Server) -> None:
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))


@a_file
def test_on_a_full_disk_an_answer_is_refused_and_the_match_stays_where_it_was(own_server: Server) -> None:
    ada, yann = own_server.table_of_two()
    over = own_server.set_up_over(*LINKS)
    rose = own_server.guest(over["links"][0]["url"])
    with ada.live() as here, yann.live() as there:
        before = hear(here)
        hear(there)
        fill_disk(own_server)
        reply = ada.answer("place tours")
        assert (reply.status_code, reply.json()["error"]) == (507, "unstored")
        assert "nothing was changed" in reply.json()["sentence"]
        tell(here, type="answer", number=0, seat=0, action="place tours")
        assert hear(here, "position", "refusal")["error"] == "unstored"
        assert ada.look()["number"] == before["number"]
        refused = ada.post("chat", text="?"), ada.post("rename", seat=0, name="?"), rose.post("rematch")
        assert [reply.status_code for reply in refused] == [507, 507, 507]
        wish = {"game": "loire", "seats": [{"kind": "here"}] * 2}
        assert own_server.http.post("/api/tables", json=wish).status_code == 507
        empty_disk(own_server)
        assert ada.answer("place tours").status_code == 200
        assert hear(there)["number"] == 1, "the others saw nothing of what was not stored"
    own_server.kill()
    own_server.start()
    assert ada.look()["number"] == 1


@a_file
def test_a_computer_whose_answer_could_not_be_stored_tries_again(own_server: Server) -> None:
    ada = own_server.host({"kind": "here", "name": "Ada"}, {"kind": "computer", "level": "easy"})
    with ada.live() as socket:
        hear(socket)
        ada.answer("place tours")
        assert hear(socket)["number"] == 1
        frame = hear(socket)
        while frame["asked"] != 0:
            frame = hear(socket)
        with own_server.lost_in_thought():
            while frame["asked"] == 0:
                ada.answer()
                frame = hear(socket)
            fill_disk(own_server)
        assert hear(socket, "refusal")["error"] == "unstored"
        empty_disk(own_server)
        assert hear(socket)["number"] > frame["number"]


def test_a_database_that_has_become_read_only_refuses_an_answer_in_a_sentence(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'table.sqlite3'}")
    match = Match(games["loire"], 2, "seed")
    store.create(new_row("t", match, [Seat("here"), Seat("here")]), [], [])

    @event.listens_for(store.engine, "checkout")
    def close_for_writing(connection: object, *_: object) -> None:
        connection.execute("PRAGMA query_only=ON")  # type: ignore[attr-defined]

    with pytest.raises(Refusal, match="nothing was changed"):
        store.append("t", 0, [Line(0, "place tours")], {})
    _, _, lines, _ = store.find("t")
    assert lines == []


def test_the_same_number_is_stored_once(tmp_path: Path) -> None:
    store = Store(fresh_database(tmp_path / "table.sqlite3"))
    match = Match(games["loire"], 2, "seed")
    store.create(new_row("t", match, [Seat("here"), Seat("here")]), [], [])
    store.append("t", 0, [Line(0, "place tours")], {})
    with pytest.raises(Taken):
        store.append("t", 0, [Line(0, "place blois"), Line(1, "place blois")], {})
    _, _, lines, _ = store.find("t")
    assert lines == [Line(0, "place tours")]


def test_answers_at_many_tables_at_once_all_find_their_turn(tmp_path: Path) -> None:
    store = Store(fresh_database(tmp_path / "table.sqlite3"))
    match = Match(games["loire"], 2, "seed")
    tables = [f"t{number}" for number in range(30)]
    for table in tables:
        store.create(new_row(table, match, [Seat("here"), Seat("here")]), [], [])

    def answer(table: str) -> None:
        for number in range(10):
            store.append(table, number, [Line(0, "place tours")], {})

    with ThreadPoolExecutor(30) as pool:
        list(pool.map(answer, tables))
    assert all(len(store.find(table)[2]) == 10 for table in tables)


def started(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludotheque", "serve", *arguments]
    spoken = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=spoken)


def test_a_port_in_use_is_told_in_a_sentence(server: Server, tmp_path: Path) -> None:
    ended = started("--port", str(server.port), "--database", str(tmp_path / "x.sqlite3"))
    assert ended.returncode == 1
    assert ended.stderr.startswith(f"Port {server.port} on 127.0.0.1 is already in use.")
    assert "Traceback" not in ended.stderr


@a_file
def test_a_database_that_cannot_be_written_is_told_at_the_start(own_server: Server, tmp_path: Path) -> None:
    own_server.table_of_two()
    closed = f"sqlite:///file:{own_server.database}?mode=ro&uri=true"
    for database in (closed, str(tmp_path / "nowhere" / "x.sqlite3"), "/proc/x.sqlite3"):
        ended = started("--port", "0", "--database", database)
        assert ended.returncode == 1
        assert "cannot be used" in ended.stderr and "Traceback" not in ended.stderr


def test_ctrl_c_ends_the_server_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0"]
    command += ["--database", str(tmp_path / "x.sqlite3")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        url = process.stdout.readline().removeprefix("Ludothèque: ").strip()
        assert httpx.get(url, timeout=PATIENCE).status_code == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        assert process.stderr.read() == ""


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.sqlite3"
    file.write_text("Dear Ada, " * 200)
    ended = started("--port", "0", "--database", str(file))
    assert ended.returncode == 1 and "not a database" in ended.stderr
    assert file.read_text() == "Dear Ada, " * 200
