"""Lessons at the table: a table of one's own that is kept nowhere, free to take back, and gone by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.games import games
from ludotheque.lessons.examples import examples_of
from ludotheque.lessons.lesson import find
from ludotheque.table.hall import scratch
from ludotheque.table.hall.hall import Hall
from ludotheque.table.settings import Settings
from tests.table.house import Guest, Server, eventually, key_in


def sit_down(server: Server, address: str, answers: tuple[str, ...] = (), language: str = "en") -> Guest:
    reply = server.http.post(f"/api/learn/{address}", json={"answers": answers}, params={"lang": language})
    assert reply.status_code == 200, reply.text
    made = reply.json()
    return Guest(server, made["table"], key_in(made["host"]))


def lesson(guest: Guest, **query: Any) -> dict[str, Any]:
    found: dict[str, Any] = guest.look(**query)["lesson"]
    return found


def test_a_lesson_sets_a_task_says_when_it_is_done_and_leads_on(server: Server) -> None:
    ada = sit_down(server, "loire/coal")
    told = lesson(ada)
    assert (told["step"], told["steps"], told["shown"], told["clause"]) == (0, 2, "lay coal-2", "L-5.4")
    assert told["task"] == "Lay the Coal 2." and lesson(ada, lang="fr")["task"] == "Posez le charbon 2."
    ada.answer("lay coal-2")
    told = lesson(ada)
    assert told["step"] == 1 and told["done"].startswith("Two spaces") and told["shown"] == "stop"
    ada.answer("stop")
    told = lesson(ada)
    assert (told["step"], told["task"], told["next"]) == (2, "", "/learn/loire/mariners")
    assert told["answers"] == ["lay coal-2", "stop"]


def test_what_else_is_tried_is_answered_kindly_and_can_be_taken_back(server: Server) -> None:
    ada = sit_down(server, "loire/coal")
    before = ada.look()
    ada.answer("lay coal-1")
    told = lesson(ada)
    assert "one space leads to Blois" in told["reply"] and told["step"] == 0 and told["shown"] == ""
    ada.answer("lay fishing")
    assert "within the rules" in lesson(ada)["reply"], "nothing was written about that"
    for _ in range(2):
        now = ada.look()
        assert now["undo"]["way"] == "undo"
        assert ada.post("undo", number=now["number"], seat=0).status_code == 200
    now = ada.look()
    assert now["undo"]["way"] is None and now["options"] == before["options"] and now["lesson"]["shown"] == "lay coal-2"
    refused = ada.post("undo", number=now["number"], seat=0)
    assert refused.status_code == 422 and refused.json()["error"] == "undo-nothing"


def test_luck_is_the_same_when_it_is_asked_again(server: Server) -> None:
    ada = sit_down(server, "loire/new-cards", ("take coal-2", "take mariner", "stop"))
    row = [option["action"] for option in ada.look()["options"]]
    now = ada.look()
    ada.post("undo", number=now["number"], seat=0)
    ada.answer("stop")
    assert [option["action"] for option in ada.look()["options"]] == row


def test_a_lesson_goes_on_where_it_was_left_and_forgets_what_is_not_allowed_any_more(server: Server) -> None:
    ada = sit_down(server, "loire/coal", ("lay coal-2", "fly away"), "fr")
    assert lesson(ada)["step"] == 1 and ada.look()["names"] == ["Vermillon", "Azur", "Safran"]


def test_a_lesson_is_private_and_kept_nowhere(own_server: Server) -> None:
    ada = sit_down(own_server, "loire/coal")
    assert Guest(own_server, ada.table).get().status_code == 403
    assert ada.table not in own_server.http.get("/api/tables").text
    for what, body in (("chat", {"text": "Ahoy"}), ("rename", {"seat": 0, "name": "Ada"})):
        refused = ada.post(what, **body)
        assert refused.status_code == 422 and "nothing here is kept" in refused.json()["sentence"]
    assert ada.get("why", thing="coal-3").status_code == 200 and ada.get("mats/1").status_code == 200
    own_server.kill()
    own_server.start()
    assert ada.get().status_code == 404, "the page sits down anew"


def test_a_position_of_the_rules_can_be_tried_out(server: Server) -> None:
    ada = sit_down(server, "loire/try/l-8.3")
    now = ada.look()
    assert now["status"] == "asked" and now["lesson"]["kind"] == "example"
    assert now["lesson"]["clause"] == "L-8.3" and "L-8.3" in examples_of(games["loire"])
    refused = server.http.post("/api/learn/loire/try/L-99", json={"answers": []})
    assert refused.status_code == 404 and "L-99" in refused.json()["sentence"]


def test_the_tour_stops_at_its_sentences_and_shows_what_happened_between(server: Server) -> None:
    begun = server.http.get("/api/learn/loire/tour", params={"at": 0, "lang": "fr"}).json()
    assert len(begun["stops"]) == len(begun["captions"]) >= 8 and "20 louis" in begun["captions"][0]
    assert begun["names"] == ["Vermillon", "Azur", "Safran"]
    on = server.http.get("/api/learn/loire/tour", params={"at": 47, "since": 44}).json()
    assert [news["clause"] for news in on["news"] if news["picture"]][:2] == ["L-5.5", "L-5.8"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_has_a_course_and_lessons_have_pages(server: Server, language: str) -> None:
    for id in games:
        assert server.http.get(f"/learn/{id}", params={"lang": language}).status_code == 200
    page = server.http.get("/learn/loire", params={"lang": language}).text
    assert 'href="/learn/loire/coal"' in page and 'href="/learn/loire/tour"' in page
    assert 'data-lesson="learn/loire/coal"' in server.http.get("/learn/loire/coal").text
    assert 'data-lesson="learn/loire/try/L-8.3"' in server.http.get("/learn/loire/try/L-8.3").text
    assert server.http.get("/learn/loire/flying").status_code == 404
    assert server.http.get("/learn/dudo/tour").status_code == 404


def test_tables_that_nobody_looks_at_go_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scratch, "MOST", 2)
    hall = Hall(Settings(f"sqlite:///{tmp_path / 'hall.sqlite3'}"))
    try:
        tables = [scratch.for_lesson(hall, find(games["pig"], "the-pot"), [], "en") for _ in range(4)]
        ids = [table.id for table in tables]
        assert sorted(ids[-2:]) == sorted(hall._scratch), "those that were used last stay"
    finally:
        hall.close()


def test_a_guided_match_is_a_real_one_whose_tasks_wait_for_their_moment(server: Server) -> None:
    ada = sit_down(server, "bretagne/first-match")
    eventually(lambda: bool(ada.look()["status"] == "asked"))
    told = lesson(ada)
    assert (told["kind"], told["step"], told["steps"]) == ("guided", 0, 7)
    assert [seat["kind"] for seat in ada.look()["seats"]] == ["here", "computer"]
    ada.answer("choose barge-1" if "choose barge-1" in str(ada.look()["options"]) else None)
    assert lesson(ada)["step"] == 1 and lesson(ada)["done"].startswith("Engineers and francs")
    eventually(lambda: bool(ada.look()["status"] == "asked"))
    now = ada.look()
    assert ada.post("undo", number=now["number"], seat=0).status_code == 200
    eventually(lambda: bool(ada.look()["status"] == "asked"))
    assert lesson(ada)["step"] == 0, "what was taken back is to be done again"
