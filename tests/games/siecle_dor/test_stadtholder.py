"""S-5: the Stadtholder moves and everybody is paid."""

from __future__ import annotations

from tests.games.siecle_dor.position import A, B, C, Table
from tests.rule import rule


def rolled(first: int, second: int, space: int, laid: str = "") -> Table:
    """A marker of A in Brabant and two pawns in Zeeland; a pawn of B in Brabant; B rolls from a space."""
    table = Table(3)
    table.state.space = space
    table.put(A, pawns="zeeland zeeland", markers="brabant guild-blue indies-2", laid=laid)
    table.put(B, pawns="brabant")
    table.roll(B)
    table.play(B, "roll")
    table.throw(first, second)
    return table


def florins(table: Table) -> list[float]:
    return [table[seat].florins for seat in range(3)]


@rule("S-5.1", "S-4.1", "S-2.5")
def test_the_stadtholder_goes_clockwise_by_both_dice_round_the_whole_track() -> None:
    table = rolled(6, 5, space=50)
    assert table.state.space == 7
    assert (table.asked, table.question) == (B, "Act")


@rule("S-4.1")
def test_rolling_is_compulsory() -> None:
    table = Table(3)
    table.roll(A)
    assert table.options == ["roll"]
    assert table.refusal(A, "end").clause == "S-5.1"


@rule("S-5.2", "S-5.6")
def test_pawns_earn_one_and_markers_two_for_everybody_whoever_rolled() -> None:
    """S-5.2, S-5.6: Brabant and Zeeland."""
    table = rolled(1, 2, space=0)
    assert table.state.space == 3
    assert florins(table) == [14, 11, 10]
    assert [news.clause for news in table.told("paid")] == ["S-5.2", "S-5.2"]


@rule("S-5.1")
def test_spaces_on_the_way_pay_nothing() -> None:
    table = rolled(1, 3, space=53)
    assert (table.state.space, florins(table)) == (3, [14, 11, 10])


@rule("S-5.3")
def test_a_merchant_gives_everybody_one_florin() -> None:
    table = rolled(2, 3, space=0)
    assert (table.state.space, florins(table)) == (5, [11, 11, 11])


@rule("S-5.4")
def test_william_gives_everybody_three_florins() -> None:
    table = rolled(2, 2, space=50)
    assert (table.state.space, florins(table)) == (0, [13, 13, 13])


@rule("S-5.5", "S-7.5.3", "R-12")
def test_a_governor_earns_one_more_even_without_pieces_and_two_earn_two() -> None:
    table = rolled(1, 2, space=0, laid="governor-brabant")
    assert florins(table) == [15, 11, 10]
    table = Table(3)
    table.state.space = 0
    table.put(C, laid="governor-brabant governor-zeeland governor-utrecht")
    table.roll(A)
    table.play(A, "roll")
    table.throw(2, 1)
    assert florins(table) == [10, 10, 12]


@rule("S-5.5", "S-7.5.4", "R-13", "R-19")
def test_a_die_card_names_the_total_instead_of_rolling_and_is_discarded() -> None:
    table = Table(3)
    table.state.space = 0
    table.put(A, hand="culture-die")
    table.roll(A)
    assert table.offered("call") == [str(total) for total in range(2, 13)]
    table.play(A, "call 12")
    assert (table.state.space, table[A].hand, int(table.state.heap[4])) == (12, "", 1)
    assert (table.question, table.told("thrown")) == ("Act", [])


@rule("R-13")
def test_without_a_die_card_no_total_can_be_named() -> None:
    table = Table(3)
    table.put(B, hand="culture-die")
    table.roll(A)
    assert table.refusal(A, "call 7").clause == "S-7.5.4"


@rule("R-7")
def test_a_set_may_be_cashed_before_the_roll() -> None:
    table = Table(3)
    table.put(A, hand="investment-single")
    table.roll(A)
    table.play(A, "cash investment-single")
    assert (table[A].florins, table.question, table.options) == (15, "Roll", ["roll"])
