"""S-7.4: voyages to the colonies."""

from __future__ import annotations

import pytest

from tests.games.siecle_dor.position import A, B, C, Table
from tests.rule import rule

SIX = "holland limburg:used brabant guild-blue@3 guild-grey@3 indies-2"


def drew(held: str, card: str, markers: str = "zeeland", lift_used: bool = False) -> Table:
    """A draws a colony card with a blue marker."""
    table = Table(3, lift_used=lift_used)
    table.put(A, hand=held, markers=markers)
    table.act(A)
    table.play(A, "use zeeland")
    table.draw(card)
    return table


@rule("S-7.4.2", "S-7.4.3", "R-10")
@pytest.mark.parametrize(
    ("held", "card", "left"),
    [
        ("ship captain", "cannon", ""),
        ("ship captain", "joker", ""),
        ("ship joker", "joker", ""),
        ("joker joker", "joker", ""),
        ("joker culture-joker", "ship", ""),
        ("ship ship captain", "joker", "ship"),
    ],
)
def test_a_complete_voyage_sails_at_once(held: str, card: str, left: str) -> None:
    table = drew(held, card)
    assert (table.asked, table.question, table[A].hand) == (A, "Land", left)
    assert table.offered("land") == ["indies-2", "indies-3", "indies-4", "indies-5", "indies-6", "antilles-7"]
    table.play(A, "land indies-3")
    assert (table[A].markers, table[A].reserve[1], table[A].points) == ("zeeland:used indies-3", 4, 4 + 5)
    assert table.question == "Act"


@rule("S-7.4.2")
def test_three_ships_and_a_captain_do_not_sail() -> None:
    table = drew("ship ship captain", "ship")
    assert (table.question, table[A].hand) == ("Act", "ship ship ship captain")


@rule("R-10", "R-19")
def test_own_jokers_are_spent_before_grey_ones() -> None:
    table = drew("culture-joker ship", "joker", "zeeland")
    assert (table.question, table[A].hand) == ("Land", "")
    table = Table(3)
    table.put(A, hand="culture-joker joker ship", markers=SIX)
    table.state.waiting[A] = 1
    table.put(B, hand="")
    table.act(A)
    table.play(A, "sail", "lift holland", "land antilles-7")
    assert (int(table.state.heap[3]), int(table.state.heap[4])) == (2, 1)


@rule("S-7.4.4")
def test_an_indies_space_takes_one_marker_and_the_antilles_any_number() -> None:
    table = Table(3)
    table.put(A, hand="ship captain", markers="zeeland antilles-7")
    table.put(B, markers="indies-2 indies-6 antilles-7")
    table.act(A)
    table.play(A, "use zeeland")
    table.draw("cannon")
    assert table.offered("land") == ["indies-3", "indies-4", "indies-5", "antilles-7"]
    assert table.refusal(A, "land indies-2").clause == "S-7.4.4"
    table.play(A, "land antilles-7")
    assert table[A].points == 4 + 6 + 6


@rule("R-11", "R-4", "R-21")
def test_without_a_marker_in_reserve_one_may_lift_one_or_wait() -> None:
    table = drew("ship captain", "cannon", SIX.replace("holland", "zeeland"))
    assert (table.question, table.options[-1]) == ("LiftToSail", "wait")
    used = [place.removesuffix(":used") for place in table[A].markers.split() if place.endswith(":used")]
    assert used == ["limburg", "zeeland"], "which stay: R-4b"
    assert table.offered("lift") == ["brabant", "guild-blue", "guild-grey", "indies-2"]
    table.play(A, "lift indies-2")
    assert "indies-2" not in table.offered("land"), "not back to where it came from"
    assert table.refusal(A, "land indies-2").clause == "R-4"
    table.play(A, "land indies-4")
    assert table[A].hand == "" and "indies-4" in table[A].markers.split()


@rule("R-4b", "R-11")
def test_where_it_is_agreed_a_used_marker_may_sail_and_arrives_used() -> None:
    table = drew("ship captain", "cannon", SIX.replace("holland", "zeeland"), lift_used=True)
    table.play(A, "lift limburg", "land antilles-7")
    assert table[A].markers.split()[-1] == "antilles-7:used"


@rule("R-11")
def test_who_waits_is_not_asked_again_but_may_sail_in_his_own_actions() -> None:
    table = drew("ship captain", "cannon", "zeeland guild-blue limburg brabant guild-grey indies-2")
    table.play(A, "wait")
    assert (table.question, table[A].hand) == ("Act", "ship captain cannon")
    table.play(A, "use guild-blue")
    table.draw("joker")
    assert table.question == "Act", "a later draw does not ask again"
    assert "sail" in table.options
    table.play(A, "sail")
    assert (table.question, "wait" in table.options) == ("LiftToSail", False)
    table.play(A, "lift limburg", "land indies-3")
    assert (table[A].hand, "sail" in table.options) == ("joker", False)


@rule("R-11", "S-6.2.2")
def test_who_waits_must_sail_as_soon_as_a_marker_comes_home_before_the_turn_goes_on() -> None:
    table = Table(3)
    table.put(B, hand="ship captain joker", markers=SIX)
    table.state.waiting[B] = 1
    table.act(A)
    table.play(A, "take guild-blue")
    assert (table.asked, table.question) == (B, "Land")
    table.play(B, "land indies-5")
    assert (table.asked, table.question, table[B].hand, table[B].reserve[1]) == (A, "Act", "", 0)


@rule("R-11")
def test_after_a_voyage_a_second_set_is_treated_the_same_way() -> None:
    table = Table(3)
    table.put(B, hand="ship captain cannon ship captain cannon", markers=SIX)
    table.state.waiting[B] = 1
    table.act(A)
    table.play(A, "take guild-blue")
    table.play(B, "land indies-5")
    assert (table.asked, table.question, table.options[-1]) == (B, "LiftToSail", "wait")
    table.play(B, "wait")
    assert (table.asked, int(table.state.waiting[B])) == (A, 1)


@rule("R-11", "R-4")
def test_a_marker_of_the_antilles_stays_while_the_indies_are_full() -> None:
    table = Table(3)
    table.put(A, hand="ship captain cannon", markers="antilles-7 " * 6)
    table.put(B, markers="indies-2 indies-3 indies-4 indies-5 indies-6")
    table.state.waiting[A] = 1
    table.act(A)
    assert "sail" not in table.options
    table = Table(3)
    table.put(A, hand="ship captain cannon", markers="zeeland " + "antilles-7 " * 5)
    table.put(B, markers="indies-2 indies-3 indies-4 indies-5 indies-6")
    table.state.waiting[A] = 1
    table.act(A)
    table.play(A, "sail")  # the only marker that may be lifted is lifted without asking
    assert (table.question, table.options) == ("Land", ["land antilles-7"])


@rule("S-7.4.2", "R-10")
def test_the_winner_of_an_auction_sails_on_the_turn_of_another() -> None:
    table = Table(3)
    table.put(A, markers="zeeland")
    table.put(B, hand="ship captain")
    table.put(C, florins=0)
    table.act(A)
    table.play(A, "auction zeeland")
    table.play(B, "raise half")
    table.draw("cannon")
    assert (table.asked, table.question) == (B, "Land")
    table.play(B, "land antilles-7")
    assert (table.asked, table.question, table[B].markers) == (A, "Act", "antilles-7")
