"""Closer looks: other players' mats, and all players compared; never more than the viewer may see."""

from __future__ import annotations

import json
from importlib import import_module

import pytest

from ludotheque import drawing
from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import SPECTATOR
from ludotheque.games import games
from ludotheque.table.shown import looks
from ludotheque.table.shown.moment import Viewer
from tests.table.house import Frame, Guest, Server, asked_among


def looked(guest: Guest, seat: int, **query: str) -> Frame:
    reply = guest.get(f"mats/{seat}", **query)
    assert reply.status_code == 200, reply.text
    frame: Frame = reply.json()
    return frame


def test_a_mat_shows_its_owner_the_hand_and_everybody_else_its_backs(server: Server) -> None:
    ada, yann = server.table_of_two()
    while asked_among(ada, yann).look()["heading"] != "Round I":
        assert asked_among(ada, yann).answer().status_code == 200
        if ada.look()["number"] > 20:
            break
    own, other, watched = looked(ada, 0), looked(yann, 0), looked(Guest(server, ada.table), 0)
    assert "hand-" in own["mat"] and "hand-" not in other["mat"] and "hand-" not in watched["mat"]
    assert 'id="backs-0"' in other["mat"] and other["name"] == "Ada"
    assert own["number"] == ada.look()["number"]
    assert "<svg" in looked(ada, 1, shape="tall", lang="fr")["mat"]


def test_all_players_are_compared_by_labelled_numbers(server: Server) -> None:
    ada, _ = server.table_of_two()
    rows = {row["label"]: row["values"] for row in looked(ada, 1, lang="fr")["compare"]}
    assert rows["Louis"] == [0, 0] and len(rows["Cartes en main"]) == 2
    assert {"Mariniers posés", "Passagers à bord", "Vin à bord", "Bateau à"} <= set(rows)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_look_is_the_same_whatever_the_others_really_hold(viewer: int) -> None:
    match = games["loire"].new(2, "looks")
    for number in range(30):
        match.play(match.options[number % len(match.options)])
        eyes = Viewer((viewer,) if viewer >= 0 else ())
        guessed = match.clone()
        guessed.state = guess(match.state, viewer, Rng(number + 5))
        for seat in (0, 1):
            assert json.dumps(looks.mat(match, eyes, seat)) == json.dumps(looks.mat(guessed, eyes, seat))


def test_a_game_without_a_comparison_of_its_own_is_compared_by_points(monkeypatch: pytest.MonkeyPatch) -> None:
    match = games["loire"].new(3, "plain")
    monkeypatch.delattr(import_module("ludotheque.games.loire.scene"), "compare")
    assert drawing.compare(match.view()) == []
    rows = looks.comparison(match.view(), "en")
    assert [row["label"] for row in rows] == ["Louis", "Fares", "Wine sold"]


def test_wrong_looks_are_refused_with_a_sentence(server: Server) -> None:
    ada, _ = server.table_of_two()
    for address, status, error in (
        (f"/api/tables/{ada.table}/mats/-1", 422, "seat-unknown"),
        (f"/api/tables/{ada.table}/mats/0?shape=round", 422, "shape-unknown"),
        (f"/api/tables/{ada.table}/mats/x", 422, "request"),
        ("/api/tables/nowhere/mats/0", 404, "table-unknown"),
        (f"/api/replays/{ada.table}/mats/1", 403, "record-before-end"),
    ):
        reply = server.http.get(address)
        assert (reply.status_code, reply.json()["error"]) == (status, error), address
    assert ada.get("mats/2").json()["error"] == "seat-unknown"
    assert Guest(server, ada.table, "wrong").get("mats/0").json()["error"] == "key-wrong"


def test_a_replay_shows_what_a_player_had_at_that_line(server: Server) -> None:
    match = games["loire"].new(2, "replayed")
    while not match.over:
        match.play(match.options[len(match.lines) % len(match.options)])
    id = server.http.post("/api/records", content=match.record.text()).json()["replay"]
    first = server.http.get(f"/api/replays/{id}/mats/0", params={"at": 1, "seat": 0}).json()
    last = server.http.get(f"/api/replays/{id}/mats/0", params={"seat": 1, "lang": "en"}).json()
    assert first["number"] == 1 and last["number"] == len(match.lines)
    assert last["compare"][0] == {"label": "Louis", "values": match.points}
    assert "hand-" not in last["mat"]


def test_an_option_can_be_looked_at_before_it_is_chosen_by_who_may_choose_it(server: Server) -> None:
    ada, yann = server.table_of_two()
    asked = asked_among(ada, yann)
    other = yann if asked is ada else ada
    action = asked.look()["options"][0]["action"]
    reply = asked.get("preview", action=action)
    assert reply.status_code == 200 and set(reply.json()) == {"pieces", "come", "reach", "tag"}
    assert ["boat-" in piece for piece in reply.json()["come"]] == [True], "a boat would lie there"
    for guest in (other, Guest(server, ada.table)):
        refused = guest.get("preview", action=action)
        assert (refused.status_code, refused.json()["sentence"]) == (409, "That is none of your options now.")
    assert asked.get("preview", action="dance").status_code == 422


def test_what_was_asked_of_a_position_that_has_passed_is_foreseen_as_nothing(server: Server) -> None:
    ada, yann = server.table_of_two()
    asked = asked_among(ada, yann)
    now = asked.look()
    action = now["options"][0]["action"]
    assert (
        asked.get("preview", action=action, number=now["number"]).json() == asked.get("preview", action=action).json()
    )
    asked.answer(action)
    assert asked.get("preview", action=action).status_code == 409
    reply = asked.get("preview", action=action, number=now["number"])
    assert (reply.status_code, reply.json()) == (200, {"pieces": [], "come": [], "reach": [], "tag": ""})
