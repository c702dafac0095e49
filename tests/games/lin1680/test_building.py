"""F-6: houses, bales and privilege cards."""

from __future__ import annotations

import pytest

from ludotheque.core.state import CHANCE
from tests.games.lin1680.position import A, B, Table, edition
from tests.rule import rule


def builder(
    hand: str, pawn: str = "guer", houses: str = "", bales: int = 0, cards: str = "", **settings: bool | int
) -> Table:
    table = Table(2, None, **settings)
    table.put(A, pawn=pawn, houses=houses, hand=hand, bales=bales, cards=cards)
    table.build(A)
    return table


@rule("F-6.1", "F-6.2", "F-6.3", "F-6.4", "R-25")
def test_what_things_cost() -> None:
    pays = {row["id"]: row["pays"] for row in edition().data["price"]}
    assert pays == {
        "house": {"land": 1, "loom": 1},
        "bale": {"seed": 1, "labour": 1, "skein": 1, "loom": 1},
        "privilege": {"land": 1, "seed": 1, "labour": 1},
    }


@rule("F-6.2", "F-6.1", "F-6.5")
def test_a_house_is_paid_to_the_reserve_and_stands_where_the_pawn_is() -> None:
    table = builder("T1 L1")
    reserve = list(table.state.reserve)
    assert table.options == ["build house", "end"]
    table.play(A, "build house")
    assert (table[A].hand, table[A].houses, int(table.state.built[A])) == ("", "guer", 1)
    assert list(table.state.reserve) == [reserve[0] + 1, *reserve[1:4], reserve[4] + 1]
    assert table.asked == B


@rule("F-6.5", "R-29")
def test_one_house_a_place_and_so_one_a_turn() -> None:
    table = builder("T2 L2 G1")
    table.play(A, "build house")
    assert table.asked == B and table[A].hand == "T1 G1 L1"
    table = builder("T1 L1 G1 M1 E1", houses="guer")
    assert table.refusal(A, "build house").clause == "F-6.5"


@rule("F-6.5", "R-4")
def test_no_house_in_a_port() -> None:
    assert builder("T1 L1", pawn="morlaix").asked == B


@rule("R-4", "R-36", "F-4.5")
def test_where_houses_in_ports_are_agreed_they_yield_nothing_and_close_the_port() -> None:
    table = Table(2, None, houses_on_ports=True)
    table.put(A, pawn="morlaix", hand="T1 L1")
    table.put(B, pawn="roscoff", houses="guer bain mur dol", bales=4)
    table.build(A)
    table.play(A, "build house")
    assert table[A].houses == "morlaix" and sum(table.state.works) == 4
    table.play(B, "roll")
    table.throw(1)
    assert table.offered("sail") == ["brest", "paimpol"] and "morlaix" not in table.offered("move")


@rule("F-6.3")
def test_a_bale_goes_onto_the_ship() -> None:
    table = builder("G1 M1 E1 L1 T2", pawn="brest", bales=1)
    table.play(A, "build bale")
    assert (table[A].hand, table[A].bales) == ("T2", 2)
    assert table.told("loaded")[-1].facts["count"] == 1


@rule("F-6.1")
def test_any_number_of_constructions_as_far_as_the_cards_go() -> None:
    table = builder("T3 G3 M3 E2 L3")
    table.play(A, "build bale", "build house", "build bale", "build privilege")
    table.play(CHANCE, "draw joker")
    assert (table[A].hand, table[A].bales, table[A].houses) == ("T1", 2, "guer")


@rule("F-6.4", "F-7.1")
def test_a_privilege_card_is_drawn_hidden_and_used_in_a_later_turn_only() -> None:
    table = builder("T1 G1 M1")
    table.play(A, "build privilege")
    assert table.asked == CHANCE and len(table.offered("draw")) == 8
    table.play(CHANCE, "draw storm")
    assert (table[A].hand, sum(table.state.pile)) == ("", 14)
    assert table.asked == B, "the new card is of no use yet, so nothing is asked"
    assert table[A].cards == "storm", "from the next turn on"


@rule("F-7.1")
def test_a_card_bought_in_this_turn_is_not_offered() -> None:
    table = Table(2)
    table.put(A, pawn="guer", hand="T2 G2 M2")
    table.put(B, hand="G1")
    table.build(A)
    table.play(A, "build privilege")
    table.play(CHANCE, "draw storm")
    assert table[A].cards == "(storm)" and table.options == ["build privilege", "end"]


@rule("F-6.6", "F-5.1")
def test_a_house_on_a_market_town_lets_one_trade_from_the_next_turn_on() -> None:
    table = builder("T4 L1", pawn="rennes")
    table.play(A, "build house")
    assert table.asked == B
    table.play(B, "roll")
    table.throw(1)
    table.play(B, table.options[0])
    table.diced("land", "land")
    table.play(A, "roll")
    table.throw(1)
    table.play(A, "move bain")
    table.diced("loom", "labour")
    assert table[A].hand == "T3 L1" and table.question == "Trade"


@rule("F-6.7")
def test_stocks_are_finite() -> None:
    eight = "bain mur dol uzel sizun callac blain nozay"
    assert builder("T1 L1", houses=eight).asked == B
    assert builder("G1 M1 E1 L1", pawn="brest", bales=5).asked == B


@rule("F-7.2", "R-10", "F-6.4")
def test_with_an_empty_pile_nothing_is_sold() -> None:
    table = Table(2)
    table.put(A, pawn="guer", hand="T1 G1 M1")
    for card in range(8):
        table.state.used[card], table.state.pile[card] = table.state.pile[card], 0
    table.build(A)
    assert table.asked == B


@rule("R-10", "R-36")
def test_used_cards_come_back_where_that_is_agreed() -> None:
    table = Table(2, None, privilege_discard_reshuffled=True)
    table.put(A, pawn="guer", hand="T1 G1 M1")
    for card in range(8):
        table.state.used[card], table.state.pile[card] = table.state.pile[card], 0
    table.build(A)
    table.play(A, "build privilege")
    assert table.told("reshuffled")[-1].facts["count"] == 15
    table.play(CHANCE, "draw fire")
    assert sum(table.state.pile) == 14 and sum(table.state.used) == 0


@rule("F-7.6", "R-19")
def test_a_joker_stands_for_what_is_missing() -> None:
    """F-7.6: seed, labour and loom, and a joker for the skein."""
    table = builder("G1 M1 L1", pawn="brest", cards="joker")
    reserve = list(table.state.reserve)
    table.play(A, "joker skein")
    assert table.options == ["build bale"], "a joker laid must be used"
    table.play(A, "build bale")
    assert (table[A].hand, table[A].bales, table[A].cards) == ("", 1, "")
    assert list(table.state.reserve) == [reserve[0], reserve[1] + 1, reserve[2] + 1, reserve[3], reserve[4] + 1]
    assert list(table.state.used)[7] == 1 and list(table.state.jokers) == [0] * 5


@rule("F-7.6", "R-19")
@pytest.mark.parametrize(
    ("hand", "offered"),
    [("G1 M1 L1", ["land", "skein"]), ("T1", ["loom"]), ("L1", ["land"]), ("T1 M1", ["seed", "loom"]), ("E1", [])],
)
def test_a_joker_is_offered_for_what_can_be_completed_with_it(hand: str, offered: list[str]) -> None:
    """Land with seed and labour is a privilege card, land with a loom a house, a skein with the rest a bale."""
    assert builder(hand, cards="joker").offered("joker") == offered


@rule("F-7.6", "R-19")
def test_several_jokers_go_into_one_construction() -> None:
    table = builder("G1 M1", pawn="brest", cards="joker joker")
    table.play(A, "joker skein")
    assert table.options == ["joker loom"]
    table.play(A, "joker loom", "build bale")
    assert (table[A].bales, table[A].hand) == (1, "")


@rule("F-7.6")
def test_a_joker_may_spare_a_card_that_one_holds() -> None:
    table = builder("T1 L1", cards="joker")
    table.play(A, "joker land", "build house")
    assert table[A].hand == "T1"


@rule("F-7.3", "F-6.2")
def test_loom_only_builds_a_house_for_the_loom_alone() -> None:
    table = builder("L1", pawn="callac", cards="loom-only")
    reserve = list(table.state.reserve)
    assert table.options == ["play loom-only", "end"]
    table.play(A, "play loom-only")
    assert (table[A].hand, table[A].houses, table[A].cards) == ("", "callac", "")
    assert list(table.state.reserve) == [*reserve[:4], reserve[4] + 1]


@rule("F-7.6", "R-19")
def test_a_joker_may_even_be_the_loom_of_loom_only() -> None:
    table = builder("", pawn="callac", cards="loom-only joker")
    assert table.options == ["joker loom", "end"]
    table.play(A, "joker loom")
    assert table.options == ["play loom-only"]
    table.play(A, "play loom-only")
    assert table[A].houses == "callac"


@rule("F-7.3", "R-17")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5)])
def test_two_bales_for_the_price_of_one_as_far_as_the_stock_goes(before: int, after: int) -> None:
    table = builder("G1 M1 E1 L1", pawn="brest", bales=before, cards="two-bales")
    assert table.options == ["build bale", "play two-bales", "end"]
    table.play(A, "play two-bales")
    assert (table[A].bales, table[A].hand) == (after, "")


@rule("R-17")
def test_bales_beyond_the_goal_may_be_loaded() -> None:
    table = builder("G1 M1 E1 L1", bales=4)
    table.play(A, "build bale")
    assert table[A].bales == 5 > table.state.agreed[0]


@rule("R-9", "R-36")
def test_the_limit_of_cards_a_turn_counts_jokers_too() -> None:
    table = builder("G1 M1", pawn="brest", cards="joker joker loom-only", privilege_cards_per_turn=1)
    assert table.options == ["joker land", "end"], "only a privilege card can be completed with one joker"
    table.play(A, "joker land", "build privilege")
    table.play(CHANCE, "draw storm")
    assert table.asked == B
