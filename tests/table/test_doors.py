"""Who calls the server by another name, or from another's page, is not let in; and every reply tells browsers so."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludotheque.table.app import create_app
from ludotheque.table.doors import name_of
from ludotheque.table.settings import Settings
from tests.table.house import LINKS, Server, hear, key_in

FOREIGN = "https://elsewhere.example"
WISH = {"game": "loire", "seats": LINKS}


def client_of(tmp_path: Path, *hosts: str) -> Iterator[TestClient]:
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite3'}", hosts=hosts))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def named(tmp_path: Path) -> Iterator[TestClient]:
    """A server that goes by one name."""
    yield from client_of(tmp_path, "games.example")


@pytest.fixture
def anybody(tmp_path: Path) -> Iterator[TestClient]:
    """A server at home, which goes by any name."""
    yield from client_of(tmp_path)


@pytest.mark.parametrize(
    "address",
    ["/", "/new/loire", "/t/nowhere", "/replay", "/rules/loire", "/components/loire", "/api/docs", "/api/openapi.json",
     "/api/games", "/api/tables", "/api/tables/nowhere", "/static/app.css", "/nothing", "/pictures/loire/wide.svg"],
)  # fmt: skip
def test_every_reply_tells_browsers_what_they_must_not_do(server: Server, address: str) -> None:
    reply = server.http.get(address)
    policy = dict(part.split(" ", 1) for part in reply.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'" and policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in reply.headers["content-security-policy"]
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert reply.headers["referrer-policy"] == "same-origin"
    assert reply.headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in reply.headers["permissions-policy"]
    secret = address.startswith(("/t/", "/api/tables"))
    assert (reply.headers.get("cache-control") == "no-store") == secret


def test_what_has_its_content_in_its_name_is_still_kept_for_ever(server: Server) -> None:
    (loire,) = (game for game in server.http.get("/api/games").json() if game["id"] == "loire")
    for address in (loire["style"], loire["icons"]):
        assert "immutable" in server.http.get(address).headers["cache-control"]


def test_a_failure_of_ours_has_the_same_headers(anybody: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    hall: Any = anybody.app.state.hall  # type: ignore[attr-defined]
    monkeypatch.setattr(hall, "open_tables", None)
    reply = anybody.get("/api/tables")
    assert reply.status_code == 500 and "content-security-policy" in reply.headers
    assert reply.headers["cache-control"] == "no-store"


def test_no_page_has_script_or_style_within_itself(server: Server) -> None:
    ada, _ = server.table_of_two()
    pages = ("/", "/new/loire", f"/t/{ada.table}", "/replay", "/rules/loire", "/components/loire", "/api/docs")
    for page in pages:
        text = server.http.get(page).text
        for inline in ("<style", " style=", "<script>", " onclick=", "javascript:"):
            assert inline not in text, (page, inline)


@pytest.mark.parametrize("method", ["post", "put", "delete", "patch"])
def test_a_page_of_another_address_changes_nothing_here(anybody: TestClient, method: str) -> None:
    for origin in (FOREIGN, "null", "http://testserver.example", "http://testserver:8080"):
        reply = getattr(anybody, method)("/api/tables", headers={"Origin": origin})
        assert (reply.status_code, reply.json()["error"]) == (403, "origin"), origin
        assert "only pages of this server" in reply.json()["sentence"]
    assert anybody.get("/api/tables").json() == []


@pytest.mark.parametrize("origin", ["http://testserver", "https://testserver", "https://testserver:443", None])
def test_our_own_pages_and_programs_may_change_things(anybody: TestClient, origin: str | None) -> None:
    headers = {"Origin": origin} if origin else {}
    assert anybody.post("/api/tables", json=WISH, headers=headers).status_code == 200


def test_behind_a_proxy_that_calls_the_server_otherwise_the_trusted_name_decides(named: TestClient) -> None:
    headers = {"Host": "games.example:8000", "Origin": "https://games.example"}
    assert named.post("/api/tables", json=WISH, headers=headers).status_code == 200
    assert named.post("/api/tables", json=WISH, headers=headers | {"Origin": FOREIGN}).status_code == 403


@pytest.mark.parametrize("host", ["evil.example", "games.example.evil.example", "", "127.0.0.1"])
def test_a_server_with_names_is_called_by_no_other(named: TestClient, host: str) -> None:
    reply = named.get("/api/games", headers={"Host": host})
    assert (reply.status_code, reply.json()["error"]) == (421, "host-unknown")
    assert "LUDOTHEQUE_HOSTS" in named.get("/", headers={"Host": host}).text
    for known in ("games.example", "GAMES.example", "games.example:8443"):
        assert named.get("/api/games", headers={"Host": known}).status_code == 200


def test_names_are_read_without_their_ports() -> None:
    assert [name_of(called) for called in ("a.B:80", "[::1]:8000", "[::1]", "a")] == ["a.b", "::1", "::1", "a"]


def test_the_names_are_told_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_HOSTS", "games.example, Games.Local")
    assert Settings.wished().hosts == ("games.example", "games.local")
    monkeypatch.delenv("LUDOTHEQUE_HOSTS")
    assert Settings.wished().hosts == ()


def test_a_live_connection_from_another_page_is_refused_with_a_sentence(server: Server) -> None:
    ada, _ = server.table_of_two()
    address = f"ws://127.0.0.1:{server.port}/api/tables/{ada.table}/live"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, additional_headers={"Origin": FOREIGN})
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["error"] == "origin"
    with connect(address, additional_headers={"Origin": f"http://127.0.0.1:{server.port}"}) as socket:
        assert hear(socket)["table"] == ada.table


def test_no_key_is_logged_whatever_goes_wrong(
    anybody: TestClient, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = anybody.post("/api/tables", json=WISH).json()
    address, invitation = f"/api/tables/{made['table']}", key_in(made["links"][0]["url"])
    key = anybody.post(f"{address}/claim", json={"key": invitation}).json()["key"]
    monkeypatch.setattr(anybody.app.state.hall, "table", None)  # type: ignore[attr-defined]
    caplog.set_level(logging.CRITICAL, "httpx")  # the asker's own log
    with caplog.at_level(logging.DEBUG):
        for headers in ({"Authorization": f"Bearer {key}"}, {"Cookie": f"seat={key}", "Origin": "http://testserver"}):
            assert anybody.post(f"{address}/claim", json={"key": invitation}, headers=headers).status_code == 500
        anybody.get(f"/t/{made['table']}/{key}", follow_redirects=False)
    assert "failed" in caplog.text and key not in caplog.text and invitation not in caplog.text
