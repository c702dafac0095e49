"""S-4, S-9: the turn, the score check and who wins."""

from __future__ import annotations

from typing import Any

from tests.games.siecle_dor.position import A, B, C, D, Table, box, edition
from tests.rule import rule


def at(points: int, paintings: str = "") -> dict[str, Any]:
    """So many points: markers in provinces would get in each other's way, so paintings and money."""
    return {"laid": paintings, "florins": 10 * points}


@rule("S-4.1", "S-4.5", "S-2.4")
def test_at_the_end_of_his_turn_a_player_turns_his_markers_and_the_left_neighbour_goes_on() -> None:
    table = Table(3)
    table.put(A, markers="zeeland:used brabant:unsold guild-blue:used antilles-7:used antilles-7:unsold indies-3")
    table.put(B, markers="holland:used")
    table.act(A)
    table.play(A, "end")
    assert table[A].markers == "brabant zeeland guild-blue@3 indies-3 antilles-7 antilles-7"
    assert table[B].markers == "holland:used", "those of the others are not his to turn"
    assert (table.asked, table.question, int(table.state.turn)) == (B, "Roll", 2)


@rule("S-9.1", "S-9.2", "R-24", "S-7.6.3")
def test_points_are_counted_for_what_stands_lies_or_is_finished_and_for_full_tens() -> None:
    table = Table(3)
    table.put(
        A,
        florins=29.5,
        pawns="holland utrecht",
        markers="brabant guild-blue indies-4 antilles-7",
        hand="investment-single ship culture-die",
        easel="art-8:5",
        laid="mill mill governor-holland art-7",
    )
    table.act(A)
    assert table.state.sources(A) == {
        "pawns": 2, "provinces": 4, "colonies": 11, "art": 7, "mills": 4, "governors": 1, "money": 2
    }  # fmt: skip
    assert table[A].points == 31


@rule("S-1.1", "S-9.3", "S-9.4", "R-17b")
def test_thirty_three_points_win_only_when_the_turn_ends() -> None:
    table = Table(3)
    table.put(A, **at(33))
    table.act(A)
    assert not table.match.over
    table.play(A, "end")
    assert (table.match.over, table.match.winners, table.match.points) == (True, [A], [33, 1, 1])
    assert [report.facts["count"] for report in table.told("score")] == [33, 1, 1]
    assert table.told("won")[0].clause == "S-9.4"


@rule("S-9.4")
def test_thirty_two_points_do_not_win() -> None:
    table = Table(3)
    table.put(A, **at(32))
    table.act(A)
    table.play(A, "end")
    assert (table.match.over, table.asked) == (False, B)


@rule("R-17b")
def test_points_lost_again_before_the_end_of_the_turn_do_not_win() -> None:
    table = Table(3)
    table.put(A, florins=330, pawns="holland")
    table.act(A)
    table.play(A, "take guild-green", *["move holland utrecht", "move utrecht holland"] * 11, "end")
    assert not table.match.over and table[A].points == 32


@rule("R-17b", "S-9.4")
def test_another_player_may_win_on_somebodys_turn() -> None:
    table = Table(4)
    table.put(C, **at(33))
    table.end(A)
    assert table.match.winners == [C]


@rule("R-17")
def test_of_several_at_thirty_three_the_highest_wins() -> None:
    table = Table(3)
    table.put(A, **at(33))
    table.put(B, **at(34))
    table.end(A)
    assert table.match.winners == [B]


@rule("R-17")
def test_level_scores_go_to_the_active_player_then_to_more_cash_then_clockwise() -> None:
    table = Table(4)
    table.put(A, florins=330)
    table.put(B, florins=335)
    table.end(A)
    assert table.match.winners == [A], "the active player first, though poorer"
    table = Table(4)
    table.put(B, florins=330)
    table.put(C, florins=335)
    table.put(D, florins=335)
    table.end(A)
    assert table.match.winners == [C], "more cash, then clockwise"
    table = Table(4)
    table.put(A, florins=330)
    table.put(B, florins=330)
    table.end(C)
    assert table.match.winners == [A], "clockwise from the active player: D, A, B"


@rule("R-23", "S-4.1")
def test_after_the_last_turn_allowed_the_highest_score_wins() -> None:
    numbers = edition().data["numbers"]
    table = Table(3, edition=box(numbers=numbers | {"turn_limit": numbers["turn_limit"] | {"value": 1}}))
    table.put(B, **at(7))
    table.end(A)
    assert (table.match.over, table.match.winners) == (True, [B])
    assert [report.clause for report in table.told("won")] == ["R-23"]
    assert edition().turn_limit == 400


@rule("R-25", "R-7")
def test_who_could_reach_thirty_three_may_cash_before_the_check_of_anothers_turn() -> None:
    table = Table(4)
    table.put(B, florins=315, hand="investment-single investment-triple investment-triple")
    table.put(C, florins=312, hand="investment-pair investment-pair investment-single spice-single spice-pair")
    table.put(D, florins=10, hand="spice-single")
    table.end(A)
    assert (table.asked, table.question, table.options) == (
        C,
        "LastChance",
        ["cash investment-single", "cash investment-pair", "cash spice-single", "pass"],
    ), "B would only have 32, D far less"
    table.play(C, "cash investment-pair")
    assert table.asked == C
    table.play(C, "cash spice-single")
    assert (table.match.over, table.asked) == (False, C), "set by set, until he passes"
    table.play(C, "pass")
    assert (table.match.winners, table.match.points[C]) == ([C], 33)


@rule("R-25")
def test_a_last_chance_may_be_let_pass_and_the_game_goes_on() -> None:
    table = Table(3)
    table.put(B, florins=325, hand="investment-single")
    table.end(A)
    table.play(B, "pass")
    assert (table.match.over, table.asked, table.question) == (False, B, "Roll")


@rule("R-25")
def test_after_the_last_set_is_cashed_nothing_more_is_asked() -> None:
    table = Table(3)
    table.put(B, florins=325, hand="investment-single")
    table.end(A)
    table.play(B, "cash investment-single")
    assert table.match.winners == [B]


@rule("R-25")
def test_who_ends_the_turn_may_not_take_it_back_once_it_showed_whether_somebody_can_cash() -> None:
    for hand, question in (("investment-single", "LastChance"), ("joker", "Roll")):
        table = Table(3)
        table.put(B, florins=325, hand=hand)
        table.act(A)
        table.play(A, "end")
        assert (table.question, table.match.undoable(A)) == (question, "undo-uncovered")


@rule("R-25")
def test_the_end_of_a_turn_may_be_taken_back_where_nobody_could_cash_enough_with_any_cards() -> None:
    table = Table(3)
    table.put(B, florins=100, hand="investment-single investment-single")
    table.act(A)
    table.play(A, "end")
    assert (table.question, table.match.undoable(A)) == ("Roll", "")
    table.match.undo(A)
    assert (table.asked, table.question) == (A, "Act")
