"""A program that plays at a table by the link of its seat, as docs/bots.md shows it."""

from __future__ import annotations

from remote_bot import play

from tests.table.house import Server


def test_a_bot_sits_down_at_a_table_by_its_link_and_plays_to_the_end(server: Server) -> None:
    new = server.set_up({"kind": "link", "name": "Bot"}, {"kind": "computer", "level": "easy"}, game="pig")
    result = play(f"http://127.0.0.1:{server.port}{new['links'][0]['url']}")
    assert len(result["winners"]) == 1 and len(result["rows"]) == 2
