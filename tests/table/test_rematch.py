"""After the end the same people play again: whoever asks first, the others are led to the same table."""

from __future__ import annotations

from tests.table.house import LINKS, Guest, Server, hear, key_in


def finished(server: Server) -> tuple[Guest, Guest]:
    """Ada and Yann, whose match is over."""
    new = server.set_up_over(*LINKS)
    ada, yann = (Guest(server, new["table"], key_in(link["url"])) for link in new["links"])
    return ada, yann


def test_a_rematch_leads_everybody_to_the_same_new_table_with_their_own_seat(server: Server) -> None:
    ada, yann = finished(server)
    with yann.live() as socket, Guest(server, ada.table).live() as watching:
        hear(socket), hear(watching)
        new = ada.post("rematch").json()
        told = hear(socket, "rematch")["url"]
        assert hear(watching, "rematch")["url"] == f"/t/{new['table']}", "a spectator is led to watch"
    again = yann.post("rematch").json()
    assert again["table"] == new["table"] != ada.table
    assert again["host"] == told
    assert Guest(server, new["table"], key_in(new["host"])).look()["mine"] == [0]
    assert Guest(server, new["table"], key_in(told)).look()["mine"] == [1]


def test_who_was_away_when_a_rematch_was_asked_for_is_led_there_on_coming_back(server: Server) -> None:
    ada, yann = finished(server)
    table = ada.post("rematch").json()["table"]
    with yann.live() as socket:
        assert hear(socket)["status"] == "over"
        url = hear(socket, "rematch")["url"]
    assert Guest(server, table, key_in(url)).look()["mine"] == [1]


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
