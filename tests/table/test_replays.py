"""After the match: replay, download, upload."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter

from ludotheque.agents import make
from ludotheque.core.match import Match
from ludotheque.games import games
from ludotheque.table.protocol.position import ReplayPosition
from tests.table.house import Guest, Server, described, hear


@pytest.fixture(scope="module")
def finished() -> Match:
    match = games["loire"].new(2, "an old evening", names=["Ada", "<Yann>"])
    player = make("greedy", 3)
    while not match.over:
        match.play(player.choose(match.eyes()))
    return match


@pytest.fixture(scope="module")
def uploaded(server: Server, finished: Match) -> str:
    reply = server.http.post("/api/records", content=finished.record.text().encode())
    assert reply.status_code == 200, reply.text
    assert reply.json()["url"] == f"/replay/{reply.json()['replay']}"
    return str(reply.json()["replay"])


def test_an_uploaded_record_is_seen_at_every_line(server: Server, finished: Match, uploaded: str) -> None:
    last = len(finished.lines)
    for at in (0, 1, 2, 30, last // 2, last - 1, last):
        reply = server.http.get(f"/api/replays/{uploaded}", params={"at": at, "shape": "tall"})
        frame = described(reply.text, TypeAdapter(ReplayPosition))
        assert (frame["number"], frame["last"]) == (at, last)
        assert frame["options"] == [] and frame["mine"] == []
    assert frame["result"]["winners"] == finished.winners and frame["seed"] == finished.seed
    assert frame["stops"][0] == 0 and frame["stops"][-1] == last


def test_a_replay_may_be_seen_through_the_eyes_of_a_seat(server: Server, uploaded: str) -> None:
    frame = server.http.get(f"/api/replays/{uploaded}", params={"at": 40, "seat": 1}).json()
    assert frame["viewer"] == 1 and frame["picture"]["edge"]
    assert server.http.get(f"/api/replays/{uploaded}", params={"seat": 9}).json()["error"] == "seat-unknown"
    assert server.http.get(f"/api/replays/{uploaded}", params={"at": 99999}).json()["error"] == "line-unknown"


def test_a_finished_table_is_replayed_and_its_record_reads_back(server: Server) -> None:
    easy = {"kind": "computer", "level": "easy"}
    table = server.set_up(easy, easy)["table"]
    assert server.http.get(f"/api/tables/{table}/record").status_code == 403
    with Guest(server, table).live() as socket:
        while hear(socket)["status"] != "over":
            pass
    record = server.http.get(f"/api/tables/{table}/record")
    assert "attachment" in record.headers["content-disposition"]
    again = server.http.post("/api/records", content=record.content).json()["replay"]
    for source in (table, again):
        frame = server.http.get(f"/api/replays/{source}", params={"at": 20}).json()
        assert frame["number"] == 20 and frame["seed"] is None
    assert server.http.get(f"/t/{table}/replay").status_code == 200
    assert server.http.get(f"/replay/{again}").status_code == 200


def test_a_broken_record_is_told_where_it_breaks(server: Server, finished: Match) -> None:
    text = finished.record.text()
    lines = text.splitlines()
    broken = {
        "record-foreign": b"Dear Ada,",
        "record-text": b"\xff\xfe\x00",
        "record-header": text.replace("seats: 2", "chairs: 2").encode(),
        "record-line": text.replace("place", "99 @@", 1).replace("0 99", "?? 99").encode(),
        "record-illegal": text.replace("0 place", "0 sell", 1).encode(),
        "record-result": text.replace("end points ", "end points 9").encode(),
        "record-commitment": text.replace("seed an old", "seed a new").encode(),
        "record-edition": text.replace(finished.edition.digest, "0" * 16).encode(),
        "game-unknown": text.replace("game: loire", "game: chess").encode(),
    }
    assert len(lines) > 20
    for error, content in broken.items():
        reply = server.http.post("/api/records", content=content)
        assert reply.json()["error"] == error, reply.text
        assert reply.status_code in (404, 422) and "Traceback" not in reply.text


@pytest.mark.parametrize(
    "content",
    [b"", b"ludotheque record 1", b"ludotheque record 1\n\n0 stop", b"\n" * 1000, b"\x00" * 1000,
     b'ludotheque record 1\ngame: loire\nedition: a b\nrules: 1\nseats: 999999999\nnames: []\nsettings: {}\n'
     b"commitment: x\nchance: seeded\n\n",
     b'ludotheque record 1\ngame: loire\nedition: a b\nrules: 1\nseats: 2\nnames: 7\nsettings: [[[]]]\n'
     b"commitment: x\nchance: seeded\n\n"],
)  # fmt: skip
def test_no_upload_breaks_the_server(server: Server, content: bytes) -> None:
    reply = server.http.post("/api/records", content=content)
    assert reply.status_code == 422 and reply.json()["sentence"]


def test_a_record_in_the_manner_of_windows_is_read_too(server: Server, finished: Match) -> None:
    text = "\ufeff" + finished.record.text().replace("\n", "\r\n")
    assert server.http.post("/api/records", content=text.encode()).status_code == 200


def test_an_unknown_replay_is_a_sentence(server: Server) -> None:
    reply = server.http.get("/api/replays/nothing")
    assert (reply.status_code, reply.json()["error"]) == (404, "replay-unknown")
    assert server.http.get("/replay/nothing").status_code == 404
    assert server.http.get("/t/nothing/replay").status_code == 404


def test_a_step_on_is_told_event_by_event_with_the_pictures_of_the_table(server: Server, uploaded: str) -> None:
    stops = server.http.get(f"/api/replays/{uploaded}").json()["stops"]
    before, after = stops[20], stops[21]
    whole = server.http.get(f"/api/replays/{uploaded}", params={"at": after}).json()
    step = server.http.get(f"/api/replays/{uploaded}", params={"at": after, "since": before}).json()
    assert whole["whole"] and not step["whole"]
    assert step["news"] and all(news["picture"] for news in step["news"])
    assert [news["sentence"] for news in step["news"]] == [
        news["sentence"] for news in whole["news"] if news["at"] > before
    ]
    assert len("".join(step["picture"]["things"])) < len("".join(whole["picture"]["things"]))
