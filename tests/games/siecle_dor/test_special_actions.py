"""S-7: the special actions of green, yellow, brown, grey and orange places."""

from __future__ import annotations

import pytest

from ludotheque.games.siecle_dor.components import BROWN, GREY, YELLOW
from tests.games.siecle_dor.position import A, B, C, Table
from tests.rule import rule


@rule("S-7.0.1", "S-7.0.4", "S-4.3", "R-1")
def test_every_active_marker_acts_once_a_turn_and_then_turns_over() -> None:
    table = Table(3)
    table.put(A, florins=20, markers="brabant groningen guild-yellow:used")
    table.put(B, markers="zeeland")
    table.act(A)
    assert table.offered("use") == ["brabant", "groningen"]
    table.play(A, "use brabant")
    table.draw("investment-single")
    assert table.offered("use") == ["groningen"]
    assert table[A].markers == "brabant:used groningen guild-yellow@3:used"
    assert table.refusal(A, "use brabant").clause == "S-7.0.1"


@rule("S-4.4", "R-1")
def test_a_marker_acts_in_the_turn_it_is_placed() -> None:
    table = Table(3)
    table.act(A)
    table.play(A, "take guild-yellow", "use guild-yellow")
    table.draw("investment-pair")
    assert (table[A].florins, table[A].hand) == (4, "investment-pair")


@rule("S-7.0.2", "S-7.2.1", "S-7.5.1", "S-7.4.1", "R-6")
@pytest.mark.parametrize(
    ("place", "card"), [("brabant", "investment-pair"), ("zeeland", "ship"), ("flanders", "culture-die")]
)
def test_a_card_costs_three_florins_and_nothing_else_is_sold_there(place: str, card: str) -> None:
    table = Table(3)
    table.put(A, florins=3, markers=place)
    table.act(A)
    table.play(A, f"use {place}")
    table.draw(card)
    assert (table[A].florins, table[A].hand, table[A].reserve) == (0, card, (5, 5))
    assert table.told("used")[0].facts["money"] == 6


@rule("S-7.0.2")
def test_without_three_florins_there_is_no_card() -> None:
    table = Table(3)
    table.put(A, florins=2.5, markers="brabant zeeland flanders holland")
    table.act(A)
    assert table.offered("use") == []


@rule("S-7.1.1", "S-7.1.2", "R-22")
def test_green_buys_a_pawn_for_five_florins_for_any_province() -> None:
    table = Table(3)
    table.put(A, florins=10, pawns="utrecht utrecht utrecht utrecht", markers="holland guild-green")
    table.put(B, markers="zeeland")
    table.act(A)
    table.play(A, "use holland")
    assert len(table.offered("settle")) == 10
    table.play(A, "settle zeeland")
    assert (table[A].florins, table[A].reserve[0]) == (5, 0)
    assert table.offered("use") == [], "no pawn is left in reserve"


@rule("S-7.1.3")
def test_a_third_pawn_may_become_a_marker_at_once() -> None:
    for answer, markers in (("create limburg", "holland:used limburg"), ("keep", "holland:used")):
        table = Table(3)
        table.put(A, florins=5, pawns="limburg limburg", markers="holland")
        table.act(A)
        table.play(A, "use holland", "settle limburg")
        assert (table.question, table.options) == ("ConvertAtOnce", ["create limburg", "keep"])
        table.play(A, answer)
        assert (table[A].markers, table[A].florins) == (markers, 0)


@rule("S-7.1.3", "R-15c")
def test_the_conversion_at_once_takes_its_marker_from_the_reserve_only() -> None:
    table = Table(3)
    table.put(A, pawns="limburg limburg", markers="holland zeeland brabant guild-blue guild-grey indies-2")
    table.act(A)
    table.play(A, "use holland", "settle limburg")
    assert table.question == "Act", "not asked: the reserve is empty"
    assert table.offered("create") == ["limburg"], "the free action may still lift one"


@rule("S-7.2.2", "S-7.2.3", "R-7")
def test_sets_are_worth_five_twelve_and_twenty_florins_and_only_whole() -> None:
    table = Table(3)
    table.put(A, florins=0, hand="investment-single investment-pair investment-triple investment-triple")
    table.act(A)
    assert table.offered("cash") == ["investment-single"]
    table.play(A, "cash investment-single")
    assert (table[A].florins, int(table.state.heap[YELLOW])) == (5, 1)
    assert table.refusal(A, "cash investment-pair").clause == "S-7.2.3"
    for held, worth in (("investment-pair", 12), ("investment-triple", 20)):
        table = Table(3)
        table.put(A, florins=0, hand=f"{held} {held} {held}")
        table.act(A)
        table.play(A, f"cash {held}")
        assert (table[A].florins, int(table.state.heap[YELLOW])) == (worth, 2 if worth == 12 else 3)


@rule("S-7.2.3")
def test_cashed_money_is_spent_in_the_same_turn() -> None:
    table = Table(3)
    table.put(A, florins=0, hand="investment-single", markers="holland")
    table.act(A)
    table.play(A, "cash investment-single", "use holland", "settle utrecht")
    assert (table[A].florins, table[A].pawns) == (0, "utrecht")


@rule("S-7.5.5", "R-7", "R-19")
def test_grey_copies_complete_a_set_and_are_spent_last() -> None:
    table = Table(3)
    table.put(A, florins=0, hand="investment-pair investment-pair culture-investment-pair spice-pair")
    table.act(A)
    table.play(A, "cash investment-pair")
    assert (table[A].hand, int(table.state.heap[GREY])) == ("spice-pair culture-investment-pair", 0)
    assert table.offered("cash") == [], "yellow and orange do not mix"
    table = Table(3)
    table.put(A, florins=0, hand="spice-pair culture-spice-pair")
    table.act(A)
    table.play(A, "cash spice-pair")
    assert (table[A].florins, int(table.state.heap[GREY])) == (18, 1)


@rule("S-7.5.2", "S-7.5.3")
def test_mills_and_governors_are_laid_open_at_once() -> None:
    table = Table(3)
    table.put(A, florins=6, markers="flanders gelderland")
    table.act(A)
    table.play(A, "use flanders")
    table.draw("culture-mill")
    table.play(A, "use gelderland")
    table.draw("culture-governor-holland")
    assert (table[A].hand, table[A].points) == ("", 8 + 2 + 1)


@rule("S-7.6.1", "S-7.0.3")
def test_a_spice_card_costs_the_number_of_its_colony_and_is_never_auctioned() -> None:
    table = Table(3)
    table.put(A, florins=5, markers="indies-5 antilles-7")
    table.act(A)
    assert (table.offered("use"), table.offered("auction")) == (["indies-5"], [])
    table.play(A, "use indies-5")
    table.draw("spice-single")
    assert (table[A].florins, table[A].markers, table[A].hand) == (0, "indies-5:used antilles-7", "spice-single")


@rule("S-7.6.1")
def test_each_marker_in_the_antilles_acts_once() -> None:
    table = Table(3)
    table.put(A, florins=20, markers="antilles-7 antilles-7")
    table.act(A)
    for left in (13, 6):
        table.play(A, "use antilles-7")
        table.draw("spice-triple")
        assert table[A].florins == left
    assert table[A].markers == "antilles-7:used antilles-7:used" and table.offered("use") == []


@rule("S-7.6.2")
def test_spices_are_cashed_like_investments_for_more() -> None:
    for held, worth in (("single", 8), ("pair", 18), ("triple", 30)):
        table = Table(3)
        table.put(A, florins=0, hand=f"spice-{held} spice-{held} spice-{held}")
        table.act(A)
        table.play(A, f"cash spice-{held}")
        assert table[A].florins == worth


@rule("R-19")
def test_an_empty_deck_is_made_anew_of_its_discards_when_a_card_is_drawn() -> None:
    table = Table(3)
    table.put(A, markers="brabant")
    table.empty("yellow", discards=True)
    table.act(A)
    table.play(A, "use brabant")
    assert (int(table.state.deck[YELLOW]), int(table.state.heap[YELLOW])) == (21, 0)
    assert table.told("reshuffled")[0].facts == {"deck": "deck-yellow", "count": 21}
    table.draw("investment-triple")
    assert table[A].hand == "investment-triple"


@rule("R-19", "R-26")
def test_without_cards_and_discards_nothing_can_be_bought() -> None:
    table = Table(3)
    table.put(A, markers="brabant utrecht")
    table.empty("yellow")
    table.empty("brown")
    table.act(A)
    assert table.offered("use") == [] and int(table.state.deck[BROWN]) == 0
    assert len(table[C].hand.split()) == 21, "a hand has no limit"


@rule("R-18")
def test_the_bank_pays_more_than_the_sixty_coins_of_the_box() -> None:
    table = Table(3)
    for seat in (A, B, C):
        table.put(seat, florins=500)
    table.put(A, hand="investment-single")
    table.act(A)
    table.play(A, "cash investment-single")
    assert table[A].florins == 505
