"""One visitor cannot starve the others: computers think in turn, and for people first."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import Future
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from ludotheque.games import games
from ludotheque.table.hall import thinking
from ludotheque.table.hall.audience import Listener
from ludotheque.table.hall.computers import Advice, Computers, think
from ludotheque.table.hall.founding import set_up
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.live_table import LiveTable
from ludotheque.table.hall.turns import Urgency
from ludotheque.table.settings import Settings
from ludotheque.table.shown.moment import Viewer
from ludotheque.table.visitor import Visitor, household, visitor
from tests.table.house import Guest, Server, eventually, hear
from tests.waiting import done

EASY = {"kind": "computer", "level": "easy"}
MATCH = games["loire"].new(2, "fair")


class Pool:
    """Takes what it is given and thinks only when it is told to."""

    def __init__(self) -> None:
        self.given: list[tuple[str, tuple[Any, ...], Future[Advice]]] = []

    def submit(self, work: object, game: str, settings: Any, position: Any, seat: int, level: str, *more: Any) -> Any:
        answer: Future[Advice] = Future()
        answer.set_running_or_notify_cancel()  # what a process has begun cannot be cancelled
        self.given.append((level, (game, settings, position, seat, "easy", *more), answer))
        return answer

    def shutdown(self, **_: bool) -> None:
        pass

    async def done(self, at: int) -> None:
        """The job given at this place is done."""
        _, facts, answer = self.given[at]
        answer.set_result(think(*facts))
        await settled()


async def settled() -> None:
    """Let all that can go on go on."""
    for _ in range(20):
        await asyncio.sleep(0)


def computers_and_pool(processes: int) -> tuple[Computers, Pool]:
    computers, pool = Computers(processes), Pool()
    computers._pool = pool  # type: ignore[assignment]
    return computers, pool


async def asked(
    computers: Computers, table: str, urgency: Urgency = Urgency.SITS, address: str = "", level: str = ""
) -> asyncio.Task[Advice]:
    """Ask for an answer at a table; its level tells which one it was."""
    visitor.set(Visitor(address))
    task = asyncio.create_task(computers.advise(MATCH, 0, level or table, table, urgency))
    await settled()
    return task


def evening(play: Coroutine[Any, Any, None]) -> None:
    done(play)


def test_no_more_is_begun_than_there_are_processes() -> None:
    async def play() -> None:
        computers, pool = computers_and_pool(2)
        for table in "abcd":
            await asked(computers, table)
        assert [level for level, *_ in pool.given] == ["a", "b"]
        await pool.done(0)
        assert [level for level, *_ in pool.given] == ["a", "b", "c"]

    evening(play())


def test_an_easy_opponent_waits_for_what_has_begun_and_not_for_thirty_tables_of_computers() -> None:
    async def play() -> None:
        computers, pool = computers_and_pool(2)
        for number in range(30):
            await asked(computers, f"bots-{number}", Urgency.GONE, "203.0.113.9")
        await asked(computers, "watched", Urgency.WATCHES, "203.0.113.9")
        await asked(computers, "ada", Urgency.SITS, "198.51.100.7")
        await pool.done(0)
        await pool.done(1)
        assert [level for level, *_ in pool.given[2:]] == ["ada", "watched"]

    evening(play())


def test_households_are_served_in_turn_and_in_each_its_tables() -> None:
    async def play() -> None:
        computers, pool = computers_and_pool(1)
        await asked(computers, "begun")
        for table in ("a1", "a1", "a2", "a3"):
            await asked(computers, table, address="203.0.113.9")
        for table in ("b1", "b2"):
            await asked(computers, table, address="198.51.100.7")
        await asked(computers, "after a restart")
        for at in range(7):
            await pool.done(at)
        assert [level for level, *_ in pool.given[1:]] == ["a1", "b1", "after a restart", "a2", "b2", "a3", "a1"]

    evening(play())


def test_who_no_longer_waits_takes_nobodys_turn() -> None:
    async def play() -> None:
        computers, pool = computers_and_pool(1)
        begun = await asked(computers, "begun")
        gone = await asked(computers, "gone")
        await asked(computers, "waits")
        gone.cancel()
        begun.cancel()
        await settled()
        assert len(pool.given) == 1, "the process still thinks, though nobody waits for it"
        await pool.done(0)
        assert [level for level, *_ in pool.given[1:]] == ["waits"]
        assert computers.thinking == 1

    evening(play())


@pytest.mark.parametrize(
    ("address", "house"),
    [("203.0.113.9", "203.0.113.9"), ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
     ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"), ("::ffff:203.0.113.9", "203.0.113.9"), ("home", "home")],
)  # fmt: skip
def test_a_household_is_an_address_and_of_the_long_kind_its_first_half(address: str, house: str) -> None:
    assert household({"client": (address, 5)}) == house


# tables of computers only


def bots_in(folder: Path) -> tuple[Hall, Pool]:
    hall = Hall(Settings(database=f"sqlite:///{folder / 'tables.sqlite3'}", computers=1))
    pool = Pool()
    hall.computers._pool = pool  # type: ignore[assignment]
    return hall, pool


async def answered(pool: Pool, table: LiveTable) -> None:
    """Let the computer at this table answer, and wait until that is stored."""
    before = table.number
    await pool.done(-1)
    while table.number == before:
        await asyncio.sleep(0.01)
    await settled()


def test_computers_among_themselves_stop_when_nobody_looks_any_more_and_go_on_when_somebody_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        hall, pool = bots_in(tmp_path)
        now = monotonic()
        monkeypatch.setattr(thinking, "monotonic", lambda: now)
        id = (await set_up(hall, games["loire"], [EASY, EASY], {}, "en"))["table"]
        table = await hall.table(id)
        await settled()
        assert len(pool.given) == 1, "whoever has set it up is taken to look"
        await answered(pool, table)
        assert len(pool.given) == 2
        now += thinking.ATTENTION + 1
        await answered(pool, table)
        assert len(pool.given) == 2 and table.idle, "nobody has looked for long: they rest"
        table.wake()
        await settled()
        assert len(pool.given) == 3, "a look lets them go on"
        now += thinking.ATTENTION + 1
        table.join(watching := Listener(Viewer()))
        await answered(pool, table)
        assert len(pool.given) == 4, "they play on as long as somebody watches"
        table.leave(watching)
        now += thinking.ATTENTION + 1
        await answered(pool, table)
        assert table.idle
        hall.close()

    done(play())


def test_where_a_person_sits_the_computer_answers_though_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        hall, pool = bots_in(tmp_path)
        now = monotonic()
        monkeypatch.setattr(thinking, "monotonic", lambda: now)
        id = (await set_up(hall, games["loire"], [{"kind": "here"}, EASY], {}, "en"))["table"]
        table = await hall.table(id)
        now += thinking.ATTENTION + 1
        await table.answer(0, 0, "place tours")
        await settled()
        assert [level for level, *_ in pool.given] == ["easy"]
        hall.close()

    done(play())


def test_after_a_restart_only_computers_that_somebody_waits_for_go_on_by_themselves(own_server: Server) -> None:
    bots = own_server.set_up(EASY, EASY)["table"]
    ada = own_server.host({"kind": "here", "name": "Ada"}, EASY)
    eventually(lambda: bool(own_server.thinkers()))
    with own_server.lost_in_thought():
        ada.answer("place tours")
        own_server.kill()
    own_server.start()

    def numbers() -> dict[str, int]:
        return {table["table"]: table["number"] for table in own_server.http.get("/api/tables").json()}

    stood = numbers()[bots]
    eventually(lambda: numbers()[ada.table] > 1)
    assert numbers()[bots] == stood
    with Guest(own_server, bots).live() as socket:
        assert hear(socket)["number"] == stood
        assert hear(socket)["number"] > stood
