"""A small campaign against the server, on every change; the long one is `make campaign`."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

from tests.campaign import contests, damage, fuzz, siege
from tests.campaign.ledger import Row
from tests.table.house import Server
from tests.waiting import done

FEW = """
import sys
from ludotheque.cli import main
from ludotheque.table.hall import hall
hall.LIVE_TABLES = 4  # as if there were always more tables than can be held
sys.exit(main())
"""
SEED = 12


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with hardly any limits, but for the tables it holds in memory."""
    limits = f"{fuzz.GENEROUS['LUDOTHEQUE_LIMITS']}, chat 9999+9999"  # the trials share it, and speak one after another
    running = Server(tmp_path_factory.mktemp("open"), environment={"LUDOTHEQUE_LIMITS": limits}, program=("-c", FEW))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience and strict limits."""
    running = Server(tmp_path_factory.mktemp("hasty"), environment=siege.HASTY)
    yield running
    running.stop()


def carry_out(trial: Coroutine[Any, Any, None], row: Row) -> None:
    done(trial)
    assert row.sound, "\n".join(row.complaints())
    assert row.requests + row.frames > 0


def test_requests_drawn_from_the_interface_are_answered_as_it_says(open_house: Server) -> None:
    row = Row("requests")
    carry_out(fuzz.requests(open_house, row, 400, 8, 1, SEED), row)
    assert row.requests >= 400 and row.statuses[200] > 50 and row.statuses[422] > 5


def test_frames_drawn_from_the_protocol_never_cut_a_connection(open_house: Server) -> None:
    row = Row("frames")
    carry_out(fuzz.frames(open_house, row, 2000, 20, 1, SEED), row)
    assert row.frames >= 2000 and row.heard["refusal"] > 300
    assert {"position", "pong", "chat", "presence"} <= set(row.heard), "some of it is understood"


def test_of_many_answers_to_one_question_exactly_one_is_stored(open_house: Server) -> None:
    row = Row("races")
    carry_out(contests.races(open_house, row, 8, 8, SEED), row)


def test_above_the_limit_of_tables_all_who_sit_together_see_the_same(open_house: Server) -> None:
    row = Row("crowd")
    carry_out(contests.crowd(open_house, row, 9, 2), row)


def test_bombs_are_answered_with_a_sentence(open_house: Server) -> None:
    row = Row("bombs")
    carry_out(siege.bombs(open_house, row, 1, 100, SEED), row)


def test_on_a_full_disk_nothing_is_changed_and_afterwards_all_goes_on(open_house: Server) -> None:
    row = Row("a full disk", damage.OURS)
    carry_out(damage.full_disk(open_house, row, 1), row)


def test_a_broken_database_costs_what_is_broken_and_nothing_else(open_house: Server) -> None:
    row = Row("a broken database", damage.OURS)
    carry_out(damage.broken_database(open_house, row, 1), row)
    assert row.statuses[503] >= 5


def test_after_a_kill_nothing_that_was_acknowledged_is_lost(open_house: Server) -> None:
    row = Row("kills")
    carry_out(contests.kills(open_house, row, 1, SEED), row)


def test_who_neither_reads_nor_goes_on_is_let_go_and_the_others_play(hasty: Server) -> None:
    row = Row("slow readers")
    carry_out(siege.slow(hasty, row, 5), row)


def test_a_flood_is_told_to_wait_and_the_others_are_served(hasty: Server) -> None:
    row = Row("floods")
    carry_out(siege.floods(hasty, row, 1200), row)
