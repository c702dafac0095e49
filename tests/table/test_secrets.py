"""Hidden information cannot leak: not by frames, not by the interface, not by pages."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import replace

import pytest
from websockets.sync.connection import Connection

from ludotheque.core import record
from ludotheque.core.match import Match
from ludotheque.core.record import Line
from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import CHANCE, SPECTATOR
from ludotheque.games import games
from ludotheque.table import frames
from ludotheque.table.frames import Scene, Viewer
from ludotheque.table.hall import recorded
from ludotheque.table.seating import Seat
from ludotheque.table.store import Store
from tests.table.house import Frame, Guest, Server, hear, tell

ANSWERS = 45


class Evening:
    """A match of two people with a spectator, of which everything that was sent is kept."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada, self.yann = server.table_of_two()
        self.watcher = Guest(server, self.ada.table)
        self.sent: dict[int, list[Frame]] = {0: [], 1: [], SPECTATOR: []}
        with self.ada.live() as ada, self.yann.live() as yann, self.watcher.live() as watcher:
            sockets = {0: ada, 1: yann, SPECTATOR: watcher}
            for number in range(ANSWERS):
                self.listen(sockets)
                asked = self.sent[SPECTATOR][-1]["asked"]
                now = self.sent[asked][-1]
                action = now["options"][number % len(now["options"])]["action"]
                tell(sockets[asked], type="answer", number=now["number"], seat=asked, action=action)
            self.listen(sockets)
        self.row, _, self.lines, _ = Store(f"sqlite:///{server.database}").find(self.ada.table)

    def listen(self, sockets: dict[int, Connection]) -> None:
        for seat, socket in sockets.items():
            self.sent[seat].append(hear(socket))

    def truth(self, number: int) -> Match:
        """The match as it really stood."""
        return record.replay(recorded(self.row, self.lines[:number]), games["loire"])

    def known_to(self, viewer: int, number: int) -> Match:
        """The same with all that the viewer cannot know dealt anew or blotted out: hands, piles, seed, whispers."""
        match = self.truth(number)
        match.state = guess(match.state, viewer, Rng(number + 77))
        match.news = [item for item in match.news if item.seen_by(viewer)]
        match.lines = [Line(line.seat, "?" if line.seat == CHANCE else line.notation) for line in match.lines]
        match.seed = "?"
        return match


@pytest.fixture(scope="module")
def evening(server: Server) -> Iterator[Evening]:
    yield Evening(server)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_every_frame_could_have_been_made_by_somebody_who_does_not_know_what_is_hidden(
    evening: Evening, viewer: int
) -> None:
    mine = (viewer,) if viewer >= 0 else ()
    seats = (Seat("link"), Seat("link"))
    since = None
    for sent in evening.sent[viewer]:
        here = tuple(seat["here"] for seat in sent["seats"])
        scene = Scene(evening.ada.table, evening.known_to(viewer, sent["number"]), seats, here)
        made = frames.position(scene, Viewer(mine), since)
        assert json.loads(json.dumps(made)) == sent
        since = sent["number"]


def test_the_evening_had_secrets_to_keep(evening: Evening) -> None:
    numbers = [frame["number"] for frame in evening.sent[0]]
    hands = [
        [list(match.state.hand)[6:] for match in (evening.truth(number), evening.known_to(0, number))]  # type: ignore[attr-defined]
        for number in numbers[1:]
    ]
    assert any(truth != guessed for truth, guessed in hands), "no guess at Yann's hand ever differs from the truth"
    assert len(evening.sent[1]) == ANSWERS + 1


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
    http, table = evening.server.http, evening.ada.table
    bodies = [json.dumps(frames) for frames in evening.sent.values()]
    for address in ("/", f"/t/{table}", f"/api/tables/{table}", "/api/tables", f"/t/{table}/replay"):
        bodies.append(http.get(address).text)
    bodies += [http.get(f"/t/{table}/{evening.ada.key}").text.replace(str(evening.ada.key), "")]
    for body in bodies:
        assert evening.row.seed not in body
        assert str(evening.yann.key) not in body and str(evening.ada.key) not in body


def test_pages_show_a_spectator_only_what_the_interface_shows(evening: Evening) -> None:
    page = evening.server.http.get(f"/t/{evening.ada.table}", headers={"Accept-Language": "en"}).text
    watched = evening.watcher.look()
    own = evening.ada.look()
    assert own["mat"] and not watched["mat"]
    assert "hand-coal" not in page and "You are dealt" not in page


def test_the_record_and_the_replay_are_closed_until_the_end(evening: Evening) -> None:
    http, table = evening.server.http, evening.ada.table
    for address in (f"/api/tables/{table}/record", f"/api/replays/{table}?at=3", f"/api/replays/{table}"):
        reply = http.get(address, params={"key": str(evening.ada.key)})
        assert reply.status_code == 403
        assert "when the match is over" in reply.json()["sentence"]
    assert http.get(f"/t/{table}/replay").status_code == 403


@pytest.mark.parametrize("key", ["wrong", "A" * 22, "../../etc", "%00", "é"])
def test_a_wrong_or_guessed_link_gets_nothing(evening: Evening, key: str) -> None:
    guest = Guest(evening.server, evening.ada.table, key)
    reply = evening.server.http.get(f"/api/tables/{guest.table}", params={"key": key})
    assert reply.status_code == 403
    assert set(reply.json()) == {"error", "sentence"}
    for what, body in (("answers", {"number": 0, "seat": 0, "action": "stop"}), ("chat", {"text": "x"}),
                       ("hint", {"seat": 0}), ("rename", {"seat": 0, "name": "x"}), ("rematch", {}),
                       ("undo", {"number": 0, "seat": 0})):  # fmt: skip
        assert guest.post(what, **body).json()["error"] == "key-wrong"


def test_a_wrong_link_opens_no_page_and_no_live_connection(evening: Evening) -> None:
    page = evening.server.http.get(f"/t/{evening.ada.table}/wrong")
    assert page.status_code == 404 and "does not open a seat" in page.text
    assert "<g id=" not in page.text
    with Guest(evening.server, evening.ada.table, "wrong").live() as socket:
        first = json.loads(socket.recv(30))
    assert (first["type"], first["error"]) == ("refusal", "key-wrong")


def test_a_key_of_one_table_opens_no_other(evening: Evening) -> None:
    other, _ = evening.server.table_of_two()
    stranger = evening.server.http.get(f"/api/tables/{other.table}", params={"key": str(evening.ada.key)})
    assert stranger.status_code == 403


def test_a_seat_cannot_be_looked_through_by_another(evening: Evening) -> None:
    reply = evening.server.http.get(
        f"/api/tables/{evening.ada.table}", params={"key": str(evening.ada.key), "seat": 1}
    )
    assert (reply.status_code, reply.json()["error"]) == (403, "not-your-seat")
    reply = evening.server.http.get(f"/api/tables/{evening.ada.table}", params={"seat": 1})
    assert (reply.status_code, reply.json()["error"]) == (403, "spectator")


def test_keys_are_kept_only_as_hashes(evening: Evening) -> None:
    with sqlite3.connect(evening.server.database) as database:
        kept = "".join(map(str, database.execute("select * from keys").fetchall()))
        kept += "".join(map(str, database.execute("select * from tables").fetchall()))
    assert str(evening.ada.key) not in kept and str(evening.yann.key) not in kept


def test_previews_are_the_same_whatever_the_others_really_hold(evening: Evening) -> None:
    number = next(frame["number"] for frame in evening.sent[0] if frame["options"] and frame["number"] > 30)
    truth = evening.truth(number)
    made = []
    for seed in range(4):
        match = truth.clone()
        match.state = guess(truth.state, 0, Rng(seed))
        scene = Scene("t", match, (Seat("link"), Seat("link")), (True, True))
        made.append(frames.position(scene, replace(Viewer((0,)), language="fr"))["options"])
    assert all(options == made[0] for options in made)
