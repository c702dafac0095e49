"""A broken part of the database costs the table it belongs to, and no other."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from ludotheque.table.hall.hall import Hall
from ludotheque.table.seating import hashed
from ludotheque.table.settings import Settings
from tests.table.damage import KEY, LINES, OF_ROWS, House
from tests.waiting import done


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def others_go_on(client: TestClient) -> None:
    assert client.get("/").status_code == 200
    assert "other" in [table["table"] for table in client.get("/api/tables").json()]
    look = client.get("/api/tables/other").json()
    asked = {"number": look["number"], "seat": look["asked"], "action": look["options"][0]["action"]}
    assert client.post("/api/tables/other/answers", json=asked).status_code == 200


@pytest.mark.parametrize("column", OF_ROWS)
def test_a_row_that_cannot_be_read_is_told_to_its_people_and_no_others(
    house: House, column: str, caplog: pytest.LogCaptureFixture
) -> None:
    for value in OF_ROWS[column]:
        house.set(column, value)
        caplog.clear()
        with house.visited() as client:
            others_go_on(client)
            told = client.get("/api/tables/broken").json()
            assert told["error"] == "table-broken" and "answers are still there" in told["sentence"], value
            page = client.get("/t/broken")
            assert page.status_code == 503 and "Retry-After" in page.headers
            assert "No other table has suffered" in page.text
            with client.websocket_connect("/api/tables/broken/live") as socket:
                assert socket.receive_json()["error"] == "table-broken"
        said = [line.getMessage() for line in caplog.records if line.levelno >= logging.WARNING]
        said = [line for line in said if "could not be taken up" not in line]
        assert 1 <= len(said) <= 2, "once by its name, and where the list stumbled over it, once more"
        assert not [line for line in said if KEY in line or hashed(KEY) in line or "seed of" in line or "\n" in line]


def test_a_row_that_a_computer_should_answer_at_does_not_keep_the_others_from_going_on(house: House) -> None:
    seats = json.dumps([{"kind": "here", "level": None}, {"kind": "computer", "level": "easy"}])
    house.do(
        ("update tables set thinks = 1, seats = ?", [seats]), ("update tables set seats = '{' where id='broken'", [])
    )
    number = house.ask("select number from tables where id = 'other'")

    async def resumed() -> None:
        hall = Hall(Settings(database=f"sqlite:///{house.database}", computers=1))
        await hall.resume()
        other = await hall.table("other")
        while other.number == number:
            await asyncio.sleep(0.02)
        hall.rest()
        await asyncio.to_thread(hall.close)

    done(asyncio.wait_for(resumed(), 120))


def test_a_game_that_is_gone_is_named(house: House) -> None:
    house.set("game", "chess")
    with house.visited() as client:
        others_go_on(client)
        told = client.get("/api/tables/broken")
        assert told.status_code == 503 and "“chess”, which is not at hand any more" in told.json()["sentence"]


@pytest.mark.parametrize(
    "column, value",
    [("snapshot", "{"), ("snapshot", "null"), ("snapshot", '{"number": 3}'), ("snapshot", b"\xff"), ("names", "{"),
     ("names", '["Ada"]'), ("names", "[1, 2]"), ("number", 3)],
)  # fmt: skip
def test_what_can_be_done_without_is_done_without(house: House, column: str, value: object) -> None:
    house.set(column, value)
    with house.visited() as client:
        others_go_on(client)
        look = client.get("/api/tables/broken").json()
        assert look["number"] == house.number
        asked = {"number": look["number"], "seat": look["asked"], "action": look["options"][0]["action"]}
        assert client.post("/api/tables/broken/answers", json=asked).status_code == 200
    with house.visited() as client:
        assert client.get("/api/tables/broken").json()["number"] > house.number


@pytest.mark.parametrize("damage", LINES)
def test_where_lines_are_broken_the_match_goes_on_from_its_kept_position(house: House, damage: str) -> None:
    with house.visited() as client:
        before = client.get("/api/tables/broken").json()
    LINES[damage](house)
    for answers in range(2):  # also after the next restart
        with house.visited() as client:
            others_go_on(client)
            look = client.get("/api/tables/broken").json()
            if not answers:
                same = ("number", "asked", "names")
                assert {name: look[name] for name in same} == {name: before[name] for name in same}
                assert look["picture"]["things"] == before["picture"]["things"]
            asked = {"number": look["number"], "seat": look["asked"]}
            reply = client.post("/api/tables/broken/answers", json={**asked, "action": look["options"][0]["action"]})
            assert reply.status_code == 200, reply.text


@pytest.mark.parametrize("damage", LINES)
def test_where_lines_and_position_are_broken_nothing_is_made_up(house: House, damage: str) -> None:
    LINES[damage](house)
    house.set("snapshot", '{"number": "some"}')
    with house.visited() as client:
        others_go_on(client)
        told = client.get("/api/tables/broken")
        assert (told.status_code, told.json()["error"]) == (503, "table-broken")


def test_a_key_that_cannot_be_understood_opens_nothing_and_the_others_do(house: House) -> None:
    for at, seats in enumerate(["{", "7", "[9]", "[[0]]"]):
        statement = "insert into keys (\"table\", key_hash, seats, host, claimed) values ('broken', ?, ?, 0, 1)"
        house.do((statement, [hashed(f"odd {at}"), seats]))
    with house.visited() as client:
        assert client.get("/api/tables/broken").json()["mine"] == [0, 1]
        assert (
            client.get("/api/tables/broken", headers={"Authorization": "Bearer odd 1"}).json()["error"] == "key-wrong"
        )


def test_chat_that_cannot_be_read_is_left_out(house: House) -> None:
    statement = "insert into chat (\"table\", at, seat, name, text) values ('broken', ?, ?, 'Yann', ?)"
    house.do((statement, [1, 1, b"\xff\xfe"]), (statement, ["then", 1, "?"]), (statement, [1, 1, "Salut !"]))
    house.do(("update chat set text = cast(x'fffe' as text) where at = 1 and typeof(text) = 'blob'", []))
    with house.visited() as client:
        said = client.get("/api/tables/broken").json()["chat"]
        assert [each["text"] for each in said] == ["Bonjour !", "Salut !"]


def test_an_upload_that_cannot_be_read_is_told_in_a_sentence(house: House) -> None:
    house.do(("insert into replays (id, text, created) values ('x', ?, 0)", [b"\xff\xfe"]))
    house.do(("insert into replays (id, text, created) values ('y', cast(x'fffe' as text), 0)", []))
    with house.visited() as client:
        for id in ("x", "y"):
            told = client.get(f"/api/replays/{id}")
            assert (told.status_code, told.json()["error"]) == (503, "replay-broken")


def test_a_torn_page_of_the_file_costs_the_tables_on_it_only(house: House) -> None:
    """The leaf that holds the first of many tables is overwritten; SQLite says that the image is malformed."""
    for table in ("near", "far", "farther", "farthest"):
        house.put(table)
    house.tear()
    with house.visited() as client:
        told = client.get("/api/tables/broken")
        assert (told.status_code, told.json()["error"]) == (503, "table-broken")
        assert client.get("/").status_code == 200
        assert "farthest" in [table["table"] for table in client.get("/api/tables").json()]
        assert client.get("/api/tables/farthest").status_code == 200
