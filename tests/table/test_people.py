"""People who keep a name: they are known on several devices, find their matches, and may be forgotten."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.table.catchers import Letters, mailbox
from tests.table.house import LINKS, Server, key_in, table_in


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Letters]]:
    with mailbox() as (letters, address):
        server = Server(tmp_path_factory.mktemp("house"), environment={"LUDOTHEQUE_MAIL": address})
        yield server, letters
        server.stop()


def device(server: Server) -> httpx.Client:
    """A browser: it keeps cookies and says on which page it is."""
    address = f"http://127.0.0.1:{server.port}"
    return httpx.Client(base_url=address, headers={"origin": address}, timeout=60)


def known(house: tuple[Server, Letters], mail: str, name: str = "Ada") -> httpx.Client:
    """Somebody who has asked for a letter and opened it."""
    server, letters = house
    browser = device(server)
    sent = len(letters.letters)
    assert browser.post("/api/me/letter", json={"mail": mail}).status_code == 200
    assert len(letters.letters) == sent + 1
    assert browser.post("/api/me/open", json={"token": token_in(letters.text()), "name": name}).status_code == 200
    return browser


def token_in(text: str) -> str:
    found = re.search(r"/me#(\S+)", text)
    assert found
    return found[1]


def test_a_letter_makes_somebody_known_once(house: tuple[Server, Letters]) -> None:
    server, letters = house
    ada = known(house, "ada@example.org")
    me = ada.get("/api/me").json()
    assert me["known"] and me["name"] == "Ada" and me["mail"] == "ada@example.org"
    again = device(server).post("/api/me/open", json={"token": token_in(letters.text())})
    assert again.status_code == 403 and again.json()["error"] == "token-spent"
    assert not device(server).get("/api/me").json()["known"]


def test_the_same_mail_on_another_device_is_the_same_person(house: tuple[Server, Letters]) -> None:
    first, second = known(house, "yann@example.org", "Yann"), known(house, "yann@example.org", "Somebody")
    assert first.get("/api/me").json()["id"] == second.get("/api/me").json()["id"]
    assert second.get("/api/me").json()["name"] == "Yann"


def test_a_table_set_by_somebody_known_opens_on_every_device(house: tuple[Server, Letters]) -> None:
    desk, phone = known(house, "berthe@example.org", "Berthe"), known(house, "berthe@example.org")
    seats = [{"kind": "here", "name": "Berthe"}, {"kind": "link", "name": "Yann"}]
    table = desk.post("/api/tables", json={"game": "loire", "seats": seats}).json()["table"]
    seen = phone.get(f"/api/tables/{table}").json()
    assert seen["mine"] == [0] and seen["options"]
    wish = {"number": seen["number"], "seat": 0, "action": seen["options"][0]["action"]}
    assert phone.post(f"/api/tables/{table}/answers", json=wish).status_code == 200
    assert device(house[0]).get(f"/api/tables/{table}").json()["mine"] == []


def test_seats_of_a_browser_are_gathered_into_a_name(house: tuple[Server, Letters]) -> None:
    server, letters = house
    guest = device(server)
    new = server.set_up(*LINKS)
    link = new["links"][0]["url"]
    guest.post(f"/api/tables/{table_in(link)}/claim", json={"key": key_in(link)})
    assert guest.get(f"/api/tables/{table_in(link)}").json()["mine"] == [0]
    guest.post("/api/me/letter", json={"mail": "chloe@example.org"})
    guest.post("/api/me/open", json={"token": token_in(letters.text()), "name": "Chloé"})
    assert guest.get("/api/me/matches").json() == []
    assert guest.post(f"/api/tables/{table_in(link)}/keep").status_code == 200
    other = known(house, "chloe@example.org")
    mine = other.get("/api/me/matches").json()
    assert [(each["table"], each["mine"], each["waiting"]) for each in mine] == [(new["table"], [0], True)]
    assert other.get(f"/api/tables/{table_in(link)}").json()["mine"] == [0]


def test_what_waits_for_somebody_comes_first(house: tuple[Server, Letters]) -> None:
    dora = known(house, "dora@example.org", "Dora")
    seats = [{"kind": "here", "name": "Dora"}, {"kind": "link", "name": "Yann"}]
    tables = [dora.post("/api/tables", json={"game": "loire", "seats": seats}).json()["table"] for _ in range(2)]
    for _ in range(4):  # until Yann is asked
        seen = dora.get(f"/api/tables/{tables[1]}").json()
        if seen["status"] != "asked":
            break
        wish = {"number": seen["number"], "seat": 0, "action": seen["options"][0]["action"]}
        dora.post(f"/api/tables/{tables[1]}/answers", json=wish)
    mine = dora.get("/api/me/matches").json()
    assert [(each["table"], each["waiting"]) for each in mine] == [(tables[0], True), (tables[1], False)]


def test_everything_is_told_and_everything_is_forgotten(house: tuple[Server, Letters]) -> None:
    elsa = known(house, "elsa@example.org", "Elsa")
    seats = [{"kind": "here", "name": "Elsa"}, {"kind": "link", "name": "Yann"}]
    table = elsa.post("/api/tables", json={"game": "loire", "seats": seats}).json()["table"]
    told = elsa.get("/api/me/everything").json()
    assert told["mail"] == "elsa@example.org" and told["seats"] == [{"table": table, "seats": [0]}]
    assert elsa.post("/api/me/forget").status_code == 200
    assert not elsa.get("/api/me").json()["known"]
    assert elsa.get(f"/api/tables/{table}").json()["mine"] == [0]  # by the key that this browser keeps, as a guest
    assert known(house, "elsa@example.org", "Else").get("/api/me/matches").json() == []


def test_who_was_forgotten_elsewhere_is_told_so_and_sits_down_as_a_guest(house: tuple[Server, Letters]) -> None:
    """Another process may forget somebody whom this one still knows."""
    server, _ = house
    gwen = known(house, "gwen@example.org", "Gwen")
    wish = {"game": "loire", "seats": [{"kind": "here"}, {"kind": "link"}]}
    assert gwen.post("/api/tables", json=wish).status_code == 200
    me = gwen.get("/api/me").json()["id"]
    for question in (
        "update keys set person = null where person = :me",
        "delete from tokens where person = :me",
        "delete from people where id = :me",
    ):
        server.rows(question, me=me)
    late = gwen.post("/api/tables", json=wish)
    assert late.status_code == 409 and late.json()["error"] == "meanwhile"
    assert gwen.post("/api/tables", json=wish).status_code == 200
    assert not gwen.get("/api/me").json()["known"]


def test_whoever_leaves_is_not_known_on_that_device_any_more(house: tuple[Server, Letters]) -> None:
    fanny = known(house, "fanny@example.org", "Fanny")
    visit = fanny.cookies["visit"]
    assert fanny.post("/api/me/leave").status_code == 200
    fanny.cookies.set("visit", visit)
    assert not fanny.get("/api/me").json()["known"]


def test_a_cookie_changes_nothing_without_a_page_of_ours(house: tuple[Server, Letters]) -> None:
    gina = known(house, "gina@example.org", "Gina")
    del gina.headers["origin"]
    assert gina.post("/api/me/forget").status_code == 403
    gina.headers["origin"] = "https://elsewhere.example"
    assert gina.post("/api/me/forget").status_code == 403
    del gina.headers["origin"]
    assert gina.get("/api/me").json()["known"]


@pytest.mark.parametrize(
    "mail", ["", "nobody", "a@b", "two@@example.org", "a b@example.org", "x" * 190 + "@example.org"]
)
def test_what_is_no_address_is_refused(house: tuple[Server, Letters], mail: str) -> None:
    reply = device(house[0]).post("/api/me/letter", json={"mail": mail})
    assert reply.status_code == 422 and reply.json()["sentence"]


def test_a_house_without_mail_says_so(server: Server) -> None:
    reply = device(server).post("/api/me/letter", json={"mail": "ada@example.org"})
    assert reply.status_code == 503 and reply.json()["error"] == "mail-none"


def test_only_hashes_of_what_opens_a_door_are_kept(house: tuple[Server, Letters]) -> None:
    hanna = known(house, "hanna@example.org", "Hanna")
    kept = house[0].everything()
    assert "hanna@example.org" in kept and hanna.cookies["visit"] not in kept


def test_a_guest_is_asked_to_keep_a_name_first(server: Server) -> None:
    guest = device(server)
    refused: list[httpx.Response] = [guest.get("/api/me/matches"), guest.post("/api/me/forget")]
    wish: dict[str, Any] = {"ways": ["mail"]}
    refused.append(guest.post("/api/me/wishes", json=wish))
    assert [(reply.status_code, reply.json()["error"]) for reply in refused] == [(403, "guest")] * 3


def test_who_shuns_somebody_is_not_joined_by_them_at_an_open_seat(house: tuple[Server, Letters]) -> None:
    ines, jules = known(house, "ines@example.org", "Inès"), known(house, "jules@example.org", "Jules")
    seats = [{"kind": "here", "name": "Inès"}, {"kind": "open", "name": "?"}]
    table = ines.post("/api/tables", json={"game": "loire", "seats": seats}).json()["table"]
    other = jules.get("/api/me").json()["id"]
    ines.post("/api/me/shun", json={"person": other, "shun": True})
    refused = jules.post(f"/api/tables/{table}/sit", json={"seat": 1})
    assert refused.status_code == 403 and refused.json()["error"] == "shunned"
    ines.post("/api/me/shun", json={"person": other, "shun": False})
    assert jules.post(f"/api/tables/{table}/sit", json={"seat": 1}).status_code == 200
