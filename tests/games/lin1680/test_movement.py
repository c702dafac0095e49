"""F-3, F-8.2: the turn, the movement die, and where a pawn may go."""

from __future__ import annotations

import pytest

from ludotheque.games.lin1680.roads import ends_of_paths, ends_of_walks
from tests.games.lin1680.position import A, B, Table, edition
from tests.rule import rule


def at(place: str, seats: int = 2, houses: str = "", **settings: bool) -> Table:
    table = Table(seats, None, **settings)
    table.put(A, pawn=place, houses=houses)
    return table


@rule("F-3.3", "F-3.4", "R-6")
def test_roads_and_sea_routes_are_one_step_each() -> None:
    """F-3.3, F-3.4: from Roscoff."""
    table = at("roscoff")
    table.turn(A)
    assert table.move(A, 1) == ["brest", "morlaix", "paimpol", "saint-pol"]
    table = at("roscoff")
    table.turn(A)
    assert " ".join(table.move(A, 2)) == (
        "belle-isle landerneau lannion lanvollon le-legue morlaix plouescat pontrieux pouldavid "
        "saint-pol saint-renan saint-thegonnec"
    )
    table.play(A, "move landerneau")
    assert table[A].pawn == "landerneau" and table.told("moved")[-1].facts["place"] == "landerneau"


@rule("F-3.5", "R-3")
def test_a_move_ends_neither_on_a_house_of_one_s_own_nor_on_a_pawn() -> None:
    """F-3.5: a pawn on Uzel with its own house on Loudéac."""
    table = at("uzel", houses="loudeac")
    table.turn(A)
    assert table.move(A, 1) == ["quintin"]
    assert table.refusal(A, "move loudeac").clause == "F-3.5"
    table = at("uzel")
    table.put(B, pawn="loudeac")
    table.turn(A)
    assert table.move(A, 1) == ["quintin"]


@rule("R-3", "R-36")
def test_one_s_own_house_is_no_bar_where_that_is_agreed_but_others_are() -> None:
    table = at("uzel", houses="loudeac", stop_on_own_house=True)
    table.put(B, houses="quintin")
    table.turn(A)
    assert table.move(A, 1) == ["loudeac"]


@rule("F-3.6")
def test_pawns_and_houses_do_not_hinder_passing_through() -> None:
    table = at("uzel", houses="loudeac")
    table.put(B, pawn="quintin")
    table.turn(A)
    assert {"pontivy", "mur", "le-legue", "rostrenen"} <= set(table.move(A, 2))


@rule("F-3.7", "R-5")
def test_no_place_is_entered_twice_and_the_start_not_at_all() -> None:
    table = at("uzel")
    table.turn(A)
    assert "uzel" not in table.move(A, 2)
    near = edition().near
    for start in range(len(near)):
        for steps, ends in enumerate(ends_of_paths(near, start, 6), 1):
            assert start not in ends and (steps > 1 or ends == near[start])


@rule("R-5", "R-36")
def test_a_move_may_come_back_where_that_is_agreed() -> None:
    table = at("uzel", path_may_repeat_space=True)
    table.turn(A)
    assert " ".join(table.move(A, 2)) == "le-legue merdrignac moncontour mur pontivy rostrenen uzel"
    walks = ends_of_walks(edition().near, edition().places.index("uzel"), 2)
    assert len(walks[1]) == 7


@rule("F-3.7")
@pytest.mark.parametrize(
    ("pips", "least", "most"), [(1, 2, 6), (2, 2, 12), (3, 5, 20), (4, 9, 29), (5, 18, 46), (6, 28, 61)]
)
def test_ends_on_an_empty_board_are_as_many_as_were_counted(pips: int, least: int, most: int) -> None:
    found = [len(edition().ends[6 * place + pips - 1]) for place in range(80)]
    assert (min(found), max(found)) == (least, most)


@rule("F-3.8", "R-7")
def test_a_blocked_pawn_stays_and_the_turn_goes_on() -> None:
    table = at("uzel", houses="loudeac quintin sizun")
    table.turn(A)
    table.play(A, "roll")
    table.throw(1)
    assert table[A].pawn == "uzel" and table.told("blocked")
    assert table.question == "BeforeDice"
    table.diced("loom", "wild")
    table.play(A, "name loom")
    assert table[A].hand == "L6", "presence 3 on looms, two dice"


@rule("F-3.8", "F-7.3", "R-37")
def test_fire_on_the_throw_frees_a_blocked_pawn() -> None:
    table = at("uzel")
    table.put(A, pawn="uzel", cards="fire")
    table.put(B, houses="loudeac quintin")
    table.turn(A)
    table.play(A, "roll")
    table.throw(1)
    assert table.options == ["stay", "play fire"]
    table.play(A, "play fire", "burn quintin")
    assert table.options == ["move quintin"]
    table.play(A, "move quintin")
    assert table[B].houses == "loudeac"


@rule("F-3.8", "R-37")
def test_a_blocked_pawn_with_another_card_is_asked_all_the_same() -> None:
    table = at("uzel")
    table.put(A, pawn="uzel", cards="joker")
    table.put(B, houses="loudeac quintin")
    table.turn(A)
    table.play(A, "roll")
    table.throw(1)
    assert table.options == ["stay"]
    table.play(A, "stay")
    assert table.options == ["gather"]


@rule("F-3.1", "R-24")
def test_phases_come_in_order() -> None:
    table = at("quintin", houses="guer bain")
    table.put(A, pawn="quintin", houses="", hand="T3 L1")
    table.turn(A)
    table.move(A, 1)
    table.play(A, "move uzel")
    table.diced("skein", "skein")
    assert (table.question, table.told("nothing") != []) == ("Build", True), "no market town: no trade"
    table.play(A, "build house")
    assert (table.asked, int(table.state.active)) == (B, B), "nothing left to do"


@rule("F-3.1", "F-2.7")
def test_turns_go_round_the_table_and_rounds_are_counted_by_the_first_player() -> None:
    table = Table(3)
    table.turn(B, round=1)
    seen = []
    for _ in range(4):
        seat = table.asked
        table.play(seat, "roll")
        table.throw(2)
        table.play(seat, table.options[0])
        table.diced("land", "land")
        seen.append((int(table.state.active), int(table.state.round)))
        assert list(table.state.dice) == [-1] * 4, "the dice of the turn before are taken up"
    assert seen == [(2, 1), (0, 2), (1, 2), (2, 2)]


@rule("F-3.2", "F-7.3")
def test_a_card_may_be_used_before_the_movement_die() -> None:
    table = at("uzel")
    table.put(A, pawn="uzel", cards="storm")
    table.put(B, hand="G2")
    table.turn(A)
    assert table.options == ["roll", "play storm"]
    table.play(A, "play storm")
    assert (table[A].hand, table[B].hand) == ("G1", "G1")
    assert table.options == ["roll"]


@rule("F-3.9", "F-8.2", "R-28")
def test_only_who_is_ready_may_stop_short_in_a_port() -> None:
    """F-3.9, F-8.2: Loudéac, a three: Le Légué and Vannes, both at three."""
    table = Table(2, bales=3)
    table.put(A, pawn="loudeac", houses="guer bain mur dol", bales=3)
    table.turn(A)
    table.move(A, 3)
    assert table.offered("sail") == ["le-legue", "vannes"]
    assert not {"le-legue", "vannes"} & set(table.offered("move")), "the same as to sail"
    table = Table(2, bales=3)
    table.put(A, pawn="loudeac", houses="guer bain mur", bales=3)
    table.turn(A)
    table.move(A, 5)
    assert table.offered("sail") == []
    assert table.refusal(A, "sail le-legue").clause == "F-8.2"
