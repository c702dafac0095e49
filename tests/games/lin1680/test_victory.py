"""F-8: bales, houses and a port."""

from __future__ import annotations

import pytest

from tests.games.lin1680.position import A, B, C, Table
from tests.rule import rule

FOUR = "guer bain mur dol"


def ready(pawn: str, houses: str = FOUR, bales: int = 4, hand: str = "", **settings: bool | int) -> Table:
    table = Table(2, None, **settings)
    table.put(A, pawn=pawn, houses=houses, bales=bales, hand=hand)
    return table


@rule("F-8.2", "F-8.3", "R-28")
def test_a_ready_player_sails_into_any_port_within_the_throw_and_wins_without_dice() -> None:
    """F-8.2, F-8.3: Callac, a five."""
    table = ready("callac")
    table.turn(A)
    table.move(A, 5)
    assert sorted(table.offered("sail")) == ["brest", "le-legue", "morlaix", "paimpol", "roscoff", "saint-malo"]
    table.play(A, "sail le-legue")
    assert (table.match.over, table.match.winners, int(table.state.won)) == (True, [A], A)
    assert not table.told("diced") and table.told("won")[-1].facts == {"seat": "seat-0", "place": "le-legue"}


@rule("F-8.2", "R-33")
def test_a_port_with_another_pawn_is_closed() -> None:
    table = Table(2)
    table.put(A, pawn="callac", houses=FOUR, bales=4)
    table.put(B, pawn="le-legue")
    table.turn(A)
    table.move(A, 3)
    assert table.offered("sail") == ["morlaix", "paimpol"]


@rule("R-28")
def test_who_is_ready_may_decline_and_move_exactly() -> None:
    table = ready("callac")
    table.turn(A)
    assert "quintin" in table.move(A, 2)
    table.play(A, "move quintin")
    assert not table.match.over


@rule("R-28", "F-3.8")
def test_who_is_ready_may_sail_where_no_exact_move_exists() -> None:
    table = Table(2)
    table.put(A, pawn="auray", houses="hennebont guer bain mur", bales=4)
    table.put(B, pawn="le-croisic")
    table.turn(A)
    table.play(A, "roll")
    table.throw(1)
    assert table.options == ["sail vannes"]


@rule("F-8.1", "R-13")
@pytest.mark.parametrize(("houses", "bales"), [("guer bain mur", 4), (FOUR, 3)])
def test_too_few_houses_or_bales_and_a_port_is_only_a_port(houses: str, bales: int) -> None:
    table = ready("saint-pol", houses, bales)
    table.turn(A)
    table.move(A, 1)
    assert table.offered("sail") == []
    table.play(A, "move morlaix")
    assert not table.match.over


@rule("R-13", "F-8.1")
def test_fire_and_control_may_stop_who_was_ready() -> None:
    table = Table(2)
    table.put(A, cards="control", pawn="guer")
    table.put(B, pawn="saint-pol", houses="bain mur dol uzel", bales=4)
    table.build(A)
    table.play(A, "play control")
    assert table[B].bales == 3 and table.asked == B, "one ship to choose from, and nothing else to do"
    table.play(B, "roll")
    table.throw(1)
    assert table.offered("sail") == [] and "morlaix" in table.offered("move")


@rule("F-8.4", "F-8.3", "R-12")
def test_buying_the_last_bale_in_a_port_wins_at_once() -> None:
    table = ready("morlaix", bales=3, hand="G1 M1 E1 L1")
    table.build(A)
    table.play(A, "build bale")
    assert table.match.winners == [A] and table.told("won")


@rule("R-12", "R-36", "F-8.4")
def test_where_only_a_move_wins_one_must_leave_and_enter_a_port() -> None:
    table = ready("morlaix", bales=3, hand="G1 M1 E1 L1", win_in_place=False)
    table.build(A)
    table.play(A, "build bale")
    assert not table.match.over
    table.play(B, "roll")
    table.throw(2)
    table.play(B, table.options[0])
    table.diced("land", "land")
    table.play(A, "roll")
    table.throw(2)
    assert "morlaix" not in table.offered("sail") and "roscoff" in table.offered("sail")
    table.play(A, "sail roscoff")
    assert table.match.winners == [A]


@rule("F-8.4", "R-4")
def test_a_house_built_in_a_port_may_win_where_that_is_agreed() -> None:
    table = ready("morlaix", "guer bain mur", 4, "T1 L1", houses_on_ports=True)
    table.build(A)
    table.play(A, "build house")
    assert table.match.winners == [A]


@rule("F-8.1", "F-2.6")
@pytest.mark.parametrize("goal", [3, 4, 5])
def test_the_agreed_number_of_bales_is_enough(goal: int) -> None:
    table = Table(2, None, bales=goal)
    table.put(A, pawn="saint-pol", houses=FOUR, bales=goal)
    table.turn(A)
    table.move(A, 1)
    assert table.offered("sail") == ["morlaix", "roscoff"]


@rule("F-8.5", "R-16", "R-36")
def test_with_the_control_office_the_last_bale_must_pass_a_market_town() -> None:
    table = ready("guingamp", bales=3, hand="G1 M1 E1 L1", control_office_required=True)
    table.turn(A)
    assert "guingamp" not in table.move(A, 2)
    table.play(A, "move le-legue")
    assert not table.match.over
    table.diced("labour", "labour")
    table.play(A, "build bale")
    assert not table.match.over, "in a port, but without a seal"
    table.play(B, "roll")
    table.throw(1)
    table.play(B, table.options[0])
    table.diced("land", "land")
    table.play(A, "roll")
    table.throw(1)
    assert table.offered("sail") == []
    table.play(A, "move quintin")
    assert list(table.state.sealed) == [1, 0]


@rule("R-16", "R-36")
def test_a_sealed_ship_may_sail() -> None:
    table = ready("quintin", control_office_required=True)
    table.state.sealed[A] = 1
    table.turn(A)
    table.move(A, 1)
    assert table.offered("sail") == ["le-legue"]


@rule("R-16")
def test_a_new_bale_breaks_the_seal_even_in_a_market_town() -> None:
    table = ready("quintin", bales=3, hand="G1 M1 E1 L1", control_office_required=True)
    table.state.sealed[A] = 1
    table.build(A)
    table.play(A, "build bale")
    assert (table[A].bales, list(table.state.sealed)) == (4, [0, 0])


@rule("R-5", "R-12", "R-36")
def test_where_walks_may_turn_back_one_may_leave_a_port_and_enter_it_again() -> None:
    table = ready("morlaix", win_in_place=False, path_may_repeat_space=True)
    table.turn(A)
    table.move(A, 2)
    assert "morlaix" not in table.offered("sail") and "morlaix" in table.offered("move")
    table.play(A, "move morlaix")
    assert table.match.winners == [A]


@rule("F-8.5")
def test_without_that_option_the_office_is_only_a_story() -> None:
    table = ready("saint-pol")
    table.turn(A)
    table.move(A, 1)
    assert list(table.state.sealed) == [0, 0] and table.offered("sail")


@rule("F-8.6", "R-32")
@pytest.mark.parametrize(
    ("bales", "hands", "winners"),
    [((1, 2, 1), ("", "", "T1"), [B]), ((2, 2, 1), ("T1", "", ""), [A]), ((1, 1, 1), ("T1", "T1", ""), [A, B])],
)
def test_after_the_last_round_most_bales_houses_cards_win(
    bales: tuple[int, ...], hands: tuple[str, ...], winners: list[int]
) -> None:
    table = Table(3)
    for seat in (A, B, C):
        table.put(seat, bales=bales[seat], hand=hands[seat])
    table.turn(C, round=200)
    table.move(C, 1)
    table.play(C, table.options[0])
    table.diced("land", "land")
    assert table.match.over and table.match.winners == winners
    assert table.told("limit") and [r.facts["seat"] for r in table.told("ahead")] == [f"seat-{s}" for s in winners]


@rule("F-8.6", "R-32")
def test_the_last_round_is_played_to_its_end() -> None:
    table = Table(2)
    table.turn(B, round=199)
    table.move(B, 1)
    table.play(B, table.options[0])
    table.diced("land", "land")
    assert (table.asked, int(table.state.round), table.match.over) == (A, 200, False)


@rule("F-8.6")
def test_houses_come_before_cards_when_bales_are_level() -> None:
    table = Table(2)
    table.put(A, hand="T9")
    table.put(B, houses="guer")
    table.turn(B, round=200)
    table.move(B, 1)
    table.play(B, table.options[0])
    table.diced("skein", "skein")
    assert table.match.winners == [B]
