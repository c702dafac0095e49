"""Long records: played once, looked at for a few lines each, and refused where they take too long."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from ludotheque.agents import make
from ludotheque.core.match import Match
from ludotheque.core.record import MOST_LINES, UNDO, Line
from ludotheque.games import games
from ludotheque.table.app import create_app
from ludotheque.table.hall import live_table, replays
from ludotheque.table.hall.replays import STRIDE, Replay, Replays
from ludotheque.table.seating import Seat
from ludotheque.table.settings import Settings
from tests.table.house import key_in


@pytest.fixture(scope="module")
def finished() -> Match:
    """A match to its end, with an answer that was taken back here and there."""
    match = games["loire"].new(2, "bomb")
    player = make("greedy", 3)
    while not match.over:
        match.play(player.choose(match.eyes()))
        if len(match.lines) % 7 == 0 and not match.over and not match.undoable():
            match.undo()
    return match


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path / 'tables.sqlite3'}"))) as client:
        yield client


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every line that is played again."""
    lines: list[str] = []
    play, undo = Match.play, Match.undo

    def counted_play(self: Match, action: str, *more: object) -> object:
        lines.append(str(action))
        return play(self, action, *more)  # type: ignore[arg-type]

    def counted_undo(self: Match, *more: object, **named: object) -> None:
        lines.append(UNDO)
        return undo(self, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Match, "play", counted_play)
    monkeypatch.setattr(Match, "undo", counted_undo)
    return lines


def test_a_record_is_played_once_and_then_a_look_costs_a_few_lines(
    client: TestClient, finished: Match, replayed: list[str]
) -> None:
    body = finished.record.text().encode()
    id = client.post("/api/records", content=body).json()["replay"]
    last = len(finished.lines)
    assert len(replayed) == last > 3 * STRIDE
    for at in (last, last // 2, STRIDE - 1, last - 1, STRIDE, 2 * STRIDE + 1):
        del replayed[:]
        assert client.get(f"/api/replays/{id}", params={"at": at}).json()["number"] == at
        assert len(replayed) == at % STRIDE


def test_a_record_that_was_let_go_is_played_once_more_and_no_further_than_it_is_looked_at(
    client: TestClient, finished: Match, replayed: list[str]
) -> None:
    id = client.post("/api/records", content=finished.record.text().encode()).json()["replay"]
    client.app.state.hall.replays.forget()  # type: ignore[attr-defined]
    for at, cost in ((STRIDE + 9, STRIDE + 9), (STRIDE + 9, 9), (2 * STRIDE, STRIDE), (2 * STRIDE, 0)):
        del replayed[:]
        assert client.get(f"/api/replays/{id}", params={"at": at}).json()["number"] == at
        assert len(replayed) == cost


def test_every_line_is_the_same_from_a_mark_as_from_the_beginning(finished: Match) -> None:
    seats = (Seat("here"), Seat("here"))
    marked = Replay(finished.record, seats, finished.edition)
    marked.play()
    for at in range(0, len(finished.lines) + 1, 3):
        plain, quick = Replay(finished.record, seats, finished.edition).at(at), marked.at(at)
        assert quick.lines == plain.lines and quick.options == plain.options
        assert [(news.at, news.facts) for news in quick.news] == [(news.at, news.facts) for news in plain.news]
        assert quick.undoable() == plain.undoable() and quick.points == plain.points


def test_a_record_of_answers_taken_back_is_heavy_neither_to_keep_nor_to_look_at(replayed: list[str]) -> None:
    match = games["loire"].new(2, "pairs")
    lines = [Line(0, "place tours"), Line(0, UNDO)] * (MOST_LINES // 2)
    match.lines = lines
    heavy = Replay(match.record, (Seat("here"), Seat("here")), match.edition)
    heavy.play()
    assert len(replayed) == MOST_LINES and heavy.bytes < replays.KEPT_BYTES / 4
    del replayed[:]
    heavy.at(MOST_LINES - 1)
    assert len(replayed) == STRIDE - 1


def test_a_record_that_takes_too_long_is_refused_with_a_sentence(
    client: TestClient, finished: Match, replayed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    worked = iter(range(10_000))
    monkeypatch.setattr(replays, "thread_time", lambda: next(worked))
    reply = client.post("/api/records", content=finished.record.text().encode())
    assert (reply.status_code, reply.json()["error"]) == (422, "record-slow") and reply.json()["sentence"]
    assert len(replayed) == replays.SECONDS, "no further than that"
    assert not client.app.state.hall.replays._kept  # type: ignore[attr-defined]


def test_only_so_many_bytes_of_replays_are_kept(finished: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = (Seat("here"), Seat("here"))
    one = Replay(finished.record, seats, finished.edition)
    one.play()
    monkeypatch.setattr(replays, "KEPT_BYTES", 2 * one.bytes)
    kept = Replays()
    for id in "abc":
        kept.keep(id, one)
    assert [kept.get(id) is one for id in "abc"] == [False, True, True]


def test_answers_are_not_taken_back_for_ever(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "MOST_LINES", 8)
    new = client.post("/api/tables", json={"game": "loire", "seats": [{"kind": "here"}, {"kind": "here"}]}).json()
    client.headers["Authorization"] = f"Bearer {key_in(new['host'])}"
    number, replies = 0, []
    for _ in range(3):
        body = {"number": number, "seat": 0, "action": "place tours"}
        number = client.post(f"/api/tables/{new['table']}/answers", json=body).json()["number"]
        reply = client.post(f"/api/tables/{new['table']}/undo", json={"number": number, "seat": 0}).json()
        replies.append(reply.get("error", ""))
        number = reply.get("number", number)
    assert replies == ["", "", "undo-enough"]
