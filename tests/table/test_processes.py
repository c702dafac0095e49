"""Several processes serve one PostgreSQL database: what happens in one is seen in all, and a kill loses nothing."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.table import postgres
from tests.table.house import LINKS, Guest, Server, asked_among, eventually, hear, key_in, tell

COMPUTER = {"kind": "computer", "level": "easy"}


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    url = postgres.fresh_database()
    servers = [Server(tmp_path_factory.mktemp(name), url=url) for name in ("first", "second")]
    yield servers[0], servers[1]
    for server in servers:
        server.stop()


def through(server: Server, guest: Guest) -> Guest:
    """The same person, by way of another process."""
    return Guest(server, guest.table, guest.key)


def apart(pair: tuple[Server, Server]) -> tuple[Guest, Guest]:
    """Ada and Yann, each by way of another process."""
    ada, yann = pair[0].table_of_two()
    return ada, through(pair[1], yann)


def test_an_answer_through_one_process_is_seen_live_through_the_other(pair: tuple[Server, Server]) -> None:
    ada, yann = apart(pair)
    with yann.live() as seen, ada.live() as own:
        hear(seen), hear(own)
        ada.answer("place tours")
        assert hear(seen)["number"] == hear(own)["number"] == 1
        yann.answer("place blois")
        assert hear(own)["number"] == hear(seen)["number"] > 1


def test_a_match_is_played_through_two_processes_by_turns_and_both_agree(pair: tuple[Server, Server]) -> None:
    ada, yann = apart(pair)
    for _ in range(30):
        assert asked_among(ada, yann).answer().status_code == 200
    others = through(pair[1], ada), through(pair[0], yann)
    assert [guest.look() for guest in (ada, yann)] == [guest.look() for guest in others]


def test_of_many_answers_through_both_processes_exactly_one_is_stored(pair: tuple[Server, Server]) -> None:
    ada, _ = apart(pair)
    twins = [ada, through(pair[1], ada)]
    wish = {"number": 0, "seat": 0, "action": "place tours"}
    with ThreadPoolExecutor(16) as pool:
        statuses = sorted(pool.map(lambda at: twins[at % 2].post("answers", **wish).status_code, range(32)))
    assert statuses == [200] + [409] * 31
    assert ada.look()["number"] == 1


def test_what_is_taken_back_said_and_renamed_through_one_is_seen_through_the_other(pair: tuple[Server, Server]) -> None:
    ada, yann = apart(pair)
    with yann.live() as seen:
        hear(seen)
        ada.answer("place tours")
        hear(seen)
        assert ada.post("undo", number=1, seat=0).status_code == 200
        back = hear(seen)
        assert back["number"] == 2 and back["whole"]
        ada.post("chat", text="la Loire est basse")
        assert hear(seen, "chat")["text"] == "la Loire est basse"
        ada.post("rename", seat=0, name="Aïcha")
        assert hear(seen)["seats"][0]["name"] == "Aïcha"
    assert yann.look()["chat"][-1]["text"] == "la Loire est basse"


def test_who_is_connected_elsewhere_is_here(pair: tuple[Server, Server]) -> None:
    ada, yann = apart(pair)
    with ada.live() as own:
        hear(own)
        with yann.live():
            while hear(own, "presence")["here"] != [True, True]:
                pass  # that Ada herself has come is told as well
        assert hear(own, "presence")["here"] == [True, False]


def test_the_others_consent_by_way_of_another_process(pair: tuple[Server, Server]) -> None:
    ada, yann = apart(pair)
    ada.answer("place tours"), yann.answer("place blois")
    with ada.live() as own, yann.live() as other:
        hear(own), hear(other)
        number = ada.look()["number"]
        assert ada.post("undo", number=number, seat=0).status_code == 200
        assert hear(other, "retake")["waiting"] == [1]
        tell(other, type="consent", seat=1, yes=True)
        assert hear(own)["number"] == number + 1
        assert hear(own, "retake")["granted"]
    assert ada.look()["options"]


def test_a_link_opened_through_both_at_once_seats_one(pair: tuple[Server, Server]) -> None:
    new = pair[0].set_up(*LINKS)
    link = new["links"][0]["url"]
    with ThreadPoolExecutor(6) as pool:
        statuses = list(
            pool.map(lambda at: Guest(pair[at % 2], new["table"]).post("claim", key=key_in(link)).status_code, range(6))
        )
    assert sorted(statuses) == [200, 403, 403, 403, 403, 403]


def test_a_rematch_asked_for_in_both_at_once_is_one_table(pair: tuple[Server, Server]) -> None:
    over = pair[0].set_up_over(*LINKS)
    ada, yann = pair[0].seated(over)
    both = [ada, through(pair[1], yann)]
    with ThreadPoolExecutor(2) as pool:
        replies = [reply.json() for reply in pool.map(lambda guest: guest.post("rematch"), both)]
    assert replies[0]["table"] == replies[1]["table"]


def test_computers_answer_once_and_are_seen_through_both(pair: tuple[Server, Server]) -> None:
    ada = pair[0].host({"kind": "here", "name": "Ada"}, COMPUTER)
    elsewhere = through(pair[1], ada)
    with elsewhere.live() as seen:
        hear(seen)
        assert ada.answer("place tours").status_code == 200
        while hear(seen)["asked"] != 0:
            pass
        same = ("number", "picture", "news")
        one, other = ada.look(), elsewhere.look()
        assert [one[what] for what in same] == [other[what] for what in same]


def test_the_tables_of_a_killed_process_go_on_elsewhere(tmp_path: Path) -> None:
    url = postgres.fresh_database()
    first, second = Server(tmp_path / "first", url=url), Server(tmp_path / "second", url=url)
    try:
        ada = first.host({"kind": "here", "name": "Ada"}, COMPUTER)
        ada.answer("place tours")
        eventually(lambda: ada.look()["asked"] == 0)
        with first.lost_in_thought():
            ada.answer()
            while ada.look()["asked"] == 0:
                ada.answer()
            first.process.kill()
            first.process.wait()
        there = through(second, ada)
        eventually(lambda: there.look()["asked"] == 0)
    finally:
        first.kill()
        second.stop()


def test_one_command_serves_with_several_processes_and_replaces_one_that_dies(tmp_path: Path) -> None:
    server = Server(tmp_path, url=postgres.fresh_database(), wishes=("--processes", "2"))
    try:
        ada, yann = server.table_of_two()
        for _ in range(6):
            assert asked_among(ada, yann).answer().status_code == 200
        number = ada.look()["number"]
        killed = min(server.children())
        os.kill(killed, signal.SIGKILL)
        eventually(lambda: killed not in server.children() and len(server.children()) == 2)
        server.http = httpx.Client(base_url=server.http.base_url, timeout=server.http.timeout)  # that one is cut off
        assert ada.look()["number"] == number
        assert asked_among(ada, yann).answer().status_code == 200
    finally:
        server.stop()
    assert server.process.returncode == 0


def test_several_processes_need_postgresql(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from ludotheque.cli import main

    assert main(["serve", "--processes", "2", "--database", str(tmp_path / "one.sqlite3")]) == 1
    assert "PostgreSQL" in capsys.readouterr().err
    assert not (tmp_path / "one.sqlite3").exists()
