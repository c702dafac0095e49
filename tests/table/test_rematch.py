"""After the end the same people play again: whoever asks first, the others are led to the same table."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode

from tests.table.house import LINKS, Guest, Server, hear, key_in


def finished(server: Server) -> tuple[Guest, Guest]:
    """Ada and Yann, whose match is over."""
    ada, yann = server.seated(server.set_up_over(*LINKS))
    return ada, yann


def followed(guest: Guest) -> Guest:
    """The same person at the rematch, with the key that is given for the old one."""
    new = guest.post("rematch").json()
    return Guest(guest.server, new["table"], key_in(new["host"]))


def test_a_rematch_leads_everybody_to_the_same_new_table_with_their_own_seat(server: Server) -> None:
    ada, yann = finished(server)
    with yann.live() as socket, Guest(server, ada.table).live() as watching:
        hear(socket), hear(watching)
        again = followed(ada)
        for told in (hear(socket, "rematch"), hear(watching, "rematch")):
            assert told["url"] == f"/t/{again.table}", "the way there, and nobody's key"
    assert again.look()["mine"] == [0]
    assert [seat["free"] for seat in again.look()["seats"]] == [False, True], "Yann has not come yet"
    other = followed(yann)
    assert (other.table, other.look()["mine"]) == (again.table, [1]) and again.table != ada.table


def test_who_asks_for_a_rematch_twice_keeps_the_key_of_the_first_time(server: Server) -> None:
    ada, _ = finished(server)
    first, second = followed(ada), followed(ada)
    assert (first.table, first.key) == (second.table, second.key) and first.look()["mine"] == [0]


def test_who_was_away_when_a_rematch_was_asked_for_is_led_there_on_coming_back(server: Server) -> None:
    ada, yann = finished(server)
    table = followed(ada).table
    with yann.live() as socket:
        assert hear(socket)["status"] == "over"
        assert hear(socket, "rematch")["url"] == f"/t/{table}"
    assert followed(yann).look()["mine"] == [1]


def test_nobody_is_told_the_others_keys_to_a_rematch_not_even_the_host(server: Server) -> None:
    new = server.set_up_over({"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Yann"})
    ada = Guest(server, new["table"], key_in(new["host"]))
    assert ada.post("rematch").json()["links"] == []
    again = followed(ada)
    assert again.look()["mine"] == [0] and again.look()["host"]


def test_no_key_to_a_rematch_can_be_made_from_what_is_stored(server: Server) -> None:
    ada, yann = finished(server)
    again = followed(ada)
    rows = server.rows('select * from keys where "table" in (:one, :other)', one=ada.table, other=again.table)
    stored = {str(value) for row in rows for value in row}
    hashes = [value for value in stored if len(value) == 64]
    assert len(hashes) >= 4
    for value in hashes:
        for table in (ada.table, again.table):
            for secret in (bytes.fromhex(value), value.encode()):
                digest = hmac.new(secret, f"rematch:{table}".encode(), hashlib.sha256).digest()
                made = urlsafe_b64encode(digest)[:22].decode()
                for key in (made, value, value[:22]):
                    thief = Guest(server, again.table, key)
                    assert thief.get().json()["error"] == "key-wrong"
                    assert thief.post("claim", key=key).json()["error"] == "link-used"
    assert followed(yann).look()["mine"] == [1]


def test_a_seat_that_was_given_to_somebody_else_at_the_rematch_is_not_taken_back_by_the_old_key(server: Server) -> None:
    new = server.set_up_over({"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Yann"})
    ada, (yann,) = Guest(server, new["table"], key_in(new["host"])), server.seated(new)
    again = followed(ada)
    rose = server.guest(again.post("free", seat=1).json()["url"])
    assert yann.post("rematch").json()["error"] == "rematch-lost"
    assert rose.look()["mine"] == [1]


def test_a_rematch_in_mid_match_is_refused_with_a_sentence_and_nobody_is_led_away(server: Server) -> None:
    ada, yann = server.table_of_two()
    reply = ada.post("rematch")
    assert (reply.status_code, reply.json()["error"]) == (409, "rematch-before-end")
    assert (
        reply.json()["sentence"] == "A rematch can be asked for when the match is over; this one is still being played."
    )
    with yann.live() as socket:
        hear(socket)
        ada.answer()
        assert hear(socket, "position", "rematch")["number"] == 1
