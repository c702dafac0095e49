"""Answers that wait for the disk at the same moment: written at once, and each of them whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError

from ludotheque.core.match import Match
from ludotheque.core.record import Line
from ludotheque.core.refusal import Refusal
from ludotheque.games import games
from ludotheque.table.hall.database import Taken
from ludotheque.table.hall.keeping import new_row
from ludotheque.table.hall.rows import HouseRow
from ludotheque.table.hall.store import Store
from ludotheque.table.seating import Seat
from tests.table.house import eventually

TABLES = [f"t{number}" for number in range(6)]
PLACE = [Line(0, "place tours")]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = Store(f"sqlite:///{tmp_path / 'table.sqlite3'}")
    match = Match(games["loire"], 2, "seed")
    for table in TABLES:
        store.create(new_row(table, match, [Seat("here"), Seat("here")]), [], [])
    return store


def at_once(store: Store, *works: Callable[[], Any]) -> list[Future[Any]]:
    """What comes of writing these while somebody else writes, so that all of them wait."""
    together: Any = store.write
    with ThreadPoolExecutor(len(works)) as threads, store._turn:
        begun = [threads.submit(work) for work in works]
        eventually(lambda: len(together.__self__._waiting) == len(works))
    return begun


def answer(store: Store, table: str, **more: Any) -> Callable[[], None]:
    return lambda: store.append(table, 0, PLACE, {}, **more)


def stored(store: Store) -> list[str]:
    return [table for table in TABLES if store.find(table)[2] == PLACE]


def commits(store: Store) -> list[None]:
    found: list[None] = []
    event.listen(store.engine, "commit", lambda _: found.append(None))
    return found


def test_answers_that_wait_together_wait_for_the_disk_once(store: Store) -> None:
    counted = commits(store)
    begun = at_once(store, *(answer(store, table) for table in TABLES))
    assert [each.result() for each in begun] == [None] * len(TABLES)
    assert len(counted) == 1 and stored(store) == TABLES


def test_what_fails_for_one_fails_for_that_one_alone_and_whole(store: Store) -> None:
    store.append("t0", 0, PLACE, {})

    def fails(session: Any) -> None:
        session.add(HouseRow(name="half", value="done"))
        session.flush()
        raise OperationalError("insert", {}, Exception("no"))

    begun = at_once(
        store, answer(store, "t1"), answer(store, "t0"), answer(store, "t2", more=fails), answer(store, "t3")
    )
    assert [type(each.exception()) for each in begun[::3]] == [type(None)] * 2
    assert isinstance(begun[1].exception(), Taken)
    assert isinstance(begun[2].exception(), Refusal)
    assert stored(store) == ["t0", "t1", "t3"]
    with store.reading() as session:
        assert session.get(HouseRow, "half") is None


def test_what_comes_of_an_answer_is_written_with_it(store: Store) -> None:
    def settle(session: Any) -> None:
        session.add(HouseRow(name="rated", value="yes"))

    at_once(store, answer(store, "t0", more=settle), answer(store, "t1"))
    with store.reading() as session:
        assert session.get(HouseRow, "rated") is not None


def test_where_the_disk_fills_in_the_middle_nobody_is_told_that_what_is_lost_was_stored(store: Store) -> None:
    with store.reading() as session:
        pages = session.execute(text("PRAGMA page_count")).scalar_one()

    def hold(most: int) -> None:
        event.listen(store.engine, "checkout", lambda raw, *_: raw.execute(f"PRAGMA max_page_count = {most}"))

    def long_answer(table: str) -> Callable[[], None]:
        return lambda: store.append(table, 0, [Line(0, "x" * 9000)], {})

    hold(pages + 8)
    begun = at_once(store, *map(long_answer, TABLES))
    refused = [table for table, each in zip(TABLES, begun) if isinstance(each.exception(), Refusal)]
    kept = [table for table in TABLES if store.find(table)[2]]
    assert refused and sorted(refused + kept) == TABLES, "each is stored or refused, and none is both or neither"
    hold(10 * pages)
    begun = at_once(store, *(long_answer(table) for table in refused))
    assert not any(each.exception() for each in begun)
    assert all(store.find(table)[2] for table in TABLES), "and then it goes on"


def test_where_the_disk_refuses_all_are_refused_and_the_next_are_written(store: Store) -> None:
    def full(_: object) -> None:
        raise OperationalError("commit", {}, Exception("disk is full"))

    event.listen(store.engine, "commit", full)
    begun = at_once(store, *(answer(store, table) for table in TABLES))
    assert all(isinstance(each.exception(), Refusal) for each in begun) and stored(store) == []
    event.remove(store.engine, "commit", full)
    begun = at_once(store, *(answer(store, table) for table in TABLES))
    assert not any(each.exception() for each in begun) and stored(store) == TABLES
