"""Computers think beside the server: no table waits for another's."""

from __future__ import annotations

import os
import signal
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from ludotheque.core.match import Match
from ludotheque.core.save import save
from ludotheque.games import games
from ludotheque.table.hall.computers import Advice, Computers, think
from tests.table.house import Frame, Guest, Server, eventually, hear, tell
from tests.waiting import done

HARD = {"kind": "computer", "level": "hard"}
EASY = {"kind": "computer", "level": "easy"}


def facing(server: Server, level: dict[str, str]) -> Guest:
    """A table where the thinking processes have been started, and a person is asked."""
    ada = server.host({"kind": "here", "name": "Ada"}, level)
    ada.answer("place tours")
    eventually(lambda: bool(ada.look()["status"] == "asked"))
    return ada


def hand_over(guest: Guest) -> Frame:
    """Answer until the computer is asked."""
    while (frame := guest.look())["status"] == "asked":
        guest.answer()
    assert frame["status"] == "thinking"
    return frame


def test_while_a_computer_thinks_other_tables_go_on(own_server: Server) -> None:
    ada = facing(own_server, HARD)
    camille, yann = own_server.table_of_two()
    with own_server.lost_in_thought(), ada.live() as waiting, camille.live() as playing:
        hear(playing)
        stands = hand_over(ada)["number"]
        tell(playing, type="ping")
        assert hear(playing, "pong")
        tell(playing, type="answer", number=0, seat=0, action="place tours")
        assert hear(playing)["number"] == 1
        assert yann.answer("place blois").status_code == 200
        assert own_server.http.get("/").status_code == 200
        assert ada.look()["number"] == stands, "the computer is still thinking"
        while hear(waiting, "position", "thinking")["type"] != "thinking":
            pass
    eventually(lambda: bool(ada.look()["number"] > stands))


def test_after_a_restart_a_computer_that_was_to_move_moves_without_anybody_looking(own_server: Server) -> None:
    ada = facing(own_server, EASY)
    with own_server.lost_in_thought() as pids:
        stands = hand_over(ada)["number"]
        own_server.kill()
    own_server.start()

    def number() -> int:
        tables = own_server.http.get("/api/tables").json()
        found: int = next(table["number"] for table in tables if table["table"] == ada.table)
        return found

    eventually(lambda: number() > stands)
    eventually(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in pids))


def test_a_thinking_process_that_dies_is_replaced(own_server: Server) -> None:
    ada = facing(own_server, EASY)
    with ada.live() as socket:
        frame = hear(socket)
        for pid in own_server.thinkers():
            os.kill(pid, signal.SIGKILL)
        while frame["status"] == "asked":
            tell(socket, type="answer", number=frame["number"], seat=0, action=frame["options"][0]["action"])
            frame = hear(socket)
        assert frame["status"] == "thinking"
        assert hear(socket)["number"] > frame["number"]


def test_an_answer_taken_back_while_the_computer_thinks_makes_it_think_anew(own_server: Server) -> None:
    ada = own_server.host({"kind": "here", "name": "Ada"}, EASY, EASY, settings={"leader": 2})
    eventually(lambda: bool(ada.look()["status"] == "asked"))
    with own_server.lost_in_thought():
        ada.answer("place tours")
        frame = ada.look()
        assert frame["status"] == "thinking" and frame["undo"]["way"] == "undo"
        assert ada.post("undo", number=frame["number"], seat=0).status_code == 200
        assert ada.look()["status"] == "asked"
        ada.answer("place blois")
    eventually(lambda: bool(ada.look()["status"] == "asked"))
    told = [item["sentence"] for item in ada.look()["news"][:3]]
    assert told[1] == "Ada starts from Blois." and "starts from" in told[2]


class Pool:
    """Thinks at once and here, and keeps the positions it was given."""

    def __init__(self) -> None:
        self.given: list[dict[str, Any]] = []

    def submit(self, work: object, game: str, settings: Any, position: Any, *more: Any) -> Any:
        self.given.append(position)
        answer: Future[Advice] = Future()
        answer.set_result(think(game, settings, position, *more))
        return answer


def advised(match: Match, level: str) -> tuple[Advice, dict[str, Any]]:
    """What a computer answers, and the position it was given."""
    computers, pool = Computers(1), Pool()
    computers._pool = pool  # type: ignore[assignment]
    return done(computers.advise(match, match.seat, level)), pool.given[0]


def afloat(seed: str) -> Match:
    match = games["loire"].new(3, seed)
    for town in ("tours", "blois", "angers"):
        match.play(f"place {town}")
    return match


def test_a_computer_is_given_a_guess_and_not_the_position() -> None:
    match = afloat("seed")
    advice, given = advised(match, "easy")
    truth = save(match.state)
    own = slice(6 * match.seat, 6 * match.seat + 6)
    assert advice.action in [str(option) for option in match.options]
    assert given["hand"][own] == truth["hand"][own]
    assert given["hand"] != truth["hand"], "the hands of the others are dealt anew"


def test_a_computer_answers_the_same_in_the_same_match_and_has_other_luck_in_another() -> None:
    first, again, other = (advised(afloat(seed), "medium") for seed in ("one", "one", "two"))
    assert first == again
    assert first[1] != other[1]


def test_a_database_cannot_make_the_server_start_a_program(tmp_path: Path) -> None:
    """A level is one of ours, whatever a row says: agents of others are run only where somebody asks for them."""
    match, trace = Match(games["loire"], 2, "tampered"), tmp_path / "trace"
    advice = think("loire", match.settings, save(match.state), match.seat, f"bot:touch {trace}", 1)
    assert advice.action in map(str, match.options) and not trace.exists()
