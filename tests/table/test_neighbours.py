"""People at one table: who is heard, shunned, reported, invited, and called to play again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.table.catchers import Letters, mailbox
from tests.table.house import PATIENCE, Server, eventually, key_in
from tests.table.test_people import device, known

House = tuple[Server, Letters]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with mailbox() as (letters, address):
        told = {"LUDOTHEQUE_MAIL": address, "LUDOTHEQUE_KEEPERS": "keeper@example.org", "LUDOTHEQUE_GRACE": "0.001"}
        told |= {"LUDOTHEQUE_LIMITS": "letters 999+999"}  # those of an address; those of people stay
        server = Server(tmp_path_factory.mktemp("house"), environment=told)
        yield server, letters
        server.stop()


@contextmanager
def visiting(browser: httpx.Client, table: str) -> Iterator[None]:
    """Somebody has the table open in a browser."""
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    address = f"{str(browser.base_url).replace('http', 'ws')}/api/tables/{table}/live"
    with connect(address, additional_headers={"Cookie": cookies, "Origin": str(browser.base_url)}, max_size=None) as at:
        at.recv(PATIENCE)
        yield


def two(house: House, first: str, second: str) -> tuple[httpx.Client, httpx.Client, str]:
    """Two people who keep names, at one table."""
    ada, yann = (known(house, f"{name}@example.org", name.title()) for name in (first, second))
    seats = [{"kind": "here", "name": first.title()}, {"kind": "link", "name": second.title()}]
    new = ada.post("/api/tables", json={"game": "loire", "seats": seats}).json()
    claim = {"key": key_in(new["links"][0]["url"])}
    assert yann.post(f"/api/tables/{new['table']}/claim", json=claim).status_code == 200
    return ada, yann, new["table"]


def ended(server: Server, *browsers: httpx.Client) -> str:
    """A match of theirs that is over."""
    seats = [{"kind": "link", "name": browser.get("/api/me").json()["name"]} for browser in browsers]
    new = server.set_up_over(*seats)
    for browser, link in zip(browsers, new["links"]):
        assert browser.post(f"/api/tables/{new['table']}/claim", json={"key": key_in(link["url"])}).status_code == 200
    return str(new["table"])


# who is heard


def test_whoever_is_muted_is_muted_at_every_table_and_may_be_heard_again(house: House) -> None:
    ada, yann, table = two(house, "ada", "yann")
    assert ada.get(f"/api/tables/{table}/neighbours").json() == [
        {"seat": 1, "known": True, "shunned": False, "muted": False}
    ]
    assert ada.post(f"/api/tables/{table}/mute", json={"seat": 1, "yes": True}).status_code == 200
    other = two(house, "ada", "yann")[2]
    assert ada.get(f"/api/tables/{other}/neighbours").json()[0]["muted"]
    muted = ada.get("/api/me").json()["muted"]
    assert [each["name"] for each in muted] == ["Yann"]
    assert not yann.get(f"/api/tables/{table}/neighbours").json()[0]["muted"]  # nor is he told
    ada.post("/api/me/mute", json={"person": muted[0]["id"], "mute": False})
    assert not ada.get(f"/api/tables/{table}/neighbours").json()[0]["muted"]


def test_a_guest_has_no_name_to_be_muted_by(house: House) -> None:
    ada = known(house, "ada@example.org", "Ada")
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "?"}]
    new = ada.post("/api/tables", json={"game": "loire", "seats": seats}).json()
    guest = house[0].guest(new["links"][0]["url"])
    assert ada.get(f"/api/tables/{new['table']}/neighbours").json()[0]["known"] is False
    refused = ada.post(f"/api/tables/{new['table']}/mute", json={"seat": 1, "yes": True})
    assert (refused.status_code, refused.json()["error"]) == (422, "neighbour-unknown")
    assert guest.get("neighbours").json()[0]["known"]
    assert guest.post("mute", seat=0, yes=True).status_code == 403  # a guest keeps nothing here


def test_who_is_shunned_sits_down_at_no_table_and_plays_no_second_match(house: House) -> None:
    ines, jules, table = two(house, "ines", "jules")
    over = ended(house[0], ines, jules)
    assert ines.post(f"/api/tables/{table}/shun", json={"seat": 1, "yes": True}).status_code == 200
    shunned: list[httpx.Response] = []
    open_seat = [{"kind": "here", "name": "Inès"}, {"kind": "open", "name": "?"}]
    new = ines.post("/api/tables", json={"game": "loire", "seats": open_seat}).json()["table"]
    shunned.append(jules.post(f"/api/tables/{new}/sit", json={"seat": 1}))
    link = [{"kind": "here", "name": "Inès"}, {"kind": "link", "name": "?"}]
    new = ines.post("/api/tables", json={"game": "loire", "seats": link}).json()
    shunned.append(jules.post(f"/api/tables/{new['table']}/claim", json={"key": key_in(new["links"][0]["url"])}))
    shunned += [each.post(f"/api/tables/{over}/rematch") for each in (ines, jules)]
    assert [(reply.status_code, reply.json()["error"]) for reply in shunned] == [(403, "shunned")] * 4
    assert ines.get("/api/me/opponents").json() == jules.get("/api/me/opponents").json() == []
    assert jules.post(f"/api/tables/{table}/chat", json={"text": "Still here"}).status_code == 200  # he sits there
    assert ines.get(f"/api/tables/{table}/neighbours").json()[0]["shunned"]
    ines.post("/api/me/shun", json={"person": ines.get("/api/me").json()["shunned"][0]["id"], "shun": False})
    assert jules.post(f"/api/tables/{over}/rematch").status_code == 200


# reports


def test_a_report_is_read_by_the_keeper_who_silences_and_forgives(house: House) -> None:
    ada, rude, table = two(house, "abel", "rude")
    rude.post(f"/api/tables/{table}/chat", json={"text": "You old boat"})
    assert ada.post(f"/api/tables/{table}/report", json={"about": 1, "text": "Not nice"}).status_code == 200
    assert ada.get("/api/house/reports").status_code == 403
    assert ada.get("/api/me").json()["reports"] is None
    keeper = known(house, "keeper@example.org", "Keeper")
    assert keeper.get("/api/me").json()["reports"] == 1
    report = keeper.get("/api/house/reports").json()[0]
    assert (report["by"], report["about"], report["text"], report["known"]) == ("Abel", "Rude", "Not nice", True)
    assert [line["text"] for line in report["said"]] == ["You old boat"]
    assert keeper.post(f"/api/house/reports/{report['id']}/silence", json={"silent": True}).status_code == 200
    other = two(house, "abel", "rude")[2]
    for where in (table, other):
        refused = rude.post(f"/api/tables/{where}/chat", json={"text": "What?"})
        assert (refused.status_code, refused.json()["error"]) == (403, "silenced")
    assert ada.post(f"/api/tables/{table}/chat", json={"text": "Thank you"}).status_code == 200
    assert keeper.get("/api/house/reports").json()[0]["silenced"]
    keeper.post(f"/api/house/reports/{report['id']}/silence", json={"silent": False})
    assert rude.post(f"/api/tables/{table}/chat", json={"text": "Sorry"}).status_code == 200
    assert keeper.post(f"/api/house/reports/{report['id']}/dismiss").status_code == 200
    assert keeper.get("/api/house/reports").json() == []
    assert keeper.post(f"/api/house/reports/{report['id']}/dismiss").status_code == 404


def test_a_guest_who_is_reported_is_silenced_at_that_table(house: House) -> None:
    server = house[0]
    first, second = server.table_of_two()
    assert second.post("report", about=0, text="Noise").status_code == 200
    assert second.post("report", about=1, text="Myself?").json()["error"] == "report-whom"
    assert second.post("report", about=7, text="Nobody").json()["error"] == "report-whom"
    keeper = known(house, "keeper@example.org", "Keeper")
    report = keeper.get("/api/house/reports").json()[0]
    keeper.post(f"/api/house/reports/{report['id']}/silence", json={"silent": True})
    assert first.post("chat", text="Hello").json()["error"] == "silenced"
    assert second.post("chat", text="Hello").status_code == 200
    assert server.table_of_two()[0].post("chat", text="Hello").status_code == 200
    keeper.post(f"/api/house/reports/{report['id']}/dismiss")


# invitations


def with_link(browser: httpx.Client) -> tuple[str, str]:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "?"}]
    new = browser.post("/api/tables", json={"game": "loire", "seats": seats}).json()
    return new["table"], key_in(new["links"][0]["url"])


def invite(browser: httpx.Client, table: str, key: str, mail: str, **query: str) -> httpx.Response:
    return browser.post(f"/api/tables/{table}/invite", json={"key": key, "mail": mail}, params=query)


def test_a_link_is_sent_by_mail_and_opens_the_seat(house: House) -> None:
    server, letters = house
    table, key = with_link(ada := known(house, "ada@example.org", "Ada"))
    assert invite(ada, table, key, "Friend@Example.org", lang="fr").status_code == 200
    letter = letters.letters[-1]
    assert letter["To"] == "friend@example.org" and letter["Subject"] == "Ada vous invite à une partie de Loire"
    assert f"/t/{table}#{key}" in letters.text()
    assert device(server).post(f"/api/tables/{table}/claim", json={"key": key}).status_code == 200
    assert invite(ada, table, key, "other@example.org").json()["error"] == "link-used"
    assert "friend@example.org" not in server.everything()


def test_nobody_can_use_the_house_to_trouble_others(house: House) -> None:
    server, letters = house
    table, key = with_link(kim := known(house, "kim@example.org", "Kim"))
    assert invite(device(server), table, key, "x@example.org").json()["error"] == "guest"
    assert invite(kim, table, "x" * 22, "x@example.org").json()["error"] == "link-used"
    assert invite(kim, table, key, "no address").json()["error"] == "mail-wrong"
    sent = len(letters.letters)
    for _ in range(3):
        assert invite(kim, table, key, "target@example.org").status_code == 200
    assert invite(kim, table, key, "target@example.org").json()["error"] == "invitations-many"
    other_table, other_key = with_link(lou := known(house, "lou@example.org", "Lou"))
    assert invite(lou, other_table, other_key, "TARGET@example.org").json()["error"] == "invitations-many"
    for at in range(17):
        assert invite(kim, table, key, f"friend{at}@example.org").status_code == 200
    assert invite(kim, table, key, "one-more@example.org").json()["error"] == "invitations-many"
    assert len(letters.letters) == sent + 20 + 1  # and the letter by which Lou came


def test_who_shuns_somebody_gets_no_letter_from_them_and_nobody_is_told(house: House) -> None:
    _, letters = house
    mia, noe, table = two(house, "mia", "noe")
    mia.post(f"/api/tables/{table}/shun", json={"seat": 1, "yes": True})
    free, key = with_link(noe)
    sent = len(letters.letters)
    assert invite(noe, free, key, "mia@example.org").json() == {"done": True}
    assert len(letters.letters) == sent


# again


def test_a_rematch_calls_those_who_keep_a_name_and_they_sit_down_by_coming(house: House) -> None:
    server, letters = house
    olga, pia = known(house, "olga@example.org", "Olga"), known(house, "pia@example.org", "Pia")
    pia.post("/api/me/wishes", json={"ways": ["mail"]})
    over = ended(server, olga, pia)
    sent = len(letters.letters)
    new = olga.post(f"/api/tables/{over}/rematch").json()["table"]
    eventually(lambda: len(letters.letters) > sent)
    assert letters.letters[-1]["To"] == "pia@example.org" and new in letters.text()
    phone = known(house, "pia@example.org")  # another device, without any key
    mine = phone.get("/api/me/matches").json()[0]
    assert (mine["table"], mine["invited"], mine["waiting"]) == (new, True, True)
    assert phone.get(f"/api/tables/{new}").json()["mine"] == []
    with visiting(phone, new):
        assert phone.get(f"/api/tables/{new}").json()["mine"] == [1]
    assert not phone.get("/api/me/matches").json()[0]["invited"]
    assert olga.post(f"/api/tables/{over}/rematch").json()["table"] == new
    assert pia.post(f"/api/tables/{over}/rematch").json()["table"] == new
    assert pia.get(f"/api/tables/{new}").json()["mine"] == [1]


def test_a_table_is_set_by_name_for_opponents_only(house: House) -> None:
    server, letters = house
    quin, remy, _ = two(house, "quin", "remy")
    stranger = known(house, "stranger@example.org", "Stranger").get("/api/me").json()["id"]
    found = quin.get("/api/me/opponents").json()
    assert [(each["name"], each["matches"]) for each in found] == [("Remy", 1)]

    def wish(person: str) -> dict[str, Any]:
        seats = [{"kind": "here", "name": "Quin"}, {"kind": "link", "name": "Remy", "person": person}]
        return {"game": "siecle_dor", "seats": [*seats, {"kind": "computer", "level": "easy"}]}

    new = quin.post("/api/tables", json=wish(found[0]["id"])).json()
    assert new["links"] == []
    assert remy.get("/api/me/matches").json()[0]["invited"]
    with visiting(remy, new["table"]):
        assert remy.get(f"/api/tables/{new['table']}").json()["mine"] == [1]
    refused = quin.post("/api/tables", json=wish(stranger))
    assert (refused.status_code, refused.json()["error"]) == (403, "opponent-unknown")
    assert device(server).post("/api/tables", json=wish(found[0]["id"])).json()["error"] == "guest"


def test_everything_new_is_told_and_forgotten(house: House) -> None:
    _, letters = house
    theo, uma, table = two(house, "theo", "ulla")
    theo.post(f"/api/tables/{table}/mute", json={"seat": 1, "yes": True})
    theo.post(f"/api/tables/{table}/report", json={"about": 1, "text": "Hm"})
    free, key = with_link(theo)
    invite(theo, free, key, "far@example.org")
    uma.post(f"/api/tables/{table}/intend", json={"seat": 1, "action": "stop"})
    told = theo.get("/api/me/everything").json()
    assert len(told["muted"]) == 1 and told["reports"][0]["text"] == "Hm" and told["invitations"][0]["table"] == free
    assert uma.get("/api/me/everything").json()["intentions"][0]["action"] == "stop"
    assert theo.post("/api/me/forget").status_code == 200 and uma.post("/api/me/forget").status_code == 200
    again = known(house, "theo@example.org", "Theo").get("/api/me/everything").json()
    assert not any(again[what] for what in ("muted", "reports", "invitations", "departures", "intentions", "seats"))
    keeper = known(house, "keeper@example.org", "Keeper")
    assert keeper.get("/api/house/reports").json() == []
