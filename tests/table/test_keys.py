"""A link is an invitation: whoever opens it sits there, and no copy of it opens anything any more."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.house import LINKS, Guest, Server, hear, key_in, table_in

HERE = {"kind": "here", "name": "Camille"}


class Browser:
    """Keeps cookies, and says from which page it asks."""

    def __init__(self, server: Server, origin: str | None = None) -> None:
        base = f"http://127.0.0.1:{server.port}"
        self.http = httpx.Client(base_url=base, headers={"Origin": origin or base}, timeout=60)

    def claim(self, url: str) -> httpx.Response:
        return self.http.post(f"/api/tables/{table_in(url)}/claim", json={"key": key_in(url)})

    def mine(self, table: str) -> list[int]:
        seats: list[int] = self.http.get(f"/api/tables/{table}").json()["mine"]
        return seats


def test_the_hosts_copy_of_a_link_opens_nothing_once_the_guest_has_opened_his(server: Server) -> None:
    new = server.set_up(HERE, LINKS[1])
    url = new["links"][0]["url"]
    yann = server.guest(url)
    assert yann.look()["mine"] == [1]
    copy = Guest(server, new["table"], key_in(url))
    assert copy.get().json()["error"] == "key-wrong"
    refused = Guest(server, new["table"]).post("claim", key=key_in(url))
    assert (refused.status_code, refused.json()["error"]) == (403, "link-used")
    assert "ask the host to free the seat" in refused.json()["sentence"]
    assert yann.look()["mine"] == [1]


def test_a_link_that_nobody_has_opened_yet_shows_nothing_to_who_keeps_a_copy(server: Server) -> None:
    new = server.set_up(HERE, LINKS[1])
    copy = Guest(server, new["table"], key_in(new["links"][0]["url"]))
    assert copy.get().json()["error"] == "key-wrong"
    with copy.live() as socket:
        assert hear(socket, "refusal")["error"] == "key-wrong"
    host = Guest(server, new["table"], key_in(new["host"]))
    assert [seat["free"] for seat in host.look()["seats"]] == [False, True]


def test_opening_a_page_claims_nothing(server: Server) -> None:
    url = server.set_up(*LINKS)["links"][0]["url"]
    assert server.http.get(url.replace("#", "/"), follow_redirects=True).status_code == 200
    assert server.http.get(url).status_code == 200
    assert server.guest(url).look()["mine"] == [0]


def test_a_link_of_former_days_leads_to_where_its_key_is_not_read(server: Server) -> None:
    reply = server.http.get("/t/abcdefghij/KLMNOP-qrst_uvw")
    assert (reply.status_code, reply.headers["location"]) == (303, "/t/abcdefghij#KLMNOP-qrst_uvw")


def test_a_browser_keeps_its_key_where_no_script_and_no_other_site_reaches_it(server: Server) -> None:
    url = server.set_up(*LINKS)["links"][0]["url"]
    browser = Browser(server)
    reply = browser.claim(url)
    assert reply.json() == {"seats": [0]}, "the key itself is not told"
    cookie = reply.headers["set-cookie"].lower()
    for part in ("httponly", "samesite=strict", f"path=/api/tables/{table_in(url)}".lower(), "max-age=31536000"):
        assert part in cookie
    assert "secure" not in cookie
    assert browser.mine(table_in(url)) == [0]
    assert browser.claim(url).json() == {"seats": [0]}, "the link opened again in the same browser opens the seat"


def test_a_key_that_came_over_a_safe_line_never_leaves_by_another(server: Server) -> None:
    url = server.set_up(*LINKS)["links"][0]["url"]
    safe = Browser(server, f"https://127.0.0.1:{server.port}")
    assert "; secure" in safe.claim(url).headers["set-cookie"].lower()


def test_a_browser_that_sets_up_a_table_is_its_host_without_seeing_a_key(server: Server) -> None:
    browser = Browser(server)
    new = browser.http.post("/api/tables", json={"game": "loire", "seats": [HERE, LINKS[1]]}).json()
    assert new["host"] == f"/t/{new['table']}" and "#" in new["links"][0]["url"]
    seen = browser.http.get(f"/api/tables/{new['table']}").json()
    assert seen["mine"] == [0] and seen["host"]


def test_one_browser_may_hold_two_seats(server: Server) -> None:
    first, second = (link["url"] for link in server.set_up(*LINKS)["links"])
    browser = Browser(server)
    browser.claim(first)
    assert browser.claim(second).json() == {"seats": [0, 1]}
    assert browser.mine(table_in(first)) == [0, 1]


def test_a_cookie_changes_nothing_where_the_browser_does_not_say_from_which_page(server: Server) -> None:
    url = server.set_up(*LINKS)["links"][0]["url"]
    browser = Browser(server)
    browser.claim(url)
    del browser.http.headers["Origin"]
    reply = browser.http.post(f"/api/tables/{table_in(url)}/chat", json={"text": "forged"})
    assert (reply.status_code, reply.json()["error"]) == (403, "spectator")


def test_the_host_frees_a_seat_and_everybody_sees_it(server: Server) -> None:
    new = server.set_up(HERE, *LINKS)
    host, (ada, yann) = Guest(server, new["table"], key_in(new["host"])), server.seated(new)
    with ada.live() as there, yann.live() as other, Guest(server, ada.table).live() as watching:
        assert hear(there)["mine"] == [1] and hear(other)["mine"] == [2]
        hear(watching)
        link = host.post("free", seat=1).json()
        heard = [hear(there), hear(other, "seats"), hear(watching, "seats")]
        assert heard[0]["mine"] == [] and not heard[0]["picture"]["edge"] and not heard[0]["chat"], (
            "who sat there watches now"
        )
        for message in heard:
            said = message["news"][-1]["sentence"]
            assert said == "The host has freed Ada’s seat; it waits for whoever opens its new link."
        assert [message["free"] for message in heard[1:]] == [[False, True, False]] * 2
        assert hear(other, "presence")["here"] == [False, False, True]
        there.send('{"type": "chat", "text": "still here"}')
        assert hear(there, "refusal")["error"] == "key-wrong"
    assert ada.get().json()["error"] == "key-wrong"
    rose = server.guest(link["url"])
    told = [item["sentence"] for item in yann.look()["news"][-2:]]
    assert rose.look()["mine"] == [1] and told[0].startswith("The host has freed") and told[1] == "Ada has sat down."


def test_somebody_takes_his_seat_along_to_another_device(server: Server) -> None:
    ada, yann = server.table_of_two()
    link = ada.post("free", seat=0).json()
    assert yann.look()["news"][-1]["sentence"].startswith("Ada has got up")
    elsewhere = server.guest(link["url"])
    assert elsewhere.look()["mine"] == [0] and ada.get().status_code == 403


def test_who_lost_his_seat_by_cookie_watches(server: Server) -> None:
    new = server.set_up(HERE, LINKS[1])
    browser = Browser(server)
    browser.claim(new["links"][0]["url"])
    Guest(server, new["table"], key_in(new["host"])).post("free", seat=1)
    assert browser.mine(new["table"]) == []


@pytest.mark.parametrize(("seat", "error"), [(0, "free-not-yours"), (2, "free-not-yours"), (9, "seat-unknown")])
def test_only_the_host_and_who_sits_there_may_free_a_seat(server: Server, seat: int, error: str) -> None:
    new = server.set_up(HERE, LINKS[1], {"kind": "computer", "name": "Automat", "level": "easy"})
    (yann,) = server.seated(new)
    assert yann.post("free", seat=seat).json()["error"] == error
    assert Guest(server, new["table"]).post("free", seat=1).json()["error"] == "free-not-yours"
    host = Guest(server, new["table"], key_in(new["host"]))
    assert host.post("free", seat=2).json()["error"] == "free-computer"


def test_two_who_open_one_link_at_the_same_time_do_not_both_sit_there(server: Server) -> None:
    url = server.set_up(*LINKS)["links"][0]["url"]
    with ThreadPoolExecutor() as people:
        replies = list(people.map(lambda browser: browser.claim(url), [Browser(server) for _ in range(8)]))
    assert sorted(reply.status_code for reply in replies) == [200] + [403] * 7


def test_what_was_claimed_and_freed_is_known_after_a_restart(own_server: Server) -> None:
    new = own_server.set_up(HERE, *LINKS)
    host, (ada, yann) = Guest(own_server, new["table"], key_in(new["host"])), own_server.seated(new)
    link = host.post("free", seat=1).json()
    before = yann.look()
    own_server.kill()
    own_server.start()
    assert yann.look()["news"] == before["news"] and ada.get().status_code == 403
    assert own_server.guest(link["url"]).look()["mine"] == [1]


def test_what_is_stored_opens_nothing(server: Server) -> None:
    new = server.set_up(HERE, LINKS[1])
    stored = [str(value) for row in server.rows("select * from keys") for value in row]
    assert key_in(new["host"]) not in stored
    for value in {value for value in stored if len(value) == 64}:
        assert Guest(server, new["table"], value).get().status_code == 403


# private tables


def test_a_private_table_is_not_listed_and_shown_to_nobody_who_does_not_sit_there(server: Server) -> None:
    new = server.set_up(*LINKS, private=True)
    assert new["table"] not in server.http.get("/api/tables").text + server.http.get("/").text
    ada, _ = server.seated(new)
    assert ada.look()["private"] and ada.get("mats/1").status_code == 200
    for stranger in (Guest(server, new["table"]), Guest(server, new["table"], "wrong")):
        for what in ("", "mats/0", "preview", "why", "record", "replay", "replay/mats/0"):
            reply = stranger.get(what, action="stop")
            assert (reply.status_code, reply.json()["error"]) == (403, "private"), what
        assert server.http.get(f"/api/replays/{new['table']}").json()["error"] == "private"
        assert stranger.post("answers", number=0, seat=0, action="stop").json()["error"] == "private"
        with stranger.live() as socket:
            assert hear(socket, "refusal")["error"] == "private"
    page = server.http.get(f"/t/{new['table']}").text
    assert "Ada" not in page and "Yann" not in page


def test_after_its_end_a_private_table_is_replayed_only_by_those_who_sat_there(server: Server) -> None:
    new = server.set_up_over(*LINKS, private=True)
    ada, _ = server.seated(new)
    for what in ("record", "replay", "replay/mats/0"):
        assert ada.get(what).status_code == 200
        assert Guest(server, new["table"]).get(what).json()["error"] == "private"
    again = ada.post("rematch").json()["table"]
    assert Guest(server, again).get().json()["error"] == "private"


def test_who_loses_his_seat_at_a_private_table_is_told_and_sees_nothing_more(server: Server) -> None:
    new = server.set_up(HERE, LINKS[1], private=True)
    host, (yann,) = Guest(server, new["table"], key_in(new["host"])), server.seated(new)
    with yann.live() as socket:
        hear(socket)
        host.post("free", seat=1)
        assert hear(socket, "refusal", "position")["error"] == "seat-freed"
        with pytest.raises(ConnectionClosed) as closed:
            hear(socket)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
