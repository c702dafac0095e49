"""T-3.5, T-13.1: tapestry cards that change rules for an era: tracks, goods and cards."""

import pytest

from ludotheque.games.tapestry.benefits.draws import DrawTapestry
from tests.games.tapestry.position import A, B, Table
from tests.rule import rule

HIT = "roll red-5-vp black-coin"


@rule("T-3.5", "T-6.5")
def test_academia_pays_for_inventions_and_tapestry_cards() -> None:
    table = Table()
    table.put(A, hand="academia")
    table.put(B, era=2)
    table.income(A, 2)
    table.play(A, "play academia")
    table.chance("find tile-1", "draw trap")
    assert table[A].points == 3
    table.gain(A, "invent")
    table.play(A, "invent ammonia")
    assert table[A].points == 6


@rule("T-8.8", "T-4.9")
def test_broker_of_peace_bans_military_and_pays_when_others_advance_there() -> None:
    table = Table()
    table.put(A, laid="broker-of-peace", resources="4 culture")
    table.turn(A)
    assert "military" not in table.offered("advance")
    table.gain(A, "advance-military-x")
    assert table[A].at == ""
    table.gain(B, "advance-military-x")
    assert table[A].points == 3


@rule("R-30")
def test_capitalism_pays_for_coins_earned_and_adds_one_to_markets() -> None:
    table = Table()
    table.put(A, hand="capitalism", buildings="3 market", resources="7 coin")
    table.put(B, era=2)
    table.income(A, 2)
    table.play(A, "play capitalism")
    table.chance("find tile-1", "draw trap")
    assert (table[A].points, table[A].resources.split()[:2]) == (6, ["8", "coin"])
    table.put(A, resources="0 coin")
    table.gain(A, "market")
    table.play(A, "build plot-d4")
    assert table[A].resources.startswith("1 coin")


@rule("T-8.1", "T-4.9")
def test_empiricism_rolls_twice_and_scores_science() -> None:
    table = Table()
    table.put(A, laid="empiricism")
    table.gain(A, "research-x")
    table.chance("science military", "science science")
    assert table.options == ["pick military", "pick science"]
    table.play(A, "pick science", "accept")
    assert (table[A].at, table[A].points) == ("science-1", 2)
    table.gain(A, "research-x")
    table.chance("science military", "science military")
    assert table.question == "AcceptResearch"


@rule("T-9.5", "T-9.3")
def test_golden_age_ignores_prerequisites_and_scores_upgrades() -> None:
    table = Table()
    table.put(A, laid="golden-age", techs="transistors:middle")
    table.gain(A, "upgrade")
    table.play(A, "upgrade transistors")
    assert (table[A].points, table[A].resources) == (3 + 4, "1 culture")


@rule("T-9.2")
def test_industrialism_gives_the_circle_of_what_is_invented() -> None:
    table = Table()
    table.display("calendar")
    table.put(A, laid="industrialism")
    table.gain(A, "invent")
    table.play(A, "invent calendar")
    table.chance("reveal radio")
    assert (table[A].techs, table[A].resources) == ("calendar:bottom", "1 culture")


@rule("T-6.5", "R-4")
def test_marriage_of_state_copies_benefits_before_the_bonus() -> None:
    table = Table()
    table.lay(A, "marriage-of-state")
    table.play(A, "name seat-1", "pick military")
    table.put(B, at="military-1", resources="2 coin")
    table.turn(B)
    table.play(B, "advance military")
    table.chance("draw trap", "draw trap")
    assert (table[A].hand, table[B].hand, table.question, table.asked) == ("trap", "trap", "Exchange", B)


@rule("T-6.5")
def test_marriage_of_state_does_not_copy_a_move_without_benefit_or_another_track() -> None:
    table = Table()
    table.lay(A, "marriage-of-state")
    table.play(A, "name seat-1", "pick military")
    table.put(B, at="military-1 science-1")
    table.gain(B, "advance-military-x")
    table.gain(B, "advance-science")
    table.chance("draw trap")
    assert (table[A].hand, table.question) == ("", "")


@rule("R-48")
def test_marriage_of_state_copies_the_singularity_from_wherever_one_stands() -> None:
    table = Table()
    table.lay(A, "marriage-of-state")
    table.play(A, "name seat-1", "pick technology")
    table.put(A, at="technology-5")
    table.put(B, at="technology-11", resources="2 coin")
    table.turn(B)
    table.play(B, "advance technology", "pick science")
    table.play(A, "pick military")
    assert (table[A].resources, table.state.position(A, 3)) == ("1 coin 1 worker 1 food 1 culture", 0)


@rule("R-29")
def test_mercantilism_turns_food_into_other_goods_for_points() -> None:
    table = Table()
    table.put(A, hand="mercantilism", buildings="3 farm", resources="7 coin")
    table.put(B, era=2)
    table.income(A, 2)
    table.play(A, "play mercantilism")
    table.chance("find tile-1")
    table.play(A, "decline", "take coin", "take worker", "take food")
    table.chance("draw trap")
    # coins: 7 and 1 earned make 8, one more is lost but still turned; 3 food earned
    assert (table[A].points, table[A].resources) == (4 + 4, "8 coin 2 worker 1 food 1 culture")


@rule("T-4.9", "T-8.8")
def test_theocracy_bans_science_and_pays_for_tiers() -> None:
    table = Table()
    table.put(A, laid="theocracy", at="military-0 technology-5")
    table.gain(A, "advance-science-x")
    table.gain(A, "advance-military-x")
    table.gain(A, "advance-military-x")
    table.gain(A, "advance-technology-x")
    assert (table[A].at, table[A].points) == ("military-2 technology-6", 4)
    table.put(B, landmarks="rubber-works")
    table.gain(A, "advance-technology-x")
    assert table[A].points == 8


@rule("T-13.2", "T-13.6")
def test_tyranny_may_lay_one_of_the_cards_gained_over_itself() -> None:
    table = Table()
    table.put(A, hand="tyranny")
    table.put(B, era=2)
    table.income(A, 2)
    table.play(A, "play tyranny")
    table.chance("find tile-1")
    table.play(A, "decline")
    table.chance("draw trap")
    assert table.options == ["play trap", "decline"]
    table.play(A, "play trap")
    assert (table[A].points, table[A].current) == (5 + 10, "trap")
    assert not table.state.enjoys(A, 42)


@rule("T-3.12", "R-30")
@pytest.mark.parametrize(("first", "points"), [("accept", 5 + 2), ("decline", 5)])
def test_with_tyranny_the_cards_of_step_four_may_come_before_the_coins(first: str, points: int) -> None:
    table = Table()
    table.put(A, hand="tyranny")
    table.put(B, era=2)
    table.income(A, 2)
    table.play(A, "play tyranny")
    table.chance("find tile-1")
    table.play(A, first)
    table.chance("draw capitalism")
    table.play(A, "play capitalism")
    assert (table[A].points, table[A].resources) == (points, "1 coin 1 worker 1 food 1 culture")


@rule("T-13.2")
def test_tyranny_chooses_among_cards_gained_together_only() -> None:
    table = Table()
    table.put(A, hand="guilds", laid="tyranny", era=2)
    table.put(B, laid="democracy", era=2)
    table.gain(A, "tapestry")
    table.chance("draw monarchy")
    table.play(A, "decline")
    assert table[A].hand == "guilds monarchy"
    table.do(A, DrawTapestry(A, 3, 0))
    table.chance("draw trap", "draw trap", "draw academia")
    assert table.options == ["play academia", "play trap", "decline"]


@rule("R-37")
def test_wartime_economy_makes_bonuses_for_one_resource_free() -> None:
    table = Table()
    table.put(A, laid="wartime-economy", at="military-1", resources="1 coin")
    table.turn(A)
    table.play(A, "advance military")
    table.chance("draw trap")
    table.play(A, "accept", "build plot-d4")
    assert table[A].buildings == "1 armory"
    table = Table()
    table.put(A, laid="wartime-economy", at="exploration-7", resources="3 food")
    table.turn(A)
    table.play(A, "advance exploration", "build plot-d4")
    assert table.asked == B
