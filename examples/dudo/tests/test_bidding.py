from tests.rule import rule

from .table import A, B, C, Table


@rule("D-2.2", "D-3.4")
def test_the_first_bid_names_no_aces() -> None:
    table = Table("13", "45")
    assert table.asked == A
    assert "1 aces" not in table.offered("bid") and "1 twos" in table.offered("bid")
    assert table.refusal(A, "bid 2 aces").clause == "D-3.4"
    assert table.refusal(A, "dudo").clause == "D-2.2"


@rule("D-2.3")
def test_bidding_goes_to_the_left_past_those_who_are_out() -> None:
    table = Table("13", "", "45", "6")
    table.play(A, "bid 1 twos")
    assert table.asked == C
    table.play(C, "bid 2 twos")
    assert table.asked == 3


@rule("D-3.2")
def test_more_dice_or_a_higher_face_is_a_raise() -> None:
    table = Table("13", "45", "66")
    table.play(A, "bid 3 fours")
    offered = table.offered("bid")
    assert "3 fives" in offered and "4 twos" in offered
    assert "3 threes" not in offered and "2 sixes" not in offered
    assert table.refusal(B, "bid 3 fours").clause == "D-3.2"


@rule("D-3.3")
def test_half_as_many_aces_are_a_raise_rounded_up() -> None:
    table = Table("1345", "4566", "66223")
    table.play(A, "bid 5 fours")
    assert "3 aces" in table.offered("bid") and "2 aces" not in table.offered("bid")
    assert table.refusal(B, "bid 2 aces").clause == "D-3.3"


@rule("D-3.3")
def test_after_aces_another_face_takes_twice_as_many_and_one_more() -> None:
    table = Table("1345", "4566", "66223")
    table.play(A, "bid 5 fours")
    table.play(B, "bid 3 aces")
    offered = table.offered("bid")
    assert "4 aces" in offered and "7 twos" in offered
    assert "6 sixes" not in offered


@rule("D-3.5")
def test_nobody_bids_more_dice_than_there_are() -> None:
    table = Table("13", "45")
    assert table.refusal(A, "bid 5 twos").clause == "D-3.5" or "5 twos" not in table.offered("bid")
    table.play(A, "bid 4 sixes")
    assert table.offered("bid") == ["2 aces", "3 aces", "4 aces"]
    assert table.refusal(B, "bid 5 sixes").clause == "D-3.5"


@rule("D-5.4")
def test_in_a_palifico_only_the_number_is_raised() -> None:
    table = Table("1", "45", "66", palifico=True)
    table.play(A, "bid 1 aces")
    assert table.offered("bid") == ["2 aces", "3 aces", "4 aces", "5 aces"]
    assert table.refusal(B, "bid 2 sixes").clause == "D-5.4"


@rule("D-5.1")
def test_calza_is_said_by_three_or_more_who_agreed_on_it() -> None:
    three, two, without = Table("1", "2", "3"), Table("1", "2", ""), Table("1", "2", "3", calza=False)
    for table in (three, two, without):
        table.play(A, "bid 1 twos")
    assert "calza" in three.options
    for table in (two, without):
        assert table.refusal(B, "calza").clause == "D-5.1"
