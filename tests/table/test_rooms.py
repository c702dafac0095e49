"""The rooms around the table: which game, the rulebooks, matches to look at again, open seats, what links show."""

from __future__ import annotations

import json
import re

import pytest

from ludotheque.games import games
from tests.table.house import LINKS, Guest, Server, key_in

OPEN = ({"kind": "here", "name": "Ada"}, {"kind": "open", "name": "Yann"})


@pytest.mark.parametrize(
    ("language", "weight", "start"), [("en", "light", "Start here"), ("fr", "léger", "Pour commencer")]
)
def test_setting_a_table_asks_which_game_and_says_where_to_begin(
    server: Server, language: str, weight: str, start: str
) -> None:
    assert 'href="/new"' in server.http.get("/", params={"lang": language}).text
    page = server.http.get("/new", params={"lang": language}).text
    asked = re.findall(r'href="/new/(\w+)"', page)
    assert sorted(asked) == sorted(games) and asked[0] == "loire"
    assert weight in page and page.count(start) == 1
    shelf = {game["id"]: game for game in server.http.get("/api/games", params={"lang": language}).json()}
    assert shelf["loire"]["weight"] == weight and not shelf["tapestry"]["start_here"]


def test_the_rules_of_all_games_stand_on_one_page_apart_from_the_shelf(server: Server) -> None:
    page = server.http.get("/rules").text
    assert all(f'href="/rules/{game}"' in page and f'href="/components/{game}"' in page for game in games)
    assert 'href="/rules/loire#L-8"' in page
    assert 'href="/rules" aria-current="page"' in page and 'href="/#shelf">' in page


def test_matches_that_ended_are_listed_unless_they_were_private(server: Server) -> None:
    seen, unseen = server.set_up_over(*LINKS), server.set_up_over(*LINKS, private=True)
    running = server.set_up(*LINKS)
    listed = server.http.get("/api/replays").json()
    tables = [each["table"] for each in listed]
    assert seen["table"] in tables and unseen["table"] not in tables and running["table"] not in tables
    assert [each["changed"] for each in listed] == sorted((each["changed"] for each in listed), reverse=True)
    assert key_in(seen["host"]) not in json.dumps(listed)


def test_an_open_seat_is_taken_by_whoever_comes_first(server: Server) -> None:
    new = server.set_up(*OPEN)
    assert new["links"] == []
    (listed,) = (each for each in server.http.get("/api/tables").json() if each["table"] == new["table"])
    assert [(seat["kind"], seat["free"]) for seat in listed["seats"]] == [("here", False), ("open", True)]
    yann, late = Guest(server, new["table"]), Guest(server, new["table"])
    assert [seat["free"] for seat in yann.look()["seats"]] == [False, True]
    assert yann.post("sit", seat=0).status_code == 409, "somebody sits there"
    yann.key = yann.post("sit", seat=1).json()["key"]
    assert yann.look()["mine"] == [1]
    refused = late.post("sit", seat=1)
    assert refused.status_code == 409 and "just sat down" in refused.json()["sentence"]
    assert late.post("sit", seat=7).status_code == 409
    (listed,) = (each for each in server.http.get("/api/tables").json() if each["table"] == new["table"])
    assert not any(seat["free"] for seat in listed["seats"])


def test_a_seat_by_link_is_not_open_and_a_private_table_has_no_open_seat(server: Server) -> None:
    new = server.set_up(*LINKS)
    assert Guest(server, new["table"]).post("sit", seat=0).status_code == 409
    refused = server.http.post("/api/tables", json={"game": "loire", "seats": list(OPEN), "private": True})
    assert refused.status_code == 422 and refused.json()["error"] == "open-private"


def test_a_link_is_shown_with_the_picture_of_the_game_and_nothing_of_the_table(server: Server) -> None:
    new = server.set_up({"kind": "here", "name": "Zénobie"}, {"kind": "link", "name": "Yann"}, private=True)
    page = server.http.get(f"/t/{new['table']}").text
    told = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page))
    assert told["title"].startswith("Loire") and told["description"] and "Zénobie" not in page
    picture = server.http.get(told["image"])
    assert picture.headers["content-type"] == "image/png" and picture.content[1:4] == b"PNG"
    house = server.http.get(
        dict(re.findall(r'property="og:(\w+)" content="([^"]*)"', server.http.get("/").text))["image"]
    )
    assert house.status_code == 200 and house.content != picture.content


def test_a_browser_can_keep_the_site_among_its_applications(server: Server) -> None:
    home = server.http.get("/").text
    (address,) = re.findall(r'<link rel="manifest" href="([^"]+)">', home)
    manifest = server.http.get(address)
    assert manifest.headers["content-type"] == "application/manifest+json"
    sizes = {icon["sizes"] for icon in manifest.json()["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest.json()["icons"]:
        reply = server.http.get(icon["src"])
        assert reply.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            side = int.from_bytes(reply.content[16:20], "big")
            assert icon["sizes"] == f"{side}x{side}"
    assert home.count('name="theme-color"') == 2
    assert server.http.get("/", headers={"Cookie": "theme=dark"}).text.count('name="theme-color"') == 1


def test_a_table_shows_its_board_before_the_script_has_come(server: Server) -> None:
    page = server.http.get(f"/t/{server.set_up(*LINKS)['table']}").text
    assert page.count('<rect class="d-plate"') == 2
    plates = re.findall(r'<link rel="preload" as="fetch" crossorigin href="([^"]+)" media="([^"]+)">', page)
    assert len(plates) == 2 and all(server.http.get(plate).status_code == 200 for plate, _ in plates)
