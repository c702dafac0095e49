"""T-18: when players finish, and who wins."""

from tests.games.tapestry.position import A, B, C, Table
from tests.rule import rule


def last_income(table: Table, seat: int) -> None:
    table.income(seat, 5)


@rule("T-18.1", "T-18.6")
def test_a_player_is_done_after_the_fifth_income_turn_and_the_others_play_on() -> None:
    table = Table()
    table.put(A, laid="academia", era=4)
    last_income(table, A)
    assert table.state.finished[A] == 1
    assert (table.asked, table.state.active[2 * A]) == (B, -1)


@rule("T-18.2", "T-18.5", "R-40")
def test_who_has_finished_gains_nothing_any_more() -> None:
    table = Table()
    table.state.finished[B] = 1
    table.lay(A, "diplomacy")
    table.play(A, "take coin")
    assert table.asked == C
    table.play(C, "take food")
    assert (table[B].resources, table.asked) == ("", A)
    table.gain(B, "10 vp")
    table.gain(B, "tapestry + play-over + vp * tapestry-cards")
    assert (table[B].points, table.question) == (0, "")


@rule("T-18.3")
def test_most_points_win() -> None:
    table = Table(2)
    table.put(A, points=20)
    table.put(B, points=30)
    table.state.finished[B] = 1
    last_income(table, A)
    assert (table.match.over, table.match.winners) == (True, [B])


@rule("T-18.3")
def test_a_tie_is_broken_by_resources_and_else_shared() -> None:
    for resources, winners in [("5 coin", [B]), ("3 coin", [A, B]), ("2 coin", [A])]:
        table = Table(2)
        table.put(A, points=30, resources="3 food")
        table.put(B, points=30, resources=resources)
        table.state.finished[B] = 1
        last_income(table, A)
        assert table.match.winners == winners


@rule("T-18.4")
def test_points_go_on_past_a_hundred() -> None:
    table = Table()
    table.put(A, points=198)
    table.gain(A, "13 vp")
    assert table[A].points == 211


@rule("T-18.5")
def test_a_finished_player_keeps_positions_for_comparison_and_lands_that_can_be_lost() -> None:
    table = Table()
    table.tile("tile-5", "hex-e4")
    table.put(B, outposts="hex-e4", at="exploration-9")
    table.state.finished[B] = 1
    table.put(A, techs="zeppelins:middle")
    table.gain(A, "upgrade")
    table.play(A, "upgrade zeppelins")
    table.gain(A, "conquer")
    table.play(A, "conquer hex-e4")
    assert table[B].lands == "hex-g5"
