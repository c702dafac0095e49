"""Calls: whoever is asked and is not here is called, once, by the ways he wishes; nothing is lost over a restart."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.table.catchers import Browser, Letters, hook, mailbox
from tests.table.house import Server, eventually
from tests.table.test_people import known

SEATS = [{"kind": "link", "name": "Ada"}, {"kind": "here", "name": "Yann"}]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Letters]]:
    with mailbox() as (letters, address):
        told = {"LUDOTHEQUE_MAIL": address, "LUDOTHEQUE_GRACE": "0.001", "LUDOTHEQUE_CALLS_ANYWHERE": "yes"}
        told |= {"LUDOTHEQUE_ADDRESS": "https://games.example.org"}
        server = Server(tmp_path_factory.mktemp("house"), environment=told)
        yield server, letters
        server.stop()


def asked_elsewhere(server: Server, yann: httpx.Client) -> str:
    """A table where Ada has answered, and Yann is asked and does not look."""
    new = yann.post("/api/tables", json={"game": "loire", "seats": SEATS, "settings": {}}).json()
    ada = server.guest(new["links"][0]["url"])
    while ada.look()["status"] == "asked":
        assert ada.answer().status_code == 200
    return str(new["table"])


def test_whoever_is_asked_is_called_by_mail_once_in_his_language(house: tuple[Server, Letters]) -> None:
    server, letters = house
    yann = known(house, "yann@example.org", "Yann")
    yann.post("/api/me/wishes?lang=fr", json={"ways": ["mail"]})
    before = len(letters.letters)
    table = asked_elsewhere(server, yann)
    eventually(lambda: len(letters.letters) > before)
    letter = letters.letters[-1]
    assert letter["Subject"] == "À vous de jouer\u00a0: Loire" and letter["To"] == "yann@example.org"
    assert f"https://games.example.org/t/{table}" in letters.text()
    picture = next(part for part in letter.walk() if part.get_content_type() == "image/png")
    assert bytes(picture.get_payload(decode=True)).startswith(b"\x89PNG")
    second = asked_elsewhere(server, yann)
    eventually(lambda: len(letters.letters) > before + 1)
    assert len(letters.letters) == before + 2 and second in letters.text()


def test_whoever_looks_is_not_called(house: tuple[Server, Letters]) -> None:
    server, letters = house
    zoe = known(house, "zoe@example.org", "Zoé")
    zoe.post("/api/me/wishes", json={"ways": ["mail"]})
    new = zoe.post("/api/tables", json={"game": "loire", "seats": SEATS}).json()
    ada = server.guest(new["links"][0]["url"])
    from websockets.sync.client import connect

    cookies = "; ".join(f"{name}={value}" for name, value in zoe.cookies.items())
    headers = {"Cookie": cookies, "Origin": str(zoe.base_url)}
    address = f"ws://127.0.0.1:{server.port}/api/tables/{new['table']}/live"
    before = len(letters.letters)
    with connect(address, additional_headers=headers, max_size=None) as live:
        live.recv(60)
        while ada.look()["status"] == "asked":
            ada.answer()
        other = known(house, "marker@example.org", "Marker")  # its calls come later: then hers would have come
        other.post("/api/me/wishes", json={"ways": ["mail"]})
        sent = len(letters.letters)
        asked_elsewhere(server, other)
        eventually(lambda: len(letters.letters) > sent)
    assert [letter["To"] for letter in letters.letters[before:]].count("zoe@example.org") == 0


def test_a_web_hook_is_signed_and_tried_again(house: tuple[Server, Letters]) -> None:
    server, _ = house
    with hook() as (caught, address):
        rose = known(house, "rose@example.org", "Rose")
        wish = {"ways": ["hook"], "hook": {"url": address, "shape": "plain", "secret": "s3cret"}}
        assert rose.post("/api/me/wishes", json=wish).status_code == 200
        table = asked_elsewhere(server, rose)
        eventually(lambda: len(caught.posts) == 1)
        headers, body = caught.posts[0]
        assert headers["X-Ludotheque-Signature"] == "sha256=" + hmac.new(b"s3cret", body, hashlib.sha256).hexdigest()
        told = json.loads(body)
        assert told["link"] == f"https://games.example.org/t/{table}"
        board = told["picture"].removeprefix("https://games.example.org")
        shown = server.http.get(board)
        assert shown.headers["content-type"] == "image/png" and shown.content.startswith(b"\x89PNG")
        assert server.http.get(board.replace(f"/{table}/", f"/{table[::-1]}/")).status_code == 404
        guessed = server.http.get(f"/boards/{table}/{'x' * 22}.png")
        assert guessed.status_code == 404
        assert rose.get("/api/me").json()["hook"] == {"url": address, "shape": "plain"}


@pytest.mark.parametrize(("shape", "field"), [("discord", "embeds"), ("slack", "text"), ("matrix", "body")])
def test_a_web_hook_has_the_shape_that_its_reader_knows(house: tuple[Server, Letters], shape: str, field: str) -> None:
    with hook() as (caught, address):
        sam = known(house, f"{shape}@example.org", "Sam")
        sam.post("/api/me/wishes", json={"ways": ["hook"], "hook": {"url": address, "shape": shape, "secret": ""}})
        asked_elsewhere(house[0], sam)
        eventually(lambda: len(caught.posts) == 1)
        assert "Loire" in json.dumps(json.loads(caught.posts[0][1])[field])


def test_a_browser_is_called_by_push_and_nobody_else_reads_it(house: tuple[Server, Letters]) -> None:
    with hook() as (caught, address):
        tess, browser = known(house, "tess@example.org", "Tess"), Browser()
        assert tess.get("/api/me").json()["push_key"]
        assert tess.post("/api/me/push", json=browser.subscription(address)).status_code == 200
        tess.post("/api/me/wishes", json={"ways": ["push"]})
        table = asked_elsewhere(house[0], tess)
        eventually(lambda: len(caught.posts) == 1)
        headers, body = caught.posts[0]
        assert (
            "vapid" in headers["authorization"] if "authorization" in headers else "vapid" in headers["Authorization"]
        )
        assert b"Loire" not in body
        told = browser.read(body)
        assert "Loire" in told["title"] and told["link"].endswith(table) and f"/boards/{table}/" in told["picture"]


def test_a_browser_that_is_gone_is_forgotten(house: tuple[Server, Letters]) -> None:
    with hook() as (caught, address):
        uma, browser = known(house, "uma@example.org", "Uma"), Browser()
        caught.statuses = [410]
        uma.post("/api/me/push", json=browser.subscription(address))
        uma.post("/api/me/wishes", json={"ways": ["push"]})
        asked_elsewhere(house[0], uma)
        eventually(lambda: uma.get("/api/me/everything").json()["browsers"] == [])


def outcomes(person: httpx.Client) -> list[tuple[str, str]]:
    calls = person.get("/api/me/everything").json()["calls"]
    return sorted((call["way"], call["outcome"]) for call in calls)


def test_a_call_that_is_due_survives_a_kill_and_is_made_once(tmp_path: Path) -> None:
    with mailbox() as (letters, address):
        told = {"LUDOTHEQUE_MAIL": address, "LUDOTHEQUE_GRACE": "2.5"}
        server = Server(tmp_path, environment=told)
        vera = known((server, letters), "vera@example.org", "Vera")
        vera.post("/api/me/wishes", json={"ways": ["mail"]})
        sent = len(letters.letters)
        asked_elsewhere(server, vera)
        server.kill()
        server.start()
        eventually(lambda: outcomes(vera) == [("any", "mail"), ("mail", "sent")])
        assert len(letters.letters) == sent + 1
        server.stop()


def test_addresses_of_our_own_network_are_not_called(tmp_path: Path) -> None:
    with mailbox() as (letters, address), hook() as (caught, own):
        server = Server(tmp_path, environment={"LUDOTHEQUE_MAIL": address})
        wanda = known((server, letters), "wanda@example.org", "Wanda")
        for url in (
            own,
            own.replace("http:", "https:"),
            "https://localhost/x",
            "file:///etc/passwd",
        ):
            wish = {"ways": ["hook"], "hook": {"url": url, "shape": "plain", "secret": ""}}
            assert wanda.post("/api/me/wishes", json=wish).status_code == 422
        push = {"endpoint": "https://127.0.0.1:1/x", "p256dh": "x", "auth": "y"}
        assert wanda.post("/api/me/push", json=push).status_code == 422
        assert not caught.posts
        server.stop()
