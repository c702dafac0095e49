"""Old tables: they rest, and go, where the house says so; never under the hands of somebody."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import func, select, update

from ludotheque.core.words import LANGUAGES
from ludotheque.games import games
from ludotheque.table.app import create_app
from ludotheque.table.hall import founding
from ludotheque.table.hall import sweep as sweeping
from ludotheque.table.hall.audience import Listener
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.rows import Base, ReplayRow, TableRow
from ludotheque.table.hall.sweep import DAY, sweep
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.settings import Settings
from ludotheque.table.shown.moment import Viewer
from tests.table.house import fresh_database, key_in
from tests.waiting import done

HERE = [{"kind": "here"}, {"kind": "here"}]
Kept = dict[str, int]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(fresh_database(tmp_path / "tables.sqlite3"), rest_days=7, keep_days=90)
    with TestClient(create_app(settings)) as client:
        yield client


def set_up(client: TestClient) -> str:
    new = client.post("/api/tables", json={"game": "loire", "seats": HERE}).json()
    client.headers["Authorization"] = f"Bearer {key_in(new['host'])}"
    return str(new["table"])


def hall_of(client: TestClient) -> Hall:
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
    return hall


def age(hall: Hall, table: str, days: float) -> None:
    """Turn the clock of a table back."""
    with hall.store.writing() as session:
        session.execute(update(TableRow).where(TableRow.id == table).values(changed=time.time() - days * DAY))


def swept(client: TestClient) -> None:
    client.portal.call(sweep, hall_of(client), time.time() - 90 * DAY)  # type: ignore[union-attr]


def kept(hall: Hall) -> Kept:
    """How many rows there are of each kind."""
    with hall.store.reading() as session:
        return {
            table.name: session.scalar(select(func.count()).select_from(table)) or 0
            for table in Base.metadata.sorted_tables
        }


def listed(client: TestClient) -> list[str]:
    return [table["table"] for table in client.get("/api/tables").json()]


def test_a_table_without_an_answer_for_long_is_not_listed_and_is_there_for_who_opens_it(client: TestClient) -> None:
    table = set_up(client)
    assert listed(client) == [table]
    age(hall_of(client), table, days=8)
    assert listed(client) == []
    assert client.get(f"/api/tables/{table}").status_code == 200
    answer = {"number": 0, "seat": 0, "action": "place tours"}
    assert client.post(f"/api/tables/{table}/answers", json=answer).status_code == 200
    assert listed(client) == [table], "an answer wakes it"


def test_an_old_table_goes_with_all_that_belongs_to_it_and_the_others_stay(client: TestClient) -> None:
    hall = hall_of(client)
    set_up(client)
    before = kept(hall)
    table = set_up(client)
    answer = {"number": 0, "seat": 0, "action": "place tours"}
    client.post(f"/api/tables/{table}/answers", json=answer)
    client.post(f"/api/tables/{table}/chat", json={"text": "hello"})
    age(hall, table, days=89)
    swept(client)
    assert client.get(f"/api/tables/{table}").status_code == 200
    age(hall, table, days=91)
    swept(client)
    assert kept(hall) == before
    for address in (f"/api/tables/{table}", f"/t/{table}", f"/api/replays/{table}"):
        assert client.get(address).status_code == 404
    assert client.get(f"/api/tables/{table}").json()["error"] == "table-gone"
    for language in LANGUAGES:
        assert "90" in TableRefusal("table-gone", table="x", days="90").sentence(language)
    late = client.post(f"/api/tables/{table}/answers", json={**answer, "number": 1, "seat": 1, "action": "place blois"})
    assert late.status_code == 404


def test_a_table_that_somebody_has_open_is_not_cleared_away(client: TestClient) -> None:
    hall = hall_of(client)
    table = set_up(client)
    age(hall, table, days=91)

    async def watched() -> None:
        live = await hall.table(table)
        live.join(listener := Listener(Viewer()))
        await sweep(hall, time.time() - 90 * DAY)
        assert (await hall.table(table)) is live
        live.leave(listener)

    client.portal.call(watched)  # type: ignore[union-attr]
    swept(client)
    assert client.get(f"/api/tables/{table}").status_code == 404


def test_many_go_in_small_batches(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "BATCH", 2)
    tables = [set_up(client) for _ in range(5)]
    for table in tables[:4]:
        age(hall_of(client), table, days=91)
    swept(client)
    assert kept(hall_of(client))["tables"] == 1


def test_an_uploaded_record_goes_after_as_long(client: TestClient) -> None:
    hall = hall_of(client)
    text = games["loire"].new(2, "old").record.text().encode()
    id = client.post("/api/records", content=text).json()["replay"]
    swept(client)
    assert client.get(f"/api/replays/{id}").status_code == 200
    with hall.store.writing() as session:
        session.execute(update(ReplayRow).values(created=time.time() - 91 * DAY))
    swept(client)
    assert client.get(f"/api/replays/{id}").json()["error"] == "replay-unknown"


def test_the_server_sweeps_by_itself_where_it_is_told_to_and_else_never(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sweeps: list[Any] = []

    async def counted(hall: Hall, before: float) -> None:
        sweeps.append(before)

    monkeypatch.setattr(sweeping, "sweep", counted)
    for keep_days, least in ((None, 0), (90.0, 1)):
        settings = Settings(fresh_database(tmp_path / "tables.sqlite3"), keep_days=keep_days)
        with TestClient(create_app(settings)) as client:
            client.get("/api/tables")
            assert len(sweeps) == least


def test_computers_do_not_think_at_a_table_that_rests(tmp_path: Path) -> None:
    async def evening() -> None:
        hall = Hall(Settings(fresh_database(tmp_path / "tables.sqlite3"), rest_days=7))
        seats = [{"kind": "computer", "level": "easy"}, {"kind": "here"}]
        table = (await founding.set_up(hall, games["loire"], seats, {}, "en"))["table"]
        hall.rest()
        await hall.resume()
        assert hall.store.thinking_tables(time.time() - 7 * DAY) == [table]
        age(hall, table, days=8)
        assert hall.store.thinking_tables(time.time() - 7 * DAY) == []
        await hall.exchange.close()
        hall.close()

    done(evening())
