"""S-6: moving, taking guilds, creating markers."""

from __future__ import annotations

import pytest

from tests.games.siecle_dor.position import A, B, Table
from tests.rule import rule


@rule("S-6.1.1")
def test_every_step_costs_half_a_florin() -> None:
    """S-6.1.1: from Gelderland and Utrecht to Holland for one florin and a half."""
    table = Table(3)
    table.put(A, florins=10, pawns="gelderland utrecht")
    table.act(A)
    assert table.refusal(A, "move gelderland utrecht limburg").key == "unreadable-thing"
    assert "gelderland holland" not in table.offered("move")
    table.play(A, "move utrecht holland", "move gelderland utrecht", "move utrecht holland")
    assert (table[A].florins, table[A].pawns) == (8.5, "holland holland")


@rule("S-6.1.1")
def test_without_half_a_florin_nobody_moves() -> None:
    table = Table(3)
    table.put(A, florins=0, pawns="utrecht")
    table.act(A)
    assert table.offered("move") == []
    assert table.refusal(A, "move utrecht holland").clause == "S-6.1.1"


@rule("S-6.1.2", "R-22")
def test_neither_a_crowd_nor_a_marker_keeps_a_pawn_out_but_nothing_is_converted_there() -> None:
    table = Table(3)
    table.put(A, pawns="utrecht utrecht utrecht")
    table.put(B, pawns="holland holland", markers="holland")
    table.act(A)
    table.play(A, *["move utrecht holland"] * 3)
    assert table[A].pawns == "holland holland holland"
    assert table.refusal(A, "create holland").clause == "S-6.3.1"


@rule("S-6.2.1", "S-6.2.2")
def test_a_guild_costs_three_then_one_more_each_time_and_the_former_marker_goes_home() -> None:
    table = Table(3)
    table.act(B)
    table.play(B, "take guild-green")
    assert (table[B].florins, table[B].markers, table[B].reserve) == (7, "guild-green@3", (5, 5))
    table.play(B, "end")
    table.play(2, "roll")
    table.throw(2, 2)
    before = table[2].florins
    table.play(2, "take guild-green")
    assert (before - table[2].florins, table[2].markers, table[B].markers) == (4, "guild-green@4", "")
    assert (table[B].reserve, int(table.state.rung[0])) == ((5, 6), 1)


@rule("S-6.2.2", "S-6.2.3")
def test_four_florins_exactly_are_enough_for_a_guild_that_stands_at_three() -> None:
    table = Table(3)
    table.put(A, florins=4)
    table.put(B, markers="guild-grey@3")
    table.act(A)
    table.play(A, "take guild-grey")
    assert (table[A].florins, table[A].markers, table[B].reserve) == (0, "guild-grey@4", (5, 6))
    assert table.offered("take") == []


@rule("S-6.2.3")
def test_several_guilds_may_be_taken_in_one_turn() -> None:
    table = Table(3)
    table.act(A)
    table.play(A, "take guild-green", "take guild-blue", "take guild-grey")
    assert (table[A].florins, table[A].markers) == (1, "guild-green@3 guild-blue@3 guild-grey@3")


@rule("R-2", "S-6.2.3")
def test_nobody_takes_his_own_guild() -> None:
    table = Table(3)
    table.put(A, markers="guild-blue")
    table.act(A)
    assert table.refusal(A, "take guild-blue").clause == "S-6.2.2"


@rule("R-3", "S-6.2.3")
def test_a_marker_at_the_top_of_its_column_is_safe() -> None:
    table = Table(3)
    table.put(A, florins=50)
    table.put(B, markers="guild-blue@10 guild-grey@9")
    table.act(A)
    assert "guild-blue" not in table.offered("take") and "guild-grey" in table.offered("take")


@rule("S-6.3.1", "S-6.3.2", "R-5")
def test_three_pawns_make_way_for_a_marker_free_of_charge() -> None:
    table = Table(3)
    table.put(A, pawns="groningen groningen groningen groningen")
    table.act(A)
    points = table[A].points
    table.play(A, "create groningen")
    assert (table[A].markers, table[A].pawns, table[A].florins) == ("groningen", "groningen", 10)
    assert (table[A].reserve, table[A].points - points) == ((4, 5), 1)


@rule("S-6.3.1")
def test_creating_is_voluntary_and_needs_three_own_pawns() -> None:
    table = Table(3)
    table.put(A, pawns="groningen groningen")
    table.put(B, pawns="groningen")
    table.act(A)
    assert table.offered("create") == [] and "end" in table.options


@rule("S-6.3.3")
def test_a_marker_in_a_province_is_never_displaced() -> None:
    table = Table(3)
    table.put(A, pawns="groningen groningen groningen")
    table.put(B, markers="groningen")
    table.act(A)
    assert table.offered("create") == []


EVERYWHERE = "holland:used zeeland guild-blue@5 guild-grey:used indies-2 antilles-7"


@rule("S-6.3.4", "R-4", "R-21")
def test_with_an_empty_reserve_a_marker_is_lifted_from_province_guild_or_colony() -> None:
    table = Table(3)
    table.put(A, pawns="groningen groningen groningen", markers=EVERYWHERE)
    table.act(A)
    table.play(A, "create groningen")
    assert table.question == "LiftMarker"
    assert table.offered("lift") == ["zeeland", "guild-blue", "indies-2", "antilles-7"]
    table.play(A, "lift guild-blue")
    assert (table[A].reserve, int(table.state.rung[3])) == ((5, 0), -1)
    assert "groningen" in table[A].markers.split() and "guild-blue@5" not in table[A].markers


SIX = "holland zeeland limburg guild-blue guild-grey antilles-7"


@rule("S-6.2.2", "R-4")
def test_without_a_marker_in_reserve_no_guild_is_offered() -> None:
    table = Table(3)
    table.put(A, markers=SIX)
    table.act(A)
    assert table.offered("take") == []
    assert table.refusal(A, "take guild-green").clause == "S-6.2.2"
    assert table.state.stack[-1].because(table.state, table.edition.take[0]) == "reserve-empty"  # type: ignore[attr-defined]


@rule("R-4")
def test_where_it_is_agreed_a_guild_is_taken_with_a_lifted_marker() -> None:
    table = Table(3, guild_lift=True)
    table.put(A, florins=10, markers=SIX)
    table.act(A)
    table.play(A, "take guild-green")
    assert (table[A].florins, table.question) == (7, "LiftMarker")
    table.play(A, "lift guild-blue")
    assert "guild-green@3" in table[A].markers.split() and "guild-blue" not in table[A].markers


@rule("R-4")
@pytest.mark.parametrize("lift", [False, True])
def test_while_the_reserve_has_a_marker_none_is_lifted(lift: bool) -> None:
    table = Table(3, guild_lift=lift)
    table.put(A, markers="holland zeeland")
    table.act(A)
    table.play(A, "take guild-green")
    assert (table.question, table[A].markers) == ("Act", "holland zeeland guild-green@3")


@rule("R-4b", "S-6.3.4")
def test_a_marker_that_has_acted_or_was_sold_stays_and_without_another_there_is_no_new_one() -> None:
    table = Table(3)
    table.put(A, pawns="groningen " * 3, markers=" ".join(f"{place}:used" for place in SIX.split()))
    table.act(A)
    assert table.offered("create") == []
    assert table.state.stack[-1].because(table.state, table.edition.create[0]) == "no-marker-free"  # type: ignore[attr-defined]


@rule("R-4b", "S-4.4")
@pytest.mark.parametrize(("place", "face"), [("holland", ":used"), ("zeeland", ""), ("limburg", ":unsold")])
def test_a_lifted_marker_keeps_its_face(place: str, face: str) -> None:
    table = Table(3, lift_used=True)
    six = "holland:used zeeland limburg:unsold guild-blue guild-grey guild-green"
    table.put(A, pawns="groningen " * 3, markers=six)
    table.act(A)
    table.play(A, "create groningen", f"lift {place}")
    assert f"groningen{face}" in table[A].markers.split()
    assert ("groningen" in table.offered("auction")) == (face == "")
    assert ("groningen" in table.offered("use")) == (face != ":used")


@rule("R-4b")
def test_from_the_antilles_an_active_marker_is_lifted_if_there_is_one() -> None:
    table = Table(3)
    table.put(A, pawns="groningen " * 3, markers="antilles-7:used antilles-7:used antilles-7 holland zeeland indies-3")
    table.act(A)
    table.play(A, "create groningen", "lift antilles-7")
    assert table[A].markers.split()[-2:] == ["antilles-7:used", "antilles-7:used"]
    assert "groningen" in table[A].markers.split()
