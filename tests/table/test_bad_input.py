"""Whatever is sent, the answer is a sentence and nothing is lost."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.table.house import Guest, Server, hear, tell

SCRIPT = "<script>alert('x')</script>"


def refusal(reply: httpx.Response, status: int, error: str) -> str:
    assert (reply.status_code, reply.json()["error"]) == (status, error), reply.text
    sentence: str = reply.json()["sentence"]
    assert sentence.endswith((".", "…", ")")) and "Traceback" not in sentence and "refusal-" not in sentence
    return sentence


def test_an_illegal_action_names_its_clause_and_changes_nothing(server: Server) -> None:
    ada, _ = server.table_of_two()
    before = ada.look()
    reply = ada.answer("place nantes")
    assert "Ada may answer: place ancenis" in refusal(reply, 422, "illegal")
    assert reply.json()["clause"] == "L-2.2"
    assert ada.look() == before


@pytest.mark.parametrize("action", ["dance", "", "place", "place atlantis", "\u0000", "lay coal-1 " * 10])
def test_an_action_that_cannot_be_read_is_answered_with_what_can(server: Server, action: str) -> None:
    ada, _ = server.table_of_two()
    reply = ada.post("answers", number=0, seat=0, action=action)
    assert reply.status_code == 422 and reply.json()["error"].startswith("unreadable")
    assert ada.look()["number"] == 0


def test_a_stale_answer_is_told_who_was_quicker(server: Server) -> None:
    ada, yann = server.table_of_two()
    ada.answer("place tours")
    sentence = refusal(yann.post("answers", number=0, seat=1, action="place blois"), 409, "stale")
    assert sentence.startswith("Ada was quicker")
    french = server.http.post(
        f"/api/tables/{ada.table}/answers?lang=fr",
        json={"number": 0, "seat": 1, "action": "stop"},
        headers=yann.shown,
    )
    assert french.json()["sentence"].startswith("Ada a été plus rapide")


def test_nobody_answers_for_another_seat(server: Server) -> None:
    ada, yann = server.table_of_two()
    assert "Ada’s seat" in refusal(yann.answer("place tours", seat=0), 403, "not-your-seat")
    refusal(yann.answer("place tours", seat=1), 422, "not-your-turn")
    refusal(yann.answer("place tours", seat=7), 422, "seat-unknown")
    assert ada.look()["number"] == 0


def test_a_spectator_cannot_answer(server: Server) -> None:
    ada, _ = server.table_of_two()
    watcher = Guest(server, ada.table, "")
    refusal(watcher.post("answers", number=0, seat=0, action="place tours"), 403, "spectator")
    with Guest(server, ada.table).live() as socket:
        hear(socket)
        tell(socket, type="answer", number=0, seat=0, action="place tours")
        assert hear(socket, "refusal")["error"] == "spectator"


def test_an_unknown_table_is_a_sentence_for_programs_and_a_page_for_people(server: Server) -> None:
    assert "no table “nowhere”" in refusal(server.http.get("/api/tables/nowhere"), 404, "table-unknown")
    page = server.http.get("/t/nowhere", headers={"Accept-Language": "fr"})
    assert page.status_code == 404 and "pas de table" in page.text
    assert server.http.get("/new/chess").status_code == 404
    with Guest(server, "nowhere").live() as socket:
        assert hear(socket, "refusal")["error"] == "table-unknown"


def test_of_two_simultaneous_answers_exactly_one_is_stored(server: Server) -> None:
    for _ in range(5):
        ada, _ = server.table_of_two()
        towns = ("tours", "blois", "angers", "saumur")
        with ThreadPoolExecutor() as pool:
            sent = [pool.submit(ada.post, "answers", number=0, seat=0, action=f"place {town}") for town in towns]
        statuses = [reply.result().status_code for reply in sent]
        assert sorted(statuses) == [200, 409, 409, 409]
        assert ada.look()["number"] == 1
        chosen = towns[statuses.index(200)].title()
        assert ada.look()["news"][0]["sentence"] == f"Ada starts from {chosen}."


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"seat": "x"}', b'{"number": "0"}', b'{"seat":1,"surprise":1}']
)
def test_a_malformed_request_is_a_sentence(server: Server, body: bytes) -> None:
    ada, _ = server.table_of_two()
    for what in ("answers", "undo", "chat", "hint", "rename", "claim", "free"):
        reply = server.http.post(f"/api/tables/{ada.table}/{what}", content=body)
        assert reply.status_code == 422 and reply.json()["error"] == "request", reply.text
    assert server.http.post("/api/tables", content=body).status_code == 422


@pytest.mark.parametrize(
    "message",
    ["", "{", "[]", "7", "null", '"ping"', "{}", '{"type": "dance"}', '{"type": "answer"}', '{"type": ["x"]}',
     '{"type": "answer", "number": "one", "seat": 0, "action": "stop"}', '{"type": "chat", "text": 3}',
     '{"type": "undo"}', '{"type": "shape", "shape": "round"}', "[" * 5000, b"\x00\x01"],
)  # fmt: skip
def test_a_connection_survives_what_it_cannot_read(server: Server, message: str | bytes) -> None:
    ada, _ = server.table_of_two()
    with ada.live() as socket:
        hear(socket)
        socket.send(message)
        assert hear(socket, "refusal")["sentence"]
        tell(socket, type="answer", number=0, seat=0, action="place tours")
        assert hear(socket)["number"] == 1


def test_refusals_by_the_live_connection_say_the_same_as_by_the_interface(server: Server) -> None:
    ada, yann = server.table_of_two()
    with yann.live() as socket:
        hear(socket)
        for wish, error in (
            ({"number": 0, "seat": 1, "action": "place tours"}, "not-your-turn"),
            ({"number": 0, "seat": 0, "action": "place tours"}, "not-your-seat"),
            ({"number": 9, "seat": 1, "action": "place tours"}, "stale"),
        ):
            tell(socket, type="answer", **wish)
            assert hear(socket, "refusal")["error"] == error
    with ada.live() as socket:
        hear(socket)
        tell(socket, type="answer", number=0, seat=0, action="place nantes")
        assert hear(socket, "refusal")["clause"] == "L-2.2"


def test_chat_and_names_have_limits(server: Server) -> None:
    ada, _ = server.table_of_two()
    assert ada.post("chat", text="é" * 500).status_code == 200
    refusal(ada.post("chat", text="x" * 501), 422, "chat-long")
    refusal(ada.post("chat", text=" \n\t"), 422, "chat-empty")
    refusal(ada.post("rename", seat=0, name="x" * 33), 422, "name-long")
    refusal(ada.post("rename", seat=0, name="\u200b\u0007 "), 422, "name-empty")
    long = server.http.post("/api/tables", json={"game": "loire", "seats": [{"kind": "here", "name": "x" * 33}] * 2})
    refusal(long, 422, "name-long")
    assert ada.look()["names"] == ["Ada", "Yann"]


def test_a_script_in_names_and_chat_stays_text(server: Server) -> None:
    ada = server.host({"kind": "here", "name": SCRIPT}, {"kind": "here", "name": "Yann"})
    assert ada.post("chat", text=SCRIPT + "</script>").status_code == 200
    frame = ada.look()
    assert frame["names"][0] == SCRIPT and frame["chat"][0]["text"].startswith(SCRIPT)
    seen = frame["picture"]
    drawn = "".join(seen["things"]) + seen["edge"] + "".join(panel["picture"] for panel in seen["panels"])
    assert "<script" not in drawn
    for address in (f"/t/{ada.table}", "/"):
        assert SCRIPT not in server.http.get(address).text


def test_what_is_too_large_is_refused_before_it_is_read(server: Server) -> None:
    ada, _ = server.table_of_two()
    large = json.dumps({"text": "x" * 100_000}).encode()
    refusal(server.http.post(f"/api/tables/{ada.table}/chat", content=large), 413, "too-large")
    refusal(server.http.post("/api/records", content=b"x" * (1024 * 1024 + 1)), 413, "too-large")

    def endless() -> Any:
        for _ in range(40):
            yield b"x" * 65536

    refusal(server.http.post("/api/records", content=endless()), 413, "too-large")
    assert ada.look()["chat"] == []


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"game": "chess", "seats": [{"kind": "here"}] * 2}, "game-unknown"),
        ({"game": "loire", "seats": [{"kind": "here"}]}, "seats-wrong"),
        ({"game": "loire", "seats": [{"kind": "here"}] * 7}, "seats-wrong"),
        ({"game": "loire", "seats": [{"kind": "robot"}, {"kind": "here"}]}, "seat-kind"),
        ({"game": "loire", "seats": [{"kind": "computer", "level": "divine"}, {"kind": "here"}]}, "level-missing"),
        ({"game": "loire", "seats": [{"kind": "here"}] * 2, "settings": {"wind": 1}}, "setting-unknown"),
        ({"game": "loire", "seats": [{"kind": "here"}] * 2, "settings": {"leader": 5}}, "setting-value"),
        ({"game": "loire", "seats": "two"}, "request"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_told_why(server: Server, wish: dict[str, Any], error: str) -> None:
    reply = server.http.post("/api/tables", json=wish)
    assert reply.json()["error"] == error and 400 <= reply.status_code < 500


def test_addresses_that_do_not_exist(server: Server) -> None:
    refusal(server.http.get("/api/nothing"), 404, "page-unknown")
    refusal(server.http.delete("/api/tables"), 405, "method")
    refusal(server.http.get("/api/rules/loire/L-99"), 404, "clause-unknown")
    assert server.http.get("/nothing").status_code == 404
    assert server.http.get("/plates/loire/wide-000000000000.svg").status_code == 404
    assert server.http.get("/api/tables/x?shape=round").status_code == 404
    ada, _ = server.table_of_two()
    refusal(server.http.get(f"/api/tables/{ada.table}?shape=round"), 422, "shape-unknown")
