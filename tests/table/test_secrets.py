"""Hidden information cannot leak: not by frames, not by the interface, not by pages."""

from __future__ import annotations

import json

import pytest

from ludotheque.core.state import SPECTATOR
from tests.table.evening import Evening
from tests.table.house import Guest, Server


@pytest.fixture(scope="module")
def evening(server: Server) -> Evening:
    return Evening(server)


def test_nobody_is_told_what_only_another_may_hear(evening: Evening) -> None:
    for seat, other in ((0, 1), (1, 0)):
        truth = evening.truth(evening.sent[seat][-1]["number"])
        whispers = [item for item in truth.news if item.to == other]
        heard = [item for frame in evening.sent[seat] for item in frame["news"] if "You are dealt" in item["sentence"]]
        assert len(whispers) >= 5
        assert {item["at"] for item in heard}.isdisjoint({item.at for item in whispers})
    spoken = json.dumps(evening.sent[SPECTATOR])
    assert "You are dealt" not in spoken


def test_options_are_sent_only_to_those_who_may_choose(evening: Evening) -> None:
    assert all(not frame["options"] for frame in evening.sent[SPECTATOR])
    for seat in (0, 1):
        assert all(not frame["options"] or frame["asked"] == seat for frame in evening.sent[seat])


def test_the_seed_and_the_keys_are_in_nothing_that_is_sent_before_the_end(evening: Evening) -> None:
    http, table = evening.server.http, evening.guests[0].table
    bodies = [json.dumps(frames) for frames in evening.sent.values()]
    for address in ("/", f"/t/{table}", f"/api/tables/{table}", "/api/tables", f"/t/{table}/replay"):
        bodies.append(http.get(address).text)
    for body in bodies:
        assert evening.truth().seed not in body
        assert str(evening.guests[1].key) not in body and str(evening.guests[0].key) not in body


def test_pages_show_a_spectator_only_what_the_interface_shows(evening: Evening) -> None:
    page = evening.server.http.get(f"/t/{evening.guests[0].table}", headers={"Accept-Language": "en"}).text
    watched = evening.watcher.look()
    own = evening.guests[0].look()
    assert own["picture"]["edge"] and not watched["picture"]["edge"]
    assert "hand-coal" not in page and "You are dealt" not in page


def test_the_record_and_the_replay_are_closed_until_the_end(evening: Evening) -> None:
    http, table = evening.server.http, evening.guests[0].table
    for address in (f"/api/tables/{table}/record", f"/api/replays/{table}?at=3", f"/api/replays/{table}"):
        reply = http.get(address, headers=evening.guests[0].shown)
        assert reply.status_code == 403
        assert "when the match is over" in reply.json()["sentence"]
    assert http.get(f"/t/{table}/replay").status_code == 403


@pytest.mark.parametrize("key", ["wrong", "A" * 22, "../../etc", "%00", "Bearer"])
def test_a_wrong_or_guessed_link_gets_nothing(evening: Evening, key: str) -> None:
    guest = Guest(evening.server, evening.guests[0].table, key)
    reply = guest.get()
    assert reply.status_code == 403
    assert set(reply.json()) == {"error", "sentence"}
    for what, body in (("answers", {"number": 0, "seat": 0, "action": "stop"}), ("chat", {"text": "x"}),
                       ("hint", {"seat": 0}), ("rename", {"seat": 0, "name": "x"}), ("rematch", {}),
                       ("undo", {"number": 0, "seat": 0})):  # fmt: skip
        assert guest.post(what, **body).json()["error"] == "key-wrong"


def test_a_wrong_key_opens_no_live_connection(evening: Evening) -> None:
    with Guest(evening.server, evening.guests[0].table, "wrong").live() as socket:
        first = json.loads(socket.recv(30))
    assert (first["type"], first["error"]) == ("refusal", "key-wrong")


def test_a_key_of_one_table_opens_no_other(evening: Evening) -> None:
    other, _ = evening.server.table_of_two()
    assert Guest(evening.server, other.table, evening.guests[0].key).get().status_code == 403


def test_a_seat_cannot_be_looked_through_by_another(evening: Evening) -> None:
    reply = evening.guests[0].get(seat=1)
    assert (reply.status_code, reply.json()["error"]) == (403, "not-your-seat")
    reply = evening.server.http.get(f"/api/tables/{evening.guests[0].table}", params={"seat": 1})
    assert (reply.status_code, reply.json()["error"]) == (403, "spectator")


def test_keys_are_kept_only_as_hashes(evening: Evening) -> None:
    kept = evening.server.everything()
    assert str(evening.guests[0].key) not in kept and str(evening.guests[1].key) not in kept
