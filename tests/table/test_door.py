"""What no person would send is refused in a sentence, at the door, wherever it stands in a request."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from fastapi.testclient import TestClient

from ludotheque.table.app import create_app
from ludotheque.table.settings import Settings
from tests.table.house import Server, hear

HALF = "\ud800"
HUGE = 10**31
DEEP = "[" * 20_000
WISH: dict[str, Any] = {
    "game": "loire",
    "seats": [{"kind": "link", "name": "Ada", "level": None}, {"kind": "link", "name": "Yann"}],
    "settings": {"leader": 1, "explosion_self_target": True},
    "edition": None,
    "private": False,
    "names": ["Ada", "Yann"],
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    database = tmp_path_factory.mktemp("door") / "tables.sqlite3"
    with TestClient(create_app(Settings(database=f"sqlite:///{database}")), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(scope="module")
def seat(client: TestClient) -> tuple[str, str]:
    """A table and the key of its first seat."""
    made = client.post("/api/tables", json=WISH).json()
    claim = {"key": made["links"][0]["url"].partition("#")[2]}
    return made["table"], client.post(f"/api/tables/{made['table']}/claim", json=claim).json()["key"]


def spoilt(wish: Any) -> Iterator[Any]:
    """The wish with each of its values, and each name of a value, replaced by something monstrous."""
    if isinstance(wish, dict):
        for name, value in wish.items():
            yield from ({**wish, name: each} for each in spoilt(value))
        yield {**wish, HALF: 1}
    elif isinstance(wish, list):
        for at, value in enumerate(wish):
            yield from ([*wish[:at], each, *wish[at + 1 :]] for each in spoilt(value))
    else:
        yield from (HALF, HUGE, -HUGE, 1.5, "x" * 10_000, "²", [[]], {})


def test_every_value_of_a_wish_for_a_table_may_be_monstrous(client: TestClient) -> None:
    for wish in spoilt(deepcopy(WISH)):
        reply = client.post("/api/tables", content=json.dumps(wish), headers={"Content-Type": "application/json"})
        assert reply.status_code < 500, (wish, reply.text)
        if reply.status_code >= 400:
            assert reply.json()["sentence"]


@pytest.mark.parametrize(
    ("what", "wish"),
    [
        ("answers", {"number": 0, "seat": 0, "action": "place tours"}),
        ("undo", {"number": 0, "seat": 0}),
        ("chat", {"text": "hello"}),
        ("hint", {"seat": 0}),
        ("rename", {"seat": 0, "name": "Ada"}),
        ("claim", {"key": "A" * 22}),
        ("free", {"seat": 1}),
    ],
)
def test_every_value_of_a_wish_at_a_table_may_be_monstrous(
    client: TestClient, seat: tuple[str, str], what: str, wish: dict[str, Any]
) -> None:
    table, key = seat
    for each in spoilt(wish):
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
        reply = client.post(f"/api/tables/{table}/{what}", content=json.dumps(each), headers=headers)
        assert reply.status_code < 500, (each, reply.text)


def test_what_is_said_live_may_be_monstrous_and_the_connection_stays(server: Server) -> None:
    ada, _ = server.table_of_two()
    wishes: list[dict[str, Any]] = [
        {"type": "answer", "number": 0, "seat": 0, "action": "place tours"},
        {"type": "undo", "number": 0, "seat": 0},
        {"type": "shape", "shape": "wide"},
    ]
    with ada.live() as here:
        hear(here)
        for wish in wishes:
            for each in spoilt(wish):
                here.send(json.dumps(each))
                assert hear(here, "refusal")["sentence"], each
        here.send(DEEP)
        assert hear(here, "refusal")["sentence"]


@pytest.mark.parametrize(
    "body", [DEEP.encode(), b"1" * 5000, b'{"game": ' + b"9" * 5000 + b"}", b"\xff\xfe", b"NaN", b""]
)
def test_a_body_that_is_no_wish_is_refused(client: TestClient, body: bytes) -> None:
    reply = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert 400 <= reply.status_code < 500 and reply.json()["sentence"]


@pytest.mark.parametrize(
    "path",
    [
        *("/t/%ed%a0%80", "/t/x/%ed%a0%80", "/api/tables/%ed%a0%80", "/rules/%ed%a0%80", "/replays/%00"),
        *("/api/games/%ed%a0%80", "/components/%f0%9f", "/t/x?lang=%ed%a0%80"),
    ],
)
def test_an_address_that_is_no_text_is_refused(client: TestClient, path: str) -> None:
    assert 400 <= client.get(path).status_code < 500


@pytest.mark.parametrize("number", [str(HUGE), "9" * 5000, "-" + "9" * 40, "1e400", "²"])
def test_a_number_in_an_address_may_be_monstrous(client: TestClient, seat: tuple[str, str], number: str) -> None:
    at = f"/api/tables/{seat[0]}"
    mats = f"{at}/mats/{number}", f"{at}/replay/mats/{number}", f"/api/replays/x/mats/{number}"
    for path in (*mats, f"{at}?seat={number}", f"{at}/replay?at={number}", f"/api/replays/x?since={number}"):
        reply = client.get(path)
        assert reply.status_code == 422 and reply.json()["sentence"], path


@pytest.mark.parametrize("body", [DEEP.encode(), b"[" * 100_000, b"\xff"])
def test_what_a_monstrous_body_is_answered_is_told_beforehand(client: TestClient, body: bytes) -> None:
    described = client.get("/api/openapi.json").json()["paths"]["/api/tables"]["post"]["responses"]
    reply = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert str(reply.status_code) in described


def test_a_setting_may_be_a_truth_as_the_sheet_sends_it(client: TestClient) -> None:
    for value in (True, False):
        reply = client.post("/api/tables", json={**WISH, "settings": {"explosion_self_target": value}})
        assert reply.status_code == 200, reply.text
