"""F-5: the trading phase, the market and the reserve."""

from __future__ import annotations

import pytest

from tests.games.lin1680.position import A, B, Table
from tests.rule import rule


def trader(hand: str, round: int = 2, pawn: str = "rennes", houses: str = "", other: str = "") -> Table:
    table = Table(2)
    table.put(A, pawn=pawn, houses=houses, hand=hand)
    table.put(B, hand=other)
    table.trade(A, round)
    return table


@rule("F-5.1", "R-21")
def test_without_a_market_town_there_is_no_trade_of_any_kind() -> None:
    """F-5.1: a pawn on Guer, houses on Bain and Mûr; then the same with the pawn on Rennes."""
    table = trader("T4", pawn="guer", houses="bain mur", other="L1")
    assert table.asked == B, "nothing to trade, nothing to build: the turn is over"
    table = trader("T4", houses="bain mur", other="L1")
    assert table.question == "Trade"
    assert table.options == ["offer seat-1", "swap hand-land", "exchange hand-land", "close"]


@rule("F-5.1")
def test_a_house_on_a_market_town_opens_trade_wherever_the_pawn_is() -> None:
    assert trader("T4", pawn="guer", houses="quintin").question == "Trade"


@rule("F-5.1", "R-21")
def test_a_pawn_that_stayed_blocked_on_a_market_town_may_trade() -> None:
    table = Table(2)
    table.put(A, pawn="auray", hand="T3")
    table.put(B, houses="hennebont vannes")
    table.turn(A)
    table.play(A, "roll")
    table.throw(1)
    table.diced("land", "land")
    assert table.told("blocked") and table.question == "Trade"


@rule("F-5.2", "F-5.9")
def test_several_trades_in_one_turn_in_any_order() -> None:
    """F-5.2, F-5.9: three seeds for a loom, again and again."""
    table = trader("G6 T1")
    table.play(A, "exchange hand-seed", "fetch loom", "swap hand-land", "take market-skein", "exchange hand-seed")
    table.play(A, "fetch labour")
    assert table[A].hand == "M1 E1 L1"
    assert table.reserve == "T23 G24 M23 E24 L23"


@rule("F-5.9", "R-34")
def test_the_reserve_wants_three_of_a_kind_and_gives_another_that_is_in_stock() -> None:
    table = trader("G2 T1")
    assert table.offered("exchange") == []
    assert table.refusal(A, "exchange hand-seed").clause == "F-5.9"
    table = trader("G3", other="L24")
    table.play(A, "exchange hand-seed")
    assert table.offered("fetch") == ["land", "labour", "skein"], "not seed, and the looms are gone"


@rule("F-5.9", "R-11")
def test_the_reserve_is_closed_when_it_has_nothing_else_to_give() -> None:
    assert trader("G3", other="T24 M24 E24 L24").offered("exchange") == []
    assert trader("G3", other="T24 M24 E24 L23").offered("exchange") == ["hand-seed"]


@rule("F-5.6", "R-22")
def test_the_market_opens_in_the_second_round_the_rest_at_once() -> None:
    table = trader("T3", round=1, other="L1")
    assert table.options == ["offer seat-1", "exchange hand-land", "close"]
    assert table.refusal(A, "swap hand-land").clause == "F-5.6"


@rule("F-5.6", "F-5.7", "R-34")
def test_one_swap_a_turn_for_a_card_of_another_kind() -> None:
    """F-5.6, F-5.7: land for a skein."""
    table = trader("T2")
    table.play(A, "swap hand-land")
    assert table.offered("take") == ["market-seed", "market-labour", "market-skein", "market-loom"]
    table.play(A, "take market-skein")
    assert (table[A].hand, table.market) == ("T1 E1", "T2 G1 M1 L1")
    assert table.offered("swap") == [] and table.asked != A, "nothing else to trade or to build"
    assert int(table.state.swaps) == 0, "every turn has a swap of its own"


@rule("F-5.8")
def test_three_alike_clear_the_market() -> None:
    table = Table(2)
    table.put(A, pawn="rennes", hand="T2")
    table.lay_market("T2 G1 M1 E1")
    table.trade(A)
    reserve = list(table.state.reserve)
    table.play(A, "swap hand-land", "take market-seed")
    assert table.market == "T1 G1 M1 E1 L1" and table.told("refreshed")
    assert list(table.state.reserve) == [reserve[0] + 2, reserve[1] - 1, reserve[2], reserve[3], reserve[4] - 1]


@rule("F-5.8", "R-11")
def test_a_gap_on_the_market_stays_while_the_reserve_has_none() -> None:
    table = Table(2)
    table.put(A, pawn="rennes", hand="T2")
    table.lay_market("T2 G1 M1 E1")
    table.put(B, hand="L25")
    table.trade(A)
    table.play(A, "swap hand-land", "take market-seed")
    assert table.market == "T1 G1 M1 E1"


@rule("F-5.7")
@pytest.mark.parametrize(("market", "gives"), [("T2 G2 M1", ["hand-land", "hand-loom"]), ("L2", ["hand-land"])])
def test_a_card_is_put_there_only_if_another_kind_can_be_taken(market: str, gives: list[str]) -> None:
    table = Table(2)
    table.put(A, pawn="rennes", hand="T1 L1")
    table.lay_market(market)
    table.trade(A)
    assert table.offered("swap") == gives


@rule("F-3.1", "R-24")
def test_trade_is_closed_for_the_turn() -> None:
    table = trader("T2 L1 G1 M1", other="E1")
    table.play(A, "close")
    assert table.question == "Build" and table.offered("offer") == [] and table.offered("swap") == []


@rule("F-3.2", "F-7.3")
def test_cards_may_be_used_while_trading() -> None:
    table = Table(2)
    table.put(A, pawn="rennes", cards="theft")
    table.put(B, hand="E1")
    table.trade(A)
    table.play(A, "play theft")
    assert (table[A].hand, table[B].hand) == ("E1", "")
    assert "offer seat-1" not in table.options, "there is nothing left to ask for"
