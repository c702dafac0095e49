"""What is let go leaves the memory at once: nothing waits for the collector, which the server seldom calls."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest
from fastapi.testclient import TestClient

from ludotheque.core import record
from ludotheque.core.refusal import Refusal
from ludotheque.games import games
from ludotheque.lessons.lesson import find
from ludotheque.table.app import create_app
from ludotheque.table.hall import hall as halls
from ludotheque.table.hall import replays, scratch
from ludotheque.table.hall.attached import Attached
from ludotheque.table.hall.audience import Listener
from ludotheque.table.hall.founding import set_up
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.live_table import LiveTable
from ludotheque.table.hall.replays import Replay, Replays
from ludotheque.table.seating import HERE, Seat
from ludotheque.table.settings import Settings
from ludotheque.table.shown.moment import Viewer
from tests.table.house import eventually, fresh_database
from tests.waiting import done

THREE = [{"kind": "link", "name": name} for name in ("Ada", "Yann", "Léa")]
RECORD = Path(__file__).parents[1] / "games/loire/matches/two-players-one-winner.match"


@contextmanager
def uncollected() -> Iterator[Counter[str]]:
    """What of ours nobody holds any more in the end, and would yet lie in memory until somebody looks for it."""
    found: Counter[str] = Counter()
    gc.collect()
    gc.disable()
    try:
        yield found
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        kinds = [type(each) for each in gc.garbage]
        found.update(kind.__qualname__ for kind in kinds if kind.__module__.startswith("ludotheque"))
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


async def played(table: LiveTable, answers: int) -> None:
    """Everybody looks on, each with their own eyes and one in another language; one of them errs."""
    viewers = [Viewer((seat,), "wide", "en") for seat in range(len(table.seats))]
    listeners = [Listener(viewer) for viewer in (*viewers, Viewer((), "tall", "fr"))]
    for listener in listeners:
        table.join(listener)
    for _ in range(answers):
        match = table.match
        with pytest.raises(Refusal):
            await table.play(table.number, match.seat, "what nobody can answer")
        await table.play(table.number, match.seat, str(match.options[0]))
        for listener in listeners:
            while listener._waiting:
                await listener.next()
    for listener in listeners:
        table.leave(listener)


def house(folder: Path) -> Hall:
    return Hall(Settings(database=fresh_database(folder / "tables.sqlite3")))


async def let_go(hall: Hall) -> None:
    hall.let_go(monotonic() + 60)
    await asyncio.sleep(0)  # the loop itself holds what it did last


@pytest.mark.parametrize("game", ["loire", "siecle_dor", "lin1680", "bretagne", "tapestry"])
def test_a_table_is_gone_with_all_that_was_shown_of_it(tmp_path: Path, game: str) -> None:
    async def evening(hall: Hall) -> None:
        id = (await set_up(hall, games[game], THREE, {}, "en"))["table"]
        await played(await hall.table(id), 6)
        await let_go(hall)
        assert hall.census() == (0, 0)

    async def evenings() -> None:
        hall = house(tmp_path)
        await evening(hall)  # what is loaded at the first one stays
        with uncollected() as left:
            await evening(hall)
        assert not left
        hall.close()

    done(evenings())


def test_above_the_limit_as_many_are_in_memory_as_the_limit_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "LIVE_TABLES", 2)

    async def evening() -> None:
        hall = house(tmp_path)
        with uncollected() as left:
            for _ in range(6):
                await hall.table((await set_up(hall, games["loire"], THREE, {}, "en"))["table"])
            await asyncio.sleep(0)
            assert hall.census() == (2, 0)
        assert not left
        hall.close()

    done(evening())


def test_a_table_at_which_a_computer_thought_is_gone_as_well(tmp_path: Path) -> None:
    async def evening() -> None:
        hall = house(tmp_path)
        seats = [THREE[0], {"kind": "computer", "level": "easy"}]
        with uncollected() as left:
            table = await hall.table((await set_up(hall, games["loire"], seats, {}, "en"))["table"])
            while table.number < 6:
                if table.match.seat == 0:
                    await table.play(table.number, 0, str(table.match.options[0]))
                await asyncio.sleep(0.01)
            while not table.idle:
                await asyncio.sleep(0.01)
            del table
            await let_go(hall)
            assert hall.census() == (0, 0)
        assert not left
        hall.close()

    done(evening())


def test_whoever_was_connected_holds_no_table_after_he_has_gone(tmp_path: Path) -> None:
    app = create_app(Settings(database=fresh_database(tmp_path / "tables.sqlite3")))
    with TestClient(app) as client, uncollected():
        hall = app.state.hall
        wish = {"game": "loire", "seats": THREE}
        new = client.post("/api/tables", json=wish).json()
        with client.websocket_connect(f"/api/tables/{new['table']}/live") as live:
            assert live.receive_json()["type"] == "position"
            for nonsense in ("{", '{"type": "%s"}' % ("x" * 5000)):
                live.send_text(nonsense)
                assert live.receive_json()["error"] == "frame"
            live.close()
            eventually(lambda: hall.census() == (1, 0))
        assert client.get(f"/api/tables/{new['table']}").status_code == 200
        hall.let_go(monotonic() + 60)
        eventually(lambda: hall.census() == (0, 0))


def test_a_lesson_that_is_let_go_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scratch, "MOST", 1)

    async def evening() -> None:
        hall = house(tmp_path)
        with uncollected() as left:
            for _ in range(3):
                table = scratch.for_lesson(hall, find(games["loire"], "coal"), [], "en")
                await table.play(table.number, 0, "lay coal-2")
            await asyncio.sleep(0)
            assert hall.census() == (1, 0)
        assert not left
        hall.close()

    done(evening())


def test_a_replay_that_is_let_go_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "KEPT_BYTES", 1)
    found, kept = record.read(RECORD.read_text("utf-8")), Replays()

    def looked_at(id: str) -> None:
        replay = kept.keep(id, Replay(found, (Seat(HERE),) * 2, games["loire"].edition))
        replay.play()
        assert replay.course and replay.at(60).view().picture()

    looked_at("first")
    with uncollected() as left:
        for id in ("second", "third"):
            looked_at(id)
    assert not left and kept.get("second") is None and kept.get("third") is not None


def test_what_is_still_being_done_at_a_table_holds_it(tmp_path: Path) -> None:
    async def evening() -> None:
        hall = house(tmp_path)
        id = (await set_up(hall, games["loire"], THREE, {}, "en"))["table"]
        attached, called = Attached(await hall.table(id)), asyncio.Event()

        async def work() -> None:
            await called.wait()
            assert attached.table.id == id

        begun = attached.begin(work())
        await let_go(hall)
        assert hall.census() == (1, 0)
        called.set()
        await begun
        await asyncio.sleep(0)
        assert hall.census() == (0, 0)
        hall.close()

    done(evening())
