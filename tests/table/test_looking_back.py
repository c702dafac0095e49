"""Looking back at a match at the table: behind what is played, to the end, for those who may look, and not before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.agents import make
from ludotheque.analysis import analyse
from ludotheque.core import record
from ludotheque.core.match import Match
from ludotheque.games import games
from ludotheque.table.hall import ledger
from ludotheque.table.hall.analyses import TRIES, Analyses
from ludotheque.table.hall.archive import stops
from ludotheque.table.hall.computers import Computers
from ludotheque.table.hall.exchange import Exchange
from ludotheque.table.hall.replays import Replay
from ludotheque.table.hall.store import Store
from ludotheque.table.rates import RATES, Rate, Rates
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.seating import HERE, Seat
from ludotheque.table.visitor import Visitor, visitor
from tests.table.house import LINKS, Guest, Server, eventually, fresh_database, key_in
from tests.waiting import done

MATCHES = Path(__file__).parents[1] / "games"
SHORT = (MATCHES / "loire/matches/two-players-one-winner.match").read_text("utf-8")
AT = stops(record.read(SHORT))[8]  # where somebody is asked
TWO = ({"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Yann"})


def pig(seed: str = "looked-back") -> Match:
    match = games["pig"].new(2, seed)
    player = make("greedy", 3)
    while not match.over:
        match.play(player.choose(match.eyes()))
    return match


def upload(server: Server, text: str) -> str:
    reply = server.http.post("/api/records", content=text.encode())
    assert reply.status_code == 200, reply.text
    return f"/api/replays/{reply.json()['replay']}"


def looked_back(server: Server, address: str, **headers: str) -> dict[str, Any]:
    """The analysis when it is done."""
    assert server.http.post(f"{address}/analysis", headers=headers).status_code == 200
    found: dict[str, Any] = {}

    def done() -> bool:
        found.update(server.http.get(f"{address}/analysis", headers=headers).json())
        return bool(found["state"] == "done")

    eventually(done)
    return found


def test_a_match_is_looked_back_at_in_pieces_as_it_would_be_at_once(server: Server) -> None:
    match = pig()
    address = upload(server, match.record.text())
    assert server.http.get(f"{address}/analysis").json()["state"] == "none"
    found, whole = looked_back(server, address), analyse(match)
    assert found["at"] == [each.number for each in whole.points]
    assert found["seen"] == [[round(share, 4) for share in each.seen] for each in whole.points]
    assert found["known"][-1] == [float(seat in match.winners) for seat in range(2)]
    assert [round(each["accuracy"], 1) for each in found["players"]] == pytest.approx(
        [whole.accuracy(seat) for seat in range(2)], abs=0.2
    )
    costs = [each["cost"] for each in found["decisions"]]
    assert costs == sorted(costs, reverse=True)
    assert server.http.post(f"{address}/analysis").status_code == 200, "asked again, nothing is done again"


def test_nothing_is_looked_back_at_while_a_match_is_running(server: Server) -> None:
    running = server.set_up(*LINKS)["table"]
    for ask in (server.http.post, server.http.get):
        reply = ask(f"/api/tables/{running}/replay/analysis")
        assert reply.status_code == 403 and "when the match is over" in reply.json()["sentence"]
    for what in ("best", "line", "try/0", "record"):
        reply = server.http.post(f"/api/tables/{running}/replay/{what}", json={"at": 0, "look": 0})
        assert reply.status_code in (403, 422) and "points" not in reply.text
    assert server.http.post(f"/api/tables/{running}/replay/best", json={"at": 0}).status_code == 403
    assert server.http.get(f"/api/tables/{running}/replay/picture").status_code == 403
    assert server.http.get(f"/t/{running}/replay/try/0").status_code == 403


def test_a_private_match_is_looked_back_at_by_those_who_sat_there(server: Server) -> None:
    new = server.set_up_over(*TWO, private=True)
    stranger, host = Guest(server, new["table"]), Guest(server, new["table"], key_in(new["host"]))
    for what in ("replay/analysis", "replay/lines", "replay/picture"):
        assert stranger.get(what).status_code == 403 and host.get(what).status_code == 200
    assert stranger.post("replay/analysis").status_code == 403
    page = server.http.get(f"/t/{new['table']}/replay?at=3").text
    assert f"/t/{new['table']}/replay/3.png" not in page, "a link to a private match shows nothing of it"
    assert server.http.get(f"/t/{new['table']}/replay/3.png").status_code == 403


def test_an_analysis_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    own_server = Server(tmp_path, environment={"LUDOTHEQUE_ITERATIONS": "2"})
    table = own_server.set_up_over(*TWO)["table"]
    address = f"/api/tables/{table}/replay"
    assert own_server.http.post(f"{address}/analysis").status_code == 200
    eventually(lambda: own_server.http.get(f"{address}/analysis").json()["done"] > 0)
    own_server.kill()
    own_server.start()
    found: dict[str, Any] = {}

    def done() -> bool:
        found.update(own_server.http.get(f"{address}/analysis").json())
        return bool(found["state"] == "done")

    eventually(done)
    assert found["at"] == sorted(set(found["at"])) and len(found["seen"]) == len(found["at"])
    assert found["done"] == found["answers"]
    own_server.stop()


def test_another_line_is_tried_and_found_in_the_record(server: Server) -> None:
    address = upload(server, SHORT)
    best = server.http.post(f"{address}/best", json={"at": AT}).json()
    assert sum(best["counts"]) == best["tries"] and best["steps"][0]["line"] == best["lines"][0]
    line = {"at": AT, "lines": best["lines"]}
    end = AT + len(best["lines"])
    frame = server.http.post(f"{address}/line", json={**line, "look": end}).json()
    assert (frame["number"], frame["last"]) == (end, end)
    again = server.http.post(f"{address}/best", json={"at": AT}).json()
    assert again == best, "as many tries find the same"
    text = server.http.post(f"{address}/record", json={"variations": [{**line, "name": "Upstream"}]}).text
    assert [each for each in text.splitlines() if each.startswith("#")] == [
        f"#variation {AT} Upstream",
        *(f"#~ {each}" for each in best["lines"]),
    ]
    assert upload(server, text) != address
    kept = server.http.get(f"{upload(server, text)}/lines").json()
    assert kept == [{"at": AT, "name": "Upstream", "lines": best["lines"]}]


def test_a_line_that_the_rules_forbid_is_refused_in_a_sentence(server: Server) -> None:
    address = upload(server, SHORT)
    wrong = server.http.post(f"{address}/line", json={"at": AT, "lines": ["0 lay sunshine"], "look": AT + 1})
    assert wrong.status_code == 422 and wrong.json()["sentence"]
    unread = server.http.post(f"{address}/best", json={"at": AT, "lines": ["pass"]})
    assert unread.status_code == 422 and unread.json()["error"] == "line-unread"
    beyond = server.http.post(f"{address}/line", json={"at": 9999, "look": 0})
    assert beyond.status_code == 422 and beyond.json()["error"] == "line-unknown"
    reply = server.http.post("/api/records", content=(SHORT + "#variation 3 bad\n#~ 0 lay sunshine\n").encode())
    assert reply.status_code == 422 and "lay sunshine" in reply.json()["sentence"]


@pytest.mark.parametrize("by_hand", [False, True])
def test_a_branch_is_a_table_of_ones_own_where_the_others_are_answered_for(server: Server, by_hand: bool) -> None:
    address = upload(server, SHORT)
    new = server.http.post(f"{address}/try/{AT}", json={"by_hand": by_hand}).json()
    guest = Guest(server, new["table"], key_in(new["host"]))
    now = guest.look()
    assert now["mine"] == ([0, 1] if by_hand else [now["asked"]]) and now["number"] == AT
    assert [seat["kind"] for seat in now["seats"]].count("computer") == (0 if by_hand else 1)
    assert guest.answer().status_code == 200
    lesson = guest.look()["lesson"]
    assert (
        lesson["kind"] == "branch"
        and lesson["answers"]
        and lesson["next"] == f"{address.replace('/api/replays', '/replay')}#{AT}"
    )


def test_nobody_branches_off_where_nobody_is_asked(server: Server) -> None:
    address = upload(server, SHORT)
    last = len(record.read(SHORT).lines)
    for what, body in ((f"try/{last}", {}), ("best", {"at": last})):
        reply = server.http.post(f"{address}/{what}", json=body)
        assert reply.status_code == 409 and "Nobody is asked" in reply.json()["sentence"]


def test_the_record_is_taken_along_with_comments_and_can_be_played_again(server: Server) -> None:
    address = upload(server, SHORT)
    looked_back(server, address)
    for language, better in (("en", "Better: “"), ("fr", "Mieux\u00a0: «")):
        reply = server.http.post(f"{address}/record", json={"comments": True}, params={"lang": language})
        assert better in reply.text and reply.text.count("\n# ") >= 2
        assert record.read(reply.text) == record.read(SHORT)


def test_auctions_are_found_in_the_course_of_a_match_with_their_price() -> None:
    file = max(MATCHES.glob("siecle_dor/matches/*.match"), key=lambda each: each.stat().st_size)
    found = record.open_file(file)
    kept = ledger.ledger(Replay(found, (Seat(HERE),) * found.seats, games[found.game].edition))
    assert kept.bargains, "somebody has bought something"
    for each in kept.bargains:
        assert each.report.event == "sold" and each.paid == {"money": each.report.facts["money"]}
    assert kept.sources[-1].points == [replayed(found).state.sources(seat) for seat in range(found.seats)]


def replayed(found: record.Record) -> Match:
    return record.replay(found, games[found.game])


class Failing(Computers):
    """Computers that stumble over every match."""

    asked = 0

    async def work(self, *_: Any) -> Any:
        self.asked += 1
        raise ValueError("stumbled")


def test_what_fails_three_times_is_given_up_in_a_sentence(tmp_path: Path) -> None:
    replay = Replay(pig().record, (Seat(HERE),) * 2, games["pig"].edition)
    store, computers = Store(fresh_database(tmp_path / "x.sqlite3")), Failing(1)

    async def ask() -> None:
        analyses = Analyses(store, computers, Exchange())
        await analyses.ask("x", replay)
        assert analyses.waits("x")
        while analyses.waits("x"):
            await asyncio.sleep(0.01)
        assert computers.asked == TRIES and analyses.unfinished() == []
        with pytest.raises(TableRefusal, match="three times"):
            await analyses.ask("x", replay)

    done(ask())
    store.close()


def test_one_address_asks_for_so_many_and_is_then_asked_to_wait(tmp_path: Path) -> None:
    replay = Replay(pig().record, (Seat(HERE),) * 2, games["pig"].edition)
    store = Store(fresh_database(tmp_path / "x.sqlite3"))

    async def ask() -> None:
        analyses = Analyses(store, Failing(1), Exchange())
        visitor.set(Visitor("1.2.3.4", Rates(dict(RATES) | {"analyses": Rate(2, 1)})))
        for name in ("a", "b"):
            await analyses.ask(name, replay)
        with pytest.raises(TableRefusal, match="looked back at"):
            await analyses.ask("c", replay)
        analyses.stop()
        assert not analyses.waits("a") and not analyses.waits("b")

    done(ask())
    store.close()


def test_a_link_to_an_answer_is_shown_with_the_picture_of_that_very_position(server: Server) -> None:
    table = server.set_up_over(*TWO)["table"]
    page: httpx.Response = server.http.get(f"/t/{table}/replay", params={"at": 20})
    assert f"/t/{table}/replay/20.png" in page.text
    assert f"/t/{table}/replay/20.png" not in server.http.get(f"/t/{table}/replay").text
    drawn = server.http.get(f"/t/{table}/replay/20.png")
    assert drawn.headers["content-type"] == "image/png" and drawn.content[1:4] == b"PNG"
    assert server.http.get(f"/t/{table}/replay/9999.png").status_code == 404
    one, two = (server.http.get(f"/api/tables/{table}/replay/picture", params={"at": at}) for at in (20, 21))
    assert one.headers["content-type"].startswith("image/svg") and one.text != two.text
