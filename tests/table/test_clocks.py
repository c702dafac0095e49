"""Clocks: time is kept over minutes or days, and what was agreed happens when it is up."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import select, update

from ludotheque.core.refusal import Refusal
from ludotheque.table import clock
from ludotheque.table.clock import Clock, Timing
from ludotheque.table.hall.rows import TableRow
from ludotheque.table.hall.store import Store
from ludotheque.table.settings import as_url
from tests.table.catchers import Letters, mailbox
from tests.table.house import Guest, Server, asked_among, eventually, hear
from tests.table.test_people import known

LIVE = Clock("live", minutes=10, seconds=5)
FRIDAY = datetime(2026, 11, 13, 18, tzinfo=UTC).timestamp()
HOUR, DAY = 3600.0, 86_400.0


def test_on_a_live_clock_an_answer_costs_what_it_took_and_brings_some_seconds() -> None:
    begun = clock.begun(LIVE, 2).asked(1000.0, 0, 0, thinks=False)
    assert begun.deadline == 1600.0
    then = begun.asked(1030.0, 0, 1, thinks=False)
    assert then.left == (575.0, 600.0) and then.deadline == 1630.0


def test_while_a_computer_thinks_no_time_runs() -> None:
    begun = clock.begun(LIVE, 2).asked(1000.0, 0, 1, thinks=True)
    assert begun.deadline is None
    assert begun.asked(1500.0, 1, 0, thinks=False).left == (600.0, 600.0)


def test_days_count_from_the_question_and_not_at_weekends_where_that_is_wished() -> None:
    assert Clock("days", days=2).deadline(FRIDAY, [], 0) == FRIDAY + 2 * DAY
    monday = FRIDAY + 2 * DAY + 1 * DAY  # the rest of Friday, then Monday until the same hour
    assert Clock("days", days=1, weekends=False).deadline(FRIDAY, [], 0) == monday
    saturday = FRIDAY + 18 * HOUR
    end_of_tuesday = datetime(2026, 11, 18, tzinfo=UTC).timestamp()
    assert Clock("days", days=2, weekends=False).deadline(saturday, [], 0) == end_of_tuesday


def test_whoever_is_on_holiday_thinks_from_the_return_on() -> None:
    back = FRIDAY + 10 * DAY
    assert Clock("days", days=2).deadline(FRIDAY, [], 0, away=back) == back + 2 * DAY


@pytest.mark.parametrize(
    "wish",
    [
        {"kind": "hourglass"},
        {"kind": "live", "minutes": 0},
        {"kind": "days", "days": 1000},
        {"kind": "days", "days": 2, "after": "explode"},
        {"kind": "days", "days": 2, "level": "oracle"},
    ],
)
def test_a_clock_that_cannot_be_is_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        clock.read(wish)


def test_a_timing_is_kept_and_what_cannot_be_read_stands_still() -> None:
    timing = replace(clock.begun(LIVE, 2), deadline=5.0, standing_in=((1, "medium"),), expired=None)
    row = timing.row()
    assert clock.kept(row["clock"], row["spent"], row["deadline"], 2) == timing
    assert clock.kept({"kind": "live", "minutes": "x"}, [1], "soon", 2) == Timing()


# at a table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Letters]]:
    with mailbox() as (letters, address):
        server = Server(tmp_path_factory.mktemp("house"), environment={"LUDOTHEQUE_MAIL": address})
        yield server, letters
        server.stop()


def turn_on(server: Server, table: str) -> None:
    """The time of whoever is asked is up."""
    store = Store(as_url(server.url))
    with store.writing() as session:
        session.execute(update(TableRow).where(TableRow.id == table).values(deadline=1.0))
    store.close()


def with_clock(server: Server, **wish: Any) -> tuple[Guest, Guest]:
    seats = [{"kind": "link", "name": "Ada"}, {"kind": "link", "name": "Yann"}]
    ada, yann = server.seated(server.set_up(*seats, clock={"kind": "days", "days": 2, **wish}))
    return ada, yann


def up(server: Server, guest: Guest) -> None:
    """The hall holds the table in memory: it is read anew, as after days without anybody."""
    turn_on(server, guest.table)
    server.kill()
    server.start()


def test_a_computer_plays_on_until_somebody_is_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("own"))
    ada, yann = with_clock(server, after="computer", level="easy")
    assert ada.look()["clock"]["deadline"] > 0
    up(server, ada)
    eventually(lambda: ada.look()["asked"] == 1)
    assert ada.look()["clock"]["standing_in"] == [0]
    with ada.live() as socket:
        while hear(socket)["clock"]["standing_in"]:
            pass
    assert yann.answer().status_code == 200
    asked = asked_among(ada, yann)
    assert asked.look()["clock"]["deadline"]
    server.stop()


def test_a_seat_whose_time_is_up_is_open_to_anybody(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("own"))
    ada, _ = with_clock(server, after="open")
    up(server, ada)
    eventually(lambda: Guest(server, ada.table).look()["seats"][0]["free"])
    assert ada.get().status_code == 403
    newcomer = Guest(server, ada.table)
    reply = newcomer.post("sit", seat=0)
    assert reply.status_code == 200
    newcomer.key = reply.json()["key"]
    assert newcomer.answer().status_code == 200
    server.stop()


def test_the_others_decide_what_happens(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("own"))
    ada, yann = with_clock(server, after="others", level="easy")
    up(server, ada)
    eventually(lambda: yann.look()["clock"]["expired"] == 0)
    assert ada.post("decide", wait=True).status_code == 409
    assert yann.post("decide", wait=True).status_code == 200
    assert yann.look()["clock"]["expired"] is None and yann.look()["clock"]["deadline"] > 1.0
    up(server, ada)
    eventually(lambda: yann.look()["clock"]["expired"] == 0)
    assert yann.post("decide", wait=False).status_code == 200
    eventually(lambda: yann.look()["asked"] == 1)
    server.stop()


def test_whoever_is_asked_is_called_again_before_the_time_is_up(house: tuple[Server, Letters]) -> None:
    server, _ = house
    yann = known(house, "yann@example.org", "Yann")
    seats = [{"kind": "link", "name": "Ada"}, {"kind": "here", "name": "Yann"}]
    wish = {"game": "loire", "seats": seats, "clock": {"kind": "days", "days": 4}}
    new = yann.post("/api/tables", json=wish).json()
    ada = server.guest(new["links"][0]["url"])
    while ada.look()["status"] == "asked":
        ada.answer()
    calls = yann.get("/api/me/everything").json()["calls"]
    assert sorted((call["kind"], call["way"]) for call in calls) == [("reminder", "any"), ("turn", "any")]
    deadline = yann.get("/api/me/matches").json()[0]["deadline"]
    store = Store(as_url(server.url))
    with store.reading() as session:
        assert session.scalar(select(TableRow.deadline).where(TableRow.id == new["table"])) == deadline
    store.close()


def test_who_is_on_holiday_is_asked_but_time_runs_from_the_return_on(house: tuple[Server, Letters]) -> None:
    server, _ = house
    berthe = known(house, "berthe@example.org", "Berthe")
    back = time.time() + 10 * DAY
    assert berthe.post("/api/me/wishes", json={"ways": [], "away": back}).status_code == 200
    seats = [{"kind": "link", "name": "Ada"}, {"kind": "here", "name": "Berthe"}]
    wish = {"game": "loire", "seats": seats, "clock": {"kind": "days", "days": 2}}
    new = berthe.post("/api/tables", json=wish).json()
    ada = server.guest(new["links"][0]["url"])
    assert ada.look()["clock"]["deadline"] < back, "Ada has her two days"
    while ada.look()["status"] == "asked":
        assert ada.answer().status_code == 200
    assert ada.look()["clock"]["deadline"] == pytest.approx(back + 2 * DAY)
