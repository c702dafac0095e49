"""Tables in memory: one live copy of a match, whatever the limit; and what strangers are not told when it fails."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import pytest
from fastapi.testclient import TestClient
from sqlalchemy.exc import OperationalError

from ludotheque.games import games
from ludotheque.table.app import create_app, without_key
from ludotheque.table.hall import hall as halls
from ludotheque.table.hall.audience import Listener
from ludotheque.table.hall.founding import set_up
from ludotheque.table.hall.hall import Hall
from ludotheque.table.settings import Settings
from ludotheque.table.shown.moment import Viewer
from tests.table.house import fresh_database
from tests.waiting import done

TWO = [{"kind": "link", "name": "Ada"}, {"kind": "link", "name": "Yann"}]
SECRET = "postgresql+psycopg://user:s3cret@10.9.8.7:5432/tables"


def test_a_table_opened_above_the_limit_is_one_table_for_all_who_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "LIVE_TABLES", 2)

    async def evening() -> None:
        hall = Hall(Settings(database=fresh_database(tmp_path / "tables.sqlite3")))
        ids = [(await set_up(hall, games["loire"], TWO, {}, "en"))["table"] for _ in range(3)]
        for id in ids[:2]:
            table = await hall.table(id)
            table.listeners.append(Listener(Viewer((0,), "wide", "en")))
        ada = await hall.table(ids[2])
        yann = await hall.table(ids[2])
        assert ada is yann, "both sit at the same copy, although two others are occupied"
        hall.close()

    done(evening())


def test_tables_that_nobody_needs_are_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "LIVE_TABLES", 2)

    async def evening() -> None:
        hall = Hall(Settings(database=fresh_database(tmp_path / "tables.sqlite3")))
        for _ in range(6):
            await set_up(hall, games["loire"], TWO, {}, "en")
        assert len(hall._live) == 2
        hall.close()

    done(evening())


def test_a_table_that_is_left_rests_in_the_database_and_goes_on_from_there(tmp_path: Path) -> None:
    async def evening() -> None:
        hall = Hall(Settings(database=fresh_database(tmp_path / "tables.sqlite3")))
        left, watched = [(await set_up(hall, games["loire"], TWO, {}, "en"))["table"] for _ in range(2)]
        await (await hall.table(left)).play(0, 0, "place tours")
        listener = Listener(Viewer((0,), "wide", "en"))
        (await hall.table(watched)).join(listener)
        hall.let_go(monotonic() - 60)
        assert hall.census() == (2, 1), "a moment ago somebody was there"
        hall.let_go(monotonic() + 60)
        assert hall.held(left) is None and hall.census() == (1, 1), "what is watched stays"
        assert (await hall.table(left)).number == 1
        (await hall.table(watched)).leave(listener)
        hall.let_go(monotonic() + 60)
        await asyncio.sleep(0)  # the loop itself holds what it found last
        assert hall.census() == (0, 0)
        hall.close()

    done(evening())


@pytest.mark.parametrize("page", ["/api/tables", "/", "/t/nowhere"])
def test_a_failing_database_is_our_fault_and_strangers_are_not_told_where_it_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    app = create_app(Settings(database=fresh_database(tmp_path / "tables.sqlite3")))
    store = app.state.hall.store

    def broken() -> None:
        raise OperationalError("select", {}, Exception(f"connection to {SECRET} failed"))

    with TestClient(app, raise_server_exceptions=False) as client:
        monkeypatch.setattr(store, "url", SECRET)
        monkeypatch.setattr(store, "sessions", broken)
        reply = client.get(page)
        assert (reply.status_code, reply.headers.get("Retry-After")) == (503, "10")
        assert not [word for word in ("s3cret", "10.9.8.7", "psycopg", str(tmp_path)) if word in reply.text]


def test_a_key_is_not_logged() -> None:
    assert without_key("/t/abc/s3cret") == "/t/abc/***"
    assert without_key("/t/abc/s3cret/record") == "/t/abc/***"
    assert without_key("/api/tables") == "/api/tables"
