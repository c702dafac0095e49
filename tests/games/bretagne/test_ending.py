"""B-5, B-6: the end of a round, and of the game."""

from __future__ import annotations

import pytest

from tests.games.bretagne.box import edition
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


@rule("B-5.4", "B-0.15")
def test_the_game_is_over_after_the_fifth_round() -> None:
    table = Table(2)
    table.state.round = 5
    table.end_round("BA")
    assert (table.match.over, table.state.phase) == (True, 6)


@rule("B-5.4", "R-26")
def test_the_game_is_over_as_soon_as_everything_is_built_and_no_rent_is_paid_any_more() -> None:
    table = Table(2)
    table.state.round = 3
    table.put(A, ports="quiberon")
    table.finish(*[name for name in edition().towers if name != "ar-men"])
    table.raise_tower("ar-men", "B0 B0 B0 B0")
    table.evaluate()
    assert table.match.over and table.state.round == 3
    assert table[A].goods == "" and table.told("rent") == []


@rule("B-6.1")
def test_passing_early_francs_and_workers_in_ports_score_at_the_end() -> None:
    table = Table(4)
    table.put(A, francs=11, ports="vannes quiberon concarneau")
    table.put(B, francs=2, ports="quiberon concarneau")
    table.put(C, ports="concarneau camaret")
    table.put(D, francs=3, ports="camaret")
    table.final("BDAC")
    assert [table.state.sources(seat)["pontivy"] for seat in (A, B, C, D)] == [1, 4, 0, 2]
    assert [table.state.sources(seat)["francs"] for seat in (A, B, C, D)] == [3, 0, 0, 1]
    assert [table.state.sources(seat)["ports"] for seat in (A, B, C, D)] == [7, 3, 3, 2]
    assert table.match.points == [11, 7, 3, 5] and table.match.winners == [A]


@rule("B-6.1")
def test_four_workers_in_a_port_bring_one_point_each() -> None:
    table = Table(4)
    for seat in (A, B, C, D):
        table.put(seat, ports="vannes")
    table.final()
    assert [table.state.sources(seat)["ports"] for seat in (A, B, C, D)] == [1, 1, 1, 1]


@rule("B-6.2")
def test_resources_cards_engineers_and_workers_on_scaffolds_are_worth_nothing() -> None:
    table = Table(2)
    table.put(A, goods="wood wood wood", hand="cable cable", engineers=3)
    table.raise_tower("ar-men", "A4 A4")
    table.final("BA")
    assert table.match.points == [2, 4]


@rule("B-6.3")
def test_of_equals_whoever_passed_earlier_wins() -> None:
    for passed, winner in (("ABC", A), ("BAC", B), ("CBA", C)):
        table = Table(3)
        order = ["ABC".index(name) for name in passed]
        for seat, points in zip(order, (10, 12, 13)):
            table.put(seat, points=points)
        table.final(passed)
        assert sorted(table.match.points) == [14, 14, 14] and table.match.winners == [winner]
