"""T-2, T-4: turns and advances."""

from tests.games.tapestry.position import A, B, C, Table
from tests.rule import rule


@rule("T-2.1", "T-4.1", "T-4.2")
def test_an_advance_is_paid_and_moves_one_token_one_space() -> None:
    table = Table()
    table.put(A, resources="1 coin 1 food")
    table.turn(A)
    assert table.options == [
        *("advance exploration", "advance science", "advance military", "advance technology"),
        "income",
    ]
    table.play(A, "advance exploration", "pay food")
    table.chance("find tile-7", "find tile-8")
    assert (table[A].at, table[A].resources, table[A].tiles) == ("exploration-1", "1 coin", "tile-7 tile-8")
    assert table.asked == B


@rule("T-2.2")
def test_who_cannot_pay_for_any_advance_takes_income() -> None:
    table = Table()
    table.put(A, resources="1 coin", at="exploration-3 science-4 military-7 technology-10")
    table.turn(A)
    assert table.options == ["income"]
    assert table.refusal(A, "advance technology").clause == "T-4.1"


@rule("T-4.1", "T-5.1")
def test_each_tier_has_its_price() -> None:
    for space, resources, left in [
        (3, "1 food 1 coin", ""),
        (6, "1 food 2 coin", ""),
        (9, "2 food 1 coin", "1 coin"),
        (11, "3 food", "1 food"),
    ]:
        table = Table()
        table.put(A, resources=resources, at=f"exploration-{space}")
        table.turn(A)
        table.play(A, "advance exploration")
        assert (table[A].at, table[A].resources) == (f"exploration-{space + 1}", left)


@rule("T-4.1")
def test_any_mix_of_resources_pays_for_what_may_be_any() -> None:
    table = Table()
    table.put(A, resources="2 coin 1 worker 2 food", at="exploration-7")
    table.turn(A)
    table.play(A, "advance exploration", "pay coin", "pay worker")
    assert table[A].resources == "1 coin 1 food"


@rule("T-4.7")
def test_a_token_at_the_end_cannot_advance() -> None:
    table = Table()
    table.put(A, resources="8 culture", at="military-12")
    table.turn(A)
    assert table.offered("advance") == ["exploration", "science", "technology"]


@rule("T-4.3", "T-4.4", "T-5.2")
def test_the_landmark_comes_before_the_benefit() -> None:
    table = Table()
    table.put(A, resources="1 worker 1 coin", at="science-3")
    table.turn(A)
    table.play(A, "advance science")
    assert (table.question, table[A].landmarks) == ("PlaceLandmark", "apothecary")
    table.play(A, "build plot-d6")
    assert table.question == "ChooseOrder"


@rule("T-4.5", "T-4.8")
def test_after_the_benefit_the_bonus_may_be_paid_for_once() -> None:
    table = Table()
    table.put(A, resources="2 coin 1 worker", at="military-1")
    table.turn(A)
    table.play(A, "advance military", "pay coin")
    table.chance("draw guilds")
    assert (table.question, table.options) == ("Exchange", ["accept", "decline"])
    table.play(A, "accept", "pay worker", "build plot-d4")
    assert (table[A].buildings, table[A].hand, table[A].resources) == ("1 armory", "guilds", "1 coin")
    assert table.asked == B


@rule("T-4.8")
def test_a_bonus_may_be_declined() -> None:
    table = Table()
    table.put(A, resources="2 coin", at="military-1")
    table.turn(A)
    table.play(A, "advance military")
    table.chance("draw guilds")
    table.play(A, "decline")
    assert (table[A].buildings, table[A].resources, table.asked) == ("", "1 coin", B)


@rule("T-4.11")
def test_a_bonus_that_would_bring_nothing_is_not_offered() -> None:
    table = Table()
    table.put(A, resources="2 coin", at="military-1", buildings="5 armory")
    table.turn(A)
    table.play(A, "advance military")
    table.chance("draw guilds")
    assert table.asked == B


@rule("T-4.11")
def test_the_bonus_is_offered_where_the_benefit_was_void() -> None:
    table = Table()
    table.put(A, resources="2 coin", at="exploration-1")
    table.turn(A)
    table.play(A, "advance exploration")
    assert (table[A].at, table.question) == ("exploration-2", "Exchange")


@rule("T-4.6")
def test_parts_of_a_benefit_come_in_the_order_one_likes() -> None:
    table = Table()
    table.put(A, techs="radio paper", hand="guilds")
    table.gain(A, "invent + upgrade + vp * tech-cards")
    assert table.options == ["gain invent", "gain upgrade", "gain vp-per-tech-cards"]
    table.play(A, "gain upgrade", "upgrade radio")
    assert table[A].points == 3
    table.play(A, "gain invent", "invent ammonia")
    table.chance("reveal clocks")
    assert table[A].points == 3 + 3


@rule("T-4.6")
def test_then_fixes_the_order() -> None:
    table = Table()
    table.put(A, buildings="2 farm")
    table.gain(A, "farm, vp * farms")
    table.play(A, "build plot-d4")
    assert table[A].points == 3


@rule("T-4.10", "R-2")
def test_one_of_several_is_chosen_among_those_that_can_be_done() -> None:
    table = Table()
    table.gain(A, "explore / farm")
    assert table.question == "PlaceBuilding"
    table = Table()
    table.put(A, tiles="tile-1")
    table.gain(A, "explore / farm")
    assert table.options == ["gain explore", "gain farm"]
    table = Table()
    table.put(A, buildings="5 farm")
    table.gain(A, "explore / farm")
    assert table.question == ""


@rule("T-2.3", "T-18.6")
def test_play_goes_clockwise_past_those_who_have_finished() -> None:
    table = Table()
    table.state.finished[B] = 1
    table.put(A, resources="1 coin")
    table.turn(A)
    table.play(A, "advance science")
    table.chance("science military")
    table.play(A, "decline")
    assert table.asked == C


@rule("T-2.5")
def test_turns_are_played_one_after_the_other() -> None:
    table = Table()
    table.turn(A)
    table.refusal(B, "income")
    assert table.asked == A
