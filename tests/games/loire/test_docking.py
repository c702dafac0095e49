"""L-8: one dock, and mariners to fight for it."""

from __future__ import annotations

import pytest

from tests.games.loire.position import A, B, C, Table
from tests.rule import rule


def meet(docked: int, arriving: int, bystander: str = "coal-1") -> Table:
    """A is docked at Saumur with so many mariners; B arrives there from Tours with so many; C has not moved."""
    table = Table(3)
    table.put(A, at="saumur", dock=1, laid="mariner " * docked)
    table.put(B, at="tours", laid="coal-1 " + "mariner " * arriving)
    table.put(C, at="blois", hand=bystander)
    table.preparation(turn=B)
    table.play(B, "stop")
    return table


def mariners(table: Table) -> list[int]:
    return [table[seat].laid.split().count("mariner") for seat in (A, B)]


@rule("L-8.1")
def test_an_empty_dock_is_taken_without_a_battle() -> None:
    table = Table(2)
    table.put(A, laid="coal-1")
    table.preparation()
    table.play(A, "stop")
    assert (table[A].town, table[A].dock) == ("saumur", 1)
    [news] = table.told("docked")
    assert (news.clause, news.facts) == ("L-8.1", {"seat": "seat-0", "dock": "saumur"})


@rule("L-8.1", "R-12")
def test_boats_mid_river_do_not_bar_the_way_however_strong() -> None:
    """L-8.1, R-12: the dock at Amboise is empty, an unmoved boat with 2 mariners lies mid-river; A:0 docks."""
    for laid in ("coal-1", "coal-1 mariner"):
        table = Table(2)
        table.put(A, at="blois", laid=laid)
        table.put(B, at="amboise", laid="mariner mariner")
        table.preparation()
        table.play(A, "stop")
        assert (table[A].town, table[A].dock) == ("amboise", 1)
        assert table.told("fought") == []
        assert table.state.strength(B) == 2


@rule("L-8.2")
def test_without_mariners_an_occupied_dock_cannot_be_taken() -> None:
    """L-8.2: docked A:0, arrival B:0: B stays mid-river."""
    table = meet(docked=0, arriving=0)
    assert (table[A].dock, table[B].dock) == (1, 0)
    [news] = table.told("midriver")
    assert (news.clause, news.facts) == ("L-8.2", {"seat": "seat-1", "town": "saumur"})


@rule("L-8.2")
def test_without_mariners_there_is_no_battle_against_a_crew() -> None:
    table = meet(docked=2, arriving=0)
    assert (table[A].dock, table[B].dock, mariners(table)) == (1, 0, [2, 0])
    assert table.told("fought") == []


@rule("L-8.3")
def test_a_boat_without_crew_gives_way_and_no_mariner_is_lost() -> None:
    """L-8.3: docked A:0, arrival B:2: B docked with 2, A mid-river, nothing discarded."""
    table = meet(docked=0, arriving=2)
    assert (table[A].dock, table[B].dock, mariners(table)) == (0, 1, [0, 2])
    assert "mariner" not in table.discard
    assert table.told("fought") == []
    [news] = table.told("evicted")
    assert (news.clause, news.facts) == ("L-8.3", {"seat": "seat-1", "victim": "seat-0", "dock": "saumur"})


@rule("L-8.4", "L-8.4a")
def test_the_stronger_newcomer_takes_the_dock_and_both_lose_as_many_as_the_weaker_had() -> None:
    """L-8.4, L-8.4a: docked A:2, arrival B:3: both discard 2, B docked with 1, A:0 mid-river."""
    table = meet(docked=2, arriving=3)
    assert (table[A].dock, table[B].dock, mariners(table)) == (0, 1, [0, 1])
    assert table.discard.split().count("mariner") == 4
    [battle] = table.told("fought")
    assert (battle.clause, battle.facts) == ("L-8.4", {"seat": "seat-1", "victim": "seat-0", "count": 2})
    assert [report.clause for report in table.told("evicted")] == ["L-8.4a"]


@rule("L-8.4", "L-8.4b", "L-8.5")
def test_the_weaker_newcomer_must_fight_loses_all_and_stays_mid_river() -> None:
    """L-8.4, L-8.4b, L-8.5: docked A:3, arrival B:1: both discard 1, A docked with 2, B:0 mid-river."""
    table = meet(docked=3, arriving=1)
    assert (table[A].dock, table[B].dock, mariners(table)) == (1, 0, [2, 0])
    [news] = table.told("held")
    assert (news.clause, news.facts) == ("L-8.4b", {"seat": "seat-0", "victim": "seat-1", "dock": "saumur"})


@rule("L-8.4b")
def test_equal_crews_both_vanish_and_the_newcomer_drifts() -> None:
    """L-8.4b: docked A:2, arrival B:2: both 0, A keeps the dock."""
    table = meet(docked=2, arriving=2)
    assert (table[A].dock, table[B].dock, mariners(table)) == (1, 0, [0, 0])


@rule("L-8.5")
def test_a_hopeless_battle_cannot_be_declined() -> None:
    table = Table(3)
    table.put(A, at="saumur", dock=1, laid="mariner mariner mariner")
    table.put(B, at="tours", laid="coal-1 mariner")
    table.preparation(turn=B)
    table.play(B, "stop")
    assert table.asked == C, "B is not asked whether to fight"
    assert len(table.told("fought")) == 1


@rule("L-8.6")
def test_survivors_fight_again_when_another_boat_arrives_in_the_same_round() -> None:
    table = Table(4)
    table.put(A, at="saumur", dock=1, laid="mariner mariner mariner")
    table.put(B, at="tours", laid="coal-1 mariner")
    table.put(C, at="tours", laid="coal-1 mariner mariner mariner")
    table.put(3, at="blois", hand="coal-1")
    table.preparation(turn=B)
    table.play(B, "stop")
    assert table.state.strength(A) == 2
    table.play(C, "stop")
    assert (table[A].dock, table[C].dock) == (0, 1)
    assert (table.state.strength(A), table.state.strength(C)) == (0, 1)
    assert [report.facts["count"] for report in table.told("fought")] == [1, 2]


@rule("L-8.6")
def test_a_newcomer_who_took_the_dock_defends_it_with_the_mariners_left() -> None:
    table = Table(4)
    table.put(A, at="saumur", dock=1, laid="mariner")
    table.put(B, at="tours", laid="coal-1 mariner mariner")
    table.put(C, at="tours", laid="coal-1 mariner")
    table.put(3, at="blois", hand="coal-1")
    table.preparation(turn=B)
    table.play(B, "stop")
    table.play(C, "stop")
    assert [table[seat].dock for seat in (A, B, C)] == [0, 1, 0], "one mariner each: B holds the dock"
    assert [table.state.strength(seat) for seat in (A, B, C)] == [0, 0, 0]


@rule("L-8.7", "L-7.2")
def test_who_stays_docks_and_who_also_stays_must_take_the_dock_with_mariners() -> None:
    """L-8.7, L-7.2: A at Tours stops without coal and docks; B, also there without coal, stops with B:1 against A:0."""
    table = Table(3)
    table.put(A, at="tours")
    table.put(B, at="tours", laid="mariner")
    table.put(C, at="blois", hand="coal-1")
    table.preparation()
    table.play(A, "stop")
    assert table[A].dock == 1
    table.play(B, "stop")
    assert (table[A].dock, table[B].dock) == (0, 1)


@rule("L-8.7")
@pytest.mark.parametrize(("crew", "dock"), [(0, 0), (1, 0), (2, 1)])
def test_staying_at_an_occupied_dock_is_an_arrival_like_any_other(crew: int, dock: int) -> None:
    table = Table(3)
    table.put(A, at="tours", dock=1, laid="mariner")
    table.put(B, at="tours", laid="mariner " * crew)
    table.put(C, at="blois", hand="coal-1")
    table.preparation(turn=B)
    table.play(B, "stop")
    assert table[B].dock == dock


@rule("L-8.8")
def test_an_evicted_boat_stays_mid_river_even_when_the_dock_falls_free_of_crew() -> None:
    table = Table(3)
    table.put(A, at="saumur", dock=1)
    table.put(B, at="tours", laid="coal-1 mariner")
    table.put(C, at="blois", hand="coal-1 coal-1", aboard="wine-tours")
    table.preparation(turn=B)
    table.play(B, "stop")
    table.play(C, "bribe seat-1", "lay coal-1")
    assert (table[A].dock, table[B].dock) == (0, 1)
    assert table.asked == C, "A is not asked again"
