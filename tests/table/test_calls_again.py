"""A web hook that fails is called again with the same words, also after a restart; at last it is given up, and told."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from ludotheque.table.hall import ways
from ludotheque.table.hall.caller import FIRST_WAIT, LEASE, MOST_TRIES
from ludotheque.table.hall.ways import Letter, Undelivered, hooked
from tests.table.catchers import Caught, Letters, hook, mailbox
from tests.table.house import Server, eventually, free_port
from tests.table.test_calls import asked_elsewhere, outcomes
from tests.table.test_people import known

LETTER = Letter("id", "title", "text", "https://games.example.org/t/x")


class House:
    """A server whose clock can be turned, and where mail of it arrives."""

    def __init__(self, folder: Path, letters: Letters, mail: str) -> None:
        self.clock, self.later, self.letters = folder / "clock", 0.0, letters
        self.turn(0)
        told = {"LUDOTHEQUE_MAIL": mail, "LUDOTHEQUE_GRACE": "0.001", "LUDOTHEQUE_CALLS_ANYWHERE": "yes"}
        told |= {"LUDOTHEQUE_TURNED": str(self.clock)}
        self.server = Server(folder, environment=told, program=("-m", "tests.table.turned"))

    def turn(self, seconds: float) -> None:
        self.later += seconds
        fresh = self.clock.with_suffix(".new")
        fresh.write_text(str(self.later))
        fresh.replace(self.clock)  # a clock that is half written would go back

    def called_by(self, address: str, mail: str) -> httpx.Client:
        person = known((self.server, self.letters), mail, mail.partition("@")[0])
        wish = {"ways": ["hook"], "hook": {"url": address, "shape": "plain", "secret": "s3cret"}}
        assert person.post("/api/me/wishes", json=wish).status_code == 200
        asked_elsewhere(self.server, person)
        return person

    def has_noted(self, outcome: str) -> bool:
        """Whether the last try of a call came to this."""
        return self.server.rows("select count(*) from calls where outcome = :outcome", outcome=outcome) == [(1,)]

    def somebody_else_is_called(self, name: str) -> None:
        """By then every other call that was due would have been made."""
        with hook() as (caught, address):
            self.called_by(address, f"{name}@example.org")
            eventually(lambda: len(caught.posts) == 1)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with mailbox() as (letters, address):
        house = House(tmp_path_factory.mktemp("house"), letters, address)
        yield house
        house.server.stop()


def after(tries: int) -> float:
    """Seconds after which the next try is due."""
    return FIRST_WAIT * float(2 ** (tries - 1)) + 1


def said(caught: Caught) -> set[tuple[str, str, bytes]]:
    """All that was posted, each thing once, however often it came."""
    return {(headers["X-Ludotheque-Call"], headers["X-Ludotheque-Signature"], body) for headers, body in caught.posts}


def test_after_an_error_a_refusal_and_a_kill_it_arrives_once_with_the_same_signature(house: House) -> None:
    port = free_port()
    with hook(port) as (caught, address):
        caught.statuses = [500]
        ada = house.called_by(address, "ada@example.org")
        eventually(lambda: outcomes(ada) == [("any", "hook"), ("hook", "status 500")])
    house.turn(after(1))
    eventually(lambda: outcomes(ada) == [("any", "hook"), ("hook", "unreachable")])
    assert ada.get("/api/me").json()["unreached"] == [], "it will be tried again"
    house.server.kill()
    house.server.start()
    with hook(port) as (caught_at_last, _):
        house.turn(after(2))
        eventually(lambda: outcomes(ada) == [("any", "hook"), ("hook", "sent")])
        assert said(caught_at_last) == said(caught) and len(said(caught)) == 1
        ((call, signature, body),) = said(caught)
        assert signature == "sha256=" + hmac.new(b"s3cret", body, hashlib.sha256).hexdigest()
        assert call.encode() in body
        house.turn(LEASE + after(MOST_TRIES))
        house.somebody_else_is_called("later")
        assert len(caught_at_last.posts) == 1, "what has arrived is not sent again"


def test_it_is_given_up_after_so_many_tries_and_its_owner_is_told(house: House) -> None:
    with hook() as (caught, address):
        caught.statuses = [500 + tries for tries in range(1, MOST_TRIES + 5)]
        yann = house.called_by(address, "yann@example.org")
        for tries in range(1, MOST_TRIES):
            eventually(partial(house.has_noted, f"status {500 + tries}"))
            house.turn(after(tries))
        eventually(lambda: yann.get("/api/me").json()["unreached"] != [])
        assert len(caught.posts) == MOST_TRIES and len(said(caught)) == 1
        for language, words in (("en", f"after {MOST_TRIES} tries"), ("fr", f"après {MOST_TRIES} essais")):
            (line,) = yann.get(f"/api/me?lang={language}").json()["unreached"]
            assert words in line and str(500 + MOST_TRIES) in line
        house.turn(LEASE + after(MOST_TRIES))
        house.somebody_else_is_called("much-later")
        assert len(caught.posts) == MOST_TRIES
        caught.statuses = []
        asked_elsewhere(house.server, yann)
        eventually(lambda: yann.get("/api/me").json()["unreached"] == [])


def test_whoever_is_slow_holds_up_nobody_else(house: House) -> None:
    with hook() as (caught, address):
        caught.awake.clear()
        zoe = house.called_by(address, "zoe@example.org")
        eventually(lambda: len(caught.posts) == 1)
        house.somebody_else_is_called("quick")
        assert ("hook", "sent") not in outcomes(zoe)
        caught.awake.set()
        eventually(lambda: ("hook", "sent") in outcomes(zoe))
        assert len(said(caught)) == 1


def test_whoever_does_not_answer_in_time_is_called_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ways, "PATIENCE", 0.05)
    with hook() as (caught, address):
        caught.awake.clear()
        with pytest.raises(Undelivered, match="timeout") as slow:
            hooked({"url": address, "secret": "s3cret"}, LETTER, anywhere=True)
        assert not slow.value.for_good
        caught.awake.set()
    with pytest.raises(Undelivered, match="unreachable") as refused:
        hooked({"url": address, "secret": "s3cret"}, LETTER, anywhere=True)
    assert not refused.value.for_good
