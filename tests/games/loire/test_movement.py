"""L-6, L-7: all the coal laid, forward along the heading, and an arrival."""

from __future__ import annotations

import pytest

from tests.games.loire.position import A, B, C, Table
from tests.rule import rule


def sail(town: str, heading: str, coal: str) -> tuple[str, str]:
    """Where a boat ends, and its heading, after its player has stopped with this coal."""
    table = Table(2)
    table.put(A, at=town, heading=heading, laid=coal)
    table.preparation()
    table.play(A, "stop")
    return table[A].town, table[A].heading


@rule("L-6.1")
def test_stopping_is_an_arrival_whether_the_boat_travelled_or_stayed() -> None:
    for coal in ("", "coal-1"):
        table = Table(2)
        table.put(A, laid=coal)
        table.preparation()
        assert table[A].dock == 0
        table.play(A, "stop")
        assert table[A].dock == 1


@rule("L-6.1")
def test_docking_is_decided_once_also_where_a_dock_stays_free() -> None:
    table = Table(3)
    table.put(A, at="nantes", heading="upstream", moved=True, aboard="wine-tours")
    table.put(B, at="nantes", heading="upstream", dock=1)
    table.preparation(turn=C)
    table.play(C, "stop")
    assert [report.facts["seat"] for report in table.told("docked")] == ["seat-2"]
    assert table[A].aboard == "wine-tours", "mid-river since its arrival, beside a free dock"


@rule("L-6.2")
def test_strength_is_the_number_of_mariners_laid_not_held() -> None:
    table = Table(2)
    table.put(A, hand="mariner mariner", laid="mariner coal-3")
    table.preparation()
    assert table.state.strength(A) == 1


@rule("L-7.1")
def test_a_boat_moves_by_the_sum_of_all_coal_and_keeps_its_mariners() -> None:
    """L-7.1: at Tours heading downstream with coal 2 and 1, stopping after 2 is not offered: it ends at Ancenis."""
    table = Table(2)
    table.put(A, at="tours", heading="downstream", laid="coal-2 coal-1 mariner")
    table.preparation()
    assert table.options == ["stop"]
    table.play(A, "stop")
    assert (table[A].town, table[A].laid, table.discard) == ("ancenis", "mariner", "coal-1 coal-2")


@rule("L-7.1", "L-1.5")
def test_a_boat_heading_upstream_moves_upstream() -> None:
    assert sail("angers", "upstream", "coal-2") == ("tours", "upstream")


@rule("L-7.2")
def test_without_coal_the_boat_stays_and_arrives_where_it_is() -> None:
    """L-7.2: B's one coal 1 is blown up; B stops, does not move and arrives where it is."""
    table = Table(2)
    table.put(A, at="blois", hand="explosion")
    table.put(B, at="tours", laid="coal-1", hand="mariner")
    table.preparation()
    table.play(A, "explode seat-1 coal-1")
    table.play(B, "stop")
    assert (table[B].town, table[B].heading, table[B].dock) == ("tours", "downstream", 1)
    [news] = table.told("stayed")
    assert (news.clause, news.facts) == ("L-7.2", {"seat": "seat-1", "town": "tours"})


@rule("L-7.3")
def test_a_boat_that_ends_at_nantes_has_already_turned() -> None:
    """L-7.3: at Saumur heading downstream with coal 3: at Nantes, heading upstream."""
    assert sail("saumur", "downstream", "coal-3") == ("nantes", "upstream")


@rule("L-7.3")
def test_a_boat_that_ends_at_orleans_has_already_turned() -> None:
    """L-7.3: at Blois heading upstream with coal 1: at Orléans, heading downstream."""
    assert sail("blois", "upstream", "coal-1") == ("orleans", "downstream")


@rule("L-7.3")
def test_a_boat_turns_at_the_end_and_runs_what_is_left_the_other_way() -> None:
    """L-7.3: at Blois heading upstream with coal 3: by Orléans and Blois to Amboise, heading downstream."""
    assert sail("blois", "upstream", "coal-3") == ("amboise", "downstream")
    assert sail("ancenis", "downstream", "coal-3") == ("angers", "upstream"), "by Nantes, and turning costs nothing"


@rule("L-7.3")
@pytest.mark.parametrize("start", ["nantes", "saumur", "orleans"])
def test_fourteen_spaces_are_a_round_trip(start: str) -> None:
    heading = "upstream" if start == "nantes" else "downstream"
    assert sail(start, heading, "coal-3 coal-3 coal-3 coal-3 coal-2") == (start, heading)


@rule("L-7.4")
def test_cargo_and_boats_passed_on_the_way_are_left_alone() -> None:
    """L-7.4: from Tours past Saumur, where cargo lies and a boat is docked, to Angers."""
    table = Table(2)
    table.put(A, at="tours", laid="coal-2 mariner", aboard="orleans-saumur")
    table.put(B, at="saumur", dock=1, laid="mariner")
    table.ashore("wine-saumur saumur-angers")
    table.preparation()
    table.play(A, "stop")
    assert table.told("fought") == []
    assert [report.facts["seat"] for report in table.told("loaded")] == ["seat-1"], "only the boat that docks there"
    assert table[A].aboard == "orleans-saumur", "a passenger is not set down in passing"
    assert table[A].louis == 0


@rule("L-7.4")
def test_no_wine_is_sold_in_passing_nantes() -> None:
    table = Table(2)
    table.put(A, at="ancenis", laid="coal-2", aboard="wine-tours")
    table.put(B, at="blois", moved=True)
    table.preparation()
    table.play(A, "stop")
    assert (table[A].town, table[A].aboard, table[A].louis) == ("ancenis", "wine-tours", 0)
