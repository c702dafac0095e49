from tests.rule import rule

from .table import A, B, C, Table


@rule("D-3.1", "D-4.1", "D-4.2")
def test_a_bid_that_is_there_costs_the_doubter_a_die_and_aces_count() -> None:
    table = Table("14", "46", "23")
    table.play(A, "bid 3 fours")
    table.play(B, "dudo")
    assert table.held == [2, 1, 2]
    assert [news.facts["count"] for news in table.told("counted")] == [3]


@rule("D-4.2", "D-4.3")
def test_a_bid_that_is_not_there_costs_the_bidder_a_die_who_starts_anew() -> None:
    table = Table("24", "46", "23")
    table.play(A, "bid 3 fours")
    table.play(B, "dudo")
    assert table.held == [1, 2, 2]
    table.fall("4", "46", "23")
    assert table.asked == A


@rule("D-4.1")
def test_lifted_dice_are_shown_to_all_and_nothing_stays_hidden() -> None:
    table = Table("14", "46", "23")
    table.play(A, "bid 3 fours")
    table.play(B, "dudo")
    view = table.match.view()
    assert view.shown == [[1, 0, 0, 1, 0, 0], [0, 0, 0, 1, 0, 1], [0, 1, 1, 0, 0, 0]]
    assert (view.called, view.found) == ([3, 3, A, B, 0], 3)
    assert sum(table.state.dice) == 0


@rule("D-4.3", "D-6.1")
def test_who_loses_the_last_die_is_out_and_the_next_one_starts() -> None:
    table = Table("2", "46", "23")
    table.play(A, "bid 3 fours")
    table.play(B, "dudo")
    assert table.told("out")[0].facts["seat"] == "seat-0"
    table.fall("", "46", "23")
    assert table.asked == B


@rule("D-5.2")
def test_an_exact_call_wins_a_die_back() -> None:
    table = Table("14", "46", "23")
    table.play(A, "bid 3 fours")
    table.play(B, "calza")
    assert table.held == [2, 3, 2] and table.state.leader == B


@rule("D-5.2")
def test_nobody_has_more_dice_than_at_first() -> None:
    table = Table("14", "46222", "23")
    table.play(A, "bid 3 fours")
    table.play(B, "calza")
    assert table.held == [2, 5, 2] and not table.told("regained")


@rule("D-5.3")
def test_a_call_that_is_not_exact_costs_a_die() -> None:
    table = Table("14", "46", "23")
    table.play(A, "bid 2 fours")
    table.play(B, "calza")
    assert table.held == [2, 1, 2] and table.state.leader == B


@rule("D-5.4")
def test_who_comes_down_to_one_die_starts_a_palifico_in_which_aces_are_aces() -> None:
    table = Table("24", "46", "23")
    table.play(A, "bid 3 fours")
    table.play(B, "dudo")
    assert table.state.palifico and table.told("palifico")
    table.fall("4", "14", "13")
    table.play(A, "bid 3 fours")
    table.play(B, "dudo")
    assert table.told("counted")[-1].facts["count"] == 2


@rule("D-5.4")
def test_two_alone_play_no_palifico() -> None:
    table = Table("24", "46", "")
    table.play(A, "bid 3 fours")
    table.play(B, "dudo")
    assert table.held == [1, 2, 0] and not table.state.palifico


@rule("D-6.2", "D-6.3")
def test_the_last_one_with_dice_has_won() -> None:
    table = Table("2", "46", "")
    table.play(A, "bid 3 fours")
    table.play(B, "dudo")
    assert table.match.over and table.match.winners == [B]
    assert table.match.points == [0, 2, 0]
    assert C not in table.match.winners
