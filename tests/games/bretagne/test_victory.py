"""B-5.4, B-6: the end of the game, points, and who has won."""

from __future__ import annotations

from tests.games.bretagne.box import edition
from tests.games.bretagne.position import A, B, C, D, Table
from tests.rule import rule


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
