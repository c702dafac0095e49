"""The workshop: editions tried at the table, behind all people, within limits."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.dom.minidom import parseString

import pytest

from ludotheque.arena.comparing import varied
from ludotheque.arena.playing import Plan, play
from ludotheque.games import games
from ludotheque.table.hall.workshop import play_some
from ludotheque.table.settings import Settings
from tests.table.house import Server

WISH = {"game": "loire", "seats": 2, "player": "random", "matches": 6}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("workshop"))
    yield running
    running.stop()


def tried(server: Server, language: str = "en", **wishes: object) -> list[dict[str, Any]]:
    reply = server.http.post("/api/workshop", json=WISH | wishes, params={"lang": language}, timeout=120)
    assert reply.status_code == 200, reply.text
    return [json.loads(event.removeprefix("data: ")) for event in reply.text.split("\n\n") if event]


def refused(server: Server, **wishes: object) -> str:
    reply = server.http.post("/api/workshop", json=WISH | wishes, timeout=120)
    assert reply.status_code >= 400
    return str(reply.json()["sentence"])


def test_an_edition_is_tried_and_what_is_known_comes_while_it_is_played(house: Server) -> None:
    events = tried(house)
    assert events[-1]["done"] == events[-1]["of"] == 6 and events[-1]["arms"] == ["A"]
    assert [event["done"] for event in events] == sorted(event["done"] for event in events)
    pictures = [parseString(plot["picture"]).documentElement for plot in events[-1]["plots"]]
    assert [each and each.getAttribute("aria-label") for each in pictures] == [
        "Share of the victories, by seat (95 %)", "Points by seat (95 %)", "Decisions in a match",
    ]  # fmt: skip
    expected = [play(Plan("loire", ("random", "random"), 6), number).decisions for number in range(6)]
    [length] = [line for line in events[-1]["lines"] if line["measure"] == "decisions in a match"]
    assert length["values"][0].startswith(f"{sum(expected) / 6:.0f} ± "), "the same matches as on the command line"


def test_a_number_is_changed_and_both_are_compared_with_the_same_seeds(house: Server) -> None:
    last = tried(house, "fr", number="target", value=3, matches=40)[-1]
    assert last["of"] == 80 and last["arms"] == ["A", "B"] and len(last["plots"]) == 4
    [length] = [line for line in last["lines"] if line["measure"] == "décisions dans une partie"]
    assert length["certain"] and length["difference"].startswith("−")


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"game": "chess"}, "no game called “chess”"),
        ({"seats": 9}, "2 to 6"),
        ({"player": "bot:rm"}, "no computer player called “bot:rm”"),
        ({"matches": 100000}, "between 1 and 400 matches"),
        ({"edition": "mine"}, "mine"),
        ({"number": "towers", "value": 3}, "no number “towers”"),
        ({"number": "target", "value": 5000}, "target may be from 0 to 80"),
    ],
)
def test_what_cannot_be_tried_is_refused_with_a_sentence(
    house: Server, wishes: dict[str, object], sentence: str
) -> None:
    assert sentence in refused(house, **wishes)
    assert tried(house, matches=1)[-1]["done"] == 1, "and the workshop is free again"


def test_an_edition_that_nobody_can_end_is_found_out_before_it_is_played(house: Server) -> None:
    assert "not over after 20000 answers" in refused(house, game="lin1680", number="bales", value=0)


def test_one_experiment_at_a_time_and_whoever_leaves_ends_it(house: Server) -> None:
    long = WISH | {"game": "tapestry", "player": "medium", "matches": 400}
    with house.http.stream("POST", "/api/workshop", json=long, timeout=120) as reply:
        lines = reply.iter_lines()  # let go of, it would end the reply
        for line in lines:
            if line.startswith("data: "):
                assert json.loads(line.removeprefix("data: "))["done"] < 400
                break
        assert "under way already" in refused(house)
    for _ in range(100):
        reply = house.http.post("/api/workshop", json=WISH | {"matches": 1}, timeout=120)
        if reply.status_code == 200:
            return
    pytest.fail("the workshop was never free again")


def test_pages_of_the_workshop_are_there_at_home_and_not_in_a_public_house(
    house: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 'href="/workshop"' in house.http.get("/").text
    assert 'href="/workshop/loire"' in house.http.get("/workshop").text
    assert "cartes en main au début (maintenant 5)" in house.http.get("/workshop/loire", params={"lang": "fr"}).text
    for hosts, wish, there in (("", None, True), ("a.org", None, False), ("a.org", "yes", True), ("", "no", False)):
        monkeypatch.setenv("LUDOTHEQUE_HOSTS", hosts)
        monkeypatch.delenv("LUDOTHEQUE_WORKSHOP", raising=False)
        if wish:
            monkeypatch.setenv("LUDOTHEQUE_WORKSHOP", wish)
        assert Settings.wished().workshop is there
    closed = Server(tmp_path, environment={"LUDOTHEQUE_WORKSHOP": "no"})
    try:
        assert closed.http.get("/workshop").status_code == closed.http.get("/workshop/loire").status_code == 404
        assert "has no workshop" in refused(closed) and 'href="/workshop"' not in closed.http.get("/").text
    finally:
        closed.stop()


def test_a_piece_has_one_match_at_least_and_is_of_its_edition() -> None:
    game = games["loire"]
    other = varied(game, game.edition, "target", 3)
    plan = Plan("loire", ("random", "random"), 3)
    [only] = play_some(plan, json.dumps(other.data), 2, 3)
    assert only == play(replace(plan, edition=other), 2) != play(plan, 2)
