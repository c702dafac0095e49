"""Answers in advance: given when their seat is asked, if they may be; nobody else knows; given up rather than wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.core.match import Match
from ludotheque.games import games
from ludotheque.table.hall.intentions import Intention, answers, holds, is_open
from tests.table.house import Guest, Server, eventually

ADA, YANN = 0, 1
SEATS = ({"kind": "link", "name": "Ada"}, {"kind": "link", "name": "Yann"})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house"))
    yield running
    running.stop()


def preparing() -> Match:
    """Loire, where Ada prepares her boat and Yann comes next."""
    match = Match(games["loire"], 2, "x", names=["Ada", "Yann"])
    while str(match.options[-1]) != "stop":
        match.play(match.options[0])
    assert match.seat == ADA
    return match


def seated(server: Server) -> tuple[Guest, Guest]:
    ada, yann = server.seated(server.put_down(preparing(), *SEATS))
    return ada, yann


def told(guest: Guest, seat: int) -> dict[str, object] | None:
    found: dict[str, object] | None = guest.get(f"intentions/{seat}").json()["intention"]
    return found


# at a table


def test_an_answer_is_given_when_its_seat_is_asked_and_nobody_knew(server: Server) -> None:
    ada, yann = seated(server)
    before = json.dumps(ada.look())
    assert yann.post("intend", seat=YANN, action="stop").status_code == 200
    assert told(yann, YANN) == {"action": "stop", "whose": None, "what": None}
    assert json.dumps(ada.look()) == before
    assert ada.get(f"intentions/{YANN}").json()["error"] == "not-your-seat"
    assert ada.post("intend", seat=YANN, action="stop").status_code == 403
    number = ada.look()["number"]
    assert ada.answer("stop").status_code == 200
    eventually(lambda: ada.look()["number"] > number + 1 and told(yann, YANN) is None)
    assert "Yann" in next(news["sentence"] for news in ada.look()["news"] if news["at"] > number + 1)


def test_it_can_be_taken_back_and_told_anew(server: Server) -> None:
    ada, yann = seated(server)
    yann.post("intend", seat=YANN, action="pass")
    yann.post("intend", seat=YANN, action="stop", whose=ADA, what="explode")
    assert told(yann, YANN) == {"action": "stop", "whose": ADA, "what": "explode"}
    yann.post("intend", seat=YANN)
    assert told(yann, YANN) is None


def test_what_is_not_possible_after_all_is_given_up_and_its_seat_is_asked(server: Server) -> None:
    ada, yann = seated(server)
    yann.post("intend", seat=YANN, action="stop", whose=ADA, what="explode")
    ada.answer("stop")
    eventually(lambda: told(yann, YANN) is None)
    assert yann.look()["status"] == "asked"


def test_what_cannot_be_told_in_advance_is_refused(server: Server) -> None:
    ada, yann = seated(server)
    wrong = [
        ada.post("intend", seat=ADA, action="stop"),
        yann.post("intend", seat=YANN, action="lay coal-1"),
        yann.post("intend", seat=YANN, action="stop", whose=ADA, what="lay coal-1"),
        yann.post("intend", seat=YANN, action="stop", whose=ADA),
        yann.post("intend", seat=YANN, action="stop", whose=YANN, what="stop"),
        yann.post("intend", seat=YANN, action="stop", whose=9, what="stop"),
        Guest(server, ada.table).post("intend", seat=YANN, action="stop"),
    ]
    assert [(reply.status_code, reply.json()["error"]) for reply in wrong] == [
        (409, "intend-now"), (422, "intend-what"), (422, "intend-what"), (422, "intend-what"),
        (422, "seat-unknown"), (422, "seat-unknown"), (403, "spectator"),
    ]  # fmt: skip


def test_whoever_leaves_takes_the_answer_along(server: Server) -> None:
    ada, yann = seated(server)
    yann.post("intend", seat=YANN, action="stop")
    link = yann.post("free", seat=YANN).json()["url"]
    assert told(server.guest(link), YANN) is None


def test_an_answer_in_advance_survives_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path)
    ada, yann = seated(server)
    yann.post("intend", seat=YANN, action="stop")
    number = ada.look()["number"]
    ada.answer("stop")
    server.kill()
    server.start()
    eventually(lambda: ada.look()["number"] > number + 1)
    server.stop()


# what holds


@pytest.mark.parametrize("game", [game.id for game in games.sound()])
def test_only_what_names_nothing_can_be_told_in_advance(game: str) -> None:
    match = Match(games[game], games[game].least if games[game].least > 1 else 2, "x")
    found = answers(match)
    assert all(not action.args for action in found)
    assert all(match.label(action, language) for action in found for language in ("en", "fr"))


def intended(match: Match, whose: int | None = None, what: str | None = None, action: str = "stop") -> Intention:
    return Intention(YANN, action, whose, what, len(match.lines))


def test_if_she_goes_he_goes() -> None:
    match = preparing()
    if_she_goes, if_she_passes = intended(match, ADA, "stop"), intended(match, ADA, "pass")
    match.play("stop")
    assert holds(match, if_she_goes) and holds(match, intended(match)) and not holds(match, if_she_passes)
    assert not holds(match, intended(match, action="pass"))  # that is not offered


def test_what_was_taken_back_or_answered_meanwhile_gives_it_up() -> None:
    match = preparing()
    told_before = intended(match)
    match.play("stop")
    match.undo(ADA)
    match.play("stop")
    assert not holds(match, told_before) and holds(match, intended(match))
    match = preparing()
    early = intended(match)
    match.play("stop")
    match.play("stop")
    while match.seat != YANN or "stop" not in map(str, match.options):
        match.play("stop" if "stop" in map(str, match.options) else match.options[0])
    assert not holds(match, early)


def test_what_is_hidden_from_a_seat_decides_nothing() -> None:
    """Which capital somebody founds is not seen at once: whether it was this one must not be found out so."""
    match = Match(games["tapestry"], 3, "h0")
    at, chooser = len(match.lines), match.seat
    chosen = match.options[0]
    match.play(chosen)
    other = (chooser + 1) % 3
    assert not is_open(match, at, Intention(other, "stop", chooser, str(chosen), at))
    shown = preparing()
    at = len(shown.lines)
    shown.play("stop")
    assert is_open(shown, at, Intention(YANN, "stop", ADA, "stop", at))
