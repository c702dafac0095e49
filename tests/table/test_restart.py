"""What was acknowledged is on disk."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.table.house import Frame, Guest, Server, asked_among, hear


def test_a_match_goes_on_where_it_stood_after_the_server_was_killed(own_server: Server) -> None:
    ada, yann = own_server.table_of_two()
    for _ in range(20):
        assert asked_among(ada, yann).answer().status_code == 200
    ada.post("chat", text="still there?"), ada.post("rename", seat=0, name="Aïcha")
    before = [guest.look() for guest in (ada, yann, Guest(own_server, ada.table))]
    own_server.kill()
    own_server.start()
    assert [guest.look() for guest in (ada, yann, Guest(own_server, ada.table))] == before
    assert asked_among(ada, yann).answer().status_code == 200


def test_no_acknowledged_answer_is_lost_when_the_server_is_killed_while_people_play(own_server: Server) -> None:
    ada, yann = own_server.table_of_two()
    acknowledged: list[tuple[int, int, str]] = []
    killed_after = random.Random(5).randrange(8, 20)

    def play() -> None:
        while True:
            guest = asked_among(ada, yann)
            now = guest.look()
            action = now["options"][0]["action"]
            reply = guest.post("answers", number=now["number"], seat=now["asked"], action=action)
            acknowledged.append((now["number"], now["asked"], action))
            assert reply.status_code == 200

    with ThreadPoolExecutor() as pool:
        playing = pool.submit(play)
        while len(acknowledged) < killed_after:
            assert not playing.done()
        own_server.process.kill()
        own_server.process.wait()
        with pytest.raises((httpx.HTTPError, RuntimeError)):
            playing.result()
    own_server.start()
    wanted = 'select number, seat, notation from lines where "table" = :table'
    lines = {number: (seat, notation) for number, seat, notation in own_server.rows(wanted, table=ada.table)}
    for number, seat, action in acknowledged:
        assert lines[number + 1] == (seat, action)
    assert sorted(lines) == list(range(1, len(lines) + 1))
    assert ada.look()["number"] == len(lines)


def test_a_client_that_comes_back_is_sent_everything_it_may_know(own_server: Server) -> None:
    ada, yann = own_server.table_of_two()
    ada.answer("place tours"), yann.answer("place blois")
    with ada.live() as socket:
        before = hear(socket)
    own_server.kill()
    own_server.start()
    with ada.live() as socket:
        after = hear(socket)
    assert after["news"] == before["news"] and after["whole"]
    assert after["picture"] == before["picture"]


def test_what_was_taken_back_stays_taken_back(own_server: Server) -> None:
    ada, _ = own_server.table_of_two()
    ada.answer("place tours")
    ada.post("undo", number=1, seat=0)
    ada.answer("place blois")
    own_server.kill()
    own_server.start()
    frame = ada.look()
    assert [item["sentence"] for item in frame["news"]] == ["Ada starts from Blois."]
    assert frame["undo"]["way"] == "undo"


def on_the_table(frame: Frame) -> dict[str, str]:
    """All things of the picture, which is told in patches where something has happened lately."""
    things: dict[str, str] = {}
    for patch in (*(news["picture"] for news in frame["news"]), frame["picture"]):
        for thing in (patch or {"things": []})["things"]:
            things[thing.split('id="')[1].split('"')[0]] = thing
        for gone in (patch or {"gone": []})["gone"]:
            things.pop(gone, None)
    return things


def test_a_match_goes_on_from_its_kept_position_when_its_record_cannot_be_played_again(own_server: Server) -> None:
    ada, yann = own_server.table_of_two()
    for _ in range(10):
        asked_among(ada, yann).answer()
    before = ada.look()
    own_server.kill()
    illegal = 'update lines set notation = :now where "table" = :table and number = 1'  # as if a rule had changed
    own_server.rows(illegal, now="place nantes", table=ada.table)
    own_server.start()
    after = ada.look()
    assert (after["asked"], after["number"]) == (before["asked"], before["number"])
    assert on_the_table(after) == on_the_table(before)
    assert asked_among(ada, yann).answer().status_code == 200


def test_two_servers_at_one_database_store_one_answer_to_one_question(own_server: Server, tmp_path: Path) -> None:
    ada, _ = own_server.table_of_two()
    other = Server(tmp_path, url=own_server.url)
    try:
        far = Guest(other, ada.table, ada.key)
        number = far.look()["number"]
        assert ada.answer("place tours").status_code == 200
        late = far.post("answers", number=number, seat=0, action="place blois")
        assert (late.status_code, late.json()["error"]) == (409, "stale")
        assert far.look()["number"] == 1, "the other server has read what was stored"
    finally:
        other.stop()
