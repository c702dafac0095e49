"""What a host can watch: numbers for Prometheus, also of several processes together, and logs that keep secrets."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from pathlib import Path

import httpx
import psycopg
import pytest

from ludotheque.table.logs import scrubbed
from ludotheque.table.seating import fresh_key
from ludotheque.table.settings import Settings
from tests.table import postgres
from tests.table.catchers import mailbox
from tests.table.house import LINKS, Server, asked_among, eventually, hear, key_in
from tests.table.test_people import device, token_in

WORD = "a-word-for-prometheus"
SHOWN = {"Authorization": f"Bearer {WORD}"}


def told(server: Server) -> dict[str, float]:
    """All numbers, by name and labels."""
    text = server.http.get("/metrics", headers=SHOWN).text
    return {name: float(value) for name, value in re.findall(r"^(\w+(?:{.*?})?) (\S+)$", text, re.M)}


def test_numbers_are_shown_to_whoever_knows_the_word(tmp_path: Path) -> None:
    server = Server(tmp_path, environment={"LUDOTHEQUE_METRICS": WORD})
    try:
        assert server.http.get("/metrics").status_code == 403
        assert server.http.get("/metrics", headers={"Authorization": "Bearer another"}).status_code == 403
        computer = {"kind": "computer", "level": "easy"}
        ada = server.host({"kind": "here", "name": "Ada"}, computer)
        with ada.live() as seen:
            hear(seen)
            assert ada.answer("place tours").status_code == 200
            while hear(seen)["asked"] != 0:
                pass
            assert ada.post("answers", number=0, seat=0, action="place tours").status_code == 409
            eventually(lambda: told(server)["ludotheque_connections"] == 1)
        numbers = told(server)
        assert numbers['ludotheque_answer_seconds_count{by="person",game="loire"}'] == 1
        assert numbers['ludotheque_answer_seconds_count{by="computer",game="loire"}'] >= 1
        assert numbers['ludotheque_thought_seconds_count{level="easy"}'] >= 1
        assert numbers['ludotheque_refusals_total{reason="stale"}'] == 1
        assert numbers['ludotheque_request_seconds_count{route="/api/tables/{table}/answers"}'] == 2
        assert numbers['ludotheque_replies_total{status="409"}'] == 1
        assert numbers["ludotheque_tables"] >= 1 and numbers["ludotheque_stored_seconds_count"] >= 2
        assert ada.table not in server.http.get("/metrics", headers=SHOWN).text
    finally:
        server.stop()


def test_several_processes_do_not_begin_without_the_library(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from ludotheque.cli import main

    monkeypatch.setenv("LUDOTHEQUE_METRICS", WORD)
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    assert main(["serve", "--port", "0", "--processes", "2", "--database", "postgresql://nobody@nowhere/x"]) == 1
    assert 'pip install "ludotheque[metrics]"' in capsys.readouterr().err


def test_without_a_word_there_is_no_such_page(server: Server) -> None:
    assert server.http.get("/metrics", headers=SHOWN).status_code == 404


def test_of_several_processes_the_numbers_are_added_up(tmp_path: Path) -> None:
    url = postgres.fresh_database()
    server = Server(tmp_path, url=url, environment={"LUDOTHEQUE_METRICS": WORD}, wishes=("--processes", "2"))
    try:
        ada, yann = server.table_of_two()
        for _ in range(10):
            assert asked_among(ada, yann).answer().status_code == 200
        answers = 'ludotheque_answer_seconds_count{by="person",game="loire"}'
        assert [told(server)[answers] for _ in range(6)] == [10] * 6, "whichever process is asked"
        killed = min(server.children())
        os.kill(killed, signal.SIGKILL)
        eventually(lambda: killed not in server.children() and len(server.children()) == 2)
        server.http = httpx.Client(base_url=server.http.base_url, timeout=server.http.timeout)  # that one is cut off
        assert told(server)[answers] == 10, "what it counted stays"
    finally:
        server.stop()


@pytest.mark.parametrize(("name", "value", "said"), [("METRICS", "short", "too short"), ("LOGS", "yaml", "text, json")])
def test_a_wish_that_cannot_be_understood_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, value: str, said: str
) -> None:
    from ludotheque.cli import main

    monkeypatch.setenv(f"LUDOTHEQUE_{name}", value)
    assert main(["serve", "--port", "0"]) == 1
    assert said in capsys.readouterr().err


def test_no_key_no_address_and_no_password_is_in_the_logs(tmp_path: Path) -> None:
    """People come by letter and by link; then the database fails under them, in every way that reaches the log."""
    with mailbox() as (letters, post):
        address = postgres.fresh_database()
        url = address.replace("tests@", "tests:secret-of-the-base@")
        log = tmp_path / "log"
        house = {"LUDOTHEQUE_MAIL": post, "LUDOTHEQUE_LOGS": "json"}
        server = Server(tmp_path, url=url, environment=house, log=log)
        secrets = ["secret-of-the-base", "ada@example.org"]
        try:
            browser = device(server)
            browser.post("/api/me/letter", json={"mail": "ada@example.org"})
            token = token_in(letters.text())
            assert browser.post("/api/me/open", json={"token": token, "name": "Ada"}).status_code == 200
            new = server.set_up(*LINKS)
            guests = server.seated(new)
            secrets += [token, *browser.cookies.values(), *(key_in(link["url"]) for link in new["links"])]
            secrets += [str(guest.key) for guest in guests] + [key_in(new["host"])]
            assert guests[0].answer("place tours").status_code == 200
            server.http.get(f"/t/{new['table']}/{guests[0].key}")
            with psycopg.connect(address) as connection:
                for table in ("lines", "tokens", "people"):
                    connection.execute(f"alter table {table} rename to {table}_gone")
            assert guests[1].post("answers", number=1, seat=1, action="place blois").status_code == 503
            assert browser.post("/api/me/letter", json={"mail": "ada@example.org"}).status_code >= 500
            browser.get("/api/me")
            server.http.get(f"/t/{new['table']}/{guests[0].key}")
        finally:
            server.stop()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert any(line["level"] == "error" for line in lines), "that the database failed is told"
    requests = [line for line in lines if line["message"] == "request"]
    assert {"method", "route", "status", "ms", "time", "process"} <= set(requests[0])
    assert "/api/tables/{table}/answers" in {line["route"] for line in requests}
    for secret in secrets:
        assert secret and secret not in log.read_text()


def test_what_slips_into_a_log_all_the_same_is_blotted_out() -> None:
    key = fresh_key()
    told = f"/t/abc#{key} by ada.l@mail.example.org through postgresql://games:pa:ss@host/tables, Bearer {key}"
    assert scrubbed(told) == "/t/abc#*** by ***@*** through postgresql://***@host/tables, Bearer ***"
    plain = "ConnectionRefusedError in test_no_key_no_address_and, table 3x7_-abcde, LUDOTHEQUE_CALLS_ANYWHERE"
    assert scrubbed(plain) == plain
    assert Settings().metrics == "" and Settings().logs == "text"
