"""F-4: the resource dice and the cards they bring."""

from __future__ import annotations

import pytest

from ludotheque.core.state import CHANCE
from tests.games.lin1680.position import A, B, Table, box, edition
from tests.rule import rule


def at(pawn: str, houses: str = "", cards: str = "", hand: str = "") -> Table:
    table = Table(2)
    table.put(A, pawn=pawn, houses=houses, cards=cards, hand=hand)
    table.dice(A)
    return table


@rule("F-4.1")
def test_each_die_has_five_colours_and_a_multicolour_face() -> None:
    table = at("brest")
    assert table.options == ["gather"]
    table.play(A, "gather")
    assert table.asked == CHANCE and len(table.options) == 36
    step = table.state.stack[-1]
    assert step.weights(table.state) == [1] * 36  # type: ignore[attr-defined]
    assert [str(action) for action in edition().dice[:2]] == ["dice land land", "dice land seed"]


@rule("F-4.2")
def test_a_die_pays_for_the_pawn_that_stands_on_its_colour() -> None:
    """F-4.2: seed and land, a pawn on seed and nothing else."""
    table = at("bain")
    table.diced("seed", "land")
    assert table[A].hand == "G1"


@rule("F-4.2", "F-1.5", "F-4.3", "R-8")
def test_two_dice_alike_pay_twice_for_every_presence() -> None:
    """F-4.2, F-1.5, F-4.3: a pawn on Quintin, houses on Uzel and Sizun, two looms: four."""
    table = at("quintin", houses="uzel sizun")
    table.diced("loom", "loom")
    assert table[A].hand == "L4"
    assert table.told("gained")[-1].facts == {"seat": "seat-0", "count": 4, "kind": "loom"}


@rule("R-8", "F-1.5")
def test_pawn_and_house_on_one_place_both_pay() -> None:
    table = at("uzel", houses="uzel")
    table.diced("loom", "land")
    assert table[A].hand == "L2"


@rule("F-4.2")
def test_only_the_active_player_collects() -> None:
    table = Table(2)
    table.put(A, pawn="bain")
    table.put(B, pawn="dol", houses="lannion")
    table.dice(A)
    table.diced("seed", "seed")
    assert (table[A].hand, table[B].hand) == ("G2", "")


@rule("F-4.4")
def test_a_multicolour_die_is_named_after_a_colour_one_is_present_on() -> None:
    """F-4.4: a pawn on land, a loom and a multicolour die: land it is."""
    table = at("guer", houses="bain")
    table.diced("loom", "wild")
    assert table.options == ["name land", "name seed"]
    assert table.refusal(A, "name loom").clause == "F-4.4"
    table.play(A, "name land")
    assert table[A].hand == "T1"


@rule("F-4.4")
def test_a_single_colour_is_named_without_asking() -> None:
    table = at("guer")
    table.diced("loom", "wild")
    assert table[A].hand == "T1" and table.told("named")


@rule("F-4.4", "R-8")
def test_a_named_die_combines_with_the_other() -> None:
    table = at("guer", houses="malestroit bain")
    table.diced("wild", "land")
    table.play(A, "name land")
    assert table[A].hand == "T4", "presence 2, two dice"


@rule("F-4.4")
def test_two_multicolour_dice_are_named_one_by_one() -> None:
    table = at("guer", houses="bain dol")
    table.diced("wild", "wild")
    table.play(A, "name land", "name seed")
    assert table[A].hand == "T1 G2"


@rule("F-4.4", "F-4.5")
def test_without_any_presence_a_multicolour_die_is_worth_nothing() -> None:
    table = at("brest")
    table.diced("wild", "wild")
    assert table[A].hand == "" and table.told("nothing") and not table.told("named")


@rule("F-4.5")
def test_ports_yield_nothing_and_market_towns_their_resource() -> None:
    """F-4.5: Brest, houses on Mûr and Bain, loom and land: nothing."""
    table = at("brest", houses="mur bain")
    table.diced("loom", "land")
    assert table[A].hand == ""
    table = at("rennes")
    table.diced("loom", "land")
    assert table[A].hand == "L1"


@rule("F-4.5", "R-35", "F-1.2")
def test_a_market_town_of_another_box_may_yield_something_else() -> None:
    places = [row | {"yields": "skein"} if row["id"] == "rennes" else row for row in edition().data["place"]]
    table = Table(2, box(place=places))
    table.put(A, pawn="rennes")
    table.dice(A)
    table.diced("loom", "skein")
    assert table[A].hand == "E1"


@rule("F-4.6", "R-11")
def test_what_the_reserve_lacks_is_lost() -> None:
    table = Table(2)
    table.put(A, pawn="quintin", houses="uzel moncontour")
    table.put(B, hand="L20")
    table.dice(A)
    assert table.state.reserve[4] == 4
    table.diced("loom", "loom")
    assert table[A].hand == "L4" and table.state.reserve[4] == 0
    assert table.told("lacked")[-1].facts["count"] == 2


@rule("F-4.1", "F-3.3")
def test_the_move_can_be_taken_back_until_the_resource_dice_are_thrown() -> None:
    table = Table(2)
    table.put(A, pawn="guer")
    table.turn(A)
    table.move(A, 1)
    table.play(A, "move redon")
    table.match.undo(A)
    table.play(A, "move montfort")
    table.diced("labour", "land")
    assert table[A].hand == "M1" and table.match.undoable(A) == "undo-chance"


@rule("R-20", "F-7.3", "R-37")
def test_a_reroll_is_used_before_anything_is_named_or_taken() -> None:
    table = at("guer", houses="bain", cards="reroll reroll")
    table.play(A, "gather")
    table.diced("wild", "loom")
    assert table.options == ["keep", "play reroll"] and table[A].hand == ""
    table.play(A, "play reroll")
    table.diced("loom", "loom")
    table.play(A, "play reroll")
    table.diced("land", "land")
    assert table[A].hand == "T2", "no card is left, so nothing is asked"
    assert table[A].cards == "" and list(table.state.used)[6] == 2


@rule("R-37", "F-7.1")
@pytest.mark.parametrize("card", ["joker", "reroll", "fire"])
def test_whoever_holds_cards_is_asked_whichever_they_are(card: str) -> None:
    table = at("guer", cards=card)
    table.diced("loom", "loom")
    assert table.options == (["keep", "play reroll"] if card == "reroll" else ["keep"])
    table.play(A, "keep")
    assert table.question == "Build" and table.options[-1] == "end"
