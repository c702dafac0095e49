"""Limits for each address and seat: generous for people, and a sentence for floods."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fastapi.testclient import TestClient
from websockets.exceptions import ConnectionClosed

from ludotheque.core.words import LANGUAGES
from ludotheque.games import games
from ludotheque.table import rates
from ludotheque.table.app import create_app
from ludotheque.table.rates import RATES, Rate, Rates, wished_rates
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.settings import ONE_OF, Settings
from tests.table.house import LINKS, Guest, Server, hear, tell

# what is spent does not come back while a test runs, however slow the machine
STRICT = (
    "tables 2+.01, hints 3+.01, hints-seat 2+.01, chat 3+.01, chat-seat 2+.01, records 2+.01, answers 3+.01, sockets 2"
)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    now = [1000.0]
    monkeypatch.setattr(rates, "monotonic", lambda: now[0])
    yield now


def seconds_to_wait(asked: Rates, what: str = "tables", who: str = "ada") -> int:
    try:
        asked.spend(what, who)
    except TableRefusal as refusal:
        return int(str(refusal.facts["seconds"]))
    return 0


def test_so_many_at_once_and_then_so_many_each_minute(clock: list[float]) -> None:
    asked = Rates({"tables": Rate(3, 6)})
    assert [seconds_to_wait(asked) for _ in range(5)] == [0, 0, 0, 10, 10]
    clock[0] += 9.5
    assert seconds_to_wait(asked) == 1
    clock[0] += 0.5
    assert [seconds_to_wait(asked) for _ in range(2)] == [0, 10]
    clock[0] += 3600
    assert [seconds_to_wait(asked) for _ in range(4)] == [0, 0, 0, 10], "no more than at once is ever saved up"


def test_one_address_does_not_spend_what_is_anothers(clock: list[float]) -> None:
    asked = Rates({"tables": Rate(1, 1), "hints": Rate(1, 1)})
    assert not seconds_to_wait(asked, who="ada") and seconds_to_wait(asked, who="ada")
    assert not seconds_to_wait(asked, who="yann") and not seconds_to_wait(asked, "hints", "ada")


def test_only_so_many_are_remembered_and_those_who_spent_most_are_not_forgotten(
    clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rates, "REMEMBERED", 100)
    asked = Rates({"tables": Rate(2, 1)})
    assert [seconds_to_wait(asked) for _ in range(3)] == [0, 0, 60]
    for number in range(1000):
        seconds_to_wait(asked, who=str(number))
        assert len(asked._whole_at) <= 100
    assert seconds_to_wait(asked)


def test_processes_that_serve_together_share_what_may_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_LIMITS", "tables 5+1, sockets 9")
    alone = Settings.wished().rates
    assert (alone["tables"], alone["sockets"]) == (Rate(5, 1.0), Rate(9))
    monkeypatch.setenv(ONE_OF, "2")
    shared = Settings.wished().rates
    assert (shared["tables"], shared["sockets"]) == (Rate(3, 0.5), Rate(5))
    monkeypatch.setenv("LUDOTHEQUE_LIMITS", "off")
    assert Settings.wished().rates == {}


def test_limits_are_read_from_one_line_and_what_is_not_understood_is_a_sentence() -> None:
    assert wished_rates("") == RATES
    assert wished_rates("off") == {}
    assert wished_rates("tables 5+0.5, sockets 9") == {**RATES, "tables": Rate(5, 0.5), "sockets": Rate(9)}
    for wrong in ("tables", "tables 5", "tables x+1", "chairs 5+1", "sockets 5+1", "tables 0+1", "tables 5+0"):
        with pytest.raises(TableRefusal) as refused:
            wished_rates(wrong)
        for language in LANGUAGES:
            assert wrong in refused.value.sentence(language)


def test_a_living_room_never_sees_a_limit() -> None:
    """Six people behind one address, each quicker than anybody clicks, for an hour."""
    for name, a_minute in {
        "requests": 6 * 300,
        "answers": 6 * 120,
        "chat": 6 * 10,
        "hints": 6 * 6,
        "tables": 3,
    }.items():
        assert RATES[name].a_minute >= a_minute and RATES[name].at_once >= 12 * 6


# at the door


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, environment={"LUDOTHEQUE_LIMITS": STRICT})
    yield running
    running.stop()


def too_many(reply: httpx.Response) -> bool:
    """Refused for a while, with a sentence."""
    if reply.status_code != 429:
        return False
    assert reply.json()["error"] == "too-many" and reply.json()["sentence"]
    assert int(reply.headers["Retry-After"]) > 0
    return True


def test_whoever_floods_is_told_to_wait_and_how_long(strict: Server) -> None:
    ada, yann = strict.table_of_two()
    record = games["loire"].new(2, "flood").record.text().encode()
    assert [too_many(ada.post("chat", text="hello")) for _ in range(3)] == [False, False, True]
    assert [too_many(yann.post("chat", text="hello")) for _ in range(2)] == [False, True], "the address has spent three"
    assert [too_many(ada.post("hint", seat=0)) for _ in range(3)] == [False, False, True]
    assert [too_many(strict.http.post("/api/records", content=record)) for _ in range(3)] == [False, False, True]
    number = ada.look()["number"]
    assert [too_many(ada.post("undo", number=number, seat=0)) for _ in range(4)] == [False, False, False, True]
    with ada.live() as socket:
        frame = hear(socket)
        tell(socket, type="answer", number=frame["number"], seat=0, action=frame["options"][0]["action"])
        assert hear(socket, "refusal")["error"] == "too-many", "by whatever door"
    wish = {"game": "loire", "seats": LINKS}
    assert [too_many(strict.http.post("/api/tables", json=wish)) for _ in range(2)] == [False, True]


def test_an_address_holds_only_so_many_connections_and_may_come_back_when_one_is_closed(strict: Server) -> None:
    ada, yann = strict.table_of_two()
    with ada.live() as first:
        hear(first)
        with yann.live() as second:
            hear(second)
            with Guest(strict, ada.table).live(lang="fr") as third:
                assert hear(third, "refusal")["error"] == "too-many"
                with pytest.raises(ConnectionClosed) as closed:
                    third.recv()
                assert closed.value.rcvd and closed.value.rcvd.code == 1013
        while True:
            with Guest(strict, ada.table).live() as again:
                if hear(again, "position", "refusal")["type"] == "position":
                    break


def test_addresses_are_counted_apart_and_only_a_proxy_may_tell_of_them(tmp_path: Path) -> None:
    wish = {"game": "loire", "seats": LINKS}
    for proxies, second in (("127.0.0.1", 200), ("192.0.2.1", 429)):
        server = Server(
            tmp_path / proxies, environment={"LUDOTHEQUE_LIMITS": "tables 1+.01", "LUDOTHEQUE_PROXIES": proxies}
        )
        try:
            come = [
                server.http.post("/api/tables", json=wish, headers={"X-Forwarded-For": address}).status_code
                for address in ("203.0.113.1", "203.0.113.2", "203.0.113.1")
            ]
            assert come == [200, second, 429]
        finally:
            server.stop()


def test_a_page_that_is_asked_for_too_often_is_refused_in_the_readers_language(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 't.sqlite3'}", rates={"requests": Rate(1, 0.01)})
    with TestClient(create_app(settings)) as client:
        assert client.get("/replay").status_code == 200
        refused = client.get("/replay", headers={"Accept-Language": "fr"})
        assert refused.status_code == 429 and "Réessayez dans" in refused.text and "<html" in refused.text
