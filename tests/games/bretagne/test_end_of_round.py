"""B-5: the end of a round."""

from __future__ import annotations

import pytest

from tests.games.bretagne.position import A, B, C, D, Table
from tests.rule import rule


@rule("B-5.1")
def test_engineers_leave_an_unfinished_lighthouse_and_a_franc_comes_where_there_were_none() -> None:
    table = Table(2)
    table.raise_tower("ar-men", "A2 B1", engineers=2, francs=1)
    table.raise_tower("pen-men", "B1", francs=2)
    table.finish("eckmuhl")
    table.end_round()
    assert (table.state.engineers_on[6], table.state.francs_on[6], table.state.spare_engineers) == (0, 1, 16)
    assert table.state.francs_on[0] == 3, "francs add up"
    assert table.state.francs_on[9] == 1, "also where nobody has begun"
    assert table.state.francs_on[4] == 0, "but not where all is built"
    assert (table.floors("ar-men"), table.floors("pen-men")) == ("A2 B1", "B1")


@rule("B-5.2", "B-4.2.6", "R-25")
def test_the_third_lighthouse_of_a_coast_improves_its_rents_at_the_end_of_the_round() -> None:
    table = Table(4)
    table.finish("pen-men", "goulphar", "la-vieille", "ar-men", "pontusval")
    table.raise_tower("eckmuhl", "A0 A0 A0")
    table.evaluate()
    assert list(table.state.improved) == [1, 0, 0]
    assert [report.facts["coast"] for report in table.told("improved")] == ["south"]


@rule("B-4.2.6", "B-0.8")
@pytest.mark.parametrize(("seats", "wanted"), [(4, 3), (3, 2), (2, 1)])
def test_lighthouses_of_the_setup_count_for_the_rents(seats: int, wanted: int) -> None:
    for finished in range(4):
        table = Table(seats)
        south = ["goulphar", "ile-aux-moutons", "eckmuhl", "grands-cardinaux", "pen-men"]
        table.finish(*south[: 4 - seats], *south[4 - seats : 4 - seats + finished])
        table.end_round()
        assert table.state.improved[0] == (1 if finished >= wanted else 0)


@rule("B-5.3")
def test_what_is_left_at_quimper_returns_to_the_bank() -> None:
    table = Table(2)
    table.supply(quimper="wood wood clay")
    table.end_round()
    assert sum(table.state.quimper) == 0 and list(table.state.bank) == [15] * 4


@rule("B-5.4")
def test_the_row_of_passing_becomes_the_order_of_the_next_round() -> None:
    table = Table(4)
    table.end_round("CADB")
    assert (table.state.round, list(table.state.order), list(table.state.passed)) == (2, [C, A, D, B], [-1] * 4)
    assert (table.asked, table.question) == (C, "ChooseBarge")
